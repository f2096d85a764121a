/** Pages in a real browser: nothing scrolls sideways, everything can be pressed, and a game can be played without script. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision } from "../../engine/index.ts";
import { LANGUAGES, type Person } from "../../lambdas/service/api.ts";
import { GamePage } from "../../web/game/page.tsx";
import { companyStylesheet, mainStylesheet } from "../../web/styles/index.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { changed, game1835, stock } from "../support/positions.ts";
import { company1835, minor, operating1835, packetSold, phase1835 } from "../support/prussia.ts";
import { sceneFor } from "../web/support/scenes.ts";
import { hasBrowser, overflow, type Site, signIn, startSite, tooSmall } from "./browser.ts";

const minors = ["M1", "M2", "M3", "M4", "M5", "M6"].map((symbol, seat) => minor(symbol, seat % 4));
const large = ["BY", "SX", "BA", "WT", "HE"].map((symbol, seat) => company1835(symbol, { director: seat % 4 }));

/** All minors and five corporations operate, and two rounds are to come. */
const crowded = changed(game1835(4), [
  packetSold,
  ...minors,
  ...large,
  phase1835("2.2"),
  operating1835("M6", "track", {}, { set: 4, number: 1, of: 2, acted: ["M1", "M2", "M3", "M4", "M5"] }),
]);

/** Prussia's shares are the dearest. */
const selling = changed(crowded, [
  company1835("BY", { director: 0, shares: { 0: 100 } }),
  company1835("SX", { director: 0, shares: { 0: 50, pool: 20, 1: 30 } }),
  stock(0, { number: 5 }),
]);

describe.skipIf(!hasBrowser())("pages in a browser", () => {
  let site: Site;
  /** An auction, a game in an operating round, and one of a title with a start packet whose minors operate. */
  let games: string[];
  /** Reads German. */
  let cleo: { session: string; person: Person };
  beforeAll(async () => {
    site = await startSite();
    const anna = await site.member("Anna", "en");
    const bert = await site.member("Bert", "en");
    cleo = await site.member("Cleo", "de");
    const people = [anna, bert, cleo].map(({ person }) => person);
    games = [
      await gamePlayed(people, 3, 12),
      await gamePlayed(people, 4, 160),
      await gamePlayed(people, 4, 60, "1835"),
    ];
  });
  afterAll(() => site.stop());

  /** A started game that has been played on for some moves by chance. */
  async function gamePlayed(people: readonly Person[], seed: number, moves: number, title = "1830"): Promise<string> {
    const [host, ...guests] = people;
    if (!host) throw new Error("a game needs a host");
    const input = { title, name: "Branch line", seatCount: people.length, options: {} };
    const table = await site.services.games.create(host, input);
    for (const guest of guests) await site.services.games.join(guest, table.id);
    const game = await site.services.games.start(host, table.id);
    let { version } = await site.services.games.load(game.id);
    for (const { seat, move } of playRandomly(seed, people.length, moves, title)) {
      const person = game.seats[seat]?.person ?? "";
      const submission = `by-chance-${version}`;
      const answer = await site.services.games.submit({
        game: game.id,
        seat,
        person,
        version,
        submission,
        moves: [move],
      });
      if (answer.outcome !== "accepted") throw new Error(`${JSON.stringify(move)}: ${answer.outcome}`);
      version = answer.version;
    }
    return game.id;
  }

  async function judge(page: Page, path: string): Promise<void> {
    const answer = await page.goto(`${site.local.origin}${path}`);
    expect(answer?.ok(), path).toBe(true);
    expect(await overflow(page), path).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), path).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), path).toEqual([]);
    expect(await page.evaluate("document.compatMode"), path).toBe("CSS1Compat");
  }

  it.each([360, 800, 1280])("fit a width of %i, in the longer language too", async (width) => {
    const page = await site.open(width, cleo.session);
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    for (const path of ["/games", "/games/new", "/me"]) await judge(page, path);
    for (const game of games) {
      const { version, head } = await site.services.games.load(game);
      const [waiting] = head.waiting;
      const ticket = { game, seat: waiting?.seat ?? 0, since: waiting?.since ?? 0 };
      for (const path of [`/games/${game}`, `/games/${game}/log`, `/games/${game}/v/${version - 3}`])
        await judge(page, path);
      await judge(page, site.services.links.turn(ticket));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["a line of play with many stops", crowded],
    ["a stock turn with certificates by their size", selling],
  ])("fit the narrowest width with %s", async (_, state) => {
    const page = await site.open(360);
    for (const language of LANGUAGES) {
      const scene = sceneFor(state, decision(state).deciders[0] ?? 0, { language });
      const styles = mainStylesheet.content + companyStylesheet(scene.title).content;
      await page.setContent(String(GamePage({ scene, person: null })));
      await page.addStyleTag({ content: styles });
      expect(await overflow(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });

  it("lead from the first page to a game that is played, without any script", async () => {
    const [host, guest] = await Promise.all([site.open(360), site.open(360)]);
    await signIn(site.local, host, "Dora");
    await signIn(site.local, guest, "Emil");
    await host.goto(`${site.local.origin}/games/new`);
    await host.fill("#name", "Branch line");
    await host.selectOption("#seats", "2");
    await host.click("main button.go");
    const table = host.url();
    const link = await host.getAttribute('a[href*="/w/"]', "href");
    await guest.goto(link ?? "");
    await guest.click("main button.go");
    await host.goto(table);
    await host.click(`form[action$="/start"] button`);
    const pages = [host, guest];
    for (let turn = 0; turn < 8; turn++) {
      for (const page of pages) await page.goto(table);
      const asked = await firstThat(pages, (page) => page.isVisible(".now-sheet"));
      if (!asked) throw new Error("nobody is asked");
      expect(await asked.title()).toMatch(/^● Your turn/);
      await asked.click(
        '.now-sheet button[value^="{\\"type\\":\\"buyPrivate\\""], .now-sheet form.stack .radio, .now-sheet .trade .radio',
      );
      if (await asked.isVisible(".now-sheet button.go:not([name])"))
        await asked.click(".now-sheet button.go:not([name])");
    }
    await host.goto(`${table}/log`);
    expect(await host.textContent("main")).toMatch(/bought/);
    expect(site.faults).toEqual([]);
    for (const page of pages) await page.context().close();
  });
});

async function firstThat(pages: readonly Page[], test: (page: Page) => Promise<boolean>): Promise<Page | null> {
  for (const page of pages) if (await test(page)) return page;
  return null;
}
