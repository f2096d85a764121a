/** Figures of a position: what is liquid is what one may sell, markers go where it was said, tiles become what was listed. */
import { describe, expect, it } from "vitest";
import {
  type Decision,
  decision,
  evolve,
  figuresOf,
  type GameState,
  liquidOf,
  priceOutlook,
  roundLabel,
  TITLES,
  tileSupply,
  tilesInAll,
  tileUpgrades,
  titleOf,
} from "../../engine/index.ts";
import { corporation, game1830, game1835, holds, stock } from "../support/positions.ts";
import { company1835, packetSold } from "../support/prussia.ts";
import { given } from "../support/scene.ts";
import { playRandomly } from "./narration/random-game.ts";

const games = TITLES.map(({ id }) => ({ id, moves: [...playRandomly(4, 4, 300, id)] }));

/** What the sales that a decision offers bring at most, corporation by corporation. */
const sales = ({ options }: Decision): number =>
  options.reduce(
    (sum, option) =>
      option.type === "sellShares" && !option.side ? sum + Math.max(...option.bundles.map((one) => one.proceeds)) : sum,
    0,
  );

const isBeforeSales = ({ round, offer, swap }: GameState): boolean =>
  round.kind === "stock" && round.number > 1 && !round.acted && offer === null && swap === null;

describe.each(games)("in a game of $id", ({ moves }) => {
  it("liquid is the cash and what the sales on offer bring at most", () => {
    const turns = moves.filter(({ state, decision: asked }) => isBeforeSales(state) && asked.step === "stock");
    expect(turns.length).toBeGreaterThan(5);
    for (const { state, seat, decision: asked } of turns) {
      const cash = state.players[seat]?.cash ?? 0;
      expect(liquidOf(titleOf(state), state, seat)).toBe(cash + sales(asked));
    }
  });

  it("markers move to the prices that were said to come", () => {
    const met = new Set<string>();
    for (const { state: start, events } of moves) {
      let state = start;
      for (const event of events) {
        const outlook = event.type === "markerMoved" && priceOutlook(titleOf(state), state, event.corporation);
        if (outlook && (event.reason !== "sold" || titleOf(state).parameters.saleSteps === "sale")) {
          met.add(event.reason);
          expect(outlook[event.reason]).toBe(event.toPrice);
          expect(outlook.now).toBe(event.fromPrice);
        }
        state = evolve(state, event);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(["paid"]));
  });

  it("no more tiles are left than there are in all", () => {
    for (const { state } of moves) {
      const all = tilesInAll(titleOf(state), state);
      for (const [tile, left] of Object.entries(tileSupply(titleOf(state), state)))
        expect(left).toBeLessThanOrEqual(all[tile] ?? 0);
    }
  });

  it("rounds are called by their numbers", () => {
    for (const { state } of moves) expect(state.round).toMatchObject(roundLabel(state));
  });
});

it("tiles become only what is listed for them", () => {
  const laid = games.flatMap(({ moves }) =>
    moves.flatMap(({ state, events }) =>
      events.flatMap((event) => (event.type === "tileLaid" ? [{ ...event, title: titleOf(state) }] : [])),
    ),
  );
  const upgrades = laid.filter(({ replaced }) => replaced !== null);
  expect(upgrades.length).toBeGreaterThan(0);
  for (const { tile, replaced, title } of upgrades) expect(tileUpgrades(title, replaced ?? "")).toContain(tile);
});

describe("what is liquid", () => {
  const liquid = (state: GameState, seat: number): number => liquidOf(titleOf(state), state, seat);
  const prr = corporation("PRR", { president: 0, par: 100, shares: { 0: 50, 1: 20 } });

  it("leaves shares out in the first stock round (1830-4.1)", () => {
    const { state } = given(game1830(4), prr, stock(0, { number: 1 }));
    expect(liquid(state, 0)).toBe(state.players[0]?.cash);
  });

  it("counts the president's certificate if somebody can take it over (C-12.7)", () => {
    const { state } = given(game1830(4), prr, stock(0, { number: 2 }));
    expect(liquid(state, 0)).toBe((state.players[0]?.cash ?? 0) + 500);
  });

  it("does not if nobody can", () => {
    const alone = corporation("PRR", { president: 0, par: 100, shares: { 0: 50, 1: 10 } });
    const { state } = given(game1830(4), alone, stock(0, { number: 2 }));
    expect(liquid(state, 0)).toBe((state.players[0]?.cash ?? 0) + 300);
  });

  it("counts no more than the pool has room for (C-13.3)", () => {
    const { state } = given(game1830(4), prr, holds("PRR", "pool", 20), stock(0, { number: 2 }));
    expect(liquid(state, 0)).toBe((state.players[0]?.cash ?? 0) + 300);
  });

  it("is the same whoever is in turn, and in operating rounds", () => {
    for (const { moves } of games) {
      const operating = moves.find(({ state: { round } }) => round.kind === "operating" && round.set > 2);
      if (!operating) continue;
      const { state } = operating;
      for (const seat of state.order)
        expect(liquid(state, seat)).toBeGreaterThanOrEqual(state.players[seat]?.cash ?? 0);
    }
  });

  it("leaves out what has not operated where that is the rule (1835-6.14)", () => {
    const { state } = given(game1835(4), packetSold, company1835("BY", { director: 0 }), stock(0, { number: 3 }));
    const idle = { ...state.corporations.BY, operated: false };
    const before = { ...state, corporations: { ...state.corporations, BY: idle } } as GameState;
    expect(liquid(before, 0)).toBe(state.players[0]?.cash);
  });
});

describe("figures", () => {
  it("of a corporation that is gone are none", () => {
    const start = game1830(3);
    const { PRR } = start.corporations;
    if (!PRR) throw new Error("no PRR");
    const state = { ...start, corporations: { ...start.corporations, PRR: { ...PRR, closed: true, cash: 7 } } };
    expect(figuresOf(titleOf(state), state).corporations.PRR).toEqual({ price: null, treasury: null, revenue: null });
    expect(decision(start).deciders.length).toBe(1);
  });
});
