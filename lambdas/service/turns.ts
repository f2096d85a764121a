/** Who is newly asked: the question behind every turn mail. */
import { decision, type GameState, type Seat } from "../../engine/index.ts";

/** Seats that must act in a state; none when the game is over. */
export function firstWaiting(state: GameState): readonly Seat[] {
  return state.result ? [] : decision(state).deciders;
}

/** Seats that must act now and did not have to before. */
export function newlyAsked(before: readonly Seat[], after: readonly Seat[]): Seat[] {
  return after.filter((seat) => !before.includes(seat));
}
