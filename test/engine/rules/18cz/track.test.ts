/** Laying track: 18CZ-8. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { lay, pass } from "../../../support/moves.ts";
import { type Change, game18cz, operating, P1, P2, station, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");

interface Terms {
  readonly money?: number;
  readonly phase?: string;
  /** In its first turn, its home station already placed. */
  readonly first?: boolean;
}

/** The corporation of P1 in its track step. */
const laying = (symbol: string, { money = 100, phase = "d", first = false }: Terms, ...changes: Change[]): Scene =>
  given(
    game18cz(3),
    localPrice(55),
    railway(symbol, { director: P1, cash: money }),
    (draft) => {
      if (first) Object.assign(draft.corporations[symbol] ?? {}, { operated: false });
    },
    ...changes,
    phase18cz(phase),
    operating(symbol, "track"),
  );
const layable = (scene: Scene, hex: string) =>
  scene.options("layTile").flatMap((one) => (one.hex === hex && one.company === null ? [one.tile] : []));
const stepOf = ({ decision }: Scene) => decision.step;
const colour = (id: string) => title.tiles[id]?.colour;

/** Track from Pardubice to the east: E16, E18 and what reaches Hradec Králové on D17. */
const E16 = tile("E16", "57", 1);
const E18 = tile("E18", "9", 1);

describe("how many tiles", () => {
  it("18CZ-8.1: one yellow tile or one upgrade a turn", () => {
    const yellow = laying("BCB", {}, E16).when(P1, lay("E18", "9", 1));
    expect(stepOf(yellow)).not.toBe("track");
    yellow.when(P1, lay("E20", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    const upgrade = laying("BCB", {}, E16, E18).when(P1, lay("E16", "14", 0));
    upgrade.when(P1, lay("E20", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
  });

  it("18CZ-8.1: two yellow tiles in the first turn, the second through the first, and no third", () => {
    const one = laying("BCB", { first: true }).when(P1, lay("E16", "57", 1));
    expect(stepOf(one)).toBe("track");
    const two = one.when(P1, lay("E18", "9", 1)).follows({ type: "tileLaid", hex: "E18", counts: true });
    two.when(P1, lay("E20", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    expect(stepOf(two)).not.toBe("track");
  });

  it("18CZ-8.1: never a yellow tile and an upgrade", () => {
    const yellow = laying("BCB", { first: true }, E16).when(P1, lay("E18", "9", 1));
    yellow.when(P1, lay("E16", "14", 0)).refused("TRACK_MIXED", "18CZ-8.1");
    expect(yellow.options("layTile").every((one) => colour(one.tile) === "yellow")).toBe(true);
    const upgrade = laying("BCB", { first: true }, E16).when(P1, lay("E16", "14", 0));
    upgrade.when(P1, lay("E18", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    expect(stepOf(upgrade)).not.toBe("track");
  });

  it("18CZ-8.1: one upgrade is possible in the first turn, or one yellow tile alone", () => {
    laying("BCB", { first: true }, E16)
      .when(P1, lay("E16", "14", 0))
      .follows({ type: "tileLaid", upgrade: true });
    const alone = laying("BCB", { first: true })
      .when(P1, lay("E16", "57", 1))
      .when(P1, pass);
    expect(stepOf(alone)).not.toBe("track");
  });

  it("18CZ-8.1: a large corporation lays its red tile, then two yellow ones", () => {
    const start = given(
      game18cz(3),
      localPrice(55),
      railway("SX", { director: P1, cash: 100, operated: false }),
      phase18cz("d"),
      operating("SX", "homeTile"),
    );
    const two = start
      .when(P1, lay("A8", "8896", 4))
      .when(P1, lay("A10", "4", 1))
      .when(P1, lay("A12", "9", 1));
    two.follows({ type: "tileLaid", hex: "A12" });
    two.when(P1, lay("A14", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
  });

  it("18CZ-8.1: the second tile is lost if the first turn's track step ends without it", () => {
    const start = given(
      game18cz(3),
      localPrice(60),
      railway("BCB", { director: P1, cash: 200, trains: ["2a"] }),
      (draft) => {
        Object.assign(draft.corporations.BCB ?? {}, { operated: false });
      },
      phase18cz("b"),
      operating("BCB", "track", {}, { set: 5, number: 1, of: 2 }),
    );
    const next = start
      .when(P1, lay("E16", "57", 1))
      .when(P1, pass)
      .when(P1, pass);
    expect(next.decision).toMatchObject({ step: "track", corporation: "BCB" });
    expect(next.state.round).toMatchObject({ kind: "operating", number: 2 });
    const one = next.when(P1, lay("E18", "9", 1));
    one.when(P1, lay("E20", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
  });
});

describe("colours", () => {
  it.each([
    ["a", "yellow"],
    ["b", "yellow"],
    ["c", "yellow"],
    ["d", "yellow green"],
    ["e", "yellow green"],
    ["f", "yellow green"],
    ["g", "yellow green brown"],
    ["h", "yellow green brown"],
    ["i", "yellow green brown gray"],
    ["j", "yellow green brown gray"],
  ])("18CZ-8.2, 18CZ-15.2: phase %s has the tiles %s", (phase, colours) => {
    expect(title.phases.find((one) => one.name === phase)?.tiles.join(" ")).toBe(colours);
  });

  it.each([
    ["green", "c", "d", [E16], "BCB", "E16", "14", 0],
    ["brown", "f", "g", [tile("E16", "14", 0)], "BCB", "E16", "611", 0],
    ["gray", "h", "i", [tile("E12", "8892", 0)], "NWB", "E12", "8893", 0],
  ] as const)(
    "18CZ-8.2: %s tiles not in phase %s, but in phase %s",
    (_, before, from, board, symbol, hex, id, turn) => {
      laying(symbol, { phase: before }, ...board)
        .when(P1, lay(hex, id, turn))
        .refused("TILE_COLOUR_PHASE", "C-5.2d");
      laying(symbol, { phase: from }, ...board)
        .when(P1, lay(hex, id, turn))
        .follows({ type: "tileLaid", tile: id, cost: 0 });
    },
  );
});

describe("upgrades", () => {
  it("18CZ-8.3: connected is enough, even if all the new track is out of reach", () => {
    laying("BCB", {}, E16, E18)
      .when(P1, lay("E18", "20", 1))
      .follows({ type: "tileLaid", hex: "E18", tile: "20" });
    laying("BCB", {}, E16, E18)
      .when(P1, lay("E18", "19", 4))
      .follows({ type: "tileLaid", hex: "E18", tile: "19" });
  });

  it("18CZ-8.3: but some of its track must be connected, be it the new one", () => {
    const apart = laying("BCB", {}, E16, tile("E18", "8", 2));
    apart.when(P1, lay("E18", "25", 2)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    apart.when(P1, lay("E18", "31", 2)).follows({ type: "tileLaid", hex: "E18" });
    laying("BCB", {}, E16, tile("E20", "9", 1))
      .when(P1, lay("E20", "20", 1))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
  });
});

describe("cost", () => {
  it("18CZ-8.4: rivers cost 10, hills 20, mountains 40", () => {
    const costs = Object.values(title.map).flatMap(({ terrain }) =>
      terrain ? [`${terrain.kind} ${terrain.cost}`] : [],
    );
    expect(new Set(costs)).toEqual(new Set(["water 10", "hill 20", "mountain 40"]));
  });

  const first = [
    ["river", 10, "BCB", [], "E16", "57", 1],
    ["hill", 20, "BCB", [station("BCB", "G16")], "G16", "57", 1],
    ["mountain", 40, "EKJ", [tile("D5", "57", 2)], "C4", "7", 5],
  ] as const;

  it.each(first)(
    "18CZ-8.4: the first tile on a %s costs %i of the treasury",
    (_, cost, symbol, board, hex, id, turn) => {
      laying(symbol, { money: cost }, ...board)
        .when(P1, lay(hex, id, turn))
        .follows({ type: "moneyPaid", from: `corporation:${symbol}`, to: "bank", amount: cost, reason: "terrain" });
      laying(symbol, { money: cost - 1 }, ...board)
        .when(P1, lay(hex, id, turn))
        .refused("MONEY_SHORT", "C-5.2l");
    },
  );

  it("18CZ-8.4: other hexes and later upgrades are free", () => {
    laying("BCB", { money: 0 }, E16)
      .when(P1, lay("E18", "9", 1))
      .without("moneyPaid");
    laying("BCB", { money: 0 }, E16)
      .when(P1, lay("E16", "14", 0))
      .without("moneyPaid");
  });

  it("18CZ-8.4: the river of B9 is paid with its first green tile", () => {
    const sx = railway("SX", { director: P1, cash: 10, home: { hex: "A8", rotation: 4 } });
    const green = given(game18cz(3), localPrice(55), sx, phase18cz("d"), operating("SX", "track"));
    green.when(P1, lay("B9", "8859", 0)).follows({ type: "moneyPaid", amount: 10, reason: "terrain" });
    const brown = given(
      game18cz(3),
      localPrice(55),
      sx,
      tile("B9", "8859", 0),
      phase18cz("g"),
      operating("SX", "track"),
    );
    expect(brown.options("layTile").filter((one) => one.hex === "B9")).toEqual([]);
  });
});

describe("Praha", () => {
  const praha = (terms: Terms, ...changes: Change[]) => laying("NWB", { phase: "b", ...terms }, ...changes);

  it("18CZ-8.5: two cities of 20 on white, with ends to D13 and F13", () => {
    expect(title.map.E12).toMatchObject({ colour: "white", label: "P", terrain: { cost: 10 } });
    expect(title.map.E12?.nodes?.map((one) => [one.revenue, one.home])).toEqual([
      [20, ["NWB"]],
      [20, ["BN"]],
    ]);
    expect([title.map.E12?.neighbours[3], title.map.E12?.neighbours[5]]).toEqual(["D13", "F13"]);
  });

  it("18CZ-8.5: its yellow tile is a lay, costs 10, and keeps the printed track", () => {
    const start = praha({ first: true, money: 10 });
    expect(layable(start, "E12").sort()).toEqual(["8889", "8890"]);
    start.when(P1, lay("E12", "8889", 0)).refused("TILE_TRACK_LOST", "C-5.2i");
    start.when(P1, lay("E12", "8890", 0)).refused("TILE_TRACK_LOST", "C-5.2i");
    const laid = start.when(P1, lay("E12", "8889", 1)).follows({ type: "moneyPaid", amount: 10 });
    expect(stepOf(laid)).toBe("track");
    laid.when(P1, lay("F13", "4", 2)).follows({ type: "tileLaid", hex: "F13" });
    praha({ money: 9 })
      .when(P1, lay("E12", "8889", 1))
      .refused("MONEY_SHORT", "C-5.2l");
  });

  it("18CZ-8.5, C-3.8: the stations go with their track", () => {
    const laid = praha({}, railway("BN", { director: P2 })).when(P1, lay("E12", "8889", 1));
    expect(laid.state.board.stations.E12).toEqual([
      { corporation: "NWB", city: 2 },
      { corporation: "BN", city: 0 },
    ]);
    expect(laid.state.corporations.NWB?.stations).toEqual([{ hex: "E12", city: 2 }]);
  });

  it("18CZ-8.8, C-3.8: reservations do too, and brown Praha joins all", () => {
    expect(praha({}).when(P1, lay("E12", "8889", 1)).state.board.homes.BN).toEqual({ hex: "E12", city: 0 });
    const green = praha({ phase: "g" }, tile("E12", "8891", 1), railway("BN", { director: P2 }));
    const brown = green.when(P1, lay("E12", "8892", 0));
    expect(brown.state.board.stations.E12).toEqual([
      { corporation: "NWB", city: 0 },
      { corporation: "BN", city: 0 },
    ]);
  });

  it.each([
    ["D13", "0", "9", 0, 1],
    ["F13", "2", "58", 0, 1],
  ])("18CZ-8.5: a tile on %s must have an end at its edge %s", (hex, edge, id, good, bad) => {
    expect(title.map[hex]?.mustConnect).toEqual([edge]);
    const [symbol, city] = hex === "D13" ? ["BN", 1] : ["NWB", 0];
    expect(title.map.E12?.nodes?.[city]?.home).toEqual([symbol]);
    const start = laying(symbol, { phase: "b" });
    start.when(P1, lay(hex, id, good)).follows({ type: "tileLaid", hex });
    start.when(P1, lay(hex, id, bad)).refused("TILE_STUB", "18CZ-8.5");
  });
});

describe("double cities without track", () => {
  const reach: Record<string, [string, Change[]]> = {
    B9: ["SX", []],
    C8: ["EKJ", [tile("D5", "57", 1), tile("D7", "8", 1)]],
    D27: ["OFE", [tile("C26", "621", 2)]],
  };
  const at = (hex: string, phase: string, first = false) => {
    const [symbol = "", board = []] = reach[hex] ?? [];
    const standing = { director: P1, cash: 50, home: { hex: "A8", rotation: 4 } };
    return given(
      game18cz(3),
      localPrice(55),
      railway(symbol, symbol === "SX" ? standing : { director: P1, cash: 50 }),
      (draft) => {
        if (first) Object.assign(draft.corporations[symbol] ?? {}, { operated: false });
      },
      ...board,
      phase18cz(phase),
      operating(symbol, "track"),
    );
  };
  const oo = ["8859", "8860", "8863", "8864", "8865", "8885"];

  it.each(["B9", "C8", "D27"])(
    "18CZ-8.6: %s is printed yellow; its first tile is green, an upgrade, from phase d",
    (hex) => {
      expect(title.map[hex]).toMatchObject({ colour: "yellow", label: "OO" });
      expect(title.map[hex]?.paths).toBeUndefined();
      at(hex, "d")
        .when(P1, lay(hex, "201", 0))
        .refused("TILE_COLOUR_STEP", "C-5.2e");
      at(hex, "c")
        .when(P1, lay(hex, "8859", 0))
        .refused("TILE_COLOUR_PHASE", "C-5.2d");
      expect(layable(at(hex, "d"), hex).sort()).toEqual(oo);
    },
  );

  it("18CZ-8.6: as an upgrade it rules out a yellow tile in the first turn", () => {
    const green = at("D27", "d", true).when(P1, lay("D27", "8859", 0));
    expect(stepOf(green)).not.toBe("track");
    green.when(P1, lay("C28", "58", 0)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
  });
});

describe("labels and purple tiles", () => {
  it.each([
    ["Y", "OFE", "C26", [], ["201", "202", "621"], "57"],
    ["OO", "OFE", "D27", [tile("C26", "621", 2)], ["8859", "8860", "8863", "8864", "8865", "8885"], "14"],
    ["no label", "BCB", "E16", [], ["5", "57", "6"], "621"],
  ] as const)("18CZ-8.7: a hex with %s takes such tiles only", (_, symbol, hex, board, tiles, other) => {
    const start = laying(symbol, {}, ...board);
    expect(layable(start, hex).sort()).toEqual(tiles);
    start.when(P1, lay(hex, other, 0)).refused("TILE_MISFIT", "C-5.2f");
  });

  const town = [E16, tile("E18", "4", 1)];

  it("18CZ-8.7: yellow towns have no ordinary green tile", () => {
    expect(layable(laying("BCB", {}, ...town), "E18")).toEqual([]);
    for (const double of ["1", "2", "55", "56", "69"]) {
      expect(layable(laying("BCB", {}, E16, tile("E18", double, 0)), "E18")).toEqual([]);
    }
  });

  it("18CZ-8.7: a purple tile needs the power of a local railway", () => {
    const purple = [
      "8866p",
      "14p",
      "887p",
      "15p",
      "888p",
      "889p",
      "611p",
      "216p",
      "8894p",
      "8895p",
      "8896p",
      "8857p",
      "595p",
    ];
    expect(
      Object.keys(title.tiles)
        .filter((id) => title.tiles[id]?.powerOnly)
        .sort(),
    ).toEqual(purple.sort());
    laying("BCB", {}, ...town)
      .when(P1, lay("E18", "888p", 0))
      .refused("TILE_POWER_ONLY", "18CZ-8.7");
    laying("BCB", {}, E16)
      .when(P1, lay("E16", "14p", 0))
      .refused("TILE_POWER_ONLY", "18CZ-8.7");
  });
});
