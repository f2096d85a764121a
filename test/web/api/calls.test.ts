/** The API's calls, from opening a table to taking a move back; every answer is held against the description. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ENDPOINTS } from "../../../web/api/openapi.ts";
import { ORIGIN, type TestApp } from "../support/app.ts";
import { type Callers, NOT_BY_CALLS, startCallers } from "./callers.ts";
import type { Description } from "./described.ts";

let callers: Callers;
let test: TestApp;
let description: Description;
const callerOf: Callers["callerOf"] = (name, language) => callers.callerOf(name, language);

beforeAll(async () => {
  callers = await startCallers();
  ({ test, description } = callers);
});
afterAll(() => test.stop());

const tableShape = z.looseObject({ watch: z.string(), sought: z.array(z.object({ key: z.string().optional() })) });
const tablesShape = z.object({ games: z.array(tableShape) });
const timeShape = z.looseObject({ absences: z.array(z.object({ id: z.string() })) });

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
    expect(text(refused.body.detail)).toMatch(/[a-zäöüß]{3}/);

    await mover.post(`${path}/moves`, { ...wrong, submission: "script-0003", moves: [{ type: "pass" }] });
    const late = { seat: 1 - seat, version, submission: "script-0004", moves: [{ type: "pass" }] };
    expect(await other.post(`${path}/moves`, late)).toMatchObject({
      status: 409,
      body: {
        situation: "conflict",
        reason: "movedOn",
        version: version + 1,
        detail: expect.stringContaining("weitergegangen"),
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
    expect(answer.body.detail).toContain(`${where}.`);
  });

  it("is refused in its query and its address, too", async () => {
    const mara = await callerOf("Mara");
    expect((await mara.get("/games?status=odd")).body).toMatchObject({ reason: "shape" });
    expect((await mara.get("/games/none/entries?from=-1")).body).toMatchObject({ reason: "shape" });
    expect((await mara.get("/games/%00/entries")).body).toMatchObject({ situation: "notFound" });
  });
});

const HOURS = { hours: 24, days: [1, 2, 3, 4, 5], quiet: { from: 22, to: 8 }, grace: 12, atTimeout: "pass" as const };
const PACE = { ...HOURS, reminders: { before: [6], after: [0] } };

describe("time", () => {
  it("is the table's to set by its host, and a seat passes only when it is up", async () => {
    const { id, path, mover, other, seat } = await started(["Nora", "Olaf"]);
    const { body } = await mover.get(path);
    const [host, guest] = JSON.stringify(body).includes('"host":true') ? [mover, other] : [other, mover];
    expect((await guest.put(`${path}/pace`, { pace: PACE })).body).toMatchObject({ reason: "hostOnly" });
    expect((await host.put(`${path}/pace`, { pace: { ...PACE, hours: 0 } })).body).toMatchObject({ reason: "shape" });
    const { body: paced } = await host.put(`${path}/pace`, { pace: PACE });
    expect(paced).toMatchObject({ id, pace: PACE, clocks: [{ seat, isOver: false, votes: [], needed: 1 }] });
    const { clocks } = (await test.services.games.load(id)).head;
    const vote = { clock: clocks[0]?.version };
    expect((await other.post(`${path}/seats/${seat}/pass`, vote)).body).toMatchObject({ reason: "notOverdue" });
    expect((await host.put(`${path}/pace`, { pace: null })).body).toMatchObject({ pace: null, clocks: [] });
  });

  it("is everybody's own, absences included", async () => {
    const paul = await callerOf("Paul");
    const wish = { zone: "Europe/Amsterdam", reminders: { before: [2], after: [] } };
    expect((await paul.put("/me/time", { ...wish, zone: "Mars" })).body).toMatchObject({ reason: "zone" });
    const { body } = await paul.put("/me/time", wish);
    expect(body).toMatchObject({ ...wish, absences: [] });
    const days = { from: `${body.today}`, to: `${body.today}` };
    const { absences } = timeShape.parse((await paul.post("/me/absences", days)).body);
    const at = `/me/absences/${absences[0]?.id}`;
    expect((await paul.put(at, { from: "2026-02-30", to: "soon" })).body).toMatchObject({ reason: "shape" });
    expect(timeShape.parse((await paul.put(at, days)).body).absences).toHaveLength(1);
    expect((await paul.remove(at)).status).toBe(200);
    expect((await paul.get("/me/time")).body).toMatchObject(wish);
  });
});

describe("programmed moves", () => {
  it("are one's own: made, listed and revoked, and nobody else sees them", async () => {
    const { path, mover, other, seat } = await started(["Quint", "Rosa"]);
    const mine = `${path}/programs?seat=${1 - seat}`;
    const bid = { seat: 1 - seat, program: { kind: "bid", company: "DH", max: 90 } };
    const made = await other.post(`${path}/programs`, bid);
    expect(made).toMatchObject({ status: 201, body: { program: bid.program, ended: null } });
    expect((await mover.post(`${path}/programs`, bid)).body).toMatchObject({ reason: "notYourSeat" });
    expect((await mover.get(mine)).body).toMatchObject({ reason: "notYourSeat" });
    expect((await other.get(mine)).body).toMatchObject({ programs: [{ id: made.body.id }] });
    for (const seen of [await mover.get(path), await mover.get(`${path}/entries`), await mover.get(`${path}/decision`)])
      expect(text(seen.body)).not.toContain(`${made.body.id}`);
    const theirs = `${path}/programs/${made.body.id}?seat=${1 - seat}`;
    expect((await mover.remove(theirs)).body).toMatchObject({ reason: "notYourSeat" });
    expect((await other.remove(theirs)).body).toEqual({ revoked: true });
    expect((await other.get(mine)).body).toEqual({ programs: [] });
    const turn = { seat: 1 - seat, lines: "pass" };
    expect((await other.post(`${path}/programs/turn`, turn)).body).toMatchObject({ program: { kind: "turn" } });
    expect((await other.post(`${path}/programs/turn`, { ...turn, lines: "fly" })).status).toBe(422);
  });
});

describe("those at a table", () => {
  it("pass seats on by a key or to anybody, and take them", async () => {
    const { id, path, mover, other, seat } = await started(["Sven", "Tilda"]);
    const [uwe, vera] = [await callerOf("Uwe"), await callerOf("Vera")];
    const { watch } = (await mover.get("/games").then(({ body }) => tablesShape.parse(body))).games[0] ?? {};
    expect((await other.get(`${path}/idle`)).body).toEqual({ seats: [] });
    expect((await other.post(`${path}/seats/${seat}/vote`)).body).toMatchObject({ reason: "seatNotIdle" });
    await mover.post(`${path}/seat/offer`, { open: false });
    expect((await mover.post(`${path}/seat/keep`)).body).toMatchObject({ sought: [] });
    const offered = tableShape.parse((await mover.post(`${path}/seat/offer`, { open: false })).body);
    expect(text((await other.get(path)).body)).not.toContain('"key"');
    expect((await uwe.post("/seats/take", { key: "bent" })).body).toMatchObject({ situation: "gone" });
    expect((await uwe.post("/seats/take", { key: offered.sought[0]?.key })).body).toMatchObject({ id, sought: [] });
    expect((await mover.get(path)).status).toBe(404);
    await other.post(`${path}/seat/offer`, { open: true });
    expect((await vera.post(`${path}/seats/${1 - seat}/take`, { watch: "bent" })).status).toBe(404);
    expect((await vera.post(`${path}/seats/${1 - seat}/take`, { watch })).body).toMatchObject({ id });
  });

  it("note what nobody else sees, and choose their mails", async () => {
    const { path, mover, other } = await started(["Wanda", "Xaver"]);
    expect((await mover.get(`${path}/notepad`)).body).toEqual({ text: "", version: 0 });
    const note = { text: "buy the old train", version: 0 };
    expect((await mover.put(`${path}/notepad`, note)).body).toEqual({ ...note, version: 1 });
    expect((await mover.put(`${path}/notepad`, note)).body).toMatchObject({ reason: "notepadSaved" });
    expect((await other.get(`${path}/notepad`)).body).toEqual({ text: "", version: 0 });
    expect((await mover.put("/me/mails", { wish: "digest", hour: 8 })).status).toBe(200);
    expect((await mover.get("/me/mails")).body).toEqual({ wish: "digest", hour: 8 });
    expect((await mover.put(`${path}/mails`, { wish: "nothing" })).status).toBe(200);
    expect((await mover.get(`${path}/mails`)).body).toEqual({ wish: "nothing" });
  });

  it("see the figures and what has changed, and end the game; then its log is theirs", async () => {
    const { id, path, mover, other } = await started(["Yann", "Zora"]);
    expect((await mover.get(`${path}/pulse`)).body).toMatchObject({ id, status: "running" });
    expect((await mover.get("/pulses")).body).toMatchObject({ games: [{ id }] });
    expect((await mover.get(`${path}/figures`)).body).toMatchObject({ samples: [{ players: [{}, {}] }] });
    expect((await mover.get(`${path}/log`)).body).toMatchObject({ reason: "notFinished" });
    await mover.post(`${path}/ending`, { aim: "agreed", yes: true });
    expect((await other.post(`${path}/ending`, { aim: "agreed", yes: true })).body).toMatchObject({ closed: "agreed" });
    const { body } = await mover.get(`${path}/log`);
    expect(text(body)).toContain("bahnpost-game");
  });
});

describe("a game as a file", () => {
  it("is given out, looked through, and taken over, undone moves included", async () => {
    const { path, version, seat, mover } = await started(["Anton", "Berta"]);
    const pass = { seat, version, submission: "script-0009", moves: [{ type: "pass" }] };
    await mover.post(`${path}/moves`, pass);
    await mover.post(`${path}/undo`, { seat, version: version + 1, submission: "script-0010", to: version });
    const bid = [{ type: "bid", company: "DH", amount: 75 }];
    await mover.post(`${path}/moves`, { ...pass, version: version + 2, submission: "script-0011", moves: bid });
    const { body: file } = await mover.get(`${path}/file`);
    const { body: found } = await mover.post("/files/survey", { file });
    expect(found).toMatchObject({ title: "1830", actions: 3, moves: 1, undone: 1, over: false, trouble: null });
    const seats = seat === 0 ? ["host", { address: "new@example.org" }] : [{ address: "new@example.org" }, "host"];
    const made = await mover.post("/files", { file, name: "Once more", seats });
    expect(made).toMatchObject({ status: 201, body: { name: "Once more", status: "running" } });
    const actions = [{ type: "dividend", kind: "payout", entity: "PRR", entity_type: "corporation" }];
    const odd = await mover.post("/files/survey", { file: { ...file, actions } });
    expect(odd.body).toMatchObject({ trouble: { action: 1, type: "dividend", rule: expect.any(String) } });
    expect((await mover.post("/files", { file: { title: "none", actions: [] }, name: "Odd", seats: [] })).status).toBe(
      422,
    );
  });
});

describe("too much", () => {
  it("is answered with the time after which there is room again", async () => {
    const clara = await callerOf("Clara");
    const { id } = (await clara.post("/games", { title: "1830", name: "Full", seatCount: 2 })).body;
    const invite = () => clara.post(`/games/${id}/invitations`, { address: "much@example.org" });
    for (let n = 0; n < 12; n++) {
      expect((await invite()).status).toBe(201);
      if (n === 0)
        expect((await clara.get(`/games/${id}/invitations`)).body).toMatchObject({ invitations: [{ seat: 1 }] });
      await clara.remove(`/games/${id}/invitations/1`);
    }
    const { status, headers, body } = await invite();
    expect(status).toBe(429);
    expect(body).toMatchObject({ status: 429, situation: "tooMany", reason: "tooManyInvitations" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(24 * 3600);
    expect(headers.get("retry-after")).toBe(`${body.retryAfter}`);
  });

  it("is answered so by pages, too", async () => {
    const dirk = await test.signIn("Dirk");
    const ask = (n: number) => dirk.post("/me/address", { address: [`dirk-${n}@example.org`] });
    for (let n = 0; n < 6; n++) expect((await ask(n)).headers.has("retry-after")).toBe(false);
    const answer = await ask(6);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("leaves no call of the API untried", () => {
  const all = ENDPOINTS.map(({ method, at }) => `${method} ${at.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(all.filter((one) => !callers.asked.has(one))).toEqual([]);
});

it("leaves no use case out but those named here", () => {
  const all = Object.entries(test.services).flatMap(([name, service]) =>
    Object.keys(service).map((one) => `${name}.${one}`),
  );
  const left = all.filter((one) => !callers.used.has(one));
  expect(left.toSorted()).toEqual(Object.values(NOT_BY_CALLS).flat().toSorted());
});
