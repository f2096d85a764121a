/** What an action in a stock round is, whatever it is (C-13.5, C-13.8). */
import type { Seat } from "../model/words.ts";
import { leftOf, type Position, type Working } from "../position.ts";
import { stockRound } from "./current.ts";

export const soldThisRound = (at: Position, seat: Seat, symbol: string): boolean =>
  stockRound(at).sold[seat]?.includes(symbol) ?? false;

/** C-13.8: whoever buys or sells passes priority to his left, and all must pass anew. */
export function noteAction(work: Working, seat: Seat): undefined {
  if (stockRound(work).passes > 0) work.emit({ type: "passesCleared" });
  const next = leftOf(work, seat);
  if (work.state.priority !== next) work.emit({ type: "priorityMoved", seat: next });
}
