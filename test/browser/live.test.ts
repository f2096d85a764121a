/** Two open pages of one game: one moves, the other learns of it by itself, and nobody who is writing is pulled away. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../lambdas/service/api.ts";
import { hasBrowser, overflow, type Site, startSite } from "./browser.ts";

interface Player {
  readonly person: Person;
  readonly session: string;
}

describe.skipIf(!hasBrowser())("an open page", () => {
  let site: Site;
  let anna: Player;
  let bert: Player;
  beforeAll(async () => {
    site = await startSite();
    [anna, bert] = [await site.member("Anna", "en"), await site.member("Bert", "en")];
  });
  afterAll(() => site.stop());

  /** A game of two that begins: who is asked, and who waits. */
  async function beginning(): Promise<{ game: string; path: string; asked: Player; other: Player }> {
    const input = { title: "1830", name: "Branch line", seatCount: 2, options: {} };
    const { id } = await site.services.games.create(anna.person, input);
    await site.services.games.join(bert.person, id);
    const { seats, waiting } = await site.services.games.start(anna.person, id);
    const first = seats[waiting[0]?.seat ?? 0]?.person;
    const [asked, other] = first === anna.person.id ? [anna, bert] : [bert, anna];
    return { game: id, path: `${site.local.origin}/games/${id}`, asked, other };
  }

  /** Somebody writes to the table without a move. */
  async function write(game: string, { person }: Player): Promise<void> {
    const { head, version } = await site.services.games.load(game);
    const seat = head.seats.findIndex((one) => one.person === person.id);
    const submission = `written-at-${version}`;
    const said = { game, seat, person: person.id, version, submission, moves: [], message: "Hello" };
    expect((await site.services.games.submit(said)).outcome).toBe("accepted");
  }

  async function open(player: Player, path: string, width = 800): Promise<Page> {
    const page = await site.open(width, player.session);
    await page.goto(path);
    return page;
  }

  /** Waits for the title; while a page loads there may be none. */
  async function titled(page: Page, pattern: RegExp, timeout: number): Promise<void> {
    await expect.poll(() => page.title().catch(() => ""), { timeout }).toMatch(pattern);
  }

  it("shows by itself what another has done, and its tab that it is the reader's turn", async () => {
    const { path, asked, other } = await beginning();
    const [mover, learner] = [await open(asked, path), await open(other, path)];
    const list = await site.open(800, other.session);
    await list.clock.install();
    await list.goto(`${site.local.origin}/games`);
    expect(await learner.title()).not.toMatch(/^●/);
    await mover.click('.now-sheet button[value^="{\\"type\\":\\"buyPrivate\\""]');
    await titled(learner, /^● Your turn/, 20_000);
    expect(await learner.textContent("#news")).toContain("SV");
    await list.clock.runFor(21_000);
    await titled(list, /^● \(1\)/, 60_000);
    for (const page of [mover, learner, list]) await page.context().close();
  });

  it("that somebody writes on stays as it is, says what is new, and leads there", async () => {
    const { game, path, asked, other } = await beginning();
    const page = await open(asked, path, 360);
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    const field = page.locator("main textarea:not([readonly]), main input[type=text]").first();
    await field.fill("half a sentence");
    await page.evaluate("document.activeElement?.blur()");
    await write(game, other);
    const status = page.locator("[role=status].live");
    await status.locator("p").waitFor();
    const name = other === anna ? "Anna" : "Bert";
    expect(await status.textContent()).toBe(`${name} has written to the table. It is your turn. Show it`);
    expect(await field.inputValue()).toBe("half a sentence");
    expect(await page.title()).toMatch(/^● Your turn/);
    expect(await overflow(page)).toEqual([]);
    await status.locator("a").click();
    await status.locator("p").waitFor({ state: "detached" });
    expect(page.url()).toBe(path);
    await page.context().close();
  });

  it("on which something has the focus stays as well", async () => {
    const { game, path, asked, other } = await beginning();
    const page = await open(other, path);
    const link = page.locator("main a[href]").first();
    const href = await link.getAttribute("href");
    await link.focus();
    await write(game, asked);
    await page.locator("[role=status].live p").waitFor();
    expect(await page.evaluate("document.activeElement?.getAttribute('href')")).toBe(href);
    await page.context().close();
  });

  it("takes keys as links, explains them, and leaves them alone in a field or when they are switched off", async () => {
    const { path, asked } = await beginning();
    const page = await open(asked, path);
    const help = page.locator("dialog[open]");
    await page.keyboard.press("?");
    await help.waitFor();
    expect(await help.textContent()).toContain("To the previous version");
    await page.keyboard.press("p");
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await page.keyboard.press("m");
    await expect.poll(() => page.url()).toBe(`${path}#map`);
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    await page.locator("main textarea:not([readonly]), main input[type=text]").first().pressSequentially("jump?");
    expect(page.url()).toBe(`${path}#map`);
    expect(await help.count()).toBe(0);
    await page.evaluate("document.activeElement?.blur()");
    await page.keyboard.press("p");
    await expect.poll(() => page.url()).toMatch(/\/v\/\d+$/);
    await page.goto(`${site.local.origin}/keys`);
    await page.uncheck("[data-keyswitch] input");
    await page.goto(path);
    await page.keyboard.press("?");
    await page.keyboard.press("g");
    await page.keyboard.press("m");
    expect(page.url()).toBe(path);
    expect(await help.count()).toBe(0);
    await page.context().close();
  });
});
