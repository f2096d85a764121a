/** Running trains on a page: what is proposed, or routes of one's own, tapped on the map or written. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { bestRoutes, type MoveOf, writeRoute } from "../../../engine/index.ts";
import { money } from "../../../engine/narration/index.ts";
import { centreOf } from "../../../web/board/geometry.ts";
import { button, control, type Turn } from "./controls.ts";

export async function run(turn: Turn, { routes }: MoveOf<"run">): Promise<Locator> {
  const { words, context, state, title, decision } = turn.scene;
  if (routes === "best") {
    const { revenue } = bestRoutes(state, decision.corporation ?? "");
    return button(turn, words.runBest(money(revenue, context)));
  }
  if (routes.length === 0) return button(turn, words.runNothing);
  const box = await control(turn, "textbox", words.ownRoutes);
  const lines = routes.map((route) => writeRoute(route, { title, state }));
  await (turn.hand.map && lines.every(isPlain) ? tap(turn, box, lines) : turn.hand.write(box, lines.join("\n")));
  return button(turn, words.runOwn);
}

/** Neither one of several stops of a hex nor a stop that is passed: a tap says all of it. */
const isPlain = (line: string): boolean => /^[^.()]*$/.test(line);

/** Each train's button, then its hexes; the page says what the routes earn. */
async function tap(turn: Turn, box: Locator, lines: readonly string[]): Promise<void> {
  await turn.hand.write(box, "");
  const form = box.locator("xpath=ancestor::form");
  for (const [index, line] of lines.entries()) {
    const [train = "", hexes = ""] = line.split(": ");
    await form.getByRole("button", { name: `(${train})` }).click();
    for (const hex of hexes.split(" ")) {
      await tapHex(turn, hex);
      await expect.poll(() => box.inputValue(), { timeout: 60_000 }).toMatch(new RegExp(`${hex}$`));
    }
    expect(await box.inputValue()).toBe(lines.slice(0, index + 1).join("\n"));
  }
  await form.locator("[role=status]:not(.bad, :empty)").waitFor();
}

/** A click on the middle of a hex of the whole map. */
async function tapHex({ page }: Turn, hex: string): Promise<void> {
  const drawing = page.locator("#map svg.whole");
  const [x, y] = centreOf(hex);
  const position = await drawing.evaluate(
    (svg, at) => {
      const { left, top } = svg.getBoundingClientRect();
      const point = svg.ownerDocument.defaultView.DOMPoint.fromPoint(at).matrixTransform(svg.getScreenCTM());
      return { x: point.x - left, y: point.y - top };
    },
    { x, y },
  );
  await drawing.click({ position });
}
