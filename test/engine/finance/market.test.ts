/** 1830-6: the stock market. */
import { describe, expect, it } from "vitest";
import { cellAfter, operatingOrder, priceAt, titleById } from "../../../engine/index.ts";
import { given1830, parred } from "../../support/given.ts";

const title = titleById("1830");

describe("1830-6.3 the special places of the chart", () => {
  it.each([
    [
      [0, 18],
      [0, 18],
      [0, 17],
      [0, 18],
      [1, 18],
    ],
    [
      [1, 18],
      [0, 18],
      [1, 17],
      [0, 18],
      [1, 18],
    ],
    [
      [2, 15],
      [1, 15],
      [2, 14],
      [1, 15],
      [2, 15],
    ],
    [
      [3, 12],
      [2, 12],
      [3, 11],
      [2, 12],
      [3, 12],
    ],
    [
      [3, 11],
      [3, 12],
      [3, 10],
      [2, 11],
      [3, 11],
    ],
    [
      [4, 10],
      [3, 10],
      [4, 9],
      [3, 10],
      [4, 10],
    ],
    [
      [5, 9],
      [4, 9],
      [5, 8],
      [4, 9],
      [5, 9],
    ],
    [
      [6, 7],
      [6, 8],
      [6, 6],
      [5, 7],
      [7, 7],
    ],
    [
      [7, 7],
      [6, 7],
      [7, 6],
      [6, 7],
      [7, 7],
    ],
    [
      [8, 6],
      [7, 6],
      [8, 5],
      [7, 6],
      [9, 6],
    ],
    [
      [10, 6],
      [9, 6],
      [10, 5],
      [9, 6],
      [10, 6],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [7, 0],
      [7, 1],
      [7, 0],
      [6, 0],
      [7, 0],
    ],
    [
      [8, 1],
      [8, 2],
      [8, 1],
      [7, 1],
      [8, 1],
    ],
    [
      [8, 2],
      [8, 3],
      [8, 1],
      [7, 2],
      [9, 2],
    ],
    [
      [10, 3],
      [10, 4],
      [10, 3],
      [9, 3],
      [10, 3],
    ],
  ] as const)("from %j: right %j, left %j, up %j, down %j", (from, right, left, up, down) => {
    const go = (direction: "right" | "left" | "up" | "down") => cellAfter(title, from, direction, 1);
    expect([go("right"), go("left"), go("up"), go("down")]).toEqual([right, left, up, down]);
  });

  it("C-11.3: steps are made one by one, and what cannot be made is lost", () => {
    expect(priceAt(title, cellAfter(title, [5, 5], "down", 9))).toBe(30);
  });
});

it("C-11.6, E5: higher price, then further right, then the top of the stack", () => {
  const given = given1830(4).and(
    ...parred("NYC", 90, [2, 7], [[0, 20]]),
    ...parred("C&O", 90, [2, 7], [[0, 20]]),
    ...parred("PRR", 100, [2, 8], [[0, 20]]),
    ...parred("B&O", 90, [0, 5], [[0, 20]]),
    ...["NYC", "C&O", "PRR", "B&O"].map((corporation) => ({ type: "floated", corporation }) as const),
  );
  expect(operatingOrder(title, given.state)).toEqual(["PRR", "NYC", "C&O", "B&O"]);
});
