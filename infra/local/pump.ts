/**
 * The pump in place of the table's stream: reads from the log which entries are new, and feeds them as records of the stream's shape
 * to the very handler that runs on AWS. Where it has got to lies in the table, so that a killed process misses no entry.
 */
import type { Deps } from "../../lambdas/service/deps.ts";
import { retryUnsent } from "../../lambdas/service/notify.ts";
import { entryRecord, notifyRecords } from "../../lambdas/service/stream.ts";
import { entryKey } from "../../lambdas/store/keys.ts";

export interface Pump {
  /** Something may be new: look soon. */
  nudge(): void;
  /** Handles all there is and resolves when nothing is left. */
  drain(): Promise<void>;
  /** Tries unsent mail again. */
  retry(): Promise<void>;
  stop(): Promise<void>;
}

/** A pump; `intervalMs` is how often it looks by itself. */
export async function startPump(deps: Deps, intervalMs: number): Promise<Pump> {
  const cursors = new Map(await deps.store.cursors.all());
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;
  const round = async (): Promise<void> => {
    isQueued = false;
    await pumpOnce(deps, cursors).catch((error: unknown) => deps.log.error("pump", { error: String(error) }));
  };
  const nudge = (): void => {
    if (isQueued) return;
    isQueued = true;
    running = running.then(round);
  };
  const retry = async (): Promise<void> => {
    await retryUnsent(deps).catch((error: unknown) => deps.log.error("retry", { error: String(error) }));
  };
  const timer = setInterval(nudge, intervalMs);
  const retryTimer = setInterval(() => void retry(), intervalMs * 10);
  return {
    nudge,
    async drain() {
      nudge();
      await running;
    },
    retry,
    async stop() {
      clearInterval(timer);
      clearInterval(retryTimer);
      await running;
    },
  };
}

/** One look at the log; a game whose record fails keeps its cursor and is offered again. */
async function pumpOnce(deps: Deps, cursors: Map<string, number>): Promise<void> {
  for (const [game, latest] of await deps.store.log.games()) {
    for (let version = (cursors.get(game) ?? 0) + 1; version <= latest; version++) {
      const record = entryRecord(game, version, entryKey(game, version));
      const { batchItemFailures } = await notifyRecords(deps, { Records: [record] });
      if (batchItemFailures.length > 0) break;
      cursors.set(game, version);
      await deps.store.cursors.put(game, version);
    }
  }
}
