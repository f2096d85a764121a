/** What private companies can do, and when they close: 1835-18. What they pay is in `order.test.ts`. */
import { describe, expect, it } from "vitest";
import { decide, type Move } from "../../../../engine/index.ts";
import { buyPrivate, buyTrain, lay, pass, place } from "../../../support/moves.ts";
import { sellPapers } from "../../../support/moves1835.ts";
import {
  bankSells,
  type Change,
  owns,
  P1,
  P2,
  P3,
  P4,
  station,
  stock,
  tile,
  train,
} from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  minor,
  operating1835,
  packetHas,
  packetSold,
  percentOf,
  phase1835,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const at = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes);
/** Bavaria of P1 has reached a step of its turn. */
const bavaria = (step: "track" | "token" | "trains", ...changes: Change[]): Scene =>
  at({}, company1835("BY", { director: P1, cash: 500 }), ...changes, operating1835("BY", step));
const lays = (scene: Scene, company: string) => scene.options("layTile").filter((one) => one.company === company);
const places = (scene: Scene, company: string) =>
  scene.options("placeToken").flatMap((one) => (one.company === company ? [`${one.hex}.${one.city}`] : []));
const isClosed = ({ state }: Scene, company: string) => state.companies[company]?.closed;
const withPower = (company: string, hex: string, id: string, rotation: number) => lay(hex, id, rotation, company);

const BADEN = company1835("BA", { director: P3, city: 0 });

describe("all powers", () => {
  it("1835-18.1: only for a corporation that the owner directs, not for his minor", () => {
    const small = at({}, minor("M3", P1, { cash: 100 }), owns(P1, "NF"), owns(P1, "OBB"), operating1835("M3", "track"));
    expect([...lays(small, "OBB"), ...places(small, "NF")]).toEqual([]);
    small.when(P1, place("L14", 0, "NF")).refused("POWER_NOT_AVAILABLE", "1835-18.2");
    small.when(P1, withPower("OBB", "M17", "9", 0)).refused("POWER_NOT_AVAILABLE", "1835-18.3");
  });

  it("1835-18.1: not by the director for another owner, nor by the owner for another director", () => {
    const other = bavaria("track", owns(P2, "NF"));
    other.when(P1, place("L14", 0, "NF")).refused("POWER_NOT_AVAILABLE", "1835-18.2");
    other.when(P2, place("L14", 0, "NF")).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("1835-18.1: in addition to both ordinary lays, and for nothing", () => {
    const two = bavaria("track", owns(P1, "OBB"))
      .when(P1, lay("O15", "201", 1))
      .when(P1, lay("N14", "9", 2));
    two.when(P1, lay("M13", "9", 2)).refused("TRACK_NO_LAY_LEFT", "1835-9.1");
    const [offer] = lays(two, "OBB").filter((one) => one.hex === "M17");
    const next = two.when(P1, withPower("OBB", "M17", offer?.tile ?? "", offer?.rotations[0] ?? 0));
    next.follows({ type: "tileLaid", hex: "M17", cost: 0 });
    expect(next.state.corporations.BY?.cash).toBe(500);
    const before = bavaria("track", owns(P1, "OBB")).when(P1, withPower("OBB", "M17", "9", 1));
    before
      .when(P1, lay("O15", "201", 1))
      .when(P1, lay("N14", "9", 2))
      .follows({ type: "tileLaid", hex: "N14" });
  });

  it("1835-18.1: private companies belong to players for good", () => {
    const table = at({}, owns(P1, "NF"), company1835("BY", { director: P2, cash: 500 }), phase1835("2.1"));
    const stockRound = given(table.state, stock(P1));
    const turn = given(table.state, operating1835("BY", "trains"));
    const sales: [Scene, number, Move][] = [
      [stockRound, P1, sellPapers("NF", 100)],
      [given(table.state, stock(P2)), P2, { type: "buyPrivateFrom", company: "NF", price: 100 }],
      [turn, P2, { type: "buyCompany", company: "NF", price: 100 }],
    ];
    expect(sales.filter(([scene, seat, move]) => decide(scene.state, seat, move).accepted)).toEqual([]);
    for (const scene of [stockRound, turn]) {
      const kinds = scene.decision.options.map((one) => one.type);
      for (const kind of ["buyPrivateFrom", "buyCompany", "sellCompany"]) expect(kinds).not.toContain(kind);
    }
  });
});

describe("Nürnberg-Fürth", () => {
  it("1835-18.2: on a free city of L14, whichever", () => {
    expect(places(bavaria("track", owns(P1, "NF")), "NF")).toEqual(["L14.0", "L14.1"]);
    const one = [company1835("WT", { director: P2 }), station("WT", "L14", 0)];
    expect(places(bavaria("track", owns(P1, "NF"), ...one), "NF")).toEqual(["L14.1"]);
    const both = [...one, company1835("HE", { director: P3 }), station("HE", "L14", 1)];
    expect(places(bavaria("track", owns(P1, "NF"), ...both), "NF")).toEqual([]);
    bavaria("track", owns(P1, "NF"), ...both)
      .when(P1, place("L14", 1, "NF"))
      .refused("POWER_NOT_AVAILABLE", "1835-18.2");
  });

  it("1835-18.2: no second one of the corporation there, and none without a marker left", () => {
    expect(places(bavaria("track", owns(P1, "NF"), station("BY", "L14", 0)), "NF")).toEqual([]);
    const used = ["D8", "F10", "N12", "H20"].map((hex) => station("BY", hex));
    expect(places(bavaria("track", owns(P1, "NF"), ...used), "NF")).toEqual([]);
    expect(places(bavaria("track", owns(P1, "NF"), ...used.slice(1)), "NF")).toHaveLength(2);
  });

  it("1835-18.2: before the tiles, which can start there then", () => {
    const start = bavaria("track", owns(P1, "NF"));
    start.when(P1, lay("M13", "9", 0)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    const next = start.when(P1, place("L14", 1, "NF")).when(P1, lay("M13", "9", 0));
    next.follows({ type: "tileLaid", hex: "M13", cost: 50 });
  });

  it("1835-18.2: in the marker step besides the ordinary one, not later in the turn", () => {
    const start = bavaria("token", owns(P1, "NF"));
    start.when(P1, place("L14", 0, "NF")).follows({ type: "tokenPlaced", price: 0 }, { type: "companyClosed" });
    bavaria("trains", owns(P1, "NF"))
      .when(P1, place("L14", 0, "NF"))
      .refused("POWER_NOT_AVAILABLE", "1835-18.2");
  });
});

describe("Ostbayern", () => {
  it("1835-18.3: yellow tiles on its two hexes, without connection, and no other", () => {
    const offers = lays(bavaria("track", owns(P1, "OBB"), phase1835("2.1")), "OBB");
    expect([...new Set(offers.map((one) => one.hex))].toSorted()).toEqual(["M15", "M17"]);
    expect([...new Set(offers.map((one) => one.tile))].toSorted()).toEqual(["3", "4", "58", "7", "8", "9"].toSorted());
    bavaria("track", owns(P1, "OBB"))
      .when(P1, withPower("OBB", "N16", "9", 0))
      .refused("POWER_NOT_AVAILABLE", "1835-18.3");
    bavaria("track", owns(P1, "OBB"), phase1835("2.1"), tile("M17", "9", 1))
      .when(P1, withPower("OBB", "M17", "23", 1))
      .refused("POWER_NOT_AVAILABLE", "1835-18.3");
  });

  it("1835-18.3: one a round, for whichever of his corporations", () => {
    const start = at(
      {},
      company1835("BY", { director: P1, cash: 50, trains: ["2"], at: [1, 6] }),
      company1835("SX", { director: P1, cash: 50, trains: ["2"] }),
      owns(P1, "OBB"),
      operating1835("BY", "track", {}, { number: 1, of: 2 }),
    );
    const used = start.when(P1, withPower("OBB", "M17", "9", 1));
    const passing = (scene: Scene, symbol: string) => {
      let next = scene;
      while (next.decision.corporation !== symbol) next = next.when(next.decision.deciders[0] ?? P1, pass);
      return next;
    };
    const saxony = passing(used, "SX");
    expect([saxony.decision.step, lays(saxony, "OBB")]).toEqual(["track", []]);
    saxony.when(P1, withPower("OBB", "M15", "4", 1)).refused("POWER_NOT_AVAILABLE", "1835-18.3");
    expect(lays(passing(saxony, "BY"), "OBB").map((one) => one.hex)).toContain("M15");
    expect(lays(passing(start, "SX"), "OBB")).not.toEqual([]);
  });

  it("1835-18.3: closes as soon as both hexes have tiles, be they laid by others", () => {
    const start = at(
      { recordedLays: "trusted" },
      company1835("SX", { director: P2, cash: 500 }),
      owns(P1, "OBB"),
      tile("M15", "4", 1),
      operating1835("SX", "track"),
    );
    expect(isClosed(start, "OBB")).toBe(false);
    start.when(P2, lay("M17", "9", 1)).follows({ type: "companyClosed", company: "OBB", owner: "seat:0" });
    start.when(P2, lay("N16", "9", 1)).without("companyClosed");
  });

  it("1835-18.3, 1835-4.4: unsold it stays on sale, brings its share of Bavaria, and closes at once", () => {
    const start = given(
      game1835(4, { byFloatsAt: "20" }),
      packetHas("OBB", "PfB"),
      company1835("BY", { director: P2, shares: { [P2]: 30 } }),
      tile("M15", "4", 1),
      tile("M17", "9", 1),
      stock(P1),
    );
    const next = start.when(P1, buyPrivate("OBB"));
    expect(isClosed(start, "OBB")).toBe(false);
    next.follows({ type: "companyMoved", company: "OBB" }, { type: "companyClosed", company: "OBB", owner: "seat:0" });
    expect(percentOf(next.state, "BY", "seat:0")).toBe(10);
    expect(next.state.companies.OBB).toMatchObject({ owner: null, closed: true });
  });
});

describe("Pfalzbahnen", () => {
  const pfalz = (...changes: Change[]) => bavaria("track", owns(P1, "PfB"), BADEN, ...changes);

  it("1835-18.4: the tile from the first 3-train on, once, for nothing, besides the ordinary lay", () => {
    for (const phase of ["1.1", "1.2"]) expect(lays(pfalz(phase1835(phase)), "PfB")).toEqual([]);
    const next = pfalz(phase1835("2.1"))
      .when(P1, lay("O15", "201", 1))
      .when(P1, withPower("PfB", "L6", "210", 0))
      .when(P3, place("L6", 0));
    expect([next.state.corporations.BY?.cash, isClosed(next, "PfB")]).toEqual([500, false]);
    expect(lays(next, "PfB")).toEqual([]);
  });

  it("1835-18.4: not where others have laid the tile", () => {
    expect(lays(pfalz(phase1835("2.1"), tile("L6", "210", 0)), "PfB")).toEqual([]);
  });

  it("1835-18.4: tile and marker in one turn, and then it closes", () => {
    const laid = pfalz(phase1835("2.1"))
      .when(P1, withPower("PfB", "L6", "210", 0))
      .when(P3, place("L6", 0));
    expect(places(laid, "PfB")).toEqual(["L6.1"]);
    const next = laid.when(P1, place("L6", 1, "PfB"));
    next.follows({ type: "tokenPlaced", hex: "L6", city: 1, price: 0 }, { type: "companyClosed", company: "PfB" });
  });

  it("1835-18.4: no marker where Baden's fills the other place too", () => {
    const full = pfalz(
      phase1835("2.1"),
      tile("L6", "210", 0),
      company1835("HE", { director: P2 }),
      station("HE", "L6", 1),
    );
    expect(places(full, "PfB")).toEqual([]);
  });
});

describe("closing", () => {
  const saxony = (...changes: Change[]) =>
    at(
      {},
      company1835("SX", { director: P1, cash: 500 }),
      owns(P1, "LD"),
      phase1835("2.1"),
      ...changes,
      operating1835("SX", "trains"),
    );

  it("1835-18.5: Leipzig-Dresden closes with Saxony's first train, whatever its source", () => {
    const closes = { type: "companyClosed", company: "LD" } as const;
    saxony()
      .when(P1, buyTrain("bank", "3-1", 180))
      .follows({ type: "trainBought" }, closes);
    saxony(train("pool", "2+2"))
      .when(P1, buyTrain("pool", "2+2-0", 120))
      .follows(closes);
    saxony(company1835("BY", { director: P1, trains: ["3"] }))
      .when(P1, buyTrain("BY", "3-0", 1))
      .follows(closes);
  });

  it("1835-18.5: whoever owns it, and with no train of others", () => {
    const sold = saxony(owns(P4, "LD")).when(P1, buyTrain("bank", "3-1", 180));
    expect(isClosed(sold, "LD")).toBe(true);
    const other = bavaria("trains", company1835("SX", { director: P1 }), owns(P1, "LD"), phase1835("2.1"));
    expect(isClosed(other.when(P1, buyTrain("bank", "3-1", 180)), "LD")).toBe(false);
  });

  it("1835-18.6: the black ones stay, and pay, until they join Prussia", () => {
    for (const [phase, rank, price] of [
      ["1.2", "3", 180],
      ["2.1", "3+3", 270],
      ["2.2", "4", 360],
      ["2.3", "4+4", 440],
    ] as const) {
      const next = bavaria("trains", owns(P2, "BB"), owns(P2, "HB"), phase1835(phase, 9), bankSells(rank)).when(
        P1,
        buyTrain("bank", `${rank}-0`, price),
      );
      expect([rank, isClosed(next, "BB"), isClosed(next, "HB")]).toEqual([rank, false, false]);
    }
    const round = at({}, owns(P2, "BB"), owns(P2, "HB"), phase1835("2.4"), stock(P4, { passes: 3 })).when(P4, pass);
    round.follows({ type: "moneyPaid", to: "seat:1", amount: 25 }, { type: "moneyPaid", to: "seat:1", amount: 30 });
  });

  it("1835-18.7: the first 5-train closes the four others, and they pay no more", () => {
    const others = ["NF", "OBB", "PfB", "LD"];
    const start = bavaria("trains", ...others.map((one) => owns(P2, one)), phase1835("2.4"), bankSells("5"));
    const next = start.when(P1, buyTrain("bank", "5-0", 500));
    expect(others.filter((one) => !isClosed(next, one))).toEqual([]);
    const round = given(next.state, stock(P4, { passes: 3 })).when(P4, pass);
    expect(round.events.some((event) => event.type === "moneyPaid" && event.reason === "companyRevenue")).toBe(false);
  });
});

describe("no hex is kept for them", () => {
  it("1835-18.8: anyone builds on M15, M17 and L6 under the ordinary rules", () => {
    const others = [owns(P3, "OBB"), owns(P3, "PfB")];
    const built = (hex: string, id: string, rotation: number, ...changes: Change[]) =>
      bavaria("track", ...others, phase1835("2.1"), ...changes).when(P1, lay(hex, id, rotation));
    built("M15", "4", 0, station("BY", "L14", 1)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    built("M15", "4", 2, station("BY", "L14", 1)).follows({ type: "tileLaid", hex: "M15", cost: 50 });
    const reached = [station("BY", "L14", 1), tile("M15", "58", 2)];
    built("M17", "8", 5, ...reached).follows({ type: "tileLaid", hex: "M17", cost: 50 });
    built("M17", "8", 5, station("BY", "L14", 0), tile("M15", "58", 2)).refused("TILE_NOT_CONNECTED", "C-5.2j");
    built("L6", "210", 0, station("BY", "J8"), tile("K7", "9", 0)).follows({ type: "tileLaid", hex: "L6" });
  });

  it("1835-18.8: and may stand in L14", () => {
    const start = bavaria("token", owns(P3, "NF"), tile("N12", "57", 0), station("BY", "N12"), tile("M13", "9", 0));
    expect(start.options("placeToken").map((one) => [one.hex, one.city, one.company])).toContainEqual(["L14", 1, null]);
    start.when(P1, place("L14", 1)).follows({ type: "tokenPlaced", corporation: "BY", hex: "L14" });
  });
});
