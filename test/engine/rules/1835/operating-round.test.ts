/** Operating rounds: 1835-8 to 1835-12, powers of private companies and the options about them. */
import { describe, expect, it } from "vitest";
import { newGame, tilesLeft, titleOf } from "../../../../engine/index.ts";
import { lay, pass, payOut, place, route, run, runBest, withhold } from "../../../support/moves.ts";
import { type Change, owns, P1, P2, P3, P4, station, stock, tile } from "../../../support/positions.ts";
import { company1835, game1835, minor, operating1835, packetSold, phase1835 } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const at = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes);
const layable = (scene: Scene, hex: string, company: string | null = null) =>
  scene.options("layTile").flatMap((one) => (one.hex === hex && one.company === company ? [one] : []));

describe("order and money", () => {
  it("1835-8.1: private companies pay, then minors by number, then companies by price", () => {
    const start = at(
      {},
      owns(P1, "NF"),
      minor("M3", P2),
      minor("M1", P3),
      company1835("BY", { director: P1 }),
      company1835("SX", { director: P2, at: [1, 6] }),
      stock(P4, { passes: 3 }),
    );
    const round = start.when(P4, pass);
    round.follows({ type: "moneyPaid", to: "seat:0", amount: 5 }, { type: "corporationTurn" });
    expect(round.state.round).toMatchObject({ order: ["M1", "M3", "SX", "BY"] });
  });

  it("1835-17.3: Leipzig-Dresden pays 20, or 30 at some tables", () => {
    const income = (ldIncome: string) =>
      at({ ldIncome }, owns(P1, "LD"), stock(P4, { passes: 3 })).when(P4, pass).state.players[P1]?.cash;
    expect([income("20"), income("30")]).toEqual([475 + 20, 475 + 30]);
  });

  it("1835-17.4, 1835-17.3: the discount of an unsold private goes by the income that the table plays", () => {
    const price = (options: Record<string, string>) =>
      given(
        game1835(4, { discountPrivates: "yes", ...options }),
        (draft) => {
          draft.packet = ["LD", "M2"];
        },
        stock(P1, { number: 2 }),
      ).options("buyPrivate")[0]?.price;
    expect([price({}), price({ ldIncome: "30" })]).toEqual([170, 160]);
  });
});

describe("Hamburg's ferry", () => {
  /** Mecklenburg in Schwerin, Hamburg's brown tile, a town to the south on D10 and one to the north on B12. */
  const hamburg = (...changes: Change[]) =>
    at(
      {},
      company1835("MS", { director: P1, shares: { [P1]: 60 }, trains: ["4"] }),
      phase1835("3.1"),
      tile("C11", "221", 0),
      tile("D10", "4", 0),
      tile("B12", "4", 0),
      ...changes,
      operating1835("MS", "routes"),
    );
  const revenue = (scene: Scene, way: string) =>
    scene.when(P1, run(route("4-0", way))).events.flatMap((one) => (one.type === "routesRun" ? one.sums : []));

  it("1835-11.6: 50 for a train that comes by one bank and leaves by the other, 60 otherwise", () => {
    expect(revenue(hamburg(), "C13.c0 C11.c0 D10.t0")).toEqual([10 + 50 + 10]);
    expect(revenue(hamburg(), "C13.c0 C11.c0 B12.t0")).toEqual([10 + 60 + 10]);
  });

  it("1835-11.6: 60 for a train that ends there", () => {
    expect(revenue(hamburg(), "C13.c0 C11.c0")).toEqual([10 + 60]);
  });

  it("1835-11.6, 1835-11.7: the best routes know it, the station in Hamburg itself too", () => {
    hamburg().when(P1, runBest).follows({ type: "routesRun", revenue: 80 });
    hamburg(station("MS", "C11", 0))
      .when(P1, runBest)
      .follows({ type: "routesRun", revenue: 80 });
    const south = hamburg(tile("B12", "3", 4), station("MS", "C11", 0));
    south.when(P1, runBest).follows({ type: "routesRun", revenue: 70 });
    const saxony = at(
      {},
      company1835("SX", { director: P1, trains: ["4"] }),
      station("SX", "C11", 0),
      phase1835("3.1"),
      tile("C11", "221", 0),
      tile("D10", "4", 0),
      operating1835("SX", "routes"),
    );
    saxony.when(P1, runBest).follows({ type: "routesRun", revenue: 70 });
  });
});

describe("distribution", () => {
  const paying = (revenue: number, shares: Record<string, number>) =>
    at({}, company1835("SX", { director: P1, shares, at: [3, 8] }), operating1835("SX", "dividend", { revenue }));

  it("1835-12.3: by holdings, and what lies in the pool to the treasury", () => {
    const { state } = paying(100, { [P1]: 50, pool: 10 }).when(P1, payOut);
    expect(state.players[P1]?.cash).toBe(475 + 50);
    expect(state.corporations["SX"]).toMatchObject({ cash: 10, cell: [3, 9] });
  });

  it("1835-12.4: withheld, all to the treasury and one space left", () => {
    const { state } = paying(100, { [P1]: 50 }).when(P1, withhold);
    expect(state.corporations["SX"]).toMatchObject({ cash: 100, cell: [3, 7] });
  });
});

describe("which track may be laid", () => {
  /** Bavaria in Munich with track to M13 over N14. */
  const bavaria = (upgradeReach: string) =>
    at(
      { upgradeReach },
      company1835("BY", { director: P1, cash: 500 }),
      phase1835("2.1"),
      tile("O15", "201", 1),
      tile("N14", "9", 2),
      operating1835("BY", "track"),
    );
  const rotations = (scene: Scene, id: string) => layable(scene, "N14").find((one) => one.tile === id)?.rotations ?? [];

  it("1835-9.4, variance: an upgrade with any reached track, or only with new track that is reached, as the table plays", () => {
    expect(rotations(bavaria("permissive"), "20").length).toBeGreaterThan(0);
    expect(rotations(bavaria("semiRestrictive"), "20")).toEqual([]);
    const [free, strict] = [rotations(bavaria("permissive"), "23"), rotations(bavaria("semiRestrictive"), "23")];
    expect(strict.length).toBeGreaterThan(0);
    expect(strict.length).toBeLessThan(free.length);
    const [rotation = 0] = free.filter((one) => !strict.includes(one));
    bavaria("semiRestrictive")
      .when(P1, lay("N14", "23", rotation))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
  });

  it("1835-9.7: tiles are limited, or plain yellow ones or all are not", () => {
    const supply = (unlimitedTiles: string) => {
      const state = newGame({ title: "1835", players: 4, options: { unlimitedTiles } });
      return ["8", "57", "23"].map((tile) => tilesLeft({ title: titleOf(state), state }, tile) > 50);
    };
    expect(supply("no")).toEqual([false, false, false]);
    expect(supply("plainYellow")).toEqual([true, false, false]);
    expect(supply("yes")).toEqual([true, true, true]);
  });
});

describe("powers of private companies", () => {
  const bavaria = (options: Record<string, string>, step: "track" | "token", ...changes: Change[]) =>
    at(options, company1835("BY", { director: P1, cash: 500 }), ...changes, operating1835("BY", step));

  it("1835-18.2: Nürnberg-Fürth's station without connection and cost; then it closes", () => {
    const next = bavaria({}, "track", owns(P1, "NF")).when(P1, place("L14", 1, "NF"));
    expect(next.state.board.stations["L14"]).toEqual([{ corporation: "BY", city: 1 }]);
    expect(next.state.companies["NF"]?.closed).toBe(true);
    expect(next.state.corporations["BY"]?.cash).toBe(500);
  });

  it("1835-17.6, 1835-18.2, variance: only in the marker step, where the table plays so", () => {
    const options = { powerMarkersOnlyInMarkerStep: "yes" };
    bavaria(options, "track", owns(P1, "NF"))
      .when(P1, place("L14", 1, "NF"))
      .refused("POWER_NOT_AVAILABLE", "1835-18.2");
    bavaria(options, "token", owns(P1, "NF"))
      .when(P1, place("L14", 1, "NF"))
      .follows({ type: "tokenPlaced" });
  });

  it("1835-18.1: only by the owner as director", () => {
    expect(bavaria({}, "track", owns(P2, "NF")).options("placeToken")).toEqual([]);
  });

  it("1835-18.3: Ostbayern lays one of its hexes a round for nothing, and closes when both are built", () => {
    const start = bavaria({}, "track", owns(P1, "OBB"));
    const [option] = layable(start, "M17", "OBB");
    const next = start.when(P1, lay("M17", option?.tile ?? "", option?.rotations[0] ?? 0, "OBB"));
    expect(next.state.corporations["BY"]?.cash).toBe(500);
    expect(next.state.companies["OBB"]?.closed).toBe(false);
    expect(layable(next, "M15", "OBB")).toEqual([]);
    const both = bavaria({}, "track", owns(P1, "OBB"), tile("M15", "4", 0));
    const [last] = layable(both, "M17", "OBB");
    const closed = both.when(P1, lay("M17", last?.tile ?? "", last?.rotations[0] ?? 0, "OBB"));
    expect(closed.state.companies["OBB"]?.closed).toBe(true);
  });

  const baden = company1835("BA", { director: P3, city: 0 });

  it("1835-18.4: Pfalz lays the green tile of L6 from phase 2.1 on and stays; its station closes it", () => {
    expect(layable(bavaria({}, "track", owns(P1, "PfB")), "L6", "PfB")).toEqual([]);
    const start = bavaria({}, "track", owns(P1, "PfB"), phase1835("2.1"), tile("L6", "210", 0), baden);
    const next = start.when(P1, place("L6", 1, "PfB"));
    expect(next.state.companies["PfB"]?.closed).toBe(true);
  });

  it("1835-18.4, 1835-10.7: no station before Baden has its own", () => {
    const start = bavaria({}, "track", owns(P1, "PfB"), phase1835("2.1"), tile("L6", "210", 0));
    expect(start.options("placeToken")).toEqual([]);
  });

  it("1835-18.4, 1835-10.7: the tile laid by it makes Baden's director choose his city", () => {
    const start = bavaria({}, "track", owns(P1, "PfB"), phase1835("2.1"), baden);
    const [option] = layable(start, "L6", "PfB");
    const next = start.when(P1, lay("L6", option?.tile ?? "", option?.rotations[0] ?? 0, "PfB"));
    expect(next.decision).toMatchObject({ step: "stationChoice", deciders: [P3] });
    expect(next.state.companies["PfB"]?.closed).toBe(false);
  });

  it("1835-18.4, variance: it closes only when tile and station have both been used", () => {
    const options = { pfbCloses: "both" };
    const start = bavaria(options, "track", owns(P1, "PfB"), phase1835("2.1"), baden);
    const [option] = layable(start, "L6", "PfB");
    const both = start
      .when(P1, lay("L6", option?.tile ?? "", option?.rotations[0] ?? 0, "PfB"))
      .when(P3, place("L6", 0))
      .when(P1, place("L6", 1, "PfB"));
    expect(both.state.companies["PfB"]?.closed).toBe(true);
    const others = bavaria(options, "track", owns(P1, "PfB"), phase1835("2.1"), tile("L6", "210", 0), baden);
    const one = others.when(P1, place("L6", 1, "PfB"));
    expect(one.state.companies["PfB"]).toMatchObject({ closed: false, stationUsed: true });
  });
});
