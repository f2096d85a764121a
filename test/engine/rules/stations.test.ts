/** Stations: C-6, 1830-9. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../engine/index.ts";
import { lay, pass, place } from "../../support/moves.ts";
import {
  type Change,
  corporation,
  game1830,
  operating,
  P1,
  P2,
  P3,
  phase,
  station,
  stock,
  tile,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

/** P1's corporation in its station step, with 1000. */
const tokens = (symbol: string, ...changes: Change[]): Scene =>
  given(
    game1830(3),
    phase("3"),
    corporation(symbol, { president: P1, cash: 1000 }),
    ...changes,
    operating(symbol, "token"),
  );

/** H12 – H10 – H8 – H6 – H4. */
const line = [tile("H10", "57", 1), tile("H8", "9", 1), tile("H6", "9", 1), tile("H4", "57", 1)];

describe("the checks of a station in their order", () => {
  it("C-6.5a, C-6.5b: one a turn, and a token must be left", () => {
    const again = given(
      game1830(3),
      corporation("PRR", { president: P1, cash: 1000 }),
      ...line,
      operating("PRR", "token", { stationPlaced: true }),
    );
    again.when(P1, place("H10")).refused("TOKEN_ONE_PER_TURN", "C-6.5a");
    const none = tokens("NYNH", station("NYNH", "D14"));
    none.when(P1, place("G19", 1)).refused("TOKEN_NONE_LEFT", "C-6.5b");
  });

  it("C-6.5c: only in cities", () => {
    tokens("PRR").when(P1, place("F10")).refused("TOKEN_NOT_CITY", "C-6.5c");
    tokens("PRR").when(P1, place("F2")).refused("TOKEN_NOT_CITY", "C-6.5c");
    tokens("PRR").when(P1, place("H14")).refused("TOKEN_NOT_CITY", "C-6.5c");
    tokens("PRR").when(P1, place("H10", 1)).refused("TOKEN_NOT_CITY", "C-6.5c");
  });

  it("C-6.5d: in the network, its ends included", () => {
    tokens("PRR").when(P1, place("H10")).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
    tokens("PRR", ...line)
      .when(P1, place("H4"))
      .follows({ type: "tokenPlaced", hex: "H4", city: 0, price: 40 });
    const blocked = tokens("PRR", ...line, corporation("NYC", { president: P2 }), station("NYC", "H10"));
    blocked.when(P1, place("H4")).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
  });

  it("C-6.5e: not twice on a hex", () => {
    const cities = tokens("NYNH", tile("G19", "62", 0));
    cities.when(P1, place("G19", 0)).refused("TOKEN_SAME_HEX", "C-6.5e");
  });

  it("C-6.5f: a slot must be free", () => {
    const full = tokens("PRR", ...line, corporation("NYC", { president: P2 }), station("NYC", "H10"));
    full.when(P1, place("H10")).refused("TOKEN_NO_SLOT", "C-6.5f");
    const two = tokens(
      "PRR",
      ...line.slice(1),
      tile("H10", "14", 0),
      corporation("NYC", { president: P2 }),
      station("NYC", "H10"),
    );
    two.when(P1, place("H10")).follows({ type: "tokenPlaced", hex: "H10" });
  });

  it("C-6.5g, C-6.6, 1830-9.1: the treasury pays 40 for the second, 100 for each further station", () => {
    const poor = (cash: number) =>
      given(game1830(3), corporation("PRR", { president: P1, cash }), ...line, operating("PRR", "token"));
    poor(39).when(P1, place("H10")).refused("MONEY_SHORT", "C-6.5g");
    poor(40).when(P1, place("H10")).follows({ type: "moneyPaid", amount: 40, reason: "token" });
    const third = tokens("PRR", ...line, station("PRR", "H4"));
    third.when(P1, place("H10")).follows({ type: "tokenPlaced", price: 100 });
  });

  it("1830-1.4, C-6.1: rows of tokens", () => {
    const rows = titleById("1830").corporations.map((one) => [one.symbol, one.tokens.join()]);
    expect(Object.fromEntries(rows)).toEqual({
      PRR: "0,40,100,100",
      NYC: "0,40,100,100",
      CPR: "0,40,100,100",
      "B&O": "0,40,100",
      "C&O": "0,40,100",
      ERIE: "0,40,100",
      NYNH: "0,40",
      "B&M": "0,40",
    });
  });

  it("C-6.10: without money for the next token, or without a place, the step is skipped", () => {
    const track = (cash: number, ...changes: Change[]) =>
      given(game1830(3), corporation("PRR", { president: P1, cash }), ...changes, operating("PRR", "track")).when(
        P1,
        pass,
      );
    expect(track(40, ...line).decision.step).toBe("token");
    track(39, ...line).follows({ type: "stepReached", step: "routes" });
    track(500).follows({ type: "stepReached", step: "routes" });
  });

  it("C-14.4: the station step may be declined", () => {
    tokens("PRR", ...line)
      .when(P1, pass)
      .follows({ type: "declined", step: "token" });
  });
});

describe("home stations", () => {
  it.each([
    ["PRR", "H12"],
    ["NYC", "E19"],
    ["CPR", "A19"],
    ["B&O", "I15"],
    ["C&O", "F6"],
    ["ERIE", "E11"],
    ["NYNH", "G19"],
    ["B&M", "E23"],
  ])("1830-9.2, C-6.2: %s stands on %s, placed by itself and free at the start of its first turn", (symbol, hex) => {
    const first = given(game1830(3), corporation(symbol, { president: P1, home: false }), stock(P3, { passes: 2 }));
    const begun = first.when(P3, pass);
    begun.follows(
      { type: "corporationTurn" },
      { type: "tokenPlaced", corporation: symbol, hex, price: 0, kind: "home" },
    );
    begun.follows({ type: "tokenPlaced", city: 0 }, { type: "stepReached", step: "track" });
  });

  it("C-6.3, C-6.4: the home slot is kept for its corporation until then; a reservation blocks no walk", () => {
    const start = tokens(
      "PRR",
      corporation("B&O", { president: P2, home: false }),
      tile("J14", "57", 0),
      station("PRR", "J14"),
    );
    start.when(P1, place("I15")).refused("TOKEN_RESERVED", "C-6.5f");
    const free = tokens("PRR", corporation("B&O", { president: P2 }), tile("J14", "57", 0), station("PRR", "J14"));
    free.when(P1, place("I15")).refused("TOKEN_NO_SLOT", "C-6.5f");
    const beyond = given(start.state, tile("I17", "9", 1), operating("PRR", "track"));
    beyond.when(P1, lay("I17", "24", 1)).follows({ type: "tileLaid", hex: "I17" });
  });

  it("1830-9.4: on E19 only NYC may stand in a single slot; of two slots one is free for others", () => {
    const near = [tile("F16", "57", 1), tile("F18", "8", 1), station("PRR", "F16")];
    const nyc = corporation("NYC", { president: P2, home: false });
    tokens("PRR", nyc, tile("E19", "57", 0), ...near)
      .when(P1, place("E19"))
      .refused("TOKEN_RESERVED", "C-6.5f");
    const two = tokens("PRR", nyc, tile("E19", "14", 0), ...near);
    two.when(P1, place("E19")).follows({ type: "tokenPlaced", hex: "E19" });
    const half = given(two.state, corporation("CPR", { president: P2 }), station("CPR", "E19"));
    half.when(P1, place("E19")).refused("TOKEN_RESERVED", "C-6.5f");
  });

  it("1830-9.2: on G19 only NYNH's own city is kept, the other is open from the start", () => {
    const start = tokens(
      "PRR",
      corporation("NYNH", { president: P2, home: false }),
      tile("H18", "59", 3),
      station("PRR", "H18"),
    );
    start.when(P1, place("G19", 1)).follows({ type: "tokenPlaced", hex: "G19", city: 1 });
    const own = tokens(
      "PRR",
      corporation("NYNH", { president: P2, home: false }),
      tile("G19", "54", 0),
      tile("F20", "1", 2),
    );
    own.when(P1, place("G19", 0)).refused("TOKEN_NOT_CONNECTED", "C-6.5d");
  });
});

describe("the ERIE on E11", () => {
  /** C&O stands on D14 and is connected to side 4 of E11. */
  const near = [tile("E13", "8", 1), station("C&O", "D14")];

  it("1830-9.3: until it has its home station, both cities are kept for it; afterwards the other one is open", () => {
    const waiting = tokens("C&O", ...near, tile("E11", "59", 4), corporation("ERIE", { president: P2, home: false }));
    waiting.when(P1, place("E11", 0)).refused("TOKEN_RESERVED", "1830-9.3");
    const erie = corporation("ERIE", { president: P2, home: false });
    const settled = tokens("C&O", ...near, tile("E11", "59", 4), erie, station("ERIE", "E11", 1), (draft) => {
      delete draft.board.homes.ERIE;
    });
    settled.when(P1, place("E11", 0)).follows({ type: "tokenPlaced", hex: "E11", city: 0 });
  });

  it("1830-9.3: on the printed hex it stands in the first city without a decision", () => {
    const first = given(game1830(3), corporation("ERIE", { president: P1, home: false }), stock(P3, { passes: 2 }));
    expect(first.when(P3, pass).state.corporations.ERIE?.stations).toEqual([{ hex: "E11", city: 0 }]);
  });

  it("1830-9.3: with a green tile there it chooses its city before anything else", () => {
    const first = given(
      game1830(3),
      phase("3"),
      tile("E11", "59", 4),
      corporation("ERIE", { president: P1, home: false }),
      stock(P3, { passes: 2 }),
    ).when(P3, pass);
    expect(first.decision).toMatchObject({ step: "homeToken", deciders: [P1] });
    expect(first.options("placeToken").map((one) => [one.hex, one.city])).toEqual([
      ["E11", 0],
      ["E11", 1],
    ]);
    first.when(P1, pass).refused("NOT_NOW", "C-6.2");
    first.when(P1, place("E13")).refused("NOT_NOW", "C-6.2");
    first.when(P1, place("E11", 0, "CS")).refused("NOT_NOW", "C-6.2");
    const placed = first.when(P1, place("E11", 1)).follows({ type: "tokenPlaced", kind: "home", city: 1, price: 0 });
    expect(placed.decision.step).toBe("track");
  });

  it("1830-9.3, 1830-16 V15, C-6.8, C-6.9: the corporation laying the first tile settles the city of the ERIE's station, at no cost", () => {
    const start = given(
      game1830(3),
      phase("3"),
      corporation("C&O", { president: P1, cash: 1000 }),
      corporation("ERIE", { president: P2 }),
      ...near,
      operating("C&O", "track"),
    );
    const laid = start.when(P1, lay("E11", "59", 4)).follows({ type: "stationChoiceAsked", corporation: "ERIE" });
    expect(laid.decision).toMatchObject({ step: "stationChoice", deciders: [P1] });
    laid.when(P1, pass).refused("NOT_NOW", "C-6.9");
    laid.when(P1, place("E11", 1, "CS")).refused("NOT_NOW", "C-6.9");
    laid.when(P2, place("E11", 1)).refused("NOT_YOUR_TURN", "C-20.3");
    const moved = laid.when(P1, place("E11", 1)).follows({ type: "stationMoved", corporation: "ERIE", from: 0, to: 1 });
    moved.without("moneyPaid", "tokenPlaced");
    expect(moved.state.corporations.ERIE?.stations).toEqual([{ hex: "E11", city: 1 }]);
    expect(moved.decision.step).toBe("token");
  });
});
