/** Emergency money, loans and their repayment: 18CZ-16, and what nobody has to sell: 18CZ-9.7. */
import { describe, expect, it } from "vitest";
import { netWorth, titleOf } from "../../../../engine/index.ts";
import { bankruptcy, buy, buyTrain, done, par, pass, sell } from "../../../support/moves.ts";
import { buySide, repay, sellLocal } from "../../../support/moves18cz.ts";
import { type Change, cash, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { card, localPrice, owes, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;

/** The corporation of P1 without a train of its size; treasury and P1's cash as given. */
const due = (
  symbol: string,
  [treasury, purse]: readonly [number, number],
  changes: Change[] = [],
  { phase = "d", options = {} as Options } = {},
): Scene =>
  given(
    game18cz(3, options),
    localPrice(45),
    railway(symbol, { director: P1, cash: treasury }),
    cash(P1, purse),
    ...changes,
    phase18cz(phase),
    operating(symbol, "trains", {}, { set: 5, number: 1, of: 2 }),
  );
const purse = ({ state }: Scene, seat: number) => {
  const { cash: money, debt, penalty } = state.players[seat] ?? {};
  return { money, debt, penalty };
};
const treasury = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.cash;
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank).join();
const offered = (scene: Scene) => scene.options("buyTrain").map((one) => `${one.from} ${one.rank} +${one.help}`);
const plus = buySide("bank", "3d-1", "3+3d", 180);

describe("the money", () => {
  it("18CZ-16.2: first the treasury, all of it; without need nothing of the director", () => {
    const enough = due("BN", [180, 100]).when(P1, plus).follows({ type: "trainBought", help: 0 });
    expect([treasury(enough, "BN"), purse(enough, P1)]).toEqual([0, { money: 100, debt: 0, penalty: 0 }]);
  });

  it("18CZ-16.2: then the director's cash, as much as is needed", () => {
    const helped = due("BN", [20, 200]).when(P1, plus);
    helped.follows(
      { type: "moneyPaid", from: "seat:0", to: "corporation:BN", amount: 160, reason: "help" },
      { type: "moneyPaid", from: "corporation:BN", to: "bank", amount: 180, reason: "train" },
      { type: "trainBought", help: 160 },
    );
    helped.without("loanTaken");
    expect([treasury(helped, "BN"), purse(helped, P1)]).toEqual([0, { money: 40, debt: 0, penalty: 0 }]);
    const all = due("BN", [20, 160]).when(P1, plus).without("loanTaken");
    expect(purse(all, P1)).toEqual({ money: 0, debt: 0, penalty: 0 });
  });

  it("18CZ-16.5: price 180, treasury 20, director 30: a loan of 130; both are left with 0, debt 130, penalty 130", () => {
    const lent = due("BN", [20, 30]).when(P1, plus);
    lent.follows(
      { type: "moneyPaid", from: "bank", to: "seat:0", amount: 130, reason: "loan" },
      { type: "loanTaken", seat: P1, corporation: "BN", amount: 130, debt: 130 },
      { type: "moneyPaid", from: "seat:0", to: "corporation:BN", amount: 160, reason: "help" },
    );
    expect([treasury(lent, "BN"), purse(lent, P1)]).toEqual([0, { money: 0, debt: 130, penalty: 130 }]);
  });

  it.each([
    [0, 0, 180],
    [179, 0, 1],
    [0, 179, 1],
    [100, 50, 30],
  ])("18CZ-16.5: treasury %i, director %i: a loan of %i", (has, own, loan) => {
    const lent = due("BN", [has, own]).when(P1, plus);
    expect(purse(lent, P1)).toEqual({ money: 0, debt: loan, penalty: loan });
  });

  it("18CZ-16.5: loans add up over the game, each with its surcharge once", () => {
    const again = due("BN", [20, 30], [owes(P1, 50, 80)]).when(P1, plus);
    expect(purse(again, P1)).toEqual({ money: 0, debt: 180, penalty: 210 });
  });

  it("18CZ-16.6: debt knows no bound, nobody goes bankrupt, and the director stays", () => {
    const deep = due("BN", [0, 0], [owes(P1, 5000)]);
    deep.when(P1, bankruptcy).refused("NOT_NOW", "18CZ-16.2");
    expect(deep.decision.options.map((one) => one.type)).not.toContain("declareBankruptcy");
    const lent = deep.when(P1, plus);
    expect([purse(lent, P1).debt, lent.state.corporations.BN?.president, lent.state.result]).toEqual([5180, P1, null]);
  });

  it("18CZ-16.2: nobody sells shares in an emergency, and nobody can", () => {
    const rich = due("BN", [0, 0], [railway("OFE", { director: P2, shares: { [P2]: 50, [P1]: 50 } })]);
    rich.when(P1, sell("OFE", 1)).refused("NOT_NOW", "18CZ-16.2");
    rich.when(P1, sell("BN", 1)).refused("NOT_NOW", "18CZ-16.2");
    rich.when(P2, sell("OFE", 1)).refused("NOT_YOUR_TURN", "C-20.3");
    expect(rich.options("sellShares")).toEqual([]);
  });

  it("18CZ-9.7, 18CZ-16.2: nor has anybody to sell a local railway, the corporation's own neither", () => {
    const owner = due("BN", [0, 0], [owns("BN", "S1"), owns(P1, "M1")]);
    const lent = owner.when(P1, plus).follows({ type: "loanTaken", amount: 180 });
    expect(lent.state.companies).toMatchObject({ S1: { owner: "corporation:BN" }, M1: { owner: "seat:0" } });
  });
});

describe("the train", () => {
  it("18CZ-16.1: only one of the corporation's own size, at list price", () => {
    const start = due("BN", [20, 500]);
    start.when(P1, buySide("bank", "3d-1", "3d", 120)).refused("MONEY_SHORT", "18CZ-16.1");
    start.when(P1, buySide("bank", "3d-1", "3+3d", 179)).refused("TRAIN_PRICE", "18CZ-14.1");
    expect(offered(start)).toEqual(["bank 3+3d +160"]);
    const large = due("Ug", [20, 500]);
    expect(offered(large)).toEqual(["bank 3Ed +230"]);
    large.when(P1, buySide("bank", "3d-1", "3+3d", 180)).refused("MONEY_SHORT", "18CZ-16.1");
  });

  it("18CZ-16.1: from the stack or the pool, of several whichever the director likes", () => {
    const start = due("BN", [20, 500], [card("pool", "2b"), card("pool", "2+2c")]);
    expect(offered(start)).toEqual(["bank 3+3d +160", "pool 2+2b +60", "pool 2+2c +60"]);
    start.when(P1, buySide("pool", "3c-0", "2+2c", 80)).follows({ type: "trainBought", from: "pool", help: 60 });
    start.when(P1, plus).follows({ type: "trainBought", from: "bank", help: 160 });
  });

  const choice = (has: number, emergencyChoice: string) =>
    due("BN", [has, 500], [card("pool", "2b")], { options: { emergencyChoice } });

  it("18CZ-16.1: option emergencyChoice any: a dearer one even if the treasury could pay a cheaper one", () => {
    const free = choice(80, "any");
    expect(offered(free)).toEqual(["bank 3+3d +100", "pool 2b +0", "pool 2+2b +0"]);
    free.when(P1, plus).follows({ type: "trainBought", help: 100 });
  });

  it("18CZ-16.1: option emergencyChoice ifNoneAffordable: only if the treasury can pay none of its size", () => {
    const able = choice(80, "ifNoneAffordable");
    able.when(P1, plus).refused("MONEY_SHORT", "18CZ-16.1");
    able.when(P1, buySide("pool", "2b-0", "2+2b", 80)).follows({ type: "trainBought", help: 0 });
    const unable = choice(79, "ifNoneAffordable");
    unable.when(P1, plus).follows({ type: "trainBought", help: 101 });
    unable.when(P1, buySide("pool", "2b-0", "2+2b", 80)).follows({ type: "trainBought", help: 1 });
  });

  it("18CZ-16.1: only under the duty: who owns a train of its size gets no help", () => {
    const owner = due("BN", [20, 500], [card("BN", "2+2b")]);
    owner.when(P1, plus).refused("MONEY_SHORT", "18CZ-14.1");
    expect(offered(owner)).toEqual([]);
  });

  it("18CZ-16.3: before, the corporation may sell its local railways to the bank", () => {
    const start = due("BN", [20, 500], [owns("BN", "S1"), owns("BN", "M1")]);
    const richer = start.when(P1, sellLocal("S1"));
    richer.when(P1, plus).follows({ type: "trainBought", help: 115 });
    expect(offered(richer.when(P1, sellLocal("M1")))).toEqual(["bank 3+3d +70"]);
  });

  it("18CZ-16.3: or buy a train that it can run from another corporation, with its own money", () => {
    const start = due("BN", [20, 500], [railway("NWB", { director: P1, trains: ["2+2b"] })]);
    const bought = start.when(P1, buyTrain("NWB", "2b-0", 20)).follows({ type: "trainBought", from: "NWB", help: 0 });
    bought.follows({ type: "corporationActed", corporation: "BN" });
    expect(purse(bought, P1)).toEqual({ money: 500, debt: 0, penalty: 0 });
  });

  it("18CZ-16.4: with help the train may not come from another corporation", () => {
    const start = due("BN", [20, 500], [railway("NWB", { director: P1, trains: ["2+2b"] })]);
    start.when(P1, buyTrain("NWB", "2b-0", 21)).refused("TRAIN_PRICE", "18CZ-14.4");
    expect(start.options("buyTrain").find((one) => one.from === "NWB")).toMatchObject({ max: 20, help: 0 });
    const broke = due("BN", [0, 500], [railway("NWB", { director: P1, trains: ["2+2b"] })]);
    broke.when(P1, buyTrain("NWB", "2b-0", 1)).refused("MONEY_SHORT", "18CZ-14.4");
  });

  it("18CZ-16.4: after it no further train may be bought in this turn, from nobody", () => {
    const sister = railway("OFE", { director: P1, trains: ["2a"] });
    const helped = due("BN", [20, 500], [sister, owns("BN", "S1")]).when(P1, plus);
    helped.follows({ type: "trainBought", help: 160 }, { type: "stepReached", step: "companies" });
    const again = given(helped.state, operating("BN", "trains", { boughtTrain: true, helped: true }), cash("BN", 500));
    again.when(P1, buyTrain("OFE", "2a-0", 10)).refused("EMERGENCY_LAST", "18CZ-16.4");
    again.when(P1, buySide("bank", "3d-2", "3+3d", 180)).refused("EMERGENCY_LAST", "18CZ-16.4");
    expect(again.options("buyTrain")).toEqual([]);
    const unhelped = due("BN", [500, 500], [sister]).when(P1, plus);
    unhelped.when(P1, buySide("bank", "3d-2", "3+3d", 180)).follows({ type: "trainBought" });
  });

  it("18CZ-16.4, 18CZ-14.7: smaller trains bought before with own money do not stand in its way", () => {
    const start = due("BN", [125, 0], [railway("OFE", { director: P1, trains: ["2a"] })]);
    const two = start.when(P1, buyTrain("OFE", "2a-0", 5)).when(P1, plus);
    two.follows({ type: "trainBought", help: 60 });
    expect([ranks(two, "BN"), purse(two, P1).debt]).toEqual(["2a,3+3d", 60]);
  });
});

describe("in debt", () => {
  /** P1, with this cash and debt, in his turn of the third stock round. */
  const debtor = (money: number, debt: number, ...changes: Change[]) =>
    given(
      game18cz(3),
      localPrice(45),
      railway("OFE", { director: P2, par: 60, shares: { [P2]: 50, [P1]: 25 } }),
      cash(P1, money),
      owes(P1, debt),
      ...changes,
      phase18cz("b"),
      stock(P1, { number: 3 }),
    );

  it("18CZ-16.7: a player may neither buy nor start, but sell, repay and pass", () => {
    const start = debtor(300, 10);
    start.when(P1, buy("OFE")).refused("IN_DEBT", "18CZ-16.7");
    start.when(P1, par("BCB", 50)).refused("IN_DEBT", "18CZ-16.7");
    start.when(P1, sell("OFE", 1)).follows({ type: "sharesSold", seat: P1, proceeds: 60 });
    start.when(P1, pass).follows({ type: "passed", seat: P1 });
    expect(new Set(start.decision.options.map((one) => one.type))).toEqual(
      new Set(["sellShares", "repayLoan", "pass"]),
    );
    expect(start.options("repayLoan")).toMatchObject([{ amount: 10, debt: 10 }]);
  });

  it("18CZ-16.7: he receives income and keeps directing", () => {
    const round = given(
      game18cz(3),
      localPrice(45),
      railway("BCB", { director: P1, trains: ["2a"] }),
      owns(P1, "S1"),
      owes(P1, 100),
      stock(P3, { number: 2, passes: 2 }),
    ).when(P3, pass);
    round.follows({ type: "moneyPaid", to: "seat:0", amount: 5, reason: "companyRevenue" });
    expect(round.state.players[P1]).toMatchObject({ cash: 385, debt: 100 });
    expect(debtor(0, 100, railway("BCB", { director: P1 })).state.corporations.BCB?.president).toBe(P1);
  });

  it.each([
    [300, 130, 130],
    [100, 130, 100],
    [130, 130, 130],
  ])("18CZ-16.8: with %i in hand and %i of debt he pays %i to the bank; the penalty stays", (money, debt, paid) => {
    const repaid = debtor(money, debt).when(P1, repay);
    repaid.follows(
      { type: "moneyPaid", from: "seat:0", to: "bank", amount: paid, reason: "repayment" },
      { type: "loanRepaid", seat: P1, amount: paid, debt: debt - paid },
    );
    expect(repaid.state.players[P1]).toMatchObject({ cash: money - paid, debt: debt - paid, penalty: debt });
  });

  it("18CZ-16.8: out of debt he may buy in the same turn, before that not", () => {
    const free = debtor(300, 130).when(P1, repay);
    free.when(P1, buy("OFE")).follows({ type: "sharesBought", seat: P1, corporation: "OFE" });
    free.when(P1, repay).refused("NO_DEBT", "18CZ-16.8");
    const sold = debtor(150, 130, railway("BCB", { director: P3, par: 50 })).when(P1, sell("OFE", 1));
    sold.when(P1, buy("BCB")).refused("IN_DEBT", "18CZ-16.7");
    sold.when(P1, repay).when(P1, buy("BCB")).follows({ type: "sharesBought", corporation: "BCB", price: 50 });
    const partly = debtor(60, 130, railway("BCB", { director: P3, par: 50 })).when(P1, repay);
    partly.when(P1, buy("BCB")).refused("IN_DEBT", "18CZ-16.7");
    partly.when(P1, repay).refused("NOT_NOW", "18CZ-16.8");
  });

  it("18CZ-16.8: who owes nothing has nothing to repay, nor who has nothing", () => {
    debtor(300, 0).when(P1, repay).refused("NO_DEBT", "18CZ-16.8");
    debtor(0, 130).when(P1, repay).refused("NOT_NOW", "18CZ-16.8");
    expect(debtor(0, 130).options("repayLoan")).toEqual([]);
    debtor(300, 130).when(P2, repay).refused("NOT_YOUR_TURN", "C-20.3");
    due("BN", [0, 300], [owes(P1, 130)])
      .when(P1, repay)
      .refused("NOT_NOW", "C-20.3");
  });

  it("18CZ-16.8: repaying alone is no action: a pass after it is a pass", () => {
    const last = given(debtor(300, 130).state, stock(P1, { number: 3, passes: 2 }));
    const repaid = last.when(P1, repay);
    repaid.when(P1, done).refused("NOT_NOW", "C-13.5");
    repaid.without("passesCleared");
    repaid.when(P1, pass).follows({ type: "passed", seat: P1 }, { type: "operatingRoundStarted" });
  });

  it("18CZ-16.8, 18CZ-17.1: repaid or not, the penalty counts at the end", () => {
    const start = debtor(300, 130);
    const worth = ({ state }: Scene) => netWorth(titleOf(state), state, P1);
    expect([worth(start), worth(start.when(P1, repay))]).toEqual([300 + 60 - 260, 170 + 60 - 130]);
  });
});
