/** What a player could turn into money by selling shares to the pool. */
import { checkSale, legalBundles } from "../finance/sales.ts";
import type { Bundle } from "../model/decision.ts";
import type { Seat } from "../model/words.ts";
import { type Position, player } from "../position.ts";
import { checkWholeSale, stackSaleOptions } from "./stack.ts";

/**
 * Cash, and the most that a seat's shares of each corporation bring if a stock turn of its own began now (C-13.3, C-12.7 and C-12.8:
 * room in the pool, somebody to take over; 1835-6.11 to 6.17: whole certificates), in the title's currency unit.
 */
export function liquidity(at: Position, seat: Seat): number {
  const fresh = beforeSales(at);
  const sales = salesOf(fresh, seat).map((bundles) => Math.max(0, ...bundles.map(({ proceeds }) => proceeds)));
  return player(at, seat).cash + sales.reduce((sum, proceeds) => sum + proceeds, 0);
}

/** By corporation: all that the seat may sell at once. */
function salesOf(at: Position, seat: Seat): (readonly Bundle[])[] {
  if (at.title.parameters.certificates === "stack") {
    const options = stackSaleOptions(at, seat, (symbol, percents) => checkWholeSale(at, seat, symbol, percents));
    return options.map((option) => (option.type === "sellShares" ? option.bundles : []));
  }
  if (isTooEarly(at)) return [];
  return at.title.corporations.map(({ symbol }) =>
    legalBundles(at, seat, symbol, (count) => checkSale(at, seat, symbol, count)),
  );
}

/** 1830-4.1: nothing is sold in the first stock round, let alone before it. */
const isTooEarly = ({ state: { round } }: Position): boolean =>
  round.kind === "auction" || round.kind === "draft" || (round.kind === "stock" && round.number === 1);

/** 1835-6.12: the price of a turn's first sale is good for that turn alone. */
function beforeSales(at: Position): Position {
  const { round } = at.state;
  if (round.kind === "stock") return { ...at, state: { ...at.state, round: { ...round, prices: {} } } };
  if (round.kind !== "operating" || !round.turn?.salePrices) return at;
  return { ...at, state: { ...at.state, round: { ...round, turn: { ...round.turn, salePrices: {} } } } };
}
