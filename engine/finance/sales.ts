/** Selling shares to the pool: what stock rounds and emergencies have in common (C-12.7, C-12.8, C-13.3). */
import type { Bundle } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationFact,
  corporationNamed,
  type Position,
  ruleOf,
  seatsFrom,
  type Working,
} from "../position.ts";
import { moveMarker, priceOf } from "./market.ts";
import { pay } from "./money.ts";
import { moveShares, ordinaryHeld, passPresidency, percentHeld, presidentPercent, settlePresidency } from "./shares.ts";

/** Checks of C-13.3 that hold whenever shares are sold; `count` in shares of the corporation's unit. */
export function checkSale(at: Position, seat: Seat, symbol: string, count: number): Refusal | undefined {
  const one = corporationNamed(at, symbol);
  if (!one) return refuse("SELL_NOT_OWNED", "C-13.3", { n: count, corp: symbol });
  const unit = corporationFact(at.title, symbol).shareUnit;
  const percent = count * unit;
  if (count < 1 || percentHeld(one, seatHolder(seat)) < percent) {
    return refuse("SELL_NOT_OWNED", "C-13.3", { n: count, corp: symbol });
  }
  if (priceOf(at.title, one) === null) return refuse("SELL_NO_PRICE", "C-13.3", { corp: symbol });
  const room = at.title.poolLimit - percentHeld(one, "pool");
  if (percent > room) return refuse("SELL_POOL_FULL", ruleOf(at, "poolLimit"), { n: room / unit, corp: symbol });
  return checkSuccessor(at, seat, symbol, percent);
}

/** Sizes of certificates are named only where they matter (1835-6.15). */
export function checkUnsized({ corporation: symbol, count, percents }: MoveOf<"sellShares">): Refusal | undefined {
  return percents ? refuse("SELL_NOT_OWNED", "C-13.3", { n: count, corp: symbol }) : undefined;
}

/** C-12.7: somebody must be able to take over the president's certificate. */
function checkSuccessor(at: Position, seat: Seat, symbol: string, percent: number): Refusal | undefined {
  const one = corporation(at, symbol);
  if (one.president !== seat || percent <= ordinaryHeld(one, seatHolder(seat))) return undefined;
  const needed = presidentPercent(one);
  if (successor(at, symbol, seat) !== undefined) return undefined;
  return refuse("SELL_PRESIDENT_NO_SUCCESSOR", ruleOf(at, "successor", "C-12.7"), { n: needed, corp: symbol });
}

/** The other player with the largest holding that covers the president's certificate, first to the left among equals. */
function successor(at: Position, symbol: string, seat: Seat): Seat | undefined {
  const one = corporation(at, symbol);
  let heir: Seat | undefined;
  let most = presidentPercent(one) - 1;
  for (const other of seatsFrom(at, seat).slice(1)) {
    const held = percentHeld(one, seatHolder(other));
    if (held > most) [heir, most] = [other, held];
  }
  return heir;
}

/** The successor of a president who may sell his certificate; throws if there is none. */
export function heirTo(at: Position, symbol: string, seat: Seat): Seat {
  const heir = successor(at, symbol, seat);
  if (heir === undefined) throw new Error(`nobody can take over ${symbol}`);
  return heir;
}

/** What a sale brings by the market's unit: the price now, or at some tables that of the turn's first sale (1835-6.12). */
export const salePrice = (at: Position, symbol: string): number | null =>
  firstPrice(at, symbol) ?? priceOf(at.title, corporation(at, symbol));

/** Price of the turn's first sale of a corporation where all of them cost the same; undefined before it. */
export function firstPrice({ state: { round, options } }: Position, symbol: string): number | undefined {
  if (options["salesOfOneTurnAtOnePrice"] !== "yes") return undefined;
  if (round.kind === "stock") return round.prices[symbol];
  return round.kind === "operating" ? round.turn?.salePrices?.[symbol] : undefined;
}

/** Every bundle of a corporation that passes `check`, smallest first. */
export function legalBundles(
  at: Position,
  seat: Seat,
  symbol: string,
  check: (count: number) => Refusal | undefined,
): Bundle[] {
  const one = corporation(at, symbol);
  const price = salePrice(at, symbol);
  if (price === null) return [];
  const unit = corporationFact(at.title, symbol).shareUnit;
  const owned = percentHeld(one, seatHolder(seat)) / unit;
  return Array.from({ length: owned }, (_, i) => i + 1)
    .filter((count) => check(count) === undefined)
    .map((count) => ({ count, percent: count * unit, proceeds: count * price }));
}

/** Carries out a legal sale: payment, presidency, then the market (C-11.5, 18CZ-4.6). */
export function sellShares(
  work: Working,
  seat: Seat,
  symbol: string,
  count: number,
  reason: "sold" | "bankruptcy",
): void {
  const one = corporation(work, symbol);
  const price = salePrice(work, symbol);
  if (price === null) throw new Error(`${symbol} has no price`);
  const percent = count * corporationFact(work.title, symbol).shareUnit;
  const holder = seatHolder(seat);
  pay(work, "bank", holder, count * price, "sale");
  if (one.president === seat && percent > ordinaryHeld(one, holder)) {
    passPresidency(work, symbol, heirTo(work, symbol, seat));
  }
  moveShares(work, symbol, holder, "pool", percent, reason);
  work.emit({
    type: "sharesSold",
    seat,
    corporation: symbol,
    count,
    percent,
    proceeds: count * price,
    pricePerShare: price,
  });
  settlePresidency(work, symbol);
  moveMarker(work, symbol, "down", work.title.parameters.saleSteps === "share" ? count : 1, "sold");
}
