/** How a game ends: by the bank, after the last round, or at once by bankruptcy (C-15.7, C-17, 1830-13, 18CZ-2.4). */

import { priceOf } from "../finance/market.ts";
import { pay } from "../finance/money.ts";
import { checkSale, legalBundles, sellShares } from "../finance/sales.ts";
import { netWorth } from "../finance/worth.ts";
import type { EventOf } from "../model/event.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { seatHolder } from "../model/words.ts";
import { corporation, type Position, player, type Working } from "../position.ts";
import { operatingRound } from "./current.ts";
import { checkBankruptcy, checkPresidencyKept, type Obligation, shortfall } from "./obligation.ts";

/** C-17.1, 18CZ-2.4: after a set of operating rounds, or at once; `last` names the last round. */
export function endGame(work: Working, reason: EventOf<"gameEnded">["reason"], last: string): void {
  const worth = [...work.state.players.keys()].map((seat) => netWorth(work, seat));
  work.emit({ type: "gameEnded", reason, worth, last });
}

/** C-15.7: only the obliged president of the corporation in turn, and only if no sale can save him. */
export function declareBankruptcy(work: Working, due: Obligation | null): Refusal | undefined {
  if (!due || shortfall(due) <= 0) return refuse("NOT_NOW", "C-15.7", { step: "trains" });
  const refusal = checkBankruptcy(work, due);
  if (refusal) return refusal;
  const { set, number } = operatingRound(work);
  work.emit({ type: "bankrupted", seat: due.president, corporation: due.corporation });
  sellEverything(work, due);
  pay(work, seatHolder(due.president), "bank", player(work, due.president).cash, "bankruptcy");
  endGame(work, "bankrupt", `${set}.${number}`);
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
