/** Laying track: 1835-9. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { lay, pass, place } from "../../../support/moves.ts";
import { type Change, P1, P2, P3, station, tile } from "../../../support/positions.ts";
import { company1835, game1835, minor, operating1835, packetSold, phase1835 } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const colourOf = (id: string) => title.tiles[id]?.colour ?? "";
const stepOf = ({ decision }: Scene) => decision.step;

/** Bavaria of P1 is about to build. */
const bavaria = (phase: string, ...changes: Change[]): Scene =>
  given(
    game1835(),
    packetSold,
    company1835("BY", { director: P1, cash: 500 }),
    phase1835(phase),
    ...changes,
    operating1835("BY", "track"),
  );
/** The same where nobody asks whether a tile is reached. */
const anywhere = (phase: string, ...changes: Change[]): Scene =>
  given(
    game1835(4, { recordedLays: "trusted" }),
    packetSold,
    company1835("BY", { director: P1, cash: 500 }),
    phase1835(phase),
    ...changes,
    operating1835("BY", "track"),
  );
/** The tile in its first rotation that is legal. */
function laid(scene: Scene, hex: string, id: string): Scene | undefined {
  for (let rotation = 0; rotation < 6; rotation += 1) {
    const next = scene.when(P1, lay(hex, id, rotation));
    if (next.events.length > 0) return next;
  }
  return undefined;
}
const costOf = (scene: Scene | undefined) =>
  scene?.events.flatMap((one) => (one.type === "tileLaid" ? [one.cost] : []))[0];
const MUNICH = tile("O15", "201", 1);
const colours = (scene: Scene) => [...new Set(scene.options("layTile").map((one) => colourOf(one.tile)))].toSorted();

describe("how many", () => {
  it("1835-9.1, 1835-9.2: a corporation may lay two yellow tiles in phase 1, the second from the first, and no third", () => {
    const one = bavaria("1.1").when(P1, lay("O15", "201", 1));
    expect(stepOf(one)).toBe("track");
    const two = one.when(P1, lay("N14", "9", 2));
    two.follows({ type: "tileLaid", hex: "N14" });
    expect(stepOf(two)).not.toBe("track");
    two.when(P1, lay("O13", "9", 1)).refused("TRACK_NO_LAY_LEFT", "1835-9.1");
  });

  it("1835-9.1: it may be content with one or none", () => {
    const none = bavaria("1.2").when(P1, pass);
    expect(stepOf(none)).not.toBe("track");
    const one = bavaria("1.2")
      .when(P1, lay("O15", "201", 1))
      .when(P1, pass);
    expect(stepOf(one)).not.toBe("track");
  });

  it.each(["2.1", "2.3", "3.1", "3.4"])("1835-9.1: in phase %s it lays one tile or upgrades one", (phase) => {
    const yellow = bavaria(phase).when(P1, lay("O15", "201", 1));
    yellow.when(P1, lay("N14", "9", 2)).refused("TRACK_NO_LAY_LEFT", "1835-9.1");
    const green = bavaria(phase, MUNICH).when(P1, lay("O15", "207", 0));
    green.follows({ type: "tileLaid", tile: "207", upgrade: true });
    green.when(P1, lay("N14", "9", 2)).refused("TRACK_NO_LAY_LEFT", "1835-9.1");
  });

  it("1835-9.1: a minor lays one in phase 1 and after it", () => {
    for (const phase of ["1.1", "2.1"]) {
      const start = given(
        game1835(),
        packetSold,
        minor("M3", P1, { cash: 500 }),
        phase1835(phase),
        operating1835("M3", "track"),
      );
      const one = start.when(P1, lay("F14", "57", 1));
      one.when(P1, lay("F16", "9", 1)).refused("TRACK_NO_LAY_LEFT", "1835-9.1");
    }
  });

  it("1835-9.2: in phase 1 nothing is upgraded, not even as the second lay", () => {
    const one = bavaria("1.2").when(P1, lay("O15", "201", 1));
    one.when(P1, lay("O15", "207", 0)).refused("TILE_COLOUR_PHASE", "C-5.2d");
  });
});

describe("colours", () => {
  const old = [MUNICH, tile("N14", "9", 2), tile("O13", "23", 1), station("BY", "J8")];

  it.each([
    ["1.1", ["yellow"]],
    ["1.2", ["yellow"]],
    ["2.1", ["green", "yellow"]],
    ["2.4", ["green", "yellow"]],
    ["3.1", ["brown", "green", "yellow"]],
    ["3.4", ["brown", "green", "yellow"]],
  ])("1835-9.3: in phase %s: %j", (phase, expected) => {
    expect(colours(bavaria(phase, ...old))).toEqual(expected);
  });

  it("1835-9.3: green on hexes printed yellow, brown on those printed green", () => {
    expect(costOf(laid(anywhere("2.1"), "G3", "210"))).toBe(50);
    expect(laid(anywhere("2.1"), "E19", "209")).toBeDefined();
    expect(laid(anywhere("2.4"), "L14", "218")).toBeUndefined();
    expect(laid(anywhere("3.1"), "L14", "218")).toBeDefined();
    expect(laid(anywhere("3.1"), "J8", "216")).toBeDefined();
  });

  it.each(["C13", "D6", "F12", "M5", "C21", "H22", "P14"])("1835-9.3: %s is never built", (hex) => {
    for (const id of ["9", "57", "63", "41"])
      anywhere("3.1")
        .when(P1, lay(hex, id, 0))
        .refused("HEX_FIXED", "C-5.2b");
  });
});

describe("reach", () => {
  it("1835-9.4: track from one of its markers, whatever the distance", () => {
    const far = [MUNICH, tile("N14", "9", 2), tile("M13", "9", 2)];
    bavaria("1.1", ...far)
      .when(P1, lay("L12", "9", 2))
      .follows({ type: "tileLaid", hex: "L12" });
    bavaria("1.1", ...far)
      .when(P1, lay("L12", "9", 1))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
    bavaria("1.1")
      .when(P1, lay("N14", "9", 2))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
  });

  it("1835-9.4: not past a city that others fill", () => {
    const filled: Change[] = [tile("O15", "201", 0), tile("O13", "8", 2), tile("N12", "57", 2), station("WT", "N12")];
    const past = bavaria("1.1", company1835("WT", { director: P2 }), ...filled);
    past.when(P1, lay("M11", "9", 2)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    const free = bavaria("1.1", company1835("WT", { director: P2 }), ...filled.slice(0, 3));
    free.when(P1, lay("M11", "9", 2)).follows({ type: "tileLaid", hex: "M11" });
  });

  it("1835-9.4: or the hex holds its own marker", () => {
    expect(
      bavaria("1.1")
        .options("layTile")
        .map((one) => [one.hex, one.tile]),
    ).toEqual([
      ["O15", "201"],
      ["O15", "202"],
    ]);
  });

  it("1835-9.4: lays that a file records can be trusted", () => {
    anywhere("1.1")
      .when(P1, lay("H14", "9", 1))
      .follows({ type: "tileLaid", hex: "H14" });
  });
});

describe("where track may point", () => {
  it.each([
    ["O15", "201", 5, "off the board"],
    ["G19", "9", 1, "to a blank side of brown"],
    ["D20", "9", 0, "to a blank side of red"],
    ["B10", "9", 0, "across the mouth of the Elbe"],
    ["C9", "9", 0, "across the mouth of the Elbe"],
  ])("1835-9.5: %s with tile %s in rotation %i points %s", (hex, id, rotation) => {
    anywhere("1.1")
      .when(P1, lay(hex, id, rotation))
      .refused("TILE_CLOSED_SIDE", "C-5.2h");
  });

  it("1835-9.5: other ends may be open", () => {
    anywhere("1.1")
      .when(P1, lay("H14", "9", 0))
      .follows({ type: "tileLaid" });
    anywhere("1.1")
      .when(P1, lay("O13", "8", 3))
      .follows({ type: "tileLaid" });
  });
});

describe("which tile", () => {
  const fitting = (hex: string, phase: string) =>
    Object.keys(title.tiles).filter((id) => laid(anywhere(phase), hex, id) !== undefined);

  it.each([
    ["a plain hex", "H14", ["7", "8", "9"]],
    ["one town", "H10", ["3", "4", "58"]],
    ["two towns", "H4", ["1", "2", "55", "56", "69"]],
    ["a city", "D8", ["5", "6", "57"]],
    ["a Y city", "H2", ["201", "202"]],
    ["a Y city", "I3", ["201", "202"]],
    ["a Y city", "O15", ["201", "202"]],
  ])("1835-9.6: on %s (%s) first %j", (_, hex, expected) => {
    expect(fitting(hex, "1.1").toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["G3", "2.1", ["210", "211", "212", "213", "214", "215"]],
    ["L6", "2.1", ["210", "211", "212", "213", "214", "215"]],
    ["E19", "2.1", ["209"]],
    ["C11", "3.1", ["221"]],
    ["J8", "3.1", ["216"]],
    ["L14", "3.1", ["218"]],
  ])("1835-9.6: %s with its own kinds", (hex, phase, expected) => {
    expect(fitting(hex, phase)).toEqual(expected);
  });

  it("1835-9.6: of yellow Y cities only green ones come, of others none", () => {
    const green = (old: string) => {
      const hex = old.startsWith("20") ? "H2" : "D8";
      const at = anywhere("2.1", tile(hex, old, hex === "H2" ? 3 : 4));
      return Object.keys(title.tiles).filter((id) => laid(at, hex, id) !== undefined);
    };
    expect(green("201").every((id) => ["207", "208"].includes(id))).toBe(true);
    expect(green("57").some((id) => ["207", "208"].includes(id))).toBe(false);
    expect(green("57").length).toBeGreaterThan(0);
  });

  it.each(["14", "15", "87", "88", "203", "204", "39", "63", "216", "217", "220", "221"])(
    "1835-9.6: %s is never upgraded",
    (id) => {
      expect(title.upgrades?.table[id]).toEqual([]);
    },
  );

  it("1835-9.6: old track is kept, and the replaced tile returns", () => {
    const start = anywhere("2.1", tile("H14", "9", 1));
    const next = laid(start, "H14", "23");
    expect(next?.tilesLeft("9")).toBe(start.tilesLeft("9") + 1);
    start.when(P1, lay("H14", "23", 0)).refused("TILE_TRACK_LOST", "C-5.2i");
  });

  it("1835-9.7: a tile that has run out cannot be laid", () => {
    const start = anywhere("1.1", tile("H2", "201", 3), tile("I3", "201", 0));
    start.when(P1, lay("O15", "201", 1)).refused("TILE_NONE_LEFT", "C-5.2g");
    start.when(P1, lay("O15", "202", 1)).follows({ type: "tileLaid" });
  });
});

describe("terrain", () => {
  it.each([
    ["1.1", "57", 50, ["D8"]],
    ["1.1", "9", 50, ["D14", "E15", "K7", "K9", "M13", "M17"]],
    ["2.1", "210", 50, ["G3", "J6"]],
    ["1.1", "201", 50, ["I3"]],
    ["1.1", "4", 50, ["M15"]],
    ["1.1", "9", 70, ["G13", "H6", "H8", "H12", "I7", "I9", "J14", "K15", "N8"]],
    ["1.1", "7", 70, ["O7"]],
    ["1.1", "4", 70, ["I13"]],
    ["3.1", "216", 50, ["J8"]],
    ["3.1", "221", 50, ["C11"]],
    ["1.1", "202", 0, ["H20"]],
    ["1.1", "9", 0, ["H14", "C17"]],
  ])("1835-9.8: in phase %s tile %s costs %i on %j", (phase, id, cost, hexes) => {
    for (const hex of hexes) expect([hex, costOf(laid(anywhere(phase), hex, id))]).toEqual([hex, cost]);
  });

  it("1835-9.8: no other hex has a cost", () => {
    const costly = Object.entries(title.map).flatMap(([hex, fact]) => (fact.terrain?.cost ? [hex] : []));
    expect(costly.toSorted()).toEqual(
      "C11 D14 D8 E15 G13 G3 H12 H6 H8 I13 I3 I7 I9 J14 J6 J8 K15 K7 K9 M13 M15 M17 N8 O7".split(" "),
    );
  });

  it("1835-9.8: later tiles on the hex are free", () => {
    expect(costOf(laid(anywhere("2.1", tile("D14", "9", 1)), "D14", "23"))).toBe(0);
  });
});

describe("stations on new tiles", () => {
  it("1835-9.9: Berlin's two cities become one with three places, and its markers stand in it", () => {
    const start = given(
      game1835(),
      packetSold,
      minor("M2", P1, { cash: 50 }),
      minor("M5", P2),
      phase1835("2.1"),
      operating1835("M2", "track"),
    );
    const next = laid(start, "E19", "209");
    expect(next?.state.board.stations.E19).toEqual([
      { corporation: "M2", city: 0 },
      { corporation: "M5", city: 0 },
    ]);
    expect([next?.state.corporations.M5?.stations, title.tiles["209"]?.nodes]).toMatchObject([
      [{ hex: "E19", city: 0 }],
      [{ slots: 3 }],
    ]);
  });

  it("1835-9.9: so do Hamburg's three, and the two of an X city", () => {
    const hamburg = anywhere("3.1", minor("M6", P2), company1835("SX", { director: P3 }), station("SX", "C11", 2));
    expect(laid(hamburg, "C11", "221")?.state.board.stations.C11?.map((one) => one.city)).toEqual([0, 0]);
    const nuremberg = anywhere(
      "3.1",
      company1835("SX", { director: P3 }),
      station("SX", "L14", 1),
      station("BY", "L14", 0),
    );
    expect(laid(nuremberg, "L14", "218")?.state.board.stations.L14).toEqual([
      { corporation: "SX", city: 0 },
      { corporation: "BY", city: 0 },
    ]);
  });

  it("1835-9.10: whose marker stood in a city without track says to which it belongs", () => {
    const start = anywhere("2.1", company1835("SX", { director: P3 }), station("SX", "G3", 0));
    const asked = laid(start, "G3", "210");
    expect(asked?.decision).toMatchObject({ step: "stationChoice", deciders: [P3] });
    asked?.when(P1, place("G3", 1)).refused("NOT_YOUR_TURN", "C-20.3");
    const next = asked?.when(P3, place("G3", 1));
    expect(next?.state.board.stations.G3).toEqual([{ corporation: "SX", city: 1 }]);
    expect(next?.state.corporations.SX?.stations).toContainEqual({ hex: "G3", city: 1 });
  });
});
