/** What open pages ask every few seconds: what it costs, what it tells, and whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Person } from "../../lambdas/service/api.ts";
import { createApp } from "../../web/app.tsx";
import { askedNow, ORIGIN, startService, type TestService } from "../support/service.ts";

type Member = Person & { session: string };

let service: TestService;
let app: ReturnType<typeof createApp>;
let anna: Member;
let bert: Member;
let game: GameHead;

beforeAll(async () => {
  service = await startService();
  const { services, deps } = service;
  app = createApp({ services, origin: ORIGIN, secureCookies: true, logger: deps.log, script: "" });
  [anna, bert] = [await service.signIn("Anna"), await service.signIn("Bert", "de")];
});
beforeEach(async () => {
  game = await service.startGame([anna, bert]);
});
afterAll(() => service.stop());

const ask = (path: string, headers: Record<string, string> = {}) => app.request(ORIGIN + path, { headers });
const cookie = ({ session }: Member) => ({ cookie: `__Host-session=${session}` });

/** The element that a page has for the script, as its data. */
async function liveOn(path: string, headers: Record<string, string>): Promise<Record<string, string>> {
  const html = await (await ask(path, headers)).text();
  const [element = ""] = /<div class="live"[^>]*>/.exec(html) ?? [];
  const pairs = [...element.matchAll(/data-(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

/** Whoever is asked buys the first private company, or passes, and answers who it was. */
async function move(message?: string): Promise<Member> {
  const asked = await askedNow(service.services, game.id);
  const said = message === undefined ? {} : { message };
  const moves = [{ type: "pass" } as const];
  const answer = await service.services.games.submit({
    ...asked,
    submission: `live-at-${asked.version}`,
    moves,
    ...said,
  });
  expect(answer.outcome).toBe("accepted");
  return asked.person === anna.id ? anna : bert;
}

/** The calls to the table while something is done. */
async function callsDuring(use: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  service.client.middlewareStack.add(
    (next, context) => (args) => {
      calls.push(String(context.commandName));
      return next(args);
    },
    { step: "initialize", name: "calls", override: true },
  );
  await use();
  service.client.middlewareStack.remove("calls");
  return calls;
}

describe("a game's page", () => {
  it("knows what it shows and asks by the read-only link, for its reader's seats", async () => {
    const shown = await liveOn(`/games/${game.id}`, cookie(bert));
    const seat = game.seats.find(({ person }) => person === bert.id)?.seat;
    expect(shown).toMatchObject({ known: String(game.version), page: `/games/${game.id}`, show: "Anzeigen" });
    expect(shown.live).toBe(
      `${service.services.links.watch(game.id)}/now?since=${game.version}&seats=${seat}&language=de`,
    );
  });

  it("is told in one read that nothing is new, and is never kept by a cache", async () => {
    const { live = "", known } = await liveOn(`/games/${game.id}`, cookie(anna));
    let answer: Response | undefined;
    const calls = await callsDuring(async () => {
      answer = await ask(live, { "if-none-match": `"${known}"` });
    });
    expect(calls).toEqual(["BatchGetItemCommand"]);
    expect(answer?.status).toBe(304);
    expect(await answer?.text()).toBe("");
    expect(answer?.headers.get("cache-control")).toBe("no-store");
  });

  it("learns who has moved, in its language, and that it is its reader's turn", async () => {
    const shown = {
      anna: await liveOn(`/games/${game.id}`, cookie(anna)),
      bert: await liveOn(`/games/${game.id}`, cookie(bert)),
    };
    const mover = await move();
    const news = {
      anna: await (await ask(shown.anna.live ?? "")).json(),
      bert: await (await ask(shown.bert.live ?? "")).json(),
    };
    const annas = mover === anna ? "Anna has moved." : "Bert has moved. It is your turn.";
    const berts = mover === bert ? "Bert hat gezogen." : "Anna hat gezogen. Du bist am Zug.";
    expect(news).toEqual({
      anna: { says: annas, mine: mover !== anna, over: false },
      bert: { says: berts, mine: mover !== bert, over: false },
    });
  });

  it("that has heard of it is told nothing again, until more happens", async () => {
    const { live = "" } = await liveOn(`/games/${game.id}`, cookie(anna));
    await move();
    const etag = (await ask(live)).headers.get("etag") ?? "";
    expect(etag).toBe(`"${game.version + 1}"`);
    expect((await ask(live, { "if-none-match": etag })).status).toBe(304);
    await move();
    const answer = await ask(live, { "if-none-match": etag });
    expect(await answer.json()).toMatchObject({
      says: expect.stringMatching(/^(Anna and Bert|Bert and Anna) have moved\./),
    });
  });

  it("learns from a HEAD that was lost as well", async () => {
    const { live = "" } = await liveOn(`/games/${game.id}`, cookie(anna));
    await move();
    await service.deps.store.heads.drop(game.id);
    expect((await ask(live)).status).toBe(200);
  });

  it("of an earlier version does not ask, and one with a refused form does not come anew by itself", async () => {
    expect(await liveOn(`/games/${game.id}/v/${game.version - 1}`, cookie(anna))).toEqual({});
    const asked = await askedNow(service.services, game.id);
    const member = asked.person === anna.id ? anna : bert;
    const body = new URLSearchParams({
      seat: String(asked.seat),
      version: String(asked.version),
      submission: "refused-form",
      move: '{"type":"buyPrivate","company":"BO"}',
    });
    const refused = await app.request(`${ORIGIN}/games/${game.id}/move`, {
      method: "POST",
      body,
      headers: { ...cookie(member), origin: ORIGIN },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await refused.text()).toMatch(/<div class="live"[^>]* data-stay=""/);
  });

  it("that has only a forged or an odd address learns nothing", async () => {
    const watch = service.services.links.watch(game.id);
    expect((await ask(`${watch.slice(0, -1)}/now?since=1`)).status).toBe(404);
    for (const query of ["since=-1&seats=x", "since=1e9", "since=999999999&language=xx"])
      expect([200, 304]).toContain((await ask(`${watch}/now?${query}`)).status);
  });
});

describe("my games", () => {
  it("asks with one query and one read beside the session, and learns of a turn and of its end", async () => {
    const asked = await askedNow(service.services, game.id);
    const [first, second] = asked.person === anna.id ? [anna, bert] : [bert, anna];
    const shown = await liveOn("/games", cookie(second));
    const known = { ...cookie(second), "if-none-match": `"${shown.known}"` };
    const calls = await callsDuring(async () => {
      expect((await ask(shown.live ?? "", known)).status).toBe(304);
    });
    expect(calls).toEqual(["BatchGetItemCommand", "QueryCommand", "BatchGetItemCommand"]);
    await move();
    const answer = await ask(shown.live ?? "", known);
    expect(await answer.json()).toMatchObject({ mine: true, over: false });
    expect(answer.headers.get("etag")).not.toBe(`"${shown.known}"`);
    expect(first).not.toBe(second);
  });

  it("is nothing for somebody who has not signed in", async () => {
    expect((await ask("/games/now")).status).toBe(303);
  });
});
