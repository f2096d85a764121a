/** Sending a mail that the outbox knows: claim, write, send, note. Does nothing about one that is settled or under way. */
import { MailError, type OutgoingMail } from "../mail/port.ts";
import type { MailId } from "../store/keys.ts";
import type { Claim } from "../store/outbox.ts";
import type { Deps } from "./deps.ts";
import { insisting } from "./insisting.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A claim whose sender has died is free again after this long. */
export const LEASE = 2 * MINUTE;
/** Attempts while the stream still offers the entry; after those, ever longer pauses. */
const EAGER_ATTEMPTS = 3;
const MOST_ATTEMPTS = 40;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const KEPT_DAYS = 90;

/** `underWay`: somebody else has claimed it, and may have died over it. `settled`: sent, given up, or left to a later retry. */
export type Outcome = "sent" | "failed" | "settled" | "underWay";

/** Claims a mail, writes and sends it, and notes what became of it; `write` answers null for a mail that is not wanted any more. */
export async function sendWritten(
  deps: Deps,
  mail: MailId,
  dueBy: Date,
  write: () => Promise<OutgoingMail | null>,
): Promise<Outcome> {
  const now = deps.clock.now();
  const claim = await deps.store.outbox.claim(mail, {
    id: deps.chance.id(),
    now,
    lease: new Date(now.getTime() + LEASE),
    dueBy,
    eagerAttempts: EAGER_ATTEMPTS,
  });
  if (!claim) return (await deps.store.outbox.state(mail)) === "claimed" ? "underWay" : "settled";
  let identity: string | null;
  try {
    const written = await write();
    identity = written && (await deps.mail.send(written));
  } catch (error) {
    return noteFailure(deps, claim, error);
  }
  const settled = settledNow(deps, identity ?? "not wanted any more");
  await insisting(() => deps.store.outbox[identity === null ? "givenUp" : "sent"](claim, settled));
  return identity === null ? "settled" : "sent";
}

/** Not taken, or not even written: to be tried again after a pause that doubles, until it is given up. */
async function noteFailure(deps: Deps, claim: Claim, error: unknown): Promise<Outcome> {
  const { game, version, kind } = claim.mail;
  const reason = reasonOf(error);
  deps.log.error("mail not sent", { game, version, kind, attempt: claim.attempt, reason });
  if (claim.attempt >= MOST_ATTEMPTS) {
    await deps.store.outbox.givenUp(claim, settledNow(deps, reason));
    return "settled";
  }
  const pause = Math.min(MINUTE * 2 ** (claim.attempt - 1), LONGEST_PAUSE);
  await deps.store.outbox.failed(claim, new Date(deps.clock.now().getTime() + pause));
  return "failed";
}

/** Where it broke, never what was to be sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.message;
  return error instanceof Error ? (error.stack ?? error.name) : "unknown";
}

function settledNow({ clock }: Deps, note: string) {
  const at = clock.now();
  return { at, expires: new Date(at.getTime() + KEPT_DAYS * DAY), note };
}
