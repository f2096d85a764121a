/** The dividend step (C-9.3 to C-9.6, 1830-11.4). */
import { cellAfter, moveMarker, priceAt } from "../finance/market.ts";
import { pay } from "../finance/money.ts";
import { percentHeld } from "../finance/shares.ts";
import type { DividendOutcome, OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Cell } from "../model/state.ts";
import { corporationHolder, type DividendKind, type Holder, seatHolder, seatOf } from "../model/words.ts";
import { corporation, corporationFact, type Position, presidentOf, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";

/** 1835-14.11: a paper that has earned in this round brings no dividend of what it was exchanged for. */
function barred(at: Position, symbol: string, holder: Holder): number {
  const { round } = at.state;
  const seat = seatOf(holder);
  if (round.kind !== "operating" || seat === undefined) return 0;
  return at.title.parameters.formation?.corporation === symbol ? (round.joined[seat] ?? 0) : 0;
}

/** C-9.4: what a holder receives, rounded up on the holder's total. */
function payout(at: Position, symbol: string, holder: Holder, revenue: number): number {
  return Math.ceil((revenue * (percentHeld(corporation(at, symbol), holder) - barred(at, symbol, holder))) / 100);
}

/** C-9.4: what shares in the pool bring their corporation, where they do; rounded down (1835-12.3). */
const poolPayout = (at: Position, symbol: string, revenue: number): number =>
  at.title.parameters.poolPaysTreasury ? Math.floor((revenue * percentHeld(corporation(at, symbol), "pool")) / 100) : 0;

const directionOf = (kind: DividendKind) => (kind === "pay" ? "right" : "left");

/** C-9.5, 18CZ-5.5: large corporations may move further for a dividend. */
const stepsOf = (at: Position, symbol: string, kind: DividendKind): number =>
  kind === "pay" ? corporationFact(at.title, symbol).paidSteps : 1;

/** Where a marker on a cell goes when its corporation pays, or does not (C-9.5, C-9.6). */
export const cellAfterDividend = (at: Position, symbol: string, cell: Cell, kind: DividendKind): Cell =>
  cellAfter(at, cell, directionOf(kind), stepsOf(at, symbol, kind));

function outcome(at: Position, symbol: string, kind: DividendKind): DividendOutcome {
  const { revenue } = operatingTurn(at);
  const { cell } = corporation(at, symbol);
  const perShare = kind === "pay" ? (revenue * corporationFact(at.title, symbol).shareUnit) / 100 : 0;
  const treasury = kind === "pay" ? poolPayout(at, symbol, revenue) : revenue;
  const price = cell ? priceAt(at.title, cellAfterDividend(at, symbol, cell, kind)) : 0;
  return { kind, perShare, treasury, price };
}

export function dividendOptions(at: Position, symbol: string): OptionBody[] {
  return [{ type: "dividend", kinds: (["pay", "withhold"] as const).map((kind) => outcome(at, symbol, kind)) }];
}

export function playDividend(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "dividend" || move.kind === "split") return refuse("NOT_NOW", "C-20.3", { step: "dividend" });
  const { revenue } = operatingTurn(work);
  const { perShare } = outcome(work, symbol, move.kind);
  work.emit({ type: "dividendDecided", corporation: symbol, kind: move.kind, revenue, perShare, forced: false });
  if (move.kind === "pay") payShareholders(work, symbol, revenue);
  else pay(work, "bank", corporationHolder(symbol), revenue, "withheld");
  moveMarker(
    work,
    symbol,
    directionOf(move.kind),
    stepsOf(work, symbol, move.kind),
    move.kind === "pay" ? "paid" : "withheld",
  );
  return undefined;
}

/** Pays the whole revenue without a decision (18CZ-18.7). */
export function payAll(work: Working, symbol: string): void {
  playDividend(work, symbol, { type: "dividend", kind: "pay" });
}

/** 1835-12.1: minors have no choice. */
export const splitsRevenue = (at: Position, symbol: string): boolean =>
  corporationFact(at.title, symbol).minor !== null;

/** Half to the owner, half to the treasury. */
export function splitRevenue(work: Working, symbol: string): void {
  const { revenue } = operatingTurn(work);
  const half = Math.floor(revenue / 2);
  work.emit({ type: "dividendDecided", corporation: symbol, kind: "split", revenue, perShare: half, forced: true });
  pay(work, "bank", seatHolder(presidentOf(work, symbol)), half, "dividend");
  pay(work, "bank", corporationHolder(symbol), revenue - half, "withheld");
}

/** 1835-13.10: who owes the bank must withhold, and repays it first. */
export function repayFromRevenue(work: Working, symbol: string): void {
  const { revenue } = operatingTurn(work);
  const { debt } = corporation(work, symbol);
  const amount = Math.min(debt, revenue);
  work.emit({ type: "dividendDecided", corporation: symbol, kind: "withhold", revenue, perShare: 0, forced: true });
  pay(work, "bank", corporationHolder(symbol), revenue, "withheld");
  pay(work, corporationHolder(symbol), "bank", amount, "repayment");
  work.emit({ type: "corporationIndebted", corporation: symbol, amount: -amount, debt: debt - amount });
  moveMarker(work, symbol, "left", 1, "withheld");
}

/** C-9.4: players for their shares, the treasury for those in the pool, nobody for the offering. */
function payShareholders(work: Working, symbol: string, revenue: number): void {
  for (const seat of work.state.players.keys()) {
    pay(work, "bank", seatHolder(seat), payout(work, symbol, seatHolder(seat), revenue), "dividend");
  }
  if (work.state.neutral) pay(work, "bank", "neutral", payout(work, symbol, "neutral", revenue), "dividend");
  pay(work, "bank", corporationHolder(symbol), poolPayout(work, symbol, revenue), "dividend");
}
