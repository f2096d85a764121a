/** Buying and selling shares: one table, one line per corporation; also the sales of an emergency. */
import {
  type Corporation,
  type OptionOf,
  percentHeld,
  priceOf,
  type SharePlace,
  seatHolder,
} from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { bankShares, isOneBank, isStarted, presidentName } from "../game/owners.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { factOf, sizeName, sizeOf, sizesOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { capitalAt } from "./auction.tsx";
import { amountField, encode } from "./fields.ts";
import { ChoiceButton, MoveForm, MoveRadio, SingleMove } from "./moveForm.tsx";

type Nationalisation = OptionOf<"nationalise">;
export type ShareOption = OptionOf<"buyShare"> | OptionOf<"sellShares"> | OptionOf<"par"> | Nationalisation;

const FORM = "shares";

/** The stock turn. Chosen sales come before the purchase, all in one submission. */
export const ShareForms = ({ scene, options }: { scene: Scene; options: readonly ShareOption[] }) => {
  const buying = options.some((option) => option.type !== "sellShares");
  const selling = options.some((option) => option.type === "sellShares");
  const { words } = scene;
  return (
    <>
      <MoveForm scene={scene} id={FORM} />
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
            {selling && <th scope="col">{words.sell}</th>}
            {buying && buyHeads(scene).map((head) => <th scope="col">{head}</th>)}
          </tr>
        </thead>
        <tbody>
          {inTradeOrder(scene, options).map((corporation) => (
            <TradeRow
              scene={scene}
              corporation={corporation}
              options={options.filter((option) => option.corporation === corporation.symbol)}
              columns={{ buying, selling }}
            />
          ))}
        </tbody>
      </table>
      <Nationalisations scene={scene} options={options.filter((option) => option.type === "nationalise")} />
      <div class="row">
        <ChoiceButton scene={scene} form={FORM} main>
          {buying && selling ? words.sellAndBuy : buying ? words.buyChosen : words.sellChosen}
        </ChoiceButton>
      </div>
    </>
  );
};

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

/** Corporations one can act on first; where there are sizes, those that nobody can start yet are left out. */
function inTradeOrder(scene: Scene, options: readonly ShareOption[]): Corporation[] {
  const acts = ({ symbol }: Corporation): boolean => options.some((option) => option.corporation === symbol);
  const isShown = (one: Corporation): boolean => sizesOf(scene.title).length === 0 || isStarted(one) || acts(one);
  const all = tradeOrder(scene).filter(isShown);
  return [...all.filter(acts), ...all.filter((corporation) => !acts(corporation))];
}

/** Dearest share first; corporations without a price last, smallest first. Those taken over are gone. */
export function tradeOrder({ title, state }: Scene): Corporation[] {
  const rank = ({ symbol }: Corporation): number => sizesOf(title).indexOf(sizeOf(title, symbol) ?? "");
  return Object.values(state.corporations)
    .filter(({ closed, symbol }) => !closed && !factOf(title, symbol)?.minor)
    .sort((a, b) => (priceOf(title, b) ?? 0) - (priceOf(title, a) ?? 0) || rank(a) - rank(b));
}

interface RowProps {
  readonly scene: Scene;
  readonly corporation: Corporation;
  readonly options: readonly ShareOption[];
  readonly columns: { readonly buying: boolean; readonly selling: boolean };
}

const TradeRow = ({ scene, corporation, options, columns }: RowProps) => {
  const { title, words, context, seat } = scene;
  const price = priceOf(title, corporation);
  const held = seat === null ? 0 : percentHeld(corporation, seatHolder(seat));
  const par = options.find((option) => option.type === "par");
  const sale = options.find((option) => option.type === "sellShares");
  return (
    <tr class={options.length === 0 ? "idle" : undefined}>
      <th scope="row">
        <Badge symbol={corporation.symbol} /> <President scene={scene} corporation={corporation} />
      </th>
      <td class="num" data-l={words.price}>
        {price === null ? "–" : money(price, context)}
      </td>
      <td class={held === 0 ? "num none" : "num"} data-l={words.youHold}>
        {held === 0 ? "–" : `${percent(held, context)}${corporation.president === seat ? " ★" : ""}`}
      </td>
      {columns.selling && !par && (
        <td data-l={words.sell} class={sale ? undefined : "none"}>
          {sale ? <SaleSelect scene={scene} option={sale} /> : "–"}
        </td>
      )}
      {columns.buying && par && (
        <td colspan={buyHeads(scene).length + (columns.selling ? 1 : 0)} data-l={buyHeads(scene)[0]}>
          <ParChoice scene={scene} option={par} />
        </td>
      )}
      {columns.buying && !par && <BuyCells scene={scene} corporation={corporation} options={options} />}
    </tr>
  );
};

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
  const { corporation } = option;
  return (
    <select name="sell" form={FORM} aria-label={scene.words.sellShares(corporation)}>
      <option value="">{scene.words.sellNone}</option>
      {option.bundles.map(({ count, percent: share, proceeds, percents }) => {
        const sale = { type: "sellShares" as const, corporation, count };
        const value = encode(percents ? { ...sale, percents: [...percents] } : sale);
        return (
          <option value={value} selected={scene.kept.has("sell", value)}>
            {`${shareText(scene, percents ?? [share])}: +${money(proceeds, scene.context)}`}
          </option>
        );
      })}
    </select>
  );
};

/** `20 % + 10 %`: certificates by their sizes, or the sum where sizes make no difference. */
const shareText = ({ context }: Scene, percents: readonly number[]): string =>
  percents.map((one) => percent(one, context)).join(" + ");

const ParChoice = ({ scene, option }: { scene: Scene; option: OptionOf<"par"> }) => {
  const { words, kept } = scene;
  const open = { type: "par" as const, corporation: option.corporation };
  const name = amountField(open);
  return (
    <span class="row">
      <MoveRadio scene={scene} move={open} form={FORM}>
        {words.startAt}
        <span class="vh"> {option.corporation}</span>
      </MoveRadio>
      <select name={name} form={FORM} aria-label={words.parLabel(option.corporation)}>
        {[...option.prices].reverse().map((price) => (
          <option value={price} selected={kept.has(name, String(price))}>
            {parText(scene, option, price)}
          </option>
        ))}
      </select>
    </span>
  );
};

/** An issue price with what it costs, and with the capital where that depends on the size. */
function parText(scene: Scene, option: OptionOf<"par">, price: number): string {
  const { words, context, title } = scene;
  const [par, cost] = [money(price, context), money(presidentCost(scene, option, price), context)];
  if (sizesOf(title).length === 0) return words.parCosts(par, cost);
  return words.parGives(par, cost, capitalAt(scene, option.corporation, price));
}

/** What the president's certificate costs at a par price. */
function presidentCost({ title }: Scene, option: OptionOf<"par">, price: number): number {
  const unit = title.corporations.find(({ symbol }) => symbol === option.corporation)?.shareUnit ?? 10;
  return (price * option.percent) / unit;
}

const BuyCells = ({ scene, corporation, options }: Omit<RowProps, "columns">) => (
  <>
    {bankShares(scene, corporation).map(({ places, percent: left }, column) => {
      const offered = options.filter((one) => one.type === "buyShare").filter(({ from }) => places.includes(from));
      const shown = isOneBank(scene) ? offered.slice(0, 1) : offered;
      if (shown.length === 0) return <td class="none">{left > 0 ? <LeftOver scene={scene} left={left} /> : "–"}</td>;
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

const LeftOver = ({ scene, left }: { scene: Scene; left: number }) => (
  <small class="dim">{scene.words.leftNotForYou(percent(left, scene.context))}</small>
);

/** Paying back what one owes the bank. */
export const RepayForm = ({ scene, option }: { scene: Scene; option: OptionOf<"repayLoan"> }) => (
  <SingleMove scene={scene} move={{ type: "repayLoan" }}>
    {scene.words.repay(money(option.amount, scene.context), money(option.debt, scene.context))}
  </SingleMove>
);
