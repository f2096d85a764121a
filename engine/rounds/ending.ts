/** How a game ends: by the bank, or at once by bankruptcy (C-15.7, C-17, 1830-13). */

import { priceOf } from "../finance/market.ts";
import { pay } from "../finance/money.ts";
import { checkSale, legalBundles, sellShares } from "../finance/sales.ts";
import { netWorth } from "../finance/worth.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { seatHolder } from "../model/words.ts";
import { corporation, type Position, player, type Working } from "../position.ts";
import { operatingRound } from "./current.ts";
import { checkBankruptcy, checkPresidencyKept, type Obligation, shortfall } from "./obligation.ts";

function end(work: Working, reason: "bank" | "bankrupt", last: string): void {
  const worth = [...work.state.players.keys()].map((seat) => netWorth(work, seat));
  work.emit({ type: "gameEnded", reason, worth, last });
}

/** C-17.1: after the current set of operating rounds; `last` names the last round. */
export const endByBank = (work: Working, last: string): void => end(work, "bank", last);

/** C-15.7: only the obliged president of the corporation in turn, and only if no sale can save him. */
export function declareBankruptcy(work: Working, due: Obligation | null): Refusal | undefined {
  if (!due || shortfall(due) <= 0) return refuse("NOT_NOW", "C-15.7", { step: "trains" });
  const refusal = checkBankruptcy(work, due);
  if (refusal) return refusal;
  const { set, number } = operatingRound(work);
  work.emit({ type: "bankrupted", seat: due.president, corporation: due.corporation });
  sellEverything(work, due);
  pay(work, seatHolder(due.president), "bank", player(work, due.president).cash, "bankruptcy");
  end(work, "bankrupt", `${set}.${number}`);
  return undefined;
}

/** Each corporation's largest legal bundle, again and again until nothing can be sold. */
function sellEverything(work: Working, due: Obligation): void {
  for (let sale = largestSale(work, due); sale; sale = largestSale(work, due)) {
    sellShares(work, due.president, sale.symbol, sale.count, "bankruptcy");
  }
}

function largestSale(at: Position, due: Obligation): { symbol: string; count: number } | undefined {
  const seat = due.president;
  const check = (symbol: string, count: number) =>
    checkSale(at, seat, symbol, count) ?? checkPresidencyKept(at, due, symbol, count);
  for (const { symbol } of at.title.corporations) {
    if (priceOf(at.title, corporation(at, symbol)) === null) continue;
    const largest = legalBundles(at, seat, symbol, (count) => check(symbol, count)).at(-1);
    if (largest) return { symbol, count: largest.count };
  }
  return undefined;
}
