/** Who is newly asked: the question behind every turn mail. */
import { decision, type GameState, type Seat } from "../../engine/index.ts";
import type { Entry } from "../store/entry.ts";

/** Seats that must act in a state; none when the game is over. */
export function firstWaiting(state: GameState): readonly Seat[] {
  return state.result ? [] : decision(state).deciders;
}

/** Is the seat told of its question by this entry, though it may have been asked before: for another move, or another person? */
export const isAskedAnew = ({ fact, seat }: Pick<Entry, "fact" | "seat">, asked: Seat): boolean =>
  fact.kind === "undone" ? fact.asked.includes(asked) : fact.kind === "seatPassed" && seat === asked;

/** Seats that must act after an entry and did not have to before it; `before` are those that had to. */
export function newlyAsked(before: readonly Seat[], entry: Pick<Entry, "waiting" | "fact" | "seat">): readonly Seat[] {
  const { waiting, fact } = entry;
  if (fact.kind === "undone") return fact.asked;
  return waiting.filter((seat) => isAskedAnew(entry, seat) || !before.includes(seat));
}
