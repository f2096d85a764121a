/** Papers that join Prussia within an operating round: 1835-14.7, 1835-14.10 to 1835-14.12, 1835-15. */
import { describe, expect, it } from "vitest";
import {
  asked,
  at1835,
  bavariaBuys,
  beforeFirst4,
  firstTrain,
  percents,
  prussia,
  prussiaOpen,
  roundBegins,
  trainsOfPrussia,
  turnOf,
} from "../../../support/formation1835.ts";
import { buyTrain, done, pass, payOut, runBest } from "../../../support/moves.ts";
import { found, join } from "../../../support/moves1835.ts";
import { bankSells, type Change, owns, P1, P2, P3, P4, tile } from "../../../support/positions.ts";
import { company1835, minor, operating1835, percentOf, phase1835, rights } from "../../../support/prussia.ts";
import type { Scene } from "../../../support/scene.ts";

describe("in the turn of another", () => {
  it("1835-15.1: the buyer's turn goes on, unless it was a minor that has joined", () => {
    const joins = beforeFirst4(minor("M3", P3))
      .when(P1, firstTrain("4", 360))
      .when(P2, found(true))
      .when(P3, join())
      .when(P1, join("M1"));
    joins.follows({ type: "paperJoined", paper: "M1" }, { type: "corporationActed", corporation: "M1" });
    expect(turnOf(joins)).toBe("M3");
    const corporation = at1835(
      minor("M2", P2),
      company1835("BY", { director: P1, cash: 800 }),
      phase1835("2.2", 3),
      operating1835("BY", "trains"),
    );
    const next = corporation.when(P1, firstTrain("4", 360)).when(P2, found(true));
    expect([turnOf(next), ...asked(next)]).toEqual(["BY", "trains", P1]);
    next.when(P1, buyTrain("bank", "4-1", 360)).follows({ type: "trainBought", corporation: "BY" });
  });

  it("1835-14.10, 1835-14.11: a minor that joins before its turn gets none, and Prussia runs its trains", () => {
    const start = beforeFirst4(minor("M3", P3, { trains: ["3+3"] })).when(P1, firstTrain("4", 360));
    const next = start.when(P2, found(true)).when(P3, join("M3")).when(P1, join());
    next.follows({ type: "operatingOrderSet", order: ["M1", "M2", "M3", "PR"] });
    expect([turnOf(next), trainsOfPrussia(next)]).toEqual(["PR", ["3+3-0"]]);
    expect(next.state.round).toMatchObject({ joined: {} });
  });

  it("1835-14.2, 1835-14.10, 1835-15.1: bought by M2 itself, its turn ends, and Prussia waits with the train", () => {
    const start = at1835(
      minor("M2", P2, { cash: 360 }),
      minor("M3", P3),
      phase1835("2.2", 3),
      operating1835("M2", "trains"),
    );
    const next = start.when(P2, firstTrain("4", 360)).when(P2, found(true)).when(P3, join());
    next.follows({ type: "corporationActed", corporation: "M2" });
    expect([turnOf(next), trainsOfPrussia(next)]).toEqual(["M3", ["4-0"]]);
    expect(next.state.round).toMatchObject({ order: ["M2", "M3"] });
  });

  it("1835-14.6, 1835-8.1: a private company that joins when a round begins pays no more in it", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }), owns(P3, "BB"), owns(P3, "HB"), phase1835("2.3"));
    const next = start.when(P3, join("BB"));
    const paid = next.events.flatMap((one) => (one.type === "moneyPaid" ? [[one.to, one.amount]] : []));
    expect(paid).toEqual([["seat:2", 30]]);
    expect(next.state.round).toMatchObject({ joined: {} });
  });

  it("1835-14.10: it takes its place by its price", () => {
    const opened = (...cell: [number, number]) =>
      beforeFirst4(company1835("BY", { director: P4, at: cell, cash: 50 }))
        .when(P1, firstTrain("4", 360))
        .when(P2, found(true))
        .when(P1, join());
    expect(turnOf(opened(1, 9))).toBe("BY");
    expect(turnOf(opened(3, 3))).toBe("PR");
  });

  it("1835-14.7, 1835-14.10: so does one that the first 4+4-train opens before M2's turn", () => {
    const start = at1835(
      minor("M1", P1, { cash: 440 }),
      minor("M2", P2),
      minor("M3", P3),
      phase1835("2.3", 3),
      operating1835("M1", "trains"),
    ).when(P1, firstTrain("4+4", 440));
    start.follows({ type: "corporationFounded", voluntary: false });
    expect(asked(start)).toEqual(["merger", P3]);
    const next = start.when(P3, join()).when(P1, join());
    expect(turnOf(next)).toBe("M3");
    expect(next.state.round).toMatchObject({ order: ["M1", "M2", "M3", "PR"] });
  });

  it("1835-14.7: if it is open already nobody is asked at the first 4+4-train", () => {
    const next = bavariaBuys("4+4", "2.3", ...prussiaOpen({ [P2]: 20 }), minor("M3", P3), owns(P4, "BB"));
    next.without("formationAsked", "paperJoined");
  });

  it("1835-14.7: the first 5-train asks nobody, and takes minors and black privates of all", () => {
    const papers = [minor("M1", P1), minor("M3", P2), minor("M6", P3), owns(P4, "BB"), owns(P4, "HB")];
    const next = bavariaBuys("5", "2.4", ...prussiaOpen({ [P2]: 30 }), ...papers);
    next.without("formationAsked");
    expect(percents(next)).toEqual([5, 35, 5, 20]);
    expect(["BB", "HB"].map((symbol) => next.state.companies[symbol]?.closed)).toEqual([true, true]);
    expect(percentOf(next.state, "PR", "reserve")).toBe(15);
  });

  /** Dresden and Berlin, joined by track. */
  const berlin: Change[] = [tile("H20", "207", 1), tile("F20", "9", 2), tile("E19", "209", 0)];
  const revenueOf = (scene: Scene) => scene.events.flatMap((one) => (one.type === "routesRun" ? [one.revenue] : []))[0];
  /** Everybody passes until Prussia runs; then it runs and pays. */
  const paying = (start: Scene) => {
    let scene = start;
    while (scene.decision.step !== "routes" || turnOf(scene) !== "PR") {
      scene = scene.when(
        scene.decision.deciders[0] ?? P1,
        scene.decision.options.at(-1)?.type === "done" ? done : pass,
      );
    }
    const director = prussia(scene)?.president ?? P1;
    const run = scene.when(director, runBest);
    const trains = run.events.flatMap((one) => (one.type === "routesRun" ? one.routes.map((each) => each.train) : []));
    const paid = run.when(director, payOut);
    const gains = [P1, P2, P3, P4].map((seat) =>
      paid.events.flatMap((one) => (one.type === "moneyPaid" && one.to === `seat:${seat}` ? [one.amount] : [])),
    );
    return { revenue: revenueOf(run) ?? 0, trains, gains: gains.map((list) => list[0] ?? 0) };
  };

  it("1835-14.11: a player gets nothing on what he received for a paper that has earned; that part stays in the bank", () => {
    const start = bavariaBuys(
      "5",
      "2.4",
      ...berlin,
      ...prussiaOpen({ [P2]: 30, [P3]: 10 }, "4"),
      minor("M3", P3),
      owns(P4, "HB"),
    );
    const { revenue, gains } = paying(start);
    expect(revenue).toBeGreaterThan(0);
    expect(gains).toEqual([0, (revenue * 3) / 10, revenue / 10, 0]);
  });

  it("1835-14.11: its trains do not run again", () => {
    const start = bavariaBuys(
      "5",
      "2.4",
      ...berlin,
      ...prussiaOpen({ [P2]: 30 }, "3+3"),
      minor("M3", P3, { trains: ["4"] }),
    );
    expect(trainsOfPrussia(start)).toEqual(["3+3-0", "4-0"]);
    expect(paying(start).trains).toEqual(["3+3-0"]);
  });

  it("1835-14.11: what joins before its turn serves in full", () => {
    const start = at1835(
      ...berlin,
      ...prussiaOpen({ [P2]: 30 }),
      minor("M1", P1, { cash: 500 }),
      minor("M3", P3, { trains: ["4"] }),
      phase1835("2.4", 1),
      bankSells("5"),
      operating1835("M1", "trains"),
    ).when(P1, firstTrain("5", 500));
    const { revenue, trains, gains } = paying(start);
    expect(trains).toEqual(["4-0"]);
    expect(gains).toEqual([0, (revenue * 3) / 10, Math.ceil(revenue / 20), 0]);
  });

  it("1835-14.11: in the next round all of it serves", () => {
    const start = roundBegins(
      ...berlin,
      ...prussiaOpen({ [P2]: 30 }),
      minor("M3", P3, { trains: ["4"] }),
      phase1835("2.3", 2),
    ).when(P3, join("M3"));
    const { revenue, trains, gains } = paying(start);
    expect(trains).toEqual(["4-0"]);
    expect(gains[P3]).toBe(Math.ceil(revenue / 20));
  });

  it("1835-14.12: opened in an operating round, its shares can pay for a train in that same round", () => {
    const start = at1835(
      minor("M2", P2),
      rights({ [P1]: 20 }),
      company1835("BY", { director: P3, cash: 360, at: [1, 6] }),
      company1835("SX", { director: P1, shares: { [P1]: 50 }, cash: 100, operated: true }),
      (draft) => {
        const own = draft.players[P1];
        if (own) [draft.bank.cash, own.cash] = [draft.bank.cash + own.cash, 0];
      },
      phase1835("2.2", 3),
      operating1835("BY", "trains", {}, { acted: ["M2"] }),
    );
    let scene = start.when(P3, firstTrain("4", 360)).when(P2, found(true));
    while (scene.decision.step !== "trains") scene = scene.when(scene.decision.deciders[0] ?? P1, pass);
    const wanted = scene.when(P1, buyTrain("bank", "4-1", 360));
    expect(wanted.options("sellShares").map((one) => one.corporation)).toContain("PR");
  });
});
