/** Mails that no person wrote: they are never answered (RFC 3834), nor do they move anything. */
import type { ReplyMail } from "./message.ts";
import { MACHINE_SUBJECTS } from "./words.ts";

const PRECEDENCES = /\b(bulk|list|junk|auto_reply)\b/i;
const MACHINES = /^(mailer-daemon|postmaster|no-?reply)@/;

/** Headers of which the mere presence tells a machine. */
const TELLING = ["list-id", "list-unsubscribe", "x-autoreply", "x-autorespond", "x-auto-response-suppress", "x-loop"];

/** Did a machine write it: a vacation note, a bounce, a list? `sender` is the envelope's. */
export function isAutomatic(mail: ReplyMail, sender: string): boolean {
  const values = (name: string): readonly string[] => mail.headers.get(name) ?? [];
  return (
    sender.trim() === "" ||
    values("return-path").some((path) => path.trim() === "<>") ||
    values("auto-submitted").some((value) => !/^\s*no\b/i.test(value)) ||
    values("precedence").some((value) => PRECEDENCES.test(value)) ||
    TELLING.some((name) => values(name).length > 0) ||
    values("content-type").some((value) => /^\s*multipart\/report\b/i.test(value)) ||
    MACHINES.test(mail.from ?? "") ||
    MACHINE_SUBJECTS.some((start) => mail.subject.trim().toLowerCase().startsWith(start))
  );
}
