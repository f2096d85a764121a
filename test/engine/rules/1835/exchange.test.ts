/** What papers bring that join Prussia, and the trains that it gives up then: 1835-14.5, 1835-14.8, 1835-14.9, 1835-14.13. */
import { describe, expect, it } from "vitest";
import { certificateLimitOf, countedCertificates, titleById } from "../../../../engine/index.ts";
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
} from "../../../support/formation1835.ts";
import { discard } from "../../../support/moves.ts";
import { found, join } from "../../../support/moves1835.ts";
import { bankSells, owns, P1, P2, P3, P4, station, train } from "../../../support/positions.ts";
import { company1835, exchanged, minor, operating1835, phase1835 } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");

describe("what a paper brings", () => {
  it.each([
    ["M1", "H2", 0],
    ["M3", "F14", 0],
    ["M4", "G5", 0],
    ["M6", "C11", 1],
  ])("1835-14.5: the marker of %s in %s becomes Prussia's in the same city", (paper, hex, city) => {
    const start = roundBegins(
      ...prussiaOpen({ [P2]: 30 }),
      minor(paper, P1, { cash: 33, trains: ["4"] }),
      phase1835("2.3", 2),
    );
    const next = start.when(P1, join(paper));
    expect(next.state.board.stations[hex]).toEqual([{ corporation: "PR", city }]);
    expect(prussia(next)).toMatchObject({ cash: 33, stations: [{ hex: "E19" }, { hex, city }] });
    expect([prussia(next)?.tokens.length, trainsOfPrussia(next)]).toEqual([5, ["4-0"]]);
    expect(next.state.corporations[paper]).toMatchObject({ closed: true, cash: 0, trains: [], stations: [] });
  });

  it("1835-14.5: M5's is only removed, and its place in Berlin is free again", () => {
    const next = roundBegins(...prussiaOpen({ [P2]: 30 }), minor("M5", P1), phase1835("2.3")).when(P1, join("M5"));
    expect(next.state.board.stations.E19).toEqual([{ corporation: "PR", city: 0 }]);
    expect(prussia(next)?.tokens).toHaveLength(6);
  });

  it("1835-14.5: a bought marker of Prussia in the minor's hex is enough", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }), minor("M6", P1), station("PR", "C11", 0), phase1835("2.3"));
    const next = start.when(P1, join("M6"));
    expect(next.state.board.stations.C11).toEqual([{ corporation: "PR", city: 0 }]);
  });

  it("1835-14.8, 1835-7.7: the presidency is settled after each paper", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 10 }), minor("M4", P3), owns(P3, "HB"), phase1835("2.3"));
    const next = start.when(P3, join("M4", "HB"));
    next.follows(
      { type: "paperJoined", paper: "M4" },
      { type: "paperJoined", paper: "HB" },
      { type: "presidentChanged", corporation: "PR", from: P2, to: P3 },
    );
    const reversed = start.when(P3, join("HB", "M4"));
    reversed.follows({ type: "paperJoined", paper: "HB" }, { type: "paperJoined", paper: "M4" });
    expect(prussia(start.when(P3, join("M4")))?.president).toBe(P2);
  });

  it("1835-14.8, 1835-7.9: the old director chooses between 10 and 5 + 5 before the questions go on", () => {
    const start = roundBegins(
      ...prussiaOpen({ [P2]: 10 }),
      exchanged(P3, 5, 5),
      owns(P3, "HB"),
      minor("M1", P4),
      phase1835("2.3"),
    );
    const choice = start.when(P3, join("HB"));
    expect(asked(choice)).toEqual(["swap", P2]);
    const next = choice.when(P2, { type: "swap", percents: [5, 5] });
    expect(asked(next)).toEqual(["merger", P4]);
    expect(percents(next)).toEqual([0, 10, 20, 0]);
  });

  it("1835-14.8: so it does when all must join", () => {
    const choice = bavariaBuys(
      "5",
      "2.4",
      ...prussiaOpen({ [P2]: 10 }),
      exchanged(P3, 5, 5),
      owns(P3, "HB"),
      minor("M1", P3),
    );
    expect(asked(choice)).toEqual(["swap", P2]);
    const next = choice.when(P2, { type: "swap", percents: [10] });
    expect(percents(next)).toEqual([0, 10, 25, 0]);
    expect([prussia(next)?.president, next.state.formation, next.state.formationDue]).toEqual([P3, null, null]);
  });

  it("1835-14.13: one paper for one, so it needs no room, be one at the limit or above", () => {
    const hand = (by: number) =>
      roundBegins(
        ...prussiaOpen({ [P2]: 20 }),
        company1835("BY", { director: P1, shares: { [P1]: by } }),
        company1835("SX", { director: P1, shares: { [P1]: 60 } }),
        minor("M3", P1),
        ...["BB", "HB"].map((symbol) => owns(P1, symbol)),
        phase1835("2.3"),
      );
    const papers = ({ state }: Scene) => [countedCertificates(title, state, P1), certificateLimitOf(title, state, P1)];
    expect(papers(hand(80))).toEqual([15, 16]);
    for (const scene of [hand(80), given(hand(80).state, company1835("BA", { director: P1, shares: { [P1]: 50 } }))]) {
      const before = papers(scene);
      expect(papers(scene.when(P1, join("M3", "BB", "HB")))).toEqual(before);
    }
  });
});

describe("trains", () => {
  it("1835-14.9: others give theirs up first, then papers join, then Prussia gives up what it likes", () => {
    const start = bavariaBuys(
      "5",
      "2.4",
      ...prussiaOpen({ [P2]: 20 }, "3+3", "4", "4", "3+3"),
      minor("M3", P3, { trains: ["3"] }),
      company1835("SX", { director: P4, trains: ["3", "3", "3"] }),
    );
    expect(start.state.discarding).toEqual(["SX"]);
    start.without("paperJoined");
    const own = start.when(P4, discard("SX", "3-1"));
    own.follows({ type: "paperJoined", paper: "M3", forced: true }, { type: "discardsAwaited", corporations: ["PR"] });
    expect(asked(own)).toEqual(["discard", P2]);
    expect(own.options("discardTrain").map((one) => one.train)).toEqual(["3+3-0", "4-0", "4-1", "3+3-1", "3-0"]);
    const next = own.when(P2, discard("PR", "4-0")).when(P2, discard("PR", "4-1"));
    expect([trainsOfPrussia(next), next.state.discarding]).toEqual([["3+3-0", "3+3-1", "3-0"], []]);
  });

  it("1835-14.9: at the limit it is asked for none", () => {
    const next = bavariaBuys("5", "2.4", ...prussiaOpen({ [P2]: 20 }, "3+3", "4"), minor("M3", P3, { trains: ["3"] }));
    expect([trainsOfPrussia(next), next.state.discarding]).toEqual([["3+3-0", "4-0", "3-0"], []]);
  });

  it("1835-14.9: bought by Prussia itself, the first 5-train is counted with what the papers bring", () => {
    const start = at1835(
      ...prussiaOpen({ [P2]: 20 }, "4", "4", "4+4"),
      minor("M3", P3, { trains: ["3"] }),
      train("pool", "3+3"),
      phase1835("2.4", 1),
      bankSells("5"),
      operating1835("PR", "trains", {}, { acted: ["M3"] }),
      (draft) => {
        const own = draft.corporations.PR;
        if (own) [own.cash, draft.bank.cash] = [500, draft.bank.cash - 500];
      },
    );
    const next = start.when(P2, firstTrain("5", 500));
    expect(next.events.filter((event) => event.type === "discardsAwaited")).toHaveLength(1);
    expect(next.options("discardTrain").map((one) => one.train)).toEqual(["4-0", "4-1", "4+4-0", "5-0", "3-0"]);
    const over = next.when(P2, discard("PR", "3-0")).when(P2, discard("PR", "4-0"));
    expect(over.state.discarding).toEqual([]);
  });

  it("1835-14.9: a minor above its new limit gives a train up before it can join", () => {
    const start = beforeFirst4(minor("M3", P3, { trains: ["2+2", "3"] })).when(P1, firstTrain("4", 360));
    expect(asked(start)).toEqual(["discard", P3]);
    const question = start.when(P3, discard("M3", "2+2-0"));
    expect(asked(question)).toEqual(["formation", P2]);
    const next = question.when(P2, found(true)).when(P3, join("M3"));
    expect(trainsOfPrussia(next)).toContain("3-0");
    expect(trainsOfPrussia(next)).not.toContain("2+2-0");
  });

  it("1835-14.9: in what order: the train is paid, others rust, the phase, discards, the questions", () => {
    const start = beforeFirst4(train("M2", "2"), minor("M3", P3, { trains: ["2+2", "3"] }));
    start
      .when(P1, firstTrain("4", 360))
      .follows(
        { type: "moneyPaid", from: "corporation:M1", to: "bank", amount: 360 },
        { type: "trainBought", corporation: "M1" },
        { type: "trainsRusted", rank: "2" },
        { type: "discardsAwaited", corporations: ["M3"] },
      )
      .without("formationAsked");
  });

  it("1835-14.9: questions of a round's beginning end with Prussia's trains, before private companies pay", () => {
    const start = roundBegins(
      ...prussiaOpen({ [P2]: 20 }, "4", "4", "3", "3"),
      minor("M3", P3, { trains: ["3"] }),
      owns(P1, "NF"),
      phase1835("2.3"),
    );
    const answered = start.when(P3, join("M3"));
    expect(asked(answered)).toEqual(["discard", P2]);
    answered.without("moneyPaid");
    answered.when(P2, discard("PR", "3-2")).follows({ type: "moneyPaid", to: "seat:0", amount: 5 });
  });

  it("1835-14.8, 1835-14.9: the director that the exchanges make gives them up", () => {
    const start = roundBegins(
      ...prussiaOpen({ [P2]: 10 }, "4", "4", "3", "3"),
      minor("M4", P3, { trains: ["3"] }),
      owns(P3, "HB"),
      phase1835("2.3"),
    );
    const next = start.when(P3, join("HB", "M4"));
    expect(asked(next)).toEqual(["discard", P3]);
    next.when(P2, discard("PR", "3-0")).refused("NOT_YOUR_TURN", "C-20.3");
    expect(asked(start.when(P3, join("M4")))).toEqual(["discard", P2]);
  });
});
