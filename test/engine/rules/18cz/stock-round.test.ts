/** The stock round: 18CZ-4, but for the change of director. */
import { describe, expect, it } from "vitest";
import { countedCertificates, percentHeld, titleById } from "../../../../engine/index.ts";
import { buy, buyFromPlayer, done, par, pass, sell } from "../../../support/moves.ts";
import { draft, repay } from "../../../support/moves18cz.ts";
import { type Change, cash, game18cz, owns, P1, P2, P3, P4, P5, stock } from "../../../support/positions.ts";
import { owes, phase18cz, railway, seated } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");
const round = (players: number, ...changes: Change[]) => given(game18cz(players), ...changes);
const turn = (...changes: Change[]) => round(3, ...changes, stock(P1));
const asked = ({ decision }: Scene) => decision.deciders;
const inHand = ({ state }: Scene, seat: number) => countedCertificates(title, state, seat);
const percent = ({ state }: Scene, symbol: string, holder: `seat:${number}` | "pool" | "offering") => {
  const one = state.corporations[symbol];
  return one ? percentHeld(one, holder) : -1;
};
const all = (start: Scene, ...seats: number[]): Scene => seats.reduce((at, seat) => at.when(seat, pass), start);

describe("the order of players", () => {
  it("18CZ-4.1: in the first round least cash first; ties: earlier in seat order", () => {
    const start = given(game18cz(4), cash(P1, 190), cash(P2, 160), cash(P3, 190), cash(P4, 180));
    const end = all(start, P1, P2, P3, P4);
    end.follows({ type: "seatsOrdered", order: [P2, P4, P1, P3] }, { type: "stockRoundStarted", number: 1, seat: P2 });
    const second = end.when(P2, pass);
    expect(asked(second)).toEqual([P4]);
    expect(asked(second.when(P4, pass))).toEqual([P1]);
  });

  const later = [cash(P1, 125), cash(P2, 115), cash(P3, 130), seated(P2, P1, P3)];

  it("18CZ-4.2: at the end of a later round most cash first", () => {
    const end = round(3, ...later, stock(P3, { passes: 2 })).when(P3, pass);
    end.follows({ type: "seatsOrdered", order: [P3, P1, P2] }, { type: "stockRoundStarted", number: 3, seat: P3 });
    expect(end.state.order).toEqual([P3, P1, P2]);
  });

  it("18CZ-4.2: also at the end of the first; ties keep the old order, not that of the seats", () => {
    const end = round(
      3,
      cash(P1, 0),
      cash(P2, 5),
      cash(P3, 0),
      seated(P3, P2, P1),
      stock(P1, { number: 1, passes: 2 }),
    );
    end.when(P1, pass).follows({ type: "seatsOrdered", order: [P2, P3, P1] });
  });

  it("18CZ-4.2: before any income, and what operating rounds bring changes nothing", () => {
    const end = round(3, ...later, owns(P2, "L1"), stock(P3, { passes: 2 })).when(P3, pass);
    end.follows({ type: "seatsOrdered", order: [P3, P1, P2] }, { type: "moneyPaid", to: "seat:1", amount: 20 });
    expect(end.state.players.map((one) => one.cash)).toEqual([125, 135, 130]);
    expect(asked(end)).toEqual([P3]);
  });

  it("18CZ-4.2: after the rises of sold-out corporations", () => {
    const mw = railway("MW", { director: P1, shares: { [P1]: 75, [P2]: 25 }, cash: 300, trains: ["2a"] });
    const end = round(3, mw, stock(P3, { passes: 2 })).when(P3, pass);
    end.follows({ type: "markerMoved", reason: "soldOut" }, { type: "seatsOrdered" }, { type: "operatingSetStarted" });
  });

  it("18CZ-4.2: whoever buys or sells, the next in this order follows", () => {
    const bcb = railway("BCB", { director: P1, shares: { [P1]: 75 } });
    const start = round(3, bcb, seated(P3, P1, P2), stock(P3));
    expect(asked(start.when(P3, pass))).toEqual([P1]);
    const sold = start.when(P3, pass).when(P1, sell("BCB", 1)).when(P1, done);
    expect(asked(sold)).toEqual([P2]);
    expect(asked(sold.when(P2, par("EKJ", 50)))).toEqual([P3]);
  });

  const endOfRound = (options: Record<string, string>) =>
    given(game18cz(3, options), ...later, owns(P2, "L1"), stock(P3, { passes: 2 })).when(P3, pass);

  it("18CZ-0.6 V2: leastThenMost: most cash at the end of the stock round begins", () => {
    endOfRound({}).follows({ type: "stockRoundStarted", number: 3, seat: P3 });
  });

  it("18CZ-0.6 V2: alwaysLeast: least cash right before the next stock round begins, income of the operating rounds counted", () => {
    const next = endOfRound({ stockOrder: "alwaysLeast" });
    next.follows(
      { type: "moneyPaid", to: "seat:1", amount: 20 },
      { type: "seatsOrdered", order: [P1, P3, P2] },
      { type: "stockRoundStarted", number: 3, seat: P1 },
    );
    expect(next.state.order).toEqual([P1, P3, P2]);
    expect(next.events.filter((event) => event.type === "seatsOrdered")).toHaveLength(1);
  });
});

describe("the turn", () => {
  const sellers = [
    railway("BCB", { director: P1, shares: { [P1]: 75 } }),
    railway("MW", { director: P2, shares: { [P2]: 50, [P1]: 25 } }),
    railway("VBW", { director: P3, shares: { [P3]: 50 } }),
  ];

  it("18CZ-4.3: any number of sales, then one purchase, which ends the turn", () => {
    const sold = turn(...sellers)
      .when(P1, sell("BCB", 1))
      .when(P1, sell("MW", 1));
    expect(asked(sold)).toEqual([P1]);
    const bought = sold.when(P1, buy("VBW")).follows({ type: "sharesBought" }, { type: "stockTurn", seat: P2 });
    bought.when(P1, sell("VBW", 1)).refused("NOT_YOUR_TURN", "C-20.3");
    bought.when(P1, buy("EKJ")).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("18CZ-4.3: a start is the turn's purchase too", () => {
    turn(...sellers)
      .when(P1, par("EKJ", 50))
      .follows({ type: "parSet" }, { type: "stockTurn", seat: P2 });
  });

  it("18CZ-4.3: selling without buying is an action, doing neither a pass", () => {
    const start = round(3, ...sellers, stock(P1, { passes: 2 }));
    start.when(P1, done).refused("NOT_NOW", "C-13.5");
    const sold = start.when(P1, sell("BCB", 1)).follows({ type: "passesCleared" });
    sold.when(P1, pass).refused("NOT_NOW", "C-13.5");
    const next = sold.when(P1, done).without("passed");
    expect(next.state.round).toMatchObject({ kind: "stock", turn: P2, passes: 0 });
    start.when(P1, pass).follows({ type: "passed", seat: P1 }, { type: "operatingSetStarted" });
  });
});

describe("buying", () => {
  const bcb = railway("BCB", { director: P2, price: 63, shares: { [P2]: 50 } });

  it("18CZ-4.4: one certificate of the bank at the present price", () => {
    const bought = turn(bcb).when(P1, buy("BCB"));
    bought.follows({ type: "moneyPaid", from: "seat:0", to: "bank", amount: 63, reason: "share" });
    expect(percent(bought, "BCB", "seat:0")).toBe(25);
  });

  it("18CZ-4.4, 18CZ-9.1: nothing is bought from players, neither certificates nor local railways", () => {
    const start = turn(railway("BCB", { director: P2, shares: { [P2]: 75, [P3]: 25 } }), owns(P2, "S1"));
    start.when(P1, buy("BCB", "offering")).refused("SHARE_NOT_AVAILABLE", "18CZ-4.4");
    start.when(P1, buy("BCB", "pool")).refused("SHARE_NOT_AVAILABLE", "18CZ-4.4");
    start.when(P1, buyFromPlayer("S1", 30)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
  });

  it("18CZ-4.4: what has not been started cannot be bought: the director's certificate comes by a start only", () => {
    turn().when(P1, buy("BCB")).refused("PRESIDENT_FIRST", "18CZ-4.4");
    turn().when(P1, buy("XX")).refused("SHARE_NOT_AVAILABLE", "18CZ-4.4");
    turn(bcb).when(P1, par("BCB", 50)).refused("SHARE_NOT_AVAILABLE", "18CZ-4.5");
  });

  it("18CZ-4.4: with 62 K a certificate of 63 cannot be paid, with 63 it can", () => {
    const poor = turn(bcb, cash(P1, 62));
    poor.when(P1, buy("BCB")).refused("MONEY_SHORT", "18CZ-4.4");
    expect(poor.options("buyShare")).toEqual([]);
    expect(turn(bcb, cash(P1, 63)).when(P1, buy("BCB")).state.players[P1]?.cash).toBe(0);
  });

  it("18CZ-4.4: not what one has sold in this stock round; in the next it is free again", () => {
    const start = turn(railway("BCB", { director: P2, shares: { [P2]: 50, [P1]: 25 } }));
    const sold = start.when(P1, sell("BCB", 1));
    sold.when(P1, buy("BCB")).refused("BUY_AFTER_SALE", "18CZ-4.4");
    const around = all(sold.when(P1, done), P2, P3);
    around.when(P1, buy("BCB", "pool")).refused("BUY_AFTER_SALE", "18CZ-4.4");
    around.when(P1, par("EKJ", 50)).follows({ type: "parSet", corporation: "EKJ" });
    const next = round(3, railway("BCB", { director: P2 }), stock(P1, { number: 3, sold: {} }));
    next.when(P1, buy("BCB")).follows({ type: "sharesBought" });
  });

  it("18CZ-4.4: what others sold may be bought", () => {
    const start = round(3, railway("BCB", { director: P2, shares: { [P2]: 50, [P3]: 25 } }), stock(P3));
    const sold = start.when(P3, sell("BCB", 1)).when(P3, done);
    sold.when(P1, buy("BCB", "pool")).follows({ type: "sharesBought", price: 45 });
  });

  it.each([
    ["BCB", "a", 50, 75],
    ["BTE", "b", 40, 60],
    ["SX", "d", 50, 60],
  ])(
    "18CZ-4.4, 18CZ-4.10: of %s in phase %s one who holds %i %% may buy up to %i %%, and no more",
    (symbol, phase, held, limit) => {
      const full = turn(phase18cz(phase), railway(symbol, { director: P1, shares: { [P1]: limit } }));
      full.when(P1, buy(symbol)).refused("HOLDING_LIMIT", "18CZ-4.10");
      const below = turn(phase18cz(phase), railway(symbol, { director: P1, shares: { [P1]: held } }));
      expect(percent(below.when(P1, buy(symbol)), symbol, "seat:0")).toBe(limit);
    },
  );

  const certificates = (...more: Change[]) =>
    given(
      game18cz(5),
      phase18cz("d"),
      railway("SX", { director: P1, shares: { [P1]: 60 } }),
      railway("BTE", { director: P1, shares: { [P1]: 60 } }),
      railway("MW", { director: P2, shares: { [P2]: 50, [P1]: 25 } }),
      ...more,
      stock(P1),
    );

  it("18CZ-4.4, 18CZ-4.9: below the certificate limit of 10 one may buy, at it no longer", () => {
    const nine = certificates(owns(P1, "S1"));
    expect(inHand(nine, P1)).toBe(9);
    expect(inHand(nine.when(P1, buy("MW")), P1)).toBe(10);
    const ten = certificates(owns(P1, "S1"), owns(P1, "S2"));
    ten.when(P1, buy("MW")).refused("CERT_LIMIT", "18CZ-4.9");
    ten.when(P1, par("EKJ", 50)).refused("CERT_LIMIT", "18CZ-4.9");
    expect([...ten.options("buyShare"), ...ten.options("par")]).toEqual([]);
  });

  it("18CZ-4.9: a director's certificate counts one, a local railway of a player one, one of a corporation none", () => {
    const at = certificates(owns(P1, "S1"), owns(P1, "L6"), owns("MW", "S2"), owns(P2, "S3"));
    expect(inHand(at, P1)).toBe(5 + 2 + 1 + 2);
    expect(inHand(at, P2)).toBe(1 + 1);
  });

  it("18CZ-4.4, 18CZ-16.7: in debt nothing is bought or started", () => {
    const start = turn(bcb, owes(P1, 10));
    start.when(P1, buy("BCB")).refused("IN_DEBT", "18CZ-16.7");
    start.when(P1, par("EKJ", 50)).refused("IN_DEBT", "18CZ-16.7");
  });
});

describe("starting", () => {
  it.each([
    ["BCB", "a", [50, 55, 60, 65, 70]],
    ["BTE", "b", [60, 70, 80, 90, 100]],
    ["SX", "d", [90, 100, 110, 120]],
  ])("18CZ-4.5: %s may be started in phase %s at %j, and nowhere else", (symbol, phase, boxes) => {
    const start = turn(phase18cz(phase));
    expect(start.options("par").find((one) => one.corporation === symbol)?.prices).toEqual(boxes);
    for (const price of boxes) start.when(P1, par(symbol, price)).follows({ type: "parSet", price });
    const others = [40, 45, 53, 75, 85, 105, 126, ...[50, 60, 80, 90, 120].filter((one) => !boxes.includes(one))];
    for (const price of others) start.when(P1, par(symbol, price)).refused("PAR_PRICE", "18CZ-4.5");
  });

  it.each([
    ["BCB", "a", 60, 50, [0, 6]],
    ["BTE", "b", 100, 40, [0, 16]],
    ["SX", "d", 110, 20, [0, 18]],
  ])("18CZ-4.5: for twice par, %s gets director and marker", (symbol, phase, price, certificate, cell) => {
    const started = turn(phase18cz(phase)).when(P1, par(symbol, price));
    started.follows({ type: "moneyPaid", from: "seat:0", to: "bank", amount: 2 * price, reason: "share" });
    expect(started.state.corporations[symbol]).toMatchObject({ par: price, president: P1, cell });
    expect(percent(started, symbol, "seat:0")).toBe(certificate);
  });

  it("18CZ-4.5: twice par is needed in cash", () => {
    const poor = turn(cash(P1, 119));
    poor.when(P1, par("BCB", 60)).refused("MONEY_SHORT", "18CZ-4.5");
    expect(poor.options("par")[0]?.prices).toEqual([50, 55]);
    turn(cash(P1, 120)).when(P1, par("BCB", 60)).follows({ type: "parSet" });
  });

  it.each([
    ["BTE", "a", "b"],
    ["SX", "c", "d"],
  ])("18CZ-4.5, 18CZ-15.2: %s cannot be started in phase %s, but in phase %s", (symbol, closed, open) => {
    turn(phase18cz(closed)).when(P1, par(symbol, 100)).refused("SIZE_NOT_OPEN", "18CZ-4.5");
    turn(phase18cz(open)).when(P1, par(symbol, 100)).follows({ type: "parSet" });
  });
});

describe("selling", () => {
  it("18CZ-4.6: the whole sale is paid at the price before it, then the marker falls one step, whatever the number", () => {
    const sx = railway("SX", { director: P2, price: 100, shares: { [P2]: 50, [P1]: 40 } });
    const sold = turn(phase18cz("d"), sx).when(P1, sell("SX", 4));
    sold.follows(
      { type: "moneyPaid", from: "bank", to: "seat:0", amount: 400, reason: "sale" },
      { type: "sharesSold", percent: 40, proceeds: 400, pricePerShare: 100 },
      { type: "markerMoved", fromPrice: 100, toPrice: 95, reason: "sold" },
    );
    expect(percent(sold, "SX", "pool")).toBe(40);
  });

  it("18CZ-4.6: each further sale is another step, also of the same corporation", () => {
    const sx = railway("SX", { director: P2, price: 100, shares: { [P2]: 50, [P1]: 40 } });
    const once = turn(phase18cz("d"), sx).when(P1, sell("SX", 1));
    const twice = once
      .when(P1, sell("SX", 2))
      .follows({ type: "moneyPaid", amount: 190 }, { type: "markerMoved", toPrice: 90 });
    twice.when(P1, sell("SX", 1)).follows({ type: "moneyPaid", amount: 90 }, { type: "markerMoved", toPrice: 85 });
  });

  it("18CZ-4.6: the bank takes everything", () => {
    const sx = railway("SX", { director: P2, price: 100, shares: { [P2]: 20, [P1]: 20, pool: 60 } });
    const sold = turn(phase18cz("d"), sx).when(P1, sell("SX", 2));
    expect(percent(sold, "SX", "pool")).toBe(80);
  });

  it("18CZ-4.6: not in the first stock round, from the second on", () => {
    const bcb = railway("BCB", { director: P1, shares: { [P1]: 75 } });
    const first = round(3, bcb, stock(P1, { number: 1 }));
    first.when(P1, sell("BCB", 1)).refused("NO_SALE_YET", "18CZ-4.6");
    expect(first.options("sellShares")).toEqual([]);
    round(3, bcb, stock(P1, { number: 2 }))
      .when(P1, sell("BCB", 1))
      .follows({ type: "sharesSold" });
  });

  it("18CZ-4.6: what has been started but not floated may be sold too", () => {
    const sx = railway("SX", { director: P2, price: 100, shares: { [P2]: 20, [P1]: 10 } });
    const start = turn(phase18cz("d"), sx);
    expect(start.state.corporations.SX?.floated).toBe(false);
    start.when(P1, sell("SX", 1)).follows({ type: "moneyPaid", amount: 100 }, { type: "markerMoved", toPrice: 95 });
  });

  it("18CZ-4.6: not more than one holds, nor what nobody started", () => {
    const start = turn(railway("BCB", { director: P2, shares: { [P2]: 50, [P1]: 25 } }));
    start.when(P1, sell("BCB", 2)).refused("SELL_NOT_OWNED", "C-13.3");
    start.when(P1, sell("EKJ", 1)).refused("SELL_NOT_OWNED", "C-13.3");
  });
});

describe("above the certificate limit", () => {
  /** P1 holds 10 of 10 certificates, the director's of BTE among them; P2 is about to become its director. */
  const start = round(
    5,
    phase18cz("d"),
    railway("BTE", { director: P1, shares: { [P1]: 40, [P2]: 40 } }),
    railway("SX", { director: P1, shares: { [P1]: 60 } }),
    railway("MW", { director: P1, shares: { [P1]: 75 } }),
    railway("EKJ", { director: P3, shares: { [P3]: 50 } }),
    owns(P1, "S1"),
    owns(P1, "S2"),
    cash(P1, 500),
    owes(P1, 5),
    stock(P2),
  );

  it("18CZ-4.9, 18CZ-4.8: a change of director may put one above it", () => {
    expect(inHand(start, P1)).toBe(10);
    expect(inHand(start.when(P2, buy("BTE")), P1)).toBe(11);
  });

  it("18CZ-4.9: the next turn begins with selling down, before anything else", () => {
    const above = all(start.when(P2, buy("BTE")), P3, P4, P5);
    expect(new Set(above.decision.options.map((one) => one.type))).toEqual(new Set(["sellShares"]));
    for (const move of [pass, repay, buy("EKJ"), par("VBW", 50)]) {
      above.when(P1, move).refused("MUST_SELL", "18CZ-4.9");
    }
    const within = above.when(P1, sell("BTE", 1));
    expect(inHand(within, P1)).toBe(10);
    within.when(P1, repay).follows({ type: "loanRepaid" });
    within.when(P1, done).follows({ type: "stockTurn", seat: P2 });
  });
});

describe("the draft's end", () => {
  it("18CZ-4.1: what was paid in the draft counts for the order", () => {
    const drafted = given(game18cz(3)).when(P1, pass).when(P2, draft("S1")).when(P3, draft("L1"));
    const end = all(drafted, P3, P2, P1);
    end.follows({ type: "seatsOrdered", order: [P3, P2, P1] });
  });
});
