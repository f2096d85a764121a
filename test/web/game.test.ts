/** Moves through the pages: from a session and from a turn link; and everything that must not move a game. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameHead } from "../../lambdas/service/api.ts";
import { askedNow, moveFields, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import type { Fields } from "./support/html.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

let tables = 0;

/** A started game of three, with the one who is asked and the others. */
async function table(): Promise<{ game: GameHead; path: string; asked: Visitor; others: Visitor[]; seat: number }> {
  tables += 1;
  const people = await Promise.all(["A", "B", "C"].map((name) => test.signIn(`${name}${tables}`)));
  const game = await test.startGame(people);
  const { seat, person } = await askedNow(test.services, game.id);
  const asked = people.find((one) => one.person.id === person);
  if (!asked) throw new Error("nobody is asked");
  return { game, path: `/games/${game.id}`, asked, others: people.filter((one) => one !== asked), seat };
}

const versionOf = async (game: GameHead): Promise<number> => (await test.services.games.head(game.id)).version;

async function turnLink(game: GameHead): Promise<string> {
  const head = await test.services.games.head(game.id);
  const [waiting] = head.waiting;
  if (!waiting) throw new Error("nobody is waited for");
  return test.services.links.turn({ game: game.id, seat: waiting.seat, since: waiting.since });
}

describe("a move from the game page", () => {
  it("is carried out and leads back to the page", async () => {
    const { game, path, asked, seat } = await table();
    const answer = await asked.post(`${path}/move`, moveFields((await asked.get(path)).html, "buyPrivate"));
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(path);
    const { state } = await test.services.games.load(game.id);
    expect(state?.companies.SV?.owner).toBe(`seat:${seat}`);
    expect((await asked.get(path)).html).toContain("Nothing to do for you");
  });

  it("posted many times counts once and answers alike", async () => {
    const { game, path, asked } = await table();
    const fields = moveFields((await asked.get(path)).html, "pass");
    const before = await versionOf(game);
    const answers = await Promise.all(Array.from({ length: 8 }, () => asked.post(`${path}/move`, fields)));
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    expect(await versionOf(game)).toBe(before + 1);
  });

  it("that is refused comes back filled in, with the reason, and changes nothing", async () => {
    const { game, path, asked } = await table();
    const bid = moveFields((await asked.get(path)).html, "bid");
    const amount = Object.keys(bid).find((name) => name.startsWith("amount.")) ?? "";
    const before = await versionOf(game);
    const answer = await asked.post(`${path}/move`, { ...bid, [amount]: ["1"] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('id="trouble"');
    expect(answer.html).toMatch(/<a [^>]*href="\/rules\/1830#1830-2\.3"[^>]*>Rule 1830-2\.3b<\/a>/);
    const [, instead = ""] = /id="trouble".*?<ul[^>]*>(.*?)<\/ul>/s.exec(answer.html) ?? [];
    expect(instead).toContain("<li>Bid on CS, $45 to $800</li>");
    expect(instead).not.toContain("Pass");
    expect(answer.html).toMatch(new RegExp(`name="${amount}"[^>]*value="1"`));
    expect(await versionOf(game)).toBe(before);
  });

  it("made for an older version learns what happened, and keeps the choice", async () => {
    const { game, path, asked } = await table();
    const page = (await asked.get(path)).html;
    const bid = moveFields(page, "bid");
    await asked.post(`${path}/move`, moveFields(page, "pass"));
    const before = await versionOf(game);
    const answer = await asked.post(`${path}/move`, bid);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain("The game has moved on.");
    expect(await versionOf(game)).toBe(before);
  });

  it.each<[string, Fields, number]>([
    ["nothing chosen", { move: [] }, 422],
    ["no amount", { move: ['{"type":"bid","company":"CS"}'], "amount.bid.CS": [""] }, 422],
    ["odd characters for an amount", { move: ['{"type":"bid","company":"CS"}'], "amount.bid.CS": ["💥\u0000"] }, 422],
    ["an unknown company", { move: ['{"type":"buyPrivate","company":"💥"}'] }, 422],
    ["a move of another step", { move: ['{"type":"dividend","kind":"pay"}'] }, 422],
    ["a hex that does not exist", { move: ['{"type":"layTile","hex":"Z99","tile":"9","rotation":0}'] }, 422],
    ["routes at the wrong time", { routes: ["2-0: H10 H12"] }, 422],
    ["broken JSON", { move: ["{{{"] }, 400],
    ["an unknown type", { move: ['{"type":"cheat"}'] }, 400],
    ["a prototype for a type", { move: ['{"type":"__proto__"}'] }, 400],
    ["no version", { version: [] }, 400],
    ["a version from the future", { version: ["999"] }, 422],
    ["a seat that does not exist", { seat: ["17"] }, 403],
    ["no submission", { submission: [""] }, 400],
  ])("with %s is answered with a page and changes nothing", async (_, change, status) => {
    const { game, path, asked } = await table();
    const fields = moveFields((await asked.get(path)).html, "pass");
    const before = await versionOf(game);
    const answer = await asked.post(`${path}/move`, { ...fields, ...change });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain("<h1");
    expect(await versionOf(game)).toBe(before);
    expect(test.faults).toEqual([]);
  });

  it("by somebody else's seat is forbidden", async () => {
    const { game, path, asked, others } = await table();
    const fields = moveFields((await asked.get(path)).html, "pass");
    const before = await versionOf(game);
    expect((await others[0]?.post(`${path}/move`, fields))?.status).toBe(403);
    expect(await versionOf(game)).toBe(before);
  });

  it("out of turn is refused", async () => {
    const { path, asked, others, seat } = await table();
    const fields = moveFields((await asked.get(path)).html, "pass");
    const other = String((seat + 1) % 3);
    const next = (await test.services.games.head(path.slice(7))).seats[Number(other)]?.person;
    const visitor = others.find(({ person }) => person?.id === next);
    const answer = await visitor?.post(`${path}/move`, { ...fields, seat: [other] });
    expect(answer?.status).toBe(422);
    expect(answer?.html).toContain("Rule C-20.3");
  });

  it("by a stranger finds no game", async () => {
    const { game, path, asked } = await table();
    const stranger = await test.signIn(`Stranger${tables}`);
    const fields = moveFields((await asked.get(path)).html, "pass");
    const before = await versionOf(game);
    expect((await stranger.post(`${path}/move`, fields)).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/log`)).status).toBe(404);
    expect((await stranger.get(`${path}/v/5`)).status).toBe(404);
    expect(await versionOf(game)).toBe(before);
  });

  it("from a foreign page, without a session, or as something else than a form does nothing", async () => {
    const { game, path, asked } = await table();
    const fields = moveFields((await asked.get(path)).html, "pass");
    const before = await versionOf(game);
    expect((await asked.post(`${path}/move`, fields, { origin: "https://evil.example" })).status).toBe(403);
    expect((await test.visitor().post(`${path}/move`, fields)).status).toBe(401);
    const json = await asked.post(`${path}/move`, fields, { "content-type": "application/json" });
    expect(json.status).toBe(400);
    expect((await asked.post(`${path}/move`, { ...fields, move: ["x".repeat(70_000)] })).status).toBe(413);
    expect(await versionOf(game)).toBe(before);
  });
});

describe("a turn link", () => {
  it("shows the form of one seat without a session, and a GET does nothing", async () => {
    const { game } = await table();
    const link = await turnLink(game);
    const before = await versionOf(game);
    const page = await test.visitor().get(link);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`action="${link}/move"`);
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(page.html).not.toContain("/me");
    expect(await versionOf(game)).toBe(before);
  });

  it("moves, and dies when the game has moved on", async () => {
    const { game } = await table();
    const link = await turnLink(game);
    const nobody = test.visitor();
    const fields = moveFields((await nobody.get(link)).html, "pass");
    const moved = await nobody.post(`${link}/move`, fields);
    expect(moved.status).toBe(303);
    expect(moved.location).toBe(test.services.links.watch(game.id));
    expect((await nobody.get(moved.location ?? "")).status).toBe(200);
    const dead = await nobody.get(link);
    expect(dead.status).toBe(410);
    expect(dead.html).toContain(`href="/games/${game.id}"`);
  });

  it("used again answers the same submission alike, and carries out nothing new", async () => {
    const { game } = await table();
    const link = await turnLink(game);
    const nobody = test.visitor();
    const page = (await nobody.get(link)).html;
    const fields = moveFields(page, "pass");
    const first = await nobody.post(`${link}/move`, fields);
    const again = await nobody.post(`${link}/move`, fields);
    expect([again.status, again.location]).toEqual([first.status, first.location]);
    const version = await versionOf(game);
    expect((await nobody.post(`${link}/move`, moveFields(page, "buyPrivate"))).status).toBe(409);
    expect(
      (await nobody.post(`${link}/move`, { ...fields, version: [String(version)], submission: ["another-one"] }))
        .status,
    ).toBe(410);
    expect(await versionOf(game)).toBe(version);
  });

  it("is bound to its seat", async () => {
    const { game, seat } = await table();
    const link = await turnLink(game);
    const fields = moveFields((await test.visitor().get(link)).html, "pass");
    const answer = await test.visitor().post(`${link}/move`, { ...fields, seat: [String((seat + 1) % 3)] });
    expect(answer.status).toBe(403);
  });

  it("that is forged leads nowhere", async () => {
    const { game } = await table();
    const link = await turnLink(game);
    const forged = [
      `${link}x`,
      link.replace(/\.\d\./, ".2."),
      "/t/nonsense",
      "/t/%F0%9F%92%A5",
      "/t/%00",
      "/t/%E0%A4%A",
    ];
    for (const path of forged) {
      expect((await test.visitor().get(path)).status, path).toBe(404);
      expect((await test.visitor().post(`${path}/move`, { move: ['{"type":"pass"}'] })).status, path).toBe(404);
    }
  });
});

describe("looking on", () => {
  it("shows the game without a form to whoever has the link", async () => {
    const { game } = await table();
    const watch = test.services.links.watch(game.id);
    const page = await test.visitor().get(watch);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("<form");
    expect((await test.visitor().get(`${watch}x`)).status).toBe(404);
  });

  it("finds every version from the start, and the log", async () => {
    const { game, path, asked } = await table();
    await asked.post(`${path}/move`, moveFields((await asked.get(path)).html, "buyPrivate"));
    const version = await versionOf(game);
    for (const base of [path, test.services.links.watch(game.id)]) {
      const past = await asked.get(`${base}/v/${version - 1}`);
      expect(past.html).toContain(`Version ${version - 1}, not the present one (${version})`);
      const first = await asked.get(`${base}/v/first`);
      expect(first.location).toBe(`${base}/v/${version - 1}`);
      const log = await asked.get(`${base}/log`);
      expect(log.html.replaceAll(/<[^>]*>/g, "")).toContain("bought SV for $20");
      expect(log.html).toContain("took a seat");
      for (const odd of ["1", "0", "999", "-1", "abc", "1e3", "%F0%9F%92%A5"]) {
        expect((await asked.get(`${base}/v/${odd}`)).status, odd).toBe(404);
      }
      expect((await asked.get(`${base}/log?round=abc&seat=💥&about=<b>&page=-1&since=x`)).status).toBe(200);
      expect((await asked.get(`${base}/log?about=CA`)).html).toContain("There is no entry of this kind.");
    }
  });

  it("chooses a place by the address, whatever stands in it, and changes nothing", async () => {
    const { game, path, asked } = await table();
    const before = await versionOf(game);
    for (const query of [
      "?at=D10",
      "?at=💥&by=<b>",
      "?confirm=bankruptcy",
      "?at=D10&at=E11",
      `?at=${"x".repeat(4000)}`,
    ]) {
      expect((await asked.get(`${path}${query}`)).status).toBe(200);
    }
    expect(await versionOf(game)).toBe(before);
  });

  it("of an unknown game finds nothing", async () => {
    const { asked } = await table();
    for (const path of [
      "/games/unknown",
      "/games/%F0%9F%92%A5",
      "/games/..%2F..",
      "/games/x/y/z",
      "/nothing",
      "/games/unknown/move",
    ]) {
      expect((await asked.get(path)).status, path).toBe(404);
    }
    for (const path of ["/games/unknown/start", "/games/unknown/move", "/w/unknown/join", "/nothing"]) {
      expect((await asked.post(path, {})).status, path).toBeGreaterThanOrEqual(400);
      expect((await asked.post(path, {})).status, path).toBeLessThan(500);
    }
  });
});

describe("the mails of a game", () => {
  it("stop by one click from a mail program, which sends no origin, and a GET stops nothing", async () => {
    const { game, asked } = await table();
    const path = test.unsubscribe(asked.person?.id ?? "", game.id);
    expect((await test.visitor().get(path)).html).toContain("<form");
    expect(await test.services.people.mailWish(asked.person?.id ?? "", game.id)).toBeNull();
    const answer = await test.app.request(`https://bahnpost.test${path}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);
    expect(await test.services.people.mailWish(asked.person?.id ?? "", game.id)).toBe("nothing");
    expect((await test.visitor().get(`${path}x`)).status).toBe(410);
  });
});
