/** The start packet: 1835-4. */
import { describe, expect, it } from "vitest";
import { comingSeats, titleOf } from "../../../../engine/index.ts";
import { buy, buyPrivate, pass } from "../../../support/moves.ts";
import { type Change, cash, owns, P1, P2, P3, P4, priority, stock } from "../../../support/positions.ts";
import { company1835, game1835, minor, packetHas, packetSold, percentOf } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const offered = (scene: Scene) => scene.options("buyPrivate").map((one) => one.company);
const turnOf = ({ decision }: Scene) => decision.deciders[0];

describe("what is for sale", () => {
  it("1835-4.1: only items of the packet, and one a turn", () => {
    const start = given(game1835());
    start.when(P1, buy("BY")).refused("NOT_NOW", "1835-4.1");
    const next = start.when(P1, buyPrivate("NF"));
    expect(turnOf(next)).toBe(P2);
  });

  it("1835-4.2: the topmost row, and the next row's first item while one is left of it", () => {
    const start = given(game1835());
    expect(offered(start)).toEqual(["NF", "M1"]);
    start.when(P1, buyPrivate("LD")).refused("DRAFT_GONE", "1835-4.2");
    expect(offered(start.when(P1, buyPrivate("NF")))).toEqual(["M1", "LD", "M2"]);
    expect(offered(start.when(P1, buyPrivate("M1")))).toEqual(["NF", "LD"]);
  });

  it("1835-4.2: nothing else where the row directly below is empty", () => {
    const state = given(game1835(), packetHas("NF", "M3", "M4", "BY", "BB", "HB", "M5", "M6", "OBB", "PfB"));
    expect(offered(state)).toEqual(["NF"]);
  });

  it("1835-4.3: an item dearer than one's cash is not for sale", () => {
    const start = given(game1835(), cash(P1, 90));
    expect(offered(start)).toEqual(["M1"]);
    start.when(P1, buyPrivate("NF")).refused("MONEY_SHORT", "1835-4.3");
  });
});

describe("a price that a move names", () => {
  it("1835-4.3: must be the item's own, nothing is paid in part", () => {
    const start = given(game1835());
    start.when(P1, { ...buyPrivate("NF"), price: 99 }).refused("COMPANY_PRICE", "1835-4.3");
    start.when(P1, { ...buyPrivate("NF"), price: 101 }).refused("COMPANY_PRICE", "1835-4.3");
    start.when(P1, { ...buyPrivate("NF"), price: 100 }).follows({ type: "packetItemSold", price: 100 });
  });
});

describe("what comes with it", () => {
  it("1835-4.4: Nürnberg-Fürth brings 10 % of Bavaria for nothing", () => {
    const next = given(game1835()).when(P1, buyPrivate("NF"));
    expect(percentOf(next.state, "BY", "seat:0")).toBe(10);
    expect(next.state.players[P1]?.cash).toBe(475 - 100);
  });

  it("1835-4.4: a minor has its price as treasury and stands on the map at once", () => {
    const { state } = given(game1835()).when(P1, buyPrivate("M1"));
    expect(state.corporations["M1"]).toMatchObject({ cash: 80, floated: true, president: P1 });
    expect(state.board.stations["H2"]).toEqual([{ corporation: "M1", city: 0 }]);
  });

  it("1835-4.6: Leipzig-Dresden makes its buyer director of Saxony with 20 %", () => {
    const next = given(game1835(), packetHas("LD", "M2")).when(P1, buyPrivate("LD"));
    expect(next.state.corporations["SX"]?.president).toBe(P1);
    expect(percentOf(next.state, "SX", "seat:0")).toBe(20);
  });

  it("1835-4.5: Bavaria has no director before its certificate is sold, and then whoever holds more becomes it", () => {
    const start = given(
      game1835(),
      packetHas("BY", "BB", "HB"),
      cash(P2, 500),
      (draft) => {
        for (const index of [1, 2, 3])
          Object.assign(draft.corporations["BY"]?.certificates[index] ?? {}, { holder: "seat:0" });
      },
      stock(P2, { number: 1 }),
    );
    expect(start.state.corporations["BY"]?.president).toBeNull();
    const next = start.when(P2, buyPrivate("BY"));
    expect(next.state.corporations["BY"]?.president).toBe(P1);
    expect(percentOf(next.state, "BY", "seat:1")).toBe(20);
  });

  it("1835-4.5: a further certificate of Bavaria that comes with a private can unseat its director", () => {
    const start = given(
      game1835(),
      packetHas("PfB"),
      company1835("BY", { director: P2, shares: { [P2]: 20, [P1]: 20 } }),
      stock(P1, { number: 1 }),
    );
    const next = start.when(P1, buyPrivate("PfB"));
    expect(next.state.corporations["BY"]?.president).toBe(P1);
    expect(["seat:0", "seat:1"].map((who) => percentOf(next.state, "BY", who))).toEqual([30, 20]);
  });

  it("1835-4.4: the turn passes to the left", () => {
    expect(turnOf(given(game1835(), stock(P4, { number: 1 })).when(P4, buyPrivate("NF")))).toBe(P1);
  });
});

describe("passing", () => {
  it("1835-4.7: who can afford nothing passes without being asked", () => {
    const next = given(game1835(), cash(P2, 10)).when(P1, pass);
    expect(turnOf(next)).toBe(P3);
    next.follows({ type: "passed", seat: P2, forced: true });
  });

  it("1835-4.8: when all have passed privates pay, minors operate, and the packet goes on with the marker holder", () => {
    const start = given(
      game1835(),
      owns(P1, "NF"),
      minor("M1", P2, { cash: 80 }),
      packetHas("LD", "M2"),
      stock(P4, { number: 1, passes: 3, turns: 7 }),
    );
    const round = start.when(P4, pass);
    round.follows({ type: "operatingRoundStarted" }, { type: "moneyPaid", to: "seat:0", amount: 5 });
    expect(round.decision.corporation).toBe("M1");
  });

  it("1835-4.9, 1835-4.10: after the last item the same round goes on, to the left of its buyer", () => {
    const start = given(game1835(), packetHas("M6"), cash(P3, 500), stock(P3, { number: 1, turns: 16 }));
    const next = start.when(P3, buyPrivate("M6"));
    expect(next.state.round).toMatchObject({ kind: "stock", number: 1, turn: P4, lastBuyer: P3 });
    expect(next.state.priority).toBe(P4);
    expect(next.options("buyShare").map((one) => one.corporation)).toContain("BY");
  });
});

describe("when the packet goes on or is sold out", () => {
  it("1835-4.8: the packet's papers cost in a later round what they cost before", () => {
    const start = given(game1835(), packetHas("LD", "M2"), stock(P1, { number: 2 }));
    expect(start.options("buyPrivate").map((one) => [one.company, one.price])).toEqual([
      ["LD", 190],
      ["M2", 170],
    ]);
  });

  it("1835-4.8: pay, operate, and again the marker holder's turn at the packet", () => {
    let scene = given(
      game1835(),
      minor("M1", P2, { cash: 80 }),
      packetHas("LD", "M2"),
      priority(P3),
      stock(P4, { number: 1, passes: 3, turns: 7 }),
    ).when(P4, pass);
    while (scene.state.round.kind === "operating") scene = scene.when(P2, pass);
    expect(scene.decision).toMatchObject({ step: "packet", deciders: [P3] });
  });

  it("1835-4.9: Bavaria floats during the packet sale once half of it is sold", () => {
    const start = given(
      game1835(),
      packetHas("PfB", "M6"),
      company1835("BY", { director: P2, shares: { [P2]: 30, [P1]: 10 } }),
      stock(P3, { number: 1 }),
    );
    const next = start.when(P3, buyPrivate("PfB"));
    next.follows({ type: "floated", corporation: "BY" });
    expect(next.state.corporations["BY"]).toMatchObject({ floated: true, cash: 460 });
    expect(next.state.packet).toEqual(["M6"]);
  });

  it("1835-4.9: Bavaria and Saxony come up at once, and no other", () => {
    const start = given(game1835(), packetHas("M6"), cash(P3, 500), stock(P3, { number: 1, turns: 16 }));
    const forSale = start.when(P3, buyPrivate("M6")).options("buyShare");
    expect([...new Set(forSale.map((one) => one.corporation))].toSorted()).toEqual(["BY", "SX"]);
  });

  it("1835-4.10: the marker stays where it was if nobody bought", () => {
    const start = given(game1835(), packetHas("LD", "M2"), priority(P3), stock(P4, { number: 1, passes: 3 }));
    expect(start.when(P4, pass).state.priority).toBe(P3);
  });

  it("1835-4.10: with papers left it goes to the left of the last buyer, too", () => {
    const start = given(game1835(), packetHas("LD", "M2"), priority(P1), stock(P3, { number: 1 }));
    expect(start.when(P3, buyPrivate("M2")).state.priority).toBe(P4);
  });
});

describe("options of the packet", () => {
  it("1835-17.1: only the first round is a snake or begins backwards; later ones go round from the marker", () => {
    for (const start of ["snake", "clemens"]) {
      const later = given(game1835(4, { start }), packetHas("LD", "M2"), stock(P3, { number: 2, turns: 0 }));
      expect(turnOf(later.when(P3, pass))).toBe(P4);
      expect(turnOf(later.when(P3, pass).when(P4, pass))).toBe(P1);
    }
  });

  it("1835-17.1: passes count as turns of a lap, and in Clemens the first seat has two turns in a row", () => {
    let scene = given(game1835(4, { start: "clemens" }));
    const seats: unknown[] = [];
    for (const item of [null, "M1", null, "M3", "NF", null]) {
      seats.push(turnOf(scene));
      scene = scene.when(turnOf(scene) ?? P1, item ? buyPrivate(item) : pass);
    }
    expect(seats).toEqual([P4, P3, P2, P1, P1, P2]);
  });

  const minorsTurns = (options: Record<string, string>, ...more: Change[]) => {
    const start = given(
      game1835(4, options),
      owns(P1, "NF"),
      minor("M1", P2, { cash: 80 }),
      packetHas("LD", "M2"),
      ...more,
      stock(P4, { number: 1, passes: 3 }),
    ).when(P4, pass);
    start.follows({ type: "moneyPaid", to: "seat:0", amount: 5 });
    return start.events.flatMap((one) => (one.type === "corporationTurn" ? [one.turn.corporation] : []));
  };
  const bavaria = company1835("BY", { director: P1 });

  it("1835-17.2: minors operate at once, or wait for Bavaria to float; privates pay in any case", () => {
    expect(minorsTurns({})).toEqual(["M1"]);
    expect(minorsTurns({ minorsWait: "byFloated" })).toEqual([]);
    expect(minorsTurns({ minorsWait: "byFloated" }, bavaria)).toEqual(["M1"]);
  });

  it("1835-17.2: with Clemens they always wait for Bavaria", () => {
    expect(minorsTurns({ start: "clemens" })).toEqual([]);
    expect(minorsTurns({ start: "clemens" }, bavaria)).toEqual(["M1"]);
  });

  it("1835-17.2: or they wait for the packet to be sold out", () => {
    expect(minorsTurns({ minorsWait: "packetSold" }, bavaria)).toEqual(["BY"]);
    expect(minorsTurns({ minorsWait: "packetSold" }, packetSold)).toEqual(["M1"]);
  });

  const floatsAt = (byFloatsAt: string) =>
    given(game1835(4, { byFloatsAt }), packetHas("BY", "BB"), cash(P2, 500), stock(P2, { number: 1 }));

  it("1835-17.5: at some tables Bavaria floats with its director's certificate", () => {
    expect(floatsAt("50").when(P2, buyPrivate("BY")).state.corporations["BY"]?.floated).toBe(false);
    const next = floatsAt("20").when(P2, buyPrivate("BY"));
    expect(next.state.corporations["BY"]).toMatchObject({ floated: true, cash: 184, president: P2, cell: [2, 2] });
  });

  it("1835-17.5, 1835-7.2: but not by privates alone, before it has a director", () => {
    const start = given(
      game1835(4, { byFloatsAt: "20", start: "clemens" }),
      packetHas("BY", "OBB", "PfB"),
      stock(P2, { number: 2 }),
    );
    const two = start.when(P2, buyPrivate("OBB")).when(P3, buyPrivate("PfB"));
    expect(two.state.corporations["BY"]).toMatchObject({ floated: false, cell: null, president: null });
    const next = two.when(P4, buyPrivate("BY"));
    expect(next.state.corporations["BY"]).toMatchObject({ floated: true, cash: 368, president: P4, cell: [2, 2] });
  });

  it("1835-17.1: a snake goes back in its second lap and then round", () => {
    let scene = given(game1835(4, { start: "snake" }));
    const seats: number[] = [];
    for (const item of ["NF", "M1", "LD", "M2", "M3", "M4", "BB", "HB", "M5"]) {
      const seat = turnOf(scene) ?? -1;
      seats.push(seat);
      scene = given(scene.state, cash(seat, 500)).when(seat, buyPrivate(item));
      scene = item === "BB" ? given(scene.state, packetHas("HB", "M5", "M6", "OBB", "PfB")) : scene;
    }
    expect(seats).toEqual([P1, P2, P3, P4, P4, P3, P2, P1, P1]);
  });

  it("1835-17.1: whose turns come next is known beforehand", () => {
    const coming = (start: string, round: { number: number; turns: number }, turn: number, ...more: Change[]) => {
      const { state } = given(game1835(4, { start }), stock(turn, round), ...more);
      return comingSeats(titleOf(state), state, 7);
    };
    expect(coming("standard", { number: 1, turns: 0 }, P1)).toEqual([P1, P2, P3, P4]);
    expect(coming("snake", { number: 1, turns: 2 }, P3)).toEqual([P3, P4, P4, P3, P2, P1, P1]);
    expect(coming("snake", { number: 1, turns: 8 }, P1)).toEqual([P1, P2, P3, P4]);
    expect(coming("snake", { number: 2, turns: 1 }, P3)).toEqual([P3, P4, P1, P2]);
    expect(coming("clemens", { number: 1, turns: 1 }, P3)).toEqual([P3, P2, P1, P1, P2, P3, P4]);
    expect(coming("clemens", { number: 1, turns: 4 }, P1)).toEqual([P1, P2, P3, P4]);
    const isOut: Change = (draft) => {
      Object.assign(draft.players[P4] ?? {}, { bankrupt: true });
    };
    expect(coming("standard", { number: 4, turns: 0 }, P3, packetHas(), isOut)).toEqual([P3, P1, P2]);
  });

  it("1835-17.1: Clemens begins with the last seat, and all items are open", () => {
    const start = given(game1835(4, { start: "clemens" }), cash(P4, 500));
    expect(turnOf(start)).toBe(P4);
    expect(offered(start)).toHaveLength(13);
    expect(turnOf(start.when(P4, buyPrivate("PfB")))).toBe(P3);
  });

  it("1835-17.4: at some tables an unsold private costs its income less in each new round", () => {
    const at = (discountPrivates: string, number: number) =>
      given(game1835(4, { discountPrivates }), packetHas("PfB"), stock(P1, { number }))
        .options("buyPrivate")
        .map((one) => one.price);
    expect(at("no", 3)).toEqual([150]);
    expect([at("yes", 1), at("yes", 2), at("yes", 3)]).toEqual([[150], [135], [120]]);
  });
});
