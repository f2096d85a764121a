/** The auction of the private companies: 1830-2. */
import { describe, expect, it } from "vitest";
import { bid, buy, buyPrivate, done, exchange, par, pass, withdraw } from "../../support/moves.ts";
import { bank, type Change, cash, game1830, owns, P1, P2, P3, P4 } from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

const auction = (players: number, ...changes: Change[]) => given(game1830(players), ...changes);
const cashOf = ({ state }: Scene) => state.players.map((one) => one.cash);
const passAll = (position: Scene, players: number, first = 0): Scene =>
  Array.from({ length: players }, (_, n) => (first + n) % players).reduce((at, seat) => at.when(seat, pass), position);

describe("the turn", () => {
  it("1830-2.3a, 1830-16 V9: the player in turn buys the cheapest at its price, nothing else and only with free money", () => {
    const start = auction(3);
    start.when(P1, buyPrivate("SV")).follows({ type: "companyMoved", company: "SV", price: 20 });
    start.when(P1, buyPrivate("CS")).refused("NOT_NOW", "1830-2.3a");
    start.when(P1, { ...buyPrivate("SV"), price: 19 }).refused("COMPANY_PRICE", "1830-2.3a");
    const bound = start.when(P1, bid("BO", 790)).when(P2, pass).when(P3, pass);
    bound.when(P1, buyPrivate("SV")).refused("MONEY_SHORT", "1830-2.3a");
  });

  it("1830-2.3b: a bid on another company is at least 5 above its face value and above the highest bid", () => {
    const start = auction(3);
    start.when(P1, bid("CS", 44)).refused("BID_TOO_LOW", "1830-2.3b");
    const raised = start.when(P1, bid("CS", 45)).follows({ type: "bidPlaced", amount: 45 });
    raised.when(P2, bid("CS", 49)).refused("BID_TOO_LOW", "1830-2.3b");
    raised.when(P2, bid("CS", 53)).follows({ type: "bidPlaced", seat: P2, amount: 53 });
  });

  it("1830-2.3b: the cheapest is bought, not bid on", () => {
    auction(3).when(P1, bid("SV", 25)).refused("BID_ON_CHEAPEST", "1830-2.3b");
  });

  it("1830-2.2, 1830-2.3b: a bid commits its money; on the same company the old bid's money is free again", () => {
    const bound = auction(3).when(P1, bid("BO", 700)).when(P2, pass).when(P3, pass);
    bound.when(P1, bid("CS", 101)).refused("BID_TOO_HIGH", "1830-2.3b");
    bound.when(P1, bid("BO", 801)).refused("BID_TOO_HIGH", "1830-2.3b");
    expect(bound.when(P1, bid("BO", 800)).state.round).toMatchObject({ bids: { BO: [{ seat: P1, amount: 800 }] } });
  });

  it("1830-2.4: buying moves the priority card to the left of the buyer, a bid does not", () => {
    const start = auction(4);
    expect(start.when(P1, bid("CS", 45)).state.priority).toBe(P1);
    expect(start.when(P1, pass).when(P2, buyPrivate("SV")).state.priority).toBe(P3);
  });

  it("1830-2.12: nothing else is traded during the auction, and MH is not exchanged", () => {
    const start = auction(3, owns(P1, "SV"), owns(P2, "CS"), owns(P3, "DH"), owns(P1, "MH"));
    start.when(P1, buy("NYC")).refused("NOT_NOW", "C-20.3");
    start.when(P1, exchange("offering")).refused("NOT_NOW", "1830-3.6");
  });

  it("C-20.3: another seat, or a move of another step, is refused", () => {
    const start = auction(3);
    start.when(P2, pass).refused("NOT_YOUR_TURN", "C-20.3");
    start.when(P1, done).refused("NOT_NOW", "C-20.3");
    start.when(P1, withdraw).refused("NOT_NOW", "C-20.3");
  });
});

describe("bids are settled when their company becomes the cheapest", () => {
  it("1830-2.5: a single bidder gets the company for his bid without being asked", () => {
    const next = auction(3).when(P1, bid("CS", 61)).when(P2, buyPrivate("SV"));
    next.follows({ type: "companyMoved", company: "CS", to: "seat:0", price: 61 });
    expect(next.decision).toMatchObject({ step: "auction", deciders: [P3] });
  });

  it("1830-2.6: the lowest bidder is asked; he raises by at least 5, or drops out and has his money back", () => {
    const contest = auction(3).when(P1, bid("CS", 45)).when(P2, bid("CS", 50)).when(P3, buyPrivate("SV"));
    expect(contest.decision).toMatchObject({ step: "contest", deciders: [P1] });
    contest.when(P1, bid("CS", 54)).refused("BID_TOO_LOW", "1830-2.6");
    contest.when(P1, bid("DH", 90)).refused("NOT_NOW", "1830-2.6");
    contest.when(P2, pass).refused("NOT_YOUR_TURN", "C-20.3");
    expect(contest.when(P1, bid("CS", 55)).decision.deciders).toEqual([P2]);
    const won = contest.when(P1, pass).follows({ type: "companyMoved", company: "CS", to: "seat:1", price: 50 });
    expect(cashOf(won)).toEqual([800, 750, 780]);
    expect(won.decision).toMatchObject({ step: "auction", deciders: [P1] });
  });

  it("C-20.4: a bidder who cannot raise drops out by himself", () => {
    const bids = auction(3, cash(P1, 45)).when(P1, bid("CS", 45)).when(P2, bid("CS", 50));
    const won = bids.when(P3, buyPrivate("SV"));
    won.follows({ type: "bidWithdrawn", seat: P1, forced: true }, { type: "companyMoved", to: "seat:1", price: 50 });
  });

  it("1830-2, worked example 1: bids on two companies", () => {
    const bids = auction(4).when(P1, bid("CS", 45)).when(P2, bid("CS", 50)).when(P3, bid("CS", 55));
    const contest = bids.when(P4, bid("DH", 75)).when(P1, buyPrivate("SV"));
    contest.when(P1, bid("CS", 58)).refused("BID_TOO_LOW", "1830-2.6");
    const settled = contest.when(P1, bid("CS", 60)).when(P2, pass).when(P3, pass);
    expect(cashOf(settled)).toEqual([520, 600, 600, 525]);
    expect(settled.decision.deciders).toEqual([P2]);
    const bound = settled.when(P2, bid("BO", 500));
    const round = bound.when(P3, pass).when(P4, pass).when(P1, pass);
    round.when(P2, buyPrivate("MH")).refused("MONEY_SHORT", "1830-2.3a");
    const paid = passAll(bound.when(P3, buyPrivate("MH")), 4, P4);
    expect(cashOf(paid)).toEqual([535, 600, 510, 540]);
    expect(paid.decision.deciders).toEqual([P4]);
  });
});

describe("all pass in succession", () => {
  it("1830-2.7: while SV is unsold its price falls by 5 and nobody is paid", () => {
    const fallen = passAll(auction(3), 3).follows({ type: "companyPriceFell", company: "SV", price: 15 });
    fallen.without("moneyPaid");
    expect(fallen.options("buyPrivate")).toMatchObject([{ seat: P1, price: 15 }]);
  });

  it("1830-2.8 and worked example 2: SV falls to 0, and the next in turn gets it for nothing", () => {
    const free = [1, 2, 3, 4].reduce((at) => passAll(at, 3), auction(3));
    free.follows(
      { type: "companyPriceFell", price: 0 },
      { type: "companyMoved", company: "SV", to: "seat:0", price: 0 },
    );
    expect(free.state.priority).toBe(P2);
    expect(free.decision.deciders).toEqual([P2]);
    expect(free.options("buyPrivate")).toMatchObject([{ company: "CS", price: 40 }]);
  });

  it("1830-2.7 and worked example 3: bids stay, and the turn goes on to the left of the last who passed", () => {
    const start = auction(3).when(P1, pass).when(P2, bid("MH", 115)).when(P3, pass).when(P1, pass);
    const fallen = start.when(P2, pass).follows({ type: "companyPriceFell", price: 15 });
    expect(fallen.decision.deciders).toEqual([P3]);
    expect(fallen.state.round).toMatchObject({ bids: { MH: [{ seat: P2, amount: 115 }] } });
  });

  it("1830-2.7: once SV is sold, sold companies pay their revenue instead", () => {
    const paid = passAll(auction(3).when(P1, buyPrivate("SV")), 3, P2);
    paid.follows({ type: "moneyPaid", to: "seat:0", amount: 5, reason: "companyRevenue" });
    paid.without("companyPriceFell");
  });

  it("1830-2.9: passing round may go on without end", () => {
    const first = auction(2).when(P1, buyPrivate("SV"));
    const often = Array.from({ length: 30 }).reduce<Scene>((at) => passAll(at, 2, P2), first);
    expect(cashOf(often)).toEqual([1200 - 20 + 30 * 5, 1200]);
  });

  it("C-20.4: who can afford nothing passes by himself; with stops = all he is asked", () => {
    const poor = (options: Record<string, string>) => given(game1830(3, options), cash(P2, 10)).when(P1, pass);
    expect(poor({}).follows({ type: "passed", seat: P2, forced: true }).decision.deciders).toEqual([P3]);
    expect(poor({ stops: "all" }).decision.deciders).toEqual([P2]);
  });
});

describe("what comes with a company", () => {
  const sold = ["SV", "CS", "DH", "MH"].map((company) => owns(P3, company));

  it("1830-3.7, 1830-2.10: the buyer of CA gets a PRR share at once, and without a par it is worth nothing", () => {
    const bought = auction(3, ...sold).when(P1, buyPrivate("CA"));
    bought.follows({ type: "certificatesMoved", corporation: "PRR", percent: 10, to: "seat:0", reason: "granted" });
    bought.without("parSet");
  });

  it("1830-3.8: the buyer of BO gets the B&O presidency and sets its par without paying, before anything else", () => {
    const bought = auction(3, ...sold, owns(P3, "CA")).when(P1, buyPrivate("BO"));
    expect(bought.decision).toMatchObject({ step: "grantedPar", deciders: [P1] });
    expect(bought.options("par")).toMatchObject([{ prices: [67, 71, 76, 82, 90, 100], percent: 20 }]);
    bought.when(P1, pass).refused("NOT_NOW", "C-20.3");
    bought.when(P1, par("B&O", 70)).refused("PAR_PRICE", "1830-3.8");
    bought.when(P1, par("PRR", 67)).refused("NOT_NOW", "1830-3.8");
    const set = bought.when(P1, par("B&O", 100)).without("moneyPaid");
    expect(set.state.corporations["B&O"]).toMatchObject({ par: 100, president: P1, floated: false });
  });

  it("1830-2.11: when all are sold, stock round 1 begins with the holder of the priority card", () => {
    const last = auction(3, ...sold, owns(P3, "CA"))
      .when(P1, pass)
      .when(P2, buyPrivate("BO"));
    last.when(P2, par("B&O", 67)).follows({ type: "stockRoundStarted", number: 1, seat: P3 });
  });

  it("1830-2.11: the last buyer in turn settles the priority, even if the last companies went to bidders", () => {
    const start = auction(3, ...sold)
      .when(P1, bid("BO", 300))
      .when(P2, buyPrivate("CA"));
    const begun = start.when(P1, par("B&O", 67)).follows({ type: "stockRoundStarted", number: 1, seat: P3 });
    expect(begun.decision.deciders).toEqual([P3]);
  });

  it("C-17.2: paying companies may break the bank during the auction", () => {
    auction(2, owns(P1, "SV"), bank(4, P2)).when(P1, pass).when(P2, pass).follows({ type: "bankBroke" });
  });
});
