/** Floating, and how a stock round ends: 18CZ-4.11 to 18CZ-4.14. */
import { describe, expect, it } from "vitest";
import { buy, discard, done, par, pass, sell } from "../../../support/moves.ts";
import { repay } from "../../../support/moves18cz.ts";
import { type Change, cash, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { localPrice, owes, phase18cz, railway, stackAt } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const round = (players: number, ...changes: Change[]) => given(game18cz(players), ...changes);
const turn = (...changes: Change[]) => round(3, ...changes, stock(P1));
const asked = ({ decision }: Scene) => decision.deciders;
const all = (start: Scene, ...seats: number[]): Scene => seats.reduce((at, seat) => at.when(seat, pass), start);

describe("floating", () => {
  it.each([
    ["EKJ", 50, 200],
    ["MW", 70, 280],
  ])("18CZ-4.11: small %s floats with its start at %i and gets %i", (symbol, price, capital) => {
    const started = turn().when(P1, par(symbol, price));
    started.follows(
      { type: "floated", corporation: symbol },
      { type: "moneyPaid", from: "bank", to: `corporation:${symbol}`, amount: capital, reason: "capital" },
    );
    expect(started.state.corporations[symbol]).toMatchObject({ floated: true, cash: capital });
  });

  it("18CZ-4.11: medium NWB at 40 % does not float, at 60 % it does, with five times par", () => {
    const started = turn(phase18cz("b")).when(P1, par("NWB", 80)).without("floated");
    const floated = started.when(P2, buy("NWB")).follows({ type: "floated", corporation: "NWB" });
    expect(floated.state.corporations.NWB).toMatchObject({ floated: true, cash: 400 });
  });

  it("18CZ-4.11: large SX at 40 % does not float, at 50 % it does, with ten times par", () => {
    const sx = railway("SX", { director: P1, par: 100, shares: { [P1]: 30, [P2]: 10 } });
    expect(turn(phase18cz("d"), sx).state.corporations.SX?.floated).toBe(false);
    const floated = turn(phase18cz("d"), sx).when(P1, buy("SX")).follows({ type: "floated" });
    expect(floated.state.corporations.SX?.cash).toBe(1000);
  });

  it("18CZ-4.11: what went back to the bank does not count", () => {
    const sx = (held: number) =>
      turn(phase18cz("d"), railway("SX", { director: P1, par: 100, shares: { [P1]: held, pool: 20 } }));
    sx(30).when(P1, buy("SX")).without("floated");
    sx(40).when(P1, buy("SX", "pool")).follows({ type: "floated" });
    sx(40).when(P1, buy("SX", "offering")).follows({ type: "floated" });
  });

  it("18CZ-4.11: the capital goes by the box of the start, even if the price has moved", () => {
    const sx = railway("SX", { director: P1, par: 110, price: 90, shares: { [P1]: 40 } });
    const floated = turn(phase18cz("d"), sx).when(P1, buy("SX"));
    floated.follows(
      { type: "moneyPaid", amount: 90, reason: "share" },
      { type: "moneyPaid", amount: 1100, reason: "capital" },
    );
  });

  it("18CZ-4.11: for good, and once only", () => {
    const bte = railway("BTE", { director: P1, shares: { [P1]: 40, [P2]: 20 }, cash: 7 });
    const sold = round(3, phase18cz("b"), bte, stock(P2)).when(P2, sell("BTE", 1)).when(P2, done);
    expect(sold.state.corporations.BTE).toMatchObject({ floated: true, cash: 7 });
    sold.when(P3, buy("BTE", "pool")).without("floated");
  });

  it("18CZ-4.11: it operates from the next operating round on", () => {
    const started = turn(cash(P2, 0), cash(P3, 0), cash(P1, 100)).when(P1, par("EKJ", 50));
    started.follows({ type: "floated" }, { type: "operatingRoundStarted", order: ["EKJ"] });
  });
});

describe("the end of the round", () => {
  it("18CZ-4.12: it ends when all have passed in succession", () => {
    const bcb = railway("BCB", { director: P1, shares: { [P1]: 50 }, trains: ["2a"] });
    const two = all(turn(bcb), P1, P2);
    const acted = two.when(P3, buy("BCB")).follows({ type: "passesCleared" });
    const again = all(acted, P1, P2).without("operatingSetStarted");
    again.when(P3, pass).follows({ type: "operatingSetStarted", set: 2 });
  });

  it("18CZ-4.12: who has no legal move at all passes by himself", () => {
    const poor = turn(cash(P2, 99), cash(P3, 100)).when(P1, pass);
    poor.follows({ type: "passed", seat: P2, forced: true }, { type: "stockTurn", seat: P3 });
    expect(asked(poor)).toEqual([P3]);
  });

  it("18CZ-4.12, 18CZ-16.8: to repay is a legal move, and to pass after it is a pass", () => {
    const debtor = round(3, owes(P2, 50), cash(P2, 20), stock(P1, { passes: 1 })).when(P1, pass);
    expect(asked(debtor)).toEqual([P2]);
    debtor.when(P2, repay).follows({ type: "passed", seat: P2, forced: true }, { type: "operatingSetStarted" });
    const rich = round(3, owes(P2, 50), cash(P2, 250), stock(P2, { passes: 2 })).when(P2, repay);
    rich.when(P2, pass).follows({ type: "operatingSetStarted" });
  });

  it("18CZ-4.13: in operating order each corporation wholly in players' hands rises one small step", () => {
    const sold = { [P1]: 75, [P2]: 25 };
    const end = round(
      3,
      phase18cz("b"),
      railway("MW", { director: P1, price: 60, shares: sold }),
      railway("BTE", { director: P1, price: 63, shares: { [P1]: 60, [P2]: 40 } }),
      railway("EKJ", { director: P1, price: 60, shares: sold }),
      railway("VBW", { director: P1, price: 80, shares: { [P1]: 75 } }),
      railway("OFE", { director: P1, price: 90, shares: { [P1]: 75, pool: 25 } }),
      stock(P3, { passes: 2 }),
    ).when(P3, pass);
    const risen = end.events.filter((event) => event.type === "markerMoved");
    expect(risen.map((one) => [one.corporation, one.fromPrice, one.toPrice, one.reason])).toEqual([
      ["BTE", 63, 65, "soldOut"],
      ["MW", 60, 63, "soldOut"],
      ["EKJ", 60, 63, "soldOut"],
    ]);
    end.follows({ type: "operatingRoundStarted", order: ["OFE", "VBW", "BTE", "MW", "EKJ"] });
  });

  it("18CZ-4.14: discards that an export asks for come before the first player acts", () => {
    const last = round(
      3,
      railway("BCB", { director: P3, trains: ["3c", "3c", "3c"] }),
      phase18cz("d"),
      stackAt("e"),
      localPrice(55),
      operating("BCB", "companies", {}, { set: 4 }),
      owns("BCB", "S1"),
    );
    const exported = last.when(P3, done);
    exported.follows(
      { type: "trainExported", train: { id: "4e-0", rank: "4e" } },
      { type: "phaseStarted", phase: "e" },
    );
    expect(exported.decision).toMatchObject({ step: "discard", deciders: [P3] });
    exported.when(P1, pass).refused("NOT_YOUR_TURN", "C-20.3");
    exported.when(P3, par("EKJ", 50)).refused("NOT_NOW", "C-20.3");
    const train = exported.state.corporations.BCB?.trains[0]?.id ?? "";
    const next = exported.when(P3, discard("BCB", train));
    expect(next.decision).toMatchObject({ step: "stock", deciders: [P1] });
    expect(next.state.depot.pool.map((one) => one.id)).toEqual([train]);
  });
});
