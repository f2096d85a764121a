/** A whole turn composed in a real browser on a phone, without script: by mouse, and from the keyboard alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision, newGame } from "../../engine/index.ts";
import { hasBrowser, overflow, type Site, startSite, tooSmall } from "./browser.ts";

describe.skipIf(!hasBrowser())("a turn composed without script", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** A game of two whose draft of companies is over, so that a stock turn is asked; the page of who is asked. */
  async function stockTurn(
    names: readonly [string, string],
    language: "en" | "de",
  ): Promise<{ page: Page; game: string }> {
    const [host, guest] = [await site.member(names[0], language), await site.member(names[1], language)];
    const input = { title: "18cz", name: "Branch line", seatCount: 2, options: {} };
    const table = await site.services.games.create(host.person, input);
    await site.services.games.join(guest.person, table.id);
    const game = await site.services.games.start(host.person, table.id);
    for (;;) {
      const { state, version, head } = await site.services.games.load(game.id);
      const asked = decision(state ?? newGame({ title: "18cz", players: 2 }));
      const seat = asked.deciders[0] ?? 0;
      const person = head.seats[seat]?.person ?? "";
      const option = asked.options.find((one) => one.seat === seat && one.type === "buyPrivate");
      const member = [host, guest].find((one) => one.person.id === person) ?? host;
      if (asked.step !== "draft" || option?.type !== "buyPrivate")
        return { page: await site.open(360, member.session), game: game.id };
      const moves = [{ type: "buyPrivate" as const, company: option.company }];
      await site.services.games.submit({ game: game.id, seat, person, version, submission: `draft-${version}`, moves });
    }
  }

  async function judge(page: Page): Promise<void> {
    expect(await overflow(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  }

  const versionOf = async (game: string): Promise<number> => (await site.services.games.head(game)).version;

  it("is previewed move by move, taken back, and committed as one", async () => {
    const { page, game } = await stockTurn(["Anna", "Bert"], "en");
    const before = await versionOf(game);
    await page.goto(`${site.local.origin}/games/${game}`);
    await page.click(".trade .radio >> nth=0");
    await page.click("button.look[form=shares]");
    expect(await page.textContent("#move-h")).toBe("Your turn, not committed yet");
    expect(await page.locator(".turn > li").count()).toBe(1);
    expect(await page.textContent(".plan .lead")).toMatch(/Your money/);
    await judge(page);
    await page.goBack();
    await page.goForward();
    if (await page.isVisible(".next")) {
      await page.click(".now-sheet button[value*=done]");
      expect(await page.locator(".turn > li").count()).toBe(2);
      await page.click("button[value=back]");
      expect(await page.locator(".turn > li").count()).toBe(1);
      await page.click(".now-sheet button[value*=done]");
    }
    await judge(page);
    const moves = await page.locator(".turn > li").count();
    expect(await versionOf(game)).toBe(before);
    await page.click(".now-sheet button.go");
    expect(await versionOf(game)).toBe(before + 1);
    const [entry] = await site.services.games.entries(game, before + 1);
    expect(entry?.moves).toHaveLength(moves);
    await page.context().close();
  });

  it("is written as text, mended where it cannot be read, and committed, all by keyboard", async () => {
    const { page, game } = await stockTurn(["Cleo", "Dora"], "de");
    const before = await versionOf(game);
    await page.goto(`${site.local.origin}/games/${game}`);
    await tabTo(page, "summary:has-text('Zug als Text')");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("tanzen");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#trouble");
    expect(await page.evaluate("document.activeElement.id")).toBe("trouble");
    expect(await page.textContent("#trouble")).toContain("Zeile 1, „tanzen“");
    await judge(page);
    await tabTo(page, "#lines");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("pass");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".turn");
    await judge(page);
    await tabTo(page, ".now-sheet button.go");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#move:not(.now-sheet)");
    expect(await versionOf(game)).toBe(before + 1);
    expect(site.faults).toEqual([]);
    await page.context().close();
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await wanted.evaluate("(element) => element === document.activeElement")) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
