/** The map as PNG, drawn by the program that runs on AWS too. */
import { describe, expect, it } from "vitest";
import { type GameState, newGame, TITLES } from "../../engine/index.ts";
import { DRAWING_FILES } from "../../infra/drawing.ts";
import { createDrawMap } from "../../lambdas/drawing.ts";

const NO_MARKS = { legal: [], fresh: [] };
const drawMap = createDrawMap(DRAWING_FILES);
const stateOf = (title: string): GameState => newGame({ title, players: 4, options: {}, seed: 1 });

/** Width and height that a PNG states; fails on anything else. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe.each(TITLES.map(({ id }) => id))("the picture of %s", (id) => {
  it("is a PNG wide enough to read, of a size that a mail can bear", async () => {
    const png = await drawMap(stateOf(id), NO_MARKS);
    const [width, height] = sizeOf(png);
    expect(Math.abs(width - 950)).toBeLessThan(150);
    expect(height).toBeGreaterThan(400);
    expect(png.length).toBeLessThan(200_000);
  });

  it("has its texts: without the font it is another picture", async () => {
    const silent = await createDrawMap({ ...DRAWING_FILES, font: new URL(import.meta.url) })(stateOf(id), NO_MARKS);
    const told = await drawMap(stateOf(id), NO_MARKS);
    expect(Buffer.compare(told, silent)).not.toBe(0);
    expect(told.length).toBeGreaterThan(silent.length + 5_000);
  });
});

it("the same map comes out the same, and marks can be seen", async () => {
  const state = stateOf("1830");
  const plain = await drawMap(state, NO_MARKS);
  expect(Buffer.compare(plain, await drawMap(state, NO_MARKS))).toBe(0);
  expect(Buffer.compare(plain, await drawMap(state, { legal: ["D10"], fresh: [] }))).not.toBe(0);
  expect(Buffer.compare(plain, await drawMap(state, { legal: [], fresh: ["D10"] }))).not.toBe(0);
});

it("fails when a file is missing, instead of drawing a map without words", async () => {
  await expect(createDrawMap({ ...DRAWING_FILES, font: "/nowhere.ttf" })(stateOf("1830"), NO_MARKS)).rejects.toThrow();
});
