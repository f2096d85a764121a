/** Offers that wait for the other side's answer (C-20.6). */
import type { Decision, Option } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Offer } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Position, Working } from "../position.ts";
import { sellCompanyTo } from "./companies.ts";
import { operatingTurn } from "./current.ts";
import { closePrivateDeal } from "./privatedeal.ts";
import { takeOver } from "./takeover.ts";
import { closeTrainDeal } from "./trains.ts";

export function offerDecision({ state }: Position, offer: Offer): Decision {
  const options: Option[] = [
    { type: "answer", seat: offer.to, side: false },
    { type: "withdraw", seat: offer.from, side: true },
  ];
  const corporation = state.round.kind === "operating" ? (state.round.turn?.corporation ?? null) : null;
  return { step: "consent", corporation, deciders: [offer.to], options };
}

/** On "no" or withdrawal nothing has happened and the turn goes on. */
export function playConsent(work: Working, seat: Seat, offer: Offer, move: Move): Refusal | undefined {
  const isAnswer = move.type === "answer" && seat === offer.to;
  const isWithdrawal = move.type === "withdraw" && seat === offer.from;
  if (!isAnswer && !isWithdrawal) return refuse("NOT_NOW", "C-20.6", { step: "consent" });
  const accepted = move.type === "answer" && move.accept;
  work.emit({ type: "offerClosed", from: offer.from, to: offer.to, accepted, withdrawn: isWithdrawal });
  if (accepted) carryOut(work, offer);
  return undefined;
}

function carryOut(work: Working, { from, move }: Offer): void {
  if (move.type === "buyPrivateFrom") closePrivateDeal(work, from, move);
  else if (move.type === "buyTrain") closeTrainDeal(work, operatingTurn(work).corporation, move);
  else if (move.type === "takeOver") takeOver(work, operatingTurn(work).corporation, move);
  else sellCompanyTo(work, operatingTurn(work).corporation, move);
}
