/** Things, set-up and course of the game: 1835-1, 1835-2, 1835-3. */
import { describe, expect, it } from "vitest";
import {
  certificateLimit,
  countedCertificates,
  decision,
  type GameState,
  titleById,
  trainsForSale,
  trainsLeft,
} from "../../../../engine/index.ts";
import { buy, buyPrivate, buyTrain, pass } from "../../../support/moves.ts";
import { owns, P1, P2, P3, P4, stock } from "../../../support/positions.ts";
import {
  company1835,
  exchanged,
  game1835,
  joined,
  minor,
  operating1835,
  packetSold,
  percentOf,
  phase1835,
} from "../../../support/prussia.ts";
import { given } from "../../../support/scene.ts";

const title = titleById("1835");
const fact = (symbol: string) => title.corporations.find((one) => one.symbol === symbol);
const company = (symbol: string) => title.companies.find((one) => one.symbol === symbol);
/** A space of the chart by its name: `C3` is the third column, third row. */
const space = (name: string): [number, number] => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const sizesOf = (symbol: string) => fact(symbol)?.certificates.map((one) => one.percent);

describe("players and bank", () => {
  it.each([
    [3, 600, 19],
    [4, 475, 15],
    [5, 390, 12],
    [6, 340, 11],
    [7, 310, 9],
  ])("1835-1.1: %i players have %i each and at most %i papers; 12000 in all", (players, cash, papers) => {
    const state = game1835(players);
    expect(state.players.map((one) => one.cash)).toEqual(Array(players).fill(cash));
    expect(certificateLimit(title, state)).toBe(papers);
    expect(state.bank.cash).toBe(12000 - players * cash);
  });

  it.each([2, 8])("1835-1.1: it is no game for %i", (players) => {
    expect(() => game1835(players)).toThrow();
  });
});

describe("papers", () => {
  it.each([
    ["NF", 100, 5, ["BY", 10, false]],
    ["LD", 190, 20, ["SX", 20, true]],
    ["BB", 130, 25, null],
    ["HB", 160, 30, null],
    ["OBB", 120, 10, ["BY", 10, false]],
    ["PfB", 150, 15, ["BY", 10, false]],
  ] as const)("1835-1.2: %s costs %i, brings %i, and with it comes %j", (symbol, price, revenue, gift) => {
    expect(company(symbol)).toMatchObject({ price, revenue });
    const grant = gift && { corporation: gift[0], percent: gift[1], president: gift[2] };
    expect(company(symbol)?.grant).toEqual(grant);
  });

  it("1835-1.2: the black ones are Braunschweig and Hannover", () => {
    expect(title.parameters.formation?.companies).toEqual({ BB: 10, HB: 10 });
  });

  it.each([
    ["M1", 80, "H2", 0],
    ["M2", 170, "E19", 0],
    ["M3", 80, "F14", 0],
    ["M4", 160, "G5", 0],
    ["M5", 80, "E19", 1],
    ["M6", 80, "C11", 1],
  ])(
    "1835-1.3: %s costs %i and is at home in %s, city %i; it has one owner and no price",
    (symbol, price, hex, city) => {
      expect(fact(symbol)).toMatchObject({ minor: { price }, home: { hex, city }, start: null });
      expect(sizesOf(symbol)).toEqual([100]);
    },
  );

  it("1835-1.3: Berlin's exits lead west from M2's city and north-west from M5's, Hamburg's north-west from M6's", () => {
    expect(title.map["E19"]?.paths).toEqual([
      ["1", "c0"],
      ["2", "c1"],
    ]);
    expect(title.map["C11"]?.paths).toContainEqual(["2", "c1"]);
  });

  it.each([
    ["BY", 92, "O15", 5, "C3"],
    ["SX", 88, "H16", 3, "C4"],
    ["BA", 84, "L6", 2, "B4"],
    ["WT", 84, "M9", 2, "B4"],
    ["HE", 84, "J8", 2, "B4"],
    ["MS", 80, "C13", 2, "B5"],
    ["OL", 80, "D6", 2, "B5"],
    ["PR", 154, "E19", 7, "I4"],
  ])("1835-1.4, 1835-1.9: %s: par %i, home %s, %i markers, start space %s", (symbol, price, hex, markers, start) => {
    const one = fact(symbol);
    expect(one?.start).toEqual({ price, cell: space(start) });
    expect([one?.home?.hex, one?.tokens.length]).toEqual([hex, markers]);
  });

  it.each([
    ["BY", [20, 10, 10, 10, 10, 10, 10, 10, 10]],
    ["SX", [20, 10, 10, 10, 10, 10, 10, 10, 10]],
    ["BA", [20, 10, 10, 10, 10, 10, 10, 20]],
    ["WT", [20, 10, 10, 10, 10, 10, 10, 20]],
    ["HE", [20, 10, 10, 10, 10, 10, 10, 20]],
    ["MS", [20, 20, 20, 10, 10, 10, 10]],
    ["OL", [20, 20, 20, 10, 10, 10, 10]],
  ])("1835-1.5: the stack of %s, the director's certificate on top: %j", (symbol, percents) => {
    expect(sizesOf(symbol)).toEqual(percents);
    expect(fact(symbol)?.certificates.map((one) => one.president)).toEqual(percents.map((_, n) => n === 0));
  });

  it("1835-1.5: Prussia sells four of 10 % and keeps the director's of 10 %, three of 10 % and four of 5 %", () => {
    const certificates = fact("PR")?.certificates ?? [];
    const sizes = (reserved: boolean) => certificates.filter((one) => one.reserved === reserved);
    expect(sizes(false).map((one) => one.percent)).toEqual([10, 10, 10, 10]);
    const kept = sizes(true).map((one) => `${one.percent}${one.president ? "d" : ""}`);
    expect(kept.toSorted()).toEqual(["10", "10", "10", "10d", "5", "5", "5", "5"]);
  });

  it("1835-1.6: a private, a minor and a certificate of any size count one each", () => {
    const { state } = given(
      game1835(),
      packetSold,
      owns(P1, "HB"),
      minor("M3", P1),
      joined("M2"),
      company1835("BA", { director: P1, shares: { [P1]: 20 } }),
      company1835("PR", { director: P2, shares: { [P2]: 20 } }),
      exchanged(P1, 5),
    );
    expect(countedCertificates(title, state, P1)).toBe(4);
  });

  it("1835-1.7: at first all certificates lie in the initial stacks, and in Prussia's exchange stack", () => {
    const { corporations } = game1835();
    const places = (symbol: string) => [...new Set(corporations[symbol]?.certificates.map((one) => one.holder))];
    for (const symbol of ["BY", "SX", "BA", "WT", "HE", "MS", "OL"]) expect(places(symbol)).toEqual(["offering"]);
    expect(places("PR").toSorted()).toEqual(["offering", "reserve"]);
    expect(percentOf(game1835(), "PR", "reserve")).toBe(60);
  });

  it("1835-1.7: sold is what has left the initial stack, be it in the pool", () => {
    const offered = given(
      game1835(),
      packetSold,
      company1835("BY", { director: P1, shares: { [P1]: 60, pool: 40 } }),
      company1835("SX", { director: P2, shares: { [P2]: 50, pool: 50 } }),
      stock(P3),
    ).options("buyShare");
    expect(offered.filter((one) => one.from === "offering").map((one) => one.corporation)).toEqual(["BA"]);
  });

  it("1835-1.8: the trains", () => {
    const trains = title.trains.map(({ rank, count, price }) => [rank, count, price]);
    expect(trains).toEqual([
      ["2", 9, 80],
      ["2+2", 4, 120],
      ["3", 4, 180],
      ["3+3", 3, 270],
      ["4", 3, 360],
      ["4+4", 1, 440],
      ["5", 2, 500],
      ["5+5", 1, 600],
      ["6", 2, 600],
      ["6+6", 4, 720],
    ]);
  });

  it("1835-1.9: the chart is ragged: which columns each row has", () => {
    const letters = "ABCDEFGHIJKLMNOP";
    const rows = title.market.map((row) => [...letters].filter((_, column) => row[column]).join(""));
    expect(rows).toEqual([
      "EFGHIJKLMNOP",
      "CDEFGHIJKLMNOP",
      "ABCDEFGHIJKLMNO",
      "ABCDEFGHIJKL",
      "ABCDEFGHI",
      "ABCDEFG",
      "ABCDE",
    ]);
  });
});

describe("set-up", () => {
  it("1835-2.1: the first seat holds the start marker and begins", () => {
    const state = game1835();
    expect([state.priority, ...decision(state).deciders]).toEqual([P1, P1]);
  });

  it("1835-2.2: the start packet lies in four rows", () => {
    expect(title.packet.map((row) => row.map((one) => one.id))).toEqual([
      ["NF"],
      ["M1", "LD", "M2"],
      ["M3", "M4", "BY", "BB"],
      ["HB", "M5", "M6", "OBB", "PfB"],
    ]);
    expect(title.packet.flat().find((one) => one.id === "BY")).toMatchObject({ kind: "certificate", price: 184 });
    expect(game1835().packet).toHaveLength(13);
  });

  it("1835-2.3: nothing else of Bavaria and Saxony is for sale before the packet is sold out", () => {
    const start = given(game1835());
    expect(start.options("buyShare")).toEqual([]);
    for (const symbol of ["BY", "SX"]) start.when(P1, buy(symbol)).refused("NOT_NOW", "1835-4.1");
  });

  it("1835-2.3: 2-trains are for sale, the other types follow in their order", () => {
    const state = game1835();
    expect(trainsForSale(title, state).map((one) => one.rank)).toEqual(["2"]);
    expect(trainsLeft(title, state).map((one) => [one.rank, one.left])).toEqual(
      title.trains.map(({ rank, count }) => [rank, count]),
    );
  });

  it("1835-2.4: yellow tiles and one operating round after a stock round", () => {
    const state = game1835();
    const phase = title.phases.find((one) => one.name === state.phase);
    expect(phase).toMatchObject({ tiles: ["yellow"], operatingRounds: 1, train: "2" });
  });
});

describe("course of the game", () => {
  const roundOf = ({ round }: GameState) =>
    round.kind === "operating" ? `OR ${round.set}.${round.number}` : round.kind === "stock" ? `SR ${round.number}` : "";
  /** Everybody passes until a round of another kind or number has begun. */
  const next = (state: GameState): GameState => {
    let scene = given(state);
    const start = roundOf(state);
    while (roundOf(scene.state) === start) scene = scene.when(scene.decision.deciders[0] ?? P1, pass);
    return scene.state;
  };

  it("1835-3.1: stock rounds and sets of operating rounds alternate, a stock round first", () => {
    const start = given(game1835(), minor("M1", P1, { cash: 80 }), stock(P1, { number: 1 }));
    const names: string[] = [];
    let { state } = start;
    for (let n = 0; n < 4; n += 1) {
      names.push(roundOf(state));
      state = next(state);
    }
    expect(names).toEqual(["SR 1", "OR 1.1", "SR 2", "OR 2.1"]);
  });

  const setsFrom = (phase: string) => {
    const start = given(game1835(), packetSold, phase1835(phase), stock(P4, { number: 4, passes: 3 }));
    return start.when(P4, pass).events.flatMap((one) => (one.type === "operatingSetStarted" ? [one.of] : []));
  };

  it("1835-3.2: a set has one operating round, two from the first 3-train on, three from the first 5-train on", () => {
    const phases = ["1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4"];
    expect(phases.map((name) => setsFrom(name)[0])).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it("1835-3.2: the number stays as it was when the set began", () => {
    const start = given(
      game1835(),
      packetSold,
      company1835("BY", { director: P1, cash: 180, trains: ["2"] }),
      phase1835("1.2", 4),
      (draft) => {
        draft.depot.queue = draft.depot.queue.filter((one) => one.rank !== "2+2");
      },
      operating1835("BY", "trains", {}, { set: 2, number: 1, of: 1 }),
    );
    const bought = start.when(P1, buyTrain("bank", "3-0", 180));
    expect(bought.state.phase).toBe("2.1");
    expect(roundOf(bought.state)).toBe("SR 3");
  });

  it("1835-3.3: questions about Prussia come first in every round, once they are possible", () => {
    const asked = (phase: string) =>
      given(game1835(), packetSold, minor("M2", P2), phase1835(phase), stock(P4, { passes: 3 })).when(P4, pass).decision
        .step;
    expect(asked("2.2")).not.toBe("formation");
    expect(asked("2.3")).toBe("formation");
    const stockRound = given(
      game1835(),
      packetSold,
      minor("M2", P2, { trains: ["4"] }),
      phase1835("2.3"),
      operating1835("M2", "trains", {}, { acted: [] }),
    ).when(P2, pass);
    expect(stockRound.decision).toMatchObject({ step: "formation", deciders: [P2] });
    expect(stockRound.state.round.kind).toBe("stock");
  });
});

it("1835-19: whoever is asked has the moves of the table, and nobody else", () => {
  const start = given(game1835());
  expect(start.decision).toMatchObject({ step: "packet", deciders: [P1] });
  start.when(P2, buyPrivate("NF")).refused("NOT_YOUR_TURN", "C-20.3");
  expect([...new Set(start.decision.options.map((one) => one.type))].toSorted()).toEqual(["buyPrivate", "pass"]);
});
