/** Who may call what: every call of the API, tried by everybody who should not. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../web/api/openapi.ts";
import { createApp } from "../../../web/app.tsx";
import { type ApiClient, apiClient } from "../../support/api.ts";
import { ORIGIN, startTestApp, type TestApp, type Visitor } from "../support/app.ts";

let test: TestApp;
let game: string;
let owner: Visitor;
let member: ApiClient;
let stranger: ApiClient;
let looker: ApiClient;

const clientOf = (token: string | null): ApiClient =>
  apiClient((path, init) => test.app.request(`${ORIGIN}${path}`, init), token);

beforeAll(async () => {
  test = await startTestApp();
  const [anna, bert, carl] = [await test.signIn("Anna"), await test.signIn("Bert"), await test.signIn("Carl")];
  game = (await test.startGame([anna, bert])).id;
  owner = anna;
  const tokenOf = async (id: string) => (await test.services.access.createToken(id, "script")).token;
  member = clientOf(await tokenOf(anna.person.id));
  stranger = clientOf(await tokenOf(carl.person.id));
  looker = clientOf((await test.services.access.createToken(anna.person.id, "widget", { looksOnly: true })).token);
});
afterAll(() => test.stop());

const BODIES: Readonly<Record<string, unknown>> = {
  create: { title: "1830", name: "Table", seatCount: 2 },
  invite: { address: "dora@example.org" },
  move: { seat: 0, version: 3, submission: "a-submission", moves: [{ type: "pass" }] },
  say: { seat: 0, version: 3, submission: "a-submission", message: "hello" },
  undo: { seat: 0, version: 3, submission: "a-submission", to: 1 },
  answerUndo: { seat: 0, version: 3, submission: "a-submission", request: 2, answer: "accepted" },
  setPace: { pace: null },
  letPass: { clock: 3 },
  setTime: { zone: "Europe/Berlin", reminders: null },
  announceAbsence: { from: "2030-01-01", to: "2030-01-02" },
  moveAbsence: { from: "2030-01-01", to: "2030-01-02" },
  addProgram: { seat: 0, program: { kind: "pass" } },
  prepareTurn: { seat: 0, lines: "pass" },
  offerSeat: { open: true },
  takeSeat: { watch: "none" },
  takeOffered: { key: "none" },
  voteEnd: { aim: "agreed", yes: true },
  saveNotepad: { text: "mine", version: 0 },
  setMails: { wish: "nothing", hour: 7 },
  setGameMails: { wish: "nothing" },
  surveyFile: { file: { title: "1830", actions: [] } },
  importFile: { file: { title: "1830", actions: [] }, name: "Taken over", seats: [] },
};

const pathOf = (at: string): string =>
  at
    .replace(":game", game)
    .replace(":seat", "0")
    .replace(":program", "one")
    .replace(":absence", "one")
    .replace(/\/(undo|programs|programs\/one)$/, "/$1?seat=0");

function call(client: ApiClient, { id, method, at }: (typeof ENDPOINTS)[number]) {
  const path = pathOf(at);
  if (method === "get") return client.get(path);
  if (method === "delete") return client.remove(path);
  return method === "post" ? client.post(path, BODIES[id]) : client.put(path, BODIES[id]);
}

const calls = ENDPOINTS.map((one) => [one.id, one] as const);
const version = async () => (await test.services.games.head(game)).version;

describe("without a token", () => {
  it.each(calls)("%s does nothing, whatever cookie comes along", async (_id, one) => {
    const before = await version();
    const answer = await call(clientOf(null), one);
    expect(answer).toMatchObject({ status: 401, body: { situation: "unauthenticated", reason: "noToken" } });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    const path = `/api/v1${pathOf(one.at)}`;
    const withCookie = one.method === "get" ? await owner.get(path) : await owner.post(path, {});
    expect([401, 404]).toContain(withCookie.status);
    expect(withCookie.html).not.toContain("Anna");
    expect(await version()).toBe(before);
  });

  it.each(["bahnpost.x.y.z", "", "Anna", "a".repeat(300)])("%s is none", async (token) => {
    expect((await clientOf(token).get("/me")).status).toBe(401);
  });
});

describe("with a stranger's token", () => {
  it.each(calls.filter(([, { at }]) => at.includes(":game")))("%s finds no game", async (_id, one) => {
    const before = await version();
    const answer = await call(stranger, one);
    expect(answer).toMatchObject({ status: 404, body: { situation: "notFound", reason: "noGame" } });
    expect(await version()).toBe(before);
  });
});

describe("with a token that may only look", () => {
  it.each(calls)("%s changes nothing", async (_id, one) => {
    const before = await version();
    const answer = await call(looker, one);
    if (one.method === "get") expect(answer.body).not.toMatchObject({ reason: "tokenLooks" });
    else expect(answer).toMatchObject({ status: 403, body: { situation: "forbidden", reason: "tokenLooks" } });
    expect(await version()).toBe(before);
  });
});

describe("a token", () => {
  it("opens no page, and a page's session no call", async () => {
    const { token } = await test.services.access.createToken(owner.person?.id ?? "", "another");
    const bearer = { authorization: `Bearer ${token}` };
    expect((await test.visitor().get("/games", bearer)).status).toBe(303);
    expect((await test.visitor().post("/me/delete", { sure: ["yes"] }, bearer)).status).toBe(401);
  });

  it("is heard from any site, but nobody's cookie is", async () => {
    const preflight = await test.app.request(`${ORIGIN}/api/v1/me`, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    expect(
      (await owner.get("/games", { origin: "https://elsewhere.example" })).headers.has("access-control-allow-origin"),
    ).toBe(false);
  });
});

describe("every answer", () => {
  it("is data that nobody keeps, with the defences of the pages", async () => {
    for (const { headers } of [
      await member.get("/games"),
      await member.get("/nowhere"),
      await clientOf(null).get("/me"),
    ]) {
      expect(headers.get("content-type")).toMatch(/^application\/(problem\+)?json/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("says what is wrong about odd addresses and large bodies, too", async () => {
    expect(await member.get("/nowhere")).toMatchObject({ status: 404, body: { reason: "noPath" } });
    const large = await member.post("/games", { name: "a".repeat(70_000) });
    expect(large).toMatchObject({ status: 413, body: { situation: "tooLarge" } });
  });

  it("about a fault of ours is neutral, and the fault is noted", async () => {
    const faults: string[] = [];
    const people = { ...test.services.people, personOfToken: () => Promise.reject(new Error("secret detail")) };
    const broken = createApp({
      ...{ services: { ...test.services, people }, origin: ORIGIN, secureCookies: true, script: "" },
      logger: { error: (message, details) => void faults.push(message + JSON.stringify(details)) },
    });
    const answer = await apiClient((path, init) => broken.request(`${ORIGIN}${path}`, init), "t").get("/me");
    expect(answer).toMatchObject({ status: 500, body: { situation: "fault" } });
    expect(JSON.stringify(answer.body)).not.toContain("secret detail");
    expect(faults.join()).toContain("secret detail");
  });
});
