/** A train that must be bought, emergency sales, bankruptcy and debt: 1835-13.6 to 1835-13.11. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { buyTrain, done, pass, payOut, runBest } from "../../../support/moves.ts";
import { buySize, found, sellPapers } from "../../../support/moves1835.ts";
import {
  bankSells,
  type Change,
  cash,
  holds,
  owns,
  P1,
  P2,
  P3,
  P4,
  priority,
  stock,
  tile,
  train,
} from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  minor,
  operating1835,
  packetSold,
  percentOf,
  phase1835,
  priceIn,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const withOptions = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes);
const at = (...changes: Change[]): Scene => withOptions({}, ...changes);
const money = ({ state }: Scene, seat: number) => state.players[seat]?.cash;
const one = ({ state }: Scene, symbol: string) => state.corporations[symbol];
const ranks = (scene: Scene, symbol: string) => one(scene, symbol)?.trains.map((each) => each.rank);
const six = buyTrain("bank", "6-0", 600);
const bundles = (scene: Scene) =>
  scene.options("sellShares").flatMap((each) => each.bundles.map((bundle) => `${each.corporation} ${bundle.percents}`));

/** Bavaria of P1 has no train, and the bank sells 6-trains. */
const poor = (treasury: number, purse: number, ...changes: Change[]): Change[] => [
  company1835("BY", { director: P1, shares: { [P1]: 50 }, cash: treasury }),
  cash(P1, purse),
  phase1835("3.2"),
  bankSells("6"),
  ...changes,
];
const forced = (treasury: number, purse: number, ...changes: Change[]): Scene =>
  at(...poor(treasury, purse, ...changes), operating1835("BY", "trains"));

describe("what the director adds", () => {
  it("1835-13.7, 1835-20.10: exactly the difference, and the treasury is empty then", () => {
    const next = forced(41, 700).when(P1, six);
    next.follows({ type: "trainBought", price: 600, help: 559 });
    expect([one(next, "BY")?.cash, money(next, P1)]).toEqual([0, 700 - 559]);
  });

  it("1835-13.7: for any train of bank and pool, also a dearer one than the treasury could pay alone", () => {
    const start = forced(400, 700, train("pool", "4"));
    expect(start.options("buyTrain").map((each) => [each.from, each.rank, each.help])).toEqual([
      ["bank", "6", 200],
      ["pool", "4", 0],
    ]);
    expect(money(start.when(P1, six), P1)).toBe(500);
    const cheap = start.when(P1, buyTrain("pool", "4-0", 360));
    expect([one(cheap, "BY")?.cash, money(cheap, P1)]).toEqual([40, 700]);
  });

  it("1835-13.7, variance: at some tables the cheapest new one or any second-hand one", () => {
    const start = withOptions(
      { forcedTrain: "cheapestNewOrUsed" },
      ...poor(100, 700, train("pool", "4"), train("pool", "5")),
      operating1835("BY", "trains"),
    );
    expect(start.options("buyTrain").map((each) => [each.from, each.rank, each.help])).toEqual([
      ["bank", "6", 500],
      ["pool", "4", 260],
      ["pool", "5", 400],
    ]);
  });

  it("1835-13.7: not for a train of another company", () => {
    const start = forced(41, 700, company1835("SX", { director: P1, trains: ["4"] }));
    expect(start.options("buyTrain").find((each) => each.from === "SX")).toMatchObject({ max: 41, help: 0 });
    start.when(P1, buyTrain("SX", "4-0", 42)).refused("TRAIN_PRICE", "1835-13.2");
    expect(ranks(start.when(P1, buyTrain("SX", "4-0", 41)), "BY")).toEqual(["4"]);
  });

  it("1835-13.7: in no other case", () => {
    forced(41, 700, train("BY", "4")).when(P1, six).refused("EMERGENCY_NOT_ALLOWED", "C-15.3");
    forced(100, 700, train("BY", "4"), train("pool", "5"))
      .when(P1, buyTrain("pool", "5-0", 500))
      .refused("EMERGENCY_NOT_ALLOWED", "C-15.3");
  });

  it("1835-13.7: once only: with the treasury empty and a train in hand the turn is over", () => {
    const next = forced(41, 1500).when(P1, six);
    next.follows(
      { type: "trainBought", corporation: "BY", help: 559 },
      { type: "corporationActed", corporation: "BY" },
    );
    expect([ranks(next, "BY"), one(next, "BY")?.cash, money(next, P1)]).toEqual([["6"], 0, 1500 - 559]);
    const helped = at(...poor(600, 700), operating1835("BY", "trains", { helped: true }));
    helped.when(P1, six).refused("EMERGENCY_LAST", "1835-13.7");
  });
});

describe("emergency sales", () => {
  const shares = (...changes: Change[]) =>
    forced(100, 300, company1835("SX", { director: P2, shares: { [P2]: 50, [P1]: 40 }, at: [1, 3] }), ...changes);

  it("1835-13.8: his cash first; if it suffices nothing may be sold", () => {
    const start = forced(100, 500, company1835("SX", { director: P2, shares: { [P2]: 50, [P1]: 40 } }));
    start.when(P1, sellPapers("SX", 10)).refused("NOT_NOW", "1835-13.8");
    start.when(P1, six).follows({ type: "trainBought", help: 500 });
  });

  it("1835-13.8, 1835-13.11: he chooses the train first, then what to sell for it, and nothing else", () => {
    const asked = shares().when(P1, six);
    asked.follows({ type: "trainWanted", corporation: "BY", price: 600, amount: 200 });
    expect(asked.decision).toMatchObject({ step: "trains", deciders: [P1] });
    expect([...new Set(asked.decision.options.map((each) => each.type))]).toEqual(["sellShares"]);
    for (const move of [pass, done, six]) asked.when(P1, move).refused("NOT_NOW", "1835-13.11");
    asked.when(P2, sellPapers("SX", 10)).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("1835-13.8: each action one row down, and what is left over stays his", () => {
    const asked = shares().when(P1, six);
    const first = asked.when(P1, sellPapers("SX", 10));
    expect(money(first, P1)).toBe(300 + 108);
    expect(priceIn(title, first.state, "SX")).toBe(100);
    expect(ranks(first, "BY")).toEqual([]);
    const second = first.when(P1, sellPapers("SX", 10));
    second.follows({ type: "sharesSold", proceeds: 100 }, { type: "trainBought", help: 500 });
    expect([money(second, P1), one(second, "BY")?.cash]).toEqual([8, 0]);
    expect(ranks(second, "BY")).toEqual(["6"]);
  });

  it("1835-13.8: not more than needed: no action that would suffice with one certificate less", () => {
    const asked = shares().when(P1, six);
    expect(bundles(asked).filter((each) => each.startsWith("SX"))).toEqual(["SX 10", "SX 10,10"]);
    asked.when(P1, sellPapers("SX", 10, 10, 10)).refused("EMERGENCY_TOO_MANY", "1835-13.8");
    asked.when(P1, sellPapers("SX", 10, 10)).follows({ type: "trainBought", corporation: "BY" });
  });

  it("1835-13.8: never so that he loses the presidency of the buying company", () => {
    const asked = forced(0, 300, holds("BY", P2, 30)).when(P1, six);
    expect(bundles(asked)).toEqual(["BY 10", "BY 10,10"]);
    asked.when(P1, sellPapers("BY", 10, 10, 10)).refused("EMERGENCY_PRESIDENCY", "1835-13.8");
    asked.when(P1, sellPapers("BY", 20, 10)).refused("EMERGENCY_PRESIDENCY", "1835-13.8");
  });

  it("1835-13.8: presidencies of others may be lost", () => {
    const asked = forced(
      100,
      300,
      company1835("SX", { director: P1, shares: { [P1]: 40, [P2]: 30 }, at: [1, 3] }),
    ).when(P1, six);
    const next = asked.when(P1, sellPapers("SX", 10, 10));
    next.follows({ type: "presidentChanged", corporation: "SX", to: P2 }, { type: "trainBought", corporation: "BY" });
  });

  it("1835-13.8: the other rules of sales hold: the pool's half, companies that have operated", () => {
    const pool = shares((draft) => {
      for (const each of draft.corporations.SX?.certificates ?? [])
        if (each.holder === "offering") each.holder = "pool";
    });
    const asked = given(pool.state, company1835("HE", { director: P1, operated: false, shares: { [P1]: 50 } })).when(
      P1,
      six,
    );
    expect(bundles(asked)).toContain("SX 10,10");
    expect(bundles(asked).some((each) => each.startsWith("HE"))).toBe(false);
  });
});

describe("bankruptcy", () => {
  /** P1 has 41 + 300 and Saxony's shares worth less than what is missing; more as told. */
  const broke = (...changes: Change[]) => forced(41, 300, ...changes).when(P1, six);

  it("1835-13.9, 1835-13.10: his cash goes into the train, the bank pays the rest, and the company owes it", () => {
    const start = forced(41, 30, holds("BY", P2, 50));
    const next = start.when(P1, six);
    next.follows(
      { type: "bankrupted", seat: P1, corporation: "BY" },
      { type: "moneyPaid", from: "seat:0", to: "corporation:BY", amount: 30 },
      { type: "moneyPaid", from: "bank", to: "corporation:BY", amount: 529 },
      { type: "trainBought", corporation: "BY", price: 600 },
    );
    expect(next.state.players[P1]).toMatchObject({ cash: 0, bankrupt: true });
    expect(one(next, "BY")).toMatchObject({ cash: 0, debt: 529 });
    expect(ranks(next, "BY")).toEqual(["6"]);
  });

  it("1835-13.9: first he sells what can be sold, and only then is out", () => {
    const asked = broke(holds("BY", P2, 30));
    asked.without("bankrupted");
    let scene = asked;
    while (scene.state.players[P1]?.bankrupt === false) scene = scene.when(P1, sellPapers("BY", 10));
    scene.follows({ type: "bankrupted", seat: P1 });
    expect(one(scene, "BY")?.debt).toBeGreaterThan(0);
    expect(money(scene, P1)).toBe(0);
  });

  const struck = (...changes: Change[]) => forced(41, 30, holds("BY", P2, 50), ...changes).when(P1, six);

  it("1835-13.9: his certificates go to the pool, beyond its half", () => {
    const next = struck(company1835("SX", { director: P2, operated: false, shares: { [P2]: 40, [P1]: 30, pool: 30 } }));
    expect(["seat:0", "pool"].map((who) => percentOf(next.state, "SX", who))).toEqual([0, 60]);
    expect(percentOf(next.state, "BY", "pool")).toBe(50);
  });

  it("1835-13.9: the new director by the ordinary rule, who gives certificates for the director's", () => {
    const next = struck();
    expect(one(next, "BY")?.president).toBe(P2);
    const papers = one(next, "BY")?.certificates.filter((each) => each.holder === "seat:1");
    expect(papers?.map((each) => each.percent).toSorted((a, b) => b - a)).toEqual([20, 10, 10, 10]);
  });

  it("1835-13.9: without a holder of its size the largest holder, first from the marker holder to the left", () => {
    const small = (marker: number) =>
      struck(
        company1835("HE", { director: P1, operated: false, shares: { [P1]: 50, [P2]: 10, [P4]: 10 } }),
        priority(marker),
      );
    expect(one(small(P3), "HE")?.president).toBe(P4);
    expect(one(small(P1), "HE")?.president).toBe(P2);
    const lent = one(small(P3), "HE")?.certificates.find((each) => each.president);
    expect(lent?.holder).toBe("pool");
  });

  it("1835-13.9: without any holder the marker holder acts, without a certificate", () => {
    const next = struck(company1835("HE", { director: P1, operated: false, shares: { [P1]: 50 } }), priority(P3));
    expect(one(next, "HE")?.president).toBe(P3);
    expect(percentOf(next.state, "HE", "pool")).toBe(50);
    expect(percentOf(next.state, "HE", "seat:2")).toBe(0);
  });

  it("1835-13.9: the director's certificate can then be bought out of the pool, and makes its buyer director", () => {
    const broken = struck(company1835("HE", { director: P1, operated: false, shares: { [P1]: 50 } }), priority(P3));
    const start = given(broken.state, stock(P4));
    const next = start.when(P4, buySize("HE", 20));
    expect(one(next, "HE")?.president).toBe(P4);
    expect(one(next, "HE")?.certificates.find((each) => each.president)?.holder).toBe("seat:3");
  });

  it("1835-13.9: his privates close", () => {
    const next = struck(owns(P1, "HB"), owns(P2, "BB"));
    expect([next.state.companies.HB?.closed, next.state.companies.BB?.closed]).toEqual([true, false]);
  });

  it("1835-13.9: what his minors are exchanged for goes to the pool", () => {
    const next = at(
      company1835("BY", { director: P3, cash: 500, trains: ["4"] }),
      minor("M2", P2),
      minor("M3", P1),
      cash(P1, 0),
      (draft) => {
        Object.assign(draft.players[P1] ?? {}, { bankrupt: true });
      },
      phase1835("2.4"),
      bankSells("5"),
      operating1835("BY", "trains"),
    ).when(P3, buyTrain("bank", "5-0", 500));
    next.follows({ type: "paperJoined", paper: "M3" });
    expect(["seat:0", "pool"].map((who) => percentOf(next.state, "PR", who))).toEqual([0, 5]);
  });

  it("1835-13.9: the others play on, without him, and their limit stays", () => {
    const next = struck();
    expect(next.state.result).toBeNull();
    let scene = given(next.state, stock(P2, { passes: 0 }));
    for (const seat of [P2, P3, P4]) scene = scene.when(seat, pass);
    scene.follows({ type: "passed", seat: P1, forced: true }, { type: "operatingRoundStarted" });
  });
});

describe("debt", () => {
  const track = [tile("H16", "57", 1), tile("H18", "9", 1), tile("H20", "207", 1)];
  const indebted = (debt: number) =>
    at(
      company1835("SX", { director: P1, cash: 5, trains: ["3"] }),
      (draft) => {
        Object.assign(draft.corporations.SX ?? {}, { debt });
      },
      phase1835("2.1"),
      ...track,
      operating1835("SX", "routes"),
    ).when(P1, runBest);

  it("1835-13.10, 1835-19: it must withhold, and all it earns goes to the bank first", () => {
    const next = indebted(200);
    next.follows(
      { type: "dividendDecided", corporation: "SX", kind: "withhold", revenue: 90, forced: true },
      { type: "corporationIndebted", corporation: "SX", amount: -90, debt: 110 },
      { type: "markerMoved", corporation: "SX", reason: "withheld" },
    );
    expect(one(next, "SX")).toMatchObject({ cash: 5, debt: 110 });
  });

  it("1835-13.10: what is left after the last repayment stays in the treasury", () => {
    expect(one(indebted(50), "SX")).toMatchObject({ cash: 45, debt: 0 });
  });

  it("1835-13.10: without debt it is free to pay", () => {
    expect(indebted(0).decision.step).toBe("dividend");
    indebted(0).when(P1, payOut).follows({ type: "dividendDecided", kind: "pay" });
  });
});

describe("Prussia and a player who is out", () => {
  const out: Change[] = [
    cash(P1, 0),
    (draft) => {
      Object.assign(draft.players[P1] ?? {}, { bankrupt: true });
    },
  ];
  const roundBegins = (...changes: Change[]) =>
    at(...changes, ...out, phase1835("2.3"), stock(P4, { passes: 3 })).when(P4, pass);

  it("1835-13.9, 1835-14.4: his minors join as soon as it is there, without a question to him", () => {
    const asked = roundBegins(minor("M2", P2), minor("M3", P1), minor("M4", P3));
    const next = asked.when(P2, found(true));
    next.follows({ type: "paperJoined", paper: "M3", forced: true });
    expect(next.decision.deciders).toEqual([P3]);
    expect(percentOf(next.state, "PR", "pool")).toBe(5);
  });

  it("1835-13.9, 1835-14.2: with his M2 it opens only when it must", () => {
    const next = roundBegins(minor("M2", P1), minor("M3", P2));
    expect(next.decision.step).not.toBe("formation");
    next.follows({ type: "corporationTurn" });
  });

  it("1835-13.9, 1835-14.3: shares that he had bought count for its capital", () => {
    const rest = holds("PR", P2, 10);
    const inPool: Change = (draft) => {
      for (const each of draft.corporations.PR?.certificates ?? []) if (each.holder === "seat:1") each.holder = "pool";
    };
    const next = roundBegins(minor("M2", P2, { cash: 140 }), rest, inPool).when(P2, found(true));
    expect(one(next, "PR")?.cash).toBe(154 + 140);
  });

  it("1835-13.9: until Prussia is there they do nothing: no turn, and no train of theirs for sale", () => {
    const round = (...changes: Change[]) =>
      at(
        minor("M2", P2),
        minor("M3", P1, { trains: ["3"] }),
        company1835("BY", { director: P3, cash: 100 }),
        ...changes,
        phase1835("2.1", 2),
        stock(P4, { passes: 3 }),
      ).when(P4, pass);
    expect(round().state.round).toMatchObject({ order: ["M2", "M3", "BY"] });
    expect(round(...out).state.round).toMatchObject({ order: ["M2", "BY"] });
    const buying = given(round(...out).state, operating1835("BY", "trains"));
    expect(buying.options("buyTrain").map((each) => each.from)).toEqual(["bank"]);
    buying.when(P3, buyTrain("M3", "3-0", 50)).refused("TRAIN_NOT_FOR_SALE", "1835-13.1");
    const open = given(round().state, operating1835("BY", "trains"));
    open.when(P3, buyTrain("M3", "3-0", 50)).follows({ type: "offerMade", to: P1 });
  });
});
