/** Operating rounds, the bank and the end of the game: C-14, C-17, C-18, 1830-7, 1830-13. */
import { describe, expect, it } from "vitest";
import { type GameState, netWorth, newGame, titleById } from "../../../engine/index.ts";
import { pass, payOut, runBest, withhold } from "../../support/moves.ts";
import {
  bank,
  type Change,
  corporation,
  game1830,
  holds,
  operating,
  owns,
  P1,
  P2,
  P3,
  phase,
  stock,
  tile,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const broken: Change = (draft) => {
  draft.bank.broken = true;
};

describe("setup", () => {
  it.each([
    [2, 1200],
    [3, 800],
    [4, 600],
    [5, 480],
    [6, 400],
  ])("1830-1.1, 1830-1.2: %i players begin with %i each, together 2400, the bank with 9600", (players, money) => {
    const { bank: own, players: seats, priority } = game1830(players);
    expect([own.cash, seats.map((one) => one.cash), priority]).toEqual([9600, Array(players).fill(money), 0]);
  });

  it("1830-1.1: 1830 is for 2 to 6 players, and options must be known", () => {
    expect(() => game1830(1)).toThrow();
    expect(() => game1830(7)).toThrow();
    expect(() => newGame({ title: "1830", players: 3, options: { consent: "never" } })).toThrow();
  });

  it("1830-1.3: face values and revenues of the private companies", () => {
    const facts = titleById("1830").companies.map((one) => `${one.symbol} ${one.price} ${one.revenue}`);
    expect(facts).toEqual(["SV 20 5", "CS 40 10", "DH 70 15", "MH 110 20", "CA 160 25", "BO 220 30"]);
  });

  it("1830-1.4: each corporation has a president's certificate of 20 % and eight of 10 %", () => {
    for (const { certificates, floatPercent } of titleById("1830").corporations) {
      expect(certificates.map((one) => one.percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      expect(floatPercent).toBe(60);
    }
  });
});

describe("rounds and turns", () => {
  it.each([
    ["2", 1],
    ["3", 2],
    ["4", 2],
    ["5", 3],
    ["6", 3],
    ["D", 3],
  ])("1830-7.1, C-14.2: a set that begins in phase %s has %i operating rounds", (name, of) => {
    given(game1830(3), phase(name), corporation("PRR", { president: P1 }), stock(P3, { passes: 2 }))
      .when(P3, pass)
      .follows({ type: "operatingSetStarted", set: 2, of });
  });

  it("C-14.7: after the last corporation the next round of the set begins, after the last round a stock round", () => {
    const round = (number: number) =>
      given(
        game1830(3),
        corporation("PRR", { president: P1 }),
        operating("PRR", "track", {}, { set: 4, number, of: 2 }),
      ).when(P1, pass);
    round(1).follows({ type: "corporationActed" }, { type: "operatingRoundStarted", set: 4, number: 2, of: 2 });
    round(2).follows({ type: "corporationActed" }, { type: "stockRoundStarted", number: 5 });
  });

  it("C-14.2: without a floated corporation the companies are paid and the stock round follows", () => {
    const idle = given(game1830(3), owns(P1, "SV"), stock(P3, { passes: 2 })).when(P3, pass);
    idle.follows(
      { type: "operatingRoundStarted", order: [] },
      { type: "moneyPaid", amount: 5 },
      { type: "stockRoundStarted", number: 3 },
    );
  });

  it("1830-7.2, C-14.4: track, station, routes, dividend, trains", () => {
    const start = given(
      game1830(3),
      corporation("PRR", { president: P1, cash: 500, trains: ["2"] }),
      tile("H10", "57", 1),
      operating("PRR", "track"),
    );
    const steps = [pass, pass, runBest, payOut].reduce<[Scene, string[]]>(
      ([at, seen], move) => {
        const next = at.when(P1, move);
        return [next, [...seen, next.decision.step]];
      },
      [start, [start.decision.step]],
    )[1];
    expect(steps).toEqual(["track", "token", "routes", "dividend", "trains"]);
  });

  it("1830-7.3: without train or route a corporation still lays track, its marker moves left, and it may buy trains", () => {
    const start = given(game1830(3), corporation("PRR", { president: P1, cash: 80 }), operating("PRR", "track"));
    const later = start.when(P1, pass).follows({ type: "markerMoved", reason: "withheld" });
    expect(later.decision.step).toBe("trains");
  });

  it("C-14.3: each floated corporation operates once, in the order of the market", () => {
    const start = given(
      game1830(3),
      corporation("PRR", { president: P1, par: 67 }),
      corporation("CPR", { president: P2, par: 76 }),
      corporation("B&M", { president: P3, par: 100, shares: { [P3]: 50 } }),
      stock(P3, { passes: 2 }),
    );
    const begun = start.when(P3, pass).follows({ type: "operatingRoundStarted", order: ["CPR", "PRR"] });
    expect(begun.decision).toMatchObject({ corporation: "CPR", deciders: [P2] });
    begun.when(P1, pass).refused("NOT_YOUR_TURN", "C-20.3");
    expect(begun.when(P2, pass).decision.corporation).toBe("PRR");
  });
});

describe("the bank", () => {
  const paying = (money: number, options: Record<string, string> = {}) =>
    given(
      game1830(3, options),
      corporation("PRR", { president: P1 }),
      bank(money, P3),
      operating("PRR", "dividend", { revenue: 100 }),
    ).when(P1, withhold);

  it("1830-17 E12, 1830-16 V1: an exact payment does not break it, the next unit does", () => {
    expect(paying(100).without("bankBroke").state.bank).toEqual({ cash: 0, broken: false });
    expect(paying(99).follows({ type: "bankBroke" }).state.bank).toEqual({ cash: -1, broken: true });
  });

  it("1830-16 V1: with bank_breaks = at_zero the exact payment breaks it", () => {
    expect(paying(100, { bank_breaks: "at_zero" }).follows({ type: "bankBroke" }).state.bank.broken).toBe(true);
    paying(101, { bank_breaks: "at_zero" }).without("bankBroke");
  });

  it("C-17.2, 1830-13.4: from then on it pays on credit, and capital counts as a payment", () => {
    const floated = given(
      game1830(3),
      corporation("PRR", { president: P1, shares: { [P1]: 50 }, par: 100 }),
      bank(500, P3),
      stock(P3),
    );
    const after = floated.when(P3, { type: "buyShare", corporation: "PRR", from: "offering" });
    after.follows({ type: "floated" }, { type: "moneyPaid", amount: 1000 }, { type: "bankBroke" });
    expect(after.state.bank.cash).toBe(500 + 100 - 1000);
  });
});

describe("the end", () => {
  const lastTurn = (number: number, of: number) =>
    given(
      game1830(3),
      corporation("PRR", { president: P1 }),
      broken,
      operating("PRR", "track", {}, { set: 4, number, of }),
    ).when(P1, pass);

  it("1830-13.1, C-17.1: broken in an operating round, the set is finished first", () => {
    lastTurn(1, 2).follows({ type: "operatingRoundStarted", number: 2 }).without("gameEnded");
    const ended = lastTurn(2, 2).follows({ type: "gameEnded", reason: "bank", last: "4.2" });
    expect(ended.state.round).toEqual({ kind: "ended", last: "4.2" });
    ended.when(P1, pass).refused("GAME_OVER", "C-17.6");
  });

  it("1830-13.1: broken in a stock round, the round and the following set are played, whatever comes back to the bank", () => {
    const start = given(game1830(3), corporation("PRR", { president: P1 }), broken, stock(P3, { passes: 2 }));
    const set = start.when(P3, pass).follows({ type: "operatingRoundStarted" }).without("gameEnded");
    set.when(P1, pass).follows({ type: "gameEnded", reason: "bank", last: "2.1" });
  });

  it("C-17.4, 1830-13.3: cash, shares at market price, open private companies at face value, and nothing else", () => {
    const { state } = given(
      game1830(3),
      corporation("PRR", { president: P1, par: 100, at: [0, 7], cash: 999, trains: ["2"] }),
      holds("NYC", P1, 10),
      owns(P1, "DH"),
      owns("PRR", "SV"),
      stock(P1),
    );
    expect(netWorth(titleById("1830"), state, P1)).toBe(800 + 6 * 112 + 70);
  });

  it("C-17.6: the result is kept with the state", () => {
    const { result }: GameState = lastTurn(1, 1).state;
    expect(result).toMatchObject({ reason: "bank", worth: [800 + 6 * 65, 800, 800] });
  });
});
