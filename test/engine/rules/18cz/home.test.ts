/** Home stations and home tiles: 18CZ-7. */
import { describe, expect, it } from "vitest";
import { nodeRevenue, titleById } from "../../../../engine/index.ts";
import { done, lay, pass, place, route, run, runBest } from "../../../support/moves.ts";
import { type Change, game18cz, operating, P1, P2, P3, station, stock, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");
const stations = ({ state }: Scene, symbol: string) =>
  state.corporations[symbol]?.stations.map(({ hex, city }) => `${hex}.${city}`).join(" ");
const stepOf = ({ decision }: Scene) => decision.step;
const turnOf = ({ state: { round } }: Scene) => (round.kind === "operating" ? round.turn : null);

/** The last pass of a stock round: the first corporation in order begins its first turn. */
const begins = (...changes: Change[]) =>
  given(game18cz(3), localPrice(40), ...changes, stock(P3, { passes: 2 })).when(P3, pass);

describe("the home station", () => {
  it.each([
    ["EKJ", "D5", 0, "a"],
    ["OFE", "C26", 0, "a"],
    ["BCB", "E16", 0, "a"],
    ["MW", "F23", 0, "a"],
    ["VBW", "I10", 0, "a"],
    ["BN", "E12", 1, "b"],
    ["NWB", "E12", 0, "b"],
    ["BTE", "D3", 0, "b"],
    ["KFN", "G20", 0, "b"],
  ])("18CZ-7.1: %s stands in %s, city %i, before anything else, free and without track", (symbol, hex, city, phase) => {
    const start = begins(railway(symbol, { director: P1, cash: 50, operated: false }), phase18cz(phase));
    start.follows(
      { type: "corporationTurn" },
      { type: "tokenPlaced", corporation: symbol, hex, city, price: 0, kind: "home" },
      { type: "stepReached", step: "track" },
    );
    start.without("moneyPaid");
    expect(start.state.corporations[symbol]).toMatchObject({ cash: 50, tokens: [40, 100] });
    expect(start.state.board.homes).not.toHaveProperty(symbol);
    expect(turnOf(start)).toMatchObject({ stationPlaced: false, lays: [] });
  });

  it("18CZ-7.1: a second first turn brings no second home station", () => {
    begins(railway("BCB", { director: P1, cash: 50, operated: true })).without("tokenPlaced");
  });

  const ate = begins(railway("ATE", { director: P1, cash: 50, operated: false }), phase18cz("b"));

  it("18CZ-7.2: ATE chooses one of the two cities of B9; nothing else is possible", () => {
    expect(stepOf(ate)).toBe("homeToken");
    expect(ate.options("placeToken").map(({ hex, city, price }) => [hex, city, price])).toEqual([
      ["B9", 0, 0],
      ["B9", 1, 0],
    ]);
    expect(stations(ate.when(P1, place("B9", 0)), "ATE")).toBe("B9.0");
    expect(stations(ate.when(P1, place("B9", 1)), "ATE")).toBe("B9.1");
    ate.when(P1, pass).refused("NOT_NOW", "C-6.2");
    ate.when(P1, place("B9", 2)).refused("TOKEN_NO_SLOT", "C-6.2");
    ate.when(P1, place("C8", 0)).refused("NOT_NOW", "C-6.2");
    ate.when(P2, place("B9", 0)).refused("NOT_YOUR_TURN", "C-20.3");
    ate.when(P1, place("B9", 1)).without("moneyPaid");
  });

  it("18CZ-7.2: on B9's brown tile there is one city, and nothing to choose", () => {
    const brown = begins(
      railway("ATE", { director: P1, cash: 50, operated: false }),
      ...[phase18cz("g"), tile("B9", "8896p", 0)],
    );
    brown.follows({ type: "tokenPlaced", corporation: "ATE", hex: "B9", city: 0, kind: "home" });
    expect(stepOf(brown)).toBe("track");
  });
});

describe("the first tile on B9", () => {
  /** SX of P1 stands on A8 with track to B9, where ATE of P2 has chosen a city. */
  const atB9 = (city: number) =>
    given(
      game18cz(3),
      localPrice(55),
      railway("SX", { director: P1, cash: 100, home: { hex: "A8", rotation: 4 } }),
      railway("ATE", { director: P2, home: { hex: "B9", city } }),
      phase18cz("d"),
      operating("SX", "track"),
    );

  it.each([0, 1])(
    "18CZ-7.3: the layer's director puts ATE's station of city %i into a city of the new tile",
    (city) => {
      const laid = atB9(city)
        .when(P1, lay("B9", "8859", 0))
        .follows({ type: "tileLaid", hex: "B9" }, { type: "stationChoiceAsked", corporation: "ATE", hex: "B9" });
      expect(laid.decision).toMatchObject({ step: "stationChoice", corporation: "SX", deciders: [P1] });
      expect(laid.options("placeToken").map((one) => [one.corporation, one.city, one.price])).toEqual([
        ["ATE", 0, 0],
        ["ATE", 1, 0],
      ]);
      for (const chosen of [0, 1]) {
        const settled = laid.when(P1, place("B9", chosen)).without("moneyPaid");
        expect(stations(settled, "ATE")).toBe(`B9.${chosen}`);
        expect(settled.state.board.stations.B9).toEqual([{ corporation: "ATE", city: chosen }]);
      }
    },
  );

  it("18CZ-7.3: it is forced; ATE's director has no say, and no other move is possible meanwhile", () => {
    const laid = atB9(0).when(P1, lay("B9", "8859", 0));
    laid.when(P1, pass).refused("NOT_NOW", "C-6.9");
    laid.when(P1, lay("A10", "3", 0)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    laid.when(P1, place("C8", 0)).refused("NOT_NOW", "C-6.9");
    laid.when(P2, place("B9", 0)).refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("the home tile of a large corporation", () => {
  const first = (symbol: string) =>
    begins(railway(symbol, { director: P1, cash: 100, operated: false }), phase18cz("d"));

  it.each([
    ["SX", "8896", { A8: [4, 5], B5: [4, 5] }],
    ["PR", "8897", { A22: [5], B19: [0, 4, 5] }],
    ["BY", "8898", { F3: [2, 3, 4], H5: [2, 3] }],
    ["kk", "8895", { J15: [1], I18: [2, 3] }],
    ["Ug", "8894", { G28: [1], I24: [1, 2] }],
  ])("18CZ-7.4: %s lays its tile %s on one of two hexes, both ends towards the map", (symbol, red, rotations) => {
    const start = first(symbol);
    expect(start.decision).toMatchObject({ step: "homeTile", corporation: symbol, deciders: [P1] });
    const offered = start.options("layTile").map((one) => [one.hex, one.tile, one.rotations, one.cost]);
    expect(offered).toEqual(Object.entries(rotations).map(([hex, turns]) => [hex, red, turns, 0]));
    for (const [hex, turns] of Object.entries(rotations)) {
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        const laid = start.when(P1, lay(hex, red, rotation));
        if (!turns.includes(rotation)) laid.refused("HOME_TILE", "18CZ-7.4");
        else expect(stations(laid, symbol)).toBe(`${hex}.0`);
      }
    }
  });

  it("18CZ-7.4: the two adjacent track ends are r and r + 1", () => {
    for (const red of ["8894", "8895", "8896", "8897", "8898"]) {
      expect(title.tiles[red]?.paths).toEqual([
        ["0", "c0"],
        ["1", "c0"],
      ]);
    }
  });

  it("18CZ-7.4: forced and first, free, and neither a lay of the turn nor its station", () => {
    const start = first("SX");
    start.when(P1, pass).refused("NOT_NOW", "18CZ-7.4");
    start.when(P1, done).refused("NOT_NOW", "18CZ-7.4");
    start.when(P1, lay("A8", "8897", 4)).refused("HOME_TILE", "18CZ-7.4");
    start.when(P1, lay("A22", "8896", 5)).refused("HOME_TILE", "18CZ-7.4");
    const home = start.when(P1, lay("A8", "8896", 4));
    home
      .follows({ type: "tileLaid", cost: 0, counts: false }, { type: "tokenPlaced", kind: "home", price: 0 })
      .without("moneyPaid");
    expect(home.state.corporations.SX).toMatchObject({ cash: 100, tokens: [40] });
    expect(turnOf(home)).toMatchObject({ step: "track", lays: [], stationPlaced: false });
    home
      .when(P1, lay("A10", "4", 1))
      .when(P1, lay("A12", "9", 1))
      .follows({ type: "tileLaid", hex: "A12" });
  });

  it("18CZ-7.4: the other hex stays empty, and nobody else can build on either", () => {
    const builds = (symbol: string, ...changes: Change[]) =>
      given(
        game18cz(3),
        localPrice(55),
        railway("SX", { director: P1, cash: 100, home: { hex: "A8", rotation: 4 } }),
        railway("EKJ", { director: P2, cash: 100 }),
        ...changes,
        phase18cz("d"),
        operating(symbol, "track"),
      );
    builds("SX", tile("B9", "8859", 0), station("SX", "B9", 0))
      .when(P1, lay("B5", "8896", 4))
      .refused("HEX_FIXED", "C-5.2b");
    builds("EKJ")
      .when(P2, lay("B5", "7", 4))
      .refused("HEX_FIXED", "C-5.2b");
    builds("EKJ")
      .when(P2, lay("A8", "7", 4))
      .refused("HEX_FIXED", "C-5.2b");
  });

  it("18CZ-7.4: track may point at the empty hexes; only the two ends of the tile connect", () => {
    const pointed = given(
      game18cz(3),
      localPrice(55),
      railway("SX", { director: P1, cash: 100, operated: false }),
      phase18cz("d"),
      tile("B9", "8859", 0),
      tile("B7", "9", 0),
      operating("SX", "homeTile"),
    );
    const east = pointed.when(P1, lay("A8", "8896", 4));
    east.when(P1, lay("C6", "58", 3)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    const west = pointed.when(P1, lay("A8", "8896", 5));
    west.when(P1, lay("C6", "58", 3)).follows({ type: "tileLaid", hex: "C6" });
  });
});

describe("the red tile", () => {
  const red = (phase: string, trains: string[], ...changes: Change[]) =>
    given(
      game18cz(3),
      localPrice(55),
      railway("SX", { director: P1, trains, home: { hex: "A8", rotation: 4 } }),
      ...changes,
      phase18cz(phase),
      tile("A10", "4", 1),
      tile("B9", "8859", 0),
    );

  it.each([
    ["d", 30],
    ["e", 30],
    ["f", 30],
    ["g", 40],
    ["h", 40],
    ["i", 50],
    ["j", 50],
  ])("18CZ-7.5: in phase %s it is worth %i", (phase, value) => {
    for (const id of ["8894", "8895", "8896", "8897", "8898"]) {
      const [node] = title.tiles[id]?.nodes ?? [];
      expect(node && nodeRevenue(title, red(phase, []).state, node)).toBe(value);
    }
  });

  it("18CZ-7.5: no route passes through it, and no other station fits", () => {
    const run3 = given(red("d", ["3Ed"]).state, operating("SX", "routes"));
    run3.when(P1, run(route("3d-0", "A10.t0 A8.c0 B9.c1"))).refused("ROUTE_THROUGH_OFFBOARD", "C-8.2e");
    run3.when(P1, run(route("3d-0", "A8.c0 B9.c1"))).follows({ type: "routesRun" });
    run3.when(P1, runBest).follows({ type: "routesRun", revenue: 120 });
    const other = given(
      red("d", [], railway("BN", { director: P2, cash: 99 }), station("BN", "B9", 1)).state,
      operating("BN", "token"),
    );
    other.when(P2, place("A8", 0)).refused("TOKEN_NO_SLOT", "C-6.5f");
  });

  it("18CZ-7.5: nobody's track goes on beyond it", () => {
    const beyond = given(
      red("d", [], railway("BN", { director: P2, cash: 99 }), station("BN", "B9", 1)).state,
      operating("BN", "track"),
    );
    beyond.when(P2, lay("A12", "9", 1)).refused("TILE_NOT_CONNECTED", "C-5.2j");
  });
});
