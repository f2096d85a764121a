/** C-8.6 on networks by chance: the router's revenue is that of two methods that have nothing in common with it. */
import { describe, expect, it } from "vitest";
import { scoreRoutes } from "../../../engine/board/routes.ts";
import { bestRoutes, type GameState, titleOf } from "../../../engine/index.ts";
import { bruteRevenue } from "../../support/brute-routes.ts";
import { solvedRevenue } from "../../support/milp-routes.ts";
import { game18cz, game1830, game1835 } from "../../support/positions.ts";
import { networkByChance } from "../../support/random-networks.ts";

const tables: readonly (readonly [string, GameState, string])[] = [
  ["plain trains and diesels", game1830(3), "PRR"],
  ["N+N trains", game1835(4), "SX"],
  ["small trains, plus trains and expresses", game18cz(3), "kk"],
  ["large trains, plus trains and expresses", game18cz(3), "BN"],
];

const seeds = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);

/** The router's answer, found legal and added up by the check of a player's own routes. */
function checked(state: GameState, symbol: string): number {
  const { routes, sums, revenue, proven } = bestRoutes(state, symbol);
  expect(scoreRoutes({ title: titleOf(state), state }, symbol, routes)).toEqual({ sums, revenue });
  expect(proven).toBe(true);
  return revenue;
}

describe.each(tables)("on track laid by chance, with %s", (_, start, symbol) => {
  it("trying every route of a small network earns no more", () => {
    const compared = seeds(1, 400).flatMap((seed) => {
      const state = networkByChance(start, symbol, seed, 6 + (seed % 5));
      const brute = bruteRevenue(titleOf(state), state, symbol);
      const revenue = checked(state, symbol);
      if (brute !== undefined) expect({ seed, revenue }).toEqual({ seed, revenue: brute });
      return brute === undefined ? [] : [revenue];
    });
    expect(compared.filter((revenue) => revenue > 0).length).toBeGreaterThan(150);
  });

  it("a solver of integer programmes finds the same revenue", async () => {
    let compared = 0;
    for (const seed of seeds(500, 8)) {
      const state = networkByChance(start, symbol, seed, 14);
      const solved = await solvedRevenue(titleOf(state), state, symbol);
      if (solved === undefined) continue;
      compared += 1;
      expect({ seed, revenue: checked(state, symbol) }).toEqual({ seed, revenue: solved });
    }
    expect(compared).toBeGreaterThan(4);
  });
});
