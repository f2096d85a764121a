/** Mail that has been sent on this machine: kept in a file, because the emulator of SES forgets it at the end of the process. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { MailPort, OutgoingMail } from "../../lambdas/mail/port.ts";

export interface KeptMail extends OutgoingMail {
  /** Number from 1, in the order of sending. */
  readonly number: number;
  /** ISO time. */
  readonly at: string;
}

export interface Mailbox {
  readonly all: () => readonly KeptMail[];
  /** A port that sends through another one and keeps what it took. */
  keeping(port: MailPort): MailPort;
}

/** Mail kept in a file, or in memory without one. */
export function openMailbox(file?: string): Mailbox {
  const mails: KeptMail[] = file && existsSync(file) ? readLines(file) : [];
  return {
    all: () => mails,
    keeping: (port) => ({
      async send(mail) {
        const identity = await port.send(mail);
        const kept = { ...mail, number: mails.length + 1, at: new Date().toISOString() };
        mails.push(kept);
        if (file) appendFileSync(file, `${JSON.stringify(kept)}\n`);
        return identity;
      },
    }),
  };
}

/** A last line that a killed process left half written is passed over. */
function readLines(file: string): KeptMail[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as KeptMail];
      } catch {
        return [];
      }
    });
}
