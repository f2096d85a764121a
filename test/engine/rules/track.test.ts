/** Map, tiles, connections and lays: C-2 to C-5, 1830-8. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../engine/index.ts";
import { buy, lay, pass } from "../../support/moves.ts";
import {
  type Change,
  corporation,
  game1830,
  operating,
  P1,
  P2,
  phase,
  station,
  tile,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const title = titleById("1830");

/** P1's corporation in its track step, with 1000. */
const track = (symbol: string, ...changes: Change[]): Scene =>
  given(game1830(3), corporation(symbol, { president: P1, cash: 1000 }), ...changes, operating(symbol, "track"));

/** Tiles that may be laid on the hex now. */
const tilesOn = (position: Scene, hex: string): string[] =>
  position.options("layTile").flatMap((one) => (one.hex === hex ? [one.tile] : []));

describe("the map", () => {
  it("C-2.2: side e of a hex touches side e + 3 of its neighbour", () => {
    for (const [hex, { neighbours }] of Object.entries(title.map)) {
      for (const [side, other] of Object.entries(neighbours)) {
        expect(title.map[other]?.neighbours[(Number(side) + 3) % 6]).toBe(hex);
      }
    }
  });

  it.each([
    [0, "G9"],
    [1, "F8"],
    [2, "E9"],
    [3, "E11"],
    [4, "F12"],
    [5, "G11"],
  ])("C-2.2: side %i of F10 leads to %s", (side, hex) => {
    expect(title.map.F10?.neighbours[side]).toBe(hex);
  });

  it("C-3.2: a tile laid with rotation r shows its side e on side e + r", () => {
    track("CPR")
      .when(P1, lay("B20", "58", 0))
      .follows({ type: "tileLaid" });
    track("CPR")
      .when(P1, lay("B20", "58", 2))
      .follows({ type: "tileLaid" });
    track("CPR")
      .when(P1, lay("B20", "58", 5))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
    track("CPR")
      .when(P1, lay("B20", "58", 3))
      .refused("TILE_CLOSED_SIDE", "C-5.2h");
  });
});

describe("the checks of a lay in their order", () => {
  it("C-5.1, 1830-8.1: one lay a turn, or none", () => {
    const after = track("PRR").when(P1, lay("H10", "57", 1));
    expect(after.decision.step).toBe("token");
    after.when(P1, lay("H14", "9", 1)).refused("TRACK_NO_LAY_LEFT", "C-5.2a");
    track("PRR").when(P1, pass).follows({ type: "declined", step: "track" });
  });

  it.each(["H12", "F2", "D24", "Z9"])("C-5.2b, C-2.3: no tile on %s", (hex) => {
    track("PRR")
      .when(P1, lay(hex, "57", 0))
      .refused("HEX_FIXED", "C-5.2b");
  });

  it("C-5.2d, C-3.4: the colour must be available in the phase", () => {
    track("PRR")
      .when(P1, lay("H10", "14", 0))
      .refused("TILE_COLOUR_PHASE", "C-5.2d");
    track("PRR", phase("4"))
      .when(P1, lay("H10", "63", 0))
      .refused("TILE_COLOUR_PHASE", "C-5.2d");
  });

  it("C-5.2e, C-3.5: exactly one colour up", () => {
    track("PRR", phase("3"))
      .when(P1, lay("H10", "14", 0))
      .refused("TILE_COLOUR_STEP", "C-5.2e");
    const yellow = track("PRR", phase("5"), tile("H10", "57", 1));
    yellow.when(P1, lay("H10", "63", 0)).refused("TILE_COLOUR_STEP", "C-5.2e");
    yellow.when(P1, lay("H10", "57", 4)).refused("TILE_COLOUR_STEP", "C-5.2e");
  });

  it.each([
    ["a city tile on plain land", "H14", "57"],
    ["plain track on a city", "H10", "9"],
    ["one town for two", "G7", "58"],
    ["two towns for one", "F10", "1"],
    ["no label on OO", "E11", "14"],
    ["OO on B", "E23", "59"],
  ])("C-5.2f, C-3.6: refused: %s", (_, hex, number) => {
    track("PRR", phase("3"))
      .when(P1, lay(hex, number, 0))
      .refused("TILE_MISFIT", "C-5.2f");
  });

  it("C-5.2g, C-3.3, C-5.6: a copy must be left; a replaced tile returns to the supply", () => {
    track("PRR", tile("G17", "1", 0))
      .when(P1, lay("G7", "1", 0))
      .refused("TILE_NONE_LEFT", "C-5.2g");
    const start = track("PRR", phase("3"), tile("H10", "57", 1));
    const after = start.when(P1, lay("H10", "14", 0));
    expect(after.tilesLeft("57")).toBe(start.tilesLeft("57") + 1);
    expect(after.tilesLeft("14")).toBe(start.tilesLeft("14") - 1);
  });

  it.each([
    ["off the grid", "J10", "9", 0],
    ["a water edge", "C11", "9", 2],
    ["a gray hex without track there", "E15", "9", 2],
    ["a red hex without track there", "H2", "9", 0],
  ])("C-5.2h, C-2.4: no track against %s", (_, hex, number, rotation) => {
    track("PRR")
      .when(P1, lay(hex, number, rotation))
      .refused("TILE_CLOSED_SIDE", "C-5.2h");
  });

  it("C-5.2i, C-3.7: old track is kept", () => {
    const start = track("PRR", phase("3"), tile("H10", "57", 1));
    start.when(P1, lay("H10", "14", 2)).refused("TILE_TRACK_LOST", "C-5.2i");
    expect(start.options("layTile").find((one) => one.tile === "14")?.rotations).toEqual([0, 1, 3, 4]);
  });

  it("C-5.2j, C-5.3: some side of the new tile must be reached", () => {
    track("PRR")
      .when(P1, lay("F10", "58", 3))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
    track("PRR")
      .when(P1, lay("H14", "9", 0))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
    track("PRR")
      .when(P1, lay("H14", "8", 1))
      .follows({ type: "tileLaid", hex: "H14" });
  });

  it("C-5.3, C-5.4: permissive: of two pieces of track one is enough, even if the new one is out of reach", () => {
    const start = track("PRR", phase("3"), tile("H14", "9", 1));
    start.when(P1, lay("H14", "20", 0)).follows({ type: "tileLaid", replaced: "9" });
  });

  it("C-5.2l, C-5.5, C-18.1: the treasury pays for the terrain before the first tile", () => {
    const poor = given(game1830(3), corporation("CPR", { president: P1, cash: 79 }), operating("CPR", "track"));
    poor.when(P1, lay("B18", "9", 0)).refused("MONEY_SHORT", "C-5.2l");
    expect(tilesOn(poor, "B18")).toEqual([]);
    track("CPR")
      .when(P1, lay("B18", "9", 0))
      .follows({ type: "moneyPaid", from: "corporation:CPR", amount: 80 });
  });

  it("C-2.5, 1830-8.3: an upgrade costs nothing, the first green tile of a printed hex does", () => {
    const again = track("CPR", phase("3"), tile("B18", "9", 0)).when(P1, lay("B18", "23", 0));
    again.follows({ type: "tileLaid", cost: 0 }).without("moneyPaid");
    track("NYNH", phase("3"))
      .when(P1, lay("G19", "54", 0))
      .follows({ type: "moneyPaid", amount: 80, reason: "terrain" });
    track("ERIE", phase("3"))
      .when(P1, lay("E11", "59", 0))
      .without("moneyPaid");
  });

  it("C-20.3: a lay with a company that has no such power is refused", () => {
    track("PRR")
      .when(P1, lay("H14", "9", 1, "SV"))
      .refused("NOT_NOW", "1830-3.5");
    track("PRR").when(P1, buy("PRR")).refused("NOT_NOW", "C-20.3");
  });
});

describe("which tile follows which", () => {
  const homes: Readonly<Record<string, string>> = {
    I15: "B&O",
    E23: "B&M",
    G19: "NYNH",
    E11: "ERIE",
    F10: "ERIE",
    G7: "C&O",
  };
  it.each([
    ["E5", null, "59"],
    ["D10", null, "59"],
    ["E11", null, "59"],
    ["H18", null, "59"],
    ["D10", "59", "64,65,66,67,68"],
    ["I15", null, "53"],
    ["E23", null, "53"],
    ["I15", "53", "61"],
    ["G19", null, "54"],
    ["G19", "54", "62"],
    ["H10", "57", "14,15"],
    ["H10", "14", "63"],
    ["H10", "15", "63"],
    ["H10", "63", ""],
    ["F10", "58", ""],
    ["G7", "56", ""],
    ["H10", null, "57"],
    ["F10", null, "3,4,58"],
    ["G7", null, "1,2,55,56,69"],
  ])("1830-8.2: on %s with %s follow the tiles %s", (hex, old, next) => {
    const symbol = homes[hex] ?? "PRR";
    const upgrades = old === null ? [] : [tile(hex, old, hex === "F10" ? 3 : 0)];
    const stands = homes[hex] ? [tile("E11", "59", 0)].slice(hex === "E11" ? 1 : 0) : [station(symbol, hex)];
    expect(tilesOn(track(symbol, phase("5"), ...upgrades, ...stands), hex).join()).toBe(next);
  });

  it("1830-8.4: NYC on E19 and the ERIE on E11 may lay without any other track", () => {
    const nyc = track("NYC")
      .options("layTile")
      .filter((one) => one.hex === "E19");
    expect(nyc).toMatchObject([{ tile: "57", rotations: [0, 1, 2, 3, 4, 5] }]);
    expect(tilesOn(track("ERIE", phase("3")), "E11")).toEqual(["59"]);
    expect(tilesOn(track("ERIE"), "E11")).toEqual([]);
  });

  it("1830-8.5: others may lay on E19 and E11 too; the owner's home stays reserved", () => {
    const nyc = corporation("NYC", { president: P2, home: false });
    const start = track("PRR", nyc, tile("F16", "57", 1), tile("F18", "8", 1), station("PRR", "F16"));
    const laid = start.when(P1, lay("E19", "57", 0)).follows({ type: "tileLaid", hex: "E19" });
    expect(laid.state.board.homes.NYC).toEqual({ hex: "E19", city: 0 });
    const erie = corporation("ERIE", { president: P2, home: false });
    const other = track("C&O", phase("3"), erie, tile("E13", "8", 1), station("C&O", "D14"));
    const green = other.when(P1, lay("E11", "59", 4)).without("stationChoiceAsked");
    expect(green.state.board.homes.ERIE).toEqual({ hex: "E11", city: null });
  });

  it("C-3.8: stations stay with the city that continues their track", () => {
    const { state } = track("NYNH", phase("3")).when(P1, lay("G19", "54", 0));
    expect(state.corporations.NYNH?.stations).toEqual([{ hex: "G19", city: 1 }]);
    expect(state.board.stations.G19).toEqual([{ corporation: "NYNH", city: 1 }]);
  });

  it("C-3.8: so do reservations", () => {
    const start = track(
      "PRR",
      phase("3"),
      corporation("NYNH", { president: P2, home: false }),
      tile("H18", "59", 3),
      station("PRR", "H18"),
    );
    expect(start.state.board.homes.NYNH).toEqual({ hex: "G19", city: 0 });
    expect(start.when(P1, lay("G19", "54", 0)).state.board.homes.NYNH).toEqual({ hex: "G19", city: 1 });
  });
});

describe("connections", () => {
  /** H12 – H10 (NYC) – H8 – H6 – H4. */
  const blocked = [
    tile("H10", "57", 1),
    tile("H8", "9", 1),
    tile("H6", "9", 1),
    tile("H4", "57", 1),
    corporation("NYC", { president: P2 }),
    station("NYC", "H10"),
  ];

  it("C-4.1, C-4.2, worked example: a blocked city ends the network but belongs to it", () => {
    const start = track("PRR", phase("3"), ...blocked);
    start.when(P1, lay("H8", "23", 1)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    start.when(P1, lay("H10", "14", 0)).follows({ type: "tileLaid" });
  });

  it("C-4.2: an empty slot keeps a city open, also a second one", () => {
    const open = track("PRR", phase("3"), ...blocked.slice(0, 4), corporation("NYC", { president: P2 }));
    open.when(P1, lay("H8", "23", 1)).follows({ type: "tileLaid" });
    const two = track("PRR", phase("3"), tile("H10", "14", 0), ...blocked.slice(1));
    two.when(P1, lay("H8", "23", 1)).follows({ type: "tileLaid" });
  });

  it("C-4.1: a walk may end in an off-board area but not pass through it", () => {
    const start = track("C&O", phase("3"), tile("E3", "8", 0), tile("G3", "8", 2), station("C&O", "D2"));
    start.when(P1, lay("E3", "25", 0)).follows({ type: "tileLaid" });
    start.when(P1, lay("G3", "25", 2)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    start.when(P1, lay("G5", "9", 1)).refused("TILE_NOT_CONNECTED", "C-5.2j");
  });

  it("C-4.1: crossing tracks are not connected, and a walk does not turn back", () => {
    const crossing = track("PRR", phase("3"), tile("H14", "20", 0));
    crossing.when(P1, lay("G15", "9", 0)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    crossing.when(P1, lay("H16", "57", 1)).follows({ type: "tileLaid" });
    const fork = track("PRR", phase("3"), tile("H14", "23", 1));
    fork.when(P1, lay("H16", "57", 1)).follows({ type: "tileLaid" });
    fork.when(P1, lay("I15", "53", 0)).follows({ type: "tileLaid" });
    const back = track("NYC", phase("3"), tile("H14", "23", 1), tile("H16", "57", 1), station("NYC", "H16"));
    back.when(P1, lay("H10", "57", 1)).follows({ type: "tileLaid" });
    back.when(P1, lay("I15", "53", 0)).refused("TILE_NOT_CONNECTED", "C-5.2j");
  });

  it("C-4.3, C-4.4: a lone station without track touches all open sides of its own hex, and no neighbour", () => {
    const lone = track("NYC");
    expect(new Set(lone.options("layTile").map((one) => one.hex))).toEqual(new Set(["E19"]));
  });

  it("C-4.4, 1830-11.2: the bypass of H12 leads past the city", () => {
    const start = track(
      "B&O",
      phase("3"),
      tile("H14", "9", 1),
      tile("H16", "57", 1),
      station("B&O", "H16"),
      corporation("PRR", { president: P2 }),
    );
    start.when(P1, lay("H10", "57", 1)).follows({ type: "tileLaid" });
  });
});
