/** Whatever leaves once: claimed in the outbox, sent, and noted; after a failure tried again, ever later, until it is given up. */
import type { MailId } from "../store/keys.ts";
import type { Claim } from "../store/outbox.ts";
import type { Deps } from "./deps.ts";
import { insisting } from "./insisting.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A claim whose sender has died is free again after this long. */
export const LEASE = 2 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const KEPT_DAYS = 90;

/** `underWay`: somebody else has claimed it, and may have died over it. `settled`: sent, given up, or left to a later retry. */
export type Outcome = "sent" | "failed" | "settled" | "underWay";

/** How something of one kind leaves. */
export interface Leaving {
  /** Attempts while the stream still offers the entry; after those, ever longer pauses. */
  readonly eagerAttempts: number;
  readonly mostAttempts: number;
  /** Sends it and answers its identity there, or null if it is not to be sent any more. */
  send(attempt: number): Promise<string | null>;
  /** Takes note of a failure, of the last one too; answers the reason for the outbox. */
  failed(error: unknown, claim: Claim, isLast: boolean): Promise<string>;
}

/** Claims it, sends it, and notes what became of it. Does nothing about what is settled or under way. */
export async function sendClaimed(deps: Deps, mail: MailId, dueBy: Date, leaving: Leaving): Promise<Outcome> {
  const now = deps.clock.now();
  const { eagerAttempts } = leaving;
  const lease = new Date(now.getTime() + LEASE);
  const claim = await deps.store.outbox.claim(mail, { id: deps.chance.id(), now, lease, dueBy, eagerAttempts });
  if (!claim) return (await deps.store.outbox.state(mail)) === "claimed" ? "underWay" : "settled";
  let identity: string | null;
  try {
    identity = await leaving.send(claim.attempt);
  } catch (error) {
    return noteFailure(deps, claim, leaving, error);
  }
  const settled = settledNow(deps, identity ?? "not wanted any more");
  await insisting(() => deps.store.outbox[identity === null ? "givenUp" : "sent"](claim, settled));
  return identity === null ? "settled" : "sent";
}

/** Not taken, or not even written: to be tried again after a pause that doubles, until it is given up. */
async function noteFailure(deps: Deps, claim: Claim, leaving: Leaving, error: unknown): Promise<Outcome> {
  const isLast = claim.attempt >= leaving.mostAttempts;
  const reason = await leaving.failed(error, claim, isLast);
  if (isLast) {
    await deps.store.outbox.givenUp(claim, settledNow(deps, reason));
    return "settled";
  }
  const pause = Math.min(MINUTE * 2 ** (claim.attempt - 1), LONGEST_PAUSE);
  await deps.store.outbox.failed(claim, new Date(deps.clock.now().getTime() + pause));
  return "failed";
}

function settledNow({ clock }: Deps, note: string) {
  const at = clock.now();
  return { at, expires: new Date(at.getTime() + KEPT_DAYS * DAY), note };
}
