/** What stops are worth (C-9.1). */
import type { NodeFact } from "../model/title.ts";
import { type Position, phaseFact } from "../position.ts";

/** Revenue of a node in the current phase. */
export function nodeRevenue(at: Position, node: NodeFact): number {
  if (typeof node.revenue === "number") return node.revenue;
  return node.revenue[phaseFact(at).offboard] ?? 0;
}
