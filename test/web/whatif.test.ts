/** The what-if board asked as a browser would: moves for every seat, carried by the address, with nothing kept and nothing told. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, decision, type Move } from "../../engine/index.ts";
import { TABLE } from "../../infra/local/service.ts";
import { scriptText } from "../../infra/script.ts";
import type { GameHead } from "../../lambdas/service/api.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { createDatabase, type Database } from "../../lambdas/store/database.ts";
import { dynamoClient, storeOn } from "../../lambdas/store/store.ts";
import { createApp } from "../../web/app.tsx";
import type { Play } from "../../web/game/draft.ts";
import { MOST_PLAYS, packPlays, unpackPlays } from "../../web/whatif/code.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { type Answer, moveFields, ORIGIN, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import { additionsOf, playOn } from "./support/played.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Table {
  readonly game: GameHead;
  /** What the members' and the onlookers' pages begin with. */
  readonly path: string;
  readonly watch: string;
  readonly member: Visitor;
  readonly version: number;
  readonly started: number;
}

let tables = 0;

async function table(title: string, players: number, seed: number, moves: number): Promise<Table> {
  tables += 1;
  const people = await Promise.all(["P", "Q", "R"].slice(0, players).map((name) => test.signIn(`${name}${tables}`)));
  const game = await test.startGame(people, title, seed);
  await playOn(test.services, game, seed, moves);
  const { version } = await test.services.games.head(game.id);
  const [member] = people;
  if (!member) throw new Error("nobody plays");
  const watch = test.services.links.watch(game.id);
  return { game, path: `/games/${game.id}`, watch, member, version, started: version - moves };
}

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

/** Everything between masthead and foot. */
const boardOf = ({ html }: Answer): string =>
  text(html.slice(html.indexOf('<main id="main">'), html.indexOf("</main>")));

/** The random game from its move `from` on. */
const playsOf = (title: string, players: number, seed: number, from: number, count: number): Play[] =>
  [...playRandomly(seed, players, from + count, title)].slice(from).map(({ seat, move }) => ({ seat, move }));

const codeOf = (plays: readonly Play[]): string => packPlays(plays) ?? expect.fail("too long");

/** Address and moves to which a form leads. */
function landed(answer: Answer): { path: string; plays: readonly Play[] } {
  expect(answer.status).toBe(303);
  const path = answer.location?.replace(/[?#].*/, "") ?? "";
  return { path, plays: unpackPlays(path.split("/").at(-1) ?? "") ?? expect.fail(path) };
}

describe("a what-if", () => {
  let at: Table;
  beforeAll(async () => {
    at = await table("1830", 3, 8, 16);
  }, 60_000);

  it("begins at the present position by default, and at any version that has a board", async () => {
    for (const base of [at.path, at.watch]) {
      expect((await at.member.get(`${base}/what-if`)).location).toBe(`${base}/what-if/${at.version}`);
      for (const version of [at.started, at.started + 5, at.version]) {
        const { status, html } = await at.member.get(`${base}/what-if/${version}`);
        expect(status).toBe(200);
        expect(text(html)).toContain("What if: nothing here is played.");
        expect(text(html)).toContain(`It begins with version ${version}.`);
        expect(html).toMatch(/aria-current="page"[^>]*>What if</);
        expect(html).toContain(`action="${base}/what-if/${version}/0/turn"`);
        expect(html).not.toContain("/move");
      }
      for (const odd of ["0", "1", "999", "-1", "abc", "1e3", "%F0%9F%92%A5"])
        expect((await at.member.get(`${base}/what-if/${odd}`)).status, odd).toBe(404);
    }
    const page = await at.member.get(at.path);
    expect(page.html).toContain(`href="${at.path}/what-if/${at.version}"`);
  });

  it("is moved on by the game's own forms for whoever is asked, and each address holds the moves before it", async () => {
    let path = `${at.watch}/what-if/${at.version}/0`;
    const seats = new Set<number>();
    for (let count = 1; count <= 5; count++) {
      const { html } = await test.visitor().get(path);
      const pass = additionsOf(html).find(({ move }) => move?.[0] === '{"type":"pass"}');
      const answer = await test.visitor().post(`${path}/turn`, pass ?? moveFields(html, "buyShare"));
      const next = landed(answer);
      expect(next.plays).toHaveLength(count);
      for (const { seat } of next.plays) seats.add(seat);
      path = next.path;
    }
    expect(seats.size).toBe(3);
    const { html } = await test.visitor().get(path);
    expect(html.match(/<li><span class="n"/g)).toHaveLength(5);
    const back = /class="btn" href="([^"#]+)#move"/.exec(html)?.[1] ?? "";
    expect(unpackPlays(back.split("/").at(-1) ?? "")).toHaveLength(4);
  });

  it("leads to the position to which the same moves lead in the game", async () => {
    const plays = playsOf("1830", 3, 8, 6, 10);
    const [tried, real] = await Promise.all([
      test.visitor().get(`${at.watch}/what-if/${at.started + 6}/${codeOf(plays)}`),
      test.visitor().get(`${at.watch}/v/${at.version}`),
    ]);
    expect(tried.status).toBe(200);
    const rows = (html: string): string[] =>
      text(html.slice(html.indexOf('id="players"')).replaceAll(/<small class="(moved|vh).*?<\/small>/gs, ""))
        .match(/[PQR]\d+ .*?\$\d+/g)
        ?.slice(0, 3) ?? [];
    expect(rows(tried.html)).toHaveLength(3);
    expect(rows(tried.html).map((row) => row.replace(/ \(you\)/, ""))).toEqual(rows(real.html));
  });

  it("looks the same to everybody who has its link, and offers the onlookers' one to share", async () => {
    const code = codeOf(playsOf("1830", 3, 8, 16, 4));
    const own = await at.member.get(`${at.path}/what-if/${at.version}/${code}`);
    const shared = `${at.watch}/what-if/${at.version}/${code}`;
    expect(own.html).toContain(`>${ORIGIN}${shared}</textarea>`);
    const stranger = await test.signIn(`Stranger${tables}`);
    const pages = await Promise.all([test.visitor().get(shared), stranger.get(shared), at.member.get(shared)]);
    const boards = pages.map(boardOf);
    expect(new Set(boards).size).toBe(1);
    expect(boardOf(own)).toBe(boards[0]);
    expect((await stranger.get(`${at.path}/what-if/${at.version}/${code}`)).status).toBe(404);
    expect((await test.visitor().get(`${at.path}/what-if/${at.version}/${code}`)).status).toBe(303);
  });

  it("is not told to the game: no page, mail or entry of it knows", async () => {
    const before = await test.services.games.load(at.game.id);
    await test.local.pump.drain();
    const mails = test.local.mailbox.all().length;
    const path = `${at.path}/what-if/${at.version}/0`;
    landed(await at.member.post(`${path}/turn`, moveFields((await at.member.get(path)).html, "pass")));
    await test.local.pump.drain();
    expect(test.local.mailbox.all().length).toBe(mails);
    expect(await test.services.games.load(at.game.id)).toEqual(before);
  });

  it("reads written lines, and names the one that it cannot read", async () => {
    const path = `${at.watch}/what-if/${at.version}/0`;
    const { move: _, ...fields } = moveFields((await test.visitor().get(path)).html, "pass");
    expect(landed(await test.visitor().post(`${path}/turn`, { ...fields, lines: ["pass"] })).plays).toHaveLength(1);
    const unread = await test.visitor().post(`${path}/turn`, { ...fields, lines: ["<b>dance</b>"] });
    expect(unread.status).toBe(422);
    expect(text(unread.html)).toContain("“&lt;b&gt;dance&lt;/b&gt;”: No move is written like this.");
  });

  it("refuses what is not legal with its rule, keeps what was tried, and changes nothing", async () => {
    const path = `${at.watch}/what-if/${at.version}/${codeOf([{ seat: await firstAsked(at), move: { type: "pass" } }])}`;
    const fields = moveFields((await test.visitor().get(path)).html, "pass");
    const refused = await test.visitor().post(`${path}/turn`, { ...fields, move: ['{"type":"withdraw"}'] });
    expect(refused.status).toBe(422);
    expect(text(refused.html)).toMatch(/Not possible\. .*Rule /);
    expect(refused.html).toContain(`action="${path}/turn"`);
    const { move: _, ...nothing } = fields;
    expect((await test.visitor().post(`${path}/turn`, nothing)).status).toBe(422);
    expect((await test.visitor().get(`${path}/turn`)).location).toBe(path);
  });

  it("whose address goes wrong on its way shows the legal part and says at which move", async () => {
    const seat = await firstAsked(at);
    const illegal: Move = { type: "layTile", hex: "H10", tile: "57", rotation: 0 };
    const plays: Play[] = [
      { seat, move: { type: "pass" } },
      { seat: (seat + 1) % 3, move: illegal },
    ];
    const answer = await test.visitor().get(`${at.watch}/what-if/${at.version}/${codeOf(plays)}`);
    expect(answer.status).toBe(422);
    expect(text(answer.html)).toContain("Move 2 of this link:");
    expect(answer.html.match(/<li><span class="n"/g)).toHaveLength(1);
  });

  it.each([
    ["garbage", "abcdefgh"],
    ["odd letters", "%F0%9F%92%A5"],
    ["markup", encodeURIComponent("<script>alert(1)</script>")],
    ["far too much", "A".repeat(8_000)],
    ["a zero byte", "%00"],
    ["a broken escape", "%E0%A4%A"],
  ])("with %s in its address is answered by a page and 4xx", async (_, code) => {
    for (const base of [at.path, at.watch]) {
      const looked = await at.member.get(`${base}/what-if/${at.version}/${code}`);
      const posted = await at.member.post(`${base}/what-if/${at.version}/${code}/turn`, { move: ['{"type":"pass"}'] });
      for (const { status, html } of [looked, posted]) {
        expect(status).toBe(400);
        expect(html).toContain("<h1");
        expect(html).not.toContain("<script>");
      }
    }
    expect(test.faults).toEqual([]);
  });

  it.each<[string, Record<string, string[]>, number]>([
    ["a seat that does not exist", { seat: ["17"] }, 400],
    ["a seat that is none", { seat: ["x"] }, 400],
    ["a move that is no JSON", { move: ["{"] }, 400],
    ["a move of another game", { move: ['{"type":"cheat"}'] }, 400],
    ["a company that is not there", { move: ['{"type":"bid","company":"__proto__","amount":5}'] }, 422],
    ["lines beyond the box", { lines: ["pass\n".repeat(2000)] }, 400],
    ["a form too large to read", { move: ["x".repeat(70_000)] }, 413],
    ["a draft of its own, which is not read", { draft: ["[{"] }, 303],
  ])("takes a form with %s for what it is", async (_, change, status) => {
    const path = `${at.watch}/what-if/${at.version}/0`;
    const fields = moveFields((await test.visitor().get(path)).html, "pass");
    const answer = await test.visitor().post(`${path}/turn`, { ...fields, ...change });
    expect(answer.status).toBe(status);
    expect(test.faults).toEqual([]);
  });

  it("ends where it would become too long for an address", async () => {
    const plays = playsOf("1830", 3, 8, 16, MOST_PLAYS);
    const path = `${at.watch}/what-if/${at.version}/${codeOf(plays)}`;
    const { html, status } = await test.visitor().get(path);
    expect(status).toBe(200);
    const [addition] = additionsOf(html);
    const answer = await test.visitor().post(`${path}/turn`, addition ?? {});
    expect(answer.status).toBe(422);
    expect(text(answer.html)).toContain(`A what-if holds at most ${MOST_PLAYS} moves.`);
  }, 30_000);
});

/** The seat that is asked at the table's version. */
async function firstAsked({ game, version }: Table): Promise<number> {
  return (await test.services.games.loadAt(game.id, version)).decision?.deciders[0] ?? -1;
}

describe("where something is drawn a what-if", () => {
  /** With two players a purchase that opens the next size makes the owner at whom nobody sits draw a corporation. */
  const [title, players, seed, drawnAt] = ["18cz", 2, 9, 25] as const;
  let at: Table;
  beforeAll(async () => {
    at = await table(title, players, seed, drawnAt);
  }, 60_000);

  it("ends, whatever the game has drawn there since, and tells nothing of it", async () => {
    const plays = playsOf(title, players, seed, drawnAt - 1, 3);
    const before = await test.services.games.loadAt(at.game.id, at.version - 1);
    const { state } = await test.services.games.loadAt(at.game.id, at.version);
    const drawn = Object.keys(state?.corporations ?? {}).filter(
      (symbol) =>
        JSON.stringify(state?.corporations[symbol]?.certificates).includes("neutral") &&
        !JSON.stringify(before.state?.corporations[symbol]?.certificates).includes("neutral"),
    );
    expect(drawn).toHaveLength(1);
    const one = await test.visitor().get(`${at.watch}/what-if/${at.version - 1}/${codeOf(plays.slice(0, 1))}`);
    expect(one.status).toBe(200);
    expect(text(one.html)).toContain("Here something is drawn.");
    expect(additionsOf(one.html)).toEqual([]);
    const more = await test.visitor().get(`${at.watch}/what-if/${at.version - 1}/${codeOf(plays.slice(0, 2))}`);
    expect(more.status).toBe(422);
    expect(text(more.html)).toContain("This link goes on after something is drawn.");
    for (const { html } of [one, more]) {
      const told = html.slice(html.indexOf('id="move"'), html.indexOf('class="side"'));
      expect(told).not.toContain(`>${drawn[0]}<`);
      expect(html).not.toContain(String(before.state?.seed));
      expect(html).not.toContain(String(state?.seed));
    }
  });

  it("says the same whatever would be drawn", async () => {
    const plays = playsOf(title, players, seed, drawnAt - 1, 1);
    const { state } = await test.services.games.loadAt(at.game.id, at.version - 1);
    if (!state) throw new Error("the game has no board");
    const outcomes = [1, 2, 3, 4, 5].map((other) => {
      const [play] = plays;
      const decided = play && decide({ ...state, seed: other }, play.seat, play.move);
      return decided?.accepted ? JSON.stringify(decided.events) : "";
    });
    expect(new Set(outcomes).size).toBeGreaterThan(1);
    const page = await test.visitor().get(`${at.watch}/what-if/${at.version - 1}/${codeOf(plays)}`);
    expect(page.html).not.toContain("neutralStarted");
    expect(decision(state).deciders.length).toBeGreaterThan(0);
  });
});

describe("the store", () => {
  /** The same application on a database that counts what is asked of it. */
  async function counted() {
    const count = { writes: 0, queries: 0 };
    const database = createDatabase(dynamoClient(test.local.storeEndpoint), TABLE);
    const writes =
      <A extends unknown[], R>(call: (...args: A) => R) =>
      (...args: A): R => {
        count.writes += 1;
        return call(...args);
      };
    const counting: Database = {
      ...database,
      put: writes(database.put),
      update: writes(database.update),
      remove: writes(database.remove),
      pages(query) {
        count.queries += 1;
        return database.pages(query);
      },
    };
    const services = createServices({ ...test.local.deps, store: storeOn(counting) });
    const [logger, script] = [{ error: () => undefined }, await scriptText()];
    return { count, app: createApp({ services, origin: ORIGIN, secureCookies: true, logger, script }) };
  }

  it("is written by no what-if, and by no look at the past", async () => {
    const at = await table("1835", 3, 30, 20);
    const { app, count } = await counted();
    const base = `${ORIGIN}${at.watch}`;
    const path = `${base}/what-if/${at.version}/0`;
    const { html } = await test.visitor().get(`${at.watch}/what-if/${at.version}/0`);
    const [addition = {}] = additionsOf(html);
    const body = new URLSearchParams(
      Object.entries(addition).flatMap(([name, values]) => values.map((one): [string, string] => [name, one])),
    );
    const posted = await app.request(`${path}/turn`, { method: "POST", body, headers: { origin: ORIGIN } });
    expect(posted.status).toBe(303);
    const next = posted.headers.get("location") ?? "";
    for (const url of [
      `${ORIGIN}${next}`,
      `${base}/what-if`,
      `${base}/v/${at.version - 3}`,
      `${base}/log`,
      `${base}/moves`,
    ])
      expect((await app.request(url)).status).toBeLessThan(400);
    expect(count.writes).toBe(0);
  }, 60_000);

  it("is asked for the log of a game once for a version and once for a page of the log, however long it is", async () => {
    const at = await table("1830", 3, 8, 30);
    const { app, count } = await counted();
    for (const page of [`v/${at.version - 10}`, "log", "log?seat=1"]) {
      count.queries = 0;
      expect((await app.request(`${ORIGIN}${at.watch}/${page}`)).status).toBe(200);
      expect(count.queries).toBeLessThanOrEqual(2);
    }
  }, 60_000);
});
