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
import {
  company,
  deciderOf,
  isNeutral,
  optionOf,
  type Position,
  presidentOf,
  ruleOf,
  type Working,
  workOn,
} from "./position.ts";
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
import { discardDecision, playDiscard } from "./rounds/discard.ts";
import { advanceDraft, draftDecision, playDraft } from "./rounds/draft.ts";
import { isPowerTile, playPowerTile } from "./rounds/once.ts";
import {
  advanceOperating,
  isClosedStep,
  operatingDecision,
  playOperating,
  turnSideOptions,
} from "./rounds/operating.ts";
import { advanceStock, playStock, stockDecision } from "./rounds/stock.ts";
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

/** What the game waits for, with every legal move. */
export function decision(state: GameState): Decision {
  const at = positionOf(state);
  const primary = primaryDecision(at);
  if (state.offer || state.result) return primary;
  return { ...primary, options: [...primary.options, ...exchangeOptions(at)] };
}

function primaryDecision(at: Position): Decision {
  const { round, offer, discarding } = at.state;
  if (round.kind === "ended") return { step: "over", corporation: null, deciders: [], options: [] };
  if (offer) return offerDecision(at, offer);
  if (discarding.length > 0) {
    const discards = discardDecision(at);
    return { ...discards, options: [...discards.options, ...sideOptionsInTurn(at)] };
  }
  if (round.kind === "auction") return auctionDecision(at);
  if (round.kind === "draft") return draftDecision(at);
  return round.kind === "stock" ? stockDecision(at) : operatingDecision(at);
}

function sideOptionsInTurn(at: Position): Option[] {
  const { round } = at.state;
  if (at.title.parameters.companyPrices) return [];
  return round.kind === "operating" && round.turn ? turnSideOptions(at, round.turn.corporation) : [];
}

/** Seats that must act now. */
function decidersOf({ title, state }: Position): readonly Seat[] {
  const { round, offer, discarding } = state;
  if (offer) return [offer.to];
  if (discarding.length > 0) return discarding.map((symbol) => presidentOf({ title, state }, symbol));
  if (round.kind === "stock") return [round.turn];
  if (round.kind === "draft") return [round.turn];
  if (round.kind === "operating" && round.turn) {
    return [deciderOf({ title, state }, round.turn.corporation, round.turn.step)];
  }
  return auctionDecision({ title, state }).deciders;
}

function play(work: Working, seat: Seat, move: Move): Refusal | undefined {
  const { round, offer, discarding } = work.state;
  if (round.kind === "ended") return refuse("GAME_OVER", "C-17.6");
  if (offer) return playConsent(work, seat, offer, move);
  if (move.type === "exchange") return playExchange(work, seat, move);
  const side = playInOwnTurn(work, seat, move);
  if (side !== "none") return side;
  if (discarding.length > 0) {
    if (move.type === "discardTrain") return playDiscard(work, seat, move);
    return refuseOther(work, seat, "discard");
  }
  if (!decidersOf(work).includes(seat)) return refuseOther(work, seat, "");
  if (round.kind === "auction") return playAuction(work, seat, move);
  if (round.kind === "draft") return playDraft(work, seat, move);
  return round.kind === "stock" ? playStock(work, seat, move) : playOperating(work, move);
}

function refuseOther(at: Position, seat: Seat, step: string): Refusal {
  const deciders = decidersOf(at);
  if (deciders.includes(seat)) return refuse("NOT_NOW", "C-20.3", { step });
  return refuse("NOT_YOUR_TURN", "C-20.3", { decider: deciders[0] ?? 0 });
}

/** Side moves M2 and M3 of the corporation in turn; "none" if the move is no such move. */
function playInOwnTurn(work: Working, seat: Seat, move: Move): Refusal | undefined | "none" {
  const isPower = move.type === "layTile" && isPowerLay(work, move);
  if (move.type !== "buyCompany" && move.type !== "sellCompany" && !isPower) return "none";
  const { round } = work.state;
  if (round.kind !== "operating" || !round.turn) return refuse("NOT_NOW", "C-14.6", {});
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
  if (isPowerTile(work, company, move.tile)) return playPowerTile(work, corporation, move, company);
  return playExtraLay(work, corporation, move, company);
}

const isPowerLay = (at: Position, { company, tile }: MoveOf<"layTile">): boolean =>
  company !== undefined && (isExtraLay(at, company) || isPowerTile(at, company, tile));

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

const isFree = ({ state }: Position): boolean => !state.offer && state.discarding.length === 0;

function step(work: Working): boolean {
  const { kind } = work.state.round;
  if (kind === "auction") return advanceAuction(work);
  if (kind === "draft") return advanceDraft(work);
  if (kind === "stock") return advanceStock(work);
  return kind === "operating" ? advanceOperating(work) : false;
}
