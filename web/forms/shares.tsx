/** Buying and selling shares: one table, one line per corporation; also the sales of an emergency. */
import { type Corporation, type OptionOf, percentHeld, priceOf, seatHolder } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { amountField, encode } from "./fields.ts";
import { MoveForm, MoveRadio } from "./moveForm.tsx";

export type ShareOption = OptionOf<"buyShare"> | OptionOf<"sellShares"> | OptionOf<"par">;

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
            {buying && <th scope="col">{words.buyOffering}</th>}
            {buying && <th scope="col">{words.buyPool}</th>}
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
      <div class="row">
        <button type="submit" class="go" form={FORM}>
          {buying && selling ? words.sellAndBuy : buying ? words.buyChosen : words.sellChosen}
        </button>
      </div>
    </>
  );
};

/** Corporations one can act on first. */
function inTradeOrder(scene: Scene, options: readonly ShareOption[]): Corporation[] {
  const acts = ({ symbol }: Corporation): boolean => options.some((option) => option.corporation === symbol);
  const all = tradeOrder(scene);
  return [...all.filter(acts), ...all.filter((corporation) => !acts(corporation))];
}

/** Dearest share first; corporations without a price last. */
export function tradeOrder({ title, state }: Scene): Corporation[] {
  return Object.values(state.corporations).sort((a, b) => (priceOf(title, b) ?? 0) - (priceOf(title, a) ?? 0));
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
      <td class="num" data-l={words.youHold}>
        {held === 0 ? "–" : `${percent(held, context)}${corporation.president === seat ? " ★" : ""}`}
      </td>
      {columns.selling && (
        <td data-l={words.sell} class={sale ? undefined : "none"}>
          {sale ? <SaleSelect scene={scene} option={sale} /> : "–"}
        </td>
      )}
      {columns.buying && par && (
        <td colspan={2} data-l={words.buyOffering}>
          <ParChoice scene={scene} option={par} />
        </td>
      )}
      {columns.buying && !par && <BuyCells scene={scene} corporation={corporation} options={options} />}
    </tr>
  );
};

/** The president, or how far the corporation is from having one. */
export const President = ({ scene, corporation }: { scene: Scene; corporation: Corporation }) => {
  const { words } = scene;
  if (corporation.president === null) return <span class="dim">{words.notStarted}</span>;
  return (
    <span class="dim">
      {seatName(scene, corporation.president)}
      {!corporation.floated && <small>, {words.notFloated}</small>}
    </span>
  );
};

const SaleSelect = ({ scene, option }: { scene: Scene; option: OptionOf<"sellShares"> }) => {
  const { corporation } = option;
  return (
    <select name="sell" form={FORM} aria-label={scene.words.sellShares(corporation)}>
      <option value="">{scene.words.sellNone}</option>
      {option.bundles.map(({ count, percent: share, proceeds }) => {
        const value = encode({ type: "sellShares", corporation, count });
        return (
          <option value={value} selected={scene.kept.has("sell", value)}>
            {`${percent(share, scene.context)}: +${money(proceeds, scene.context)}`}
          </option>
        );
      })}
    </select>
  );
};

const ParChoice = ({ scene, option }: { scene: Scene; option: OptionOf<"par"> }) => {
  const { words, context, kept } = scene;
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
            {words.parCosts(money(price, context), money(presidentCost(scene, option, price), context))}
          </option>
        ))}
      </select>
    </span>
  );
};

/** What the president's certificate costs at a par price. */
function presidentCost({ title }: Scene, option: OptionOf<"par">, price: number): number {
  const unit = title.corporations.find(({ symbol }) => symbol === option.corporation)?.shareUnit ?? 10;
  return (price * option.percent) / unit;
}

const BuyCells = ({ scene, corporation, options }: Omit<RowProps, "columns">) => {
  const { words, context } = scene;
  return (
    <>
      {(["offering", "pool"] as const).map((from) => {
        const option = options.find((one) => one.type === "buyShare" && one.from === from);
        const left = percentHeld(corporation, from);
        const label = from === "offering" ? words.buyOffering : words.buyPool;
        if (option?.type !== "buyShare")
          return <td class="none">{left > 0 ? <LeftOver scene={scene} left={left} /> : "–"}</td>;
        return (
          <td data-l={label}>
            <MoveRadio scene={scene} move={{ type: "buyShare", corporation: corporation.symbol, from }} form={FORM}>
              {money(option.price, context)}
              <span class="vh"> {words.shareFrom(percent(option.percent, context), corporation.symbol, from)}</span>{" "}
              <small class="dim">{words.ofLeft(percent(left, context))}</small>
            </MoveRadio>
          </td>
        );
      })}
    </>
  );
};

const LeftOver = ({ scene, left }: { scene: Scene; left: number }) => (
  <small class="dim">{scene.words.leftNotForYou(percent(left, scene.context))}</small>
);
