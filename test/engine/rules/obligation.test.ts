/** Obligatory trains, emergency money, bankruptcy: C-15, 1830-12. */
import { describe, expect, it } from "vitest";
import { bankruptcy, buyCompany, buyTrain, done, pass, sell } from "../../support/moves.ts";
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
  tile,
  train,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const E2 = { president: P1, at: [5, 5] as const, shares: { [P1]: 60 } };

/** P1's PRR has a route but no train. */
const obliged = (treasury: number, own: number, ...changes: Change[]): Scene =>
  withOptions({}, treasury, own, ...changes);
const withOptions = (options: Record<string, string>, treasury: number, own: number, ...changes: Change[]): Scene =>
  given(
    game1830(3, options),
    tile("H10", "57", 1),
    corporation("PRR", { ...E2, cash: treasury }),
    cash(P1, own),
    ...changes,
    operating("PRR", "trains"),
  );
const bundles = (at: Scene) =>
  Object.fromEntries(at.options("sellShares").map((one) => [one.corporation, one.bundles.map(({ count }) => count)]));

describe("the obligation", () => {
  it("C-15.1, 1830-12.1: with a route and without a train the corporation must buy", () => {
    obliged(500, 0).when(P1, pass).refused("TRAIN_MUST_BUY", "C-15.1");
    obliged(500, 0).when(P1, done).refused("TRAIN_MUST_BUY", "C-15.1");
    expect(obliged(500, 0).options("pass")).toEqual([]);
  });

  it("C-15.1: not without a route, not with a train, not if nothing is for sale", () => {
    const free = given(game1830(3), corporation("PRR", { ...E2, cash: 500 }), operating("PRR", "trains"));
    free.when(P1, pass).follows({ type: "declined", step: "trains" });
    obliged(500, 0, train("PRR", "2")).when(P1, pass).follows({ type: "declined", step: "trains" });
    const six: Change = (draft) => Object.assign(draft.depot, { queue: [] });
    withOptions({ diesels: "6" }, 500, 0, phase("D"), six).when(P1, pass).follows({ type: "declined" });
  });

  it("C-15.2, 1830-12.2: what the treasury can pay it may choose; any train will do", () => {
    const start = obliged(300, 0, bankSells("3"), train("pool", "2"));
    start.when(P1, buyTrain("bank", "3-0", 180)).follows({ type: "trainBought", help: 0 });
    start.when(P1, buyTrain("pool", "2-0", 80)).follows({ type: "trainBought", help: 0 });
  });

  it("1830-16 V7: with forced_cheapest = always it must be the cheapest even so", () => {
    const start = withOptions({ forced_cheapest: "always" }, 300, 0, bankSells("3"), train("pool", "2"));
    start.when(P1, buyTrain("bank", "3-0", 180)).refused("EMERGENCY_NOT_CHEAPEST", "1830-12.3");
    start.when(P1, buyTrain("pool", "2-0", 80)).follows({ type: "trainBought" });
  });
});

describe("the president's help", () => {
  it("C-15.3: first the whole treasury, then his cash", () => {
    const bought = obliged(30, 500)
      .when(P1, buyTrain("bank", "2-0", 80))
      .follows({ type: "trainBought", help: 50 });
    bought.follows({ type: "moneyPaid", from: "seat:0", to: "corporation:PRR", amount: 50, reason: "help" });
    expect([bought.state.players[P1]?.cash, bought.state.corporations.PRR?.cash]).toEqual([450, 0]);
  });

  it("C-15.3, 1830-12.7: for one train only; afterwards the treasury pays alone", () => {
    const helped = obliged(79, 500).when(P1, buyTrain("bank", "2-0", 80));
    helped.follows({ type: "trainBought", help: 1 }, { type: "corporationActed", corporation: "PRR" });
    const sister = corporation("NYC", { president: P1, trains: ["2"] });
    const bought = obliged(100, 500, sister).when(P1, buyTrain("bank", "2-1", 80));
    bought.when(P1, buyTrain("bank", "2-2", 80)).refused("EMERGENCY_NOT_ALLOWED", "C-15.3");
    bought.when(P1, buyTrain("NYC", "2-0", 21)).refused("TRAIN_PRICE", "C-7.5");
  });

  it("C-15.4, 1830-12.3: only the cheapest of bank and pool, not even with cash of his own", () => {
    const start = obliged(0, 500, bankSells("3"), train("pool", "2"));
    start.when(P1, buyTrain("bank", "3-0", 180)).refused("EMERGENCY_NOT_CHEAPEST", "1830-12.3");
    start.when(P1, buyTrain("pool", "2-0", 80)).follows({ type: "trainBought", help: 80 });
    expect(start.options("buyTrain").map((one) => one.train)).toEqual(["2-0"]);
    obliged(0, 79)
      .when(P1, buyTrain("bank", "2-0", 80))
      .refused("MONEY_SHORT", "C-15.3");
  });

  const sister = [corporation("NYC", { president: P1, trains: ["2", "3"] })];
  const fromNYC = (at: Scene) =>
    at.options("buyTrain").flatMap((one) => (one.from === "NYC" ? [[one.train, one.min, one.max]] : []));

  it("1830-17 E3, 1830-12.4: from a sister corporation up to face value with help, beyond it with the treasury alone", () => {
    const helped = obliged(79, 900, ...sister);
    expect(fromNYC(helped)).toEqual([
      ["2-0", 1, 80],
      ["3-0", 1, 180],
    ]);
    helped.when(P1, buyTrain("NYC", "3-0", 181)).refused("EMERGENCY_ABOVE_FACE", "1830-12.4");
    helped.when(P1, buyTrain("NYC", "3-0", 180)).follows({ type: "trainBought", help: 101 });
    expect(fromNYC(obliged(200, 900, ...sister))).toEqual([
      ["2-0", 1, 200],
      ["3-0", 1, 200],
    ]);
  });

  it("1830-16 V8: help as long as the obligation exists, or with cross_buy_help = need only if the treasury is short", () => {
    obliged(100, 900, ...sister)
      .when(P1, buyTrain("NYC", "3-0", 150))
      .follows({ type: "trainBought", help: 50 });
    const need = withOptions({ cross_buy_help: "need" }, 100, 900, ...sister);
    need.when(P1, buyTrain("NYC", "3-0", 150)).refused("TRAIN_PRICE", "C-7.5");
  });

  it("1830-12.6: the corporation may buy its president's private company first", () => {
    const start = obliged(40, 0, phase("3"), owns(P1, "SV"));
    const helped = start.when(P1, buyCompany("SV", 40)).follows({ type: "moneyPaid", to: "seat:0", amount: 40 });
    expect(helped.decision.step).toBe("trains");
  });
});

describe("shares sold for a train", () => {
  it("1830-17 E2, C-15.5: never more than needed, one sale after the other", () => {
    const start = obliged(0, 0);
    expect(bundles(start)).toEqual({ PRR: [1, 2] });
    start.when(P1, sell("PRR", 3)).refused("EMERGENCY_TOO_MANY", "C-15.5c");
    start.when(P1, bankruptcy).refused("BANKRUPT_NOT_POOR", "C-15.7");
    const once = start.when(P1, sell("PRR", 1)).follows({ type: "markerMoved", fromPrice: 65, toPrice: 63 });
    expect(bundles(once)).toEqual({ PRR: [1] });
    const twice = once.when(P1, sell("PRR", 1)).follows({ type: "sharesSold", proceeds: 63 });
    twice.when(P1, sell("PRR", 1)).refused("EMERGENCY_ENOUGH_CASH", "C-15.5a");
    expect(twice.when(P1, buyTrain("bank", "2-0", 80)).state.players[P1]?.cash).toBe(48);
  });

  it("C-15.5c: one share fewer must not be enough, not even exactly", () => {
    const exact = obliged(0, 15);
    exact.when(P1, sell("PRR", 2)).refused("EMERGENCY_TOO_MANY", "C-15.5c");
    exact.when(P1, sell("PRR", 1)).follows({ type: "sharesSold", proceeds: 65 });
  });

  it("C-15, worked example: three of Y and four of X", () => {
    const start = given(
      game1830(3),
      tile("H10", "57", 1),
      phase("4"),
      corporation("PRR", { president: P1, par: 90, cash: 120, shares: { [P1]: 40, [P2]: 30 } }),
      corporation("NYC", { president: P2, at: [6, 3], shares: { [P2]: 30, [P1]: 30 } }),
      cash(P1, 100),
      operating("PRR", "trains"),
    );
    expect(bundles(start)).toEqual({ PRR: [1], NYC: [1, 2] });
    const sold = start.when(P1, sell("NYC", 2));
    sold.when(P1, sell("NYC", 1)).refused("EMERGENCY_ENOUGH_CASH", "C-15.5a");
    expect(sold.when(P1, buyTrain("bank", "4-1", 300)).state.players[P1]?.cash).toBe(10);
  });

  it("C-15.5a: not while treasury and cash reach the cheapest train", () => {
    obliged(30, 50).when(P1, sell("PRR", 1)).refused("EMERGENCY_ENOUGH_CASH", "C-15.5a");
    const free = given(game1830(3), corporation("PRR", E2), operating("PRR", "trains"));
    free.when(P1, sell("PRR", 1)).refused("NOT_NOW", "C-15.3");
  });

  it("C-15.5b: never so that the corporation in turn gets another president; equal holdings are no danger", () => {
    const shares = (other: number) => corporation("PRR", { ...E2, shares: { [P1]: 40, [P2]: other } });
    const at = (other: number) =>
      given(game1830(3), tile("H10", "57", 1), shares(other), cash(P1, 0), operating("PRR", "trains"));
    at(40).when(P1, sell("PRR", 1)).refused("EMERGENCY_PRESIDENCY", "C-15.5b");
    at(30).when(P1, sell("PRR", 1)).follows({ type: "sharesSold" });
    at(30).when(P1, sell("PRR", 2)).refused("EMERGENCY_PRESIDENCY", "C-15.5b");
  });

  it("C-15.5, 1830-12.5: pool limit and successor hold as in stock rounds; another corporation may change presidents", () => {
    const full = corporation("NYC", { president: P2, shares: { [P2]: 30, [P1]: 20, pool: 50 } });
    obliged(0, 0, full).when(P1, sell("NYC", 1)).refused("SELL_POOL_FULL", "1830-4.6");
    const own = corporation("NYC", { president: P1, at: [6, 1], shares: { [P1]: 30, [P2]: 30 } });
    const sold = obliged(0, 0, own).when(P1, sell("NYC", 1));
    sold.follows({ type: "presidentChanged", corporation: "NYC", from: P1, to: P2 });
    expect(sold.decision).toMatchObject({ step: "trains", corporation: "PRR", deciders: [P1] });
    obliged(0, 0).when(P1, sell("B&M", 1)).refused("SELL_NOT_OWNED", "C-13.3");
  });

  it("C-15.6: the money of the last sale must really be needed, also for another corporation's train", () => {
    const sold = obliged(0, 70, corporation("NYC", { president: P1, trains: ["2"] })).when(P1, sell("PRR", 1));
    expect(sold.options("buyTrain").find((one) => one.from === "NYC")).toMatchObject({ min: 71, max: 80 });
    sold.when(P1, buyTrain("NYC", "2-0", 70)).refused("TRAIN_PRICE", "C-7.5");
  });

  it("1830-16 V16: a lone president's certificate is sold by shares, or whole with emergency_certificate = whole", () => {
    const lone = corporation("NYC", { president: P1, at: [0, 6], shares: { [P1]: 20, [P2]: 20 } });
    obliged(0, 0, lone).when(P1, sell("NYC", 2)).refused("EMERGENCY_TOO_MANY", "C-15.5c");
    const whole = withOptions({ emergency_certificate: "whole" }, 0, 0, lone);
    whole.when(P1, sell("NYC", 2)).follows({ type: "sharesSold", count: 2 });
  });

  it("1830-17 E6, C-14.3: a sale re-sorts those still to operate", () => {
    const start = obliged(
      0,
      0,
      corporation("CPR", { president: P2, at: [3, 6], shares: { [P2]: 30, [P1]: 30 } }),
      corporation("B&M", { president: P3, at: [4, 6], cash: 200 }),
      bankSells("3"),
    );
    const next = (count: number) => start.when(P1, sell("CPR", count)).stacks;
    expect(next(2)).toMatchObject({ "5,6": ["CPR"], "4,6": ["B&M"] });
    expect(next(1)).toMatchObject({ "4,6": ["B&M", "CPR"] });
    const bought = start
      .when(P1, sell("CPR", 2))
      .when(P1, sell("PRR", 1))
      .when(P1, buyTrain("bank", "3-0", 180));
    bought.follows({ type: "corporationActed", corporation: "PRR" });
    expect(bought.decision.corporation).toBe("B&M");
  });
});

describe("bankruptcy", () => {
  const poor = (...changes: Change[]) => obliged(50, 30, phase("D"), ...changes);

  it("C-15.7, C-17.3, 1830-13.2: if nothing he can sell reaches the cheapest train he may declare it, and the game ends at once", () => {
    const start = poor();
    const ended = start.when(P1, bankruptcy);
    ended.follows({ type: "bankrupted", seat: P1, corporation: "PRR" }, { type: "sharesSold", seat: P1 });
    ended.follows(
      { type: "moneyPaid", from: "seat:0", to: "bank", reason: "bankruptcy" },
      { type: "gameEnded", reason: "bankrupt" },
    );
    expect(ended.state.players[P1]).toMatchObject({ cash: 0, bankrupt: true });
    expect(ended.decision).toMatchObject({ step: "over", deciders: [], options: [] });
    ended.when(P2, pass).refused("GAME_OVER", "C-17.6");
  });

  it("1830-12.8: prices after the forced sales count for all", () => {
    const shared = corporation("NYC", { president: P2, at: [0, 6], shares: { [P2]: 30, [P1]: 20 } });
    const ended = poor(shared, cash(P2, 0), cash(P3, 7)).when(P1, bankruptcy);
    const after = ended.state.corporations.NYC?.cell;
    expect(after).toEqual([2, 6]);
    expect(ended.state.result).toMatchObject({ reason: "bankrupt", worth: [expect.any(Number), 3 * 82, 7] });
  });

  it("1830-16 V12: the bankrupt player's open private companies count at face value", () => {
    const start = given(
      game1830(3),
      tile("H10", "57", 1),
      phase("4"),
      corporation("PRR", { president: P1, at: [7, 0], shares: { [P1]: 20, pool: 50 } }),
      cash(P1, 0),
      owns(P1, "CA"),
      operating("PRR", "trains"),
    );
    expect(start.when(P1, bankruptcy).state.result?.worth[P1]).toBe(160 + 2 * 10);
  });

  it("C-15.7: not without the obligation, not while money is there", () => {
    obliged(80, 0).when(P1, bankruptcy).refused("NOT_NOW", "C-15.7");
    const free = given(game1830(3), corporation("PRR", E2), operating("PRR", "trains"));
    free.when(P1, bankruptcy).refused("NOT_NOW", "C-15.7");
  });
});
