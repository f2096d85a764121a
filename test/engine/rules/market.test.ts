/** The stock market: C-11, 1830-6. */
import { describe, expect, it } from "vitest";
import {
  type Cell,
  cellAfter,
  type Direction,
  newGame,
  operatingOrder,
  titleById,
  zoneOf,
} from "../../../engine/index.ts";
import { pass, sell, withhold } from "../../support/moves.ts";
import { corporation, game1830, operating, P1, P2, P3, stock } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";

const title = titleById("1830");
const at = { title, state: newGame({ title: "1830", players: 3 }) };
const shown = ([row, column]: Cell): string => `(${row},${column}) ${title.market[row]?.[column]?.price}`;

/** 1830-6.3: the cell, and where one step right, left, up and down leads. */
const SPECIAL: readonly (readonly string[])[] = [
  ["(0,18) 350", "(0,18) 350", "(0,17) 325", "(0,18) 350", "(1,18) 300"],
  ["(1,18) 300", "(0,18) 350", "(1,17) 280", "(0,18) 350", "(1,18) 300"],
  ["(2,15) 200", "(1,15) 240", "(2,14) 185", "(1,15) 240", "(2,15) 200"],
  ["(3,12) 130", "(2,12) 155", "(3,11) 120", "(2,12) 155", "(3,12) 130"],
  ["(3,11) 120", "(3,12) 130", "(3,10) 110", "(2,11) 140", "(3,11) 120"],
  ["(4,10) 100", "(3,10) 110", "(4,9) 90", "(3,10) 110", "(4,10) 100"],
  ["(5,9) 80", "(4,9) 90", "(5,8) 75", "(4,9) 90", "(5,9) 80"],
  ["(6,7) 69", "(6,8) 70", "(6,6) 67", "(5,7) 71", "(7,7) 68"],
  ["(7,7) 68", "(6,7) 69", "(7,6) 67", "(6,7) 69", "(7,7) 68"],
  ["(8,6) 60", "(7,6) 67", "(8,5) 50", "(7,6) 67", "(9,6) 50"],
  ["(10,6) 40", "(9,6) 50", "(10,5) 30", "(9,6) 50", "(10,6) 40"],
  ["(0,0) 60", "(0,1) 67", "(1,0) 53", "(0,0) 60", "(1,0) 53"],
  ["(6,0) 18", "(6,1) 27", "(7,0) 10", "(5,0) 25", "(7,0) 10"],
  ["(7,0) 10", "(7,1) 20", "(7,0) 10", "(6,0) 18", "(7,0) 10"],
  ["(8,1) 10", "(8,2) 20", "(8,1) 10", "(7,1) 20", "(8,1) 10"],
  ["(8,2) 20", "(8,3) 30", "(8,1) 10", "(7,2) 30", "(9,2) 10"],
  ["(10,3) 10", "(10,4) 20", "(10,3) 10", "(9,3) 20", "(10,3) 10"],
];
const DIRECTIONS: readonly Direction[] = ["right", "left", "up", "down"];

function cellOf(text = ""): Cell {
  const [row = 0, column = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return [row, column];
}

describe("movement", () => {
  it.each(SPECIAL)("1830-6.3, C-11.2: from %s right %s, left %s, up %s, down %s", (from, ...expected) => {
    expect(shown(cellOf(from))).toBe(from);
    expect(DIRECTIONS.map((way) => shown(cellAfter(at, cellOf(from), way, 1)))).toEqual(expected);
  });

  it("1830-6.1: the chart has 11 rows of 19, 19, 16, 13, 11, 10, 9, 8, 7, 7, 7 columns", () => {
    expect(title.market.map((row) => row.length)).toEqual([19, 19, 16, 13, 11, 10, 9, 8, 7, 7, 7]);
    const missing = title.market.map((row) => row.filter((cell) => cell === null).length);
    expect(missing).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
  });

  it("C-11.3: of several steps each that cannot be made is lost, not converted", () => {
    expect(cellAfter(at, [0, 18], "down", 3)).toEqual([1, 18]);
    expect(cellAfter(at, [7, 2], "down", 5)).toEqual([9, 2]);
  });

  it("1830-1.5: the par cells show 67, 71, 76, 82, 90 and 100", () => {
    expect(title.parCells.map(({ price, cell }) => [price, shown(cell)])).toEqual([
      [67, "(5,6) 67"],
      [71, "(4,6) 71"],
      [76, "(3,6) 76"],
      [82, "(2,6) 82"],
      [90, "(1,6) 90"],
      [100, "(0,6) 100"],
    ]);
  });

  it.each([
    [[0, 0], "yellow"],
    [[3, 0], "orange"],
    [[5, 0], "brown"],
    [[0, 1], null],
    [[6, 4], "yellow"],
    [[7, 3], "orange"],
    [[10, 5], "brown"],
  ] as const)("C-11.7: the cell %j lies in the zone %s", (cell, zone) => {
    expect(zoneOf(title, cell)).toBe(zone);
  });
});

describe("stacks and order", () => {
  it("C-11.4: a marker that arrives goes under those already on the cell", () => {
    const seller = given(
      game1830(3),
      corporation("PRR", { president: P1, at: [3, 6], shares: { [P1]: 60, [P2]: 20 } }),
      corporation("NYC", { president: P1, at: [4, 6] }),
      stock(P2),
    );
    const after = seller.when(P2, sell("PRR", 1)).follows({ type: "markerMoved", fromPrice: 76, toPrice: 71 });
    expect(after.stacks).toEqual({ "4,6": ["NYC", "PRR"] });
  });

  it("C-11.4, 1830-6.4: a marker that cannot move keeps its place in the stack", () => {
    const start = given(
      game1830(3),
      corporation("PRR", { president: P1, at: [7, 0] }),
      corporation("NYC", { president: P1, at: [7, 0] }),
      operating("PRR", "dividend", { revenue: 50 }),
    );
    const after = start.when(P1, withhold).without("markerMoved");
    expect(after.stacks).toEqual({ "7,0": ["PRR", "NYC"] });
  });

  it("1830-5.3: the marker of a corporation that has not floated moves by sales", () => {
    const start = given(game1830(3), corporation("PRR", { president: P1, shares: { [P1]: 40 } }), stock(P1));
    start.when(P1, sell("PRR", 2)).follows({ type: "markerMoved", from: [5, 6], to: [7, 6], reason: "sold" });
  });

  it("1830-17 E5: higher price, further right, higher up, then the top of the stack; sold-out ones move in that order", () => {
    const all = { [P1]: 60, [P2]: 40 };
    const start = given(
      game1830(3),
      corporation("NYC", { president: P1, at: [2, 7] }),
      corporation("C&O", { president: P1, at: [2, 7], shares: all }),
      corporation("PRR", { president: P1, at: [2, 8], shares: all }),
      corporation("B&O", { president: P1, at: [0, 5] }),
      stock(P3, { passes: 2 }),
    );
    expect(operatingOrder(title, start.state)).toEqual(["PRR", "NYC", "C&O", "B&O"]);
    const after = start.when(P3, pass);
    after.follows(
      { type: "markerMoved", corporation: "PRR", to: [1, 8], toPrice: 112, reason: "soldOut" },
      { type: "markerMoved", corporation: "C&O", to: [1, 7], toPrice: 100, reason: "soldOut" },
      { type: "operatingRoundStarted", order: ["PRR", "C&O", "NYC", "B&O"] },
    );
  });

  it("C-13.9: a corporation with a share in the pool is not sold out", () => {
    const start = given(
      game1830(3),
      corporation("PRR", { president: P1, shares: { [P1]: 60, [P2]: 30, pool: 10 } }),
      stock(P3, { passes: 2 }),
    );
    start.when(P3, pass).without("markerMoved");
  });
});
