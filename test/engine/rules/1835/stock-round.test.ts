/** Stock rounds: 1835-5, 1835-6 and 1835-7. */
import { describe, expect, it } from "vitest";
import { type Move, titleById } from "../../../../engine/index.ts";
import { buy, done, pass, place } from "../../../support/moves.ts";
import { type Change, cash, holds, P1, P2, P3, P4, priority, stock, tile } from "../../../support/positions.ts";
import { company1835, game1835, packetSold, percentOf, phase1835, priceIn, rights } from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");

const sell = (corporation: string, ...percents: number[]): Move => ({
  type: "sellShares",
  corporation,
  count: percents.length,
  percents,
});
const nationalise = (corporation: string, from: number, percent: number): Move => ({
  type: "nationalise",
  corporation,
  from,
  percent,
});

/** A stock round after the packet, P1 in turn. */
const round = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes, stock(P1));
const roundWith = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes, stock(P1));
const price = ({ state }: Scene, symbol: string) => priceIn(title, state, symbol);
const forSale = (scene: Scene) => [...new Set(scene.options("buyShare").map((one) => one.corporation))];
const money = ({ state }: Scene, seat: number) => state.players[seat]?.cash;

const D2 = [1, 3] as const;
/** Bavaria and Saxony sold out, in the hands of P1 and P2. */
const level2: Change[] = [
  company1835("BY", { director: P1, shares: { [P1]: 100 } }),
  company1835("SX", { director: P2, shares: { [P2]: 100 } }),
];

describe("when shares become available", () => {
  it("1835-5.1, 1835-5.2: first Bavaria and Saxony, then Baden once both are sold", () => {
    expect(forSale(round())).toEqual(expect.arrayContaining(["BY", "SX"]));
    expect(forSale(round())).not.toContain("BA");
    expect(forSale(round(...level2))).toEqual(["BA"]);
  });

  it("1835-5.2, 1835-5.4: the director's certificate of Baden opens Prussia's four shares, at once", () => {
    const next = round(...level2)
      .when(P1, buy("BA"))
      .when(P1, done);
    expect(forSale(next).toSorted()).toEqual(["BA", "PR"]);
  });

  it("1835-5.2: half of Baden opens Württemberg, half of that opens Hesse", () => {
    const half = company1835("BA", { director: P3 });
    expect(forSale(round(...level2, half))).toContain("WT");
    expect(forSale(round(...level2, half))).not.toContain("HE");
    expect(forSale(round(...level2, half, company1835("WT", { director: P4 })))).toContain("HE");
  });

  it("1835-5.3, variance: Mecklenburg when level 2 is sold, with or without Prussia's shares as the table plays", () => {
    const all = ["BA", "WT", "HE"].map((symbol, seat) =>
      company1835(symbol, { director: seat, shares: { [seat]: 50, [seat + 1]: 50 } }),
    );
    expect(forSale(round(...level2, ...all))).toContain("MS");
    expect(forSale(roundWith({ level3NeedsPrussia: "yes" }, ...level2, ...all))).not.toContain("MS");
    const sold = rights({ [P4]: 40 });
    expect(forSale(roundWith({ level3NeedsPrussia: "yes" }, ...level2, ...all, sold))).toContain("MS");
  });
});

describe("buying", () => {
  it("1835-6.1: one purchase a turn, and sales before and after it", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60 }, at: D2 }));
    const next = start.when(P1, sell("SX", 10)).when(P1, buy("BY"));
    next.when(P1, buy("BY")).refused("BUY_ONE_PER_TURN", "1835-6.1");
    next.when(P1, sell("SX", 10)).follows({ type: "sharesSold", percent: 10 });
  });

  it("1835-6.3: a new share costs par, whatever the market says, and pays the treasury once floated", () => {
    const next = round(company1835("SX", { director: P2, at: D2 })).when(P1, buy("SX"));
    expect(money(next, P1)).toBe(475 - 88);
    expect(next.state.corporations["SX"]?.cash).toBe(88);
  });

  it("1835-6.3: before floating it pays the bank", () => {
    const next = round(company1835("SX", { director: P2, shares: { [P2]: 30 } })).when(P1, buy("SX"));
    expect(money(next, P1)).toBe(475 - 88);
    expect(next.state.corporations["SX"]?.cash).toBe(0);
  });

  it("1835-6.4: a pool share costs the market price, by its size, and pays the bank", () => {
    const start = round(company1835("BA", { director: P2, shares: { [P2]: 60, pool: 40 }, at: [2, 3] }));
    const offers = start.options("buyShare").filter((one) => one.from === "pool");
    expect(offers.map((one) => [one.percent, one.price]).toSorted()).toEqual([
      [10, 100],
      [20, 200],
    ]);
    const next = start.when(P1, { type: "buyShare", corporation: "BA", from: "pool", percent: 20 });
    expect(money(next, P1)).toBe(275);
    expect(next.state.corporations["BA"]?.cash).toBe(0);
  });

  it("1835-6.5, 1835-20.2: from 55 % on anybody's certificate for one and a half times its price, without consent", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60, [P2]: 10 }, at: [4, 8] }));
    const next = start.when(P1, nationalise("SX", P2, 10));
    expect([money(next, P1), money(next, P2)]).toEqual([475 - 210, 475 + 210]);
    expect(percentOf(next.state, "SX", "seat:0")).toBe(70);
    next.when(P1, buy("BY")).refused("BUY_ONE_PER_TURN", "1835-6.1");
  });

  it("1835-6.5: not with less than 55 %, nor before it floats", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 50, [P2]: 10 } }));
    start.when(P1, nationalise("SX", P2, 10)).refused("NATIONALISE", "1835-6.5");
    const unfloated = round(company1835("SX", { director: P2, shares: { [P2]: 20, [P1]: 10 } }));
    unfloated.when(P2, nationalise("SX", P1, 10)).refused("NOT_YOUR_TURN", "C-20.3");
    expect(unfloated.options("nationalise")).toEqual([]);
  });

  it("1835-20.2: a 20 % certificate of Hesse at 86 costs 258", () => {
    const start = round(company1835("HE", { director: P1, shares: { [P1]: 60, [P2]: 40 }, at: [2, 1] }));
    expect(start.options("nationalise").map((one) => [one.percent, one.price])).toContainEqual([20, 258]);
  });

  it("1835-6.7: nobody buys what he cannot pay", () => {
    round(cash(P1, 80)).when(P1, buy("SX")).refused("MONEY_SHORT", "1835-6.7");
  });

  it("1835-6.8: no share of a company that one has sold in the round", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60 } }));
    start.when(P1, sell("SX", 10)).when(P1, buy("SX")).refused("BUY_AFTER_SALE", "1835-6.8");
  });
});

describe("certificate limit", () => {
  const holding = (by: number, sx: number, ba: number): Change[] => [
    company1835("BY", { director: P1, shares: { [P1]: by } }),
    company1835("SX", { director: P1, shares: { [P1]: sx } }),
    company1835("BA", { director: P1, shares: { [P1]: ba } }),
    cash(P1, 500),
  ];

  it("1835-6.9, 1835-20.9: at the limit, nobody reaches 80 % by a purchase that would need the extra place", () => {
    round(...holding(70, 70, 40))
      .when(P1, buy("BY"))
      .refused("CERT_LIMIT", "1835-6.9");
  });

  it("1835-6.9, 1835-20.9: one certificate more for each company of which one has 80 %", () => {
    const next = round(...holding(80, 70, 30)).when(P1, buy("BY"));
    expect(percentOf(next.state, "BY", "seat:0")).toBe(90);
    const full = round(...holding(80, 70, 40));
    full.when(P1, buy("BY")).refused("CERT_LIMIT", "1835-6.9");
  });

  it("1835-6.10: above the limit one must sell before anything else", () => {
    const start = round(...holding(70, 70, 50));
    start.when(P1, buy("BY")).refused("MUST_SELL", "1835-6.10");
    start.when(P1, pass).refused("MUST_SELL", "1835-6.10");
    start.when(P1, sell("SX", 10)).follows({ type: "sharesSold" });
  });
});

describe("selling", () => {
  it("1835-6.11, 1835-6.12, 1835-20.3: one row down for a sale, however many shares", () => {
    const start = round(company1835("WT", { director: P1, shares: { [P1]: 60 }, at: [4, 0] }));
    const next = start.when(P1, sell("WT", 10, 10, 10));
    expect(money(next, P1)).toBe(475 + 216);
    expect(price(next, "WT")).toBe(64);
  });

  it("1835-6.12, 1835-20.3: a second sale is paid at the new price and goes down again", () => {
    const next = round(company1835("SX", { director: P1, shares: { [P1]: 60 }, at: D2 }))
      .when(P1, sell("SX", 10))
      .when(P1, sell("SX", 10));
    expect(money(next, P1)).toBe(475 + 108 + 100);
    expect(price(next, "SX")).toBe(94);
  });

  it("1835-6.12, variance: where all sales of a turn have one price, the second costs the same and does not move", () => {
    const start = roundWith(
      { salesOfOneTurnAtOnePrice: "yes" },
      company1835("SX", { director: P1, shares: { [P1]: 60 }, at: D2 }),
    );
    const next = start.when(P1, sell("SX", 10)).when(P1, sell("SX", 10));
    expect(money(next, P1)).toBe(475 + 216);
    expect(price(next, "SX")).toBe(100);
  });

  it("1835-6.12: at the foot of its column the marker stays", () => {
    const start = round(company1835("WT", { director: P1, shares: { [P1]: 60 }, at: [6, 0] }));
    expect(price(start.when(P1, sell("WT", 10)), "WT")).toBe(54);
  });

  it("1835-6.13: at most half of a company in the pool", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60, pool: 40 } }));
    start.when(P1, sell("SX", 10, 10)).refused("SELL_POOL_FULL", "1835-6.13");
    start.when(P1, sell("SX", 10)).follows({ type: "sharesSold", percent: 10 });
  });

  it("1835-6.14: only what has operated", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60 }, operated: false }));
    start.when(P1, sell("SX", 10)).refused("NO_SALE_YET", "1835-6.14");
  });

  it("1835-6.15, 1835-6.17: certificates are sold whole", () => {
    const start = round(company1835("MS", { director: P1, shares: { [P1]: 60 } }));
    start.when(P1, sell("MS", 10)).refused("SELL_NOT_OWNED", "1835-6.17");
  });

  it("1835-6.16: a director with nothing but his certificate sells it whole, and the new director's shares go to the pool", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 20, [P2]: 20, [P3]: 10 } }));
    start.when(P1, sell("SX", 10)).refused("SELL_NOT_OWNED", "1835-6.17");
    const next = start.when(P1, sell("SX", 20));
    expect(next.state.corporations["SX"]?.president).toBe(P2);
    expect(["seat:0", "seat:1", "pool"].map((who) => percentOf(next.state, "SX", who))).toEqual([0, 20, 20]);
    expect(next.state.corporations["SX"]?.certificates.find((one) => one.president)?.holder).toBe("seat:1");
  });

  it("1835-6.16: nothing of it with 40 % in the pool, nor without a successor", () => {
    const full = round(company1835("SX", { director: P1, shares: { [P1]: 20, pool: 40 } }), holds("SX", P2, 20));
    full.when(P1, sell("SX", 20)).refused("SELL_POOL_FULL", "1835-6.13");
    const alone = round(company1835("SX", { director: P1, shares: { [P1]: 50, [P2]: 10 } }));
    alone.when(P1, sell("SX", 20, 10, 10, 10)).refused("SELL_PRESIDENT_NO_SUCCESSOR", "1835-6.16");
  });

  it("1835-6.18, 1835-7.8: a presidency lost by a sale passes at once, and the seller's turn goes on", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 40, [P2]: 30 } }));
    const next = start.when(P1, sell("SX", 10, 10));
    expect(next.state.corporations["SX"]?.president).toBe(P2);
    expect(percentOf(next.state, "SX", "seat:0")).toBe(20);
    expect(next.state.round).toMatchObject({ kind: "stock", turn: P1 });
  });
});

describe("end of the round", () => {
  const last = (...changes: Change[]) =>
    given(game1835(), packetSold, priority(P3), ...changes, stock(P4, { passes: 3, lastBuyer: null }));

  it("1835-6.19: sales do not keep it going", () => {
    const start = last(company1835("SX", { director: P4, shares: { [P4]: 60 } }));
    start.when(P4, sell("SX", 10)).when(P4, done).follows({ type: "operatingRoundStarted" });
  });

  it("1835-6.19: a purchase does", () => {
    const next = last().when(P4, buy("BY"));
    expect(next.state.round).toMatchObject({ kind: "stock", turn: P1, passes: 0 });
  });

  it("1835-6.20: the marker goes to the left of the last buyer, and stays if nobody bought", () => {
    expect(last().when(P4, pass).state.priority).toBe(P3);
    expect(last().when(P4, buy("BY")).state.priority).toBe(P1);
  });

  it("1835-6.21: what is wholly in players' hands rises one row; the top of its column is the end", () => {
    const start = last(
      company1835("BY", { director: P1, shares: { [P1]: 100 }, at: [1, 4], trains: [] }),
      company1835("SX", { director: P2, shares: { [P2]: 90, pool: 10 }, at: [2, 6] }),
      company1835("HE", { director: P3, shares: { [P3]: 100 }, at: D2 }),
    );
    const rises = start
      .when(P4, pass)
      .events.flatMap((event) =>
        event.type === "markerMoved" && event.reason === "soldOut" ? [event.corporation] : [],
      );
    expect(rises).toEqual(["BY"]);
  });
});

describe("floating", () => {
  const baden = (...changes: Change[]) =>
    round(...level2, company1835("BA", { director: P3, shares: { [P3]: 40 } }), ...changes);

  it("1835-7.1, 1835-7.4, 1835-20.1: at half of it, with par for what players hold", () => {
    const next = baden().when(P1, buy("BA"));
    next.follows({ type: "floated", corporation: "BA" });
    expect(next.state.corporations["BA"]).toMatchObject({ cash: 420, floated: true });
    expect(price(next, "BA")).toBe(84);
  });

  it("1835-7.5, 1835-20.1: later shares pay the treasury, even in the round of floating", () => {
    const next = baden().when(P1, buy("BA")).when(P1, done).when(P2, buy("BA"));
    expect(next.state.corporations["BA"]?.cash).toBe(504);
  });

  it("1835-10.7: Baden waits without a city while its home has no tile", () => {
    const next = baden().when(P1, buy("BA"));
    expect(next.state.board.stations["L6"]).toEqual([{ corporation: "BA", city: 0 }]);
    expect(next.state.round).toMatchObject({ turn: P1 });
  });

  it("1835-10.7: with a tile on its home its director chooses the city at once", () => {
    const next = baden(phase1835("2.1"), tile("L6", "210", 0)).when(P1, buy("BA"));
    expect(next.decision).toMatchObject({ step: "homeToken", corporation: "BA", deciders: [P3] });
    next.when(P1, done).refused("NOT_YOUR_TURN", "C-20.3");
    next.when(P3, place("K5", 0)).refused("NOT_NOW", "C-6.2");
    const chosen = next.when(P3, place("L6", 1));
    expect(chosen.state.board.stations["L6"]).toEqual([{ corporation: "BA", city: 1 }]);
    expect(chosen.decision.deciders).toEqual([P1]);
  });

  it("1835-10.7, variance: or in its first turn", () => {
    const start = given(
      game1835(4, { badenChoice: "firstTurn" }),
      packetSold,
      ...level2,
      company1835("BA", { director: P3, shares: { [P3]: 40 } }),
      phase1835("2.1"),
      tile("L6", "210", 0),
      stock(P1),
    );
    const next = start.when(P1, buy("BA"));
    expect(next.decision).toMatchObject({ step: "stock", deciders: [P1] });
    expect(next.state.board.homes["BA"]).toEqual({ hex: "L6", city: null });
  });
});

describe("the bank breaks", () => {
  it("1835-16.2: in a stock round, one more operating round is played and no second", () => {
    const broken: Change = (draft) => {
      draft.bank.broken = true;
    };
    const start = given(game1835(), packetSold, phase1835("2.1"), broken, stock(P4, { passes: 3 }));
    const end = start.when(P4, pass);
    end.follows({ type: "operatingRoundStarted", number: 1 }, { type: "gameEnded", reason: "bank", last: "2.1" });
  });
});
