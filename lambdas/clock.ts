/** The clock handler: one tick of the schedule. What a missed tick leaves undone, the next one does. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { createBundledDrawMap } from "./drawing.ts";
import { createPostHook } from "./hooks/posting.ts";
import { tickClocks } from "./service/clock/ticking.ts";
import { tickDaily } from "./service/daily.ts";
import { retryHooks } from "./service/hooks/sending.ts";
import { retryUnsent } from "./service/notify.ts";
import { oldestUnsentSeconds } from "./service/unsent.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws({ drawMap: createBundledDrawMap(), postHook: createPostHook() });
/** Namespace, and the dimension `service`, come from the environment. Each tick writes it, so its absence is news too. */
const metrics = new Metrics();

export const handler = async (): Promise<void> => {
  const [sent, notices] = await Promise.all([retryUnsent(deps), retryHooks(deps)]);
  const clocks = await tickClocks(deps);
  await tickDaily(deps);
  const oldest = await oldestUnsentSeconds(deps);
  deps.log.info("tick", { sent, notices, oldest, games: clocks.games, reminders: clocks.sent });
  metrics.addMetric("OldestUnsentMail", MetricUnit.Seconds, oldest);
  metrics.publishStoredMetrics();
};
