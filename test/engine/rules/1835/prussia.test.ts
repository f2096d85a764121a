/** How Prussia is formed: 1835-14. */
import { describe, expect, it } from "vitest";
import { formedTurn, type Move, titleById, titleOf } from "../../../../engine/index.ts";
import { buyTrain, pass } from "../../../support/moves.ts";
import { type Change, owns, P1, P2, P3, P4, priority, stock } from "../../../support/positions.ts";
import {
  company1835,
  game1835,
  joined,
  minor,
  operating1835,
  packetSold,
  percentOf,
  phase1835,
  priceIn,
  rights,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const found = (accept: boolean): Move => ({ type: "found", accept });
const join = (...papers: string[]): Move => ({ type: "join", papers });
const first = (rank: string, price: number) => buyTrain("bank", `${rank}-0`, price);
const asked = ({ decision: { step, deciders } }: Scene) => [step, ...deciders];
const turnsIn = ({ state: { round } }: Scene) => (round.kind === "operating" ? round.order : []);
const PR = ({ state }: Scene) => state.corporations["PR"];

/** M1 of P1 is about to buy the first 4-train; M2 belongs to P2, others as told. */
const before4 = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(
    game1835(4, options),
    packetSold,
    minor("M1", P1, { cash: 360 }),
    minor("M2", P2, { cash: 226, trains: ["3"] }),
    ...changes,
    phase1835("2.2", 3),
    operating1835("M1", "trains"),
  );

describe("when it is asked", () => {
  it("1835-14.1, 1835-14.2: M2's owner, right after the first 4-train", () => {
    expect(asked(before4({}).when(P1, first("4", 360)))).toEqual(["formation", P2]);
  });

  it("1835-14.2: he may refuse, and the buyer's turn goes on", () => {
    const next = before4({}).when(P1, first("4", 360)).when(P2, found(false));
    expect(PR(next)?.floated).toBe(false);
    expect(next.state.formation).toBeNull();
  });

  it("1835-3.3, 1835-14.2: and is asked again when a round begins, before private companies pay", () => {
    const start = given(
      game1835(),
      packetSold,
      owns(P1, "NF"),
      minor("M2", P2),
      phase1835("2.3"),
      stock(P4, { passes: 3 }),
    );
    const round = start.when(P4, pass);
    expect(asked(round)).toEqual(["formation", P2]);
    round.without("moneyPaid");
    round.when(P2, found(false)).follows({ type: "moneyPaid", to: "seat:0", amount: 5 });
  });
});

describe("opening", () => {
  it("1835-14.3, 1835-20.5: capital for the shares sold, and all that M2 had", () => {
    const next = before4({}, rights({ [P3]: 40 }))
      .when(P1, first("4", 360))
      .when(P2, found(true));
    expect(PR(next)).toMatchObject({ cash: 842, floated: true, operated: true, stations: [{ hex: "E19", city: 0 }] });
    expect(PR(next)?.trains.map((train) => train.rank)).toEqual(["3"]);
    expect(priceIn(titleById("1835"), next.state, "PR")).toBe(154);
    expect(next.state.corporations["M2"]?.closed).toBe(true);
  });

  it("1835-7.8, 1835-14.8: whoever holds more than its opener becomes director at once", () => {
    const next = before4({}, rights({ [P3]: 20 }))
      .when(P1, first("4", 360))
      .when(P2, found(true));
    expect(PR(next)?.president).toBe(P3);
    expect(percentOf(next.state, "PR", `seat:${P2}`)).toBe(10);
  });

  it("1835-14.4: then each owner of papers is asked once, beginning with the opener", () => {
    const papers = [minor("M3", P2), minor("M4", P3), owns(P4, "HB")];
    let next = before4({}, ...papers)
      .when(P1, first("4", 360))
      .when(P2, found(true));
    const order: unknown[] = [];
    for (const [seat, answer] of [
      [P2, join("M3")],
      [P3, join("M4")],
      [P4, join("HB")],
      [P1, join()],
    ] as const) {
      order.push(asked(next));
      next = next.when(seat, answer);
    }
    expect(order).toEqual([
      ["merger", P2],
      ["merger", P3],
      ["merger", P4],
      ["merger", P1],
    ]);
    expect([P2, P3, P4].map((seat) => percentOf(next.state, "PR", `seat:${seat}`))).toEqual([15, 10, 10]);
  });

  it("1835-14.4: only one's own papers", () => {
    const next = before4({}, minor("M3", P2), minor("M4", P3)).when(P1, first("4", 360)).when(P2, found(true));
    next.when(P2, join("M4")).refused("FORMATION", "1835-14.4");
    next.when(P3, join("M4")).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("1835-14.5: treasury, trains and station of a minor; no second station in Berlin", () => {
    const next = before4({}, minor("M3", P2, { cash: 50, trains: ["3"] }), minor("M5", P2, { cash: 7 }))
      .when(P1, first("4", 360))
      .when(P2, found(true))
      .when(P2, join("M3", "M5"));
    expect(PR(next)).toMatchObject({ cash: 226 + 57 });
    expect(PR(next)?.stations).toEqual([
      { hex: "E19", city: 0 },
      { hex: "F14", city: 0 },
    ]);
    expect(next.state.board.stations["E19"]).toEqual([{ corporation: "PR", city: 0 }]);
    expect(PR(next)?.tokens).toHaveLength(5);
  });

  it("1835-14.5: a private company closes", () => {
    const next = before4({}, owns(P2, "BB")).when(P1, first("4", 360)).when(P2, found(true)).when(P2, join("BB"));
    expect(next.state.companies["BB"]).toMatchObject({ closed: true, owner: null });
  });

  it("1835-14.12: its shares may be sold in the next stock round", () => {
    const start = given(
      game1835(),
      packetSold,
      joined("M2"),
      company1835("PR", { director: P2, shares: { [P2]: 20 } }),
      stock(P2),
    );
    start.when(P2, { type: "sellShares", corporation: "PR", count: 1, percents: [10] }).follows({ type: "sharesSold" });
  });
});

describe("when it must", () => {
  it("1835-14.7: the first 4+4-train opens it without a question", () => {
    const start = given(
      game1835(),
      packetSold,
      minor("M1", P1, { cash: 440 }),
      minor("M2", P2),
      phase1835("2.3", 3),
      operating1835("M1", "trains"),
    );
    const next = start.when(P1, first("4+4", 440));
    next.follows({ type: "corporationFounded", seat: P2, voluntary: false });
    expect(asked(next)).toEqual(["merger", P1]);
  });

  it("1835-14.7, 1835-18.7: the first 5-train takes in all papers; other private companies close", () => {
    const start = given(
      game1835(),
      packetSold,
      minor("M2", P2),
      minor("M4", P3, { cash: 30 }),
      owns(P4, "HB"),
      owns(P4, "NF"),
      company1835("BY", { director: P1, cash: 500 }),
      phase1835("2.4", 1),
      operating1835("BY", "trains"),
    );
    const next = start.when(P1, first("5", 500));
    expect([P2, P3, P4].map((seat) => percentOf(next.state, "PR", `seat:${seat}`))).toEqual([10, 10, 10]);
    expect(["HB", "NF"].map((symbol) => next.state.companies[symbol]?.closed)).toEqual([true, true]);
    expect(next.state.formation).toBeNull();
  });
});

describe("later questions", () => {
  const later = (laterAsk: string) =>
    given(
      game1835(4, { laterAsk }),
      packetSold,
      joined("M2"),
      company1835("PR", { director: P2, shares: { [P2]: 10 } }),
      minor("M3", P1),
      minor("M4", P3),
      phase1835("2.3"),
      priority(P3),
      (draft) => {
        draft.founder = P1;
      },
      stock(P4, { passes: 3 }),
    ).when(P4, pass);

  it("1835-14.6: owners are asked when a round begins, from the marker holder or, at some tables, from the opener", () => {
    expect(asked(later("markerHolder"))).toEqual(["merger", P3]);
    expect(asked(later("opener"))).toEqual(["merger", P1]);
  });

  it("1835-14.6: who refuses keeps his paper, which goes on as before", () => {
    const next = later("markerHolder").when(P3, join()).when(P1, join("M3"));
    expect(turnsIn(next)).toEqual(["M4", "PR"]);
    expect(percentOf(next.state, "PR", `seat:${P1}`)).toBe(5);
  });
});

describe("its turn in the round in which it opens", () => {
  /** Everybody answers; who is named joins with these papers. */
  const opened = (scene: Scene, papers: Readonly<Record<number, readonly string[]>> = {}): Scene => {
    let next = scene.when(P2, found(true));
    while (next.state.formation) {
      const seat = next.state.formation.seats[0] ?? P1;
      next = next.when(seat, join(...(papers[seat] ?? [])));
    }
    return next;
  };

  it("1835-14.10: it has one if M2 has had none and no paper that has earned joined", () => {
    const next = opened(before4({}, minor("M3", P3)).when(P1, first("4", 360)), { [P3]: ["M3"] });
    expect(turnsIn(next)).toContain("PR");
  });

  it("1835-14.10: it waits if a private company joined that has paid", () => {
    const start = before4({}, owns(P3, "BB")).when(P1, first("4", 360));
    expect(turnsIn(opened(start, { [P3]: ["BB"] }))).not.toContain("PR");
    expect(turnsIn(opened(start))).toContain("PR");
  });

  it("1835-14.10, 1835-15.1: it waits if M1 joined, whose turn ends", () => {
    const next = opened(before4({}).when(P1, first("4", 360)), { [P1]: ["M1"] });
    expect(turnsIn(next)).not.toContain("PR");
    expect(next.state.corporations["M1"]?.closed).toBe(true);
    expect(PR(next)?.trains.map((train) => train.rank)).toEqual(["3", "4"]);
  });

  it("1835-14.10, variance: or has its turn all the same, without a dividend for such papers", () => {
    const start = before4({ prussiaSameOr: "denyDividend" }, owns(P3, "BB")).when(P1, first("4", 360));
    const next = opened(start, { [P3]: ["BB"] });
    expect(turnsIn(next)).toContain("PR");
    expect(next.state.round).toMatchObject({ joined: { [P3]: 10 } });
  });

  const afterM2 = (prussiaSameOr: string) =>
    given(
      game1835(4, { prussiaSameOr }),
      packetSold,
      minor("M2", P2, { cash: 100 }),
      company1835("BY", { director: P1, cash: 360 }),
      phase1835("2.2", 3),
      operating1835("BY", "trains", {}, { acted: ["M2"] }),
    ).when(P1, first("4", 360));

  it("1835-14.10: it waits if M2 has had its turn", () => {
    expect(turnsIn(opened(afterM2("wait")))).not.toContain("PR");
    expect(turnsIn(opened(afterM2("denyDividend")))).not.toContain("PR");
  });

  it("1835-14.10: opened when a round begins it has its turn", () => {
    const start = given(game1835(), packetSold, minor("M2", P2), phase1835("2.3"), stock(P4, { passes: 3 }));
    expect(turnsIn(opened(start.when(P4, pass)))).toEqual(["PR"]);
  });

  it("1835-14.10: when it has its first turn is known as far as it is settled", () => {
    const turn = ({ state }: Scene) => formedTurn(titleOf(state), state);
    expect(turn(afterM2("wait"))).toBe("next");
    expect(turn(afterM2("denyDividend"))).toBe("next");
    const withPaid = (prussiaSameOr: string) =>
      before4({ prussiaSameOr }, owns(P3, "BB")).when(P1, first("4", 360)).when(P2, found(true));
    expect(turn(withPaid("wait"))).toBe("unlessEarned");
    expect(turn(withPaid("denyDividend"))).toBe("now");
    expect(turn(withPaid("wait").when(P3, join("BB")))).toBe("next");
    const begins = given(game1835(), packetSold, minor("M2", P2), phase1835("2.3"), stock(P4, { passes: 3 }));
    expect(turn(begins.when(P4, pass))).toBe("now");
    expect(turn(begins)).toBeNull();
  });

  it("1835-14.11: papers that have earned bring no dividend, and the trains of such minors do not run again", () => {
    const start = given(
      game1835(),
      packetSold,
      joined("M2"),
      company1835("PR", { director: P2, shares: { [P2]: 30 }, trains: ["4"] }),
      minor("M3", P3, { trains: ["4"] }),
      company1835("BY", { director: P1, cash: 500, at: [1, 6] }),
      phase1835("2.4", 1),
      operating1835("BY", "trains", {}, { acted: ["M3"] }),
    );
    const next = start.when(P1, first("5", 500));
    expect(next.state.round).toMatchObject({ joined: { [P3]: 5 }, resting: ["4-1"] });
    expect(PR(next)?.trains.map((train) => train.id)).toEqual(["4-0", "4-1"]);
  });
});
