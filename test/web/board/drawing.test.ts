/** The board as a document of its own: programs that draw SVG without a page understand every style and find everything in it. */
import { describe, expect, it } from "vitest";
import { type GameState, newGame, TITLES, titleOf } from "../../../engine/index.ts";
import { boardDrawing } from "../../../web/board/drawing.tsx";
import { companyClass } from "../../../web/board/hex.tsx";

const stateOf = (title: string, players: number): GameState => newGame({ title, players, options: {}, seed: 1 });
const drawingOf = (state: GameState, marks = { legal: [] as string[], fresh: [] as string[] }): string =>
  boardDrawing(titleOf(state), state, marks, "Some Font");
const stylesIn = (drawing: string): string =>
  /<style>([\s\S]*?)<\/style>/.exec(drawing)?.[1]?.replaceAll("&quot;", '"') ?? "";

describe.each(TITLES.map(({ id }) => id))("the drawing of %s", (id) => {
  const state = stateOf(id, 4);
  const drawing = drawingOf(state);

  it("refers to nothing outside itself", () => {
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
    const references = [...drawing.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(2);
    for (const name of references) expect(ids).toContain(name);
    expect(drawing.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|@import/);
  });

  it("has every style in words that need no page: no properties to look up, no sums, no shorthand of fonts", () => {
    const styles = stylesIn(drawing);
    expect(styles).not.toMatch(/var\(|calc\(|color-mix|font:|:hover|undefined/);
    expect(styles).toContain('font-family: "Some Font"');
    for (const { symbol, colour } of titleOf(state).corporations)
      expect(styles).toContain(`.t-${companyClass(symbol)} circle{fill:${colour}}`);
    for (const [name] of drawing.matchAll(/(?<=class=")(hx-\w+|city|town|trk|nam|can|selin)(?=")/g))
      expect(styles).toContain(`.${name} {`);
  });
});

it("marks where track may be laid, and what is new", () => {
  const state = stateOf("1830", 3);
  const count = (drawing: string, name: string): number => drawing.split(`class="${name}"`).length - 1;
  const marked = drawingOf(state, { legal: ["D10", "E7"], fresh: ["G3"] });
  expect([count(marked, "can"), count(marked, "sel")]).toEqual([2, 1]);
  const plain = drawingOf(state);
  expect([count(plain, "can"), count(plain, "sel")]).toEqual([0, 0]);
});
