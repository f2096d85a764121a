/** Mail that has been sent on this machine: kept in a file, because the emulator of SES forgets it at the end of the process. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Attachment, MailPort, OutgoingMail } from "../../lambdas/mail/port.ts";

export interface KeptMail extends Omit<OutgoingMail, "attachments"> {
  /** Number from 1, in the order of sending. */
  readonly number: number;
  /** ISO time. */
  readonly at: string;
  readonly attachments?: readonly Omit<Attachment, "bytes">[];
}

export interface Mailbox {
  readonly all: () => readonly KeptMail[];
  /** What is attached to a mail under a name, as its HTML part calls it. */
  attached(mail: KeptMail, contentId: string): Attachment | undefined;
  /** A port that sends through another one and keeps what it took. */
  keeping(port: MailPort): MailPort;
}

/** Mail kept in a file, with what is attached in a folder beside it, or in memory without one. */
export function openMailbox(file?: string): Mailbox {
  const mails: KeptMail[] = file && existsSync(file) ? readLines(file) : [];
  const attachments = file ? attachmentsIn(`${file}.attached`) : attachmentsInMemory();
  return {
    all: () => mails,
    attached(mail, contentId) {
      const found = mail.attachments?.find((one) => one.contentId === contentId);
      const bytes = found && attachments.get(nameOf(mail.number, contentId));
      return found && bytes ? { ...found, bytes } : undefined;
    },
    keeping: (port) => ({
      async send(mail) {
        const identity = await port.send(mail);
        const number = mails.length + 1;
        for (const { contentId, bytes } of mail.attachments ?? []) attachments.put(nameOf(number, contentId), bytes);
        const kept = keptOf(mail, number);
        mails.push(kept);
        if (file) appendFileSync(file, `${JSON.stringify(kept)}\n`);
        return identity;
      },
    }),
  };
}

function keptOf({ attachments, ...mail }: OutgoingMail, number: number): KeptMail {
  const named = attachments?.map(({ name, contentType, contentId }) => ({ name, contentType, contentId }));
  return { ...mail, ...(named ? { attachments: named } : {}), number, at: new Date().toISOString() };
}

const nameOf = (number: number, contentId: string): string => `${number}-${contentId.replaceAll(/\W/g, "_")}`;

interface Attachments {
  get(name: string): Uint8Array | undefined;
  put(name: string, bytes: Uint8Array): void;
}

function attachmentsInMemory(): Attachments {
  const kept = new Map<string, Uint8Array>();
  return { get: (name) => kept.get(name), put: (name, bytes) => void kept.set(name, bytes) };
}

function attachmentsIn(folder: string): Attachments {
  return {
    get: (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined),
    put(name, bytes) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), bytes);
    },
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
