/** What the schedule does besides clocks and retries: digests, and tables that wait for their players. */
import type { Deps } from "./deps.ts";
import { tickDigests } from "./digest.ts";
import { tickTables } from "./unstarted.ts";

/** One tick; may come twice, late or not at all. */
export async function tickDaily(deps: Deps): Promise<void> {
  await tickDigests(deps);
  await tickTables(deps);
}
