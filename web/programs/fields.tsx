/** The fields of each kind of programmed move, with the choices that the position gives. */
import type { Child } from "hono/jsx";
import { DIVIDEND_KINDS, type ProgramKind } from "../../engine/index.ts";
import type { ProgramTexts } from "../../lambdas/service/programs/words/index.ts";
import type { Scene } from "../game/scene.ts";

/** The fields; null where there is nothing to choose from, so that the kind is not offered. */
export function fieldsOf(kind: ProgramKind, scene: Scene, texts: ProgramTexts): Child {
  switch (kind) {
    case "pass":
      return [];
    case "buy":
      return <BuyFields scene={scene} texts={texts} />;
    case "bid":
      return openItems(scene).length === 0 ? null : <BidFields scene={scene} texts={texts} />;
    case "run":
      return directed(scene).length === 0 ? null : <RunFields scene={scene} texts={texts} />;
    case "turn":
      return (
        <label class="field">
          <span>{texts.lines}</span>
          <textarea name="lines" rows={3} maxlength={2000} required />
        </label>
      );
  }
}

interface Props {
  readonly scene: Scene;
  readonly texts: ProgramTexts;
}

const BuyFields = ({ scene, texts }: Props) => (
  <div class="row">
    <Select label={texts.corporation} name="corporation" values={issued(scene)} />
    <Figure label={texts.percent} name="percent" max={100} />
    <Figure label={texts.price} name="price" max={100_000} />
  </div>
);

const BidFields = ({ scene, texts }: Props) => (
  <div class="row">
    <Select label={texts.company} name="company" values={openItems(scene)} />
    <Figure label={texts.max} name="max" max={100_000} />
  </div>
);

const RunFields = ({ scene, texts }: Props) => (
  <>
    <div class="row">
      <Select label={texts.corporation} name="corporation" values={directed(scene)} />
      <label class="field">
        <span>{texts.dividend}</span>
        <select name="dividend">
          {DIVIDEND_KINDS.map((kind) => (
            <option value={kind}>{texts.dividends[kind]}</option>
          ))}
        </select>
      </label>
    </div>
    <label class="radio">
      <input type="checkbox" name="rest" value="decline" />
      <span>{texts.rest}</span>
    </label>
  </>
);

const Select = ({ label, name, values }: { label: string; name: string; values: readonly string[] }) => (
  <label class="field">
    <span>{label}</span>
    <select name={name}>
      {values.map((value) => (
        <option value={value}>{value}</option>
      ))}
    </select>
  </label>
);

const Figure = ({ label, name, max }: { label: string; name: string; max: number }) => (
  <label class="field">
    <span>{label}</span>
    <input type="number" name={name} min={1} max={max} step="1" inputmode="numeric" required />
  </label>
);

/** Corporations in the game, those with a price first. */
function issued({ state, title }: Scene): string[] {
  const open = title.corporations.map(({ symbol }) => symbol).filter((symbol) => !state.corporations[symbol]?.closed);
  const hasPrice = (symbol: string): boolean => (state.corporations[symbol]?.par ?? null) !== null;
  return [...open.filter(hasPrice), ...open.filter((symbol) => !hasPrice(symbol))];
}

const directed = ({ state, seat }: Scene): string[] =>
  Object.values(state.corporations)
    .filter((one) => one.president === seat && !one.closed)
    .map(({ symbol }) => symbol);

/** What is still to be sold in this round. */
function openItems({ state }: Scene): string[] {
  if (state.packet.length > 0) return [...state.packet];
  return Object.values(state.companies)
    .filter((one) => one.owner === null && !one.closed)
    .map(({ symbol }) => symbol);
}
