/** One seed of the simulation: games begin, a storm of faults while people play, calm, and the promises. */
import type { Database } from "../../../lambdas/store/database.ts";
import { pick } from "../../support/legal.ts";
import { createMemoryDatabase } from "../../support/memory-database.ts";
import { steps, submit } from "./players.ts";
import { brokenPromises } from "./promises.ts";
import { hand, openReplies, writeReply } from "./replies.ts";
import { deliver, offerAgain, recover, tick } from "./stream.ts";
import { gatheredGame, middleGame } from "./tables.ts";
import { createWorld, populate, type World } from "./world.ts";

export interface Outcome {
  readonly seed: number;
  /** What was broken; nothing if all is well. */
  readonly broken: readonly string[];
  readonly entries: number;
  readonly accepted: number;
  readonly mails: number;
  readonly calls: number;
  readonly faults: number;
  readonly crashes: number;
}

const PEOPLE = 7;
const HOUR = 3_600_000;

/** How to see a seed again. */
export const replayLine = (seed: number): string => `seed ${seed}: SEED=${seed} npx vitest run test/faults/simulation`;

/** Runs a seed on a table of its own, which is in memory unless another one is given. */
export async function runSeed(seed: number, database: Database = createMemoryDatabase(7)): Promise<Outcome> {
  const world = createWorld(seed, database);
  const broken = await stormAndCalm(world).catch((error: unknown) => [
    `7: ${error instanceof Error ? error.stack : String(error)}`,
  ]);
  const { counts, tries, taken, quiet } = world;
  const versions = [...(await quiet.store.log.games()).values()];
  return {
    ...{ seed, broken, calls: counts.calls, faults: counts.faults, crashes: counts.crashes, mails: taken.length },
    entries: versions.reduce((sum, one) => sum + one, 0),
    accepted: tries.filter(({ answers }) => answers.some(({ outcome }) => outcome === "accepted")).length,
  };
}

async function stormAndCalm(world: World): Promise<string[]> {
  const { roll, weather } = world;
  await populate(world, PEOPLE);
  weather.rate = [0, 20, 60, 120][roll(4)] ?? 0;
  weather.outage = roll(4) === 0 ? 800 : 0;
  for (let n = 0; n <= (roll(4) === 0 ? 1 : 0); n++) {
    if (roll(3) === 0) await gatheredGame(world, n);
    else await middleGame(world, n);
  }
  for (let rounds = 8 + roll(16); rounds > 0; rounds--) await round(world);
  await recover(world);
  await weather.scheduler.run(world.tries.map((one) => () => submit(world, one)));
  await recover(world);
  await offerAgain(world);
  return brokenPromises(world);
}

/** What happens at the same time: steps of players, batches of the stream, ticks. Then some time goes by. */
async function round(world: World): Promise<void> {
  const { roll, weather, games } = world;
  const tasks = (await Promise.all(games.map((game) => steps(world, game)))).flat();
  const deliveries = Array.from({ length: roll(3) }, () => () => deliver(world));
  const ticks = Array.from({ length: roll(4) === 0 ? 1 + roll(2) : 0 }, () => () => tick(world));
  if (roll(4) === 0) await writeReply(world, pick(games, roll));
  const replies = openReplies(world).flatMap((reply) =>
    Array.from({ length: roll(3) }, () => () => hand(world, reply)),
  );
  await weather.scheduler.run([...tasks, ...replies, ...deliveries, ...ticks]);
  weather.advance(roll(3) === 0 ? roll(9 * HOUR) : roll(180_000));
}
