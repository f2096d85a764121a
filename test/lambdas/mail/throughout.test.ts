/** Turn mails in the reader's language throughout: at every kind of decision of each title no word of another language slips in. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { type Played, playRandomly } from "../../engine/narration/random-game.ts";
import { foreignTo, shownIn, strangers } from "../../support/foreign.ts";
import { games, turnOf } from "./both.ts";

/** The first position of each step, with the moves before it. */
function positionsOf(played: readonly Played[]) {
  const steps = [...new Set(played.map(({ decision }) => decision.step))];
  return steps.map((step) => {
    const at = played.findIndex(({ decision }) => decision.step === step);
    return { one: played[at] ?? expect.fail(step), before: played.slice(Math.max(0, at - 8), at) };
  });
}

const POSITIONS = [games["1830"], games["18cz"], [...playRandomly(4, 3, 400, "1835")]].flatMap(positionsOf);

describe.each(LANGUAGES)("a turn mail in %s", (language) => {
  const foreign = foreignTo(language);

  it("says nothing in another language", () => {
    expect(POSITIONS.length).toBeGreaterThan(25);
    const found = POSITIONS.flatMap(({ one, before }) => {
      const { subject, text, html } = turnOf(one, language, before);
      return strangers([subject, text, shownIn(html)].join(" ").replaceAll("Coal & <Comfort>", ""), foreign);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
