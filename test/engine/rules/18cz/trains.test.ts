/** Buying trains: 18CZ-14, V3, V4, V5, V7. */
import { describe, expect, it } from "vitest";
import { titleById, trainsForSale } from "../../../../engine/index.ts";
import { buyCompany, buyTrain, discard, no, pass, withdraw, yes } from "../../../support/moves.ts";
import { buySide } from "../../../support/moves18cz.ts";
import { type Change, cash, game18cz, operating, owns, P1, P2, P3 } from "../../../support/positions.ts";
import { card, localPrice, phase18cz, phaseIs, railway, rusted, stackAt } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;
const title = titleById("18cz");

interface Terms {
  readonly money?: number;
  readonly trains?: readonly string[];
  readonly phase?: string;
  readonly options?: Options;
}

/** The corporation of P1 in its train step. */
const buying = (
  symbol: string,
  { money = 0, trains = [], phase = "b", options = {} }: Terms,
  ...changes: Change[]
): Scene =>
  given(
    game18cz(3, options),
    localPrice(45),
    railway(symbol, { director: P1, cash: money, trains }),
    ...changes,
    phase18cz(phase),
    operating(symbol, "trains", {}, { set: 5, number: 1, of: 2 }),
  );
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank).join();
const moneyOf = ({ state }: Scene, who: number | string) =>
  (typeof who === "number" ? state.players[who] : state.corporations[who])?.cash;
const forSale = ({ state }: Scene) => trainsForSale(title, state).map((one) => `${one.from} ${one.rank} ${one.price}`);
const offered = (scene: Scene) => scene.options("buyTrain").map((one) => `${one.from} ${one.rank}`);
const stepOf = ({ decision }: Scene) => decision.step;

describe("what is for sale", () => {
  const prices = {
    small: "2a 70, 2b 70, 3c 120, 3d 120, 4e 250, 4f 250, 5g 350, 5h 350, 5i 350, 5j 350",
    medium: "2+2b 80, 2+2c 80, 3+3d 180, 3+3e 180, 4+4f 400, 4+4g 400, 5+5h 500, 5+5i 500, 5+5j 500",
    large: "3Ed 250, 3Ee 250, 4Ef 350, 4Eg 350, 5Eh 700, 6Ei 800, 8Ej 1000",
  };

  it.each(Object.entries(prices))("18CZ-14.1: list prices of %s trains: %s", (family, list) => {
    const sides = title.trains.filter((one) => one.family === family);
    expect(sides.map((one) => `${one.rank} ${one.price}`).join(", ")).toBe(list);
  });

  it("18CZ-14.1: the top card of the stack and the cards of the pool, and no other", () => {
    const start = buying("BCB", { money: 500 }, card("pool", "2a"));
    expect(forSale(start)).toEqual(["bank 2b 70", "bank 2+2b 80", "pool 2a 70"]);
    start.when(P1, buySide("bank", "2b-2", "2b", 70)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    start.when(P1, buySide("bank", "3c-0", "3c", 120)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    start.when(P1, buySide("pool", "2a-0", "2a", 70)).follows({ type: "trainBought", from: "pool" });
    start.when(P1, buySide("bank", "2b-1", "2b", 70)).follows({ type: "trainBought", from: "bank" });
  });

  it("18CZ-14.1: at the list price of the side, from the treasury to the bank", () => {
    const start = buying("BN", { money: 80 });
    start.when(P1, buySide("bank", "2b-1", "2+2b", 79)).refused("TRAIN_PRICE", "18CZ-14.1");
    start.when(P1, buySide("bank", "2b-1", "2+2b", 81)).refused("TRAIN_PRICE", "18CZ-14.1");
    const bought = start.when(P1, buySide("bank", "2b-1", "2+2b", 80));
    bought.follows({ type: "moneyPaid", from: "corporation:BN", to: "bank", amount: 80, reason: "train" });
    expect([ranks(bought, "BN"), moneyOf(bought, "BN")]).toEqual(["2+2b", 0]);
  });

  it("18CZ-14.1: any number within the limit", () => {
    const start = buying("BCB", { money: 210 });
    const three = [1, 2, 3].reduce((at, n) => at.when(P1, buySide("bank", `2b-${n}`, "2b", 70)), start);
    expect(ranks(three, "BCB")).toBe("2b,2b,2b");
  });

  it.each([
    ["BCB", ["small"]],
    ["BN", ["small", "medium"]],
    ["Ug", ["small", "medium", "large"]],
  ])("18CZ-11.1, 18CZ-14.1: %s may own %j trains only", (symbol, families) => {
    const own = { BCB: "2a", BN: "2+2b", Ug: "3Ed" }[symbol] ?? "";
    const start = buying(symbol, { money: 1000, phase: "e", trains: [own] });
    for (const [rank, family, price] of [
      ["4e", "small", 250],
      ["3+3e", "medium", 180],
      ["3Ee", "large", 250],
    ] as const) {
      const bought = start.when(P1, buySide("bank", "4e-1", rank, price));
      if (families.includes(family)) bought.follows({ type: "trainBought", train: { id: "4e-1", rank } });
      else bought.refused("TRAIN_SIZE", "18CZ-11.1");
    }
    expect(offered(start)).toHaveLength(families.length);
  });

  it("18CZ-14.2: the side is chosen with the purchase; without a word it is the own one", () => {
    const start = buying("BN", { money: 200 });
    expect(ranks(start.when(P1, buyTrain("bank", "2b-1", 80)), "BN")).toBe("2+2b");
    expect(ranks(start.when(P1, buySide("bank", "2b-1", "2b", 70)), "BN")).toBe("2b");
  });

  it("18CZ-14.2, 18CZ-15.4: a card in the pool can be bought with any side that has not rusted", () => {
    const start = buying("BN", { money: 900, phase: "f", trains: ["4+4f"] }, card("pool", "3c"), card("pool", "3+3e"));
    expect(forSale(start).filter((one) => one.startsWith("pool"))).toEqual([
      "pool 3c 120",
      "pool 2+2c 80",
      "pool 4e 250",
      "pool 3+3e 180",
      "pool 3Ee 250",
    ]);
    start
      .when(P1, buySide("pool", "3c-0", "2+2c", 80))
      .follows({ type: "trainBought", train: { id: "3c-0", rank: "2+2c" } });
    const late = buying("BN", { money: 900, phase: "f", trains: ["4+4f"] }, card("pool", "3c"), rusted("2+2b", "2+2c"));
    late.when(P1, buySide("pool", "3c-0", "2+2c", 80)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    late.when(P1, buySide("pool", "3c-0", "3c", 120)).follows({ type: "trainBought" });
  });
});

describe("the limit", () => {
  it("18CZ-14.3: no train beyond the limit of phase and size", () => {
    const full = buying("BCB", { money: 500, trains: ["2a", "2a", "2b"] });
    full.when(P1, buySide("bank", "2b-2", "2b", 70)).refused("TRAIN_LIMIT_REACHED", "18CZ-14.3");
    const later = buying("BCB", { money: 900, phase: "h", trains: ["4e"] });
    later.when(P1, buySide("bank", "5h-1", "5h", 350)).refused("TRAIN_LIMIT_REACHED", "18CZ-14.3");
    buying("BN", { money: 900, phase: "h", trains: ["4+4f"] })
      .when(P1, buySide("bank", "5h-1", "5+5h", 500))
      .follows({ type: "trainBought" });
  });

  it("18CZ-14.3: with one free place and no train of its size, only one of its size", () => {
    const one = buying("BN", { money: 500, trains: ["2a", "2a"] });
    one.when(P1, buySide("bank", "2b-1", "2b", 70)).refused("TRAIN_LIMIT_REACHED", "18CZ-14.3");
    one.when(P1, buySide("bank", "2b-1", "2+2b", 80)).follows({ type: "trainBought" });
    expect(offered(one)).toEqual(["bank 2+2b"]);
    const two = buying("BN", { money: 500, trains: ["2a"] });
    two.when(P1, buySide("bank", "2b-1", "2b", 70)).follows({ type: "trainBought" });
    const own = buying("BN", { money: 500, trains: ["2a", "2+2b"] });
    own.when(P1, buySide("bank", "2b-2", "2b", 70)).follows({ type: "trainBought" });
  });

  it("18CZ-14.3: a train of another corporation needs a place too", () => {
    const one = buying("BN", { money: 500, trains: ["2a", "2a"] }, railway("OFE", { director: P1, trains: ["2a"] }));
    one.when(P1, buySide("OFE", "2a-2", "2a", 10)).refused("TRAIN_LIMIT_REACHED", "18CZ-14.3");
  });
});

describe("from another corporation", () => {
  const sister = (director: number, ...trains: string[]) => railway("OFE", { director, cash: 5, trains });

  it("18CZ-14.4: for 1 to the treasury, among the corporations of one director without a question", () => {
    const start = buying("BCB", { money: 200, trains: ["2a"] }, sister(P1, "2a"));
    expect(start.options("buyTrain").find((one) => one.from === "OFE")).toMatchObject({
      min: 1,
      max: 200,
      consent: false,
    });
    start.when(P1, buyTrain("OFE", "2a-1", 0)).refused("TRAIN_PRICE", "18CZ-14.4");
    start.when(P1, buyTrain("OFE", "2a-1", 201)).refused("TRAIN_PRICE", "18CZ-14.4");
    const sold = start.when(P1, buyTrain("OFE", "2a-1", 200));
    sold.follows({ type: "moneyPaid", from: "corporation:BCB", to: "corporation:OFE", amount: 200, reason: "train" });
    expect([ranks(sold, "OFE"), ranks(sold, "BCB"), moneyOf(sold, "OFE")]).toEqual(["", "2a,2a", 205]);
    sold.without("phaseStarted", "trainsRusted");
  });

  it("18CZ-14.4: with nothing in the treasury there is nothing to buy", () => {
    const poor = buying("BCB", { trains: ["2a"] }, sister(P1, "2a"));
    poor.when(P1, buyTrain("OFE", "2a-1", 1)).refused("MONEY_SHORT", "18CZ-14.4");
    expect(offered(poor)).toEqual([]);
  });

  it("18CZ-14.4, 18CZ-16.4: never with a player's money, not even under the duty to buy", () => {
    const due = buying("BCB", { money: 30 }, sister(P1, "2a"));
    expect(due.options("buyTrain").find((one) => one.from === "OFE")).toMatchObject({ min: 1, max: 30 });
    due.when(P1, buyTrain("OFE", "2a-0", 31)).refused("TRAIN_PRICE", "18CZ-14.4");
    due.when(P1, buyTrain("OFE", "2a-0", 30)).follows({ type: "trainBought", help: 0 });
  });

  it("18CZ-14.4: only trains of sizes that the buyer may own", () => {
    const start = buying("BCB", { money: 200, trains: ["2a"] }, railway("BN", { director: P1, trains: ["2+2b"] }));
    start.when(P1, buyTrain("BN", "2b-0", 10)).refused("TRAIN_SIZE", "18CZ-11.1");
    expect(offered(start)).toEqual(["bank 2b"]);
    buying("BCB", { money: 99 })
      .when(P1, buyTrain("BCB", "2a-0", 10))
      .refused("TRAIN_OWN", "C-7.6");
  });

  const inPhaseA = (options: Options) =>
    given(
      game18cz(3, options),
      localPrice(40),
      railway("BCB", { director: P1, cash: 200 }),
      sister(P1, "2a"),
      operating("BCB", "trains"),
    );

  it("18CZ-14.4, 18CZ-0.6 V3: from phase b, or always", () => {
    const early = inPhaseA({});
    early.when(P1, buyTrain("OFE", "2a-0", 10)).refused("TRAIN_TRADE_PHASE", "18CZ-14.4");
    expect(offered(early)).toEqual(["bank 2a"]);
    const always = inPhaseA({ trainTrade: "always" });
    always.when(P1, buyTrain("OFE", "2a-0", 10)).follows({ type: "trainBought", from: "OFE" });
    expect(offered(always)).toEqual(["bank 2a", "OFE 2a"]);
  });

  it("18CZ-14.4: corporations of the neutral player neither sell nor buy", () => {
    const game = game18cz(2);
    const neutral = Object.values(game.corporations).find((one) => one.floated)?.symbol ?? "";
    const buyer = ["EKJ", "BCB", "VBW"].find((symbol) => symbol !== neutral) ?? "";
    const start = given(
      game,
      localPrice(45),
      railway(buyer, { director: P1, cash: 200, trains: ["2a"] }),
      phase18cz("b"),
      operating(buyer, "trains"),
    );
    const train = start.state.corporations[neutral]?.trains[0]?.id ?? "";
    start.when(P1, buyTrain(neutral, train, 10)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    expect(offered(start)).toEqual(["bank 2b"]);
  });
});

describe("consent", () => {
  const foreign = (options: Options = {}) =>
    buying("BCB", { money: 200, options }, railway("OFE", { director: P2, trains: ["2a"] }));

  it("18CZ-14.4, 18CZ-13.3: another director is asked; meanwhile all waits", () => {
    const start = foreign();
    expect(start.options("buyTrain").find((one) => one.from === "OFE")).toMatchObject({ consent: true });
    const offer = start.when(P1, buyTrain("OFE", "2a-0", 50)).follows({ type: "offerMade", from: P1, to: P2 });
    offer.without("moneyPaid", "trainBought");
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P2] });
    offer.when(P1, pass).refused("NOT_NOW", "C-20.6");
    offer.when(P1, buyTrain("bank", "2b-0", 70)).refused("NOT_NOW", "C-20.6");
    offer.when(P3, yes).refused("NOT_NOW", "C-20.6");
  });

  it("18CZ-14.4, 18CZ-13.3: a no or a withdrawal changes nothing; the buyer may offer again or buy elsewhere", () => {
    const start = foreign();
    const offer = start.when(P1, buyTrain("OFE", "2a-0", 50));
    expect(offer.when(P2, no).state).toEqual(start.state);
    expect(offer.when(P1, withdraw).state).toEqual(start.state);
    offer
      .when(P2, no)
      .when(P1, buyTrain("OFE", "2a-0", 60))
      .follows({ type: "offerMade" });
    offer
      .when(P2, no)
      .when(P1, buyTrain("bank", "2b-1", 70))
      .follows({ type: "trainBought", from: "bank" });
    offer.when(P2, no).when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
  });

  it("18CZ-14.4, 18CZ-13.3: on a yes the train changes hands, and the buyer may go on buying", () => {
    const deal = foreign()
      .when(P1, buyTrain("OFE", "2a-0", 50))
      .when(P2, yes);
    deal.follows(
      { type: "offerClosed", accepted: true },
      { type: "moneyPaid", from: "corporation:BCB", to: "corporation:OFE", amount: 50 },
      { type: "trainBought", corporation: "BCB", from: "OFE", price: 50 },
    );
    expect([moneyOf(deal, "BCB"), moneyOf(deal, "OFE"), ranks(deal, "BCB"), ranks(deal, "OFE")]).toEqual([
      150,
      50,
      "2a",
      "",
    ]);
    deal.when(P1, buyTrain("bank", "2b-1", 70)).follows({ type: "trainBought", from: "bank" });
  });

  it("18CZ-14.4, 18CZ-0.6 V5: with implied consent it changes hands at once", () => {
    const start = foreign({ consent: "implied" });
    start
      .when(P1, buyTrain("OFE", "2a-0", 50))
      .follows({ type: "trainBought", from: "OFE" })
      .without("offerMade");
  });
});

describe("the side of a traded train", () => {
  const trade = (options: Options, ...changes: Change[]) =>
    buying(
      "BN",
      { money: 200, options, phase: "d" },
      railway("OFE", { director: P1, trains: ["3c", "3d"] }),
      ...changes,
    );

  it("18CZ-14.2, 18CZ-14.4, 18CZ-0.6 V7: it stays, or may change for nothing", () => {
    const kept = trade({});
    kept.when(P1, buySide("OFE", "3c-0", "2+2c", 10)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    expect(ranks(kept.when(P1, buyTrain("OFE", "3c-0", 10)), "BN")).toBe("3c");
    expect(offered(kept).filter((one) => one.startsWith("OFE"))).toEqual(["OFE 3c", "OFE 3d"]);
    const free = trade({ tradedTrainSide: "free" });
    expect(ranks(free.when(P1, buySide("OFE", "3c-0", "2+2c", 10)), "BN")).toBe("2+2c");
    expect(ranks(free.when(P1, buyTrain("OFE", "3c-0", 10)), "BN")).toBe("3c");
  });

  it("18CZ-0.6 V7: only to a side that the buyer may own and that has not rusted", () => {
    const free = trade({ tradedTrainSide: "free" }, rusted("2+2c"));
    free.when(P1, buySide("OFE", "3c-0", "2+2c", 10)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    free.when(P1, buySide("OFE", "3d-0", "3Ed", 10)).refused("TRAIN_SIZE", "18CZ-11.1");
    free.when(P1, buySide("OFE", "3d-0", "3+3d", 10)).follows({ type: "trainBought" });
  });
});

describe("the duty", () => {
  it.each([
    ["BCB", [], ["2a"]],
    ["BN", ["2a"], ["2+2b"]],
    ["Ug", ["2a", "2+2b"], ["3Ed"]],
  ])(
    "18CZ-14.6: %s, with %j, must own a train of its own size, route or none; with %j it may end",
    (symbol, none, own) => {
      const due = buying(symbol, { money: 900, trains: none, phase: "d" });
      due.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
      expect(due.decision.options.map((one) => one.type)).not.toContain("pass");
      buying(symbol, { money: 900, trains: own, phase: "d" }).when(P1, pass).follows({ type: "corporationActed" });
    },
  );

  it("18CZ-14.6: it holds the turn open, even if neither treasury nor director has any money", () => {
    const start = given(buying("BCB", {}, cash(P1, 0)).state, operating("BCB", "track"));
    const due = start.when(P1, pass);
    expect(due.decision).toMatchObject({ step: "trains", corporation: "BCB" });
    expect(due.decision.options.map((one) => one.type)).toEqual(["buyTrain"]);
    due.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
  });

  it("18CZ-14.7: smaller trains do not fulfil it, bought first or not", () => {
    const start = buying("BN", { money: 150 });
    const small = start.when(P1, buySide("bank", "2b-1", "2b", 70));
    small.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
    small.when(P1, buySide("bank", "2b-2", "2+2b", 80)).follows({ type: "trainBought", help: 0 });
    const poor = buying("BN", { money: 70 }).when(P1, buySide("bank", "2b-1", "2b", 70));
    poor.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
    poor.when(P1, buySide("bank", "2b-2", "2+2b", 80)).follows({ type: "trainBought", help: 80 });
  });

  it("18CZ-14.7: with all places full of trains it cannot run it buys one above the limit and returns another", () => {
    const full = buying("BN", { money: 80, trains: ["2a", "2a", "2b"] });
    full.when(P1, buySide("bank", "2b-2", "2b", 70)).refused("TRAIN_LIMIT_REACHED", "18CZ-14.3");
    const above = full.when(P1, buySide("bank", "2b-2", "2+2b", 80));
    expect(above.decision).toMatchObject({ step: "discard", deciders: [P1] });
    expect(above.options("discardTrain").map((one) => one.train)).toEqual(["2a-0", "2a-1", "2b-0"]);
    above.when(P1, discard("BN", "2b-2")).refused("TRAIN_MUST_BUY", "18CZ-14.7");
    above.when(P1, pass).refused("NOT_NOW", "C-20.3");
    const settled = above.when(P1, discard("BN", "2a-0"));
    expect([ranks(settled, "BN"), settled.state.depot.pool.map((one) => one.id)]).toEqual(["2a,2b,2+2b", ["2a-0"]]);
    settled.without("moneyPaid");
  });

  it("18CZ-14.7: with the director's help too, and the turn can end", () => {
    const above = buying("BN", { money: 20, trains: ["2a", "2a", "2b"] }).when(P1, buySide("bank", "2b-2", "2+2b", 80));
    const settled = above.follows({ type: "trainBought", help: 60 }).when(P1, discard("BN", "2b-0"));
    settled.follows({ type: "corporationActed", corporation: "BN" });
  });
});

describe("a train that it cannot run, bought with its last money", () => {
  /** BN has 10 and buys a small train of OFE for all of it. */
  const spends = (options: Options) =>
    buying("BN", { money: 10, options }, railway("OFE", { director: P1, trains: ["2a"] })).when(
      P1,
      buyTrain("OFE", "2a-0", 10),
    );

  it("18CZ-14.7, 18CZ-0.6 V4: strict: it must still buy one of its own size, with emergency money", () => {
    const strict = spends({});
    expect([strict.decision.corporation, stepOf(strict)]).toEqual(["BN", "trains"]);
    strict.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
    strict.when(P1, buySide("bank", "2b-1", "2+2b", 80)).follows({ type: "trainBought", help: 80 });
  });

  it("18CZ-0.6 V4: lenient: its turn ends", () => {
    spends({ usableTrain: "lenient" }).follows(
      { type: "trainBought" },
      { type: "corporationActed", corporation: "BN" },
    );
  });

  it("18CZ-0.6 V4: lenient: but not without such a purchase", () => {
    const idle = buying("BN", { options: { usableTrain: "lenient" } });
    idle.when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
  });
});

describe("in between", () => {
  it("18CZ-14.5, 18CZ-15.1: the first card of a letter opens its phase at once, so that more may be bought", () => {
    const start = given(
      game18cz(3),
      localPrice(40),
      railway("BCB", { director: P1, cash: 200, trains: ["2a"] }),
      owns(P1, "S1"),
      ...[phaseIs("a"), stackAt("b")],
      operating("BCB", "trains"),
    );
    start.when(P1, buyCompany("S1", 1)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    const open = start.when(P1, buySide("bank", "2b-0", "2b", 70)).follows({ type: "phaseStarted", phase: "b" });
    open.when(P1, buyCompany("S1", 1)).follows({ type: "companyMoved" });
  });
});
