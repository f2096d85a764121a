/**
 * Replies by SMTP: takes mail for the service's own domain and hands each message, as it came, to the code that reads replies. A mail
 * that fails ends with an answer to its client and never with the listener.
 */
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Log } from "../../lambdas/service/deps.ts";
import {
  type InboundMail,
  LARGEST_MAIL,
  type Receipt,
  type Verdict,
  type Verdicts,
} from "../../lambdas/service/replying.ts";

const MOST_CLIENTS = 20;
const MOST_RECIPIENTS = 5;
const IDLE_MS = 60_000;

export interface SmtpInOptions {
  readonly host: string;
  /** Tried in order until one is free; 0: any. */
  readonly ports: readonly number[];
  readonly mailDomain: string;
  readonly receive: (mail: InboundMail) => Promise<Receipt>;
  readonly log: Log;
}

export interface SmtpListener {
  /** As mail programs write it: `smtp://127.0.0.1:2525`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the listener; throws if none of the ports is free. */
export async function startSmtpIn(options: SmtpInOptions): Promise<SmtpListener> {
  const [port = 0, ...others] = options.ports;
  const server = createServer(options);
  try {
    await listening(server, port, options.host);
  } catch (error) {
    if (others.length === 0 || !isTaken(error)) throw error;
    return startSmtpIn({ ...options, ports: others });
  }
  server.on("error", (error) => options.log.error("smtp connection", { reason: error.name }));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    address: `smtp://${options.host.includes(":") ? `[${options.host}]` : options.host}:${taken}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

async function listening(server: SMTPServer, port: number, host: string): Promise<void> {
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => {
      server.removeListener("error", failed);
      ready();
    });
  });
}

function createServer(options: SmtpInOptions): SMTPServer {
  const verdicts = verdictsFor(options);
  return new SMTPServer({
    ...{ name: options.mailDomain, banner: "Bahnpost", authOptional: true, disabledCommands: ["AUTH", "STARTTLS"] },
    ...{ size: LARGEST_MAIL, maxClients: MOST_CLIENTS, socketTimeout: IDLE_MS, closeTimeout: 1000 },
    ...{ disableReverseLookup: true, logger: false },
    onRcptTo({ address }, session, answer) {
      if (!isAtDomain(address, options.mailDomain)) answer(reply(550, "No such address here"));
      else if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) answer(reply(452, "Too many recipients"));
      else answer();
    },
    onData(stream, session, answer) {
      void take(stream, session, verdicts, options).then(answer);
    },
  });
}

/**
 * No sender is checked here. A made-up domain on a listener that this machine alone can reach can only be written to from this machine,
 * by people who could read the mailbox and its links as well: that passes. Anywhere else a sender may be forged, so that nothing is
 * clear and a link has to confirm it.
 */
export function verdictsFor({ host, mailDomain }: Pick<SmtpInOptions, "host" | "mailDomain">): Verdicts {
  const isOurs = /^(127\.|::1$|localhost$)/.test(host) && mailDomain.endsWith(".localhost");
  const verdict: Verdict = isOurs ? "pass" : "unclear";
  return { spf: verdict, dkim: verdict, dmarc: verdict, spam: verdict, virus: verdict };
}

const isAtDomain = (address: string, domain: string): boolean =>
  address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** Takes one message; answers null, or the refusal for its client: 4xx if it is worth another try. */
async function take(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  verdicts: Verdicts,
  { receive, log }: SmtpInOptions,
): Promise<Error | null> {
  try {
    const raw = await bytesOf(stream);
    if (stream.sizeExceeded) return reply(552, "Message too large");
    const sender = envelope.mailFrom ? envelope.mailFrom.address : "";
    const recipients = envelope.rcptTo.map(({ address }) => address);
    const receipt = await receive({ raw, sender, recipients, verdicts, id: identityOf(raw, recipients) });
    return receipt === "underWay" ? reply(451, "It is being dealt with, try again later") : null;
  } catch (error) {
    log.error("mail not received", { reason: error instanceof Error ? (error.stack ?? error.name) : "unknown" });
    return reply(451, "Something went wrong here, try again later");
  }
}

/** All of a message must be read, also what is too much; that is thrown away. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same for the same bytes, so that a client's second try is known as such. */
function identityOf(raw: Buffer, recipients: readonly string[]): string {
  return createHash("sha256").update(recipients.join()).update("\n").update(raw).digest("base64url");
}
