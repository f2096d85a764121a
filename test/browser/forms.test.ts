/** The panel of every kind of decision in a real browser on a phone: nothing sticks out, everything can be pressed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision, type GameState, TITLES } from "../../engine/index.ts";
import { LANGUAGES } from "../../lambdas/service/api.ts";
import { boardPicture } from "../../web/board/map.tsx";
import { proposedRoutes } from "../../web/forms/routes.tsx";
import { Panel } from "../../web/game/panel.tsx";
import { companyStylesheet, mainStylesheet } from "../../web/styles/index.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { sceneFor } from "../web/support/scenes.ts";
import { failing, founding, indebted, joining, swapping, twoStations } from "../web/support/seldom.ts";
import { hasBrowser, overflow, type Site, startSite, tooSmall } from "./browser.ts";

const GAMES: readonly [string, number][] = [
  ["1830", 24],
  ["18cz", 5],
  ["1835", 4],
];

/** Of each kind of decision the position with the most to choose from, and positions that chance seldom leads to. */
function positions(): GameState[] {
  const found = new Map<string, { state: GameState; count: number }>();
  for (const [title, seed] of GAMES) {
    for (const { state, decision: asked } of playRandomly(seed, 4, 900, title)) {
      const kinds = ["declareBankruptcy", "sellShares", "takeOver"].filter((one) =>
        asked.options.some(({ type }) => type === one),
      );
      const kind = [title, asked.step, ...kinds].join();
      const count = asked.options.length;
      if (count > (found.get(kind)?.count ?? 0)) found.set(kind, { state, count });
    }
  }
  const played = [...found.values()].map(({ state }) => state);
  return [...played, failing, founding, indebted, joining, swapping, twoStations];
}

/** The panel of the first who is asked, its folded parts open. */
function panel(state: GameState, language: (typeof LANGUAGES)[number]): string {
  const scene = sceneFor(state, decision(state).deciders[0] ?? 0, { language });
  const board = boardPicture(scene.title, state);
  const html = String(Panel({ scene, board, best: proposedRoutes(scene) }));
  return html.replaceAll("<details>", "<details open>");
}

describe.skipIf(!hasBrowser())("move forms on a phone", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it("fit its width at every kind of decision in every language, and can be pressed", async () => {
    const states = positions();
    expect(states.length).toBeGreaterThan(40);
    const page = await site.open(360);
    const colours = TITLES.map((title) => companyStylesheet(title).content).join("");
    for (const language of LANGUAGES) {
      const panels = states.map((state) => panel(state, language)).join("");
      await page.setContent(`<!doctype html><main class="wrap">${panels}</main>`);
      await page.addStyleTag({ content: mainStylesheet.content + colours });
      expect(await overflow(page), language).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), language).toBeLessThanOrEqual(0);
      expect(await tooSmall(page), language).toEqual([]);
    }
    await page.context().close();
  }, 120_000);
});
