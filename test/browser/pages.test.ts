/** Pages in a real browser: nothing scrolls sideways, everything can be pressed, and a game can be played without script. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../lambdas/service/api.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { hasBrowser, overflow, type Site, startSite, tooSmall } from "./browser.ts";

describe.skipIf(!hasBrowser())("pages in a browser", () => {
  let site: Site;
  /** An auction, and a game in an operating round. */
  let games: string[];
  beforeAll(async () => {
    site = await startSite();
    const people = [
      await site.test.signIn("Anna"),
      await site.test.signIn("Bert"),
      await site.test.signIn("Cleo", "de"),
    ];
    games = [await gamePlayed(people, 3, 12), await gamePlayed(people, 4, 160)];
  });
  afterAll(() => site.stop());

  /** A started game that has been played on for some moves by chance. */
  async function gamePlayed(people: readonly { person: Person }[], seed: number, moves: number): Promise<string> {
    const game = await site.test.startGame(people);
    let { version } = await site.test.services.games.load(game.id);
    for (const { seat, move } of playRandomly(seed, people.length, moves)) {
      const person = game.seats[seat]?.person ?? "";
      const submission = `by-chance-${version}`;
      const answer = await site.test.services.games.submit({
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
    const answer = await page.goto(`${site.origin}${path}`);
    expect(answer?.ok(), path).toBe(true);
    expect(await overflow(page), path).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), path).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), path).toEqual([]);
    expect(await page.evaluate("document.compatMode"), path).toBe("CSS1Compat");
  }

  it.each([360, 800, 1280])("fit a width of %i, in the longer language too", async (width) => {
    const page = await site.open(width, "Cleo");
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    for (const path of ["/games", "/games/new", "/me"]) await judge(page, path);
    for (const game of games) {
      const { version, head } = await site.test.services.games.load(game);
      const [waiting] = head.waiting;
      const ticket = { game, seat: waiting?.seat ?? 0, since: waiting?.since ?? 0 };
      for (const path of [`/games/${game}`, `/games/${game}/log`, `/games/${game}/v/${version - 3}`])
        await judge(page, path);
      await judge(page, site.test.services.links.turn(ticket));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("lead from the first page to a game that is played, without any script", async () => {
    const names = ["Dora", "Emil"] as const;
    const [host, guest] = await Promise.all(names.map((name) => site.open(360, name)));
    if (!host || !guest) throw new Error("two pages are needed");
    await host.goto(`${site.origin}/games/new`);
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
    expect(site.test.faults).toEqual([]);
    for (const page of pages) await page.context().close();
  });
});

async function firstThat(pages: readonly Page[], test: (page: Page) => Promise<boolean>): Promise<Page | null> {
  for (const page of pages) if (await test(page)) return page;
  return null;
}
