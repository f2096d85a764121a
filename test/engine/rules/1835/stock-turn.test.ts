/** What a turn of the stock round may hold, its limits, and what cannot be sold: 1835-5.5, 1835-6. */
import { describe, expect, it } from "vitest";
import { certificateLimitOf, countedCertificates, decide, titleById } from "../../../../engine/index.ts";
import { bodies } from "../../../support/legal.ts";
import { buy, done, pass } from "../../../support/moves.ts";
import { buySize, join, nationalise, sellPapers, swapFor } from "../../../support/moves1835.ts";
import { type Change, cash, owns, P1, P2, P3, P4, priority, stock } from "../../../support/positions.ts";
import {
  company1835,
  exchanged,
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

const title = titleById("1835");
const roundWith = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes, stock(P1));
const round = (...changes: Change[]): Scene => roundWith({}, ...changes);
const typesOf = ({ decision }: Scene) => [...new Set(decision.options.map((one) => one.type))].toSorted();
const isOver = ({ state }: Scene, seat: number) =>
  countedCertificates(title, state, seat) > certificateLimitOf(title, state, seat);

const level2: Change[] = [
  company1835("BY", { director: P1, shares: { [P1]: 100 } }),
  company1835("SX", { director: P2, shares: { [P2]: 100 } }),
];

describe("stacks", () => {
  it("1835-5.5: only the top certificate can be bought, the director's first", () => {
    const start = round(...level2);
    const baden = (scene: Scene) => scene.options("buyShare").filter((one) => one.corporation === "BA");
    expect(baden(start).map((one) => [one.from, one.percent])).toEqual([["offering", 20]]);
    start
      .when(P1, { type: "buyShare", corporation: "BA", from: "offering", percent: 10 })
      .refused("SHARE_NOT_AVAILABLE", "1835-6.7");
    const next = start.when(P1, buy("BA"));
    expect(next.state.corporations.BA?.president).toBe(P1);
    const second = next.when(P1, done);
    expect(baden(second).map((one) => one.percent)).toEqual([10]);
  });

  it("1835-5.3: Oldenburg when 60 % of Mecklenburg are sold, since its third certificate brings it from 40 to 60", () => {
    const all = ["BA", "WT", "HE"].map((symbol, seat) =>
      company1835(symbol, { director: seat, shares: { [seat]: 50, [seat + 1]: 50 } }),
    );
    const offered = (sold: number) =>
      round(...level2, ...all, company1835("MS", { director: P4, shares: { [P4]: sold } }), cash(P1, 900))
        .options("buyShare")
        .map((one) => one.corporation);
    expect(offered(40)).not.toContain("OL");
    expect(offered(60)).toContain("OL");
  });
});

describe("a turn", () => {
  it("1835-6.2: a purchase comes off a stack, out of the pool or from another player", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60, [P2]: 10, pool: 10 } }), cash(P1, 900));
    start.when(P1, buy("SX")).follows({ type: "sharesBought", from: "offering", percent: 10 });
    start.when(P1, buy("SX", "pool")).follows({ type: "sharesBought", from: "pool", percent: 10 });
    start.when(P1, nationalise("SX", P2, 10)).follows({ type: "sharesBought", from: "seat:1", percent: 10 });
  });

  it("1835-6.1: the marker holder starts, and turns go to the left", () => {
    const stockRound = given(game1835(), packetSold, priority(P3), stock(P4, { passes: 3 })).when(P4, pass);
    expect(stockRound.decision.deciders).toEqual([P3]);
    expect(stockRound.when(P3, pass).decision.deciders).toEqual([P4]);
  });

  it("1835-6.1: a turn without purchase and sale is a pass, which forfeits nothing", () => {
    const start = round(cash(P1, 500));
    const back = start.when(P1, pass).when(P2, pass).when(P3, pass).when(P4, buy("SX"));
    expect(back.decision.deciders).toEqual([P1]);
    back.when(P1, buy("SX")).follows({ type: "sharesBought" });
    start.when(P1, done).refused("NOT_NOW", "C-13.5");
  });

  it("1835-6.3: at par times its size", () => {
    const start = round(...level2, cash(P1, 900));
    expect(start.options("buyShare").map((one) => [one.corporation, one.price])).toEqual([["BA", 168]]);
  });

  it("1835-6.4: the choice between 10 % and 20 % in the pool is the buyer's", () => {
    const start = round(company1835("BA", { director: P2, shares: { [P2]: 60, pool: 40 } }), cash(P1, 900));
    expect(percentOf(start.when(P1, buySize("BA", 10)).state, "BA", "seat:0")).toBe(10);
    expect(percentOf(start.when(P1, buySize("BA", 20)).state, "BA", "seat:0")).toBe(20);
  });

  it("1835-6.5: 20 % at market price 80 cost 240", () => {
    const start = round(company1835("WT", { director: P1, shares: { [P1]: 60, [P2]: 40 }, at: [4, 1] }));
    const next = start.when(P1, nationalise("WT", P2, 20));
    next.follows({ type: "moneyPaid", from: "seat:0", to: "seat:1", amount: 240 });
  });

  it("1835-6.5: 55 % are enough, which only Prussia's small certificates make", () => {
    const held = (...sizes: number[]) =>
      round(
        joined("M2"),
        company1835("PR", { director: P1, shares: { [P1]: 40, [P2]: 10 } }),
        exchanged(P1, ...sizes),
        cash(P1, 900),
      ).options("nationalise");
    expect(held(10, 5)).toMatchObject([{ corporation: "PR", from: P2, percent: 10 }]);
    expect(held(10)).toEqual([]);
  });

  const prussian = (nationaliseRounding: string) =>
    roundWith(
      { nationaliseRounding },
      joined("M2"),
      company1835("PR", { director: P1, shares: { [P1]: 50 } }),
      exchanged(P1, 10),
      exchanged(P2, 5, 10),
    )
      .options("nationalise")
      .map((one) => [one.percent, one.price])
      .toSorted();

  it("1835-6.6, 1835-20.2: of Prussia 10 % at 154 cost 231, and 5 % 115, half a Mark left out", () => {
    expect(prussian("down")).toEqual([
      [10, 231],
      [5, 115],
    ]);
  });

  it("1835-6.6, variance: or half a Mark counted whole", () => {
    expect(prussian("up")).toContainEqual([5, 116]);
  });

  it("1835-6.7: what is not there or not available cannot be bought", () => {
    const start = round();
    start.when(P1, buy("BA")).refused("SHARE_NOT_AVAILABLE", "1835-6.7");
    start.when(P1, buy("SX", "pool")).refused("SHARE_NOT_AVAILABLE", "1835-6.7");
    start.when(P1, buy("M1")).refused("SHARE_NOT_AVAILABLE", "1835-6.7");
    const poor = round(company1835("SX", { director: P1, shares: { [P1]: 60, [P2]: 10 } }), cash(P1, 100));
    poor.when(P1, nationalise("SX", P2, 10)).refused("MONEY_SHORT", "1835-6.7");
  });

  it("1835-6.8: nor may it be nationalised after one's own sale, while selling after buying is allowed", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 70, [P2]: 10 } }));
    start
      .when(P1, sellPapers("SX", 10))
      .when(P1, nationalise("SX", P2, 10))
      .refused("BUY_AFTER_SALE", "1835-6.8");
    start.when(P1, buy("SX")).when(P1, sellPapers("SX", 10)).follows({ type: "sharesSold" });
  });

  it("1835-6.8: until the next round, over all its turns", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 70 } }));
    let scene = start.when(P1, sellPapers("SX", 10)).when(P1, done);
    for (const seat of [P2, P3]) scene = scene.when(seat, pass);
    scene = scene.when(P4, buy("BY"));
    scene.when(P1, buy("SX")).refused("BUY_AFTER_SALE", "1835-6.8");
  });
});

describe("limit of papers", () => {
  /** P1 with 20 + 10 ... of three companies, and privates to fill up. */
  const papers = (by: number, sx: number, ba: number, ...privates: string[]): Change[] => [
    company1835("BY", { director: P1, shares: { [P1]: by } }),
    company1835("SX", { director: P1, shares: { [P1]: sx } }),
    company1835("BA", { director: P1, shares: { [P1]: ba } }),
    ...privates.map((symbol) => owns(P1, symbol)),
    cash(P1, 900),
  ];
  const counts = ({ state }: Scene) => [countedCertificates(title, state, P1), certificateLimitOf(title, state, P1)];

  it("1835-6.9, 1835-20.9: four players may hold 15, 16 with 80 % of one, 17 with 80 % of two", () => {
    expect(counts(round(...papers(70, 70, 20)))).toEqual([13, 15]);
    expect(counts(round(...papers(80, 70, 20)))).toEqual([14, 16]);
    expect(counts(round(...papers(80, 80, 20)))).toEqual([15, 17]);
  });

  it("1835-6.9: no limit to the percentage", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 90 } }));
    expect(percentOf(start.when(P1, buy("SX")).state, "SX", "seat:0")).toBe(100);
  });

  it("1835-6.9: it holds for the pool and for nationalisations too", () => {
    const full = [...papers(70, 60, 50), company1835("WT", { director: P2, shares: { [P2]: 50, pool: 10 } })];
    const start = round(...full, company1835("HE", { director: P3, shares: { [P3]: 60 } }));
    expect(counts(start)).toEqual([15, 15]);
    start.when(P1, buy("WT", "pool")).refused("CERT_LIMIT", "1835-6.9");
    const more = round(
      company1835("BY", { director: P1, shares: { [P1]: 70, [P2]: 10 } }),
      company1835("SX", { director: P1, shares: { [P1]: 70 } }),
      company1835("BA", { director: P1, shares: { [P1]: 40 } }),
      cash(P1, 900),
    );
    more.when(P1, nationalise("BY", P2, 10)).refused("CERT_LIMIT", "1835-6.9");
  });

  it("1835-6.10: what cannot be sold keeps one above the limit: excused for this turn, but without a purchase", () => {
    const privates = ["NF", "LD", "BB", "HB", "OBB", "PfB"];
    const start = round(
      ...privates.map((symbol) => owns(P1, symbol)),
      ...["M1", "M2", "M3", "M4", "M5", "M6"].map((symbol) => minor(symbol, P1)),
      rights({ [P1]: 40 }),
      cash(P1, 900),
    );
    expect(isOver(start, P1)).toBe(true);
    expect(typesOf(start)).toEqual(["pass"]);
    start.when(P1, buy("SX")).refused("CERT_LIMIT", "1835-6.9");
    expect(start.when(P1, pass).decision.deciders).toEqual([P2]);
  });

  it("1835-6.10: one goes on selling until within the limit, and may then do as one likes", () => {
    const start = round(...papers(70, 70, 50, "NF"));
    expect(counts(start)).toEqual([17, 15]);
    const one = start.when(P1, sellPapers("SX", 10));
    expect(typesOf(one)).toEqual(["sellShares"]);
    one.when(P1, done).refused("MUST_SELL", "1835-6.10");
    const within = one.when(P1, sellPapers("SX", 10));
    within.when(P1, buy("BY")).refused("CERT_LIMIT", "1835-6.9");
    expect(within.when(P1, sellPapers("SX", 10)).when(P1, buy("BY")).state.round).toMatchObject({ acted: true });
  });

  it("1835-6.10: others' purchases can put one above the limit, and one sells in one's own next turn", () => {
    const start = given(
      game1835(),
      packetSold,
      company1835("BY", { director: P1, shares: { [P1]: 30, [P2]: 30 } }),
      company1835("SX", { director: P1, shares: { [P1]: 70 } }),
      company1835("BA", { director: P1, shares: { [P1]: 50 } }),
      ...["NF", "HB", "BB"].map((symbol) => owns(P1, symbol)),
      stock(P2),
    );
    const next = start.when(P2, buy("BY"));
    expect(next.state.corporations.BY?.president).toBe(P2);
    expect(isOver(next, P1)).toBe(true);
    const own = next.when(P2, done).when(P3, pass).when(P4, pass);
    expect(typesOf(own)).toEqual(["sellShares"]);
  });

  it("1835-6.10: excused with one's last legal sale, too", () => {
    const start = round(
      ...["NF", "LD", "BB", "HB", "OBB", "PfB"].map((symbol) => owns(P1, symbol)),
      ...["M1", "M2", "M3", "M4", "M5", "M6"].map((symbol) => minor(symbol, P1)),
      rights({ [P1]: 40 }),
      company1835("BA", { director: P2, shares: { [P2]: 50, [P1]: 10 } }),
      cash(P1, 900),
    );
    expect([typesOf(start), ...counts(start)]).toEqual([["sellShares"], 17, 15]);
    const next = start.when(P1, sellPapers("BA", 10));
    expect(counts(next)).toEqual([16, 15]);
    expect(next.decision.deciders).toEqual([P2]);
  });

  /** P2 has fifteen papers, Prussia's director's certificate among them; P3 is about to outnumber him. */
  const unseated = (...changes: Change[]) =>
    given(
      game1835(),
      packetSold,
      joined("M2"),
      company1835("PR", { director: P2, shares: { [P2]: 10 } }),
      exchanged(P3, 5, 5),
      owns(P3, "HB"),
      company1835("BY", { director: P2, shares: { [P2]: 70 }, cash: 100, trains: ["4"] }),
      company1835("SX", { director: P2, shares: { [P2]: 70 }, trains: ["4"] }),
      company1835("BA", { director: P2, shares: { [P2]: 20, [P4]: 10 } }),
      owns(P2, "NF"),
      phase1835("2.3"),
      priority(P1),
      ...changes,
    );

  it("1835-6.10: two papers for the director's in a stock round: others' turns come first, then he must sell", () => {
    const start = unseated(operating1835("SX", "trains", {}, { acted: ["BY", "PR"], number: 2, of: 2 }));
    const choice = start.when(P2, pass).when(P3, join("HB"));
    const over = choice.when(P2, swapFor(5, 5));
    expect([isOver(choice, P2), isOver(over, P2)]).toEqual([false, true]);
    expect([typesOf(over).includes("pass"), over.decision.deciders]).toEqual([true, [P1]]);
    const own = over.when(P1, pass);
    expect([typesOf(own), own.decision.deciders]).toEqual([["sellShares"], [P2]]);
    own.when(P2, pass).refused("MUST_SELL", "1835-6.10");
    const within = own.when(P2, sellPapers("SX", 10));
    within.when(P2, done).follows({ type: "stockTurn", seat: P3 });
    expect(isOver(choice.when(P2, swapFor(10)), P2)).toBe(false);
  });

  it("1835-6.10: in operating rounds nobody need sell for it", () => {
    const choice = unseated(stock(P4, { passes: 3 }))
      .when(P4, pass)
      .when(P3, join("HB"));
    const over = choice.when(P2, swapFor(5, 5));
    expect(isOver(over, P2)).toBe(true);
    expect(typesOf(over)).not.toContain("sellShares");
    expect([over.state.round.kind, over.decision.corporation]).toEqual(["operating", "PR"]);
    over.when(P3, pass).follows({ type: "stepReached" });
  });

  it("1835-6.10: no sale or purchase of one's own puts one above the limit, so it is never due in mid-turn", () => {
    const full: Change[][] = [
      papers(80, 70, 40),
      papers(70, 70, 40),
      papers(80, 80, 40),
      papers(80, 70, 30),
      [
        ...papers(70, 60, 20, "NF", "HB"),
        company1835("WT", { director: P1, shares: { [P1]: 20, [P2]: 20, [P3]: 10 } }),
      ],
    ];
    for (const changes of full) {
      const start = round(...changes);
      expect(isOver(start, P1)).toBe(false);
      for (const move of start.decision.options.flatMap(bodies)) {
        const decided = decide(start.state, P1, move);
        if (!decided.accepted) throw new Error(JSON.stringify(move));
        const after = countedCertificates(title, decided.state, P1) - certificateLimitOf(title, decided.state, P1);
        expect([move, Math.max(0, after)]).toEqual([move, 0]);
      }
    }
  });
});

describe("what can be sold", () => {
  it("1835-6.11: certificates of several sizes are one action", () => {
    const baden = company1835("BA", { director: P2, shares: { [P2]: 60, [P3]: 40 }, at: [2, 3] });
    const next = given(game1835(), packetSold, baden, stock(P3)).when(P3, sellPapers("BA", 20, 10, 10));
    next.follows({ type: "sharesSold", percent: 40, proceeds: 400 });
    expect(next.events.filter((event) => event.type === "markerMoved")).toHaveLength(1);
    expect(priceIn(title, next.state, "BA")).toBe(94);
    expect(percentOf(next.state, "BA", "pool")).toBe(40);
  });

  it("1835-6.14: Prussia's shares before it opens are mere rights", () => {
    round(rights({ [P1]: 20 }))
      .when(P1, sellPapers("PR", 10))
      .refused("NO_SALE_YET", "1835-6.14");
  });

  it("1835-6.14: Prussia's can be sold as soon as it has opened", () => {
    const open = round(joined("M2"), company1835("PR", { director: P2, shares: { [P2]: 20, [P1]: 10 } }));
    open.when(P1, sellPapers("PR", 10)).follows({ type: "sharesSold" });
  });

  it("1835-6.15: 20 % is sold whole or not at all", () => {
    const start = round(company1835("MS", { director: P2, shares: { [P2]: 40, [P1]: 20 } }));
    expect(start.options("sellShares").flatMap((one) => one.bundles.map((each) => each.percents))).toEqual([[20]]);
  });

  it("1835-6.16: with the director's certificate alone 20 % can be sold, not 10 %", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 20, [P2]: 20, [P3]: 10 } }));
    expect(start.options("sellShares").flatMap((one) => one.bundles.map((each) => each.percents))).toEqual([[20]]);
  });

  it("1835-6.16: with 20 + 10 % and 40 % in the pool he may sell the 10 %, and then loses the presidency", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 30, [P2]: 30, pool: 40 } }));
    expect(start.options("sellShares").flatMap((one) => one.bundles.map((each) => each.percents))).toEqual([[10]]);
    const next = start.when(P1, sellPapers("SX", 10));
    expect(next.state.corporations.SX?.president).toBe(P2);
    expect(next.options("sellShares").filter((one) => one.corporation === "SX")).toEqual([]);
    next.when(P1, sellPapers("SX", 10)).refused("SELL_POOL_FULL", "1835-6.13");
  });

  it("1835-6.16: an heir with no more than what is left to the director makes him sell other certificates", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 50, [P2]: 30 } }));
    start.when(P1, sellPapers("SX", 20)).refused("SELL_PRESIDENT_NO_SUCCESSOR", "1835-6.16");
    start.when(P1, sellPapers("SX", 10, 10)).follows({ type: "sharesSold", percent: 20 });
    start.when(P1, sellPapers("SX", 20, 10)).follows({ type: "presidentChanged", from: P1, to: P2 });
  });

  it("1835-6.16: for Prussia's 10 % an heir with 10 % is enough", () => {
    const start = round(joined("M2"), company1835("PR", { director: P1, shares: { [P1]: 10, [P2]: 10 } }));
    start.when(P1, sellPapers("PR", 10)).follows({ type: "presidentChanged", corporation: "PR", to: P2 });
  });

  it("1835-6.17: nor privates, nor minors", () => {
    const start = round(owns(P1, "NF"), minor("M3", P1));
    expect(start.options("sellShares")).toEqual([]);
    start.when(P1, sellPapers("M3", 100)).refused("SELL_NOT_OWNED", "1835-6.17");
    start.when(P1, sellPapers("NF", 100)).refused("SELL_NOT_OWNED", "1835-6.17");
  });
});
