/**
 * The use cases on an embedded DynamoDB and an emulator of SES, with a clock that the test moves. Entries reach the notify function as
 * records of the stream's shape, when the test says so.
 */

import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import { type KeptMail, openMailbox } from "../../infra/local/mailbox.ts";
import type { MailPort } from "../../lambdas/mail/port.ts";
import { createSesPort, sesClient } from "../../lambdas/mail/ses.ts";
import type { GameHead, Language, NewGame, Person, Services } from "../../lambdas/service/api.ts";
import { type Deps, systemChance } from "../../lambdas/service/deps.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { entryKey } from "../../lambdas/store/keys.ts";
import { createStore, dynamoClient } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";
import { entryRecord, notifyRecords } from "../../lambdas/stream.ts";

export const TABLE = "bahnpost";
export const ORIGIN = "https://bahnpost.test";
export const MAIL_DOMAIN = "bahnpost.test";
const SECRET = "a secret of the tests, long enough";

/** A mail as SES was given it. */
export interface SesMail {
  readonly messageId: string;
  readonly destination: { readonly to: readonly string[] };
  readonly subject: string;
  readonly body: { readonly text?: string; readonly html?: string };
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
  readonly attachments?: readonly SesAttachment[];
}

export interface SesAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly contentId: string;
  /** In base64. */
  readonly content: string;
}

export interface TestClock {
  now(): Date;
  /** Lets this many seconds pass. */
  advance(seconds: number): void;
}

export interface TestService {
  readonly services: Services;
  readonly deps: Deps;
  readonly clock: TestClock;
  readonly client: DynamoDBClient;
  readonly endpoints: { readonly store: string; readonly ses: string };
  /** Faults that were logged. */
  readonly faults: string[];
  /** Everything that was logged, as text. */
  readonly logged: string[];
  /** What SES got, oldest first. */
  sesMails(): Promise<SesMail[]>;
  /** Mails to an address, oldest first. */
  mailsTo(address: string): KeptMail[];
  /** Lets SES be out of reach for this many mails. */
  refuseMails(count: number): void;
  /** Offers the entries of a game to the notify function; answers the versions that failed. */
  notify(game: string, from?: number): Promise<number[]>;
  /** A person who has signed in through the mailed link. */
  signIn(name: string, language?: Language): Promise<Person & { session: string }>;
  /** A started game; the first person is the host. */
  startGame(people: readonly Person[], input?: Partial<NewGame>): Promise<GameHead>;
  stop(): Promise<void>;
}

/** Starts everything; each test file has its own. */
export async function startService(): Promise<TestService> {
  const database = dynalite({ createTableMs: 0 });
  const store = await listening(database);
  const client = dynamoClient(store);
  await ensureTable(client, TABLE);
  const ses = await startSes();
  const earlier = new Set((await keptBySes(ses.endpoint)).map(({ messageId }) => messageId));
  const mailbox = openMailbox();
  const refusals = { left: 0 };
  const clock = testClock();
  const [faults, logged]: [string[], string[]] = [[], []];
  const note = (message: string, details: object): void => void logged.push(`${message} ${JSON.stringify(details)}`);
  const broken = sesClient("http://127.0.0.1:9");
  const port = mailbox.keeping(createSesPort(sesClient(ses.endpoint), { from: "Bahnpost <play@bahnpost.test>" }));
  const unreachable = createSesPort(broken, { from: "play@bahnpost.test" });
  const deps: Deps = {
    ...{ store: createStore(client, TABLE), clock, chance: systemChance, secret: SECRET, origin: ORIGIN },
    mailDomain: MAIL_DOMAIN,
    mail: refusing(port, unreachable, refusals),
    log: {
      info: note,
      error(message, details) {
        note(message, details);
        faults.push(message);
      },
    },
  };
  const services = createServices(deps);
  const mailsTo = (address: string): KeptMail[] => mailbox.all().filter(({ to }) => to === address);
  return {
    ...{ services, deps, clock, client, faults, logged, mailsTo, endpoints: { store, ses: ses.endpoint } },
    sesMails: async () => (await keptBySes(ses.endpoint)).filter(({ messageId }) => !earlier.has(messageId)),
    refuseMails(count) {
      refusals.left = count;
    },
    notify: (game, from) => notify(deps, game, from ?? 1),
    async signIn(name, language = "en") {
      const address = `${name.toLowerCase()}@example.org`;
      await services.people.requestSignIn({ address, language });
      const { session, person } = await services.people.confirmSignIn(tokenIn(mailsTo(address).at(-1)), {
        name,
        language,
      });
      return { ...person, session };
    },
    startGame: (people, input) => startGame(services, people, input ?? {}),
    async stop() {
      client.destroy();
      await Promise.all([closed(database), closed(ses.server)]);
    },
  };
}

/** The token of the account link in a mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  return /\/sign-in\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The seat that is asked now, who sits there, and the version. */
export async function askedNow(
  services: Services,
  game: string,
): Promise<{ game: string; seat: number; person: string; version: number }> {
  const { head, version } = await services.games.load(game);
  const seat = head.waiting[0]?.seat ?? -1;
  return { game, seat, person: head.seats[seat]?.person ?? "", version };
}

function testClock(): TestClock {
  let now = Date.UTC(2026, 10, 30, 8, 0, 0);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}

function refusing(port: MailPort, unreachable: MailPort, refusals: { left: number }): MailPort {
  return {
    async send(mail) {
      if (refusals.left === 0) return port.send(mail);
      refusals.left -= 1;
      return unreachable.send(mail);
    },
  };
}

async function notify(deps: Deps, game: string, from: number): Promise<number[]> {
  const entries = await deps.store.log.entries(game, from, Number.POSITIVE_INFINITY);
  const Records = entries.map(({ version }) => entryRecord(game, version, entryKey(game, version)));
  const { batchItemFailures } = await notifyRecords(deps, { Records });
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
}

async function startGame(services: Services, people: readonly Person[], input: Partial<NewGame>): Promise<GameHead> {
  const [host, ...guests] = people;
  if (!host) throw new Error("a game needs a host");
  const asked = { title: "1830", name: "Sunday", seatCount: people.length, options: {}, ...input };
  const { id } = await services.games.create(host, asked);
  for (const guest of guests) await services.games.join(guest, id);
  return services.games.start(host, id);
}

/** What the stand-in for SES has taken in this process, from other tests too. */
async function keptBySes(endpoint: string): Promise<SesMail[]> {
  const { emails } = (await (await fetch(`${endpoint}/store`)).json()) as { emails: SesMail[] };
  return emails;
}

async function startSes(): Promise<{ endpoint: string; server: Server }> {
  const require = createRequire(import.meta.url);
  const start = (require("aws-ses-v2-local") as typeof import("aws-ses-v2-local")).default;
  const server = await start({ host: "127.0.0.1", port: 0 });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => ready());
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((done) => server.close(() => done()));
}
