/** Operating rounds of 18CZ: 18CZ-6, and who is asked for what: 18CZ-20. */
import { describe, expect, it } from "vitest";
import { decide, type Move, type OperatingTurn, type OptionType } from "../../../../engine/index.ts";
import { buyCompany, done, pass, payOut, runBest } from "../../../support/moves.ts";
import { sellLocal, takeOver } from "../../../support/moves18cz.ts";
import {
  type Change,
  game18cz,
  operating,
  owns,
  P1,
  P2,
  P3,
  station,
  stock,
  tile,
} from "../../../support/positions.ts";
import { card, localPrice, phase18cz, priced, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

/** Praha, where BN stands, and a line from it to a city on D15. */
const praha = [tile("E12", "8889", 1), tile("E14", "56", 1), tile("D15", "57", 0)];
const stepOf = ({ decision }: Scene) => decision.step;
const kinds = ({ decision }: Scene): OptionType[] => [...new Set(decision.options.map((one) => one.type))];
const inTurn = ({ state: { round } }: Scene) => (round.kind === "operating" ? round.turn?.corporation : undefined);

describe("the beginning of a round", () => {
  /** The last pass of the second stock round. */
  const begins = (...changes: Change[]) =>
    given(game18cz(3), localPrice(40), ...changes, stock(P3, { passes: 2 })).when(P3, pass);

  it("18CZ-6.1: the local price moves, then every local railway pays its owner, then the order is fixed", () => {
    const start = begins(railway("OFE", { director: P1, par: 70 }), owns(P1, "S1"), owns("OFE", "M1"), owns(P2, "L1"));
    start.follows({ type: "companyPriceSet", price: 45 }, { type: "corporationTurn" });
    for (const [to, amount] of [
      ["seat:0", 5],
      ["corporation:OFE", 10],
      ["seat:1", 20],
    ]) {
      start.follows(
        { type: "companyPriceSet" },
        { type: "moneyPaid", from: "bank", to, amount, reason: "companyRevenue" },
        { type: "corporationTurn", turn: expect.objectContaining({ corporation: "OFE" }) },
      );
    }
  });

  it("18CZ-6.1: local railways that nobody owns pay nobody", () => {
    begins(railway("OFE", { director: P1 })).without("moneyPaid");
  });

  it("18CZ-6.1: floated corporations by price, highest first; on one space the one that came first", () => {
    const start = begins(
      railway("EKJ", { director: P1, par: 60 }),
      railway("OFE", { director: P2, par: 70 }),
      railway("BCB", { director: P3, par: 60 }),
      phase18cz("b"),
      railway("BN", { director: P1, par: 100, shares: { [P1]: 40 } }),
    );
    start.follows({ type: "operatingRoundStarted", order: ["OFE", "EKJ", "BCB"] });
    expect(inTurn(start)).toBe("OFE");
  });

  it("18CZ-6.1: price changes within the round do not change the order", () => {
    const start = given(
      game18cz(3),
      localPrice(40),
      railway("OFE", { director: P1, par: 70, trains: ["2a"] }),
      railway("BCB", { director: P2, par: 60 }),
      railway("EKJ", { director: P3, par: 55 }),
      operating("OFE", "track"),
      priced("EKJ", 100),
    );
    expect(inTurn(start.when(P1, pass))).toBe("BCB");
  });

  it("18CZ-6.1: a corporation that is taken over before its turn is skipped", () => {
    const start = given(
      game18cz(3),
      localPrice(40),
      railway("BN", { director: P1, par: 100, cash: 500, trains: ["2+2b", "2+2b"] }),
      railway("OFE", { director: P1, par: 70 }),
      railway("BCB", { director: P2, par: 60 }),
      phase18cz("b"),
      operating("BN", "takeover"),
    );
    const over = start.when(P1, takeOver("OFE", 70)).when(P1, pass);
    expect(inTurn(over.when(P1, pass))).toBe("BCB");
  });
});

describe("a turn", () => {
  it("18CZ-6.2: track, station, run, pay, take-overs, trains, and the end", () => {
    let at = given(
      game18cz(3),
      localPrice(45),
      railway("BN", { director: P1, cash: 500, trains: ["2+2b"] }),
      railway("OFE", { director: P2 }),
      owns(P1, "S1"),
      phase18cz("b"),
      ...praha,
      operating("BN", "track"),
    );
    const seen: string[] = [];
    for (const move of [pass, pass, runBest, payOut, pass, pass, done]) {
      seen.push(stepOf(at));
      at = at.when(P1, move);
    }
    expect(seen).toEqual(["track", "token", "routes", "dividend", "takeover", "trains", "companies"]);
    expect(inTurn(at)).toBe("OFE");
  });

  const own = [railway("BN", { director: P1, cash: 99 }), owns(P1, "S1"), owns("BN", "M1")];

  it.each(["track", "token", "routes", "dividend", "takeover", "trains", "companies"] as const)(
    "18CZ-6.3: in the step %s local railways may be bought and sold",
    (step) => {
      const start = given(game18cz(3), localPrice(45), ...own, phase18cz("b"), operating("BN", step));
      start.when(P1, buyCompany("S1", 1)).follows({ type: "companyMoved", company: "S1", to: "corporation:BN" });
      start.when(P1, sellLocal("M1")).follows({ type: "companySold", company: "M1" });
      expect(start.options("buyCompany").map((one) => one.company)).toEqual(["S1"]);
      expect(start.options("sellCompany")).toMatchObject([{ company: "M1", price: 45, side: true }]);
    },
  );

  const forced: [string, string, OperatingTurn["step"], Partial<OperatingTurn>, Change[]][] = [
    ["the home tile", "SX", "homeTile", {}, [railway("SX", { director: P1, cash: 99, operated: false })]],
    ["the home city", "ATE", "homeToken", {}, [railway("ATE", { director: P1, cash: 99, operated: false })]],
    [
      "a lifted station",
      "SX",
      "stationChoice",
      { choice: { corporation: "ATE", hex: "B9" } },
      [
        railway("SX", { director: P1, cash: 99, home: { hex: "A8", rotation: 4 } }),
        railway("ATE", { director: P2, home: { hex: "B9" } }),
        tile("B9", "8859", 0),
      ],
    ],
    [
      "stations on one hex",
      "SX",
      "stationDrop",
      { merging: "NWB", drops: ["E12"] },
      [
        railway("SX", { director: P1, cash: 99, home: { hex: "A8", rotation: 4 } }),
        railway("NWB", { director: P1 }),
        tile("E12", "8889", 1),
        station("SX", "E12", 1),
      ],
    ],
    [
      "acquired trains",
      "SX",
      "acquired",
      { acquired: ["2a-0"] },
      [railway("SX", { director: P1, cash: 99, trains: ["2a"], home: { hex: "A8", rotation: 4 } })],
    ],
  ];

  it.each(forced)("18CZ-6.3: not while a choice is forced: %s", (_, symbol, step, more, changes) => {
    const start = given(
      game18cz(3),
      localPrice(45),
      ...changes,
      owns(P1, "S1"),
      owns(symbol, "L1"),
      phase18cz("d"),
      operating(symbol, step, more),
    );
    start.when(P1, buyCompany("S1", 1)).refused("NOT_NOW", "C-20.3");
    start.when(P1, sellLocal("L1")).refused("NOT_NOW", "C-20.3");
    expect(kinds(start)).not.toContain("sellCompany");
  });

  it.each(forced)("18CZ-20: there is no way round the choice of %s", (_, symbol, step, more, changes) => {
    const settle = { homeTile: ["layTile"], stationDrop: ["dropStation"], acquired: ["convertTrain", "scrapTrain"] };
    const most = step === "acquired" ? [card(symbol, "3Ed"), card(symbol, "3Ed"), card(symbol, "3Ed")] : [];
    const start = given(
      game18cz(3),
      localPrice(45),
      ...changes,
      ...most,
      phase18cz("d"),
      operating(symbol, step, more),
    );
    const moves = [pass, done, payOut].filter((move) => decide(start.state, P1, move).accepted);
    expect(moves).toEqual([]);
    const expected = settle[step as keyof typeof settle] ?? ["placeToken"];
    expect(expected).toEqual(expect.arrayContaining(kinds(start)));
  });
});

describe("what needs no decision", () => {
  /** OFE ends its turn; BCB, without money and track, has none. */
  const idle = (stops: string) =>
    given(
      game18cz(3, { stops }),
      localPrice(45),
      railway("OFE", { director: P1, par: 70, trains: ["2a"] }),
      railway("BCB", { director: P2, trains: ["2a"] }),
      railway("EKJ", { director: P3, cash: 100 }),
      operating("OFE", "companies"),
    ).when(P1, done);

  it("18CZ-20: a turn in which nothing can be chosen goes by", () => {
    const start = idle("lean").follows(
      { type: "corporationActed", corporation: "OFE" },
      { type: "dividendDecided", corporation: "BCB", kind: "withhold", revenue: 0, forced: true },
      { type: "markerMoved", corporation: "BCB", fromPrice: 50, toPrice: 40, reason: "withheld" },
      { type: "corporationActed", corporation: "BCB" },
    );
    expect([inTurn(start), stepOf(start)]).toEqual(["EKJ", "track"]);
    expect(inTurn(idle("all"))).toBe("BCB");
  });

  /** A corporation in a step of its turn that a move of P1 leaves. */
  const after = (move: Move, step: OperatingTurn["step"], ...changes: Change[]) =>
    stepOf(given(game18cz(3), localPrice(45), ...changes, operating("BN", step)).when(P1, move));
  const bn = (money: number, ...trains: string[]) => railway("BN", { director: P1, cash: money, trains });
  const twos = ["2+2b", "2+2b", "2+2b"];

  it.each<[string, string, Move, OperatingTurn["step"], Change[]]>([
    ["no station without money for it", "routes", pass, "track", [...praha, bn(39, "2+2b"), phase18cz("b")]],
    ["a station if it can be paid", "token", pass, "track", [...praha, bn(40, "2+2b"), phase18cz("b")]],
    ["no run without a train of the own size", "trains", pass, "track", [...praha, bn(0, "2a"), phase18cz("b")]],
    ["no run without a route", "trains", pass, "track", [bn(99, "2+2b"), phase18cz("b")]],
    ["no take-over without a smaller corporation", "trains", pass, "track", [bn(99, "2+2b"), phase18cz("b")]],
    [
      "no take-over of one that has not floated",
      "trains",
      pass,
      "track",
      [bn(99, "2+2b"), railway("NWB", { director: P2 }), phase18cz("b")],
    ],
    [
      "a take-over, whether it can be paid or not",
      "takeover",
      pass,
      "track",
      [bn(0, "2+2b"), railway("OFE", { director: P2 }), phase18cz("b")],
    ],
  ])("18CZ-20: %s, so the step is %s", (_, step, move, from, changes) => {
    expect(after(move, from, ...changes)).toBe(step);
  });

  it("18CZ-20: no train without a place or the money, and then the turn is over", () => {
    const ends = (...changes: Change[]) =>
      given(
        game18cz(3),
        localPrice(45),
        ...changes,
        railway("OFE", { director: P2 }),
        phase18cz("b"),
        operating("BN", "takeover"),
      ).when(P1, pass);
    expect(inTurn(ends(bn(500, ...twos)))).toBe("OFE");
    expect(inTurn(ends(bn(0, "2+2b")))).toBe("OFE");
    expect(stepOf(ends(bn(69, "2+2b")))).toBe("track");
    expect(stepOf(ends(bn(70, "2+2b")))).toBe("trains");
  });
});

describe("after a turn", () => {
  const last = (set: number, number: number, of: number) =>
    given(
      game18cz(3),
      localPrice(60),
      railway("OFE", { director: P1, trains: ["2a"] }),
      phase18cz("b"),
      operating("OFE", "companies", {}, { set, number, of }),
    ).when(P1, done);

  it("18CZ-6.4: after the last corporation the next round of the set begins", () => {
    last(5, 1, 2)
      .follows({ type: "corporationActed" }, { type: "operatingRoundStarted", set: 5, number: 2, of: 2 })
      .without("trainExported");
  });

  it("18CZ-6.4: after the last round of a set a train leaves the game and a stock round begins", () => {
    last(5, 2, 2).follows(
      { type: "trainExported", train: { id: "2b-1", rank: "2b" } },
      { type: "stockRoundStarted", number: 6 },
    );
  });

  it("18CZ-6.4: after the last round of all the game ends", () => {
    last(8, 2, 3).follows({ type: "operatingRoundStarted", set: 8, number: 3 });
    last(8, 3, 3).follows({ type: "gameEnded", reason: "rounds", last: "8.3" }).without("trainExported");
  });
});
