/** How often something may be done: counters in the table, in windows of fixed length. */

import { secondsLeft } from "../store/access.ts";
import type { Reason } from "./api.ts";
import type { Deps } from "./deps.ts";
import { situation } from "./situations.ts";

export interface Rate {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

const HOUR = 3600;

export const RATES = {
  signInPerAddress: { name: "sign-in", limit: 6, windowSeconds: HOUR },
  /** To an address that mail came back from: each try costs trust that other mails live on. */
  signInPerSuppressed: { name: "sign-in-again", limit: 3, windowSeconds: 24 * HOUR },
  signInPerSource: { name: "sign-in-from", limit: 30, windowSeconds: HOUR },
  invitationsPerPerson: { name: "invite", limit: 60, windowSeconds: 24 * HOUR },
  invitationsPerAddress: { name: "invited", limit: 12, windowSeconds: 24 * HOUR },
  answersPerPerson: { name: "answer", limit: 20, windowSeconds: HOUR },
  confirmationsPerPerson: { name: "confirm", limit: 240, windowSeconds: HOUR },
  addressChangesPerPerson: { name: "move", limit: 6, windowSeconds: HOUR },
  tokensPerPerson: { name: "api-token", limit: 40, windowSeconds: 24 * HOUR },
  callsPerPerson: { name: "api-call", limit: 3600, windowSeconds: HOUR },
  /** What is told to a whole table by mail. */
  tableWordsPerPerson: { name: "table", limit: 40, windowSeconds: 24 * HOUR },
  gamesPerPerson: { name: "create", limit: 40, windowSeconds: 24 * HOUR },
} as const satisfies Record<string, Rate>;

/** Counts one more; false beyond the limit. */
export async function isWithinRate({ store, clock }: Deps, rate: Rate, subject: string): Promise<boolean> {
  const count = await store.access.count(`${rate.name}#${subject}`, rate.windowSeconds, clock.now());
  return count <= rate.limit;
}

/** Would one more be within the limit? Counts nothing: what fails and is tried again is counted when it is done. */
export async function hasRoom({ store, clock }: Deps, rate: Rate, subject: string): Promise<boolean> {
  return (await store.access.count(`${rate.name}#${subject}`, rate.windowSeconds, clock.now(), 0)) < rate.limit;
}

/** Counts one more; raises tooMany beyond the limit, which says after how many seconds there is room again. */
export async function requireRate(deps: Deps, rate: Rate, subject: string, reason: Reason): Promise<void> {
  if (await isWithinRate(deps, rate, subject)) return;
  const retryAfter = secondsLeft(deps.clock.now(), rate.windowSeconds);
  throw situation("tooMany", reason, { limit: rate.limit, retryAfter });
}
