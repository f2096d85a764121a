/** Buying, limits and rusting of trains: 1835-13.1 to 1835-13.6, and the phases: 1835-15. */
import { describe, expect, it } from "vitest";
import { titleById, trainsForSale } from "../../../../engine/index.ts";
import { buyTrain, discard, done, no, pass, yes } from "../../../support/moves.ts";
import { bankSells, type Change, owns, P1, P2, P3, train } from "../../../support/positions.ts";
import { company1835, game1835, minor, operating1835, packetSold, phase1835 } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const at = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes);
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank);
const offered = (scene: Scene) =>
  scene.options("buyTrain").map((one) => `${one.from} ${one.rank} ${one.min}-${one.max}`);
const bavaria = (cash: number, ...changes: Change[]) =>
  at(company1835("BY", { director: P1, cash }), ...changes, operating1835("BY", "trains"));

describe("where trains come from", () => {
  it("1835-13.1: the bank sells one type at a time, the next when the last of a type is taken", () => {
    const start = bavaria(900, phase1835("1.2", 3));
    expect(offered(start)).toEqual(["bank 2+2 120-120"]);
    const next = start.when(P1, buyTrain("bank", "2+2-3", 120));
    expect(trainsForSale(title, next.state).map((one) => one.rank)).toEqual(["3"]);
    start.when(P1, buyTrain("bank", "3-0", 180)).refused("TRAIN_NOT_FOR_SALE", "1835-13.1");
  });

  it("1835-13.1: any number in a turn", () => {
    const two = bavaria(500)
      .when(P1, buyTrain("bank", "2-0", 80))
      .when(P1, buyTrain("bank", "2-1", 80));
    expect(ranks(two, "BY")).toEqual(["2", "2"]);
    two.when(P1, done).follows({ type: "corporationActed", corporation: "BY" });
  });

  it("1835-13.2: bank and pool at face value", () => {
    const start = bavaria(900, train("pool", "2"));
    expect(offered(start)).toEqual(["bank 2 80-80", "pool 2 80-80"]);
    start.when(P1, buyTrain("bank", "2-1", 79)).refused("TRAIN_PRICE", "1835-13.2");
    start.when(P1, buyTrain("pool", "2-0", 81)).refused("TRAIN_PRICE", "1835-13.2");
    const next = start.when(P1, buyTrain("pool", "2-0", 80));
    next.follows({ type: "moneyPaid", from: "corporation:BY", to: "bank", amount: 80 });
  });

  const seller = (owner: number) => company1835("SX", { director: owner, trains: ["2"], cash: 0 });

  it("1835-13.2: from other companies only once the first 3-train is bought", () => {
    for (const phase of ["1.1", "1.2"]) {
      bavaria(100, seller(P1), phase1835(phase))
        .when(P1, buyTrain("SX", "2-0", 50))
        .refused("TRAIN_TRADE_PHASE", "1835-13.2");
    }
    expect(offered(bavaria(100, seller(P1), phase1835("2.1")))).toEqual(["bank 3 180-180", "SX 2 1-100"]);
  });

  it("1835-13.2: at any whole amount from 1 on, treasury to treasury", () => {
    const start = bavaria(100, seller(P1), phase1835("2.1"));
    start.when(P1, buyTrain("SX", "2-0", 0)).refused("TRAIN_PRICE", "1835-13.2");
    start.when(P1, buyTrain("SX", "2-0", 101)).refused("TRAIN_PRICE", "1835-13.2");
    const next = start.when(P1, buyTrain("SX", "2-0", 1));
    next.follows({ type: "moneyPaid", from: "corporation:BY", to: "corporation:SX", amount: 1 });
    expect([ranks(next, "BY"), ranks(next, "SX")]).toEqual([["2"], []]);
  });

  it("1835-13.2, 1835-19: with the consent of the selling director, asked or taken as given", () => {
    const offer = bavaria(100, seller(P2), phase1835("2.1")).when(P1, buyTrain("SX", "2-0", 60));
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P2] });
    expect(ranks(offer.when(P2, no), "BY")).toEqual([]);
    expect(ranks(offer.when(P2, yes), "BY")).toEqual(["2"]);
    const implied = given(
      game1835(4, { consent: "implied" }),
      packetSold,
      company1835("BY", { director: P1, cash: 100 }),
      seller(P2),
      phase1835("2.1"),
      operating1835("BY", "trains"),
    );
    expect(ranks(implied.when(P1, buyTrain("SX", "2-0", 60)), "BY")).toEqual(["2"]);
  });

  it("1835-13.2: minors trade, too", () => {
    const start = at(
      minor("M3", P1, { cash: 100 }),
      minor("M4", P1, { trains: ["2"] }),
      phase1835("2.1"),
      operating1835("M3", "trains"),
    );
    expect(ranks(start.when(P1, buyTrain("M4", "2-0", 10)), "M3")).toEqual(["2"]);
    const large = bavaria(100, minor("M4", P1, { trains: ["2"] }), phase1835("2.1"));
    expect(ranks(large.when(P1, buyTrain("M4", "2-0", 10)), "BY")).toEqual(["2"]);
  });

  it("1835-13.2: nothing is sold to the bank", () => {
    const start = bavaria(100, train("BY", "2"));
    expect([...new Set(start.decision.options.map((one) => one.type))].toSorted()).toEqual(["buyTrain", "pass"]);
  });
});

describe("limits", () => {
  it.each([
    ["1.1", 2, 4, 4],
    ["1.2", 2, 4, 4],
    ["2.1", 2, 4, 4],
    ["2.2", 2, 4, 4],
    ["2.3", 1, 3, 4],
    ["2.4", 1, 3, 4],
    ["3.1", undefined, 2, 3],
    ["3.4", undefined, 2, 3],
  ])(
    "1835-13.3: in phase %s a minor may own %s trains, a corporation %i, Prussia %i",
    (name, small, large, prussia) => {
      const limits = title.phases.find((one) => one.name === name)?.trainLimit;
      expect(limits).toEqual({ ...(small === undefined ? {} : { minor: small }), major: large, prussian: prussia });
    },
  );

  it("1835-13.3: at the limit no train may be bought", () => {
    const full = ["2", "2", "2", "2"].map((rank) => train("BY", rank));
    bavaria(900, ...full)
      .when(P1, buyTrain("bank", "2-4", 80))
      .refused("TRAIN_LIMIT_REACHED", "1835-13.3");
    at(minor("M3", P1, { cash: 900, trains: ["2", "2"] }), operating1835("M3", "trains"))
      .when(P1, buyTrain("bank", "2-2", 80))
      .refused("TRAIN_LIMIT_REACHED", "1835-13.3");
  });

  it("1835-13.3: not even one that would rust another", () => {
    const full = ["2", "2", "2", "2"].map((rank) => train("BY", rank));
    bavaria(900, ...full, phase1835("2.2", 3))
      .when(P1, buyTrain("bank", "4-0", 360))
      .refused("TRAIN_LIMIT_REACHED", "1835-13.3");
  });

  it("1835-13.4, 1835-19: a lower limit sends trains of the owner's choice to the pool, without payment", () => {
    const start = bavaria(
      400,
      company1835("SX", { director: P2, trains: ["2+2", "3", "3", "3+3"], cash: 5 }),
      phase1835("2.2", 2),
      (draft) => {
        draft.depot.queue = draft.depot.queue.filter((one) => one.rank !== "3+3");
      },
    );
    const asked = start.when(P1, buyTrain("bank", "4-0", 360));
    expect(asked.decision).toMatchObject({ step: "discard", deciders: [P2] });
    expect(asked.options("discardTrain").map((one) => one.train)).toEqual(["2+2-0", "3-0", "3-1", "3+3-0"]);
    asked.when(P1, done).refused("NOT_YOUR_TURN", "C-20.3");
    const next = asked.when(P2, discard("SX", "3-0"));
    expect(next.state.depot.pool.map((one) => one.id)).toEqual(["3-0"]);
    expect(next.state.corporations.SX?.cash).toBe(5);
    expect(next.state.discarding).toEqual([]);
  });

  it("1835-13.4: several companies in any order", () => {
    const start = bavaria(
      400,
      company1835("SX", { director: P2, trains: ["2+2", "3", "3", "3+3"] }),
      minor("M3", P3, { trains: ["2+2", "3"] }),
      phase1835("2.2", 2),
      (draft) => {
        draft.depot.queue = draft.depot.queue.filter((one) => one.rank !== "3+3");
      },
    );
    const asked = start.when(P1, buyTrain("bank", "4-0", 360));
    expect([...asked.decision.deciders].toSorted()).toEqual([P2, P3]);
    const one = asked.when(P3, discard("M3", "2+2-1")).when(P2, discard("SX", "2+2-0"));
    const other = asked.when(P2, discard("SX", "2+2-0")).when(P3, discard("M3", "2+2-1"));
    expect([ranks(one, "SX"), ranks(one, "M3")]).toEqual([ranks(other, "SX"), ranks(other, "M3")]);
  });
});

describe("rust", () => {
  it.each([
    ["2", "4", 360, "2.2"],
    ["2+2", "4+4", 440, "2.3"],
    ["3", "6", 600, "3.2"],
    ["3+3", "6+6", 720, "3.3"],
  ])("1835-13.5: %s-trains rust by the first %s, in the pool too", (old, by, price, phase) => {
    const start = bavaria(
      price,
      train("SX", old),
      train("pool", old),
      phase1835(phase, 9),
      bankSells(by),
      train("BY", "5"),
    );
    const next = start.when(P1, buyTrain("bank", `${by}-0`, price));
    next.follows({ type: "trainBought" }, { type: "phaseStarted" }, { type: "trainsRusted", rank: old });
    expect([ranks(next, "SX"), next.state.depot.pool]).toEqual([[], []]);
  });

  it("1835-13.5: no other train ever rusts", () => {
    const last = title.trains.filter((one) => one.rustedBy.length === 0).map((one) => one.rank);
    expect(last).toEqual(["4", "4+4", "5", "5+5", "6", "6+6"]);
  });
});

describe("duty", () => {
  it("1835-13.6: a corporation must own a train at the end of its turn, with a route or without one", () => {
    bavaria(500).when(P1, pass).refused("TRAIN_MUST_BUY", "1835-13.6");
    bavaria(500).when(P1, done).refused("TRAIN_MUST_BUY", "1835-13.6");
    const bought = bavaria(500).when(P1, buyTrain("bank", "2-0", 80));
    bought.when(P1, done).follows({ type: "corporationActed", corporation: "BY" });
  });

  it("1835-13.6: a minor has no such duty", () => {
    at(minor("M3", P1, { cash: 100 }), operating1835("M3", "trains"))
      .when(P1, pass)
      .follows({ type: "corporationActed", corporation: "M3" });
  });

  it("1835-13.6: nor has a corporation if neither bank nor pool has a train", () => {
    const none: Change = (draft) => {
      draft.depot.queue = [];
      draft.phase = "3.4";
    };
    const start = bavaria(500, company1835("SX", { director: P1, trains: ["6"] }), none);
    start.when(P1, pass).follows({ type: "corporationActed", corporation: "BY" });
    bavaria(500, none, train("pool", "6")).when(P1, pass).refused("TRAIN_MUST_BUY", "1835-13.6");
  });
});

describe("phases", () => {
  /** Bavaria is about to buy the first train of a type. */
  const firstOf = (rank: string, ...changes: Change[]) => {
    const kinds = title.trains.map((one) => one.rank);
    const old = title.phases.find((one) => one.train === kinds[kinds.indexOf(rank) - 1])?.name ?? "";
    return bavaria(900, train("BY", "4+4"), ...changes, phase1835(old), bankSells(rank));
  };
  const priceOf = (rank: string) => title.trains.find((one) => one.rank === rank)?.price ?? 0;

  it.each([
    ["2+2", "1.2", "yellow", 1, 2],
    ["3", "2.1", "yellow green", 2, 1],
    ["3+3", "2.2", "yellow green", 2, 1],
    ["4", "2.3", "yellow green", 2, 1],
    ["4+4", "2.4", "yellow green", 2, 1],
    ["5", "3.1", "yellow green brown", 3, 1],
    ["5+5", "3.2", "yellow green brown", 3, 1],
    ["6", "3.3", "yellow green brown", 3, 1],
    ["6+6", "3.4", "yellow green brown", 3, 1],
  ])(
    "1835-15.1: the first %s-train: phase %s, tiles %s, %i operating rounds, %i lays",
    (rank, name, tiles, rounds, lays) => {
      const next =
        rank === "4+4"
          ? bavaria(900, phase1835("2.3", 3)).when(P1, buyTrain("bank", "4+4-0", 440))
          : firstOf(rank).when(P1, buyTrain("bank", `${rank}-0`, priceOf(rank)));
      expect(next.state.phase).toBe(name);
      const fact = title.phases.find((one) => one.name === name);
      expect([fact?.tiles.join(" "), fact?.operatingRounds, fact?.lays.major]).toEqual([tiles, rounds, lays]);
    },
  );

  it("1835-15.1: a second train of the type changes nothing", () => {
    const next = bavaria(900, phase1835("2.1")).when(P1, buyTrain("bank", "3-1", 180));
    next.without("phaseStarted");
  });

  it("1835-15.1, 1835-18.7: the first 5-train closes the privates, and the buyer's turn goes on", () => {
    const next = bavaria(1100, owns(P2, "OBB"), owns(P3, "PfB"), phase1835("2.4"), bankSells("5")).when(
      P1,
      buyTrain("bank", "5-0", 500),
    );
    next.follows(
      { type: "phaseStarted", phase: "3.1" },
      { type: "companyClosed", company: "OBB" },
      { type: "companyClosed", company: "PfB" },
    );
    expect(next.decision).toMatchObject({ corporation: "BY" });
  });
});
