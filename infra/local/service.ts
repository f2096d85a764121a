/**
 * The whole service in one process: the handlers' own code on an embedded DynamoDB and an emulator of SES (or an SMTP server that sends
 * the mail on), a pump in place of the stream, a listener for replies, and a mailbox page. `npm start` and the end-to-end tests run this.
 */
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import dynalite from "dynalite";
import { Hono } from "hono";
import { createPostHook } from "../../lambdas/hooks/posting.ts";
import type { DrawMap } from "../../lambdas/mail/picture.ts";
import type { MailPort } from "../../lambdas/mail/port.ts";
import { createSesPort, sesClient } from "../../lambdas/mail/ses.ts";
import { type Deps, type Log, systemChance, systemClock } from "../../lambdas/service/deps.ts";
import type { PostHook } from "../../lambdas/service/hooks/port.ts";
import { receive } from "../../lambdas/service/replying.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { createStore, dynamoClient } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";
import { createApp } from "../../web/app.tsx";
import { scriptText } from "../script.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { MAILBOX_PATH, mailboxRoutes } from "./mailboxPage.tsx";
import { type Pump, startPump } from "./pump.ts";
import { replyThrough } from "./replyBox.ts";
import { type SmtpListener, startSmtpIn } from "./smtpIn.ts";
import { createSmtpPort } from "./smtpOut.ts";

export const TABLE = "bahnpost";
/** Mails after which the emulator of SES is emptied. */
const MOST_REMEMBERED = 50;
/** The domain of replies on a machine that no mail from outside reaches. */
export const LOCAL_DOMAIN = "bahnpost.localhost";

export interface LocalOptions {
  /** Folder of the store; in memory without one. */
  readonly storeFolder?: string;
  /** File of the mailbox; in memory without one. */
  readonly mailFile?: string;
  readonly secret: string;
  readonly previousSecret?: string | undefined;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly log: Log;
  /** Where replies are received: the first free one of the ports, 0 for any. Without it mails lead to the pages only. */
  readonly smtp?: { readonly host: string; readonly ports: readonly number[] };
  /** Domain of the addresses for replies; `LOCAL_DOMAIN` without one. */
  readonly mailDomain?: string;
  /** Sender of all mails; an address at the domain without one. */
  readonly mailFrom?: string;
  /** SMTP server that takes the mail, as a URL; without one it stays on this machine, in the mailbox. */
  readonly smtpUrl?: string;
  /** Draws the map for turn mails. */
  readonly drawMap?: DrawMap;
  /** Posts to webhooks; without it as on AWS, to public addresses only. */
  readonly postHook?: PostHook;
}

export interface LocalService {
  readonly origin: string;
  readonly storeEndpoint: string;
  /** Where replies are received, null if nowhere. */
  readonly smtpAddress: string | null;
  readonly deps: Deps;
  readonly mailbox: Mailbox;
  readonly pump: Pump;
  stop(): Promise<void>;
}

/** Starts everything and resolves when pages are answered. */
export async function startLocal(options: LocalOptions): Promise<LocalService> {
  const database = dynalite({ createTableMs: 0, ...(options.storeFolder ? { path: options.storeFolder } : {}) });
  const storeEndpoint = await listening(database, 0, "127.0.0.1");
  const client = dynamoClient(storeEndpoint);
  await ensureTable(client, TABLE);
  const mailbox = openMailbox(options.mailFile);
  const front = createServer();
  const origin = await listening(front, options.port, options.host);
  const store = createStore(client, TABLE);
  const mailDomain = options.mailDomain ?? LOCAL_DOMAIN;
  const sending = await startSending({ ...options, mailFrom: options.mailFrom ?? `Bahnpost <play@${mailDomain}>` });
  const plain: Deps = {
    store,
    mail: mailbox.keeping(sending.port),
    clock: systemClock,
    chance: systemChance,
    secret: options.secret,
    ...(options.previousSecret ? { previousSecret: options.previousSecret } : {}),
    origin,
    log: options.log,
    postHook: options.postHook ?? createPostHook(),
    ...(options.smtp ? { mailDomain } : {}),
    ...(options.drawMap ? { drawMap: options.drawMap } : {}),
  };
  const pump = await startPump(plain);
  const deps: Deps = { ...plain, store: { ...store, log: noticed(store.log, pump) } };
  const listener = options.smtp ? await startListener(deps, options.smtp, mailDomain) : null;
  front.on("request", getRequestListener(pages(deps, mailbox, listener, await scriptText()).fetch));
  return {
    origin,
    storeEndpoint,
    smtpAddress: listener?.address ?? null,
    deps,
    mailbox,
    pump,
    async stop() {
      await Promise.all([closed(front), listener?.stop()]);
      await pump.stop();
      await Promise.all([closed(database), sending.stop()]);
    },
  };
}

/** The log, telling the pump of each entry that has been appended. */
function noticed(log: Deps["store"]["log"], pump: Pump): Deps["store"]["log"] {
  return {
    ...log,
    async append(entry) {
      const isFirst = await log.append(entry);
      if (isFirst) pump.notice(entry.game, entry.version);
      return isFirst;
    },
  };
}

function pages(deps: Deps, mailbox: Mailbox, listener: SmtpListener | null, script: string): Hono {
  const app = new Hono();
  app.route(MAILBOX_PATH, mailboxRoutes(mailbox, listener && replyThrough(listener.address)));
  const web = createApp({
    services: createServices(deps),
    origin: deps.origin,
    secureCookies: false,
    logger: deps.log,
    script,
  });
  app.all("*", (c) => web.fetch(c.req.raw));
  return app;
}

function startListener(deps: Deps, { host, ports }: { host: string; ports: readonly number[] }, mailDomain: string) {
  return startSmtpIn({ host, ports, mailDomain, log: deps.log, receive: (mail) => receive(deps, mail) });
}

interface Sending {
  readonly port: MailPort;
  stop(): Promise<void>;
}

/** The way out for mail: the SMTP server, or the emulator of SES. */
async function startSending({ smtpUrl, mailFrom }: { smtpUrl?: string; mailFrom: string }): Promise<Sending> {
  if (smtpUrl) return { port: createSmtpPort({ url: smtpUrl, from: mailFrom }), stop: async () => undefined };
  const { endpoint, server } = await startSes();
  const port = createSesPort(sesClient(endpoint), { from: mailFrom });
  return { port: forgetting(port, endpoint), stop: () => closed(server) };
}

/** The emulator keeps in memory all that it has taken; the mailbox has it already. */
function forgetting(port: MailPort, endpoint: string): MailPort {
  let taken = 0;
  return {
    async send(mail) {
      const identity = await port.send(mail);
      taken += 1;
      if (taken % MOST_REMEMBERED === 0) await fetch(`${endpoint}/clear-store`, { method: "POST" });
      return identity;
    },
  };
}

async function startSes(): Promise<{ endpoint: string; server: Server }> {
  const require = createRequire(import.meta.url);
  const start = (require("aws-ses-v2-local") as typeof import("aws-ses-v2-local")).default;
  const server = await start({ host: "127.0.0.1", port: 0 });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Listens and answers the server's address as a browser writes it. */
async function listening(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => ready());
  });
  const name = host === "127.0.0.1" && port !== 0 ? "localhost" : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((done) => server.close(() => done()));
}
