/** Discards down to the train limit (C-7.9): asked of every president concerned, in any order. */
import type { Decision, Option } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Train } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import { corporation, type Position, presidentOf, ruleOf, runsHere, type Working } from "../position.ts";
import { askForDiscards } from "./phases.ts";

export function discardDecision(at: Position): Decision {
  const { discarding } = at.state;
  const options = discarding.flatMap((symbol) =>
    discardable(at, symbol).map(
      ({ id, rank }): Option => ({
        type: "discardTrain",
        corporation: symbol,
        train: id,
        rank,
        seat: presidentOf(at, symbol),
        side: false,
      }),
    ),
  );
  const deciders = [...new Set(discarding.map((symbol) => presidentOf(at, symbol)))];
  return { step: "discard", corporation: discarding[0] ?? null, deciders, options };
}

/** A train bought above the limit to fulfil the duty stays: another one goes (18CZ-14.7). */
function discardable(at: Position, symbol: string): readonly Train[] {
  const { trains } = corporation(at, symbol);
  const { round, options } = at.state;
  const isBuying = round.kind === "operating" && round.turn?.corporation === symbol && round.turn.step === "trains";
  if (at.title.parameters.obligation !== "always" || !isBuying || options["usableTrain"] === "lenient") return trains;
  const own = trains.filter((train) => runsHere(at, symbol, train));
  return own.length === 1 ? trains.filter((train) => train !== own[0]) : trains;
}

export function playDiscard(work: Working, seat: Seat, move: MoveOf<"discardTrain">): Refusal | undefined {
  if (!work.state.discarding.includes(move.corporation)) {
    return refuse("DISCARD_NOT_NEEDED", "C-7.9", { corp: move.corporation });
  }
  if (presidentOf(work, move.corporation) !== seat) {
    return refuse("NOT_YOUR_TURN", "C-20.3", { decider: presidentOf(work, move.corporation) });
  }
  const train = corporation(work, move.corporation).trains.find((one) => one.id === move.train);
  if (!train) return refuse("TRAIN_NOT_FOR_SALE", "C-7.9", { rank: move.train });
  if (!discardable(work, move.corporation).includes(train)) {
    return refuse("TRAIN_MUST_BUY", ruleOf(work, "lastOwnTrain"), { corp: move.corporation });
  }
  work.emit({ type: "trainDiscarded", corporation: move.corporation, train });
  askForDiscards(work);
  return undefined;
}
