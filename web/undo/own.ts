/** The reader's latest moves as far as nobody has moved after them and nothing was drawn: what he may take back alone. */
import type { Seat } from "../../engine/index.ts";
import type { LogEntry } from "../../lambdas/service/api.ts";

/** Oldest first; none if somebody else has moved. The service decides; this is for what a page offers. */
export function ownLatest(entries: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  const counting = entries.filter(({ kind, undone }) => kind === "moved" && undone === undefined);
  const other = counting.findLastIndex(
    (entry) => entry.seat !== seat || entry.voters !== undefined || entry.events.some((event) => "seed" in event),
  );
  return counting.slice(other + 1);
}
