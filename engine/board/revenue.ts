/** What stops are worth (C-9.1). */
import type { NodeFact } from "../model/title.ts";
import { type Position, phaseFact } from "../position.ts";

/** C-8.2f: the group of which a route may use one hex only; null for a place of its own. */
export function groupOf(at: Position, { group }: NodeFact): string | null {
  return group === undefined || at.title.splitGroups(at.state.options).includes(group) ? null : group;
}

/** Revenue of a node in the current phase. */
export function nodeRevenue(at: Position, node: NodeFact): number {
  if (typeof node.revenue === "number") return node.revenue;
  return node.revenue[phaseFact(at).offboard] ?? 0;
}
