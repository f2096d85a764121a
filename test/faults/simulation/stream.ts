/** The stream and the schedule: records come late, twice and out of order, ticks come twice or never. */
import { tickClocks } from "../../../lambdas/service/clock/ticking.ts";
import { notifyEntry, retryUnsent } from "../../../lambdas/service/notify.ts";
import { notifyRecords } from "../../../lambdas/stream.ts";
import { hand, openReplies } from "./replies.ts";
import { inProcess, TIMEOUTS, type World } from "./world.ts";

const BATCH = 10;
const RETRIES_A_CALL = 5;

/** One batch for the notify handler. What failed, and all behind it, is offered again; so is some of what did not. */
export async function deliver(world: World): Promise<void> {
  const { roll } = world;
  const from = roll(4) === 0 ? roll(world.records.length) : 0;
  const batch = world.records.slice(from, from + 1 + roll(BATCH));
  const Records = roll(3) === 0 ? batch.toReversed() : batch;
  if (Records.length === 0) return;
  const answer = await inProcess(world, TIMEOUTS.notify, async (deps) => {
    const answered = await notifyRecords(deps, { Records });
    await retryUnsent(deps, RETRIES_A_CALL);
    return answered;
  });
  if (!answer) return;
  const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const firstFailed = Records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ""));
  const done = Records.slice(0, firstFailed < 0 ? Records.length : firstFailed);
  const isKept = world.weather.rate > 0 && roll(4) === 0;
  if (!isKept) world.records = world.records.filter((record) => !done.includes(record));
}

/** One tick of the clock handler. */
export async function tick(world: World): Promise<void> {
  await inProcess(world, TIMEOUTS.clock, async (deps) => {
    await retryUnsent(deps);
    await tickClocks(deps);
  });
}

const HOUR = 3_600_000;
const MOST_ROUNDS = 60;

/** After the storm: the stream gets rid of all records, and the clock goes on until nothing is due any more. */
export async function recover(world: World): Promise<void> {
  const { weather, quiet } = world;
  Object.assign(weather, { rate: 0, outage: 0 });
  for (let calm = 0, n = 0; calm < 2; n++) {
    if (n > MOST_ROUNDS) throw new Error(`not calm after ${MOST_ROUNDS} rounds: ${world.records.length} records left`);
    weather.advance(7 * HOUR);
    for (const reply of openReplies(world)) await weather.scheduler.run([() => hand(world, reply)]);
    await weather.scheduler.run([() => deliver(world)]);
    await weather.scheduler.run([() => tick(world)]);
    const later = new Date(weather.now() + 24 * HOUR);
    const isOpen = world.records.length > 0 || openReplies(world).length > 0;
    calm = !isOpen && (await quiet.store.outbox.due(later, 1)).length === 0 ? calm + 1 : 0;
  }
}

/** Every entry is offered once more, as a stream may: no mail may follow. */
export async function offerAgain({ quiet }: World): Promise<void> {
  for (const [game, version] of await quiet.store.log.games()) {
    for (let one = 1; one <= version; one++) await notifyEntry(quiet, game, one);
  }
}
