/** Track laid from the map: with script in place, by mouse and from the keyboard; without script by pages of their own. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { titleFor } from "../../engine/index.ts";
import { hasBrowser, overflow, type Site, startSite, tooSmall } from "./browser.ts";
import { type Table, trackStep } from "./tables.ts";

describe.skipIf(!hasBrowser())("the map", () => {
  let site: Site;
  let table: Table;
  beforeAll(async () => {
    site = await startSite();
    table = await trackStep(site, { names: ["Anna", "Bert"], language: "en", width: 1280 });
  });
  afterAll(() => site.stop());

  const gameAt = (page: Page): Promise<unknown> => page.goto(`${site.local.origin}/games/${table.game}`);
  /** A mark that is gone when the browser loads another page. */
  const mark = (page: Page): Promise<unknown> => page.evaluate("window.same = true");
  const isSame = (page: Page): Promise<unknown> => page.evaluate("window.same === true");
  const chosen = (page: Page): Promise<unknown> =>
    page.evaluate("document.querySelector('.tilerow input:checked')?.value ?? null");
  /** Track of the tile that is seen on the whole map. */
  const laid = (page: Page): Promise<unknown> => page.evaluate("document.querySelector('.whole .trial')?.innerHTML");

  it("shows the tiles of a hex that is clicked without loading a page, turns them, and lets them go", async () => {
    const { page } = table;
    await gameAt(page);
    await mark(page);
    await page.click(".whole a.hexlink");
    await page.waitForSelector(".tilerow");
    const [first, before] = [await chosen(page), await laid(page)];
    expect(before).toContain("trk");
    await page.click(`.whole a.hexlink[data-hex='${await page.getAttribute("[data-map]", "data-chosen")}']`);
    expect(await chosen(page)).not.toBe(first);
    expect(await laid(page)).not.toBe(before);
    await page.keyboard.press("Shift+R");
    expect(await chosen(page)).toBe(first);
    expect(await laid(page)).toBe(before);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#move:not(:has(.tilerow))");
    expect(await laid(page)).toBe("");
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await page.waitForSelector(".tilerow");
    expect(await isSame(page)).toBe(true);
  });

  it("is walked by arrow keys in reading order, and what is chosen is booked by the form", async () => {
    const { page, moves } = table;
    await gameAt(page);
    await mark(page);
    const links = await page.locator(".whole a.hexlink").evaluateAll((all) => all.map((one) => one.dataset["hex"]));
    const focused = (): Promise<unknown> => page.evaluate("document.activeElement.dataset.hex");
    await page.locator(".whole a.hexlink").first().focus();
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(links.at(-1));
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe(links[1]);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".tilerow");
    await page.keyboard.press("r");
    const move: unknown = JSON.parse(String(await chosen(page)));
    expect(await isSame(page)).toBe(true);
    const next = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await next;
    await page.waitForSelector("#move");
    expect(await isSame(page)).toBe(false);
    expect(await moves()).toEqual([move]);
    expect(site.faults).toEqual([]);
  });

  it("has a page of its own, which fits a phone and lists every hex", async () => {
    const { page, game } = table;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${site.local.origin}/games/${game}/map`);
    expect(await page.locator(".hexes tbody tr").count()).toBe(Object.keys(titleFor("18cz", 2).map).length);
    expect(await overflow(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
  });
});
