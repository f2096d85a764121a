/** The position for which a turn may be prepared: the one that follows if everybody passes until the seat is asked. */
import { decide, decision } from "../game.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";

/** More passes than any table needs until a seat is asked again. */
const MOST_PASSES = 40;

/** That position; null if somebody cannot simply pass before, or something is drawn on the way, which nobody may know. */
export function positionAfterPasses(start: GameState, seat: Seat): GameState | null {
  let state = start;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { deciders, options } = decision(state);
    if (deciders.includes(seat)) return state;
    const way = options.find((one) => !one.side && deciders.includes(one.seat) && isPass(one.type));
    const decided = way && decide(state, way.seat, { type: way.type === "done" ? "done" : "pass" });
    if (!decided?.accepted || decided.events.some((event) => "seed" in event)) return null;
    state = decided.state;
  }
  return null;
}

const isPass = (type: string): boolean => type === "pass" || type === "done";
