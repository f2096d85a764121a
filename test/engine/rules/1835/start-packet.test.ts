/** The start packet: 1835-4. */
import { describe, expect, it } from "vitest";
import { comingSeats, titleOf } from "../../../../engine/index.ts";
import { buy, buyPrivate, pass } from "../../../support/moves.ts";
import { type Change, cash, owns, P1, P2, P3, P4, stock } from "../../../support/positions.ts";
import { game1835, minor, packetHas, percentOf } from "../../../support/prussia.ts";
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

describe("options of the packet", () => {
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
