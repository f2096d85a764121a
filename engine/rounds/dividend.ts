/** The dividend step (C-9.3 to C-9.6, 1830-11.4). */
import { cellAfter, moveMarker, priceAt } from "../finance/market.ts";
import { pay } from "../finance/money.ts";
import { percentHeld } from "../finance/shares.ts";
import type { DividendOutcome, OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporationHolder, DIVIDEND_KINDS, type DividendKind, type Holder, seatHolder } from "../model/words.ts";
import { corporation, corporationFact, type Position, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";

/** C-9.4: what a holder receives, rounded up on the holder's total. */
function payout(at: Position, symbol: string, holder: Holder, revenue: number): number {
  return Math.ceil((revenue * percentHeld(corporation(at, symbol), holder)) / 100);
}

/** C-9.4: what shares in the pool bring their corporation, where they do. */
const poolPayout = (at: Position, symbol: string, revenue: number): number =>
  at.title.parameters.poolPaysTreasury ? payout(at, symbol, "pool", revenue) : 0;

const directionOf = (kind: DividendKind) => (kind === "pay" ? "right" : "left");

/** C-9.5, 18CZ-5.5: large corporations may move further for a dividend. */
const stepsOf = (at: Position, symbol: string, kind: DividendKind): number =>
  kind === "pay" ? corporationFact(at.title, symbol).paidSteps : 1;

function outcome(at: Position, symbol: string, kind: DividendKind): DividendOutcome {
  const { revenue } = operatingTurn(at);
  const { cell } = corporation(at, symbol);
  const perShare = kind === "pay" ? (revenue * corporationFact(at.title, symbol).shareUnit) / 100 : 0;
  const treasury = kind === "pay" ? poolPayout(at, symbol, revenue) : revenue;
  const price = cell ? priceAt(at.title, cellAfter(at, cell, directionOf(kind), stepsOf(at, symbol, kind))) : 0;
  return { kind, perShare, treasury, price };
}

export function dividendOptions(at: Position, symbol: string): OptionBody[] {
  return [{ type: "dividend", kinds: DIVIDEND_KINDS.map((kind) => outcome(at, symbol, kind)) }];
}

export function playDividend(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "dividend") return refuse("NOT_NOW", "C-20.3", { step: "dividend" });
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

/** C-9.4: players for their shares, the treasury for those in the pool, nobody for the offering. */
function payShareholders(work: Working, symbol: string, revenue: number): void {
  for (const seat of work.state.players.keys()) {
    pay(work, "bank", seatHolder(seat), payout(work, symbol, seatHolder(seat), revenue), "dividend");
  }
  if (work.state.neutral) pay(work, "bank", "neutral", payout(work, symbol, "neutral", revenue), "dividend");
  pay(work, "bank", corporationHolder(symbol), poolPayout(work, symbol, revenue), "dividend");
}
