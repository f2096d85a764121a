/** Buying and selling shares: one table, one line per corporation; also the sales of an emergency. */
import {
  type Bundle,
  type Corporation,
  type MoveOf,
  type OptionOf,
  percentHeld,
  priceOf,
  type SharePlace,
  seatHolder,
} from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { bankShares, isOneBank, isStarted, presidentName } from "../game/owners.ts";
import { composePath, type Scene, seatName } from "../game/scene.ts";
import { factOf, sizeName, sizeOf, sizesOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { DRAFT_STEP_FIELD, encode } from "./fields.ts";
import { followed, priceAfter, reasonAgainst } from "./followed.ts";
import { ChoiceButton, MoveForm, MoveRadio, SingleMove } from "./moveForm.tsx";
import { ParForms, SHARE_FORM } from "./par.tsx";

type Nationalisation = OptionOf<"nationalise">;
export type ShareOption = OptionOf<"buyShare"> | OptionOf<"sellShares"> | OptionOf<"par"> | Nationalisation;

const FORM = SHARE_FORM;

/** The stock turn. Chosen sales come before the purchase, all in one submission. */
export const ShareForms = ({ scene, options }: { scene: Scene; options: readonly ShareOption[] }) => {
  const columns = {
    buying: options.some(({ type }) => type === "buyShare"),
    selling: options.some(({ type }) => type === "sellShares"),
  };
  const isTraded = ({ symbol }: Corporation): boolean =>
    options.some(({ type, corporation }) => corporation === symbol && type !== "par" && type !== "nationalise");
  const started = tradeOrder(scene).filter(isStarted);
  const idle = started.filter((one) => !isTraded(one));
  return (
    <>
      <MoveForm scene={scene} id={FORM} />
      {(columns.buying || columns.selling) && (
        <TradeTable scene={scene} corporations={started.filter(isTraded)} options={options} columns={columns} />
      )}
      {columns.buying && <IdleCorporations scene={scene} corporations={idle} />}
      <Nationalisations scene={scene} options={options.filter((option) => option.type === "nationalise")} />
      <ParForms scene={scene} options={options.filter((option) => option.type === "par")} />
      <ShareButtons scene={scene} options={options} />
    </>
  );
};

const ShareButtons = ({ scene, options }: { scene: Scene; options: readonly ShareOption[] }) => {
  const { words } = scene;
  const selling = options.some(({ type }) => type === "sellShares");
  const buying = options.some(({ type }) => type !== "sellShares");
  return (
    <div class="row">
      <ChoiceButton scene={scene} form={FORM} main>
        {buying && selling ? words.sellAndBuy : buying ? words.buyChosen : words.sellChosen}
      </ChoiceButton>
      {buying && selling && (
        <button
          type="submit"
          form={FORM}
          formaction={composePath(scene) ?? undefined}
          name={DRAFT_STEP_FIELD}
          value="sell"
        >
          {words.sellAndDecide}
        </button>
      )}
    </div>
  );
};

interface TableProps {
  readonly scene: Scene;
  readonly corporations: readonly Corporation[];
  readonly options: readonly ShareOption[];
  readonly columns: Columns;
}

const TradeTable = ({ scene, corporations, options, columns }: TableProps) => {
  const { words } = scene;
  return (
    <table class="trade">
      <caption class="vh">{words.tradeCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.corporation}</th>
          <th scope="col" class="num">
            {words.price}
          </th>
          <th scope="col" class="num">
            {words.youHold}
          </th>
          {columns.selling && <th scope="col">{words.sell}</th>}
          {columns.buying && buyHeads(scene).map((head) => <th scope="col">{head}</th>)}
        </tr>
      </thead>
      <tbody>
        {corporations.map((corporation) => (
          <TradeRow
            scene={scene}
            corporation={corporation}
            options={options.filter((option) => option.corporation === corporation.symbol)}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
};

/** Started corporations with which nothing can be done, folded, each with the reason. */
const IdleCorporations = ({ scene, corporations }: { scene: Scene; corporations: readonly Corporation[] }) => {
  if (corporations.length === 0) return null;
  return (
    <details>
      <summary>{scene.words.idleHeading(corporations.length)}</summary>
      <ul class="offers body">
        {corporations.map((corporation) => (
          <li>
            <div class="what">
              <Badge symbol={corporation.symbol} /> <President scene={scene} corporation={corporation} />{" "}
              {money(priceOf(scene.title, corporation) ?? 0, scene.context)}
              <small class="dim">{whyNotBuy(scene, corporation)}</small>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Why no share of a corporation can be bought from where one lies. */
function whyNotBuy(scene: Scene, corporation: Corporation): string | null {
  const [pile] = bankShares(scene, corporation).filter(({ percent: left }) => left > 0);
  const places = pile?.places ?? ["offering"];
  const from = places.find((place) => percentHeld(corporation, place) > 0) ?? "offering";
  return reasonAgainst(scene, { type: "buyShare", corporation: corporation.symbol, from });
}

/** Certificates that other players can be made to give up, each at its price. */
const Nationalisations = ({ scene, options }: { scene: Scene; options: readonly Nationalisation[] }) => {
  const { words, context } = scene;
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.nationalise}</legend>
      {options.map(({ corporation, from, percent: share, price }) => (
        <MoveRadio scene={scene} move={{ type: "nationalise", corporation, from, percent: share }} form={FORM}>
          {words.nationaliseFrom(percent(share, context), corporation, seatName(scene, from), money(price, context))}
        </MoveRadio>
      ))}
    </fieldset>
  );
};

const buyHeads = (scene: Scene): string[] =>
  isOneBank(scene) ? [scene.words.buyBank] : [scene.words.buyOffering, scene.words.buyPool];

/** Dearest share first; corporations without a price last, smallest first. Those taken over are gone. */
export function tradeOrder({ title, state }: Scene): Corporation[] {
  const rank = ({ symbol }: Corporation): number => sizesOf(title).indexOf(sizeOf(title, symbol) ?? "");
  return Object.values(state.corporations)
    .filter(({ closed, symbol }) => !closed && !factOf(title, symbol)?.minor)
    .sort((a, b) => (priceOf(title, b) ?? 0) - (priceOf(title, a) ?? 0) || rank(a) - rank(b));
}

interface Columns {
  readonly buying: boolean;
  readonly selling: boolean;
}

interface RowProps {
  readonly scene: Scene;
  readonly corporation: Corporation;
  readonly options: readonly ShareOption[];
  readonly columns: Columns;
}

const TradeRow = ({ scene, corporation, options, columns }: RowProps) => {
  const { title, words, context, seat } = scene;
  const price = priceOf(title, corporation);
  const held = seat === null ? 0 : percentHeld(corporation, seatHolder(seat));
  const sale = options.find((option) => option.type === "sellShares");
  return (
    <tr>
      <th scope="row">
        <Badge symbol={corporation.symbol} /> <President scene={scene} corporation={corporation} />
      </th>
      <td class="num" data-l={words.price}>
        {price === null ? "–" : money(price, context)}
      </td>
      <td class={held === 0 ? "num none" : "num"} data-l={words.youHold}>
        {held === 0 ? "–" : `${percent(held, context)}${corporation.president === seat ? " ★" : ""}`}
      </td>
      {columns.selling && (
        <td data-l={words.sell} class={held > 0 ? undefined : "none"}>
          {sale ? (
            <SaleSelect scene={scene} option={sale} />
          ) : held > 0 ? (
            <WhyNotSell scene={scene} corporation={corporation} />
          ) : (
            "–"
          )}
        </td>
      )}
      {columns.buying && <BuyCells scene={scene} corporation={corporation} options={options} />}
    </tr>
  );
};

const WhyNotSell = ({ scene, corporation: { symbol } }: { scene: Scene; corporation: Corporation }) => (
  <small class="dim why">{reasonAgainst(scene, { type: "sellShares", corporation: symbol, count: 1 })}</small>
);

/** The president, or how far the corporation is from having one; and the size where there are several. */
export const President = ({ scene, corporation }: { scene: Scene; corporation: Corporation }) => {
  const { words, title } = scene;
  const size = sizeOf(title, corporation.symbol);
  const name = presidentName(scene, corporation);
  return (
    <span class="dim">
      {name ?? words.notStarted}
      {size && <small>, {sizeName(size, scene)}</small>}
      {name !== null && !corporation.floated && <small>, {words.notFloated}</small>}
    </span>
  );
};

const SaleSelect = ({ scene, option }: { scene: Scene; option: OptionOf<"sellShares"> }) => {
  const { words, context, kept } = scene;
  const { corporation } = option;
  return (
    <select name="sell" form={FORM} aria-label={words.sellShares(corporation)}>
      <option value="">{words.sellNone}</option>
      {option.bundles.map((bundle) => {
        const sale = saleOf(corporation, bundle);
        const value = encode(sale);
        const after = priceAfter(scene, corporation, followed(scene, sale)) ?? 0;
        const share = shareText(scene, bundle.percents ?? [bundle.percent]);
        return (
          <option value={value} selected={kept.has("sell", value)}>
            {words.saleLine(share, money(bundle.proceeds, context), money(after, context))}
          </option>
        );
      })}
    </select>
  );
};

/** A sale as a move: certificates by their sizes where those matter. */
function saleOf(corporation: string, { count, percents }: Bundle): MoveOf<"sellShares"> {
  const sale = { type: "sellShares" as const, corporation, count };
  return percents ? { ...sale, percents: [...percents] } : sale;
}

/** `20% + 10%`: certificates by their sizes, or the sum where sizes make no difference. */
const shareText = ({ context }: Scene, percents: readonly number[]): string =>
  percents.map((one) => percent(one, context)).join(" + ");

const BuyCells = ({ scene, corporation, options }: Omit<RowProps, "columns">) => (
  <>
    {bankShares(scene, corporation).map(({ places, percent: left }, column) => {
      const offered = options.filter((one) => one.type === "buyShare").filter(({ from }) => places.includes(from));
      const shown = isOneBank(scene) ? offered.slice(0, 1) : offered;
      if (shown.length === 0) {
        return (
          <td class={left > 0 ? undefined : "none"} data-l={buyHeads(scene)[column]}>
            {left > 0 ? <LeftOver scene={scene} corporation={corporation} place={places[0]} left={left} /> : "–"}
          </td>
        );
      }
      return (
        <td data-l={buyHeads(scene)[column]}>
          {shown.map((option) => (
            <BuyRadio scene={scene} option={option} left={left} />
          ))}
        </td>
      );
    })}
  </>
);

const BuyRadio = ({ scene, option, left }: { scene: Scene; option: OptionOf<"buyShare">; left: number }) => {
  const { words, context } = scene;
  const { corporation, from } = option;
  const isWhole = scene.title.parameters.certificates === "stack";
  const size = isWhole ? { percent: option.percent } : {};
  return (
    <MoveRadio scene={scene} move={{ type: "buyShare", corporation, from, ...size }} form={FORM}>
      <span class="nobr">
        {isWhole && `${percent(option.percent, context)}: `}
        {money(option.price, context)}
      </span>
      <span class="vh"> {sourceText(scene, option, from)}</span>{" "}
      <small class="dim nobr">{words.ofLeft(percent(left, context))}</small>
    </MoveRadio>
  );
};

function sourceText(scene: Scene, { corporation, percent: share }: OptionOf<"buyShare">, from: SharePlace): string {
  const { words, context } = scene;
  return isOneBank(scene)
    ? words.shareFromBank(percent(share, context), corporation)
    : words.shareFrom(percent(share, context), corporation, from);
}

interface LeftProps {
  readonly scene: Scene;
  readonly corporation: Corporation;
  readonly place: SharePlace | undefined;
  readonly left: number;
}

/** What lies there although it cannot be bought, and why not. */
const LeftOver = ({ scene, corporation: { symbol }, place = "offering", left }: LeftProps) => (
  <small class="dim why">
    {percent(left, scene.context)}: {reasonAgainst(scene, { type: "buyShare", corporation: symbol, from: place })}
  </small>
);

/** Paying back what one owes the bank. */
export const RepayForm = ({ scene, option }: { scene: Scene; option: OptionOf<"repayLoan"> }) => (
  <SingleMove scene={scene} move={{ type: "repayLoan" }}>
    {scene.words.repay(money(option.amount, scene.context), money(option.debt, scene.context))}
  </SingleMove>
);
