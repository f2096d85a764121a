/** Trains and phases: C-7, C-10, 1830-10. */
import { describe, expect, it } from "vitest";
import { titleById, trainsForSale, trainsLeft } from "../../../engine/index.ts";
import { buyTrain, discard, done, lay, no, pass, withdraw, yes } from "../../support/moves.ts";
import {
  bankSells,
  type Change,
  cash,
  corporation,
  game1830,
  operating,
  owns,
  P1,
  P2,
  P3,
  phase,
  train,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const title = titleById("1830");

/** P1's PRR in its train step, with money. */
const buying = (money: number, ...changes: Change[]): Scene =>
  given(game1830(3), ...changes, corporation("PRR", { president: P1, cash: money }), operating("PRR", "trains"));
const forSale = ({ state }: Scene) =>
  trainsForSale(title, state).map(({ id, price, from }) => `${from} ${id} ${price}`);
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank).join();

describe("the tables", () => {
  it.each([
    ["2", 6, 80, 2, null],
    ["3", 5, 180, 3, null],
    ["4", 4, 300, 4, null],
    ["5", 3, 450, 5, null],
    ["6", 2, 630, 6, null],
    ["D", null, 1100, null, 800],
  ])("1830-10, the %s-trains: %s of them, price %i, stops %s, trade-in %s", (rank, count, price, stops, tradeIn) => {
    const fact = title.trains.find((one) => one.rank === rank);
    expect([fact?.count, fact?.price, fact?.reach, fact?.tradeIn?.price ?? null]).toEqual([
      count,
      price,
      { kind: "stops", stops },
      tradeIn,
    ]);
  });

  it.each([
    ["2", 4, "yellow", 1, false],
    ["3", 4, "yellow,green", 2, true],
    ["4", 3, "yellow,green", 2, true],
    ["5", 2, "yellow,green,brown", 3, false],
    ["6", 2, "yellow,green,brown", 3, false],
    ["D", 2, "yellow,green,brown", 3, false],
  ])(
    "1830-10, C-10.2, phase %s: limit %i, tiles %s, %i operating rounds, companies for sale %s",
    (name, limit, tiles, rounds, buy) => {
      const fact = title.phases.find((one) => one.name === name);
      expect([fact?.trainLimit, fact?.tiles.join(), fact?.operatingRounds, fact?.corporationsBuyCompanies]).toEqual([
        limit,
        tiles,
        rounds,
        buy,
      ]);
    },
  );

  it("1830-14.2, 1830-16 V6: options change the numbers of 6-trains and D-trains", () => {
    const left = (options: Record<string, string>) =>
      Object.fromEntries(trainsLeft(title, game1830(3, options)).map((one) => [one.rank, one.left]));
    expect(left({})).toMatchObject({ 6: 2, D: null });
    expect(left({ optional_6_train: "on", diesels: "6" })).toMatchObject({ 6: 3, D: 6 });
  });
});

describe("what is for sale", () => {
  it("1830-10.1, C-7.1, C-7.2: the first of the queue, and the pool at face value", () => {
    expect(forSale(buying(0))).toEqual(["bank 2-0 80"]);
    expect(forSale(buying(0, phase("4"), train("pool", "3")))).toEqual(["bank 4-1 300", "pool 3-0 180"]);
    buying(1000)
      .when(P1, buyTrain("bank", "3-0", 180))
      .refused("TRAIN_NOT_FOR_SALE", "C-7.1");
  });

  it("1830-10.1: from phase 6 on also D, besides the 6-trains, and without end", () => {
    expect(forSale(buying(0, phase("5"), bankSells("6")))).toEqual(["bank 6-0 630"]);
    expect(forSale(buying(0, phase("6")))).toEqual(["bank 6-1 630", "bank D-0 1100"]);
    expect(forSale(buying(0, phase("D"), train("pool", "D")))).toEqual(["bank D-1 1100", "pool D-0 1100"]);
  });

  it("C-7.5: face price, from the treasury, one after the other", () => {
    const start = buying(200);
    start.when(P1, buyTrain("bank", "2-0", 79)).refused("TRAIN_PRICE", "C-7.5");
    start.when(P1, buyTrain("bank", "2-0", 81)).refused("TRAIN_PRICE", "C-7.5");
    const two = start.when(P1, buyTrain("bank", "2-0", 80)).when(P1, buyTrain("bank", "2-1", 80));
    two.follows({ type: "moneyPaid", from: "corporation:PRR", to: "bank", amount: 80 });
    expect(ranks(two, "PRR")).toBe("2,2");
  });

  it("C-15.3: without the obligation the president may not help", () => {
    buying(79)
      .when(P1, buyTrain("bank", "2-0", 80))
      .refused("EMERGENCY_NOT_ALLOWED", "C-15.3");
    buying(79, cash(P1, 0))
      .when(P1, buyTrain("bank", "2-0", 80))
      .refused("MONEY_SHORT", "C-7.5");
  });

  it("C-7.4: not above the limit of the phase", () => {
    const full = [1, 2, 3, 4].reduce((at, n) => at.when(P1, buyTrain("bank", `2-${n - 1}`, 80)), buying(400));
    full.follows({ type: "stepReached", step: "companies" });
    const at = buying(400, train("PRR", "2"), train("PRR", "2"), train("PRR", "2"), train("PRR", "2"));
    at.when(P1, buyTrain("bank", "2-4", 80)).refused("TRAIN_LIMIT_REACHED", "C-7.4");
  });

  it("C-14.4: nothing bought is a pass, anything else ends with done", () => {
    buying(200).when(P1, done).refused("NOT_NOW", "C-20.3");
    buying(200).when(P1, pass).follows({ type: "declined", step: "trains" });
    const one = buying(200).when(P1, buyTrain("bank", "2-0", 80));
    one.when(P1, pass).refused("NOT_NOW", "C-20.3");
    one.when(P1, done).follows({ type: "corporationActed", corporation: "PRR" });
  });
});

describe("from another corporation", () => {
  const sister = (president: number) => corporation("NYC", { president, trains: ["2"] });

  it("C-7.6, 1830-10.5: any price from 1 to the treasury, without asking within one president's corporations", () => {
    const start = buying(200, sister(P1));
    expect(start.options("buyTrain").find((one) => one.from === "NYC")).toMatchObject({
      min: 1,
      max: 200,
      consent: false,
    });
    start.when(P1, buyTrain("NYC", "2-0", 0)).refused("TRAIN_PRICE", "C-7.5");
    start.when(P1, buyTrain("NYC", "2-0", 201)).refused("TRAIN_PRICE", "C-7.5");
    const sold = start
      .when(P1, buyTrain("NYC", "2-0", 200))
      .follows({ type: "moneyPaid", to: "corporation:NYC", amount: 200 });
    expect([ranks(sold, "NYC"), ranks(sold, "PRR")]).toEqual(["", "2"]);
    sold.without("phaseStarted");
  });

  it("C-7.6, C-20.6: another president must agree; the buyer may withdraw", () => {
    const start = buying(200, sister(P2));
    const offer = start.when(P1, buyTrain("NYC", "2-0", 50)).follows({ type: "offerMade", from: P1, to: P2 });
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P2] });
    expect(offer.when(P2, no).state).toEqual(start.state);
    expect(offer.when(P1, withdraw).state).toEqual(start.state);
    expect(ranks(offer.when(P2, yes).follows({ type: "trainBought", from: "NYC", price: 50 }), "PRR")).toBe("2");
    const implied = given(
      game1830(3, { consent: "implied" }),
      sister(P2),
      corporation("PRR", { president: P1, cash: 9 }),
      operating("PRR", "trains"),
    );
    implied.when(P1, buyTrain("NYC", "2-0", 9)).follows({ type: "trainBought", from: "NYC" });
  });

  it("C-7.6: not its own, and only in the buyer's train step", () => {
    buying(200, train("PRR", "2"))
      .when(P1, buyTrain("PRR", "2-0", 9))
      .refused("TRAIN_OWN", "C-7.6");
    buying(200, sister(P1))
      .when(P1, buyTrain("NYC", "2-9", 9))
      .refused("TRAIN_NOT_FOR_SALE", "C-7.1");
    buying(200, sister(P2))
      .when(P2, buyTrain("PRR", "2-0", 9))
      .refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("phases", () => {
  it.each([
    ["2", "3", "3-0", 180, []],
    ["3", "4", "4-0", 300, ["2"]],
    ["4", "5", "5-0", 450, []],
    ["5", "6", "6-0", 630, ["3"]],
    ["6", "D", "D-0", 1100, ["4"]],
  ])(
    "C-10.1, 1830-10: in phase %s the first %s-train starts its phase and rusts %j",
    (old, rank, id, price, rusted) => {
      const other = corporation("NYC", { president: P2 });
      const stock = rusted.flatMap((gone) => [train("NYC", gone), train("pool", gone)]);
      const start = buying(price, phase(old), other, ...stock, rank === "D" ? bankSells("6") : bankSells(rank));
      const bought = start.when(P1, buyTrain("bank", id, price)).follows({ type: "phaseStarted", phase: rank });
      const gone = bought.events.flatMap((event) => (event.type === "trainsRusted" ? [event.rank] : []));
      expect(gone).toEqual(rusted);
      expect(ranks(bought, "NYC")).toBe("");
      expect(bought.state.depot.pool).toEqual([]);
    },
  );

  it("C-10.1: the second train of a rank starts no phase", () => {
    buying(180, phase("3"))
      .when(P1, buyTrain("bank", "3-1", 180))
      .without("phaseStarted", "trainsRusted");
  });

  it("C-10.3: a used train starts no phase", () => {
    const start = buying(180, bankSells("3"), train("pool", "3"));
    start.when(P1, buyTrain("pool", "3-0", 180)).without("phaseStarted");
  });

  it("C-10.1: new tile colours hold at once for the next corporation", () => {
    const start = given(
      game1830(3),
      bankSells("3"),
      corporation("PRR", { president: P1, par: 100, cash: 180 }),
      corporation("ERIE", { president: P2 }),
      operating("PRR", "trains"),
    );
    start
      .when(P1, buyTrain("bank", "3-0", 180))
      .when(P2, lay("E11", "59", 0))
      .follows({ type: "tileLaid" });
  });

  it("1830-17 E8, 1830-10.3, C-7.9: the first 5 closes companies; those above the new limit discard, in any order", () => {
    const start = given(
      game1830(4),
      phase("4"),
      bankSells("5"),
      owns(P3, "SV"),
      corporation("PRR", { president: P1, cash: 980, trains: ["3"] }),
      corporation("NYC", { president: P2, trains: ["3", "3", "4"] }),
      corporation("ERIE", { president: P3, trains: ["3", "3", "4"] }),
      operating("PRR", "trains"),
    );
    const bought = start.when(P1, buyTrain("bank", "5-0", 450)).follows({ type: "companyClosed", company: "SV" });
    expect(bought.decision).toMatchObject({ step: "discard", deciders: [P2, P3] });
    bought.when(P1, pass).refused("NOT_YOUR_TURN", "C-20.3");
    bought.when(P2, pass).refused("NOT_NOW", "C-20.3");
    bought.when(P1, discard("PRR", "3-0")).refused("DISCARD_NOT_NEEDED", "C-7.9");
    bought.when(P2, discard("ERIE", "3-3")).refused("NOT_YOUR_TURN", "C-20.3");
    bought.when(P2, discard("NYC", "5-0")).refused("TRAIN_NOT_FOR_SALE", "C-7.9");
    const settled = bought.when(P3, discard("ERIE", "3-3")).when(P2, discard("NYC", "3-1"));
    settled.without("moneyPaid");
    expect(forSale(settled)).toEqual(["bank 5-1 450", "pool 3-3 180", "pool 3-1 180"]);
    settled.follows({ type: "corporationActed", corporation: "PRR" });
  });

  it("1830-17 E8: without a train before, PRR may go on buying after the discards", () => {
    const start = buying(
      980,
      phase("4"),
      bankSells("5"),
      corporation("NYC", { president: P2, trains: ["3", "3", "4"] }),
    );
    const settled = start.when(P1, buyTrain("bank", "5-0", 450)).when(P2, discard("NYC", "3-0"));
    settled.when(P1, buyTrain("bank", "5-1", 450)).follows({ type: "trainBought" });
    settled.when(P1, buyTrain("pool", "3-0", 180)).follows({ type: "trainBought", from: "pool" });
  });

  it("C-7.9: the buyer may have to discard too, even the train just bought", () => {
    const start = buying(450, phase("4"), bankSells("5"), train("PRR", "4"), train("PRR", "4"));
    const over = start.when(P1, buyTrain("bank", "5-0", 450));
    expect(over.decision).toMatchObject({ step: "discard", deciders: [P1] });
    expect(ranks(over.when(P1, discard("PRR", "5-0")), "PRR")).toBe("4,4");
  });
});

describe("trade-in", () => {
  const bo = (money: number, ...trains: string[]) =>
    given(
      game1830(3),
      phase("6"),
      corporation("B&O", { president: P1, cash: money, trains }),
      operating("B&O", "trains"),
    );

  it("1830-17 E9, 1830-10.2: a traded 4 rusts with all others; a traded 5 lies in the pool", () => {
    const four = bo(900, "4", "5").when(P1, buyTrain("bank", "D-0", 800, "4-0"));
    four.follows({ type: "trainBought", price: 800 }, { type: "trainsRusted", rank: "4" });
    expect([ranks(four, "B&O"), forSale(four)]).toEqual(["5,D", ["bank 6-1 630", "bank D-1 1100"]]);
    const five = bo(900, "4", "5").when(P1, buyTrain("bank", "D-0", 800, "5-0"));
    expect([ranks(five, "B&O"), five.state.depot.pool.map((one) => one.id)]).toEqual(["D", ["5-0"]]);
  });

  it("C-7.8, 1830-10.2: only 4, 5 and 6, only for a D of the bank, at 800 of the treasury", () => {
    bo(900, "4")
      .when(P1, buyTrain("bank", "6-1", 630, "4-0"))
      .refused("TRAIN_TRADE_IN", "1830-10.2");
    bo(900, "4")
      .when(P1, buyTrain("bank", "D-0", 800, "5-0"))
      .refused("TRAIN_TRADE_IN", "1830-10.2");
    bo(900, "D")
      .when(P1, buyTrain("bank", "D-1", 800, "D-0"))
      .refused("TRAIN_TRADE_IN", "1830-10.2");
    bo(799, "4")
      .when(P1, buyTrain("bank", "D-0", 800, "4-0"))
      .refused("MONEY_SHORT", "1830-10.2");
    bo(900, "4")
      .when(P1, buyTrain("bank", "D-0", 799, "4-0"))
      .refused("TRAIN_PRICE", "C-7.5");
  });

  it("C-7.4: it is allowed at the train limit, and again for each further D", () => {
    const full = bo(1700, "5", "6").when(P1, buyTrain("bank", "D-0", 800, "5-0"));
    expect(ranks(full.when(P1, buyTrain("bank", "D-1", 800, "6-0")), "B&O")).toBe("D,D");
  });
});
