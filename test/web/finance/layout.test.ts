/** Plots: names at the lines' ends never cover each other, everything lies inside, whatever the figures are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Layout, LINE_HEIGHT, type Line, layoutOf, overlaps } from "../../../web/finance/layout.ts";
import { fitted, textWidth, ticks } from "../../../web/finance/scale.ts";

const text = (value: number): string => `$${value}`;
const WIDTHS = [336, 720];

function expectSound({ width, height, plot, labels, lines, levels, places }: Layout): void {
  for (const [n, one] of labels.entries()) {
    for (const other of labels.slice(n + 1)) expect(overlaps(one, other), `${one.text} over ${other.text}`).toBe(false);
    expect(one.at.x).toBeGreaterThanOrEqual(plot.left);
    expect(one.at.x + one.width).toBeLessThanOrEqual(width);
    expect(one.at.y).toBeGreaterThanOrEqual(plot.top - 0.01);
    expect(one.at.y).toBeLessThanOrEqual(height);
  }
  const points = lines.flatMap(({ stretches }) => stretches.flat());
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(plot.left);
    expect(x).toBeLessThanOrEqual(plot.right + 0.01);
    expect(y).toBeGreaterThanOrEqual(plot.top - 0.01);
    expect(y).toBeLessThanOrEqual(plot.bottom + 0.01);
  }
  for (const { value, y } of levels) expect([Number.isFinite(value), Number.isFinite(y)]).toEqual([true, true]);
  for (const [n, { text: name, x }] of places.entries()) {
    const next = places[n + 1];
    if (next) expect(x + (textWidth(name) + textWidth(next.text)) / 2).toBeLessThanOrEqual(next.x);
  }
}

const line = (length: number): fc.Arbitrary<Line> =>
  fc.record({
    name: fc.string({ unit: "grapheme", maxLength: 40 }),
    values: fc.array(fc.option(fc.integer({ min: -2000, max: 20_000 }), { freq: 4 }), {
      minLength: length,
      maxLength: length,
    }),
  });

const plots = fc.tuple(fc.constantFrom(1, 2, 3, 30, 300), fc.integer({ min: 0, max: 16 })).chain(([length, count]) =>
  fc.record({
    lines: fc.array(line(length), { minLength: count, maxLength: count }),
    places: fc.constant(Array.from({ length }, (_, n) => `OR ${Math.floor(n / 3)}.${(n % 3) + 1}`)),
  }),
);

describe("a plot", () => {
  it.each(WIDTHS)("%i wide has names that do not overlap, whatever it shows", (width) => {
    fc.assert(
      fc.property(plots, ({ lines, places }) => expectSound(layoutOf({ lines, places, width, text }))),
      { numRuns: 60, seed: 7 },
    );
  });

  it("of lines that end alike moves their names apart by a line of text", () => {
    const lines = ["A", "B", "C", "D"].map((name) => ({ name, values: [100, 0] }));
    const { labels } = layoutOf({ lines, places: ["Start", "Now"], width: 336, text });
    const heights = labels.map(({ at }) => at.y).toSorted((a, b) => a - b);
    for (const [n, y] of heights.slice(1).entries()) expect(y - (heights[n] ?? 0)).toBeCloseTo(LINE_HEIGHT);
  });

  it("of nothing has an axis and no names", () => {
    const { labels, lines, levels } = layoutOf({ lines: [], places: ["Start"], width: 336, text });
    expect([labels, lines]).toEqual([[], []]);
    expect(levels.length).toBeGreaterThan(1);
  });

  it("of one place has a point for each line", () => {
    const { lines } = layoutOf({ lines: [{ name: "A", values: [600] }], places: ["Start"], width: 336, text });
    expect(lines.map(({ stretches }) => stretches.flat().length)).toEqual([1]);
  });

  it("breaks a line where there is no figure, and knows which one ends early", () => {
    const lines = [
      { name: "A", values: [1, null, 3] },
      { name: "B", values: [1, 2, null] },
    ];
    const drawn = layoutOf({ lines, places: ["1", "2", "3"], width: 336, text }).lines;
    expect(drawn.map(({ stretches, ended }) => [stretches.length, ended])).toEqual([
      [2, false],
      [1, true],
    ]);
  });
});

describe("the axis", () => {
  it.each([
    [
      [0, 430],
      [0, 100, 200, 300, 400, 500],
    ],
    [
      [-30, 60],
      [-40, -20, 0, 20, 40, 60],
    ],
    [[0], [0, 1]],
    [[], [0, 1]],
    [[7], [0, 2, 4, 6, 8]],
  ])("of %j has the marks %j", (values, marks) => {
    expect(ticks(values)).toEqual(marks);
  });

  it("shortens a name only where there is no room for it", () => {
    expect(fitted("Anna", 100)).toBe("Anna");
    expect(fitted("Bertholdine-Maximiliane", 70)).toMatch(/^Berthold?…$/);
    expect(textWidth(fitted("東京鉄道会社の社長さん", 60))).toBeLessThanOrEqual(60);
  });
});
