/**
 * Every kind of page in every language, or for a change that is tested on the way in one language after the other: axe finds nothing, nothing sticks out or is too small to press, and the browser does not
 * complain. The pages of games take turns: each kind is looked at in every manner, each time with another title.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, isWhole, type Site, startSite } from "./browser.ts";
import { kindOf, pageKinds } from "./kinds.ts";
import { complaintsOf, faultsOf, MANNERS, type Manner } from "./looking.ts";
import { COURSES, type Posted, type Stop, startTour, type Tour } from "./tour.ts";

/** Milliseconds; on a machine with nothing else to do it takes a tenth of it. */
const LONGEST = 600_000;

const mannerOf = (turn: number): Manner => {
  const manner = MANNERS[turn % MANNERS.length];
  if (!manner) throw new Error("there are no manners");
  return manner;
};

describe.skipIf(!hasBrowser())("axe", () => {
  let site: Site;
  let tour: Tour;
  let page: Page;
  let complaints: () => string[];
  const visited = new Set<string>();
  beforeAll(async () => {
    site = await startSite();
    tour = await startTour(site);
    page = await site.open(360);
    complaints = complaintsOf(page);
  }, LONGEST);
  afterAll(() => site.stop(), LONGEST);

  /** Leaves the page that is open, which may look for news, and changes the manner. */
  async function enter({ language, width, scheme }: Manner): Promise<void> {
    await page.goto("about:blank");
    await tour.speak(language);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.context().setExtraHTTPHeaders({ "accept-language": language });
  }

  async function open({ path, session }: Stop): Promise<void> {
    await page.context().clearCookies();
    if (session) await page.context().addCookies([{ name: "session", value: session, url: site.local.origin }]);
    await page.goto(`${site.local.origin}${path}`, { waitUntil: "domcontentloaded" });
    visited.add(kindOf(path));
  }

  /** What is wrong with the page that is open. */
  async function judge(kind: string, manner: Manner): Promise<string[]> {
    const faults = [...(await faultsOf(page, manner)), ...complaints()];
    return faults.map((fault) => `${kind}, ${manner.language}, ${manner.width}: ${fault}`);
  }

  async function judgeAll(stops: readonly Stop[], manner: Manner): Promise<string[]> {
    const found: string[] = [];
    await enter(manner);
    for (const stop of stops) {
      await open(stop);
      found.push(...(await judge(stop.kind, manner)));
    }
    return found;
  }

  async function judgeAnswer(form: Posted, manner: Manner): Promise<string[]> {
    await enter(manner);
    await open(form);
    for (const [field, text] of Object.entries(form.filled)) await page.fill(field, text);
    await page.click(form.pressed);
    await page.waitForSelector(form.shown, { state: "attached" });
    return judge(form.kind, manner);
  }

  /** What the game's page answers when a move is previewed, and when a line cannot be read. */
  async function judgeForms(stop: Stop, manner: Manner): Promise<string[]> {
    await enter(manner);
    await open(stop);
    await page.click(".now-sheet button.look");
    await page.waitForSelector("#move .turn");
    const previewed = await judge(`${stop.kind}, previewed`, manner);
    await open(stop);
    await page.click("details:has(#lines) > summary");
    await page.fill("#lines", "tanzen");
    await page.click("form:has(#lines) button");
    await page.waitForSelector("#trouble");
    return [...previewed, ...(await judge(`${stop.kind}, refused`, manner))];
  }

  it.each([...MANNERS.entries()])(
    "has nothing against the pages around the games: %i",
    { timeout: LONGEST },
    async (at, manner) => {
      const stops = (await tour.around()).filter((_, stop) => isWhole() || stop % MANNERS.length === at);
      const found = await judgeAll(stops, manner);
      const forms = tour.answers(manner.language).filter((_, form) => isWhole() || form % MANNERS.length === at);
      for (const form of forms) found.push(...(await judgeAnswer(form, manner)));
      expect(found).toEqual([]);
      expect(site.faults).toEqual([]);
    },
  );

  it.each([...COURSES.entries()])(
    "has nothing against the pages of a game: %i",
    { timeout: LONGEST },
    async (at, course) => {
      const running = await tour.begin(course);
      const found: string[] = [];
      const steps = isWhole() ? course.steps : [];
      for (const [turn, moves] of [...course.main, ...steps].entries()) {
        await page.goto("about:blank");
        await running.playTo(moves);
        const { path, session, turn: link } = await running.asked();
        const kind = `${course.game} after ${moves} moves`;
        found.push(...(await judgeAll([{ kind, path, session }], mannerOf(at + turn))));
        if (turn === 1)
          found.push(...(await judgeAll([{ kind: `${kind}, by link`, path: link }], mannerOf(at + turn))));
        if (moves !== course.main[2]) continue;
        const sections = (await running.sections()).filter((_, stop) => isWhole() || stop % COURSES.length === at);
        found.push(...(await judgeAll(sections, mannerOf(at))));
        found.push(...(await judgeForms({ kind, path, session }, mannerOf(at))));
      }
      const matters = (await running.matters()).filter((_, stop) => isWhole() || stop % COURSES.length === at);
      found.push(...(await judgeAll(matters, mannerOf(at + 1))));
      found.push(...(await judgeAll(await running.undoing(), mannerOf(at))));
      expect(found).toEqual([]);
      expect(site.faults).toEqual([]);
    },
  );

  it("has been to every page that the application has", () => {
    expect(pageKinds().filter((kind) => !visited.has(kind))).toEqual([]);
  });
});
