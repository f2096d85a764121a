/** The stock round: C-12, C-13, 1830-4. */
import { describe, expect, it } from "vitest";
import { countedCertificates, type GameState, titleById } from "../../../engine/index.ts";
import { buy, done, exchange, par, pass, sell } from "../../support/moves.ts";
import {
  type Change,
  cash,
  corporation,
  game1830,
  holds,
  owns,
  P1,
  P2,
  P3,
  P4,
  P5,
  phase,
  priority,
  stock,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const round = (players: number, ...changes: Change[]) => given(game1830(players), ...changes);
const counted = ({ state }: Scene, seat: number): number => countedCertificates(titleById("1830"), state, seat);
const held = (state: GameState, symbol: string, holder: string): number[] =>
  (state.corporations[symbol]?.certificates ?? []).flatMap((one) => (one.holder === holder ? [one.percent] : []));

describe("the turn", () => {
  it("1830-4.1: nothing is sold in the first stock round", () => {
    const first = round(3, corporation("PRR", { president: P1 }), stock(P1, { number: 1 }));
    first.when(P1, sell("PRR", 1)).refused("NO_SALE_YET", "1830-4.1");
    expect(first.options("sellShares")).toEqual([]);
  });

  it("C-13.1: sales, one purchase, and sales again make a turn", () => {
    const turn = round(
      3,
      corporation("PRR", { president: P1, shares: { [P1]: 60 } }),
      corporation("NYC", { president: P2, shares: { [P2]: 40 } }),
      stock(P1),
    );
    const bought = turn.when(P1, sell("PRR", 1)).when(P1, buy("NYC"));
    bought.when(P1, buy("NYC")).refused("BUY_ONE_PER_TURN", "C-13.2a");
    bought.when(P1, par("B&M", 67)).refused("BUY_ONE_PER_TURN", "C-13.2a");
    const sold = bought.when(P1, sell("PRR", 1)).follows({ type: "sharesSold", pricePerShare: 67, percent: 10 });
    expect(sold.when(P1, done).decision.deciders).toEqual([P2]);
  });

  it("C-13.5: a turn with an action ends with done, one without with pass", () => {
    const turn = round(3, corporation("PRR", { president: P1 }), stock(P1));
    turn.when(P1, done).refused("NOT_NOW", "C-13.5");
    turn.when(P1, sell("PRR", 1)).when(P1, pass).refused("NOT_NOW", "C-13.5");
  });

  it("C-13.6: the turn ends by itself when nothing legal is left, at once after a purchase in stock round 1", () => {
    const first = round(3, corporation("PRR", { president: P1 }), stock(P1, { number: 1 }));
    const next = first.when(P1, buy("PRR")).refused("HOLDING_LIMIT", "1830-4.4");
    next.when(P1, par("NYC", 67)).follows({ type: "stockTurn", seat: P2 });
  });

  it("C-13.6: a player who can do nothing passes by himself, and that counts", () => {
    const poor = round(3, cash(P2, 0), cash(P3, 0), stock(P1));
    const ended = poor.when(P1, pass);
    ended.follows({ type: "passed", seat: P2, forced: true }, { type: "passed", seat: P3, forced: true });
    ended.follows({ type: "operatingSetStarted" });
  });

  it("C-20.3: another seat is refused", () => {
    round(3, stock(P1)).when(P2, pass).refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("buying", () => {
  it("1830-4.2, C-12.2: the first certificate bought is the president's, for twice par", () => {
    const turn = round(3, stock(P1));
    turn.when(P1, buy("PRR")).refused("PRESIDENT_FIRST", "C-12.2");
    const set = turn.when(P1, par("PRR", 76)).follows({ type: "moneyPaid", amount: 152, reason: "share" });
    expect(set.state.corporations.PRR).toMatchObject({ par: 76, cell: [3, 6], president: P1, floated: false });
  });

  it("1830-4.2: shares that left early by CA or MH do not open the offering", () => {
    const turn = round(3, holds("PRR", P1, 10), stock(P1));
    turn.when(P1, buy("PRR")).refused("PRESIDENT_FIRST", "C-12.2");
  });

  it("1830-1.5: par is one of six prices, and twice par is needed in cash", () => {
    const turn = round(3, cash(P1, 151), stock(P1));
    turn.when(P1, par("PRR", 70)).refused("PAR_PRICE", "C-12.2");
    turn.when(P1, par("PRR", 76)).refused("MONEY_SHORT", "C-13.2f");
    expect(turn.options("par")[0]?.prices).toEqual([67, 71]);
    round(3, cash(P1, 133), stock(P1)).when(P1, par("PRR", 67)).refused("MONEY_SHORT", "C-13.2f");
  });

  it("C-12.3: the offering sells at par, the pool at the market price", () => {
    const shares = { [P2]: 60, pool: 10 };
    const turn = round(3, corporation("PRR", { president: P2, par: 100, at: [4, 5], shares }), stock(P1));
    turn.when(P1, buy("PRR", "offering")).follows({ type: "sharesBought", from: "offering", price: 100 });
    turn.when(P1, buy("PRR", "pool")).follows({ type: "sharesBought", from: "pool", price: 67 });
  });

  it("C-13.2: the checks of a purchase in their order", () => {
    const prr = corporation("PRR", { president: P2, shares: { [P2]: 50, [P1]: 20 } });
    const turn = round(3, prr, stock(P1, { sold: { [P1]: ["PRR"] } }));
    turn.when(P1, buy("PRR")).refused("BUY_AFTER_SALE", "C-13.2b");
    round(3, prr, stock(P1)).when(P1, buy("PRR", "pool")).refused("SHARE_NOT_AVAILABLE", "C-13.2c");
    round(3, prr, cash(P1, 66), stock(P1)).when(P1, buy("PRR")).refused("MONEY_SHORT", "C-13.2f");
    round(3, prr, stock(P1)).when(P1, buy("LNR")).refused("SHARE_NOT_AVAILABLE", "C-13.2c");
  });

  it("1830-4.3, C-13.4: a share bought may be sold in the same turn, but then not bought again", () => {
    const prr = corporation("PRR", { president: P2, shares: { [P2]: 40, [P1]: 10 } });
    const sold = round(3, prr, stock(P1)).when(P1, buy("PRR")).when(P1, sell("PRR", 1));
    const later = sold.when(P1, done).when(P2, pass).when(P3, pass);
    later.when(P1, buy("PRR", "pool")).refused("BUY_AFTER_SALE", "C-13.2b");
    later.when(P1, par("NYC", 67)).follows({ type: "sharesBought" });
  });

  it("1830-4.3: who sold all his shares may not set par again for what is offered", () => {
    round(3, stock(P1, { sold: { [P1]: ["PRR"] } }))
      .when(P1, par("PRR", 67))
      .refused("BUY_AFTER_SALE", "C-13.2b");
  });
});

describe("zones", () => {
  const CELLS = { white: [5, 6], yellow: [6, 4], orange: [6, 3], brown: [6, 1] } as const;
  const sixty = (zone: keyof typeof CELLS) =>
    corporation("PRR", { president: P1, at: CELLS[zone], shares: { [P1]: 60, pool: 20 } });

  it.each([
    ["white", 5, false, false],
    ["yellow", 0, false, false],
    ["orange", 0, true, false],
    ["brown", 0, true, true],
  ] as const)(
    "1830-4.4: in %s %i certificates count, above 60 %%: %s, several in a turn: %s",
    (zone, count, above, several) => {
      const turn = round(3, sixty(zone), cash(P1, 500), stock(P1));
      expect(counted(turn, P1)).toBe(count);
      if (!above) return void turn.when(P1, buy("PRR", "pool")).refused("HOLDING_LIMIT", "1830-4.4");
      const bought = turn.when(P1, buy("PRR", "pool"));
      if (several) bought.when(P1, buy("PRR", "pool")).follows({ type: "sharesBought" });
      else bought.when(P1, buy("PRR", "pool")).refused("BUY_ONE_PER_TURN", "C-13.2a");
    },
  );

  const brown = (options: Record<string, string>) =>
    given(
      game1830(3, options),
      corporation("PRR", { president: P2, at: [6, 1], shares: { [P2]: 30, pool: 30 } }),
      corporation("NYC", { president: P2, at: [6, 1], shares: { [P2]: 30, pool: 30 } }),
      stock(P1),
    );

  it("1830-4.5, 1830-16 V13: in brown several are bought from the pool, of one corporation, and not mixed with the offering", () => {
    const one = brown({}).when(P1, buy("PRR", "pool"));
    one.when(P1, buy("PRR", "pool")).when(P1, buy("PRR", "pool")).follows({ type: "sharesBought" });
    one.when(P1, buy("NYC", "pool")).refused("BUY_ONE_PER_TURN", "C-13.2a");
    one.when(P1, buy("PRR", "offering")).refused("BUY_ONE_PER_TURN", "C-13.2a");
    const offering = brown({}).when(P1, buy("PRR", "offering"));
    offering.when(P1, buy("PRR", "pool")).refused("BUY_ONE_PER_TURN", "C-13.2a");
  });

  it("1830-14.1: multiple_brown_from_ipo lets the offering be part of it, of one corporation still", () => {
    const one = brown({ multiple_brown_from_ipo: "on" }).when(P1, buy("PRR", "offering"));
    one.when(P1, buy("PRR", "offering")).when(P1, buy("PRR", "pool")).follows({ type: "sharesBought" });
    one.when(P1, buy("NYC", "pool")).refused("BUY_ONE_PER_TURN", "C-13.2a");
  });
});

describe("selling", () => {
  it("C-13.3: the checks of a sale in their order", () => {
    const turn = round(
      3,
      corporation("PRR", { president: P2, shares: { [P2]: 40, [P1]: 20 } }),
      holds("NYC", P1, 10),
      stock(P1),
    );
    turn.when(P1, sell("PRR", 3)).refused("SELL_NOT_OWNED", "C-13.3");
    turn.when(P1, sell("LNR", 1)).refused("SELL_NOT_OWNED", "C-13.3");
    turn.when(P1, { ...sell("PRR", 1), percents: [20] }).refused("SELL_NOT_OWNED", "C-13.3");
    turn.when(P1, { ...buy("PRR"), percent: 20 }).refused("SHARE_NOT_AVAILABLE", "C-13.2c");
    turn.when(P1, sell("NYC", 1)).refused("SELL_NO_PRICE", "C-13.3");
  });

  it("C-11.5, 1830-6.2: all shares of a sale are paid at the price before it, then the marker falls a step each", () => {
    const turn = round(3, corporation("PRR", { president: P1, par: 100 }), stock(P1));
    const sold = turn.when(P1, sell("PRR", 3));
    sold.follows(
      { type: "moneyPaid", to: "seat:0", amount: 300 },
      { type: "markerMoved", fromPrice: 100, toPrice: 76 },
    );
  });

  it("C-13.3: selling the same corporation again in a turn is a new sale at the new price", () => {
    const turn = round(3, corporation("PRR", { president: P1, par: 100 }), stock(P1));
    turn.when(P1, sell("PRR", 1)).when(P1, sell("PRR", 1)).follows({ type: "sharesSold", pricePerShare: 90 });
  });

  it("1830-17 E1, 1830-4.6, C-12.8: dumping: six are refused by the pool limit, five pass the presidency", () => {
    const prr = corporation("PRR", { president: P2, at: [5, 5], shares: { [P2]: 60, [P1]: 20 } });
    const turn = round(3, prr, stock(P2));
    turn.when(P2, sell("PRR", 6)).refused("SELL_POOL_FULL", "1830-4.6");
    expect(turn.options("sellShares")).toMatchObject([{ bundles: [1, 2, 3, 4, 5].map((count) => ({ count })) }]);
    const sold = turn.when(P2, sell("PRR", 5)).follows({ type: "moneyPaid", to: "seat:1", amount: 325 });
    expect(sold.state.corporations.PRR).toMatchObject({ president: P1, cell: [10, 5] });
    expect(held(sold.state, "PRR", "seat:1")).toEqual([10]);
    expect(held(sold.state, "PRR", "pool")).toHaveLength(5);
    sold.when(P2, buy("PRR", "pool")).refused("BUY_AFTER_SALE", "C-13.2b");
    sold.when(P2, sell("PRR", 1)).refused("SELL_POOL_FULL", "1830-4.6");
  });

  it("1830-17 E1, C-12.7: without a holder of 20 % the presidency cannot be sold", () => {
    const prr = corporation("PRR", { president: P2, at: [5, 5], shares: { [P2]: 60, [P1]: 10, [P3]: 10 } });
    round(3, prr, stock(P2)).when(P2, sell("PRR", 5)).refused("SELL_PRESIDENT_NO_SUCCESSOR", "C-12.7");
  });
});

describe("presidents", () => {
  const fifty = corporation("PRR", { president: P1, shares: { [P1]: 50, [P2]: 30 } });

  it.each([
    [2, P1, [20, 10], [10, 10, 10], 2],
    [3, P2, [10, 10], [20, 10], 3],
    [4, P2, [10], [20, 10], 4],
  ])(
    "C-12.7: a president with 50 %% against 30 %% sells %i shares: president is seat %i",
    (count, president, own, other, pool) => {
      const { state } = round(3, fifty, stock(P1)).when(P1, sell("PRR", count));
      expect(state.corporations.PRR?.president).toBe(president);
      expect(held(state, "PRR", "seat:0")).toEqual(own);
      expect(held(state, "PRR", "seat:1")).toEqual(other);
      expect(held(state, "PRR", "pool")).toHaveLength(pool);
    },
  );

  it("C-12.5: among equals the first to the left of the old president follows him", () => {
    const prr = corporation("PRR", { president: P3, shares: { [P3]: 30, [P4]: 20, [P2]: 20 } });
    round(4, prr, stock(P3)).when(P3, sell("PRR", 3)).follows({ type: "presidentChanged", from: P3, to: P4 });
  });

  it("C-12.5: a purchase that brings more than the president holds makes the buyer president, equal holdings do not", () => {
    const equal = corporation("PRR", { president: P1, shares: { [P1]: 30, [P2]: 20 } });
    round(3, equal, stock(P2)).when(P2, buy("PRR")).without("presidentChanged");
    const more = corporation("PRR", { president: P1, shares: { [P1]: 30, [P2]: 30 } });
    const changed = round(3, more, stock(P2)).when(P2, buy("PRR"));
    changed.follows({ type: "presidentChanged", corporation: "PRR", from: P1, to: P2 });
    expect(held(changed.state, "PRR", "seat:0")).toEqual([10, 10, 10]);
  });

  it("C-12.6, 1830-5.4: treasury, trains and stations stay with the corporation", () => {
    const prr = corporation("PRR", { president: P1, cash: 300, trains: ["2"], shares: { [P1]: 30, [P2]: 30 } });
    const { state } = round(3, prr, stock(P2)).when(P2, buy("PRR"));
    expect(state.corporations.PRR).toMatchObject({ president: P2, cash: 300, trains: [{ rank: "2" }] });
    expect(state.corporations.PRR?.stations).toEqual([{ hex: "H12", city: 0 }]);
  });
});

describe("floating", () => {
  it("1830-5.1, C-12.4: with 60 % out of the offering it floats and receives ten times par at once", () => {
    const turn = round(3, corporation("PRR", { president: P1, par: 76, at: [5, 6], shares: { [P1]: 50 } }), stock(P2));
    const floated = turn.when(P2, buy("PRR"));
    floated.follows({ type: "floated", corporation: "PRR" }, { type: "moneyPaid", to: "corporation:PRR", amount: 760 });
  });

  it("1830-5.1: shares in the pool have left the offering, and it never un-floats", () => {
    const turn = round(3, corporation("PRR", { president: P1, shares: { [P1]: 40, pool: 10 } }), stock(P2));
    const floated = turn.when(P2, buy("PRR")).follows({ type: "floated" });
    expect(floated.when(P2, sell("PRR", 1)).state.corporations.PRR?.floated).toBe(true);
  });
});

describe("limits", () => {
  const four = (...changes: Change[]) =>
    round(
      4,
      ...["PRR", "NYC"].map((symbol) => corporation(symbol, { president: P3, shares: { [P3]: 60 } })),
      corporation("CPR", { president: P3, shares: { [P3]: 50 } }),
      corporation("C&O", { president: P3, shares: { [P3]: 30, [P1]: 30 } }),
      ...changes,
      stock(P1),
    );

  it("1830-17 E7, 1830-4.7, C-12.11: a change of president brings P3 above the limit: he must sell before anything else", () => {
    const start = four(cash(P1, 500));
    expect(counted(start, P3)).toBe(16);
    const over = start.when(P1, buy("C&O"));
    expect(counted(over, P3)).toBe(17);
    const his = over.when(P1, done).when(P2, pass);
    his.when(P3, pass).refused("MUST_SELL", "C-12.11");
    his.when(P3, par("B&M", 67)).refused("MUST_SELL", "C-12.11");
    expect(his.when(P3, sell("PRR", 1)).when(P3, done).decision.deciders).toEqual([P4]);
  });

  it("1830-17 E7, C-12.11: if he can sell nothing the obligation rests, but he buys nothing that counts", () => {
    const start = round(
      4,
      ...["PRR", "NYC", "CPR"].map((symbol) => corporation(symbol, { president: P3, shares: { [P3]: 50, pool: 50 } })),
      corporation("B&M", { president: P3, shares: { [P3]: 40, pool: 50 } }),
      corporation("C&O", { president: P1, shares: { [P1]: 20, pool: 50, [P3]: 20 } }),
      cash(P3, 500),
      stock(P3),
    );
    expect(counted(start, P3)).toBe(17);
    start.when(P3, buy("B&M")).refused("CERT_LIMIT", "1830-4.4");
    expect(start.when(P3, pass).decision.deciders).toEqual([P4]);
  });

  it("1830-4.8, 1830-16 V11: at the limit a purchase is refused even if it would make the buyer president", () => {
    const at = round(
      4,
      ...["PRR", "NYC"].map((symbol) => corporation(symbol, { president: P3, shares: { [P3]: 60 } })),
      ...["SV", "CS", "DH"].map((company) => owns(P3, company)),
      corporation("C&O", { president: P1, shares: { [P1]: 30, [P3]: 30 } }),
      stock(P3),
    );
    expect(counted(at, P3)).toBe(16);
    at.when(P3, buy("C&O")).refused("CERT_LIMIT", "1830-4.4");
  });

  it("1830-17 E13: at the limit a yellow share is bought; back in white it must be sold again", () => {
    const holdings = [
      corporation("PRR", { president: P4, shares: { [P4]: 60 } }),
      corporation("NYC", { president: P4, shares: { [P4]: 60 } }),
      ...["SV", "CS", "DH"].map((company) => owns(P4, company)),
    ];
    const co = (cell: readonly [number, number], percent: number) =>
      corporation("C&O", { president: P1, at: cell, shares: { [P1]: 30, [P4]: percent, pool: 10 } });
    const yellow = round(5, ...holdings, co([3, 2], 10), stock(P4));
    expect(counted(yellow, P4)).toBe(13);
    yellow.when(P4, buy("C&O", "pool")).follows({ type: "sharesBought", price: 54 });
    const white = round(5, ...holdings, co([3, 4], 10), stock(P4));
    expect(counted(white, P4)).toBe(14);
    white.when(P4, pass).refused("MUST_SELL", "C-12.11");
    expect(white.when(P4, sell("C&O", 1)).when(P4, done).decision.deciders).toEqual([P5]);
  });

  it("1830-4.4, C-12.10: at 60 % one more share is refused", () => {
    const turn = round(3, corporation("PRR", { president: P1, shares: { [P1]: 60 } }), stock(P1));
    turn.when(P1, buy("PRR")).refused("HOLDING_LIMIT", "1830-4.4");
  });

  it("C-12.11: above 60 % after a rise out of orange the excess must be sold", () => {
    const prr = corporation("PRR", { president: P1, at: [6, 4], shares: { [P1]: 80 } });
    const turn = round(3, prr, stock(P1));
    turn.when(P1, pass).refused("MUST_SELL", "C-12.11");
    const once = turn.when(P1, sell("PRR", 1));
    expect(once.state.corporations.PRR?.cell).toEqual([7, 4]);
    once.when(P1, done).refused("MUST_SELL", "C-12.11");
    once.when(P1, sell("PRR", 1)).when(P1, done).follows({ type: "stockTurn", seat: P2 });
  });

  it.each([
    [2, 28],
    [3, 20],
    [4, 16],
    [5, 13],
    [6, 11],
  ])("1830-1.1, C-12.9: with %i players the certificate limit is %i", (players, limit) => {
    expect(titleById("1830").certificateLimit[String(players)]).toBe(limit);
  });
});

describe("the end of the round", () => {
  it("C-13.7, C-13.8, 1830-4.10: it ends when all have passed in succession; priority lies left of the last who acted", () => {
    const start = round(3, corporation("PRR", { president: P1, shares: { [P1]: 20 } }), stock(P1));
    const acted = start.when(P1, pass).when(P2, buy("PRR")).when(P2, done);
    expect(acted.state.priority).toBe(P3);
    const ended = acted.when(P3, pass).when(P1, pass).when(P2, pass).follows({ type: "operatingSetStarted", set: 2 });
    expect(ended.state.priority).toBe(P3);
  });

  it("C-13.8: if nobody acts the priority stays where it was", () => {
    const idle = round(3, priority(P2), stock(P2)).when(P2, pass).when(P3, pass).when(P1, pass);
    expect(idle.state.priority).toBe(P2);
  });

  it("1830-17 E10, 1830-3.6: an exchange out of turn is no action: turn, passes and priority stay as they were", () => {
    const start = round(3, owns(P1, "MH"), stock(P1)).when(P1, pass);
    const after = start.when(P1, exchange("offering")).follows({ type: "companyClosed", company: "MH" });
    expect(held(after.state, "NYC", "seat:0")).toEqual([10]);
    expect(after.state.round).toEqual(start.state.round);
    expect(after.state.priority).toBe(start.state.priority);
  });

  it("1830-4.9: first sold-out corporations rise, then the number of operating rounds is read from the phase", () => {
    const shares = { [P1]: 60, [P2]: 40 };
    const end = round(3, corporation("PRR", { president: P1, shares }), phase("4"), stock(P3, { passes: 2 })).when(
      P3,
      pass,
    );
    end.follows({ type: "markerMoved", reason: "soldOut" }, { type: "operatingSetStarted", of: 2 });
  });
});
