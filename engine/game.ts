/**
 * The decider: `decide` says what follows from a move or why it is refused, `decision` what the game waits for. Both go by the
 * same order: the end, an offer, discards, side moves, then the round's own step.
 */
import type { Decision, Option } from "./model/decision.ts";
import type { GameEvent } from "./model/event.ts";
import type { Move, MoveOf } from "./model/move.ts";
import { type Refusal, refuse } from "./model/refusal.ts";
import type { GameState } from "./model/state.ts";
import { type Seat, seatOf } from "./model/words.ts";
import { company, deciderOf, isNeutral, optionOf, type Position, ruleOf, type Working, workOn } from "./position.ts";
import { advanceAuction, auctionDecision, playAuction } from "./rounds/auction.ts";
import {
  checkCompanySale,
  exchangeOptions,
  isExtraLay,
  playBankSale,
  playExchange,
  playExtraLay,
  sellCompanyTo,
} from "./rounds/companies.ts";
import { offerDecision, playConsent } from "./rounds/consent.ts";
import {
  closeIdlePowers,
  isDirectorsLay,
  isDirectorsToken,
  playDirectorsLay,
  playDirectorsToken,
} from "./rounds/director.ts";
import { discardDecision, playDiscard } from "./rounds/discard.ts";
import { advanceDraft, draftDecision, playDraft } from "./rounds/draft.ts";
import { formationDecision, joinWaiting, playFormation, runFormation } from "./rounds/formation.ts";
import { homeDecision, placeHomeStation, playHomeCity } from "./rounds/home.ts";
import { isPowerTile, playPowerTile } from "./rounds/once.ts";
import {
  advanceOperating,
  isClosedStep,
  operatingDecision,
  playOperating,
  turnSideOptions,
} from "./rounds/operating.ts";
import { type Pending, pendingIn, pendingSeats } from "./rounds/pending.ts";
import { advanceStock, playStock, stockDecision } from "./rounds/stock.ts";
import { playSwap, swapDecision } from "./rounds/swap.ts";
import { titleOf } from "./titles/registry.ts";

export type Decided =
  | { readonly accepted: true; readonly events: readonly GameEvent[]; readonly state: GameState }
  | { readonly accepted: false; readonly refusal: Refusal };

export type DecidedAll =
  | { readonly accepted: true; readonly events: readonly GameEvent[]; readonly state: GameState }
  | { readonly accepted: false; readonly refusal: Refusal; readonly index: number };

const positionOf = (state: GameState): Position => ({ title: titleOf(state), state });

/** What follows from a seat's move, consequences without a choice included; or why it is refused. The state stays untouched. */
export function decide(state: GameState, seat: Seat, move: Move): Decided {
  const decided = decideAll(state, seat, [move]);
  return decided.accepted ? decided : { accepted: false, refusal: decided.refusal };
}

/** Several moves of one seat in order, all or nothing; a refusal names the index of the refused move. */
export function decideAll(state: GameState, seat: Seat, moves: readonly Move[]): DecidedAll {
  const work = workOn(positionOf(state));
  for (const [index, move] of moves.entries()) {
    const refusal = play(work, seat, move);
    if (refusal) return { accepted: false, refusal, index };
    advance(work);
  }
  return { accepted: true, events: work.events, state: work.state };
}

/** 1835-10.2: home stations stand as soon as the corporation has floated. */
function placeFloatedHomes(work: Working): void {
  for (const symbol of Object.keys(work.state.board.homes)) {
    if (work.state.corporations[symbol]?.floated) placeHomeStation(work, symbol);
  }
}

/** What the game waits for, with every legal move. */
export function decision(state: GameState): Decision {
  const at = positionOf(state);
  const primary = primaryDecision(at);
  if (state.offer || state.result) return primary;
  return { ...primary, options: [...primary.options, ...exchangeOptions(at)] };
}

function primaryDecision(at: Position): Decision {
  if (at.state.round.kind === "ended") return { step: "over", corporation: null, deciders: [], options: [] };
  const pending = pendingIn(at);
  return pending ? pendingDecision(at, pending) : roundDecision(at);
}

function pendingDecision(at: Position, pending: Pending): Decision {
  switch (pending.kind) {
    case "offer":
      return offerDecision(at, pending.offer);
    case "swap":
      return swapDecision(pending.swap);
    case "discard": {
      const discards = discardDecision(at);
      return { ...discards, options: [...discards.options, ...sideOptionsInTurn(at)] };
    }
    case "home":
      return homeDecision(at, pending.corporation);
    case "formation":
      return formationDecision(at, pending.formation);
  }
}

function roundDecision(at: Position): Decision {
  const { kind } = at.state.round;
  if (kind === "auction") return auctionDecision(at);
  if (kind === "draft") return draftDecision(at);
  return kind === "stock" ? stockDecision(at) : operatingDecision(at);
}

function sideOptionsInTurn(at: Position): Option[] {
  const { round } = at.state;
  if (at.title.parameters.companyPrices) return [];
  return round.kind === "operating" && round.turn && isThere(at, round.turn.corporation)
    ? turnSideOptions(at, round.turn.corporation)
    : [];
}

/** A minor may join another corporation in its own turn (1835-15.1). */
const isThere = ({ state }: Position, symbol: string): boolean => !state.corporations[symbol]?.closed;

/** Seats that must act now. */
function decidersOf(at: Position): readonly Seat[] {
  const { round } = at.state;
  const pending = pendingIn(at);
  if (pending) return pendingSeats(at, pending);
  if (round.kind === "stock" || round.kind === "draft") return [round.turn];
  if (round.kind === "operating" && round.turn) return [deciderOf(at, round.turn.corporation, round.turn.step)];
  return auctionDecision(at).deciders;
}

function play(work: Working, seat: Seat, move: Move): Refusal | undefined {
  if (work.state.round.kind === "ended") return refuse("GAME_OVER", "C-17.6");
  const pending = pendingIn(work);
  if (pending?.kind === "offer") return playConsent(work, seat, pending.offer, move);
  if (pending?.kind === "swap") return playSwap(work, seat, pending.swap, move);
  if (move.type === "exchange") return playExchange(work, seat, move);
  const side = playInOwnTurn(work, seat, move);
  if (side !== "none") return side;
  switch (pending?.kind) {
    case "discard":
      return move.type === "discardTrain" ? playDiscard(work, seat, move) : refuseOther(work, seat, "discard");
    case "formation":
      return playFormation(work, seat, pending.formation, move);
    case "home":
      if (!decidersOf(work).includes(seat)) return refuseOther(work, seat, "homeToken");
      return playHomeCity(work, pending.corporation, move);
    default:
      return decidersOf(work).includes(seat) ? playRound(work, seat, move) : refuseOther(work, seat, "");
  }
}

function playRound(work: Working, seat: Seat, move: Move): Refusal | undefined {
  const { kind } = work.state.round;
  if (kind === "auction") return playAuction(work, seat, move);
  if (kind === "draft") return playDraft(work, seat, move);
  return kind === "stock" ? playStock(work, seat, move) : playOperating(work, move);
}

function refuseOther(at: Position, seat: Seat, step: string): Refusal {
  const deciders = decidersOf(at);
  if (deciders.includes(seat)) return refuse("NOT_NOW", "C-20.3", { step });
  return refuse("NOT_YOUR_TURN", "C-20.3", { decider: deciders[0] ?? 0 });
}

/** Side moves M2 and M3 of the corporation in turn; "none" if the move is no such move. */
function playInOwnTurn(work: Working, seat: Seat, move: Move): Refusal | undefined | "none" {
  const isPower = isPowerMove(work, move);
  if (move.type !== "buyCompany" && move.type !== "sellCompany" && !isPower) return "none";
  const { round } = work.state;
  if (round.kind !== "operating" || !round.turn || !isThere(work, round.turn.corporation)) {
    return refuse("NOT_NOW", "C-14.6", {});
  }
  const { corporation, step } = round.turn;
  const decider = deciderOf(work, corporation, step);
  if (decider !== seat) return refuse("NOT_YOUR_TURN", "C-20.3", { decider });
  if (isClosedStep(work, step) || isNeutral(work, corporation)) return refuse("NOT_NOW", "C-20.3", { step });
  if (work.state.discarding.length > 0 && work.title.parameters.companyPrices) {
    return refuse("NOT_NOW", ruleOf(work, "forcedChoice"), { step: "discard" });
  }
  if (move.type === "buyCompany") return playCompanySale(work, seat, corporation, move);
  if (move.type === "sellCompany") return playBankSale(work, corporation, move);
  const { company = "" } = move;
  if (move.type === "placeToken") return playDirectorsToken(work, corporation, move, company);
  if (isDirectorsLay(work, company)) return playDirectorsLay(work, corporation, move, company);
  if (isPowerTile(work, company, move.tile)) return playPowerTile(work, corporation, move, company);
  return playExtraLay(work, corporation, move, company);
}

const isPowerMove = (at: Position, move: Move): move is MoveOf<"layTile" | "placeToken"> =>
  (move.type === "layTile" && isPowerLay(at, move)) ||
  (move.type === "placeToken" && move.company !== undefined && isDirectorsToken(at, move.company));

const isPowerLay = (at: Position, { company, tile }: MoveOf<"layTile">): boolean =>
  company !== undefined && (isExtraLay(at, company) || isDirectorsLay(at, company) || isPowerTile(at, company, tile));

/** C-16.5: carried out at once if the owner is the president or consent is implied, otherwise offered. */
function playCompanySale(work: Working, seat: Seat, buyer: string, move: MoveOf<"buyCompany">): Refusal | undefined {
  const refusal = checkCompanySale(work, buyer, move.company, move.price);
  if (refusal) return refusal;
  const owner = seatOf(company(work, move.company).owner) ?? seat;
  if (owner === seat || optionOf(work, "consent") === "implied") sellCompanyTo(work, buyer, move);
  else work.emit({ type: "offerMade", from: seat, to: owner, move });
  return undefined;
}

/** Lets the game move on by itself until somebody must decide (C-20.4). */
function advance(work: Working): void {
  while (isFree(work) && step(work));
}

/** Nobody is asked; papers that were given join without a question. */
function isFree(at: Position): boolean {
  const pending = pendingIn(at);
  return !pending || (pending.kind === "formation" && pending.formation.waiting !== undefined);
}

function step(work: Working): boolean {
  const { formation, formationDue, round } = work.state;
  const { kind } = round;
  if (work.title.parameters.homeAt === "floating") placeFloatedHomes(work);
  closeIdlePowers(work);
  if (formation?.waiting) {
    joinWaiting(work, formation.waiting);
    return true;
  }
  if (formationDue) {
    const isStart = kind === "stock" || (kind === "operating" && !round.begun);
    work.emit({ type: "formationDue", due: null });
    runFormation(work, formationDue, isStart ? "round" : "purchase");
    return true;
  }
  if (kind === "auction") return advanceAuction(work);
  if (kind === "draft") return advanceDraft(work);
  if (kind === "stock") return advanceStock(work);
  return kind === "operating" ? advanceOperating(work) : false;
}
