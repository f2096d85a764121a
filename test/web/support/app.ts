/** The application on the local service's store, mail and pump, asked by request as a browser would. */
import type { Hono } from "hono";
import { decision } from "../../../engine/index.ts";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import { type LocalService, startLocal } from "../../../infra/local/service.ts";
import { scriptText } from "../../../infra/script.ts";
import type { GameHead, Language, Person, Services } from "../../../lambdas/service/api.ts";
import { createLinks } from "../../../lambdas/service/links.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { createApp } from "../../../web/app.tsx";
import type { Env } from "../../../web/http.ts";
import { type Fields, formsOf, submissionsOf } from "./html.ts";

const SECRET = "a secret of the tests, long enough";
export const ORIGIN = "https://bahnpost.test";

export interface Answer {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Where a redirect leads, else null. */
  readonly location: string | null;
}

/** Somebody with a browser: it keeps the session's cookie. */
export interface Visitor {
  readonly person: Person | null;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, fields: Fields, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestApp {
  readonly app: Hono<Env>;
  readonly services: Services;
  readonly local: LocalService;
  /** The last mail to an address, once everything due has been sent. */
  mailTo(address: string): Promise<KeptMail>;
  /** What the application noted as its own faults. */
  readonly faults: string[];
  visitor(cookie?: string, person?: Person): Visitor;
  /** Path of the link that stops a game's mails. */
  unsubscribe(person: string, game: string): string;
  /** A person who has signed in through the mailed link. */
  signIn(name: string, language?: Language): Promise<Visitor & { person: Person }>;
  /** A started game of these people; the first is the host. What the title draws can be settled by a seed. */
  startGame(people: readonly { person: Person }[], title?: string, seed?: number): Promise<GameHead>;
  stop(): Promise<void>;
}

/** Starts everything; each test file has its own. */
export async function startTestApp(): Promise<TestApp> {
  const faults: string[] = [];
  const error = (message: string, details: object) => void faults.push(`${message} ${JSON.stringify(details)}`);
  const log = { info: () => undefined, error };
  const local = await startLocal({ secret: SECRET, host: "127.0.0.1", port: 0, log });
  const services = createServices(local.deps);
  const app = createApp({ services, origin: ORIGIN, secureCookies: true, logger: log, script: await scriptText() });
  const visitor = (cookie?: string, person?: Person): Visitor => visitorOf(app, cookie, person ?? null);
  const mailTo: TestApp["mailTo"] = async (address) => {
    await local.pump.drain();
    const mail = local.mailbox.all().findLast(({ to }) => to === address);
    if (!mail) throw new Error(`no mail to ${address}`);
    return mail;
  };
  return {
    app,
    services,
    local,
    mailTo,
    faults,
    visitor,
    unsubscribe: (person, game) => createLinks(SECRET).unsubscribe({ person, game }),
    async signIn(name, language = "en") {
      const address = `${name.toLowerCase()}@example.org`;
      await local.pump.drain();
      await services.people.requestSignIn({ address, language });
      const token = accountLink(await mailTo(address)).slice("/sign-in/".length);
      const { session, person } = await services.people.confirmSignIn(token, { name, language });
      return { ...visitor(`__Host-session=${session}`, person), person };
    },
    startGame: (people, title = "1830", seed) =>
      startGame(seed === undefined ? services : createServices(seeded(local.deps, seed)), people, title),
    stop: () => local.stop(),
  };
}

/** The same service, but games draw this seed. */
export function seeded(deps: LocalService["deps"], seed: number): LocalService["deps"] {
  const { chance } = deps;
  return { ...deps, chance: { ...chance, int: (below) => (below === SEEDS ? seed : chance.int(below)) } };
}

const SEEDS = 2 ** 31;

/** The path of the account link in a mail. */
export const accountLink = (mail: KeptMail): string => /\/sign-in\/[\w-]+/.exec(mail.text)?.[0] ?? "";

async function startGame(services: Services, people: readonly { person: Person }[], title: string): Promise<GameHead> {
  const [host, ...guests] = people;
  if (!host) throw new Error("a game needs a host");
  const input = { title, name: "Sunday", seatCount: people.length, options: {} };
  const game = await services.games.create(host.person, input);
  for (const guest of guests) await services.games.join(guest.person, game.id);
  return services.games.start(host.person, game.id);
}

function visitorOf(app: Hono<Env>, cookie: string | undefined, person: Person | null): Visitor {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await app.request(`${ORIGIN}${path}`, init);
    return {
      status: answer.status,
      html: await answer.text(),
      headers: answer.headers,
      location: answer.headers.get("location"),
    };
  };
  const own: Record<string, string> = cookie === undefined ? {} : { cookie };
  return {
    person,
    get: (path, headers = {}) => ask(path, { headers: { ...own, ...headers } }),
    post: (path, fields, headers = {}) => {
      const pairs = Object.entries(fields).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      );
      return ask(path, {
        method: "POST",
        body: new URLSearchParams(pairs),
        headers: { origin: ORIGIN, ...own, ...headers },
      });
    },
  };
}

/** The fields of the first form of a page that carries a move of this type, its amount at the least. */
export function moveFields(html: string, type: string): Fields {
  const found = formsOf(html)
    .flatMap(submissionsOf)
    .find(({ move, sell }) => [...(move ?? []), ...(sell ?? [])].some((one) => one.startsWith(`{"type":"${type}"`)));
  if (!found) throw new Error(`the page offers no ${type}`);
  return found;
}

/** The seat that is asked now, and the version. */
export async function askedNow(
  services: Services,
  game: string,
): Promise<{ seat: number; version: number; person: string }> {
  const { head, state, version } = await services.games.load(game);
  const seat = state ? (decision(state).deciders[0] ?? 0) : 0;
  return { seat, version, person: head.seats[seat]?.person ?? "" };
}
