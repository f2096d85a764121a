/** The position for which a turn may be prepared: the one that follows if everybody passes until the seat is asked. */
import { decide, decision } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";

/** More passes than any table needs until a seat is asked again. */
const MOST_PASSES = 40;

/** How a seat comes to its turn if everybody before it passes. */
export interface WayToTurn {
  /** The position in which it is asked. */
  readonly state: GameState;
  /** The passes in their order; none if it is asked already. */
  readonly passes: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** That way; null if somebody cannot simply pass before, or something is drawn on it, which nobody may know. */
export function wayToTurn(start: GameState, seat: Seat): WayToTurn | null {
  const passes: { seat: Seat; move: Move }[] = [];
  let state = start;
  while (passes.length <= MOST_PASSES) {
    const { deciders, options } = decision(state);
    if (deciders.includes(seat)) return { state, passes };
    const way = options.find((one) => !one.side && deciders.includes(one.seat) && isPass(one.type));
    if (!way) return null;
    const move: Move = { type: way.type === "done" ? "done" : "pass" };
    const decided = decide(state, way.seat, move);
    if (!decided.accepted || decided.events.some((event) => "seed" in event)) return null;
    passes.push({ seat: way.seat, move });
    state = decided.state;
  }
  return null;
}

const isPass = (type: string): boolean => type === "pass" || type === "done";
