/**
 * What can go wrong with a call, and processes that die of it. A process is one run of a handler: once it has crashed or its time is up
 * none of its code gets anywhere, whatever it catches; calls that were under way may still have their effect.
 */
import { MailError, type MailPort, type OutgoingMail } from "../../../lambdas/mail/port.ts";
import { type Database, StoreError } from "../../../lambdas/store/database.ts";
import type { Scheduler } from "./scheduler.ts";

type Roll = (below: number) => number;

/**
 * refused: without effect. late: done, but the answer is an error. twice: the answer was lost, so the client's library has asked again.
 * slow: takes long. dies: the process ends before or after the effect.
 */
export const FAULTS = ["refused", "late", "twice", "slow", "diesBefore", "diesAfter"] as const;
export type Fault = (typeof FAULTS)[number];

/** The process has ended: nothing in it goes on. */
export class Crash extends Error {}

export interface Process {
  readonly id: number;
  /** Milliseconds after which its platform ends it. */
  readonly timeout: number;
  readonly startedAt: number;
  isDead: boolean;
  /** How often each fault has hit it. */
  readonly faults: Record<Fault, number>;
}

export interface Weather {
  readonly roll: Roll;
  readonly scheduler: Scheduler;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** Of a thousand calls so many go wrong. */
  rate: number;
  /** Of a thousand mails so many are refused besides. */
  outage: number;
}

const QUICK = 40;
const SLOW = 70_000;

export function beginProcess(weather: Weather, id: number, timeout: number): Process {
  const faults = { refused: 0, late: 0, twice: 0, slow: 0, diesBefore: 0, diesAfter: 0 };
  return { id, timeout, startedAt: weather.now(), isDead: false, faults };
}

interface Call<T> {
  readonly work: (fault?: Fault) => Promise<T>;
  /** How its port says that it failed. */
  readonly failure: (reason: string) => Error;
  /** Whether asking again may be done behind the caller's back. */
  readonly mayRepeat: boolean;
}

async function called<T>(weather: Weather, process: Process, call: Call<T>): Promise<T> {
  if (process.isDead) throw new Crash();
  return weather.scheduler.call(async () => {
    if (process.isDead) return die(process, weather.roll(2) === 0 ? call.work : null);
    const fault = weather.roll(1000) < weather.rate ? FAULTS[weather.roll(FAULTS.length)] : undefined;
    weather.advance(weather.roll(fault === "slow" ? SLOW : QUICK));
    if (weather.now() - process.startedAt > process.timeout) return die(process, null);
    if (!fault) return call.work();
    process.faults[fault] += 1;
    return hit(process, call, fault);
  });
}

async function hit<T>(process: Process, { work, failure, mayRepeat }: Call<T>, fault: Fault): Promise<T> {
  if (fault === "refused") throw failure("ProvisionedThroughputExceededException");
  if (fault === "diesBefore" || fault === "diesAfter") return die(process, fault === "diesAfter" ? work : null);
  const answer = await work(fault);
  if (fault === "late") throw failure("TimeoutError");
  return fault === "twice" && mayRepeat ? work(fault) : answer;
}

async function die(process: Process, work: (() => Promise<unknown>) | null): Promise<never> {
  process.isDead = true;
  await work?.();
  throw new Crash();
}

/** The database as a process sees it. The index lags: it may lack what is new and still hold what is settled. */
export function faultyDatabase(weather: Weather, process: Process, database: Database): Database {
  const call = <T>(name: string, work: () => Promise<T>, mayRepeat = true): Promise<T> => {
    const failure = (reason: string) => new StoreError(name, Object.assign(new Error(reason), { name: reason }));
    return called(weather, process, { work, failure, mayRepeat });
  };
  return {
    get: (key) => call("get", () => database.get(key)),
    getMany: (keys) => call("batch get", () => database.getMany(keys)),
    put: (item, condition) => call("put", () => database.put(item, condition)),
    update: (key, change, condition) => call("update", () => database.update(key, change, condition)),
    remove: (key, condition) => call("delete", () => database.remove(key, condition)),
    async *pages(query) {
      const pages = database.pages(query);
      for (;;) {
        const { value, done } = await call("query", () => pages.next(), false);
        if (done) return;
        yield query.IndexName && weather.rate > 0 ? value.filter(() => weather.roll(4) > 0) : value;
      }
    },
    scan: (filter, attributes) => database.scan(filter, attributes),
  };
}

/** The mail service as a process sees it. */
export function faultyMail(
  weather: Weather,
  process: Process,
  take: (mail: OutgoingMail, fault?: Fault) => string,
): MailPort {
  const work = async (mail: OutgoingMail, fault?: Fault): Promise<string> => {
    if (weather.roll(1000) < weather.outage) throw new MailError("ServiceUnavailable");
    return take(mail, fault);
  };
  return {
    send: (mail) =>
      called(weather, process, {
        work: (fault) => work(mail, fault),
        failure: (reason) => new MailError(reason),
        mayRepeat: false,
      }),
  };
}
