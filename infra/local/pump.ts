/**
 * The pump in place of the table's stream: feeds new entries of the log, as records of the stream's shape, to the very function that
 * runs on AWS. How far it has got lies in the table, so that a killed process misses no entry.
 */
import { tickClocks } from "../../lambdas/service/clock/ticking.ts";
import { tickDaily } from "../../lambdas/service/daily.ts";
import type { Deps } from "../../lambdas/service/deps.ts";
import { retryHooks } from "../../lambdas/service/hooks/sending.ts";
import { retryUnsent } from "../../lambdas/service/notify.ts";
import { LEASE } from "../../lambdas/service/outgoing.ts";
import { entryKey } from "../../lambdas/store/keys.ts";
import { entryRecord, notifyRecords } from "../../lambdas/stream.ts";

/** How often it looks at the whole log by itself, and tries unsent mail again; the clocks tick with it. */
const SWEEP_MS = 20_000;
const RETRIES = 50;

export interface Pump {
  /** An entry has been appended. */
  notice(game: string, version: number): void;
  /** Handles all that is known and resolves when nothing is left. */
  drain(): Promise<void>;
  /** Looks at the whole log, and tries unsent mail again. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a pump that first catches up with the log. */
export async function startPump(deps: Deps): Promise<Pump> {
  const cursors = new Map(await deps.store.cursors.all());
  const latest = new Map(await deps.store.log.games());
  let running = Promise.resolve();
  const run = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work).catch((error: unknown) => deps.log.error("pump", { error: String(error) }));
    return running;
  };
  const drain = (): Promise<void> => run(() => feed(deps, cursors, latest));
  const sweepUntil = (dueBy: () => Date): Promise<void> => {
    void run(async () => {
      for (const [game, version] of await deps.store.log.games()) latest.set(game, version);
    });
    void drain();
    void run(async () => void (await tickClocks(deps)));
    void run(async () => void (await retryHooks(deps, RETRIES, dueBy())));
    void run(() => tickDaily(deps));
    return run(async () => void (await retryUnsent(deps, RETRIES, dueBy())));
  };
  const sweep = (): Promise<void> => sweepUntil(() => deps.clock.now());
  // Claims of a process that was killed: nobody else sends on this machine, so their leases need not be waited for.
  void sweepUntil(() => new Date(deps.clock.now().getTime() + LEASE));
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  return {
    notice(game, version) {
      latest.set(game, version);
      void drain();
    },
    drain,
    sweep,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** A game whose record fails keeps its cursor and is offered again. */
async function feed(deps: Deps, cursors: Map<string, number>, latest: ReadonlyMap<string, number>): Promise<void> {
  for (const [game, end] of latest) {
    for (let version = (cursors.get(game) ?? 0) + 1; version <= end; version++) {
      const record = entryRecord(game, version, entryKey(game, version));
      const { batchItemFailures } = await notifyRecords(deps, { Records: [record] });
      if (batchItemFailures.length > 0) break;
      cursors.set(game, version);
      await deps.store.cursors.put(game, version);
    }
  }
}
