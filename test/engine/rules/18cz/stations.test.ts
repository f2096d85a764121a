/** Stations: 18CZ-10. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { buyCompany, lay, pass, place } from "../../../support/moves.ts";
import { sellLocal } from "../../../support/moves18cz.ts";
import { type Change, game18cz, operating, owns, P1, P2, station, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, phaseIs, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");

/** E16, E18, D17: from Pardubice to Hradec Králové, where a station could be. */
const line = [tile("E16", "57", 1), tile("E18", "7", 1), tile("D17", "57", 2)];
/** On from there over C16 to a city put on C14. */
const further = [tile("C16", "8", 5), tile("C14", "57", 1)];
/** BCB of P1 in its station step. */
const bcb = (money: number, ...changes: Change[]): Scene =>
  given(
    game18cz(3),
    localPrice(45),
    railway("BCB", { director: P1, cash: money, trains: ["2a"] }),
    ...line,
    ...changes,
    operating("BCB", "token"),
  );
const spots = (scene: Scene) => scene.options("placeToken").map(({ hex, city, price }) => `${hex}.${city} ${price}`);
const stepOf = ({ decision }: Scene) => decision.step;

describe("a station", () => {
  it("18CZ-10.1: goes into a free slot of a city connected to one of its stations", () => {
    const start = bcb(100);
    expect(spots(start)).toEqual(["D17.0 40"]);
    const placed = start.when(P1, place("D17"));
    placed.follows(
      { type: "moneyPaid", from: "corporation:BCB", to: "bank", amount: 40, reason: "token" },
      { type: "tokenPlaced", corporation: "BCB", hex: "D17", city: 0, kind: "regular" },
    );
    expect(placed.state.corporations.BCB).toMatchObject({ cash: 60, tokens: [100] });
    start.when(P1, place("C24")).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
    start.when(P1, place("E18")).refused("TOKEN_NOT_CITY", "C-6.5c");
  });

  it("18CZ-10.1: after the track step, at most one a turn, and none at all if the director likes", () => {
    const start = bcb(300, ...further);
    const placed = start.when(P1, place("D17"));
    expect(stepOf(placed)).toBe("routes");
    placed.when(P1, place("C14")).refused("NOT_NOW", "C-20.3");
    start.when(P1, pass).follows({ type: "declined", step: "token" }).without("tokenPlaced");
    const track = given(start.state, operating("BCB", "track"));
    track.when(P1, place("D17")).refused("NOT_NOW", "C-20.3");
    const again = given(start.state, operating("BCB", "token", { stationPlaced: true }));
    again.when(P1, place("D17")).refused("TOKEN_ONE_PER_TURN", "C-6.5a");
  });

  it("18CZ-10.1: not into a full city, and not through one", () => {
    const full = bcb(300, ...further, railway("OFE", { director: P2 }), station("OFE", "D17"));
    full.when(P1, place("D17")).refused("TOKEN_NO_SLOT", "C-6.5f");
    full.when(P1, place("C14")).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
  });

  it("18CZ-10.1: not in a hex where it has one already", () => {
    const twice = bcb(300, tile("E16", "14", 0));
    twice.when(P1, place("E16")).refused("TOKEN_SAME_HEX", "C-6.5e");
    const oo = given(
      game18cz(3),
      localPrice(45),
      railway("OFE", { director: P1, cash: 300 }),
      ...[tile("D27", "8885", 2), tile("D29", "7", 1), tile("C28", "3", 5)],
      station("OFE", "D27", 0),
      phase18cz("d"),
      operating("OFE", "token"),
    );
    oo.when(P1, place("D27", 1)).refused("TOKEN_SAME_HEX", "C-6.5e");
  });
});

describe("its price", () => {
  it.each([
    ["small", "BCB", [0, 40, 100]],
    ["medium", "BN", [0, 40, 100]],
    ["large", "SX", [0, 40]],
  ])("18CZ-10.2, 18CZ-0.2: a %s corporation, as %s, pays %j, the home station first", (size, symbol, prices) => {
    for (const one of title.corporations.filter((each) => each.size === size)) expect(one.tokens).toEqual(prices);
    expect(title.corporations.find((one) => one.symbol === symbol)?.size).toBe(size);
  });

  it("18CZ-10.2: 40 for the first beyond the home station, 100 for the next, then there is none", () => {
    expect(spots(bcb(300, ...further))).toEqual(["C14.0 40", "D17.0 40"]);
    const second = bcb(300, ...further, station("BCB", "D17"));
    expect(spots(second)).toEqual(["C14.0 100"]);
    second.when(P1, place("C14")).follows({ type: "moneyPaid", amount: 100, reason: "token" });
    const third = bcb(300, ...further, station("BCB", "D17"), station("BCB", "C24"));
    third.when(P1, place("C14")).refused("TOKEN_NONE_LEFT", "C-6.5b");
  });

  it("18CZ-10.2: a large corporation has one for 40 and no more", () => {
    const sx = (...changes: Change[]) =>
      given(
        game18cz(3),
        localPrice(45),
        railway("SX", { director: P1, cash: 300 }),
        ...[tile("A10", "4", 1), tile("A12", "57", 1), tile("A14", "57", 1)],
        ...changes,
        phase18cz("d"),
        operating("SX", "token"),
      );
    sx().when(P1, place("A12")).follows({ type: "moneyPaid", amount: 40, reason: "token" });
    sx(station("SX", "A12")).when(P1, place("A14")).refused("TOKEN_NONE_LEFT", "C-6.5b");
  });

  it("18CZ-10.3: the treasury pays it", () => {
    bcb(40).when(P1, place("D17")).follows({ type: "tokenPlaced" });
    bcb(39).when(P1, place("D17")).refused("MONEY_SHORT", "C-6.5g");
  });
});

describe("the step stays open as long as local railways could raise the price", () => {
  /** Where BCB stands after its track step. */
  const left = (money: number, ...changes: Change[]) => {
    const start = bcb(money, phaseIs("b"), ...changes).state;
    return given(start, operating("BCB", "track")).when(P1, pass);
  };

  it("18CZ-10.3: with money for it, and not without", () => {
    expect([stepOf(left(40)), stepOf(left(39))]).toEqual(["token", "routes"]);
  });

  it("18CZ-10.3: by selling one of its own", () => {
    const open = left(0, owns("BCB", "S1"));
    expect(stepOf(open)).toBe("token");
    open.when(P1, place("D17")).refused("MONEY_SHORT", "C-6.5g");
    open.when(P1, sellLocal("S1")).when(P1, place("D17")).follows({ type: "tokenPlaced", hex: "D17" });
  });

  it("18CZ-10.3: by buying one of a player and selling it", () => {
    const open = left(1, owns(P1, "S1"));
    expect(stepOf(open)).toBe("token");
    const raised = open.when(P1, buyCompany("S1", 1)).when(P1, sellLocal("S1"));
    raised.when(P1, place("D17")).follows({ type: "tokenPlaced", hex: "D17" });
    expect(stepOf(left(0, owns(P1, "S1")))).toBe("routes");
    expect(stepOf(bcb(1, owns(P1, "S1")).when(P1, pass))).toBe("routes");
  });

  it("18CZ-10.3: but only as far as that goes", () => {
    const second = (money: number, ...changes: Change[]) =>
      stepOf(left(money, ...further, station("BCB", "D17"), ...changes));
    expect([second(56, owns(P1, "S1")), second(55, owns(P1, "S1"))]).toEqual(["token", "routes"]);
    expect([second(55, owns("BCB", "S1")), second(54, owns("BCB", "S1"))]).toEqual(["token", "routes"]);
    expect(stepOf(left(30, owns(P1, "M1"), owns(P1, "L1")))).toBe("routes");
  });
});

describe("reservations", () => {
  it("18CZ-10.4: the slot of a home not placed yet cannot be used by others", () => {
    const ofe = (...changes: Change[]) =>
      given(
        game18cz(3),
        localPrice(45),
        railway("OFE", { director: P1, cash: 140 }),
        station("OFE", "D17"),
        ...line,
        ...changes,
        phase18cz("d"),
        operating("OFE", "token"),
      );
    ofe().when(P1, place("E16")).refused("TOKEN_RESERVED", "C-6.5f");
    ofe(tile("E16", "14", 0))
      .when(P1, place("E16"))
      .follows({ type: "tokenPlaced", hex: "E16" });
    ofe(tile("E16", "14", 0), railway("BCB", { director: P2 }))
      .when(P1, place("E16"))
      .follows({ type: "tokenPlaced", hex: "E16" });
  });

  it("18CZ-10.4, 18CZ-1.3: NWB's and BN's cities are kept in Praha, on every tile; others are free", () => {
    const kfn = (...changes: Change[]) =>
      given(
        game18cz(3),
        localPrice(45),
        railway("KFN", { director: P1, cash: 140 }),
        station("KFN", "G12"),
        ...[tile("G12", "14", 2), tile("F13", "2", 4), tile("D13", "9", 0), tile("F11", "58", 1)],
        ...changes,
        phase18cz("g"),
        operating("KFN", "token"),
      );
    const white = kfn(tile("F13", "58", 0));
    white.when(P1, place("E12", 0)).refused("TOKEN_RESERVED", "C-6.5f");
    const brown = kfn(tile("E12", "8892", 0), tile("F13", "58", 0), (draft) => {
      for (const symbol of ["BN", "NWB"]) draft.board.homes[symbol] = { hex: "E12", city: 0 };
    });
    brown.when(P1, place("E12", 0)).follows({ type: "tokenPlaced", hex: "E12" });
    const two = brown.state;
    const fuller = given(
      two,
      railway("MW", { director: P2 }),
      station("MW", "E12"),
      railway("OFE", { director: P2 }),
      station("OFE", "E12"),
      operating("KFN", "token"),
    );
    fuller.when(P1, place("E12", 0)).refused("TOKEN_RESERVED", "C-6.5f");
  });

  /** EKJ stands on C8, in the city with track to B9. */
  const atB9 = (phase: string, ...changes: Change[]) =>
    given(
      game18cz(3),
      localPrice(45),
      railway("EKJ", { director: P1, cash: 140 }),
      station("EKJ", "C8", 1),
      ...[tile("C8", "8885", 0)],
      ...changes,
      phase18cz(phase),
      operating("EKJ", "token"),
    );
  const ate = railway("ATE", { director: P2, home: { hex: "B9", city: 1 } });

  it("18CZ-10.4: until ATE has its home nobody may build in B9's single cities", () => {
    const green = atB9("d", tile("B9", "8859", 0));
    green.when(P1, place("B9", 0)).refused("TOKEN_RESERVED", "18CZ-10.4");
    const settled = atB9("d", tile("B9", "8859", 0), ate);
    settled.when(P1, place("B9", 0)).follows({ type: "tokenPlaced", hex: "B9" });
  });

  it("18CZ-10.4: on the brown tile they may, as long as a slot remains for ATE", () => {
    const brown = atB9("g", tile("B9", "8896p", 0));
    brown.when(P1, place("B9", 0)).follows({ type: "tokenPlaced", hex: "B9", city: 0 });
    const last = atB9("g", tile("B9", "8896p", 0), railway("BCB", { director: P2 }), station("BCB", "B9"));
    last.when(P1, place("B9", 0)).refused("TOKEN_RESERVED", "18CZ-10.4");
  });

  it("18CZ-10.4: a reserved slot blocks no track", () => {
    const through = given(
      game18cz(3),
      localPrice(45),
      railway("OFE", { director: P1, cash: 140 }),
      station("OFE", "D17"),
      ...line,
      operating("OFE", "track"),
    );
    through.when(P1, lay("E14", "1", 0)).follows({ type: "tileLaid", hex: "E14" });
  });
});
