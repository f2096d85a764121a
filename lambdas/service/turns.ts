/** Who is newly asked: the question behind every turn mail. */
import { decision, type GameState, type Seat } from "../../engine/index.ts";
import type { Entry } from "../store/entry.ts";

/** Seats that must act in a state; none when the game is over. */
export function firstWaiting(state: GameState): readonly Seat[] {
  return state.result ? [] : decision(state).deciders;
}

/** Seats that must act after an entry and did not have to before it; `before` are those that had to. */
export function newlyAsked(
  before: readonly Seat[],
  { waiting, fact }: Pick<Entry, "waiting" | "fact">,
): readonly Seat[] {
  return fact.kind === "undone" ? fact.asked : waiting.filter((seat) => !before.includes(seat));
}
