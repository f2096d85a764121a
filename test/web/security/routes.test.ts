/**
 * All routes of the application, walked by everybody who should not be there: nothing is revealed, nothing changes, and every answer
 * carries the defences. The routes come from the application itself.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_ROOT } from "../../../web/api/index.ts";
import type { Answer, Visitor } from "../support/app.ts";
import { type Cast, castFor, forgedLinks, SECRETS } from "./cast.ts";
import { isByLink, ROUTES, type RouteRule, type Scene, VISITORS } from "./routes.ts";

let cast: Cast;
let scene: Scene;
beforeAll(async () => {
  cast = await castFor();
  scene = await cast.scene();
}, 120_000);
afterAll(() => cast.test.stop());

const routes = Object.entries(ROUTES);
const reading = routes.filter(([route]) => route.startsWith("GET"));
const acting = routes.filter(([route]) => route.startsWith("POST"));
const isRefusal = (status: number): boolean => status >= 400;

/** Forms that only show what would follow. */
const isTrying = (route: string): boolean => /\/(turn|score)$/.test(route);

const ask = (visitor: Visitor, route: string, rule: RouteRule, at: Scene): Promise<Answer> =>
  route.startsWith("GET") ? visitor.get(rule.path(at)) : visitor.post(rule.path(at), rule.fields?.(at) ?? {});

/** One's own name stands on every page. */
function expectNothingRevealed(answer: Answer, { person }: Pick<Visitor, "person"> = { person: null }): void {
  for (const secret of SECRETS) if (secret !== person?.name) expect(answer.html).not.toContain(secret);
}

/** Those of the API are walked in `test/web/api/access.test.ts`. */
it("every route of the application has a rule, and every rule a route", () => {
  const known = cast.test.app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*") && !path.startsWith(API_ROOT))
    .map(({ method, path }) => `${method} ${path.length > 1 ? path.replace(/\/$/, "") : path}`);
  expect([...new Set(known)].sort()).toEqual(Object.keys(ROUTES).sort());
});

describe("looking", () => {
  it.each(reading)("%s answers each visitor as it should, and changes nothing", async (route, rule) => {
    const before = await cast.table();
    for (const who of VISITORS) {
      const answer = await ask(cast.visitors[who], route, rule, scene);
      expect(answer.status, who).toBe(rule.expected[who]);
      const isOpen = answer.status === 200 && (isByLink(route) || who === "guest" || who === "owner");
      if (!isOpen) expectNothingRevealed(answer, cast.visitors[who]);
      const head = await cast.test.app.request(`https://bahnpost.test${rule.path(scene)}`, { method: "HEAD" });
      expect(head.headers.has("set-cookie")).toBe(false);
    }
    expect(await cast.table()).toBe(before);
  });

  it("shows a guest no address of another", async () => {
    for (const [route, rule] of reading) {
      const { html } = await ask(cast.visitors.guest, route, rule, scene);
      expect(html, route).not.toMatch(/olivia@example\.org|invited-/);
    }
  });
});

/** What leaves a table good for the next form: new tables are not to be had without end. */
const LEAVES_ALL = /(programs|revoke|pace|vote)$/;

describe("acting", () => {
  it.each(acting)("%s changes nothing for those who may not, and does it for whoever may", async (route, rule) => {
    const isUsedUp =
      /^POST .(games.:game(?!.table)|t|w(?!.:token.seat)|sign-in.:token)/.test(route) &&
      !isTrying(route) &&
      !LEAVES_ALL.test(route);
    const fresh = isUsedUp ? await cast.scene() : scene;
    for (const who of VISITORS) {
      if (!isRefusal(rule.expected[who])) continue;
      const isUsed = route === "POST /sign-in/:token";
      if (isUsed) await ask(cast.test.visitor(), route, { ...rule, fields: () => ({ name: ["Fresh"] }) }, fresh);
      const before = await cast.table();
      const answer = await ask(cast.visitors[who], route, rule, fresh);
      expect(answer.status, who).toBe(rule.expected[who]);
      if (who !== "guest" && who !== "owner") expectNothingRevealed(answer, cast.visitors[who]);
      expect(await cast.table(), who).toBe(before);
    }
    if (route === "POST /sign-out" || route === "POST /sign-in/:token") return;
    const before = await cast.table();
    const done = await ask(cast.visitors.owner, route, rule, fresh);
    expect(done.status).toBe(rule.expected.owner);
    if (isTrying(route)) expect(await cast.table()).toBe(before);
  });

  it.each(acting.filter(([route]) => !route.startsWith("POST /unsubscribe")))(
    "%s takes no form from another site, whoever is signed in",
    async (route, rule) => {
      const before = await cast.table();
      for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }]) {
        const answer = await cast.visitors.owner.post(rule.path(scene), rule.fields?.(scene) ?? {}, headers);
        expect(answer.status, route).toBe(403);
        expectNothingRevealed(answer, cast.visitors.owner);
      }
      expect(await cast.table()).toBe(before);
    },
  );

  it.each(acting)("%s refuses what is too large, with and without saying so before", async (_route, rule) => {
    const before = await cast.table();
    const body = `address=${"a".repeat((rule.largest ?? 64 * 1024) + 4000)}`;
    const headers = { origin: "https://bahnpost.test", "content-type": "application/x-www-form-urlencoded" };
    const url = `https://bahnpost.test${rule.path(scene)}`;
    const told = { method: "POST", body, headers: { ...headers, "content-length": String(body.length) } };
    const stream = new Blob([body]).stream();
    const untold: RequestInit & { duplex: "half" } = { method: "POST", body: stream, headers, duplex: "half" };
    for (const init of [told, untold]) expect((await cast.test.app.request(url, init)).status).toBe(413);
    expect(await cast.table()).toBe(before);
  });
});

describe("every answer", () => {
  it.each(routes)("%s carries the policy that keeps foreign scripts and frames out", async (route, rule) => {
    for (const visitor of [cast.visitors.nobody, cast.visitors.owner]) {
      const answer = route.startsWith("GET")
        ? await visitor.get(rule.path(scene))
        : await visitor.post(rule.path(scene), {}, { origin: "https://evil.example" });
      const policy = answer.headers.get("content-security-policy") ?? "";
      for (const part of [
        "default-src 'none'",
        "script-src 'self';",
        "connect-src 'self';",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
    }
  });
});

describe("links", () => {
  const [seat, guestSeat] = [() => scene.seat, () => 1 - scene.seat];
  const form = (at: number) => ({
    ...{ seat: [String(at)], version: [String(scene.version)], submission: ["by-a-link"], move: ['{"type":"pass"}'] },
  });

  it.each([
    ["forged", () => forgedLinks.turn({ game: scene.running, seat: seat(), since: scene.version }), 404],
    ["cut short", () => scene.turn.slice(0, -1), 404],
    ["bent to another game", () => scene.turn.replace(scene.running, scene.gathering), 404],
    ["bent to another seat", () => scene.turn.replace(`.${seat()}.`, `.${guestSeat()}.`), 404],
    ["expired", () => cast.test.services.links.turn({ game: scene.running, seat: seat(), since: 1 }), 410],
    [
      "of a seat that is not asked",
      () => cast.test.services.links.turn({ game: scene.running, seat: guestSeat(), since: 1 }),
      410,
    ],
    ["made of a link that only looks", () => scene.watch.replace("/w/", "/t/"), 404],
  ])("to a turn that are %s move nothing and reveal nothing", async (_what, link, status) => {
    const before = await cast.table();
    const page = await cast.visitors.nobody.get(link());
    const posted = await cast.visitors.nobody.post(`${link()}/move`, form(seat()));
    const tried = await cast.visitors.nobody.post(`${link()}/turn`, form(seat()));
    const mailed = { version: [String(scene.version)], submission: ["mailed-move"], moves: ["pass"], say: [""] };
    const confirmed = await cast.visitors.nobody.post(`${link()}/confirm`, mailed);
    expect(page.status).toBe(status);
    for (const answer of [posted, tried, confirmed]) expect([status, 403]).toContain(answer.status);
    for (const answer of [page, posted, tried, confirmed]) expectNothingRevealed(answer);
    expect(await cast.table()).toBe(before);
  });

  it("to a turn move no other seat", async () => {
    const before = await cast.table();
    for (const way of ["move", "turn"])
      expect((await cast.visitors.nobody.post(`${scene.turn}/${way}`, form(guestSeat()))).status).toBe(403);
    expect(await cast.table()).toBe(before);
  });

  it.each([
    ["forged", () => forgedLinks.watch(scene.running)],
    ["bent to another game", () => scene.watch.replace(scene.running, scene.gathering)],
    ["made of a turn link", () => scene.turn.replace("/t/", "/w/")],
  ])("to watch that are %s show nothing", async (_what, link) => {
    for (const page of ["", "/log", "/moves", "/v/4", "/what-if", "/what-if/4", "/what-if/4/0"]) {
      const path = `${link()}${page}`;
      const answer = await cast.visitors.stranger.get(path);
      expect(answer.status).toBe(404);
      expectNothingRevealed(answer);
    }
    expect((await cast.visitors.stranger.post(`${link()}/join`, {})).status).toBe(404);
  });

  it("that only look carry no form of a move, and cannot post one", async () => {
    const { html } = await cast.visitors.nobody.get(scene.watch);
    expect(html).not.toContain("/move");
    expect((await cast.visitors.nobody.post(`${scene.watch}/move`, form(seat()))).status).toBe(404);
  });

  it("that end mails, forged, end none and name no game", async () => {
    const before = await cast.table();
    const link = forgedLinks.unsubscribe({ person: cast.visitors.owner.person?.id ?? "", game: scene.running });
    for (const answer of [await cast.visitors.nobody.get(link), await cast.visitors.nobody.post(link, {})]) {
      expect(answer.status).toBe(410);
      expectNothingRevealed(answer);
    }
    expect(await cast.table()).toBe(before);
  });
});
