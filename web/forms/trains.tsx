/** The train shop, discards, and bankruptcy. */
import type { OptionOf, TrainOption } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { trainEffects } from "../game/effects.ts";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import type { OpenMove } from "./fields.ts";
import { Amount, MoveButton, MoveForm, MoveRadio, SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyTrain">;

/** Trains that differ in nothing but their number are one offer. */
function distinct(scene: Scene, options: readonly Purchase[]): Purchase[] {
  const key = ({ from, rank, min, max, tradeIn }: Purchase): string =>
    JSON.stringify([from, rank, min, max, tradeIn === null ? null : rankOf(scene, tradeIn)]);
  return [...new Map(options.toReversed().map((option) => [key(option), option])).values()].toReversed();
}

/** What is for sale: bank and pool first, then sister corporations, then those whose president must be asked. */
export const TrainForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  const offers = distinct(scene, options);
  const open = offers.filter(({ from }) => from === "bank" || from === "pool");
  const others = offers
    .filter((offer) => !open.includes(offer))
    .toSorted((a, b) => Number(a.consent) - Number(b.consent));
  return (
    <>
      <TrainList scene={scene} options={open} />
      {others.length > 0 && (
        <details open={open.length === 0}>
          <summary>{scene.words.fromCorporations}</summary>
          <div class="body">
            <TrainList scene={scene} options={others} />
          </div>
        </details>
      )}
    </>
  );
};

const TrainList = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => (
  <ul class="offers">
    {options.map((option) => (
      <li>
        <div class="what">
          <TrainLine scene={scene} option={option} />
        </div>
        {option.min === option.max ? (
          <FixedPrice scene={scene} option={option} />
        ) : (
          <OpenPrice scene={scene} option={option} />
        )}
      </li>
    ))}
  </ul>
);

const TrainLine = ({ scene, option }: { scene: Scene; option: TrainOption }) => {
  const { words, context, state } = scene;
  const bought = [...(option.from === "bank" ? trainEffects(scene, option.rank) : [])];
  const traded = option.tradeIn === null ? null : rankOf(scene, option.tradeIn);
  return (
    <>
      <b>{words.train(option.rank)}</b>{" "}
      {option.from === "bank" ? (
        words.fromBank
      ) : option.from === "pool" ? (
        words.fromPool
      ) : (
        <Badge symbol={option.from} />
      )}
      {traded && <small>{words.tradedIn(traded)}</small>}
      {bought.length > 0 && <small>{words.atOnce(bought.join("; "))}</small>}
      {option.help > 0 && (
        <small>
          {words.help(
            money(state.corporations[scene.decision.corporation ?? ""]?.cash ?? 0, context),
            money(option.help, context),
          )}
        </small>
      )}
      {option.consent && <small>{words.consentNeeded(option.from)}</small>}
    </>
  );
};

/** Rank of a train of the acting corporation. */
const rankOf = ({ state, decision }: Scene, train: string): string =>
  state.corporations[decision.corporation ?? ""]?.trains.find(({ id }) => id === train)?.rank ?? train;

const openMove = ({ from, train, tradeIn }: TrainOption): OpenMove => ({
  type: "buyTrain",
  from,
  train,
  ...(tradeIn === null ? {} : { tradeIn }),
});

const FixedPrice = ({ scene, option }: { scene: Scene; option: Purchase }) => {
  const { from, train, tradeIn, min } = option;
  const move = { type: "buyTrain" as const, from, train, price: min, ...(tradeIn === null ? {} : { tradeIn }) };
  return (
    <SingleMove scene={scene} move={move}>
      {scene.words.buyTrain(option.rank, money(min, scene.context))}
    </SingleMove>
  );
};

const OpenPrice = ({ scene, option }: { scene: Scene; option: Purchase }) => (
  <MoveForm scene={scene} class="bid">
    <Amount
      scene={scene}
      move={openMove(option)}
      label={scene.words.price}
      min={option.min}
      max={option.max}
      value={option.min}
    />
    <MoveButton move={openMove(option)}>
      {option.consent
        ? scene.words.offerFor(scene.words.train(option.rank))
        : scene.words.buy(scene.words.train(option.rank))}
    </MoveButton>
  </MoveForm>
);

/** Giving up trains above the limit; equal ones are told apart by their number. */
export const DiscardForms = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"discardTrain">[] }) => (
  <>
    {[...new Set(options.map(({ corporation }) => corporation))].map((corporation) => (
      <MoveForm scene={scene} class="stack">
        <fieldset>
          <legend>
            <Badge symbol={corporation} /> {scene.words.givesUp}
          </legend>
          {options
            .filter((option) => option.corporation === corporation)
            .map(({ train, rank }) => (
              <MoveRadio scene={scene} move={{ type: "discardTrain", corporation, train }}>
                <b>{scene.words.train(rank)}</b> <small class="dim">{train}</small>
              </MoveRadio>
            ))}
        </fieldset>
        <button type="submit" class="go">
          {scene.words.discard}
        </button>
      </MoveForm>
    ))}
  </>
);

/** Bankruptcy stands behind its own page: first a link, then the question. */
export const BankruptcyForm = ({ scene }: { scene: Scene }) => {
  const { words, paths, choice } = scene;
  if (!choice.confirm) {
    return (
      <p>
        <a class="btn" href={`${paths.page}?confirm=bankruptcy#move`}>
          {words.bankruptcy}
        </a>
      </p>
    );
  }
  return (
    <div class="trouble">
      <p>{words.bankruptcyMeans}</p>
      <div class="row">
        <SingleMove scene={scene} move={{ type: "declareBankruptcy" }} main>
          {words.declareBankruptcy}
        </SingleMove>
        <a class="btn" href={`${paths.page}#move`}>
          {words.bankruptcyNot}
        </a>
      </div>
    </div>
  );
};
