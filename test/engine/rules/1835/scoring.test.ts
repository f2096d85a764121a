/** The end and the result: 1835-16; and the order of companies that the page shows. */
import { describe, expect, it } from "vitest";
import { netWorth, operatingOrder, titleById } from "../../../../engine/index.ts";
import { type Change, owns, P1, P2, P3 } from "../../../support/positions.ts";
import { company1835, game1835, minor, packetSold, rights } from "../../../support/prussia.ts";
import { given } from "../../../support/scene.ts";

const title = titleById("1835");
const worth = (options: Record<string, string>, ...changes: Change[]) =>
  netWorth(title, given(game1835(4, options), packetSold, ...changes).state, P1) - 475;

describe("the result", () => {
  it("1835-16.3: certificates at the market price of their percentage", () => {
    expect(worth({}, company1835("BA", { director: P1, shares: { [P1]: 60 }, at: [2, 3] }))).toBe(600);
  });

  it("1835-16.3: shares of Prussia count 154 before it opens, those of others par", () => {
    expect(worth({}, rights({ [P1]: 20 }))).toBe(308);
    expect(worth({}, company1835("SX", { director: P1, shares: { [P1]: 30 } }))).toBe(264);
  });

  it("1835-16.3, variance: private companies count nothing, or their price", () => {
    expect(worth({}, owns(P1, "NF"))).toBe(0);
    expect(worth({ privatesCount: "yes" }, owns(P1, "NF"))).toBe(100);
  });
});

it("1835-8.1, 1835-8.3: minors come before the others in the order of operating", () => {
  const { state } = given(
    game1835(),
    packetSold,
    company1835("BY", { director: P1 }),
    company1835("SX", { director: P2, at: [1, 6] }),
    minor("M3", P3),
    minor("M1", P2),
  );
  expect(operatingOrder(title, state)).toEqual(["M1", "M3", "SX", "BY"]);
});
