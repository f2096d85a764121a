/**
 * Programs of persons, for tests of the API: each answer is held against the description of its call, and it is noted which calls and which
 * use cases have been tried.
 */
import { expect } from "vitest";
import type { Person, Services } from "../../../lambdas/service/api.ts";
import { createApp } from "../../../web/app.tsx";
import { type ApiAnswer, apiClient } from "../../support/api.ts";
import { ORIGIN, startTestApp, type TestApp } from "../support/app.ts";
import { type Description, expectDescribed, readDescription } from "./described.ts";

export interface Caller {
  readonly person: Person;
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown): Promise<ApiAnswer>;
  put(path: string, body: unknown): Promise<ApiAnswer>;
  remove(path: string): Promise<ApiAnswer>;
}

export interface Callers {
  readonly test: TestApp;
  readonly description: Description;
  /** Calls that were made, as `get /games/{game}`. */
  readonly asked: ReadonlySet<string>;
  /** Use cases that calls came to, as `games.submit`. */
  readonly used: ReadonlySet<string>;
  callerOf(name: string, language?: "en" | "de"): Promise<Caller>;
}

/** Use cases that no call comes to, by the reason why. */
export const NOT_BY_CALLS: Readonly<Record<string, readonly string[]>> = {
  "a token lets nobody in": [
    ...[
      "people.requestSignIn",
      "people.peekSignIn",
      "people.confirmSignIn",
      "people.personOfSession",
      "people.signOut",
    ],
  ],
  "a token does not touch whose account it is": [
    ...["people.update", "people.erase"],
    ...["people.requestAddressChange", "people.peekAddressChange", "people.confirmAddressChange"],
  ],
  "a token makes no other way in": [
    ...[
      "access.tokens",
      "access.createToken",
      "access.revokeToken",
      "access.hook",
      "access.setHook",
      "access.removeHook",
    ],
  ],
  "links in mails, which need no token": [
    ...["links.unsubscribe", "links.readUnsubscribe", "links.replyAddress", "links.readReplyAddress"],

    "people.peekUnsubscribe",
    "people.unsubscribe",
    "links.turn",
    "links.readTurn",
  ],
  "demo games, for visitors of the pages": ["games.demos"],
  "names stand in every answer": ["people.names"],
  "entries tell it piece by piece": ["games.story"],
};

/** Starts the service, with the API before use cases that are noted. */
export async function startCallers(): Promise<Callers> {
  const test = await startTestApp();
  const [asked, used] = [new Set<string>(), new Set<string>()];
  const services = noted(test.services, used);
  const error = (message: string, details: object) => void test.faults.push(message + JSON.stringify(details));
  const app = createApp({ services, origin: ORIGIN, secureCookies: true, script: "", logger: { error } });
  const ask = (path: string, init: RequestInit) => app.request(`${ORIGIN}${path}`, init);
  const description = readDescription((await apiClient(ask, null).get("/openapi.json")).body);
  return {
    ...{ test, description, asked, used },
    async callerOf(name, language = "en") {
      const { person } = await test.signIn(name, language);
      const { token } = await test.services.access.createToken(person.id, "script");
      const client = apiClient(ask, token);
      const checked = async (method: string, path: string, answer: Promise<ApiAnswer>): Promise<ApiAnswer> => {
        const pattern = patternOf(description, method, path);
        asked.add(`${method} ${pattern}`);
        expectDescribed(description, method, pattern, await answer);
        return answer;
      };
      return {
        person,
        get: (path) => checked("get", path, client.get(path)),
        post: (path, body) => checked("post", path, client.post(path, body)),
        put: (path, body) => checked("put", path, client.put(path, body)),
        remove: (path) => checked("delete", path, client.remove(path)),
      };
    },
  };
}

function noted(services: Services, used: Set<string>): Services {
  const one = <T extends object>(service: T, name: string): T =>
    new Proxy(service, {
      get(target, key) {
        used.add(`${name}.${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  return new Proxy(services, { get: (target, name) => one(Reflect.get(target, name), String(name)) });
}

function patternOf(description: Description, method: string, path: string): string {
  const [plain = ""] = path.split("?");
  const parts = plain.split("/");
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((one, at) => one.startsWith("{") || one === parts[at]);
  };
  const found = Object.entries(description.paths).find(([pattern, methods]) => method in methods && fits(pattern));
  return found?.[0] ?? expect.fail(`${method} ${path} is not described`);
}
