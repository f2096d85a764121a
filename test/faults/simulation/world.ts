/** What a simulation holds: one table, one stream, one mail service, one clock, and the processes that run on them. */
import type { DynamoDBRecord } from "aws-lambda";
import type { OutgoingMail } from "../../../lambdas/mail/port.ts";
import { MailError } from "../../../lambdas/mail/port.ts";
import { type Person, SituationError, type Submission, type SubmitAnswer } from "../../../lambdas/service/api.ts";
import type { Chance, Deps } from "../../../lambdas/service/deps.ts";
import { UnsentMail } from "../../../lambdas/service/notify.ts";
import { personFor, updatePerson } from "../../../lambdas/service/persons.ts";
import type { InboundMail } from "../../../lambdas/service/replying.ts";
import { type Database, StoreError } from "../../../lambdas/store/database.ts";
import { readEntryKey } from "../../../lambdas/store/keys.ts";
import { storeOn } from "../../../lambdas/store/store.ts";
import { entryRecord } from "../../../lambdas/stream.ts";
import { beginProcess, Crash, type Fault, faultyDatabase, faultyMail, type Process, type Weather } from "./faults.ts";
import { createScheduler } from "./scheduler.ts";

/** A mail that the mail service took. */
export interface Taken {
  readonly mail: OutgoingMail;
  readonly process: Process | null;
  /** Its sender was told that it had not been taken. */
  readonly isLate: boolean;
}

/** One submission, however often it was made, and every answer that reached its sender. */
export interface Try {
  readonly submission: Submission;
  readonly answers: SubmitAnswer[];
}

/** A reply that was sent, and what it means. */
export interface Reply {
  readonly mail: InboundMail;
  readonly messageId: string;
  readonly game: string;
  readonly seat: number;
  /** The mail need not be offered again. */
  isDone: boolean;
}

export interface World {
  readonly seed: number;
  readonly roll: (below: number) => number;
  readonly weather: Weather;
  readonly database: Database;
  /** Dependencies without faults: for looking, and for what happens before and after the storm. */
  readonly quiet: Deps;
  readonly people: Person[];
  readonly games: string[];
  /** Records that the stream has not yet got rid of. */
  records: DynamoDBRecord[];
  readonly taken: Taken[];
  readonly tries: Try[];
  readonly replies: Reply[];
  /** How often each account link has let somebody in. */
  readonly entered: Map<string, number>;
  /** Errors that are neither a situation nor an injected fault. */
  readonly bugs: string[];
  readonly logged: string[];
  readonly counts: { calls: number; writes: number; crashes: number; faults: number };
}

/** Time at which each platform ends a handler; leases of the outbox must be longer. */
export const TIMEOUTS = { web: 15_000, notify: 60_000, clock: 60_000, inbound: 30_000 } as const;
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A world on a table that is still empty. */
export function createWorld(seed: number, base: Database): World {
  const roll = mixed(seed);
  let time = Date.UTC(2026, 10, 30, 8);
  const weather: Weather = {
    roll,
    scheduler: createScheduler(roll),
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
    ...{ rate: 0, outage: 0 },
  };
  const logged: string[] = [];
  const note = (message: string, details: object): void => void logged.push(`${message} ${JSON.stringify(details)}`);
  const plain = {
    people: [],
    games: [],
    records: [],
    taken: [],
    tries: [],
    replies: [],
    entered: new Map(),
    bugs: [],
    logged,
  };
  const counts = { calls: 0, writes: 0, crashes: 0, faults: 0 };
  const database = watched(base, counts, (record) => world.records.push(record));
  const quiet: Deps = {
    ...{ store: storeOn(database), chance: seededChance(roll), clock: { now: () => new Date(time) } },
    ...{
      secret: "a secret of the simulation, long enough",
      origin: "https://bahnpost.test",
      mailDomain: "bahnpost.test",
    },
    ...{ log: { info: note, error: note }, mail: { send: async (mail) => take(world, mail, null) } },
  };
  const world: World = { ...plain, seed, roll, weather, database, quiet, counts };
  return world;
}

/** Dice whose rolls for neighbouring seeds have nothing in common (mulberry32). */
function mixed(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function seededChance(roll: (below: number) => number): Chance {
  const letters = (count: number) => Array.from({ length: count }, () => LETTERS[roll(LETTERS.length)]).join("");
  return { id: () => letters(12), token: () => letters(43), int: roll };
}

function take(world: World, mail: OutgoingMail, process: Process | null, fault?: Fault): string {
  world.taken.push({ mail, process, isLate: fault === "late" });
  return `message-${world.taken.length}`;
}

/** Every new entry goes to the stream, whatever its writer gets to know. */
function watched(base: Database, counts: World["counts"], offer: (record: DynamoDBRecord) => unknown): Database {
  const counted = <T>(work: Promise<T>, isWrite: boolean): Promise<T> => {
    counts.calls += 1;
    if (isWrite) counts.writes += 1;
    return work;
  };
  let sequence = 0;
  return {
    ...base,
    get: (key) => counted(base.get(key), false),
    getMany: (keys) => counted(base.getMany(keys), false),
    update: (key, change, condition) => counted(base.update(key, change, condition), true),
    remove: (key, condition) => counted(base.remove(key, condition), true),
    async put(item, condition) {
      const isWritten = await counted(base.put(item, condition), true);
      const entry = readEntryKey(item.pk, item.sk);
      if (isWritten && entry) {
        sequence += 1;
        const record = entryRecord(entry.game, entry.version, item);
        offer({ ...record, dynamodb: { ...record.dynamodb, SequenceNumber: String(sequence) } });
      }
      return isWritten;
    },
  };
}

/**
 * Runs something as a process of its own. What a process has found out when it dies reaches nobody; errors that are no situation and
 * come from no fault are bugs.
 */
export async function inProcess<T>(
  world: World,
  timeout: number,
  act: (deps: Deps) => Promise<T>,
): Promise<T | undefined> {
  const process = beginProcess(world.weather, world.counts.calls, timeout);
  const deps: Deps = {
    ...world.quiet,
    store: storeOn(faultyDatabase(world.weather, process, world.database)),
    mail: faultyMail(world.weather, process, (mail, fault) => take(world, mail, process, fault)),
  };
  try {
    const answer = await act(deps);
    return process.isDead ? undefined : answer;
  } catch (error) {
    if (!isExpected(error)) world.bugs.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return undefined;
  } finally {
    if (process.isDead) world.counts.crashes += 1;
    world.counts.faults += Object.values(process.faults).reduce((sum, one) => sum + one, 0);
  }
}

function isExpected(error: unknown): boolean {
  return [SituationError, StoreError, MailError, UnsentMail, Crash].some((kind) => error instanceof kind);
}

/** So many people, with names and languages, made before the storm. */
export async function populate(world: World, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const language = n % 2 === 0 ? "en" : "de";
    const profile = await personFor(world.quiet, `person${n}@example.org`, language);
    world.people.push(await updatePerson(world.quiet, profile.id, { name: `Person ${n}` }));
  }
}
