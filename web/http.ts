/** What every request knows: the services, who asks, in which language; and the few answers that all routes give. */
import type { Context, MiddlewareHandler } from "hono";
import { tryGetContext } from "hono/context-storage";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { routePath } from "hono/route";
import * as z from "zod";
import { type Language, type Person, type Services, SituationError } from "../lambdas/service/api.ts";
import type { Asset } from "./asset.ts";
import type { RulesFile } from "./rules/source.ts";
import { type Words, wordsIn } from "./words/index.ts";

/** Where faults are noted; details hold neither addresses nor tokens. */
export interface Logger {
  error(message: string, details: Readonly<Record<string, unknown>>): void;
}

export interface AppInput {
  readonly services: Services;
  /** Public address of the pages, without a slash at its end: where forms may come from. */
  readonly origin: string;
  /** Cookies only over HTTPS; off on a machine without it. */
  readonly secureCookies: boolean;
  readonly logger: Logger;
  /** Where the rules summaries lie; in the project's own folders without it. */
  readonly rulesFile?: RulesFile;
  /** Text of the pages' script. */
  readonly script: string;
}

export interface Env {
  Variables: {
    input: AppInput;
    script: Asset;
    person: Person | null;
    /** Zone of the times on the page. */
    zone: string;
    language: Language;
    words: Words;
    /** In which a use case ended, if a page tells of it. */
    situation?: SituationError;
  };
}

export type Ctx = Context<Env>;

const SESSION_SECONDS = 60 * 24 * 3600;

/** The `__Host-` name binds the cookie to this host and to HTTPS. */
const cookieName = ({ secureCookies }: AppInput): string => (secureCookies ? "__Host-session" : "session");

/** Finds out who asks and which language is theirs. */
export const identify: MiddlewareHandler<Env> = async (c, next) => {
  const input = c.get("input");
  const session = getCookie(c, cookieName(input));
  const person = session && session.length < 200 ? await input.services.people.personOfSession(session) : null;
  c.set("person", person);
  if (person) addressTo(c, person);
  await next();
};

/** The answer is read by somebody whose language and zone are known. */
export function addressTo(c: Ctx, { language, zone }: Pick<Person, "language" | "zone">): void {
  speak(c, language);
  c.set("zone", zone ?? "UTC");
}

/** Sets the language of the answer. */
export function speak(c: Ctx, language: Language): void {
  c.set("language", language);
  c.set("words", wordsIn(language));
}

export function openSession(c: Ctx, session: string): void {
  const input = c.get("input");
  setCookie(c, cookieName(input), session, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: input.secureCookies,
    maxAge: SESSION_SECONDS,
  });
}

/** Ends the session here and in the store. */
export async function closeSession(c: Ctx): Promise<void> {
  const input = c.get("input");
  const session = getCookie(c, cookieName(input));
  if (session) await input.services.people.signOut(session);
  deleteCookie(c, cookieName(input), { path: "/", secure: input.secureCookies });
}

/** The person who is signed in; anybody else is asked to sign in first. */
export function requirePerson(c: Ctx): Person {
  const person = c.get("person");
  if (!person) throw new SituationError("unauthenticated", "signIn");
  return person;
}

/** After a form: the page to look at next. */
export const seeOther = (c: Ctx, path: string): Response => c.redirect(path, 303);

/** The path of a game's page. */
export const gamePath = (game: string): string => `/games/${game}`;

/** The text of one form field. */
export const fieldText = (body: Readonly<Record<string, unknown>>, name: string): string => {
  const value = body[name];
  return typeof value === "string" ? value : "";
};

/** Reads a form; what is no form reads as an empty one. */
export async function readForm(c: Ctx): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody({ all: true });
  } catch {
    return {};
  }
}

/** The situation that a use case ended in, or what it gave. Anything else goes on as a fault. */
export async function attempt<T>(use: () => Promise<T>): Promise<{ value: T } | { situation: SituationError }> {
  try {
    return { value: await use() };
  } catch (error) {
    if (!(error instanceof SituationError)) throw error;
    tryGetContext<Env>()?.set("situation", error);
    return { situation: error };
  }
}

/** Whatever answers that there has been too much also says after how many seconds there is room again, where that is known. */
export const sayWhenAgain: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const error = c.error ?? c.get("situation");
  const seconds = error instanceof SituationError ? error.details.retryAfter : undefined;
  if (c.res.status === TOO_MANY && seconds !== undefined) c.header("Retry-After", String(seconds));
};

const TOO_MANY = 429;

const gatewaySchema = z.object({ requestContext: z.object({ http: z.object({ sourceIp: z.string().max(60) }) }) });

/** Network address of the asker as the gateway saw it; unknown on a server of one's own. */
export const sourceOf = (c: Ctx): string | undefined =>
  gatewaySchema.safeParse(c.env).data?.requestContext.http.sourceIp;

/** The pattern of the route, for the log: it holds no token. */
export const routeOf = (c: Ctx): string => routePath(c, -1);
