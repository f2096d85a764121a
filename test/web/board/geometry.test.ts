/** Hexes lie as on the map: sides meet, neighbours are one step away, track joins across sides. */
import { describe, expect, it } from "vitest";
import { TITLES } from "../../../engine/index.ts";
import { add, centreOf, distance, inReadingOrder, sideMiddle } from "../../../web/board/geometry.ts";
import { between, sample } from "../../../web/board/track.ts";

const SIDES = [0, 1, 2, 3, 4, 5];
const hexes = TITLES.flatMap((title) => Object.entries(title.map).map(([hex, fact]) => ({ hex, fact })));

describe("geometry", () => {
  it("lets a side of a hex touch the opposite side of its neighbour (C-2.2)", () => {
    for (const { hex, fact } of hexes) {
      for (const [side, other] of Object.entries(fact.neighbours)) {
        const here = add(centreOf(hex), sideMiddle(Number(side)));
        const there = add(centreOf(other), sideMiddle((Number(side) + 3) % 6));
        expect(distance(here, there), `${hex} and ${other} at side ${side}`).toBeLessThan(0.01);
      }
    }
  });

  it("lists coordinates by row, then by number", () => {
    expect(inReadingOrder(["B10", "A11", "B2", "A9"])).toEqual(["A9", "A11", "B2", "B10"]);
  });
});

describe("track between two sides", () => {
  const pairs = SIDES.flatMap((from) => SIDES.filter((to) => to !== from).map((to) => ({ from, to })));

  it.each(pairs)("runs from side $from to side $to and stays inside the hex", ({ from, to }) => {
    const curve = between(from, to);
    expect(distance(curve.at(0), sideMiddle(from))).toBeLessThan(0.01);
    expect(distance(curve.at(1), sideMiddle(to))).toBeLessThan(0.01);
    for (const point of sample(curve)) expect(distance(point, [0, 0])).toBeLessThan(50.01);
  });

  it("leaves a side at a right angle, so that it goes on smoothly in the neighbour", () => {
    for (const { from, to } of pairs) {
      const inward = (((120 + 60 * from + 180 - between(from, to).heading(0)) % 360) + 360) % 360;
      expect(Math.min(inward, 360 - inward), `${from} to ${to}`).toBeLessThan(0.01);
    }
  });
});
