/** The turn of Václav's corporations, and who decides in it: 18CZ-18.7, 18CZ-18.8. */
import { describe, expect, it } from "vitest";
import { decision, type GameState } from "../../../../engine/index.ts";
import { bohemia, withLarge, withMedium } from "../../../support/bohemia.ts";
import { buyCompany, buyTrain, discard, done, lay, pass, place, route, run, runBest } from "../../../support/moves.ts";
import { takeOver } from "../../../support/moves18cz.ts";
import { type Change, cash, holds, operating, owns, P1, P2, station, stock, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, railway, seated, stackAt } from "../../../support/positions18cz.ts";
import { given } from "../../../support/scene.ts";

const game = bohemia();
const phaseB = withMedium();
const phaseD = withLarge();

describe("the turn of his corporation", () => {
  const board: Change[] = [tile("E16", "57", 1), tile("E18", "7", 1), tile("D17", "57", 2)];
  const stands: Change = (draft) => {
    delete draft.board.homes.BCB;
    const one = draft.corporations.BCB;
    if (one) one.operated = true;
  };
  const turn = (step: Parameters<typeof operating>[1], ...changes: Change[]) =>
    given(game, stands, station("BCB", "E16"), localPrice(45), ...changes, operating("BCB", step));

  it("18CZ-18.7: home, two lays in the first turn; the terrain is charged to Václav, who may owe", () => {
    const first = given(game, stock(P2, { passes: 1 })).when(P2, pass);
    first.follows({ type: "tokenPlaced", corporation: "BCB", hex: "E16", price: 0, kind: "home" });
    const laid = first
      .when(P1, lay("E16", "57", 1))
      .follows({ type: "moneyPaid", from: "neutral", to: "bank", amount: 10 });
    expect(laid.state.neutral?.cash).toBe(-10);
    expect(laid.decision.step).toBe("track");
    const second = laid.when(P1, lay("E18", "7", 1)).follows({ type: "tileLaid", hex: "E18", cost: 0 });
    second.follows({ type: "markerMoved", corporation: "BCB", fromPrice: 50, toPrice: 40, reason: "withheld" });
    expect(second.state.corporations.BCB?.cash).toBe(0);
  });

  it("18CZ-18.7: a station costs nothing", () => {
    const placed = turn("token", ...board).when(P2, place("D17"));
    placed.follows({ type: "tokenPlaced", corporation: "BCB", hex: "D17", price: 0 }).without("moneyPaid");
  });

  it("18CZ-18.7: it always pays, players for their units and Václav for his; the marker goes right", () => {
    const shared = turn("routes", ...board, holds("BCB", P2, 25));
    const paid = shared.when(P1, run(route("2a-0", "E16.c0 E18 D17.c0")));
    paid.follows(
      { type: "dividendDecided", corporation: "BCB", kind: "pay", revenue: 40 },
      { type: "moneyPaid", to: "seat:1", amount: 10, reason: "dividend" },
      { type: "moneyPaid", to: "neutral", amount: 20, reason: "dividend" },
      { type: "markerMoved", corporation: "BCB", fromPrice: 50, toPrice: 55, reason: "paid" },
    );
    expect(paid.state.corporations.BCB?.cash).toBe(0);
  });

  it("18CZ-18.7: without revenue the marker goes left", () => {
    const idle = turn("routes", ...board).when(P1, run());
    idle.follows({ type: "markerMoved", corporation: "BCB", toPrice: 40, reason: "withheld" });
  });

  it("18CZ-18.7, 18CZ-14.4: it neither buys nor sells trains", () => {
    const rich = railway("EKJ", { director: P1, cash: 500, trains: ["2a"] });
    turn("routes", ...board, rich, phase18cz("b"), cash("BCB", 500))
      .when(P1, runBest)
      .without("trainBought")
      .follows({ type: "corporationActed", corporation: "BCB" });
    const trade = given(game, rich, phase18cz("b"), localPrice(45), operating("EKJ", "trains"));
    trade.when(P1, buyTrain("BCB", "2a-0", 70)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    expect(trade.options("buyTrain").filter((one) => one.from === "BCB")).toEqual([]);
  });

  it("18CZ-18.7: it has no dealings in local railways", () => {
    const track = turn("track", phase18cz("b"), owns(P1, "S1"), ...board);
    track.when(P1, buyCompany("S1", 1)).refused("NOT_NOW", "C-20.3");
    expect(track.decision.options.filter((one) => one.side)).toEqual([]);
  });

  it("18CZ-18.7, 18CZ-13.10: it neither takes over nor is taken over", () => {
    const bte = railway("NWB", { director: P1, cash: 900, trains: ["2+2b"] });
    const vbw = railway("VBW", { director: P1, cash: 5 });
    const buyer = given(game, bte, vbw, phase18cz("b"), localPrice(45), operating("NWB", "takeover"));
    buyer.when(P1, takeOver("BCB", 50)).refused("TAKEOVER_TARGET", "18CZ-13.1");
    expect(buyer.options("takeOver").map((one) => one.corporation)).toEqual(["VBW"]);
    const theirs = given(phaseB.state, vbw, localPrice(45), operating("BTE", "takeover"));
    expect(theirs.decision.options.filter((one) => one.type === "takeOver")).toEqual([]);
  });

  it("18CZ-18.7, 18CZ-14.6: no train is asked of it", () => {
    const rusty: Change = (draft) => {
      const one = draft.corporations.BCB;
      if (one) one.trains = [];
    };
    const after = turn("track", ...board, rusty)
      .when(P1, pass)
      .when(P2, pass);
    after.follows({ type: "corporationActed", corporation: "BCB" });
  });
});

describe("who decides", () => {
  const at = (
    start: GameState,
    symbol: string,
    step: Parameters<typeof operating>[1],
    order: number[],
    ...more: Change[]
  ) => given(start, localPrice(45), ...more, seated(...order), operating(symbol, step));
  const stands =
    (symbol: string, hex: string): Change =>
    (draft, facts) => {
      delete draft.board.homes[symbol];
      const one = draft.corporations[symbol];
      if (one) one.operated = true;
      station(symbol, hex)(draft, facts);
    };

  it.each([[[P1, P2]], [[P2, P1]]])(
    "18CZ-18.8: small: the first in the order %j lays track and runs, the second places stations",
    (order) => {
      const [a = -1, b = -1] = order;
      const home = stands("BCB", "E16");
      const board = [tile("E16", "57", 1), tile("E18", "7", 1), tile("D17", "57", 2)];
      expect(at(game, "BCB", "track", order, home).decision.deciders).toEqual([a]);
      at(game, "BCB", "track", order, home).when(b, pass).refused("NOT_YOUR_TURN", "C-20.3");
      const token = at(game, "BCB", "token", order, home, ...board);
      expect(token.decision.deciders).toEqual([b]);
      token.when(a, place("D17")).refused("NOT_YOUR_TURN", "C-20.3");
      expect(at(game, "BCB", "routes", order, home, ...board).decision.deciders).toEqual([a]);
    },
  );

  it.each([[[P1, P2]], [[P2, P1]]])(
    "18CZ-18.8: medium: the second in the order %j lays track and runs, the first places stations",
    (order) => {
      const [a = -1, b = -1] = order;
      const home = stands("BTE", "D3");
      const board = [tile("D3", "57", 1), tile("D5", "57", 1)];
      expect(at(phaseB.state, "BTE", "track", order, home).decision.deciders).toEqual([b]);
      expect(at(phaseB.state, "BTE", "token", order, home, ...board).decision.deciders).toEqual([a]);
      expect(at(phaseB.state, "BTE", "routes", order, home, ...board).decision.deciders).toEqual([b]);
    },
  );

  it.each([[[P1, P2]], [[P2, P1]]])(
    "18CZ-18.8: large: the first in the order %j lays home tile and track, the second places stations",
    (order) => {
      const [a = -1, b = -1] = order;
      const tileStep = at(phaseD.state, "SX", "homeTile", order);
      expect(tileStep.decision.deciders).toEqual([a]);
      const laid = tileStep.when(a, lay("A8", "8896", 4));
      laid.follows({ type: "tokenPlaced", corporation: "SX", hex: "A8", price: 0, kind: "home" });
      expect(laid.decision).toMatchObject({ step: "track", deciders: [a] });
      expect(decision(given(laid.state, operating("SX", "token")).state).deciders).toEqual([b]);
    },
  );

  it("18CZ-18.8: the present order is that of the end of the last stock round", () => {
    const end = given(game, cash(P1, 100), cash(P2, 200), stock(P2, { passes: 1 })).when(P2, pass);
    expect(end.state.order).toEqual([P2, P1]);
    expect(end.decision).toMatchObject({ corporation: "BCB", step: "track", deciders: [P2] });
  });

  it("18CZ-18.8, 18CZ-7.2: ATE's city too is chosen by the one who lays its track", () => {
    const ate = withMedium(0);
    const home = given(ate.state, localPrice(45), operating("ATE", "homeToken"));
    expect(home.decision.deciders).toEqual([P2]);
    home.when(P2, place("B9", 1)).follows({ type: "tokenPlaced", corporation: "ATE", city: 1, price: 0 });
  });
});

describe("what players' corporations owe him", () => {
  it("18CZ-18.5, 18CZ-15.7: a phase that he opens asks players' corporations for discards", () => {
    const trains = ["3c", "3c", "3c"];
    const full = railway("EKJ", { director: P2, trains });
    const last = [railway("VBW", { director: P1, trains: ["3d"] }), owns("VBW", "S1"), localPrice(50)];
    const turn = given(
      game,
      full,
      ...last,
      phase18cz("d"),
      stackAt("e"),
      operating("VBW", "companies", {}, { set: 4, acted: ["BCB", "EKJ"] }),
    );
    const next = turn.when(P1, done).follows({ type: "phaseStarted", phase: "e" });
    expect(next.decision).toMatchObject({ step: "discard", deciders: [P2] });
    expect(next.when(P2, discard("EKJ", "3c-0")).decision.step).toBe("stock");
  });
});
