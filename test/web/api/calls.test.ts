/** The API's calls, from opening a table to taking a move back; every answer is held against the description. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { ENDPOINTS } from "../../../web/api/openapi.ts";
import { type ApiAnswer, apiClient } from "../../support/api.ts";
import { ORIGIN, startTestApp, type TestApp } from "../support/app.ts";
import { type Description, expectDescribed, readDescription } from "./described.ts";

let test: TestApp;
let description: Description;
const asked = new Set<string>();

interface Caller {
  readonly person: Person;
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown): Promise<ApiAnswer>;
  remove(path: string): Promise<ApiAnswer>;
}

/** A client that checks each answer against the description of the call. */
async function callerOf(name: string, language: "en" | "de" = "en"): Promise<Caller> {
  const { person } = await test.signIn(name, language);
  const { token } = await test.services.access.createToken(person.id, "script");
  const client = apiClient((path, init) => test.app.request(`${ORIGIN}${path}`, init), token);
  const checked = async (method: string, path: string, answer: Promise<ApiAnswer>): Promise<ApiAnswer> => {
    const pattern = patternOf(method, path);
    asked.add(`${method} ${pattern}`);
    expectDescribed(description, method, pattern, await answer);
    return answer;
  };
  return {
    person,
    get: (path) => checked("get", path, client.get(path)),
    post: (path, body) => checked("post", path, client.post(path, body)),
    remove: (path) => checked("delete", path, client.remove(path)),
  };
}

function patternOf(method: string, path: string): string {
  const [plain = ""] = path.split("?");
  const parts = plain.split("/");
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((one, at) => one.startsWith("{") || one === parts[at]);
  };
  const found = Object.entries(description.paths).find(([pattern, methods]) => method in methods && fits(pattern));
  return found?.[0] ?? expect.fail(`${method} ${path} is not described`);
}

beforeAll(async () => {
  test = await startTestApp();
  const nobody = apiClient((path, init) => test.app.request(`${ORIGIN}${path}`, init), null);
  description = readDescription((await nobody.get("/openapi.json")).body);
});
afterAll(() => test.stop());

const text = (value: unknown): string => JSON.stringify(value);

describe("the description", () => {
  it("has every route of the API, and no other, each with words of its own", () => {
    const routes = test.app.routes
      .filter(({ method, path }) => path.startsWith("/api/v1/") && method !== "ALL" && !path.endsWith("openapi.json"))
      .map(
        ({ method, path }) => `${method.toLowerCase()} ${path.slice("/api/v1".length).replaceAll(/:(\w+)/g, "{$1}")}`,
      );
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(15);
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ summary }) => summary)).size).toBe(ENDPOINTS.length);
  });

  it("has names for what comes back often, and points to nothing that it lacks", () => {
    const { schemas } = description.components;
    for (const name of ["Problem", "Table", "State", "Decision", "Option", "Entry", "Move"])
      expect(schemas).toHaveProperty(name);
    const named = [...text(description).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? "");
    expect(named.filter((name) => !(name in schemas))).toEqual([]);
    expect(text(description)).not.toContain("$defs");
  });

  it("is for everybody, and says where the API lies", () => {
    expect(description).toMatchObject({ openapi: "3.1.0", servers: [{ url: `${ORIGIN}/api/v1` }] });
  });
});

describe("a table", () => {
  it("is opened, filled, left and started by calls alone", async () => {
    const [anna, bert, carl] = [await callerOf("Anna"), await callerOf("Bert"), await callerOf("Carl")];
    expect((await anna.get("/me")).body).toEqual({ id: anna.person.id, name: "Anna", language: "en" });
    expect(text((await anna.get("/titles")).body)).toContain('"1830"');
    const opened = await anna.post("/games", { title: "1830", name: "By script", seatCount: 3 });
    expect(opened).toMatchObject({ status: 201, body: { status: "gathering", host: true } });
    const { id, watch } = opened.body;

    expect((await bert.post(`/games/${id}/join`)).status).toBe(404);
    expect((await bert.post(`/games/${id}/join`, { watch })).status).toBe(200);
    expect((await anna.post(`/games/${id}/invitations`, { address: carl.person.address })).status).toBe(201);
    expect((await anna.remove(`/games/${id}/invitations/2`)).status).toBe(200);
    expect((await anna.remove(`/games/${id}/invitations/2`)).body).toMatchObject({ reason: "noInvitation" });
    await anna.post(`/games/${id}/invitations`, { address: carl.person.address });
    expect((await carl.post(`/games/${id}/join`)).body).toMatchObject({ host: false });
    expect((await carl.post(`/games/${id}/leave`)).body).toEqual({ left: true });
    expect((await carl.get("/games")).body).toEqual({ games: [] });
    expect((await bert.get("/games?status=gathering")).body).toMatchObject({ games: [{ id }] });
    expect((await bert.get("/games?status=running")).body).toEqual({ games: [] });

    expect((await bert.get(`/games/${id}/decision`)).body).toMatchObject({
      situation: "conflict",
      reason: "notStarted",
    });
    expect((await bert.post(`/games/${id}/start`)).body).toMatchObject({ situation: "forbidden", reason: "hostOnly" });
    expect((await anna.get(`/games/${id}`)).body).toMatchObject({ state: null, table: { id } });
    expect((await anna.post(`/games/${id}/start`)).body).toMatchObject({ status: "running" });
  });
});

/** A started game of two callers, and who must act. */
async function started(names: readonly [string, string], language: "en" | "de" = "en") {
  const callers = [await callerOf(names[0], language), await callerOf(names[1], language)];
  const { id, version, waiting, seats } = await test.startGame(callers, "1830", 7);
  const { seat = -1 } = waiting[0] ?? {};
  const mover = callers.find(({ person }) => person.id === seats[seat]?.person) ?? expect.fail("nobody is asked");
  const other = callers.find((one) => one !== mover) ?? expect.fail("nobody else");
  return { id, version, seat, mover, other, path: `/games/${id}` };
}

describe("a game", () => {
  it("is moved in, and the same submission counts once", async () => {
    const { path, version, seat, mover, other } = await started(["Dora", "Emil"]);
    const question = await mover.get(`${path}/decision`);
    expect(question.body).toMatchObject({ version, step: "auction", deciders: [seat] });
    expect(text(question.body.options)).toContain('"buyPrivate"');

    const pass = { seat, version, submission: "script-0001", moves: [{ type: "pass" }], message: "hello" };
    const done = await mover.post(`${path}/moves`, pass);
    expect(done).toMatchObject({
      status: 200,
      body: { version: version + 1, entry: { kind: "moved", message: "hello" } },
    });
    expect((await mover.post(`${path}/moves`, pass)).body).toEqual(done.body);
    expect((await other.get(path)).body).toMatchObject({ version: version + 1 });
    expect((await other.get(`${path}?version=${version}`)).body).toMatchObject({ version });

    const { body: log } = await other.get(`${path}/entries?from=${version + 1}`);
    expect(log).toMatchObject({ version: version + 1, entries: [{ moves: [{ type: "pass" }] }] });
    expect(text(log)).toContain(`${mover.person.name} passed`);
    expect((await other.get(`${path}/entries?from=1&limit=2`)).body).toMatchObject({ entries: [{}, {}] });
  });

  it("says in the person's language why a move is refused, with its rule, or that the game has moved on", async () => {
    const { path, version, seat, mover, other } = await started(["Frida", "Gustav"], "de");
    const wrong = { seat, version, submission: "script-0002", moves: [{ type: "bid", company: "SV", amount: 1 }] };
    const refused = await mover.post(`${path}/moves`, wrong);
    expect(refused).toMatchObject({ status: 422, body: { situation: "refused", index: 0, version } });
    expect(refused.body.rule).toMatch(/^[\w-]+\.\d/);
    expect(text(refused.body.reason)).toMatch(/[A-Z_]+/);
    expect(text(refused.body.sentence)).toMatch(/[a-zäöüß]{3}/);

    await mover.post(`${path}/moves`, { ...wrong, submission: "script-0003", moves: [{ type: "pass" }] });
    const late = { seat: 1 - seat, version, submission: "script-0004", moves: [{ type: "pass" }] };
    expect(await other.post(`${path}/moves`, late)).toMatchObject({
      status: 409,
      body: {
        situation: "conflict",
        reason: "movedOn",
        version: version + 1,
        sentence: expect.stringContaining("weitergegangen"),
      },
    });
    expect(await other.post(`${path}/moves`, { ...late, seat })).toMatchObject({
      status: 403,
      body: { reason: "notYourSeat" },
    });
  });

  it("is talked in, and moves are taken back", async () => {
    const { path, version, seat, mover, other } = await started(["Hanna", "Ivo"]);
    const words = { seat, version, submission: "script-0005", message: "good luck" };
    expect((await mover.post(`${path}/messages`, words)).body).toMatchObject({
      entry: { kind: "said", message: "good luck" },
    });
    const pass = { seat, version, submission: "script-0006", moves: [{ type: "pass" }] };
    const { body: moved } = await mover.post(`${path}/moves`, pass);
    expect((await mover.get(`${path}/undo?seat=${seat}`)).body).toMatchObject({ steps: [{ answering: [] }] });
    expect((await mover.get(`${path}/undo?seat=${1 - seat}`)).status).toBe(403);
    const wish = { seat, version: Number(moved.version), submission: "script-0007", to: version };
    expect((await mover.post(`${path}/undo`, wish)).body).toMatchObject({
      entry: { kind: "undone", undo: { to: version } },
    });
    const { body: log } = await other.get(`${path}/entries?from=${moved.version}&limit=1`);
    expect(log).toMatchObject({ entries: [{ undone: Number(moved.version) + 1 }] });
    const gone = {
      seat: 1 - seat,
      version: wish.version + 1,
      submission: "script-0008",
      request: 3,
      answer: "accepted",
    };
    expect((await other.post(`${path}/undo/answer`, gone)).body).toMatchObject({
      situation: "conflict",
      reason: "undoGone",
    });
  });

  it("tells nobody what it draws from before it is over", async () => {
    const { path, mover } = await started(["Jana", "Kurt"]);
    for (const answer of [await mover.get(path), await mover.get(`${path}/entries`)]) {
      expect(text(answer.body)).not.toContain('"seed"');
    }
  });
});

describe("a request that is not as described", () => {
  it.each([
    [{ seat: 0, version: 1, submission: "short", moves: [{ type: "pass" }] }, "body.submission"],
    [{ seat: 0, version: 1, submission: "long-enough", moves: [] }, "body.moves"],
    [{ seat: 0, version: 1, submission: "long-enough", moves: [{ type: "fly" }] }, "body.moves.0.type"],
    [{ seat: "0", version: 1, submission: "long-enough", moves: [{ type: "pass" }] }, "body.seat"],
    [[], "body"],
    [undefined, "body.seat"],
  ])("%j is refused with its place", async (body, where) => {
    const lena = await callerOf("Lena");
    const answer = await lena.post("/games/none/moves", body);
    expect(answer).toMatchObject({ status: 422, body: { situation: "invalid", reason: "shape" } });
    expect(answer.body.sentence).toContain(`${where}.`);
  });

  it("is refused in its query and its address, too", async () => {
    const mara = await callerOf("Mara");
    expect((await mara.get("/games?status=odd")).body).toMatchObject({ reason: "shape" });
    expect((await mara.get("/games/none/entries?from=-1")).body).toMatchObject({ reason: "shape" });
    expect((await mara.get("/games/%00/entries")).body).toMatchObject({ situation: "notFound" });
  });
});

it("leaves no call of the API untried", () => {
  const all = ENDPOINTS.map(({ method, at }) => `${method} ${at.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(all.filter((one) => !asked.has(one))).toEqual([]);
});
