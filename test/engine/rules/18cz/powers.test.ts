/** The powers of local railways: 18CZ-9.4, V9. */
import { describe, expect, it } from "vitest";
import { type OperatingTurn, titleOf } from "../../../../engine/index.ts";
import { buyCompany, lay, place } from "../../../support/moves.ts";
import { type Change, cash, game18cz, operating, owns, P1, P2, station, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, powerUsed, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;

/** The local price is 45; the corporation of P1 is in turn. */
const turnOf = (symbol: string, step: OperatingTurn["step"], changes: Change[], options: Options = {}): Scene =>
  given(game18cz(3, options), localPrice(45), ...changes, operating(symbol, step));
const stepOf = ({ decision }: Scene) => decision.step;
const withPower = (scene: Scene, company: string) => scene.options("layTile").filter((one) => one.company === company);

describe("free terrain", () => {
  const river = ["E12", "8889", 1] as const;
  const hill = ["G16", "57", 1] as const;
  const mountain = ["I8", "7", 3] as const;
  const stations = [station("BN", "G16"), station("BN", "I10"), tile("I10", "57", 1)];
  const firstTurn: Change = (draft) => {
    Object.assign(draft.corporations.BN ?? {}, { operated: false });
  };

  /** BN without money, in Praha on a river, in Jihlava on a hill, and in Strakonice below a mountain. */
  const poor = (...changes: Change[]): Scene =>
    turnOf("BN", "track", [railway("BN", { director: P1 }), ...stations, ...changes, phase18cz("d")]);

  const spots = { river, hill, mountain };

  it.each([
    ["S1", "river", true],
    ["S1", "hill", false],
    ["S1", "mountain", false],
    ["M1", "river", true],
    ["M1", "hill", true],
    ["M1", "mountain", false],
    ["L1", "river", true],
    ["L1", "hill", true],
    ["L1", "mountain", true],
  ] as const)("18CZ-9.4: a tile without its cost, %s on a %s: %s", (local, terrain, covered) => {
    const [hex, id, turn] = spots[terrain];
    const start = poor(owns("BN", local));
    start.when(P1, lay(hex, id, turn)).refused("MONEY_SHORT", "C-5.2l");
    const laid = start.when(P1, lay(hex, id, turn, local));
    expect(withPower(start, local).some((one) => one.hex === hex)).toBe(covered);
    if (covered) {
      laid
        .follows({ type: "tileLaid", hex, cost: 0, counts: true }, { type: "companyUsed", company: local })
        .without("moneyPaid");
    } else laid.refused("POWER_TERRAIN", "18CZ-9.4");
  });

  it("18CZ-9.4: only the first tile on a hex, and only where it would cost something", () => {
    const built = poor(owns("BN", "L1"), tile("G16", "57", 1));
    built.when(P1, lay("G16", "14", 0, "L1")).refused("POWER_TERRAIN", "18CZ-9.4");
    built.when(P1, lay("G18", "58", 0, "L1")).refused("TILE_NOT_CONNECTED", "C-5.2j");
    built.when(P1, lay("G14", "9", 1, "L1")).follows({ type: "tileLaid", hex: "G14", cost: 0 });
    built.when(P1, lay("I12", "621", 1, "L1")).refused("POWER_TERRAIN", "18CZ-9.4");
  });

  it("18CZ-9.4: it takes one of the turn's lays", () => {
    const used = poor(owns("BN", "M1"), owns("BN", "M2")).when(P1, lay(...hill, "M1"));
    used.when(P1, lay(...river, "M2")).refused("TRACK_NO_LAY_LEFT", "18CZ-9.4");
    const after = poor(owns("BN", "M1"), tile("E12", "8889", 1)).when(P1, lay("E14", "56", 1));
    after.when(P1, lay(...hill, "M1")).refused("TRACK_NO_LAY_LEFT", "18CZ-9.4");
  });

  it("18CZ-9.4: in the first turn the second lay remains, for another power too", () => {
    const first = poor(owns("BN", "M1"), owns("BN", "M2"), firstTurn).when(P1, lay(...hill, "M1"));
    expect(stepOf(first)).toBe("track");
    const second = first.when(P1, lay(...river, "M2")).follows({ type: "tileLaid", hex: "E12", cost: 0 });
    second.when(P1, lay("G14", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    first.when(P1, lay("I12", "621", 1)).follows({ type: "tileLaid", hex: "I12" });
  });

  it("18CZ-9.4: only in the track step", () => {
    const token = turnOf("BN", "token", [
      railway("BN", { director: P1 }),
      ...stations,
      owns("BN", "M1"),
      phase18cz("d"),
    ]);
    token.when(P1, lay(...hill, "M1")).refused("NOT_NOW", "C-20.3");
    expect(withPower(token, "M1").filter((one) => one.hex === "G16")).toEqual([]);
  });

  it("18CZ-9.4: only for the corporation that owns it, and once", () => {
    poor(owns(P1, "M1"))
      .when(P1, lay(...hill, "M1"))
      .refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
    const spent = poor(owns("BN", "M1"), powerUsed("M1"));
    spent.when(P1, lay(...hill, "M1")).refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
    expect(withPower(spent, "M1")).toEqual([]);
    const first = poor(owns("BN", "M1"), firstTurn).when(P1, lay(...hill, "M1"));
    first.when(P1, lay(...river, "M1")).refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
  });

  it("18CZ-9.4: one bought in the same turn may be used at once", () => {
    const bought = poor(owns(P1, "S1"), cash("BN", 1)).when(P1, buyCompany("S1", 1));
    bought.when(P1, lay(...river, "S1")).follows({ type: "tileLaid", cost: 0 });
  });
});

describe("free terrain of a double city", () => {
  /** SX, in its first turn, beside B9; S1 covers its river. */
  const atB9 = (options: Options = {}, ...changes: Change[]) =>
    turnOf(
      "SX",
      "track",
      [
        railway("SX", { director: P1, cash: 100, home: { hex: "A8", rotation: 4 } }),
        (draft) => {
          Object.assign(draft.corporations.SX ?? {}, { operated: false });
        },
        owns("SX", "S1"),
        ...changes,
        phase18cz("d"),
      ],
      options,
    );
  const asLay = { freeTerrainUpgrade: "countsAsLay" };

  it("18CZ-9.4, 18CZ-0.6 V9: B9's free green tile is an upgrade and rules out a yellow one, before or after it", () => {
    const green = atB9()
      .when(P1, lay("B9", "8859", 0, "S1"))
      .follows({ type: "tileLaid", cost: 0, upgrade: true });
    green.when(P1, lay("A10", "4", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
    const yellow = atB9().when(P1, lay("A10", "4", 1));
    yellow.when(P1, lay("B9", "8859", 0, "S1")).refused("TRACK_MIXED", "18CZ-8.1");
    expect(withPower(yellow, "S1").filter((one) => one.hex === "B9")).toEqual([]);
  });

  it("18CZ-0.6 V9: with countsAsLay it is a lay, and a yellow tile may go with it", () => {
    const green = atB9(asLay)
      .when(P1, lay("B9", "8859", 0, "S1"))
      .follows({ type: "tileLaid", cost: 0 });
    green.when(P1, lay("A10", "4", 1)).follows({ type: "tileLaid", hex: "A10" });
    const yellow = atB9(asLay).when(P1, lay("A10", "4", 1));
    expect(withPower(yellow, "S1").filter((one) => one.hex === "B9")).not.toEqual([]);
    const both = yellow.when(P1, lay("B9", "8859", 0, "S1")).follows({ type: "tileLaid", hex: "B9" });
    both.when(P1, lay("A12", "9", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
  });

  it("18CZ-0.6 V9: without a power the green tile is an upgrade in both readings", () => {
    for (const options of [{}, asLay]) {
      const green = atB9(options).when(P1, lay("B9", "8859", 0));
      green.when(P1, lay("A10", "4", 1)).refused("TRACK_NO_LAY_LEFT", "18CZ-8.1");
      const yellow = atB9(options).when(P1, lay("A10", "4", 1));
      yellow.when(P1, lay("B9", "8859", 0)).refused("TRACK_MIXED", "18CZ-8.1");
    }
  });

  it("18CZ-9.4, 18CZ-7.3: a station in B9 is placed anew after a free lay too", () => {
    const laid = atB9({}, railway("ATE", { director: P2, home: { hex: "B9", city: 0 } })).when(
      P1,
      lay("B9", "8859", 0, "S1"),
    );
    expect(laid.decision).toMatchObject({ step: "stationChoice", deciders: [P1] });
    laid.when(P1, place("B9", 1)).follows({ type: "stationMoved", corporation: "ATE", from: 0, to: 1 });
  });
});

describe("purple tiles", () => {
  const line = [tile("E16", "57", 1), tile("E18", "4", 1)];
  const bcb = (step: OperatingTurn["step"], phase: string, ...changes: Change[]): Scene =>
    turnOf("BCB", step, [
      railway("BCB", { director: P1, cash: 9, trains: ["2a"] }),
      ...line,
      ...changes,
      phase18cz(phase),
    ]);
  const purple = {
    green: { spot: ["E18", "888p", 0], before: "c", phase: "d", board: [] },
    brown: { spot: ["E18", "889p", 1], before: "f", phase: "g", board: [tile("E18", "888p", 0)] },
    gray: { spot: ["E16", "595p", 0], before: "h", phase: "i", board: [tile("E16", "611", 0)] },
  } as const;
  const green = purple.green.spot;

  it.each([
    ["S1", "green", true],
    ["S1", "brown", false],
    ["S1", "gray", false],
    ["M1", "green", true],
    ["M1", "brown", true],
    ["M1", "gray", false],
    ["L1", "green", true],
    ["L1", "brown", true],
    ["L1", "gray", true],
  ] as const)(
    "18CZ-9.4, 18CZ-8.2: %s and a purple tile of %s: %s, once its colour is open",
    (local, colour, allowed) => {
      const { spot, before, phase, board } = purple[colour];
      const [hex, id, turn] = spot;
      const at = (name: string) => bcb("track", name, ...board, owns("BCB", local));
      const offered = withPower(at(phase), local).some((one) => one.hex === hex && one.tile === id);
      expect(offered).toBe(allowed);
      at(before)
        .when(P1, lay(hex, id, turn, local))
        .refused("TILE_COLOUR_PHASE", "C-5.2d");
      const laid = at(phase).when(P1, lay(hex, id, turn, local));
      if (!allowed) laid.refused("POWER_TILE", "18CZ-9.4");
      else
        laid.follows({ type: "tileLaid", tile: id, cost: 0, counts: false }, { type: "companyUsed", company: local });
    },
  );

  it("18CZ-9.4: the tiles of each size", () => {
    const { companies } = titleOf(game18cz(3));
    const tilesOf = (symbol: string) => companies.find((one) => one.symbol === symbol)?.once?.tiles.length;
    expect([tilesOf("S1"), tilesOf("M1"), tilesOf("L1")]).toEqual([5, 11, 13]);
  });

  it("18CZ-9.4: the upgrade must be legal and connected", () => {
    const start = bcb("track", "d", owns("BCB", "S1"), tile("E22", "4", 1));
    start.when(P1, lay("E22", "888p", 0, "S1")).refused("TILE_NOT_CONNECTED", "C-5.2j");
    start.when(P1, lay("E18", "887p", 0, "S1")).refused("TILE_TRACK_LOST", "C-5.2i");
    start.when(P1, lay("E16", "888p", 0, "S1")).refused("TILE_MISFIT", "C-5.2f");
    start.when(P1, lay("E18", "14", 0, "S1")).refused("TILE_MISFIT", "C-5.2f");
    start.when(P1, lay("E16", "14p", 1, "S1")).refused("TILE_TRACK_LOST", "C-5.2i");
    start.when(P1, lay("E16", "14p", 2, "S1")).follows({ type: "tileLaid", tile: "14p" });
  });

  it("18CZ-9.4: it is none of the turn's lays, may come onto a tile laid in this turn, and several may be used", () => {
    const start = turnOf("BCB", "track", [
      railway("BCB", { director: P1, cash: 9 }),
      tile("E16", "57", 1),
      owns("BCB", "S1"),
      owns("BCB", "S2"),
      phase18cz("d"),
    ]);
    const laid = start.when(P1, lay("E14", "1", 0));
    expect(stepOf(laid)).toBe("track");
    const one = laid.when(P1, lay("E14", "888p", 5, "S1")).follows({ type: "tileLaid", tile: "888p", counts: false });
    const two = one.when(P1, lay("E16", "14p", 2, "S2")).follows({ type: "tileLaid", tile: "14p" });
    expect(two.state.companies).toMatchObject({ S1: { used: true }, S2: { used: true } });
    start
      .when(P1, lay("E16", "14p", 2, "S1"))
      .when(P1, lay("E18", "9", 1))
      .follows({ type: "tileLaid", counts: true });
  });

  it("18CZ-9.4, 18CZ-20: after the last lay the track step waits for a power that could still be used", () => {
    const lays = (...changes: Change[]) => stepOf(bcb("track", "d", ...changes).when(P1, lay("E20", "9", 1)));
    expect(lays(owns("BCB", "S1"))).toBe("track");
    expect(lays(owns(P2, "S1"))).toBe("track");
    expect(lays(owns("BCB", "S1"), powerUsed("S1"))).toBe("routes");
    expect(lays(owns(P2, "M1"))).toBe("routes");
    expect(lays()).toBe("routes");
  });

  it.each(["track", "token", "routes", "dividend", "takeover", "trains", "companies"] as const)(
    "18CZ-9.4, 18CZ-6.3: in the step %s",
    (step) => {
      bcb(step, "d", owns("BCB", "S1"))
        .when(P1, lay(...green, "S1"))
        .follows({ type: "tileLaid", hex: "E18", company: "S1", counts: false });
    },
  );

  it("18CZ-9.4: one use ends both", () => {
    const once = bcb("track", "d", owns("BCB", "S1")).when(P1, lay(...green, "S1"));
    once.when(P1, lay("E16", "14p", 2, "S1")).refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
    const spent = bcb("track", "d", owns("BCB", "S1"), powerUsed("S1"));
    spent.when(P1, lay(...green, "S1")).refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
    expect(withPower(spent, "S1")).toEqual([]);
  });

  it("18CZ-9.4: a yellow double town becomes one town if all its track is kept", () => {
    const doubles = (id: string, turn: number) => bcb("track", "d", tile("E18", id, turn), owns("BCB", "S1"));
    doubles("1", 0)
      .when(P1, lay("E18", "888p", 5, "S1"))
      .follows({ type: "tileLaid", tile: "888p" });
    doubles("1", 0)
      .when(P1, lay("E18", "888p", 0, "S1"))
      .refused("TILE_TRACK_LOST", "C-5.2i");
    doubles("2", 0)
      .when(P1, lay("E18", "887p", 0, "S1"))
      .follows({ type: "tileLaid", tile: "887p" });
    doubles("69", 2)
      .when(P1, lay("E18", "887p", 0, "S1"))
      .refused("TILE_TRACK_LOST", "C-5.2i");
  });
});
