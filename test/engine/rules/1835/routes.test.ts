/** Running trains: 1835-11. */
import { describe, expect, it } from "vitest";
import { nodeRevenue, titleById } from "../../../../engine/index.ts";
import { route, run, runBest } from "../../../support/moves.ts";
import { type Change, P1, P2, P3, station, tile } from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  joined,
  minor,
  operating1835,
  packetSold,
  phase1835,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const sums = (scene: Scene, ...ways: (readonly [train: string, way: string])[]) =>
  scene
    .when(P1, run(...ways.map(([id, way]) => route(id, way))))
    .events.flatMap((one) => (one.type === "routesRun" ? one.sums : []));
const best = (scene: Scene) =>
  scene.when(P1, runBest).events.flatMap((one) => (one.type === "routesRun" ? [one.revenue] : []))[0];

/** West to east: the town H10, Leipzig, Dresden, Upper Silesia. */
const LINE = [
  tile("H10", "4", 1),
  tile("H12", "9", 1),
  tile("H14", "9", 1),
  tile("H16", "57", 1),
  tile("H18", "9", 1),
  tile("H20", "207", 1),
];
const ALL = "H10.t0 H12 H14 H16.c0 H18 H20.c0 H22.o0";
const saxony = (trains: readonly string[], ...changes: Change[]): Scene =>
  given(
    game1835(),
    packetSold,
    company1835("SX", { director: P1, trains }),
    phase1835("2.1"),
    ...LINE,
    ...changes,
    operating1835("SX", "routes"),
  );

describe("a route", () => {
  it("1835-11.1: joins two different stops at least and contains a marker; each train runs once", () => {
    const start = saxony(["2", "4"]);
    expect(sums(start, ["2-0", "H16.c0 H18 H20.c0"])).toEqual([60]);
    const refused = (...ways: (readonly [string, string])[]) =>
      start.when(P1, run(...ways.map(([id, way]) => route(id, way))));
    refused(["2-0", "H16.c0"]).refused("ROUTE_TOO_SHORT", "C-8.2b");
    refused(["2-0", "H20.c0 H22.o0"]).refused("ROUTE_NO_STATION", "C-8.2g");
    refused(["2-0", "H16.c0 H18 H20.c0"], ["2-0", "H10.t0 H12 H14 H16.c0"]).refused("ROUTE_TRAIN_TWICE", "C-8.1");
    refused(["3-0", "H16.c0 H18 H20.c0"]).refused("ROUTE_NOT_YOUR_TRAIN", "C-8.1");
  });

  it("1835-11.1: a train may stay idle", () => {
    expect(sums(saxony(["2", "4"]), ["4-0", ALL])).toEqual([10 + 20 + 40 + 30]);
  });

  it.each([
    ["2", 60],
    ["3", 90],
    ["4", 100],
    ["5", 100],
    ["2+2", 70],
    ["3+3", 100],
  ])("1835-11.2: the best that one %s-train can run is %i", (rank, revenue) => {
    expect(best(saxony([rank]))).toBe(revenue);
  });

  it("1835-11.2: towns count as stops of a simple train", () => {
    const start = saxony(["3"]);
    expect(sums(start, ["3-0", "H10.t0 H12 H14 H16.c0 H18 H20.c0"])).toEqual([70]);
    start.when(P1, run(route("3-0", ALL))).refused("ROUTE_TOO_LONG", "C-8.2c");
  });

  /** Schwerin, three towns to the north-east, and Hamburg to the west. */
  const mecklenburg = (rank: string) =>
    given(
      game1835(),
      packetSold,
      company1835("MS", { director: P1, shares: { [P1]: 60 }, trains: [rank] }),
      phase1835("2.2"),
      tile("B14", "58", 4),
      tile("B16", "4", 1),
      tile("B18", "7", 1),
      operating1835("MS", "routes"),
    );
  const TOWNS = "C13.c0 B14.t0 B16.t0 B18 A17.t0";

  it("1835-11.2: a 2+2-train makes two stops of any kind and two more in towns", () => {
    expect(sums(mecklenburg("2+2"), ["2+2-0", TOWNS])).toEqual([40]);
    mecklenburg("2+2")
      .when(P1, run(route("2+2-0", `C11.c2 ${TOWNS}`)))
      .refused("ROUTE_TOO_LONG", "C-8.2c");
    expect(sums(mecklenburg("3+3"), ["3+3-0", `C11.c2 ${TOWNS}`])).toEqual([80]);
  });

  it("1835-11.2: with two cities or off-board areas at most", () => {
    const start = saxony(["2+2"]);
    expect(sums(start, ["2+2-0", "H10.t0 H12 H14 H16.c0 H18 H20.c0"])).toEqual([70]);
    start.when(P1, run(route("2+2-0", "H16.c0 H18 H20.c0 H22.o0"))).refused("ROUTE_TOO_LONG", "C-8.2c");
  });

  it("1835-11.2: no stop on the way is left out, by no kind of train", () => {
    for (const rank of ["3", "2+2"]) {
      saxony([rank])
        .when(P1, run(route(`${rank}-0`, "H16.c0 H18 H20 H22.o0")))
        .refused("ROUTE_BROKEN", "C-8.2a");
    }
  });
});

describe("track and stops twice", () => {
  it("1835-11.3: no piece of track by two trains or by one", () => {
    const start = saxony(["2", "4"]);
    start.when(P1, run(route("2-0", "H16.c0 H18 H20.c0"), route("4-0", ALL))).refused("ROUTE_TRACK_TWICE", "C-8.3");
    expect(sums(start, ["2-0", "H16.c0 H14 H12 H10.t0"], ["4-0", "H16.c0 H18 H20.c0 H22.o0"])).toEqual([30, 90]);
  });

  /** Oldenburg, with the tracks to Emden's two towns, and a way round over D4. */
  const oldenburg = given(
    game1835(),
    packetSold,
    company1835("OL", { director: P1, shares: { [P1]: 60 }, trains: ["4"] }),
    phase1835("2.1"),
    tile("E5", "8", 2),
    tile("E7", "7", 1),
    operating1835("OL", "routes"),
  );

  it("1835-11.3: the separate towns of one hex may all count", () => {
    expect(sums(oldenburg, ["4-0", "C5.t0 C7 D6.c0 C5.t1"])).toEqual([30]);
  });

  it("1835-11.3: one city not twice", () => {
    oldenburg.when(P1, run(route("4-0", "D6.c0 C5.t1 D4 E5 E7 D6.c0"))).refused("ROUTE_STOP_TWICE", "C-8.2d");
  });

  it("1835-11.3: nor Berlin, as long as it has two cities", () => {
    const start = given(
      game1835(),
      packetSold,
      minor("M2", P1, { trains: ["4"] }),
      minor("M5", P2),
      phase1835("2.1"),
      tile("E17", "7", 3),
      tile("D18", "7", 5),
      operating1835("M2", "routes"),
    );
    const way = "E19.c0 E17 D18 E19.c1";
    start.when(P1, run(route("4-0", way))).refused("ROUTE_GROUP_TWICE", "C-8.2f");
  });
});

describe("ends", () => {
  const full = [
    company1835("BY", { director: P2 }),
    station("BY", "H20"),
    company1835("WT", { director: P3 }),
    station("WT", "H20"),
  ];

  it("1835-11.4: a city whose places others fill ends a route", () => {
    const start = saxony(["3"], ...full);
    expect(sums(start, ["3-0", "H16.c0 H18 H20.c0"])).toEqual([60]);
    start.when(P1, run(route("3-0", "H16.c0 H18 H20.c0 H22.o0"))).refused("ROUTE_THROUGH_BLOCKED", "C-8.2e");
    const open = saxony(["3"], ...full.slice(0, 3));
    expect(sums(open, ["3-0", "H16.c0 H18 H20.c0 H22.o0"])).toEqual([90]);
  });

  /** Baden in Mannheim; both entrances of Alsace, over M7's towns. */
  const alsace = (phase: string) =>
    given(
      game1835(),
      packetSold,
      company1835("BA", { director: P1, city: 1, trains: ["5"] }),
      phase1835(phase),
      tile("L6", "211", 5),
      tile("M7", "1", 5),
      operating1835("BA", "routes"),
    );

  it("1835-11.4: the two hexes of Alsace-Lorraine are one area", () => {
    alsace("2.1")
      .when(P1, run(route("5-0", "M5.o0 L6.c1 M7.t0 N6 N4.o0")))
      .refused("ROUTE_GROUP_TWICE", "C-8.2f");
  });

  it("1835-11.4: off-board areas are ends only", () => {
    const start = saxony(["5"]);
    start.when(P1, run(route("5-0", "H16.c0 H18 H20.c0 H22.o0 H20.c0"))).refused("ROUTE_BROKEN", "C-8.2a");
  });

  it("1835-11.5: Alsace-Lorraine counts 50 in green, and is not there before and after", () => {
    expect(sums(alsace("2.1"), ["5-0", "M5.o0 L6.c1 M7.t0"])).toEqual([50 + 30 + 10]);
    expect(sums(alsace("2.4"), ["5-0", "N4.o0 N6 M7.t0 L6.c1"])).toEqual([50 + 30 + 10]);
    for (const phase of ["1.2", "3.1"]) {
      expect(sums(alsace(phase), ["5-0", "L6.c1 M7.t0"])).toEqual([40]);
      alsace(phase)
        .when(P1, run(route("5-0", "M5.o0 L6.c1")))
        .refused("ROUTE_BROKEN", "1835-11.5");
      expect(best(alsace(phase))).toBe(40);
    }
  });

  it.each([
    ["C21", [20, 20, 40]],
    ["H22", [20, 30, 40]],
  ])("1835-11.5: %s is worth %j in yellow, green and brown", (hex, values) => {
    const [node] = title.map[hex]?.nodes ?? [];
    if (!node) throw new Error("no area");
    const worth = ["1.1", "2.1", "3.1"].map((phase) => nodeRevenue(title, { ...game1835(), phase }, node));
    expect(worth).toEqual(values);
  });

  it("1835-11.5: towns count 10, cities what is on the tile", () => {
    const nodes = Object.values(title.tiles).flatMap((one) => one.nodes);
    expect(new Set(nodes.filter((one) => one.kind === "town").map((one) => one.revenue))).toEqual(new Set([10]));
    expect(title.tiles["220"]?.nodes[0]?.revenue).toBe(60);
  });
});

describe("the greatest revenue", () => {
  it("1835-11.7: of all trains together", () => {
    const start = saxony(["2", "3"]);
    start.when(P1, runBest).follows({ type: "routesRun", revenue: 90 + 30, best: true });
  });

  it("1835-11.7: a figure that a file records is checked, or taken where files are trusted", () => {
    const recorded = (recordedRevenue: string) =>
      given(
        game1835(4, { recordedRevenue }),
        packetSold,
        company1835("SX", { director: P1, trains: ["2"] }),
        ...LINE,
        operating1835("SX", "routes"),
      ).when(P1, { type: "run", routes: [route("2-0", "H16.c0 H18 H20.c0")], revenue: 50 });
    recorded("checked").refused("ROUTE_REVENUE", "1835-11.7");
    recorded("trusted").follows({ type: "routesRun", revenue: 50 });
  });

  it("1835-11.7: without a train or a route nobody is asked", () => {
    const start = given(
      game1835(),
      packetSold,
      joined("M2"),
      company1835("SX", { director: P1, trains: ["2"], cash: 100 }),
      operating1835("SX", "track"),
    );
    const next = start.when(P1, { type: "pass" });
    next.without("routesRun").follows({ type: "dividendDecided", revenue: 0 });
  });
});
