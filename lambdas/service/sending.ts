/** Sending a mail that the outbox knows: claim, write, send, note. Does nothing about one that is settled or under way. */
import { MailError, type OutgoingMail } from "../mail/port.ts";
import type { MailId } from "../store/keys.ts";
import type { Deps } from "./deps.ts";
import { type Outcome, sendClaimed } from "./outgoing.ts";

/** Attempts while the stream still offers the entry; after those, ever longer pauses. */
const EAGER_ATTEMPTS = 3;
const MOST_ATTEMPTS = 40;

/** Claims a mail, writes and sends it, and notes what became of it; `write` answers null for a mail that is not wanted any more. */
export function sendWritten(
  deps: Deps,
  mail: MailId,
  dueBy: Date,
  write: () => Promise<OutgoingMail | null>,
): Promise<Outcome> {
  return sendClaimed(deps, mail, dueBy, {
    eagerAttempts: EAGER_ATTEMPTS,
    mostAttempts: MOST_ATTEMPTS,
    async send() {
      const written = await write();
      return written && deps.mail.send(written);
    },
    async failed(error, { attempt }) {
      const { game, version, kind } = mail;
      const reason = reasonOf(error);
      deps.log.error("mail not sent", { game, version, kind, attempt, reason });
      return reason;
    },
  });
}

/** Where it broke, never what was to be sent. */
export function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.message;
  return error instanceof Error ? (error.stack ?? error.name) : "unknown";
}
