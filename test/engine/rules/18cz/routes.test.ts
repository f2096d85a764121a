/** Trains and routes: 18CZ-11, V6, V8. */
import { describe, expect, it } from "vitest";
import type { Move } from "../../../../engine/index.ts";
import { route, run, runBest } from "../../../support/moves.ts";
import { type Change, game18cz, operating, P1, P2, station, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;

interface Terms {
  readonly phase?: string;
  readonly options?: Options;
}

/** The corporation of P1, with its home station and these trains, in its run. */
const running = (
  symbol: string,
  trains: readonly string[],
  { phase = "d", options = {} }: Terms,
  ...changes: Change[]
): Scene =>
  given(
    game18cz(3, options),
    localPrice(55),
    railway(symbol, { director: P1, trains }),
    ...changes,
    phase18cz(phase),
    operating(symbol, "routes"),
  );
const recorded = (revenue: number, ...routes: ReturnType<typeof route>[]): Move => ({ type: "run", routes, revenue });
const earns = (scene: Scene, revenue: number) => scene.follows({ type: "routesRun", revenue });

/** Copies of tiles with straight track from west to east, in the order used. */
const CITIES = ["57 1", "57 1", "57 1", "57 1", "14 0", "14 0", "14 0", "14 0"];
const TOWNS = ["4 1", "4 1", "4 1", "4 1", "888p 0", "888p 0", "887p 1", "887p 1", "887p 1", "887p 1"];

/** A straight line eastwards from a hex: `c` a city, `t` a town. With the way along it. */
function line(from: string, pattern: string): { readonly board: Change[]; readonly way: string } {
  const [cities, towns] = [[...CITIES], [...TOWNS]];
  const places = [...pattern].map((kind, n) => ({ kind, hex: `${from[0]}${Number(from.slice(1)) + 2 * n}` }));
  const board = places.map(({ kind, hex }) => {
    const [id = "", turn] = ((kind === "c" ? cities : towns).shift() ?? "").split(" ");
    return tile(hex, id, Number(turn));
  });
  return { board, way: places.map(({ kind, hex }) => `${hex}.${kind}0`).join(" ") };
}

describe("sizes", () => {
  const { board, way } = line("E16", "ct");

  it.each([
    ["BN", "2a", "2a-0"],
    ["Ug", "2a", "2a-0"],
    ["Ug", "2+2b", "2b-0"],
    ["Ug", "3+3d", "3d-0"],
  ])("18CZ-11.1: %s does not run a train of another size, a %s", (symbol, side, id) => {
    const start = running(symbol, [side], {}, ...board, station(symbol, "E16"));
    start.when(P1, run(route(id, way))).refused("ROUTE_TRAIN_SIZE", "18CZ-11.1");
    expect(start.options("run")).toMatchObject([{ trains: [] }]);
  });

  it.each([
    ["BCB", "2a", "2a-0"],
    ["BN", "2+2b", "2b-0"],
    ["Ug", "3Ed", "3d-0"],
  ])("18CZ-11.1: %s runs its own, a %s", (symbol, side, id) => {
    const more = symbol === "BCB" ? [] : [station(symbol, "E16")];
    const start = running(symbol, [side], {}, ...board, ...more);
    earns(start.when(P1, run(route(id, way))), 30);
    expect(start.options("run")).toMatchObject([{ trains: [{ id, rank: side }] }]);
  });
});

describe("plain trains", () => {
  it.each([
    ["2a", "2a-0", "ct", 30],
    ["2a", "2a-0", "cc", 40],
    ["3c", "3c-0", "ctc", 50],
    ["3c", "3c-0", "ctt", 40],
    ["4e", "4e-0", "cttc", 60],
    ["5g", "5g-0", "ctctc", 80],
  ])("18CZ-11.2: a %s (%s) runs %s for %i, and no place more", (side, id, pattern, revenue) => {
    const more = line("E16", `${pattern}t`);
    const start = running("BCB", [side], { phase: "g" }, ...more.board);
    earns(start.when(P1, run(route(id, line("E16", pattern).way))), revenue);
    start.when(P1, run(route(id, more.way))).refused("ROUTE_TOO_LONG", "C-8.2c");
  });

  it("18CZ-11.2: no place may be left out", () => {
    const start = running("BCB", ["2a"], {}, ...line("E16", "ctc").board);
    start.when(P1, run(route("2a-0", "E16.c0 E18 E20.c0"))).refused("ROUTE_BROKEN", "C-8.2a");
  });

  it("18CZ-11.2: a red tile is a place", () => {
    const sx = railway("SX", { director: P2, home: { hex: "A8", rotation: 4 } });
    const start = running("BCB", ["2a"], {}, sx, tile("A10", "4", 1), tile("A12", "57", 1), station("BCB", "A12"));
    start.when(P1, run(route("2a-0", "A12.c0 A10.t0 A8.c0"))).refused("ROUTE_TOO_LONG", "C-8.2c");
  });
});

describe("plus trains", () => {
  it.each([
    ["2+2b", "2b-0", "cttt", 50],
    ["2+2b", "2b-0", "cttc", 60],
    ["2+2b", "2b-0", "ctc", 50],
    ["2+2c", "3c-0", "cttc", 60],
    ["3+3d", "3d-0", "ctctct", 90],
    ["4+4f", "4f-0", "cttcttcc", 120],
    ["5+5h", "5h-0", "ctttctttc", 140],
    ["5+5h", "5h-0", "ccccttttt", 140],
  ])("18CZ-11.3: a %s (%s) runs %s for %i", (side, id, pattern, revenue) => {
    const { board, way } = line(pattern.length > 6 ? "F7" : "E16", pattern);
    const hex = pattern.length > 6 ? "F7" : "E16";
    const start = running("BN", [side], { phase: "h" }, ...board, station("BN", hex));
    earns(start.when(P1, run(route(id, way))), revenue);
  });

  it.each([
    ["2+2b", "2b-0", "ctttc"],
    ["2+2b", "2b-0", "cctc"],
    ["2+2b", "2b-0", "ctttt"],
    ["3+3d", "3d-0", "cttttct"],
    ["3+3d", "3d-0", "cccc"],
    ["4+4f", "4f-0", "ccccc"],
    ["5+5h", "5h-0", "cccccc"],
    ["5+5h", "5h-0", "ctttttttttc"],
  ])("18CZ-11.3: a %s (%s) cannot run %s", (side, id, pattern) => {
    const { board, way } = line("F5", pattern);
    const start = running("BN", [side], { phase: "h" }, ...board, station("BN", "F5"));
    start.when(P1, run(route(id, way))).refused("ROUTE_TOO_LONG", "C-8.2c");
  });

  it("18CZ-11.3: no place may be left out, and four towns lack a station", () => {
    const start = running("BN", ["2+2b"], {}, ...line("E16", "ctttt").board, station("BN", "E16"));
    start.when(P1, run(route("2b-0", "E16.c0 E18 E20.t0"))).refused("ROUTE_BROKEN", "C-8.2a");
    start.when(P1, run(route("2b-0", "E18.t0 E20.t0 E22.t0 E24.t0"))).refused("ROUTE_NO_STATION", "C-8.2g");
  });
});

describe("express trains", () => {
  /** Ug stands at the western end of a straight line. */
  const express = (side: string, options: Options, ...changes: Change[]) =>
    running("Ug", [side], { phase: "j", options }, ...changes, station("Ug", "F7"));
  const max3 = { expressTowns: "max3" };
  const dear = [
    tile("F7", "8894p", 0),
    ...[tile("F9", "888p", 0), tile("F11", "888p", 0), tile("F13", "887p", 1), tile("F15", "887p", 1)],
    ...[tile("F17", "887p", 1), tile("F19", "887p", 1), tile("F21", "8866p", 5), tile("F23", "8866p", 5)],
    tile("F25", "216", 0),
  ];
  const dearWay = "F7.c0 F9.t0 F11.t0 F13.t0 F15.t0 F17.t0 F19.t0 F21.t0 F23.t0 F25.c0";
  const town30 = [tile("F7", "14", 0), tile("F9", "889p", 0), tile("F11", "57", 1), tile("F13", "57", 1)];

  it.each([
    ["free", 230],
    ["max3", 170],
  ])("18CZ-11.4, 18CZ-0.6 V6: an 8E over cities of 60 and 50 and eight towns of 20, towns %s: %i", (towns, revenue) => {
    const start = express("8Ej", { expressTowns: towns }, ...dear);
    earns(start.when(P1, run(route("5j-0", dearWay))), revenue);
    earns(start.when(P1, runBest), revenue);
  });

  it.each([
    ["free", 70],
    ["max3", 80],
  ])("18CZ-11.4, 18CZ-0.6 V6: a 3E over cities of 30, 20, 20 and a town of 30, towns %s: %i", (towns, revenue) => {
    const start = express("3Ed", { expressTowns: towns }, ...town30);
    earns(start.when(P1, run(route("3d-0", "F7.c0 F9.t0 F11.c0 F13.c0"))), revenue);
  });

  it.each([
    ["3Ed", "3d-0", "ct", 30],
    ["3Ed", "3d-0", "cttttc", 50],
    ["3Ed", "3d-0", "cttt", 40],
    ["4Ef", "4f-0", "ctctct", 70],
    ["5Eh", "5h-0", "cttttt", 70],
    ["6Ei", "5i-0", "cttttttttc", 120],
  ])(
    "18CZ-11.4: a %s (%s) runs %s for %i: all cities, and the best towns up to its number",
    (side, id, pattern, sum) => {
      const { board, way } = line("F7", pattern);
      earns(express(side, {}, ...board).when(P1, run(route(id, way))), sum);
    },
  );

  it.each([
    ["3Ed", "3d-0", "cccc"],
    ["4Ef", "4f-0", "cctccc"],
    ["5Eh", "5h-0", "cccccc"],
  ])("18CZ-11.4: a %s (%s) cannot run %s: cities cannot be left out", (side, id, pattern) => {
    const { board, way } = line("F7", pattern);
    for (const options of [{}, max3]) {
      express(side, options, ...board)
        .when(P1, run(route(id, way)))
        .refused("ROUTE_TOO_LONG", "C-8.2c");
    }
  });
});

describe("a route", () => {
  it("18CZ-11.5: has at least two places and a station of the corporation on a city that it visits", () => {
    const start = running("BCB", ["3c", "3c"], {}, ...line("E16", "ctcc").board);
    start.when(P1, run({ train: "3c-0", stops: ["E16.c0"], stretches: [] })).refused("ROUTE_TOO_SHORT", "C-8.2b");
    start.when(P1, run(route("3c-0", "E18.t0 E20.c0"))).refused("ROUTE_NO_STATION", "C-8.2g");
    earns(start.when(P1, run(route("3c-0", "E18.t0 E16.c0"))), 30);
  });

  it("18CZ-11.5: no track twice, within or between the routes of a turn, and no place twice in one", () => {
    const start = running("BCB", ["3c", "3c"], {}, ...line("E16", "ctc").board);
    const twice = start.when(P1, run(route("3c-0", "E16.c0 E18.t0"), route("3c-1", "E16.c0 E18.t0 E20.c0")));
    twice.refused("ROUTE_TRACK_TWICE", "C-8.3");
    const loop = [tile("E16", "14", 0), tile("E18", "7", 1), tile("D17", "3", 5)];
    const round = running("BCB", ["4e"], {}, ...loop, tile("E16", "15", 1));
    round.when(P1, run(route("4e-0", "E16.c0 E18 D17.t0 E16.c0"))).refused("ROUTE_STOP_TWICE", "C-8.2d");
    earns(round.when(P1, run(route("4e-0", "E16.c0 E18 D17.t0"))), 40);
  });

  it("18CZ-11.5: two routes may share a place", () => {
    const start = running("BCB", ["2a", "2a"], {}, ...line("E14", "tct").board);
    earns(start.when(P1, run(route("2a-0", "E16.c0 E14.t0"), route("2a-1", "E16.c0 E18.t0"))), 60);
  });

  it("18CZ-11.5: does not run through a city whose slots are all taken by others", () => {
    const ofe = railway("OFE", { director: P2 });
    const full = running("BCB", ["3c"], {}, ...line("E16", "ccc").board, ofe, station("OFE", "E18"));
    full.when(P1, run(route("3c-0", "E16.c0 E18.c0 E20.c0"))).refused("ROUTE_THROUGH_BLOCKED", "C-8.2e");
    earns(full.when(P1, run(route("3c-0", "E16.c0 E18.c0"))), 40);
    const open = running(
      "BCB",
      ["3c"],
      {},
      ...line("E16", "ccc").board,
      tile("E18", "14", 0),
      ofe,
      station("OFE", "E18"),
    );
    earns(open.when(P1, run(route("3c-0", "E16.c0 E18.c0 E20.c0"))), 70);
  });

  it("18CZ-11.5: may use both cities of an OO tile", () => {
    const board = [tile("C26", "621", 2), tile("D27", "8885", 2), tile("D29", "7", 1), tile("C28", "3", 5)];
    const start = running("OFE", ["4e"], { phase: "e" }, ...board);
    earns(start.when(P1, run(route("4e-0", "C26.c0 D27.c0 D29 C28.t0 D27.c1"))), 120);
  });

  it("18CZ-11.5: D1 is a gray town worth 10", () => {
    const start = running("BTE", ["2+2b"], { phase: "b" }, tile("D3", "57", 1));
    earns(start.when(P1, run(route("2b-0", "D3.c0 D1.t0"))), 30);
  });
});

describe("Praha", () => {
  /** A way from Praha's south-eastern end round to its north-eastern one. */
  const loop = [tile("F13", "3", 2), tile("E14", "56", 0), tile("D13", "7", 5)];

  it.each<[string, Change[], number, number]>([
    ["without a tile", [], 0, 1],
    ["on yellow", [tile("E12", "8889", 1)], 2, 0],
    ["on the other yellow tile", [tile("E12", "8890", 1)], 2, 1],
    ["on green", [tile("E12", "8891", 1)], 3, 1],
  ])("18CZ-11.5: only one city of it in a route, %s", (_, board, from, to) => {
    const start = running("NWB", ["3+3d"], {}, ...loop, ...board, (draft) => {
      draft.board.stations.E12 = [{ corporation: "NWB", city: from }];
      Object.assign(draft.corporations.NWB ?? {}, { stations: [{ hex: "E12", city: from }] });
    });
    const around = `E12.c${from} F13.t0 E14.t0 D13 E12.c${to}`;
    start.when(P1, run(route("3d-0", around))).refused("ROUTE_GROUP_TWICE", "C-8.2f");
    const value = { 0: 20, 2: 30, 3: 40 }[from] ?? 0;
    earns(start.when(P1, run(route("3d-0", `E12.c${from} F13.t0 E14.t0`))), value + 20);
    earns(start.when(P1, runBest), value + 20);
  });

  it("18CZ-0.6 V8: a recorded run from Praha to Praha is refused, or booked as it is", () => {
    const around = recorded(170, route("3d-0", "E12.c0 F13.t0 E14.t0 D13 E12.c1"));
    const nwb = (options: Options) => running("NWB", ["3+3d"], { options }, ...loop);
    nwb({}).when(P1, around).refused("ROUTE_GROUP_TWICE", "C-8.2f");
    earns(nwb({ recordedRevenue: "trusted" }).when(P1, around), 170);
  });

  it("18CZ-0.6 V8: nor is another value than the routes have", () => {
    const way = route("3d-0", "E12.c0 F13.t0 E14.t0");
    const nwb = (options: Options) => running("NWB", ["3+3d"], { options }, ...loop);
    nwb({}).when(P1, recorded(50, way)).refused("ROUTE_REVENUE", "18CZ-11");
    earns(nwb({}).when(P1, recorded(40, way)), 40);
    earns(nwb({ recordedRevenue: "trusted" }).when(P1, recorded(50, way)), 50);
  });
});

describe("the home bonus", () => {
  const board = [tile("A10", "4", 1), tile("B9", "8859", 0)];
  const [toTown, toCity] = ["A8.c0 A10.t0", "A8.c0 B9.c1"];
  const sx = (trains: string[], phase = "d") => running("SX", trains, { phase }, ...board);

  it("18CZ-11.6: 50 more for each train that runs to the corporation's own red tile", () => {
    earns(sx(["3Ed"]).when(P1, run(route("3d-0", toTown))), 30 + 50 + 10);
    const both = sx(["3Ed", "3Ed"]).when(P1, run(route("3d-0", toTown), route("3d-1", toCity)));
    both.follows({ type: "routesRun", sums: [90, 120], revenue: 210 });
    earns(sx(["3Ed", "3Ed"]).when(P1, runBest), 210);
    earns(sx(["4Eg"], "g").when(P1, run(route("5g-0", toCity))), 40 + 50 + 40);
  });

  it("18CZ-11.6: none for routes elsewhere", () => {
    const away = running("SX", ["3Ed"], {}, ...board, ...line("E16", "ct").board, station("SX", "E16"));
    earns(away.when(P1, run(route("3d-0", "E16.c0 E18.t0"))), 30);
  });

  it("18CZ-11.6: others get the plain value, large ones too", () => {
    for (const [symbol, side, id] of [
      ["BN", "3+3d", "3d-0"],
      ["Ug", "3Ed", "3d-0"],
    ] as const) {
      const home = railway("SX", { director: P2, home: { hex: "A8", rotation: 4 } });
      const start = running(symbol, [side], {}, home, ...board, station(symbol, "B9", 1));
      earns(start.when(P1, run(route(id, "B9.c1 A8.c0"))), 70);
    }
  });
});

describe("the run", () => {
  it("18CZ-11.7: each train once; fewer trains or worse routes are the director's choice", () => {
    const start = running("BCB", ["2a", "2a"], {}, ...line("E14", "tcc").board);
    const [west, east] = ["E16.c0 E14.t0", "E16.c0 E18.c0"];
    start.when(P1, run(route("2a-0", west), route("2a-0", east))).refused("ROUTE_TRAIN_TWICE", "C-8.1");
    start.when(P1, run(route("2a-9", west))).refused("ROUTE_NOT_YOUR_TRAIN", "C-8.1");
    earns(start.when(P1, run(route("2a-0", west))), 30);
    earns(start.when(P1, run()), 0);
    earns(start.when(P1, runBest), 70);
  });
});
