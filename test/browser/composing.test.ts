/** A whole turn composed in a real browser on a phone, without script: by mouse, and from the keyboard alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../lambdas/service/api.ts";
import { hasBrowser, overflow, type Site, startSite, tooSmall } from "./browser.ts";
import { trackStep } from "./tables.ts";

/** What brings a turn on or to its end. */
const ENDS = ["best", '"pay"', "pass", "done"].map((part) => `.now-sheet button[value*='${part}']`).join();

describe.skipIf(!hasBrowser())("a turn composed without script", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const operatingTurn = (names: readonly string[], language: Language) =>
    trackStep(site, { names, language, width: 360 });

  async function judge(page: Page): Promise<void> {
    expect(await overflow(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  }

  it("is previewed move by move, taken back, and committed as one", async () => {
    const { page, game, moves } = await operatingTurn(["Anna", "Bert"], "en");
    await page.goto(`${site.local.origin}/games/${game}`);
    await page.click(".now-sheet .pick a");
    await page.click(".now-sheet .tilepick label");
    await page.click(".now-sheet form.stack button.look");
    expect(await page.textContent("#move-h")).toBe("Your turn, not committed yet");
    await judge(page);
    await page.click(".now-sheet .tilepick label");
    await page.click(".now-sheet .next ~ form.stack button");
    expect(await page.locator(".turn > li").count()).toBe(2);
    await judge(page);
    await page.click("button[value=back]");
    expect(await page.locator(".turn > li").count()).toBe(1);
    while (await page.isVisible(".next")) await page.click(ENDS);
    const composed = await page.locator(".turn > li").count();
    expect(composed).toBeGreaterThan(2);
    expect(await moves()).toEqual([]);
    await judge(page);
    await page.click(".now-sheet button.go");
    expect(await page.textContent("#move-h")).not.toContain("not committed");
    expect((await moves()).length).toBe(composed);
    expect(site.faults).toEqual([]);
    await page.context().close();
  });

  it("is written as text, mended where it cannot be read, and committed, all by keyboard", async () => {
    const { page, game, moves } = await operatingTurn(["Cleo", "Dora"], "de");
    await page.goto(`${site.local.origin}/games/${game}`);
    await tabTo(page, "details:has(#lines) > summary");
    await page.keyboard.press("Enter");
    await tabTo(page, "#lines");
    await page.keyboard.type("tanzen");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#trouble");
    expect(await page.evaluate("document.activeElement.id")).toBe("trouble");
    expect(await page.textContent("#trouble")).toContain("Zeile 1, „tanzen“");
    await judge(page);
    await tabTo(page, "#lines");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("pass\npass");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".turn");
    await judge(page);
    await tabTo(page, ".now-sheet button.go");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#move:not(:has(.turn))");
    expect(await moves()).toEqual([{ type: "pass" }, { type: "pass" }]);
    expect(site.faults).toEqual([]);
    await page.context().close();
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
