/** Debts of players in a stock round (18CZ-16.7, 18CZ-16.8). */
import { pay } from "../finance/money.ts";
import type { OptionBody } from "../model/decision.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { optionOf, type Position, player, ruleOf, type Working } from "../position.ts";
import { stockRound } from "./current.ts";

/** 18CZ-16.7: who owes the bank may neither buy nor start. */
export function checkDebt(at: Position, seat: Seat): Refusal | undefined {
  const { debt } = player(at, seat);
  return debt > 0 ? refuse("IN_DEBT", ruleOf(at, "debt"), { amount: debt }) : undefined;
}

/** 18CZ-16.8: what a repayment would pay. */
export function repayOptions(at: Position, seat: Seat): OptionBody[] {
  const { debt } = player(at, seat);
  return checkRepayment(at, seat) ? [] : [{ type: "repayLoan", amount: repayment(at, seat), debt }];
}

const repayment = (at: Position, seat: Seat): number => Math.min(player(at, seat).cash, player(at, seat).debt);

export function checkRepayment(at: Position, seat: Seat): Refusal | undefined {
  if (player(at, seat).debt === 0) return refuse("NO_DEBT", ruleOf(at, "repayment"));
  const isLate = stockRound(at).bought !== null || repayment(at, seat) === 0;
  return isLate ? refuse("NOT_NOW", ruleOf(at, "repayment"), { step: "stock" }) : undefined;
}

/** 18CZ-21: the file's site asks everybody in debt, with or without cash. */
export const isIdleDebtor = (at: Position, seat: Seat): boolean =>
  player(at, seat).debt > 0 && optionOf(at, "stops") === "all";

/** No action that keeps the round going: a pass after it is a pass (18CZ-16.8). */
export function playRepayment(work: Working, seat: Seat): Refusal | undefined {
  const refusal = checkRepayment(work, seat);
  if (refusal) return refusal;
  const amount = repayment(work, seat);
  pay(work, seatHolder(seat), "bank", amount, "repayment");
  work.emit({ type: "loanRepaid", seat, amount, debt: player(work, seat).debt - amount });
  return undefined;
}
