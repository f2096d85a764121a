/** The draft of the private companies before the first stock round (18CZ-3). */
import { pay } from "../finance/money.ts";
import type { Decision, Option } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { company, companyNamed, isTrusted, type Position, player, ruleOf, type Working } from "../position.ts";
import { closeCompany } from "./companies.ts";
import { draftRound } from "./current.ts";

const unsold = (at: Position): string[] =>
  at.title.companies.map((fact) => fact.symbol).filter((symbol) => isThere(at, symbol));

const isThere = (at: Position, symbol: string): boolean => {
  const one = companyNamed(at, symbol);
  return one !== undefined && one.owner === null && !one.closed;
};

/** 18CZ-3.1: the seat whose turn the step of the snake is. */
export function draftSeat(at: Position, step: number): Seat {
  const { order } = at.state;
  const [row, place] = [Math.floor(step / order.length), step % order.length];
  return order[row % 2 === 0 ? place : order.length - 1 - place] ?? 0;
}

export function draftDecision(at: Position): Decision {
  const { turn: seat } = draftRound(at);
  const bought = unsold(at)
    .map((symbol) => ({ company: symbol, price: company(at, symbol).price }))
    .filter(({ price }) => price <= player(at, seat).cash);
  const options = [
    ...bought.map((one): Option => ({ type: "buyPrivate", ...one, seat, side: false })),
    { type: "pass", seat, side: false } as const,
  ];
  return { step: "draft", corporation: null, deciders: [seat], options };
}

export function playDraft(work: Working, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") {
    work.emit({ type: "passed", seat, forced: false });
    return nextTurn(work);
  }
  if (move.type !== "buyPrivate") return refuse("NOT_NOW", ruleOf(work, "buyPrivate"), { step: "draft" });
  return checkPurchase(work, seat, move) ?? buy(work, seat, move);
}

/** 18CZ-3.2. */
function checkPurchase(at: Position, seat: Seat, move: MoveOf<"buyPrivate">): Refusal | undefined {
  const rule = ruleOf(at, "buyPrivate");
  if (!isThere(at, move.company)) return refuse("DRAFT_GONE", rule, { private: move.company });
  const { price } = company(at, move.company);
  if (move.price !== undefined && move.price !== price && !isTrusted(at, "prices")) {
    return refuse("COMPANY_PRICE", rule, { private: move.company, min: price, max: price });
  }
  const { cash } = player(at, seat);
  const amount = move.price ?? price;
  return cash < amount ? refuse("MONEY_SHORT", rule, { payer: seatHolder(seat), cash, amount }) : undefined;
}

function buy(work: Working, seat: Seat, move: MoveOf<"buyPrivate">): undefined {
  const price = move.price ?? company(work, move.company).price;
  pay(work, seatHolder(seat), "bank", price, "company");
  work.emit({ type: "companyMoved", company: move.company, from: "bank", to: seatHolder(seat), price });
  if (draftRound(work).passed.length > 0) work.emit({ type: "passesCleared" });
  nextTurn(work);
}

function nextTurn(work: Working): undefined {
  const step = draftRound(work).step + 1;
  if (!isOver(work)) work.emit({ type: "draftTurn", seat: draftSeat(work, step), step });
}

/** 18CZ-3.4. */
const isOver = (at: Position): boolean =>
  unsold(at).length === 0 || draftRound(at).passed.length >= at.state.players.length;

/** Moves on where no decision is left; true if something happened. */
export function advanceDraft(work: Working): boolean {
  if (isOver(work)) {
    endDraft(work);
    return true;
  }
  const { turn } = draftRound(work);
  if (draftDecision(work).options.length > 1) return false;
  work.emit({ type: "passed", seat: turn, forced: true });
  nextTurn(work);
  return true;
}

/** 18CZ-3.6, then the first stock round in order of cash, least first (18CZ-4.1). */
function endDraft(work: Working): void {
  for (const symbol of unsold(work)) closeCompany(work, symbol);
  work.emit({ type: "seatsOrdered", order: byCash(work, "least") });
  work.emit({ type: "stockRoundStarted", number: 1, seat: work.state.priority });
}

/** Seats by cash; who was earlier stays earlier among equals (18CZ-4.1, 18CZ-4.2). */
export function byCash(at: Position, first: "least" | "most"): Seat[] {
  const sign = first === "least" ? 1 : -1;
  return [...at.state.order].sort((a, b) => sign * (player(at, a).cash - player(at, b).cash));
}

/** 18CZ-V2: some tables order the seats before each stock round, least cash first. */
export const isAlwaysLeast = ({ state: { options } }: Position): boolean => options["stockOrder"] === "alwaysLeast";
