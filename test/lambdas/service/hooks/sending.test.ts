/** Notices to webhooks: who gets one, once and signed; what happens while a server takes none; and that no mail waits for it. */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Person } from "../../../../lambdas/service/api.ts";
import type { Deps } from "../../../../lambdas/service/deps.ts";
import { MOST_ATTEMPTS, retryHooks } from "../../../../lambdas/service/hooks/sending.ts";
import { notifyEntry } from "../../../../lambdas/service/notify.ts";
import { type HookServer, startHookServer } from "../../../support/hooks.ts";
import { askedNow, startService, type TestService } from "../../../support/service.ts";

let service: TestService;
let server: HookServer;
let deps: Deps;
beforeAll(async () => {
  [service, server] = [await startService(), await startHookServer()];
  deps = { ...service.deps, postHook: server.postHook() };
});
beforeEach(() => {
  server.answer(204);
  server.notices.length = 0;
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

interface Table {
  readonly game: GameHead;
  readonly asked: Person;
  readonly other: Person;
  readonly secret: string;
}

/** A started game in which the person who is asked has a webhook. */
async function table(names: readonly [string, string]): Promise<Table> {
  const people = [await service.signIn(names[0]), await service.signIn(names[1])] as const;
  const game = await service.startGame(people);
  const { person } = await askedNow(service.services, game.id);
  const [asked, other] = person === people[0].id ? people : [people[1], people[0]];
  const { secret } = await service.services.access.setHook(asked.id, server.url);
  return { game, asked, other, secret };
}

/** Somebody passes; answers the version. */
async function pass({ game }: Table): Promise<number> {
  const now = await askedNow(service.services, game.id);
  const answer = await service.services.games.submit({
    ...now,
    submission: `pass-${now.version}-x`,
    moves: [{ type: "pass" }],
  });
  return answer.version;
}

const hookOf = ({ asked }: Table) => service.services.access.hook(asked.id);

describe("a notice", () => {
  it("tells of the turn, and its signature proves that it is ours", async () => {
    const at = await table(["Anna", "Bert"]);
    await notifyEntry(deps, at.game.id, at.game.version);
    expect(server.notices).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = server.notices;
    expect(JSON.parse(body)).toMatchObject({
      ...{ id: `${at.game.id}.${at.game.version}`, type: "turn", game: at.game.id, name: "Sunday" },
      seats: [at.game.waiting[0]?.seat],
      decision: `https://bahnpost.test/api/v1/games/${at.game.id}/decision`,
    });
    expect(headers["bahnpost-delivery"]).toBe(`${at.game.id}.${at.game.version}`);
    const [, seconds = "", given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["bahnpost-signature"])) ?? [];
    expect(Number(seconds)).toBe(Math.floor(service.clock.now().getTime() / 1000));
    expect(given).toBe(createHmac("sha256", at.secret).update(`${seconds}.${body}`).digest("hex"));
    for (const secret of [at.secret, at.asked.address, "/t/", "/w/"]) expect(body).not.toContain(secret);
  });

  it("says nothing of what another player has programmed", async () => {
    const at = await table(["Pia", "Quirin"]);
    const seat = at.game.seats.find(({ person }) => person === at.other.id)?.seat ?? -1;
    const wish = { kind: "bid", company: "CA", max: 54_321 };
    const { id } = await service.services.programs.add(at.other.id, at.game.id, seat, wish);
    await notifyEntry(deps, at.game.id, at.game.version);
    expect(server.notices).toHaveLength(1);
    for (const trace of [/54.?321/, new RegExp(id)]) expect(JSON.stringify(server.notices)).not.toMatch(trace);
  });

  it("comes once, however often an entry is looked at, and only for one's own turns", async () => {
    const at = await table(["Carl", "Dora"]);
    for (const _ of [1, 2, 3]) await notifyEntry(deps, at.game.id, at.game.version);
    expect(server.notices).toHaveLength(1);
    await notifyEntry(deps, at.game.id, await pass(at));
    expect(server.notices).toHaveLength(1);
    await notifyEntry(deps, at.game.id, await pass(at));
    expect(server.notices).toHaveLength(2);
  });

  it("comes from no service that has no way out for it, and to nobody who has removed the webhook", async () => {
    const at = await table(["Emil", "Frida"]);
    await notifyEntry(service.deps, at.game.id, at.game.version);
    await service.services.access.removeHook(at.asked.id);
    await notifyEntry(deps, at.game.id, at.game.version);
    expect(server.notices).toEqual([]);
  });
});

describe("a server that takes no notice", () => {
  it("keeps no mail back, is told to its person, and gets the notice later with the same id", async () => {
    const at = await table(["Gerda", "Heinz"]);
    server.answer(503);
    await notifyEntry(deps, at.game.id, at.game.version);
    expect(service.mailsTo(at.asked.address).at(-1)?.text).toContain("/t/");
    expect(await hookOf(at)).toMatchObject({ trouble: { kind: "status", status: 503, stopped: false } });
    expect(await retryHooks(deps)).toBe(0);
    expect(server.notices).toHaveLength(1);

    server.answer(204);
    service.clock.advance(60);
    expect(await retryHooks(deps)).toBe(1);
    const ids = server.notices.map(({ headers }) => headers["bahnpost-delivery"]);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await hookOf(at)).toMatchObject({ trouble: null });
    service.clock.advance(3600);
    expect(await retryHooks(deps)).toBe(0);
  });

  it("is not waited for by the next turn: that notice queues up", async () => {
    const at = await table(["Ida", "Jan"]);
    server.answer(500);
    await notifyEntry(deps, at.game.id, at.game.version);
    await notifyEntry(deps, at.game.id, await pass(at));
    await notifyEntry(deps, at.game.id, await pass(at));
    expect(server.notices).toHaveLength(1);
    server.answer(204);
    service.clock.advance(60);
    await retryHooks(deps);
    const [first, second] = [at.game.version, at.game.version + 2].map((version) => `${at.game.id}.${version}`);
    expect(server.notices.map(({ headers }) => headers["bahnpost-delivery"])).toEqual([first, second]);
  });

  it("is left alone after so many attempts over more than a day, until its person sets it anew", async () => {
    const at = await table(["Karl", "Lena"]);
    server.answer(500);
    const began = service.clock.now().getTime();
    await notifyEntry(deps, at.game.id, at.game.version);
    const pauses = [60];
    while (server.notices.length < MOST_ATTEMPTS) {
      service.clock.advance(pauses.at(-1) ?? 0);
      const before = server.notices.length;
      await retryHooks(deps);
      expect(server.notices.length).toBe(before + 1);
      pauses.push(Math.min((pauses.at(-1) ?? 0) * 2, 6 * 3600));
    }
    expect(service.clock.now().getTime() - began).toBeGreaterThan(24 * 3600_000);
    expect(await hookOf(at)).toMatchObject({ trouble: { kind: "status", stopped: true } });
    service.clock.advance(24 * 3600);
    await retryHooks(deps);
    await pass(at);
    await notifyEntry(deps, at.game.id, await pass(at));
    expect(server.notices).toHaveLength(MOST_ATTEMPTS);

    await service.services.access.setHook(at.asked.id, server.url);
    server.answer(204);
    await pass(at);
    await notifyEntry(deps, at.game.id, await pass(at));
    expect(server.notices).toHaveLength(MOST_ATTEMPTS + 1);
  });

  it("gets no notice of a turn that has passed meanwhile", async () => {
    const at = await table(["Mara", "Nils"]);
    server.answer(500);
    await notifyEntry(deps, at.game.id, at.game.version);
    await pass(at);
    service.clock.advance(60);
    await retryHooks(deps);
    expect(server.notices).toHaveLength(1);
  });
});

describe("an address for notices", () => {
  it.each([
    "http://hooks.example.org/",
    "https://user@hooks.example.org/",
    "https://user:word@hooks.example.org/",
    "https://hooks.example.org:80/",
    "https://hooks.example.org:22/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://localhost/",
    "ftp://hooks.example.org/",
    "javascript:alert(1)",
    "hooks.example.org",
    "",
    `https://hooks.example.org/${"a".repeat(500)}`,
  ])("%s is refused", async (url) => {
    const olga = await service.services.access.setHook("somebody", url).catch((error: unknown) => error);
    expect(olga).toMatchObject({ situation: "invalid", reason: "hookUrl" });
  });

  it("and its secret go with the account", async () => {
    const paula = await service.signIn("Paula");
    await service.services.access.setHook(paula.id, "https://hooks.example.org:8443/turn?who=paula#part");
    expect(await service.services.access.hook(paula.id)).toMatchObject({
      url: "https://hooks.example.org:8443/turn?who=paula",
    });
    await service.services.people.erase(paula);
    expect(await service.services.access.hook(paula.id)).toBeNull();
  });
});
