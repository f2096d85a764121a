/** The best set of routes (C-8.6), compared with the result of trying everything. */
import { describe, expect, it } from "vitest";
import { scoreRoutes } from "../../../engine/board/routes.ts";
import { bestRoutes, type GameState, titleById } from "../../../engine/index.ts";
import { bruteRevenue } from "../../support/brute-routes.ts";
import { changed, game1830, phase, train } from "../../support/positions.ts";
import { lateGame, positionsFrom } from "../../support/random-positions.ts";

const title = titleById("1830");

/** Route steps of games by chance: which corporation runs where. */
function* runs(start: GameState, seed: number): Generator<readonly [GameState, string]> {
  for (const state of positionsFrom(start, seed, 900)) {
    const { round } = state;
    if (round.kind === "operating" && round.turn?.step === "routes") yield [state, round.turn.corporation];
  }
}

/** True if there was little enough track to try everything. */
function compare(state: GameState, symbol: string): boolean {
  const { routes, sums, revenue, proven } = bestRoutes(state, symbol);
  expect(scoreRoutes({ title, state }, symbol, routes)).toEqual({ sums, revenue });
  const brute = bruteRevenue(title, state, symbol);
  if (brute !== undefined) expect({ symbol, revenue, proven }).toEqual({ symbol, revenue: brute, proven: true });
  return brute !== undefined;
}

const seeds = Array.from({ length: 10 }, (_, n) => n + 1);

describe("C-8.6: the proposed routes are legal, and trying everything earns no more", () => {
  it("in games by chance from the beginning", () => {
    const all = seeds.flatMap((seed) => [...runs(game1830(2 + (seed % 5)), seed)]);
    expect(all.filter((one) => compare(...one)).length).toBeGreaterThan(30);
  });

  it("in games by chance from late positions", () => {
    const all = seeds.flatMap((seed) => [...runs(lateGame(2 + (seed % 5), ["5", "6", "D"][seed % 3] ?? "5"), seed)]);
    expect(all.filter((one) => compare(...one)).length).toBeGreaterThan(30);
  });

  it.each([
    ["5", ["5", "4"]],
    ["D", ["D"]],
    ["4", ["4", "3", "2"]],
  ] as const)("on the same track with the trains of phase %s: %j", (name, trains) => {
    const all = seeds.flatMap((seed) => [...runs(game1830(2 + (seed % 5)), seed + 100)]);
    const equipped = all.map(([state, symbol]) => {
      const bare: GameState = { ...state, corporations: { ...state.corporations, [symbol]: without(state, symbol) } };
      return [changed(bare, [phase(name), ...trains.map((rank) => train(symbol, rank))]), symbol] as const;
    });
    expect(equipped.filter((one) => compare(...one)).length).toBeGreaterThan(30);
  });
});

function without(state: GameState, symbol: string) {
  const one = state.corporations[symbol];
  if (!one) throw new Error(`no corporation ${symbol}`);
  return { ...one, trains: [] };
}
