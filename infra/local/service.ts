/**
 * The whole service in one process: the handlers' own code on an embedded DynamoDB and an emulator of SES, a pump in place of the
 * stream, and a mailbox page. `npm start` and the end-to-end tests run this.
 */
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import dynalite from "dynalite";
import { Hono } from "hono";
import { createSesPort, sesClient } from "../../lambdas/mail/ses.ts";
import { type Deps, type Log, systemChance, systemClock } from "../../lambdas/service/deps.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { createStore, dynamoClient } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";
import { createApp } from "../../web/app.tsx";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { MAILBOX_PATH, mailboxRoutes } from "./mailboxPage.tsx";
import { type Pump, startPump } from "./pump.ts";

export const TABLE = "bahnpost";

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
}

export interface LocalService {
  readonly origin: string;
  readonly storeEndpoint: string;
  readonly deps: Deps;
  readonly mailbox: Mailbox;
  readonly pump: Pump;
  stop(): Promise<void>;
}

/** Starts everything and resolves when pages are answered. */
export async function startLocal(options: LocalOptions): Promise<LocalService> {
  const database = dynalite({ createTableMs: 0, ...(options.storeFolder ? { path: options.storeFolder } : {}) });
  const storeEndpoint = await listening(database, 0, "127.0.0.1");
  const ses = await startSes();
  const client = dynamoClient(storeEndpoint);
  await ensureTable(client, TABLE);
  const mailbox = openMailbox(options.mailFile);
  const front = createServer();
  const origin = await listening(front, options.port, options.host);
  const store = createStore(client, TABLE);
  const port = createSesPort(sesClient(ses.endpoint), { from: "Bahnpost <play@bahnpost.localhost>" });
  const plain: Deps = {
    store,
    mail: mailbox.keeping(port),
    clock: systemClock,
    chance: systemChance,
    secret: options.secret,
    ...(options.previousSecret ? { previousSecret: options.previousSecret } : {}),
    origin,
    log: options.log,
  };
  const pump = await startPump(plain);
  const deps: Deps = { ...plain, store: { ...store, log: noticed(store.log, pump) } };
  front.on("request", getRequestListener(pages(deps, mailbox).fetch));
  return {
    origin,
    storeEndpoint,
    deps,
    mailbox,
    pump,
    async stop() {
      await closed(front);
      await pump.stop();
      await Promise.all([closed(database), closed(ses.server)]);
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

function pages(deps: Deps, mailbox: Mailbox): Hono {
  const app = new Hono();
  app.route(MAILBOX_PATH, mailboxRoutes(mailbox));
  const web = createApp({
    services: createServices(deps),
    origin: deps.origin,
    secureCookies: false,
    logger: deps.log,
  });
  app.all("*", (c) => web.fetch(c.req.raw));
  return app;
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
