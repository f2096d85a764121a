/** What counts at the end: 18CZ-17. */
import { describe, expect, it } from "vitest";
import { narrateEvents, titleById } from "../../../../engine/index.ts";
import { done } from "../../../support/moves.ts";
import { repay } from "../../../support/moves18cz.ts";
import { type Change, cash, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { localPrice, owes, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given } from "../../../support/scene.ts";

const bcb = (price: number, more: object = {}) =>
  railway("BCB", { director: P3, price, shares: { [P3]: 50 }, trains: ["3d"], ...more });

/** BCB, which belongs to P3, ends the last turn of operating round 8.3; all others have operated. */
function lastTurn(...changes: Change[]) {
  const broke = [P1, P2, P3].map((seat) => cash(seat, 0));
  const rounds = { set: 8, number: 3, of: 3, acted: ["SX", "KFN", "BTE", "MW"] };
  const turn = [localPrice(120), owns("BCB", "S1"), operating("BCB", "companies", {}, rounds)];
  return given(game18cz(3), phase18cz("d"), ...broke, ...changes, ...turn).when(P3, done);
}

const worthAfter = (...changes: Change[]) => lastTurn(...changes).state.result?.worth;

describe("the score", () => {
  it("18CZ-17.1: cash counts, and certificates at units times the present price", () => {
    const bte = railway("BTE", { director: P1, par: 60, price: 75, shares: { [P1]: 60, [P2]: 20 } });
    const sx = railway("SX", { director: P2, par: 90, price: 105, shares: { [P2]: 50, [P1]: 20 } });
    expect(worthAfter(bcb(63), bte, sx, cash(P1, 11), cash(P2, 7))).toEqual([
      11 + 3 * 75 + 2 * 105,
      7 + 75 + 5 * 105,
      2 * 63,
    ]);
  });

  it("18CZ-17.1: of a corporation that has not floated too, of one not started nothing", () => {
    const sx = railway("SX", { director: P1, par: 90, price: 85, shares: { [P1]: 20, [P2]: 10 } });
    expect(worthAfter(bcb(60), sx)).toEqual([170, 85, 120]);
  });

  it("18CZ-17.1: each local railway of a player is worth 120, whatever its size", () => {
    expect(worthAfter(bcb(60), owns(P1, "S1"), owns(P1, "M6"), owns(P2, "L6"))).toEqual([120, 120, 120]);
    expect(worthAfter(bcb(60), owns(P1, "S2"), owns(P1, "M6"), owns(P2, "L6"))).toEqual([240, 120, 120]);
  });

  it("18CZ-17.1: treasuries, trains, stations and corporations' local railways count nothing", () => {
    const rich = bcb(60, { cash: 5000, trains: ["4e", "3d"] });
    expect(worthAfter(rich, owns("BCB", "L6"))).toEqual([0, 0, 120]);
  });

  it("18CZ-17.1: unpaid debt and penalty are both taken off", () => {
    expect(worthAfter(bcb(60), cash(P1, 500), owes(P1, 122))).toEqual([500 - 122 - 122, 0, 120]);
    expect(worthAfter(bcb(60), owes(P2, 130, 150))).toEqual([0, -280, 120]);
  });

  it("18CZ-17.1, 18CZ-16.8: who repaid his debt still loses the penalty", () => {
    const repaid = given(game18cz(3), cash(P1, 400), owes(P1, 130), stock(P1)).when(P1, repay);
    expect(repaid.state.players[P1]).toMatchObject({ cash: 270, debt: 0, penalty: 130 });
    expect(worthAfter(bcb(60), cash(P1, 270), owes(P1, 0, 130))).toEqual([140, 0, 120]);
  });

  it("18CZ-17.1: 2360 in cash and certificates worth 3329, less 122 and 122, make 5445", () => {
    const holdings = [
      railway("BTE", { director: P1, price: 151, shares: { [P1]: 60 } }),
      railway("KFN", { director: P1, price: 158, shares: { [P1]: 60 } }),
      railway("SX", { director: P1, price: 335, shares: { [P1]: 60 } }),
      railway("MW", { director: P1, price: 196, shares: { [P1]: 50 } }),
    ];
    expect(worthAfter(bcb(60), ...holdings, cash(P1, 2360), owes(P1, 122))?.[P1]).toBe(5445);
  });

  it("18CZ-17.2: most wins; equal worth shares the place, and nothing else tells the two apart", () => {
    const two = [cash(P1, 300), cash(P2, 240), owns(P2, "S2"), owes(P2, 30)];
    const ended = lastTurn(bcb(60), ...two);
    expect(ended.state.result?.worth).toEqual([300, 300, 120]);
    const names = { seat: (seat: number) => ["Anna", "Bert", "Cleo"][seat] ?? "" };
    const told = narrateEvents(ended.events, { title: titleById("18cz"), language: "en", names }).join(" ");
    expect(told).toMatch(/1\. Anna .*1\. Bert .*3\. Cleo /);
  });
});
