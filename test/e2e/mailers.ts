/**
 * People with an ordinary mail program: a server that takes their mail and keeps it as it came, and a program on the command line with
 * which they reply to it.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { until } from "./people.ts";

/** A mail as it came over the wire, and what is in it. */
export interface Message {
  readonly to: string;
  readonly raw: Buffer;
  readonly email: Email;
}

/** The mail server of the players: all that it has taken, oldest first. */
export class MailServer {
  readonly messages: Message[] = [];
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], disableReverseLookup: true, closeTimeout: 100 },
      onData: (stream, { envelope }, answer) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const raw = Buffer.concat(chunks);
          const to = envelope.rcptTo[0]?.address ?? "";
          void PostalMime.parse(raw).then((email) => {
            this.messages.push({ to, raw, email });
            answer();
          }, answer);
        });
      },
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(0, "127.0.0.1", ready));
  }

  /** Where mail is to be handed over; connections are kept, since a new one waits for early talkers. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}/?pool=true&maxMessages=1000000`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((done) => this.server.close(done));
  }

  /** The first mail to an address from the n-th of all on that is of a kind; waits for it. */
  next(what: string, to: string, from: number, isMeant: (email: Email) => boolean): Promise<Message> {
    const look = () => this.messages.slice(from).find((one) => one.to === to && isMeant(one.email));
    return until(`${what} to ${to}`, look, 60);
  }
}

/** Replies to a message with a text, quoting the message or not. */
export interface MailProgram {
  reply(message: Message, text: string, quote: boolean): Promise<void>;
  close(): void;
}

const CLIENT = process.env.MAIL_CLIENT ?? "/usr/bin/s-nail";

/** The mail program of this machine; where there is none, a library in its place, which CI does not accept. */
export function mailProgram(listener: string): MailProgram {
  if (existsSync(CLIENT)) return commandLine(listener);
  if (process.env.CI) throw new Error(`CI needs a mail program on the command line: ${CLIENT}`);
  console.warn(`${CLIENT} is not here: replies are sent by a library`);
  return library(listener);
}

/** S-nail: opens a folder with the message in it, replies, writes the text below what it quotes, and sends. */
function commandLine(listener: string): MailProgram {
  const folder = mkdtempSync(join(tmpdir(), "mail-program-"));
  const file = join(folder, "inbox");
  return {
    async reply({ to, raw }, text, quote) {
      writeFileSync(file, mboxOf(raw));
      const settings = {
        ...{ mta: listener, "smtp-auth": "none", from: to, "reply-to-honour": "yes", ttycharset: "utf-8" },
        ...(quote ? { quote: "", indentprefix: "> " } : {}),
      };
      const set = [
        "v15-compat=yes",
        "sendwait",
        ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
      ];
      await run(["-#", "-:/", "-R", ...set.flatMap((one) => ["-S", one]), "-f", file], `reply 1\n${text}\n~.\nx\n`);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** A folder of the oldest kind, with one message. */
function mboxOf(raw: Buffer): string {
  const body = raw
    .toString("latin1")
    .replaceAll("\r\n", "\n")
    .replaceAll(/^From /gm, ">From ");
  return `From play@bahnpost.localhost Mon Nov 30 08:00:00 2026\n${body}\n\n`;
}

async function run(args: readonly string[], input: string): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: tmpdir(), LC_ALL: "C.UTF-8" };
  await new Promise<void>((done, failed) => {
    const child = execFile(CLIENT, args, { env }, (error, _out, complaints) => {
      if (error || complaints) failed(new Error(`the mail program failed: ${error?.message ?? complaints}`));
      else done();
    });
    child.stdin?.end(input);
  });
}

function library(listener: string): MailProgram {
  const transport = createTransport(`${listener}/?pool=true&ignoreTLS=true`);
  return {
    async reply({ to, email }, text, quote) {
      const quoted = (email.text ?? "").replaceAll(/^/gm, "> ");
      await transport.sendMail({
        ...{ from: to, to: email.replyTo?.[0]?.address, subject: `Re: ${email.subject}` },
        ...{ inReplyTo: email.messageId, references: [email.references, email.messageId].join(" ") },
        text: quote ? `Bahnpost <${email.from?.address}> wrote:\n\n${quoted}\n${text}\n` : `${text}\n`,
      });
    },
    close: () => transport.close(),
  };
}
