/** Who is asked about Prussia, when, and how it opens: 1835-14.1 to 1835-14.6. */
import { describe, expect, it } from "vitest";
import { asked, at1835, percents, prussia, prussiaOpen, roundBegins, turnOf } from "../../../support/formation1835.ts";
import { buyTrain, pass } from "../../../support/moves.ts";
import { found, join } from "../../../support/moves1835.ts";
import { owns, P1, P2, P3, P4, priority, stock } from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  minor,
  operating1835,
  packetSold,
  phase1835,
  rights,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

describe("questions", () => {
  it("1835-14.1: none before the first 4-train", () => {
    expect(asked(roundBegins(minor("M2", P2), phase1835("2.2", 3)))).not.toContain("formation");
    expect(asked(roundBegins(minor("M2", P2), phase1835("2.3")))).toEqual(["formation", P2]);
  });

  it("1835-14.2: a second 4-train does not ask again", () => {
    const next = at1835(
      minor("M1", P1, { cash: 360 }),
      minor("M2", P2),
      phase1835("2.3"),
      operating1835("M1", "trains"),
    ).when(P1, buyTrain("bank", "4-1", 360));
    next.without("formationAsked");
  });

  it("1835-14.2: whoever refuses is asked again in every operating round of the set and in the stock round", () => {
    const start = roundBegins(minor("M2", P2), phase1835("2.3"));
    const moments: unknown[] = [];
    let scene = start;
    while (moments.length < 3) {
      const { round } = scene.state;
      moments.push(round.kind === "operating" ? [...asked(scene), round.number] : [...asked(scene), round.kind]);
      scene = scene.when(P2, found(false));
      while (scene.decision.step !== "formation") scene = scene.when(scene.decision.deciders[0] ?? P1, pass);
    }
    expect(moments).toEqual([
      ["formation", P2, 1],
      ["formation", P2, 2],
      ["formation", P2, "stock"],
    ]);
  });

  it("1835-14.2, 1835-19: the question has two answers, and only M2's owner gives one", () => {
    const start = roundBegins(minor("M2", P2), minor("M3", P1), phase1835("2.3"));
    expect(start.decision.options).toMatchObject([{ type: "found", corporation: "PR", seat: P2 }]);
    start.when(P1, found(true)).refused("NOT_YOUR_TURN", "C-20.3");
    for (const move of [pass, join("M2")]) start.when(P2, move).refused("NOT_NOW", "1835-14.2");
  });

  it("1835-14.4, 1835-19: each owner says once which of his own papers join, all, some or none", () => {
    const start = roundBegins(
      ...prussiaOpen({ [P2]: 30 }),
      minor("M1", P1),
      minor("M4", P1),
      owns(P3, "BB"),
      phase1835("2.3"),
    );
    expect(start.decision.options).toMatchObject([
      {
        type: "join",
        seat: P1,
        papers: [
          { paper: "M1", percent: 5 },
          { paper: "M4", percent: 10 },
        ],
      },
    ]);
    for (const papers of [[], ["M4"], ["M1", "M4"]]) {
      const next = start.when(P1, join(...papers));
      expect(asked(next)).toEqual(["merger", P3]);
      expect(percents(next)[P1]).toBe(papers.reduce((sum, one) => sum + (one === "M1" ? 5 : 10), 0));
    }
    const once = start.when(P1, join()).when(P3, join());
    expect(once.state.formation).toBeNull();
  });

  it("1835-14.4: no other private company, nor a paper twice", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }), minor("M1", P1), owns(P1, "NF"), phase1835("2.3"));
    start.when(P1, join("NF")).refused("FORMATION", "1835-14.4");
    start.when(P1, join("M1", "M1")).refused("FORMATION", "1835-14.4");
    start.when(P1, join("M2")).refused("FORMATION", "1835-14.4");
  });

  it.each([
    ["M1", 5],
    ["M3", 5],
    ["M4", 10],
    ["M5", 5],
    ["M6", 5],
    ["BB", 10],
    ["HB", 10],
  ])("1835-14.4: %s is worth %i per cent of Prussia", (paper, percent) => {
    const paperOf = paper.startsWith("M") ? minor(paper, P1) : owns(P1, paper);
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }), paperOf, phase1835("2.3"));
    expect(percents(start.when(P1, join(paper)))).toEqual([percent, 30, 0, 0]);
  });

  it("1835-14.6, variance: later questions begin with the marker holder, or with who opened Prussia", () => {
    const later = (laterAsk: string) =>
      given(
        game1835(4, { laterAsk }),
        packetSold,
        ...prussiaOpen({ [P2]: 30 }),
        minor("M1", P1),
        minor("M3", P2),
        minor("M4", P4),
        phase1835("2.3"),
        priority(P3),
        (draft) => {
          draft.founder = P2;
        },
        stock(P4, { passes: 3 }),
      ).when(P4, pass);
    const order = (scene: Scene) => scene.state.formation?.seats;
    expect(order(later("markerHolder"))).toEqual([P4, P1, P2]);
    expect(order(later("opener"))).toEqual([P2, P4, P1]);
  });

  it("1835-14.6: nobody is asked once all papers have joined", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }, "4"), minor("M1", P1), phase1835("2.3"));
    const joinedAll = start.when(P1, join("M1"));
    expect(joinedAll.decision.step).not.toBe("merger");
    const none = roundBegins(...prussiaOpen({ [P2]: 30 }, "4"), owns(P1, "NF"), phase1835("2.3"));
    none.without("formationAsked");
  });

  it("1835-14.6: papers that stay go on as before: the minor operates, the private pays", () => {
    const start = roundBegins(...prussiaOpen({ [P2]: 30 }), minor("M3", P1), owns(P1, "HB"), phase1835("2.3"));
    const next = start.when(P1, join());
    next.follows({ type: "moneyPaid", to: "seat:0", amount: 30 }, { type: "corporationTurn" });
    expect(turnOf(next)).toBe("M3");
  });
});

describe("opening", () => {
  const answered = (sold: number, treasury: number) =>
    roundBegins(minor("M2", P2, { cash: treasury }), rights({ [P3]: sold }), phase1835("2.3")).when(P2, found(true));

  it.each([
    [0, 170, 170],
    [10, 140, 294],
    [40, 0, 616],
  ])("1835-14.3, 1835-20.5: with %i per cent sold and %i in M2's treasury it has %i", (sold, treasury, cash) => {
    expect(prussia(answered(sold, treasury))?.cash).toBe(cash);
  });

  it("1835-14.3: its marker goes under those that stand on I4, and M2's owner gets 10 %", () => {
    const start = roundBegins(
      minor("M2", P2),
      company1835("BY", { director: P1, at: [3, 8] }),
      phase1835("2.3"),
      priority(P1),
    );
    const next = start.when(P2, found(true));
    expect(next.stacks["3,8"]).toEqual(["BY", "PR"]);
    expect(percents(next)).toEqual([0, 10, 0, 0]);
    expect(prussia(next)?.president).toBe(P2);
  });

  it("1835-14.3: in a stock round, too, before the first turn", () => {
    const last = at1835(
      minor("M2", P2, { trains: ["4"] }),
      phase1835("2.3"),
      priority(P1),
      operating1835("M2", "trains", {}, { number: 2, of: 2 }),
    ).when(P2, pass);
    const next = last.when(P2, found(true));
    expect([prussia(next)?.floated, ...asked(next)]).toEqual([true, "stock", P1]);
  });
});
