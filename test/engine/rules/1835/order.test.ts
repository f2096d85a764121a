/** The order of an operating round and of a turn: 1835-8. */
import { describe, expect, it } from "vitest";
import { operatingOrder, titleById } from "../../../../engine/index.ts";
import { buyTrain, done, lay, pass, payOut, runBest, withhold } from "../../../support/moves.ts";
import { sellPapers } from "../../../support/moves1835.ts";
import { bankSells, type Change, cash, owns, P1, P2, P3, P4, stock, tile } from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  minor,
  operating1835,
  packetSold,
  phase1835,
  priceIn,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const at = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes);
const price = ({ state }: Scene, symbol: string) => priceIn(title, state, symbol);
const stepOf = ({ decision: { step, corporation } }: Scene) => [corporation, step];
/** Leipzig, Dresden and the track between them. */
const saxony: Change[] = [tile("H16", "57", 1), tile("H18", "9", 1), tile("H20", "202", 5)];

describe("the round", () => {
  it("1835-8.1: questions, privates, minors, corporations", () => {
    const start = at(
      owns(P3, "HB"),
      minor("M2", P2, { cash: 10 }),
      minor("M3", P2, { cash: 10 }),
      company1835("SX", { director: P1, cash: 10 }),
      phase1835("2.3"),
      stock(P4, { passes: 3 }),
    );
    const asked = start.when(P4, pass);
    expect(asked.decision.step).toBe("formation");
    const answered = asked.when(P2, { type: "found", accept: false });
    answered.follows(
      { type: "moneyPaid", to: "seat:2", amount: 30, reason: "companyRevenue" },
      { type: "corporationTurn" },
    );
    expect(answered.state.round).toMatchObject({ order: ["M2", "M3", "SX"], turn: { corporation: "M2" } });
  });

  it("1835-8.2: privates pay even if nothing operates", () => {
    const next = at(owns(P1, "HB"), owns(P2, "BB"), stock(P4, { passes: 3 })).when(P4, pass);
    next.follows(
      { type: "operatingRoundStarted" },
      { type: "moneyPaid", to: "seat:1", amount: 25 },
      { type: "moneyPaid", to: "seat:0", amount: 30 },
      { type: "stockRoundStarted", number: 3 },
    );
    next.without("corporationTurn");
  });

  it("1835-8.3: the highest price first; at equal prices the one further right, on one space the one on top", () => {
    const { state } = at(
      company1835("BY", { director: P1, at: [3, 2] }),
      company1835("SX", { director: P2, at: [5, 3] }),
      company1835("HE", { director: P3, at: [4, 2] }),
      company1835("WT", { director: P4, at: [2, 1] }),
      company1835("BA", { director: P4, at: [2, 1] }),
      company1835("MS", { director: P1, shares: { [P1]: 60 }, at: [2, 3] }),
    );
    expect([3, 2].map((column) => title.market[column === 3 ? 5 : 3]?.[column]?.price)).toEqual([88, 88]);
    expect(operatingOrder(title, state)).toEqual(["MS", "SX", "BY", "HE", "WT", "BA"]);
  });

  it("1835-8.3: the order is read anew after each turn, as a forced sale may change it", () => {
    const start = at(
      company1835("BA", { director: P1, at: [0, 6] }),
      company1835("SX", { director: P2, shares: { [P2]: 60, [P1]: 30 }, at: [2, 5] }),
      company1835("WT", { director: P3, at: [2, 4] }),
      company1835("HE", { director: P4, at: [3, 5] }),
      cash(P1, 50),
      bankSells("2"),
      operating1835("BA", "trains"),
    );
    expect(start.state.round).toMatchObject({ order: ["BA", "SX", "HE", "WT"] });
    const next = start.when(P1, buyTrain("bank", "2-0", 80)).when(P1, sellPapers("SX", 10));
    expect(price(next, "SX")).toBe(112);
    expect(next.decision.corporation).toBe("HE");
  });

  it("1835-8.4: a marker that moves onto an occupied space goes under those there", () => {
    const start = at(
      ...saxony,
      company1835("BA", { director: P2, at: [3, 4] }),
      company1835("SX", { director: P1, at: [3, 3], trains: ["2"], cash: 80 }),
      operating1835("SX", "routes"),
    );
    const next = start.when(P1, runBest).when(P1, payOut);
    expect(next.stacks["3,4"]).toEqual(["BA", "SX"]);
  });
});

describe("the turn", () => {
  it("1835-8.5: build, marker, run, distribute, buy trains", () => {
    const start = at(
      tile("H16", "57", 1),
      tile("H18", "9", 1),
      tile("H20", "202", 5),
      company1835("SX", { director: P1, cash: 300, trains: ["2"] }),
      operating1835("SX", "track"),
    );
    const marker = start.when(P1, pass);
    expect(stepOf(marker)).toEqual(["SX", "token"]);
    const run = marker.when(P1, pass);
    expect(stepOf(run)).toEqual(["SX", "routes"]);
    const distribute = run.when(P1, runBest);
    expect(stepOf(distribute)).toEqual(["SX", "dividend"]);
    const trains = distribute.when(P1, withhold);
    expect(stepOf(trains)).toEqual(["SX", "trains"]);
    trains.when(P1, lay("H14", "9", 1)).refused("NOT_NOW", "C-20.3");
    run.when(P1, buyTrain("bank", "2-1", 80)).refused("NOT_NOW", "C-20.3");
  });

  it("1835-8.5, 1835-8.6: the first turn brings nothing, so the price falls, and a train bought runs in the next one", () => {
    const start = at(
      ...saxony,
      company1835("SX", { director: P1, cash: 440, operated: false }),
      operating1835("SX", "track"),
    );
    const trains = start.when(P1, pass).when(P1, pass);
    trains.follows({ type: "dividendDecided", revenue: 0, kind: "withhold" }, { type: "markerMoved" });
    expect(stepOf(trains)).toEqual(["SX", "trains"]);
    expect(price(trains, "SX")).toBe(84);
    expect(trains.state.corporations.SX?.operated).toBe(true);
    const over = trains.when(P1, buyTrain("bank", "2-0", 80)).when(P1, done);
    over.without("routesRun");
    expect(over.state.corporations.SX?.cash).toBe(360);
  });

  it("1835-8.7: a minor lays one tile, has no marker to place and must own no train", () => {
    const start = at(minor("M3", P1, { cash: 200 }), company1835("SX", { director: P2 }), operating1835("M3", "track"));
    const laid = start.when(P1, lay("F14", "57", 1));
    expect(stepOf(laid)).toEqual(["M3", "trains"]);
    laid.when(P1, pass).follows({ type: "corporationActed", corporation: "M3" });
    expect(laid.state.corporations.M3).toMatchObject({ cell: null, tokens: [] });
  });

  it("1835-8.7: nor does its owner help to pay", () => {
    const start = at(minor("M3", P1, { cash: 79 }), operating1835("M3", "trains"));
    start.when(P1, buyTrain("bank", "2-0", 80)).refused("EMERGENCY_NOT_ALLOWED", "C-15.3");
  });

  it("1835-8.8: building and markers are paid by the treasury alone", () => {
    const poor = (money: number) =>
      at(
        company1835("BY", { director: P1, cash: money }),
        tile("O15", "201", 1),
        tile("N14", "9", 2),
        operating1835("BY", "track"),
      );
    poor(49)
      .when(P1, lay("M13", "9", 2))
      .refused("MONEY_SHORT", "C-5.2l");
    const paid = poor(50).when(P1, lay("M13", "9", 2));
    expect([paid.state.corporations.BY?.cash, paid.state.players[P1]?.cash]).toEqual([0, 475]);
    const marker = (money: number) =>
      at(...saxony, company1835("SX", { director: P1, cash: money }), operating1835("SX", "token"));
    marker(39).when(P1, { type: "placeToken", hex: "H20", city: 0 }).refused("MONEY_SHORT", "C-6.5g");
  });
});
