/** Markers on the map: 1835-10. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { tokenPrice } from "../../../../engine/rounds/token.ts";
import { buy, lay, place } from "../../../support/moves.ts";
import { found, join } from "../../../support/moves1835.ts";
import { type Change, owns, P1, P2, P3, P4, station, stock, tile } from "../../../support/positions.ts";
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
const at = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes);
const spots = (scene: Scene) => scene.options("placeToken").map((one) => `${one.hex}.${one.city} ${one.price}`);
const stepOf = ({ decision }: Scene) => decision.step;

/** Leipzig, Dresden and the track between them, Berlin beyond. */
const EAST = [tile("H16", "57", 1), tile("H18", "9", 1), tile("H20", "207", 1)];
const BERLIN = [...EAST, tile("F20", "9", 2), tile("E19", "209", 0)];
const saxony = (cash: number, ...changes: Change[]) =>
  at(company1835("SX", { director: P1, cash }), phase1835("2.1"), ...changes, operating1835("SX", "token"));

describe("how many", () => {
  it("1835-10.1: one a turn", () => {
    const next = saxony(300, minor("M2", P3), minor("M5", P3), ...BERLIN.slice(0, 4)).when(P1, place("H20"));
    expect(stepOf(next)).not.toBe("token");
    const again = at(
      company1835("SX", { director: P1, cash: 300 }),
      ...EAST,
      operating1835("SX", "token", { stationPlaced: true }),
    );
    again.when(P1, place("H20")).refused("TOKEN_ONE_PER_TURN", "C-6.5a");
  });

  it("1835-10.1: home and power markers are extra", () => {
    const next = saxony(300, owns(P1, "NF"), ...EAST).when(P1, place("L14", 0, "NF"));
    expect(stepOf(next)).toBe("token");
    expect(next.when(P1, place("H20")).state.corporations.SX?.stations.map((one) => one.hex)).toEqual([
      "H16",
      "L14",
      "H20",
    ]);
  });

  it("1835-10.1: never two of one company in a hex", () => {
    const round = [tile("D10", "7", 3), tile("D12", "9", 1), tile("D14", "7", 1)];
    const start = saxony(300, station("SX", "C11", 0), ...round);
    expect(spots(start)).toEqual([]);
    start.when(P1, place("C11", 2)).refused("TOKEN_SAME_HEX", "C-6.5e");
  });

  it("1835-10.2: the home marker is free, and stands as soon as the company floats", () => {
    const next = at(company1835("SX", { director: P2, shares: { [P2]: 40 } }), stock(P1)).when(P1, buy("SX"));
    next.follows({ type: "tokenPlaced", corporation: "SX", hex: "H16", price: 0, kind: "home" });
    expect(next.state.corporations.SX?.cash).toBe(440);
  });

  it("1835-10.3: no more than there are", () => {
    const start = saxony(900, station("SX", "F10"), station("SX", "D8"), ...EAST);
    expect(start.state.corporations.SX?.tokens).toEqual([]);
    start.when(P1, place("H20")).refused("TOKEN_NONE_LEFT", "C-6.5b");
  });

  const prussia = (...changes: Change[]) =>
    at(
      joined("M2"),
      company1835("PR", { director: P1, shares: { [P1]: 10 }, cash: 200, trains: ["4"] }),
      joined("M5"),
      phase1835("2.3"),
      ...BERLIN,
      ...changes,
    );

  it("1835-10.3: Prussia may buy the markers that the minors do not need", () => {
    const start = given(prussia().state, operating1835("PR", "token"));
    expect(spots(start)).toContain("H20.0 60");
    expect(start.when(P1, place("H20")).state.corporations.PR?.tokens).toHaveLength(5);
  });

  it("1835-10.3: if none is left the minor's marker is just taken off", () => {
    const used = ["H20", "D8", "F10", "N12", "O5", "A11"].map((hex) => station("PR", hex));
    const start = given(prussia(minor("M3", P1), ...used).state, stock(P4, { passes: 3 })).when(P4, { type: "pass" });
    const next = start.when(P1, join("M3"));
    expect(next.state.board.stations.F14).toEqual([]);
    expect(next.state.corporations.PR?.stations).toHaveLength(7);
  });
});

describe("price", () => {
  it.each([
    ["SX", "E19", 60],
    ["SX", "H20", 40],
    ["BA", "H2", 80],
    ["MS", "C11", 20],
    ["WT", "C11", 200],
    ["OL", "F14", 100],
    ["BY", "H20", 160],
    ["BY", "E19", 200],
    ["BY", "H16", 140],
    ["PR", "H20", 60],
    ["PR", "E21", 20],
  ])("1835-10.4, 1835-20.6: %s pays in %s 20 for each hex from its home: %i3", (symbol, hex, price) => {
    expect(tokenPrice({ title, state: game1835() }, symbol, hex)).toBe(price);
  });

  it("1835-10.4: paid to the bank, whatever the way of its track", () => {
    const next = saxony(100, ...EAST).when(P1, place("H20"));
    next.follows({ type: "moneyPaid", from: "corporation:SX", to: "bank", amount: 40 });
    expect(next.state.corporations.SX?.cash).toBe(60);
  });
});

describe("where", () => {
  it("1835-10.5: in a city that a route of any length reaches", () => {
    expect(spots(saxony(100, ...EAST))).toEqual(["H20.0 40"]);
    saxony(500, ...EAST)
      .when(P1, place("F10"))
      .refused("TOKEN_NOT_CONNECTED", "C-6.5d");
    saxony(100).when(P1, place("H20")).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
  });

  it("1835-10.5: with the money for it", () => {
    saxony(39, ...EAST)
      .when(P1, place("H20"))
      .refused("MONEY_SHORT", "C-6.5g");
  });

  const full = [company1835("BY", { director: P2 }), station("BY", "H20"), company1835("WT", { director: P3 })];

  it("1835-10.5: with a free place", () => {
    expect(spots(saxony(100, ...EAST, ...full))).toEqual(["H20.0 40"]);
    saxony(100, ...EAST, ...full, station("WT", "H20"))
      .when(P1, place("H20"))
      .refused("TOKEN_NO_SLOT", "C-6.5f");
  });

  it("1835-10.5: foreign markers that fill a city block the way", () => {
    const minors = [minor("M2", P4), joined("M5")];
    expect(spots(saxony(100, ...BERLIN, ...minors))).toEqual(["E19.0 60", "H20.0 40"]);
    expect(spots(saxony(100, ...BERLIN, ...minors, ...full, station("WT", "H20")))).toEqual([]);
  });
});

describe("homes of others", () => {
  const hamburg = (...changes: Change[]) => saxony(300, station("SX", "C11", 2), ...changes);

  it("1835-10.6: the only place of a company that has not floated is kept for it", () => {
    hamburg().when(P1, place("C13")).refused("TOKEN_RESERVED", "C-6.5f");
    expect(spots(hamburg())).not.toContain("C13.0 100");
  });

  /** Saxony stands in Wiesbaden, with track to Frankfurt's two places. */
  const frankfurt = (...changes: Change[]) => saxony(500, tile("J6", "211", 1), station("SX", "J6", 0), ...changes);

  it("1835-10.6: where two places are, one may be taken", () => {
    const wurttemberg = [company1835("WT", { director: P3 }), station("WT", "J8")];
    expect(spots(frankfurt())).toContain("J8.0 100");
    frankfurt(...wurttemberg)
      .when(P1, place("J8"))
      .refused("TOKEN_RESERVED", "C-6.5f");
    const floated = frankfurt(company1835("HE", { director: P2 }));
    expect(spots(floated)).toContain("J8.0 100");
  });

  it("1835-10.6: Berlin is not kept for Prussia", () => {
    expect(spots(saxony(100, ...BERLIN, minor("M2", P3), joined("M5")))).toEqual(["E19.0 60", "H20.0 40"]);
  });

  it("1835-10.6: homes of minors are taken or kept", () => {
    const magdeburg = (...changes: Change[]) =>
      given(
        game1835(),
        company1835("SX", { director: P1, cash: 300 }),
        tile("F14", "57", 1),
        station("SX", "F12"),
        ...changes,
        operating1835("SX", "token"),
      );
    magdeburg().when(P1, place("F14")).refused("TOKEN_RESERVED", "C-6.5f");
    magdeburg(minor("M3", P2)).when(P1, place("F14")).refused("TOKEN_NO_SLOT", "C-6.5f");
  });
});

describe("Baden", () => {
  const baden = company1835("BA", { director: P3, city: 0, trains: ["2"], cash: 100 });

  it("1835-10.7: it builds and runs from L6 in the turn in which its tile is laid", () => {
    const start = at(baden, phase1835("2.1"), tile("K5", "8", 5), operating1835("BA", "track"));
    const asked = start.when(P3, lay("L6", "210", 5));
    expect(asked.decision).toMatchObject({ step: "stationChoice", deciders: [P3] });
    const next = asked.when(P3, place("L6", 0));
    expect(next.state.board.stations.L6).toEqual([{ corporation: "BA", city: 0 }]);
  });

  it("1835-10.7: before Baden's home has a city nobody else stands there", () => {
    const before = at(
      company1835("BY", { director: P1, cash: 500 }),
      owns(P1, "PfB"),
      phase1835("2.1"),
      tile("L6", "210", 0),
      station("BY", "J8"),
      tile("K7", "9", 0),
      operating1835("BY", "token"),
    );
    before.when(P1, place("L6", 0, "PfB")).refused("POWER_NOT_AVAILABLE", "1835-18.2");
    before.when(P1, place("L6", 0)).refused("TOKEN_RESERVED", "1835-10.7");
    const track = at(company1835("BY", { director: P1 }), owns(P1, "PfB"), baden, operating1835("BY", "token"));
    track.when(P1, place("L6", 1, "PfB")).refused("POWER_NOT_AVAILABLE", "1835-18.2");
  });

  it("1835-10.7, 1835-19: any company may lay the tile, and Baden's director chooses the city at once", () => {
    const start = at(
      company1835("BY", { director: P1, cash: 500 }),
      baden,
      phase1835("2.1"),
      station("BY", "J8"),
      tile("K7", "9", 0),
      operating1835("BY", "track"),
    );
    const asked = start.when(P1, lay("L6", "210", 0));
    expect(asked.decision).toMatchObject({ step: "stationChoice", deciders: [P3] });
    asked.when(P1, place("L6", 0)).refused("NOT_YOUR_TURN", "C-20.3");
    asked.when(P3, place("L6", 1)).follows({ type: "stationMoved", corporation: "BA", to: 1 });
  });
});

it("1835-14.5, 1835-10.3: a minor's station becomes Prussia's when it opens", () => {
  const start = at(minor("M2", P2), phase1835("2.3"), stock(P4, { passes: 3 })).when(P4, { type: "pass" });
  expect(start.when(P2, found(true)).state.board.stations.E19).toEqual([{ corporation: "PR", city: 0 }]);
});
