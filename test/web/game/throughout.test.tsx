/** A game's page in the reader's language throughout: at every kind of decision of each title no word of another language slips in. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { GamePage } from "../../../web/game/page.tsx";
import { type Played, playRandomly } from "../../engine/narration/random-game.ts";
import { foreignTo, shownIn, strangers } from "../../support/foreign.ts";
import { entryOf, sceneFor } from "../support/scenes.ts";
import { founding, joining, swapping, twoStations } from "../support/seldom.ts";

/** The first position of each step, with the moves before it. */
function* positionsOf(title: string, seed: number, players: number) {
  const met = new Set<string>();
  const before: Played[] = [];
  for (const one of playRandomly(seed, players, 900, title)) {
    if (!met.has(one.decision.step)) yield { state: one.state, seat: one.seat, before: before.slice(-8) };
    met.add(one.decision.step);
    before.push(one);
  }
}

const POSITIONS = [
  ...positionsOf("1830", 3, 4),
  ...positionsOf("1835", 4, 4),
  ...positionsOf("18cz", 5, 2),
  ...[founding, joining, swapping, twoStations].map((state) => ({ state, seat: 0, before: [] })),
];

describe.each(LANGUAGES)("the page of a game in %s", (language) => {
  const foreign = foreignTo(language);

  it("says nothing in another language", () => {
    expect(foreign.size).toBeGreaterThan(500);
    expect(POSITIONS.length).toBeGreaterThan(35);
    const found = POSITIONS.flatMap(({ state, seat, before }) => {
      const news = before.map((one, n) => entryOf(n, one.seat, one.events));
      const html = [seat, null].map((reader) =>
        String(<GamePage scene={sceneFor(state, reader, { language, news })} person={null} />),
      );
      for (const page of html) expect(page).toContain(`<html lang="${language}"`);
      return strangers(html.map(shownIn).join(" "), foreign);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
