/** Payments, and the bank that breaks (C-17.2, C-18). */
import type { MoneyReason } from "../model/event.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Account, corporationOf, seatOf } from "../model/words.ts";
import { corporation, type Position, player, type Working } from "../position.ts";

/** Moves money; a payment of the bank may break it. Nothing happens for an amount of 0. */
export function pay(work: Working, from: Account, to: Account, amount: number, reason: MoneyReason): void {
  if (amount <= 0) return;
  work.emit({ type: "moneyPaid", from, to, amount, reason });
  if (from === "bank" && isBreaking(work)) work.emit({ type: "bankBroke" });
}

/** C-17.2: the flag is never taken back. */
function isBreaking(at: Position): boolean {
  const { cash, broken } = at.state.bank;
  if (broken || at.title.bank === null) return false;
  return at.state.options["bank_breaks"] === "below_zero" ? cash < 0 : cash <= 0;
}

export function cashOf(at: Position, account: Account): number {
  const seat = seatOf(account);
  const symbol = corporationOf(account);
  if (seat !== undefined) return player(at, seat).cash;
  if (account === "neutral") return at.state.neutral?.cash ?? 0;
  return symbol !== undefined ? corporation(at, symbol).cash : at.state.bank.cash;
}

/** C-18.1: nobody but the bank and the neutral owner (18CZ-18.2) goes below 0. */
export function mustCover(at: Position, payer: Account, amount: number, rule = "C-18.1"): Refusal | undefined {
  if (payer === "neutral") return undefined;
  const cash = cashOf(at, payer);
  return cash < amount ? refuse("MONEY_SHORT", rule, { payer, cash, amount }) : undefined;
}
