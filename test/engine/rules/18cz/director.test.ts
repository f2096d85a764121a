/** The director's certificate and its change of hands: 18CZ-4.7, 18CZ-4.8. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../../engine/index.ts";
import { buy, done, sell } from "../../../support/moves.ts";
import { type Change, game18cz, P1, P2, P3, P4, stock } from "../../../support/positions.ts";
import { phase18cz, railway, seated } from "../../../support/positions18cz.ts";
import { given } from "../../../support/scene.ts";

const turn = (seat: number, ...changes: Change[]) => given(game18cz(4), phase18cz("d"), ...changes, stock(seat));
const held = ({ corporations }: GameState, symbol: string, holder: string): number[] =>
  (corporations[symbol]?.certificates ?? []).flatMap((one) => (one.holder === holder ? [one.percent] : []));
const directorOf = ({ corporations }: GameState, symbol: string) => corporations[symbol]?.president;

describe("selling into the director's certificate", () => {
  it.each([
    ["MW", 50, 25],
    ["BTE", 40, 20],
    ["SX", 20, 10],
  ])("18CZ-4.7: of %s, whose director has %i %%, nothing is sold while others hold %i %%", (symbol, percent, other) => {
    const start = turn(P1, railway(symbol, { director: P1, shares: { [P1]: percent, [P2]: other, [P3]: other } }));
    for (const count of [1, 2]) start.when(P1, sell(symbol, count)).refused("SELL_PRESIDENT_NO_SUCCESSOR", "18CZ-4.7");
    expect(start.options("sellShares")).toEqual([]);
  });

  it.each([
    ["MW", 50],
    ["BTE", 40],
    ["SX", 20],
  ])("18CZ-4.7: of %s one unit of the certificate or both are sold if another holds %i %%", (symbol, percent) => {
    const start = turn(P1, railway(symbol, { director: P1, shares: { [P1]: percent, [P2]: percent } }));
    expect(start.options("sellShares")).toMatchObject([{ bundles: [{ count: 1 }, { count: 2 }] }]);
    const half = start.when(P1, sell(symbol, 1));
    expect(directorOf(half.state, symbol)).toBe(P2);
    expect(held(half.state, symbol, "seat:1")).toEqual([percent]);
    expect(held(half.state, symbol, "seat:0")).toEqual([percent / 2]);
    expect(held(half.state, symbol, "pool")).toEqual([percent / 2]);
    const whole = start.when(P1, sell(symbol, 2));
    expect(directorOf(whole.state, symbol)).toBe(P2);
    expect(held(whole.state, symbol, "seat:0")).toEqual([]);
    expect(held(whole.state, symbol, "pool")).toEqual([percent / 2, percent / 2]);
  });

  it("18CZ-4.7: what lies above the certificate can always be sold, also by its director", () => {
    const start = turn(P1, railway("SX", { director: P1, shares: { [P1]: 50 } }));
    start.when(P1, sell("SX", 3)).follows({ type: "sharesSold", percent: 30 }).without("presidentChanged");
    start.when(P1, sell("SX", 4)).refused("SELL_PRESIDENT_NO_SUCCESSOR", "18CZ-4.7");
  });

  it("18CZ-4.7: the certificate itself never goes to the bank", () => {
    const start = turn(P1, railway("SX", { director: P1, shares: { [P1]: 20, [P2]: 20, [P3]: 10 } }));
    const sold = start.when(P1, sell("SX", 2)).when(P1, done).state;
    expect(sold.corporations.SX?.certificates.find((one) => one.president)?.holder).toBe("seat:1");
    expect(held(sold, "SX", "pool")).toEqual([10, 10]);
  });

  it("18CZ-4.7, 18CZ-4.6: the sale is paid in full and moves the marker one step", () => {
    const start = turn(P1, railway("MW", { director: P1, par: 60, shares: { [P1]: 50, [P2]: 50 } }));
    start
      .when(P1, sell("MW", 2))
      .follows({ type: "moneyPaid", to: "seat:0", amount: 120 }, { type: "markerMoved", fromPrice: 60, toPrice: 58 });
  });
});

describe("a change of director", () => {
  it("18CZ-4.8 (a): small, 50 against 25 + 25: equal; a sale of 25 passes it on", () => {
    const equal = turn(P2, railway("MW", { director: P1, shares: { [P1]: 50, [P2]: 25 } })).when(P2, buy("MW"));
    equal.without("presidentChanged");
    expect(directorOf(equal.state, "MW")).toBe(P1);
    const around = given(equal.state, stock(P1));
    const sold = around.when(P1, sell("MW", 1)).follows({ type: "presidentChanged", from: P1, to: P2 });
    expect(held(sold.state, "MW", "seat:1")).toEqual([50]);
    expect(held(sold.state, "MW", "seat:0")).toEqual([25]);
    expect(held(sold.state, "MW", "pool")).toEqual([25]);
    const whole = around.when(P1, sell("MW", 2));
    expect(held(whole.state, "MW", "seat:1")).toEqual([50]);
    expect(held(whole.state, "MW", "pool")).toEqual([25, 25]);
  });

  it("18CZ-4.8 (b): medium, 40 against 20, 40, 60: only the third purchase passes it on, and the old director has two certificates", () => {
    const shares = { [P1]: 40, [P2]: 20 };
    const second = turn(P2, railway("BTE", { director: P1, shares }))
      .when(P2, buy("BTE"))
      .without("presidentChanged");
    const third = given(second.state, stock(P2)).when(P2, buy("BTE"));
    third.follows({ type: "presidentChanged", corporation: "BTE", from: P1, to: P2 });
    expect(held(third.state, "BTE", "seat:1")).toEqual([40, 20]);
    expect(held(third.state, "BTE", "seat:0")).toEqual([20, 20]);
  });

  it("18CZ-4.8 (c): large, five of six units sold: the new director has the 20, the old one keeps one 10", () => {
    const shares = { [P1]: 60, [P3]: 20 };
    const sold = turn(P1, railway("PR", { director: P1, shares })).when(P1, sell("PR", 5));
    sold.follows({ type: "presidentChanged", corporation: "PR", from: P1, to: P3 });
    expect(held(sold.state, "PR", "seat:2")).toEqual([20]);
    expect(held(sold.state, "PR", "seat:0")).toEqual([10]);
    expect(held(sold.state, "PR", "pool")).toEqual([10, 10, 10, 10, 10]);
  });

  it("18CZ-4.8: large: ordinary certificates of the same total are handed over", () => {
    const shares = { [P1]: 30, [P2]: 30 };
    const bought = turn(P2, railway("PR", { director: P1, shares })).when(P2, buy("PR"));
    bought.follows({ type: "presidentChanged", from: P1, to: P2 });
    expect(held(bought.state, "PR", "seat:1")).toEqual([20, 10, 10]);
    expect(held(bought.state, "PR", "seat:0")).toEqual([10, 10, 10]);
  });

  it("18CZ-4.8: an ordinary sale passes it on too, if somebody then holds more", () => {
    const start = turn(P1, railway("PR", { director: P1, shares: { [P1]: 40, [P2]: 30 } }));
    start.when(P1, sell("PR", 1)).without("presidentChanged");
    start.when(P1, sell("PR", 2)).follows({ type: "presidentChanged", from: P1, to: P2 });
  });

  it("18CZ-4.8: the one with most takes over, be he last in order", () => {
    const start = turn(P1, railway("PR", { director: P1, shares: { [P1]: 40, [P2]: 20, [P4]: 30 } }));
    start.when(P1, sell("PR", 3)).follows({ type: "presidentChanged", from: P1, to: P4 });
  });

  it.each([
    [[P1, P2, P3, P4], P2],
    [[P1, P4, P3, P2], P4],
    [[P3, P1, P4, P2], P4],
    [[P2, P3, P4, P1], P2],
    [[P2, P4, P1, P3], P3],
  ])("18CZ-4.8: ties: in the order %j after the old director first comes seat %i", (order, heir) => {
    const pr = railway("PR", { director: P1, shares: { [P1]: 30, [P2]: 20, [P3]: 20, [P4]: 20 } });
    const start = turn(P1, pr, seated(...order));
    start.when(P1, sell("PR", 2)).follows({ type: "presidentChanged", from: P1, to: heir });
  });

  it.each([
    [[P1, P2, P3, P4], P2],
    [[P2, P1, P4, P3], P4],
  ])("18CZ-4.8: ties after an ordinary sale: in the order %j the same holds, seat %i", (order, heir) => {
    const pr = railway("PR", { director: P1, shares: { [P1]: 40, [P2]: 30, [P4]: 30 } });
    turn(P1, pr, seated(...order))
      .when(P1, sell("PR", 2))
      .follows({ type: "presidentChanged", from: P1, to: heir });
  });

  it("18CZ-4.8: a corporation that has not floated changes its director too", () => {
    const start = turn(P2, railway("PR", { director: P1, shares: { [P1]: 20, [P2]: 20 } }));
    const bought = start.when(P2, buy("PR")).follows({ type: "presidentChanged", from: P1, to: P2 });
    expect(bought.state.corporations.PR?.floated).toBe(true);
    const unfloated = turn(P1, railway("PR", { director: P1, shares: { [P1]: 20, [P2]: 20 } })).when(P1, sell("PR", 1));
    unfloated.follows({ type: "presidentChanged", from: P1, to: P2 });
    expect(unfloated.state.corporations.PR?.floated).toBe(false);
  });
});
