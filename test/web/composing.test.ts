/** Whole turns composed on the page: tried without a trace, committed as one entry, all or nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTranscript } from "../../engine/index.ts";
import type { GameHead } from "../../lambdas/service/api.ts";
import { type Answer, moveFields, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import type { Fields } from "./support/html.ts";
import { additionsOf, askedOf, commitFields, playOn } from "./support/played.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Table {
  readonly game: GameHead;
  readonly path: string;
  readonly asked: Visitor;
  readonly others: readonly Visitor[];
}

let tables = 0;

/** A started game in which somebody is asked, after some moves of a random game. */
async function table(title = "1830", players = 3, seed = 1, moves = 0): Promise<Table> {
  tables += 1;
  const names = ["A", "B", "C"].slice(0, players).map((name) => `${name}${tables}`);
  const people = await Promise.all(names.map((name) => test.signIn(name)));
  const game = await test.startGame(people, title, seed);
  if (moves > 0) await playOn(test.services, game, seed, moves);
  const asked = await askedOf(test.services, game, people);
  return { game, path: `/games/${game.id}`, asked, others: people.filter((one) => one !== asked) };
}

const versionOf = async (game: GameHead): Promise<number> => (await test.services.games.head(game.id)).version;

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

const draftOf = (fields: Fields): { type: string }[] => JSON.parse(fields.draft?.[0] ?? "[]");

const WANTED = ["layTile", "placeToken", '"routes":"best"', '"kind":"pay"', '"type":"done"', '"type":"pass"'];

/** What a player would add: track where there is some, a station, the best run, the payment, and then no more. */
function nextAddition(html: string): Fields | undefined {
  const all = additionsOf(html);
  const found = WANTED.map((part) => all.find(({ move }) => move?.[0]?.includes(part)));
  const place = all.find((one) => one.place);
  return found[0] ?? place ?? found.find((one) => one !== undefined);
}

/** Adds to the turn until the decision is another's, and gives the last page. */
async function composeTurn({ path, asked, game }: Table): Promise<Answer> {
  const places = (await asked.get(path)).html.match(/href="([^"]*\?at=[^"]*)#move"/)?.[1]?.replaceAll("&amp;", "&");
  const first = await asked.get(places ?? path);
  const before = await versionOf(game);
  let page = await asked.post(`${path}/turn`, moveFields(first.html, "layTile"));
  for (let added = 0; added < 20; added++) {
    expect(page.status).toBe(200);
    const next = nextAddition(page.html);
    if (!next) break;
    page = await asked.post(`${path}/turn`, next);
  }
  expect(await versionOf(game)).toBe(before);
  return page;
}

describe("a whole operating turn", () => {
  it.each<[string, number, number, number, string[]]>([
    ["1830", 3, 1, 45, ["layTile", "run", "dividend"]],
    ["18cz", 2, 65, 22, ["layTile", "placeToken", "run", "dividend"]],
    ["1835", 3, 30, 87, ["layTile", "layTile", "run", "dividend"]],
  ])(
    "of %s is composed step by step and committed as one entry",
    async (title, players, seed, moves, types) => {
      const at = await table(title, players, seed, moves);
      const page = await composeTurn(at);
      const fields = commitFields(page.html);
      const composed = draftOf(fields);
      const kinds = composed.map(({ type }) => type);
      expect(kinds.filter((type) => types.includes(type))).toEqual(types);
      expect(text(page.html)).toContain(`Commit these ${composed.length} moves`);
      const version = await versionOf(at.game);
      const answer = await at.asked.post(`${at.path}/move`, fields);
      expect(answer.status).toBe(303);
      expect(await versionOf(at.game)).toBe(version + 1);
      const [entry] = await test.services.games.entries(at.game.id, version + 1);
      expect(entry?.moves).toEqual(composed);
      expect(test.faults).toEqual([]);
    },
    120_000,
  );
});

/** The fields with other moves in their draft. */
const withDraft = (fields: Fields, moves: unknown): Fields => ({ ...fields, draft: [JSON.stringify(moves)] });

describe("composing", () => {
  let at: Table;
  /** A page with two moves composed, and what its forms carry. */
  let two: Answer;
  let composed: Fields;
  beforeAll(async () => {
    at = await table("18cz", 2, 65, 22);
    const places = (await at.asked.get(at.path)).html.match(/href="([^"]*\?at=[^"]*)#move"/)?.[1] ?? at.path;
    const page = await at.asked.get(places.replaceAll("&amp;", "&"));
    const one = await at.asked.post(`${at.path}/turn`, moveFields(page.html, "layTile"));
    two = await at.asked.post(`${at.path}/turn`, nextAddition(one.html) ?? {});
    composed = commitFields(two.html);
  }, 120_000);

  const trying = (fields: Fields): Promise<Answer> => at.asked.post(`${at.path}/turn`, fields);

  it("shows the outcome of a single move before it is made, and keeps nothing", async () => {
    const { state, version } = await test.services.games.load(at.game.id);
    const answer = await trying(moveFields((await at.asked.get(at.path)).html, "pass"));
    expect(answer.status).toBe(200);
    expect(text(answer.html)).toContain("Your turn, not committed yet");
    expect(text(answer.html)).toContain("Commit: Lay nothing");
    const now = await test.services.games.load(at.game.id);
    expect([now.version, now.state]).toEqual([version, state]);
  });

  it("lists the moves in words with what follows, and what they change, before and after", () => {
    expect(text(two.html)).toMatch(/Lay tile \S+ on .*: laid tile/);
    expect(text(two.html)).toMatch(/treasury \d+ K → \d+ K/);
    const flags = [...two.html.matchAll(/class="flag"[^>]*><circle r="11"><\/circle><text y="5">(\d)/g)];
    expect(flags.map(([, number]) => number)).toContain("2");
  });

  it("takes the last move back, and the only one too", async () => {
    const one = await trying({ ...composed, step: ["back"] });
    expect(draftOf(commitFields(one.html))).toEqual(draftOf(composed).slice(0, 1));
    const none = await trying({ ...commitFields(one.html), step: ["back"] });
    expect([none.status, none.location]).toEqual([303, at.path]);
  });

  it("refuses a move with its rule and keeps the draft", async () => {
    const answer = await trying({ ...composed, move: ['{"type":"buyShare","corporation":"BN","from":"pool"}'] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('id="trouble"');
    expect(text(answer.html)).toMatch(/Rule C-\d/);
    expect(draftOf(commitFields(answer.html))).toEqual(draftOf(composed));
  });

  it("says that nothing was chosen, and keeps the draft", async () => {
    const answer = await trying(composed);
    expect(answer.status).toBe(422);
    expect(text(answer.html)).toContain("Nothing is chosen yet.");
    expect(draftOf(commitFields(answer.html))).toEqual(draftOf(composed));
  });

  it("reads written lines into the same draft", async () => {
    const { html } = await at.asked.get(at.path);
    const { move: _, ...fields } = moveFields(html, "pass");
    const answer = await trying({ ...fields, lines: ["pass\r\npass"] });
    expect(answer.status).toBe(200);
    expect(draftOf(commitFields(answer.html)).map(({ type }) => type)).toEqual(["pass", "pass"]);
    expect(answer.html).toMatch(/<textarea readonly[^>]*>pass\npass<\/textarea>/);
  });

  it("names the written line that it cannot read, why, and what could be meant, and keeps the text", async () => {
    const { html } = await at.asked.get(at.path);
    const { move: _, ...fields } = moveFields(html, "pass");
    const answer = await trying({ ...fields, lines: ["pass\n<b>dance</b>"] });
    expect(answer.status).toBe(422);
    expect(text(answer.html)).toContain("Line 2, “&lt;b&gt;dance&lt;/b&gt;”: No move is written like this.");
    expect(text(answer.html)).toMatch(/Possible here: .*pass/);
    expect(answer.html).toContain("pass\n&lt;b&gt;dance&lt;/b&gt;</textarea>");
    expect(answer.html).not.toContain("<b>dance");
  });

  it("commits all moves or none", async () => {
    const before = await versionOf(at.game);
    const moves = [...draftOf(composed), { type: "withdraw" }];
    const answer = await at.asked.post(`${at.path}/move`, withDraft(composed, moves));
    expect(answer.status).toBe(422);
    expect(draftOf(commitFields(answer.html))).toEqual(draftOf(composed));
    expect(text(answer.html)).toMatch(/Rule /);
    expect(await versionOf(at.game)).toBe(before);
  });

  it.each<[string, Fields, number]>([
    ["a draft that is no JSON", { draft: ["[{"] }, 400],
    ["an empty draft", { draft: ["[]"] }, 400],
    ["a draft of something else than moves", { draft: ['[{"type":"cheat"}]'] }, 400],
    ["more moves than a turn holds", withDraft({}, Array(41).fill({ type: "pass" })), 400],
    ["a draft too long to travel", withDraft({}, Array(30).fill({ type: "pass", x: "x".repeat(600) })), 400],
    ["a form too large to read", { draft: ["x".repeat(70_000)] }, 413],
    ["an unknown step", { step: ["commit"] }, 400],
    ["a place that is none", { place: ["x".repeat(50)] }, 400],
    ["text beyond the box", { lines: ["pass\n".repeat(2000)] }, 400],
    ["a version from the future", { version: ["999"], move: ['{"type":"pass"}'] }, 422],
    ["a seat that does not exist", { seat: ["17"], move: ['{"type":"pass"}'] }, 403],
    ["a hex that does not exist", { place: ["Z99"] }, 200],
  ])("with %s is answered with a page and changes nothing", async (_, change, status) => {
    const before = await versionOf(at.game);
    const answer = await trying({ ...composed, ...change });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain("<h1");
    expect(await versionOf(at.game)).toBe(before);
    expect(test.faults).toEqual([]);
  });

  it("is for the seat's own person, from our own pages", async () => {
    const [other] = at.others;
    const stranger = await test.signIn("Somebody");
    expect((await other?.post(`${at.path}/turn`, { ...composed, step: ["again"] }))?.status).toBe(403);
    expect((await stranger.post(`${at.path}/turn`, { ...composed, step: ["again"] })).status).toBe(404);
    expect((await test.visitor().post(`${at.path}/turn`, { ...composed, step: ["again"] })).status).toBe(401);
    const foreign = await at.asked.post(`${at.path}/turn`, composed, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });

  it("has no page to look up: its address leads to the game", async () => {
    const before = await versionOf(at.game);
    const answer = await at.asked.get(`${at.path}/turn?draft=[{"type":"pass"}]&move={"type":"pass"}`);
    expect([answer.status, answer.location]).toEqual([303, at.path]);
    expect(await versionOf(at.game)).toBe(before);
  });

  it("works by a turn link for its own seat, without a session", async () => {
    const [waiting] = (await test.services.games.head(at.game.id)).waiting;
    const seat = waiting?.seat ?? 0;
    const link = test.services.links.turn({ game: at.game.id, seat, since: waiting?.since ?? 0 });
    const nobody = test.visitor();
    const answer = await nobody.post(`${link}/turn`, { ...composed, step: ["again"] });
    expect(answer.status).toBe(200);
    expect(answer.html).toContain(`action="${link}/move"`);
    const other = await nobody.post(`${link}/turn`, { ...composed, seat: [String(1 - seat)], step: ["again"] });
    expect(other.status).toBe(403);
    expect((await nobody.get(`${link}/turn`)).location).toBe(link);
  });

  it("for an older version learns what happened, and can be tried again on the present position", async () => {
    const early = composed;
    await at.asked.post(`${at.path}/move`, moveFields((await at.asked.get(at.path)).html, "pass"));
    const before = await versionOf(at.game);
    for (const path of ["turn", "move"]) {
      const answer = await at.asked.post(`${at.path}/${path}`, {
        ...early,
        ...(path === "turn" && { step: ["again"] }),
      });
      expect(answer.status).toBe(409);
      expect(text(answer.html)).toContain("The game has moved on.");
      expect(text(answer.html)).toMatch(/What you had composed\s+Lay tile/);
      expect(text(answer.html)).toContain("Try it on the present position");
    }
    const again = await at.asked.post(`${at.path}/turn`, { ...early, version: [String(before)], step: ["again"] });
    expect(again.status).toBe(422);
    expect(text(again.html)).toMatch(/What you had composed\s+Lay tile/);
    expect(await versionOf(at.game)).toBe(before);
  });
});

describe("a stock turn", () => {
  it("of a sale and a purchase shows both before it is committed, and counts once however often it is posted", async () => {
    const at = await table("1830", 3, 8, 16);
    const { html } = await at.asked.get(at.path);
    const sale = moveFields(html, "sellShares");
    const bought = moveFields(html, "buyShare");
    const page = await at.asked.post(`${at.path}/turn`, { ...bought, sell: sale.sell ?? [] });
    expect(page.status).toBe(200);
    expect(text(page.html)).toMatch(/1 Sell .* 2 Buy /);
    expect(text(page.html)).toMatch(/Your money \$\d+ → \$\d+/);
    expect(text(page.html)).toMatch(/share price \$\d+ ▼ \$\d+/);
    const fields = commitFields(page.html);
    const before = await versionOf(at.game);
    const answers = await Promise.all([1, 2, 3].map(() => at.asked.post(`${at.path}/move`, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await versionOf(at.game)).toBe(before + 1);
  }, 60_000);
});

describe("the sales of a stock turn alone", () => {
  it("are composed first, and the purchase is decided on the position after them", async () => {
    const at = await table("1830", 3, 8, 16);
    const { html } = await at.asked.get(at.path);
    expect(html).toContain('name="step" value="sell"');
    const sale = moveFields(html, "sellShares");
    const page = await at.asked.post(`${at.path}/turn`, { ...moveFields(html, "buyShare"), ...sale, step: ["sell"] });
    expect(page.status).toBe(200);
    expect(draftOf(commitFields(page.html))).toEqual([JSON.parse(sale.sell?.[0] ?? "")]);
    expect(additionsOf(page.html).some(({ move }) => move?.[0]?.includes("buyShare"))).toBe(true);
    const none = await at.asked.post(`${at.path}/turn`, { ...moveFields(html, "buyShare"), step: ["sell"] });
    expect(none.status).toBe(422);
    expect(text(none.html)).toContain("Nothing is chosen yet.");
  }, 60_000);
});

describe("the transcript", () => {
  it("can be copied by players and onlookers, and be entered again as the same game", async () => {
    const at = await table("1830", 3, 1, 45);
    const { state } = await test.services.games.load(at.game.id);
    for (const base of [at.path, test.services.links.watch(at.game.id)]) {
      expect((await at.asked.get(`${base}/log`)).html).toContain(`href="${base}/moves"`);
      const { html, status } = await at.asked.get(`${base}/moves`);
      expect(status).toBe(200);
      const [, copied = ""] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html) ?? [];
      expect(copied).not.toContain("seed");
      const read = readTranscript(copied.replaceAll("&amp;", "&"));
      expect(read.read && { ...read.state, seed: 1 }).toEqual(state);
    }
    const stranger = await test.signIn("Looker");
    expect((await stranger.get(`${at.path}/moves`)).status).toBe(404);
  }, 60_000);

  it("of a game without moves is none", async () => {
    const at = await table();
    expect((await at.asked.get(`${at.path}/moves`)).status).toBe(404);
    expect((await at.asked.get(`${at.path}/log`)).html).not.toContain("/moves");
  });
});
