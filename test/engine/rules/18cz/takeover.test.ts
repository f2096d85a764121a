/** Take-overs: who, for how much, with whose consent, and what becomes of the target: 18CZ-13.1 to 13.5, 13.9, 13.10, V5. */
import { describe, expect, it } from "vitest";
import { countedCertificates, netWorth, type OperatingTurn, titleOf } from "../../../../engine/index.ts";
import { buy, done, lay, no, par, pass, sell, withdraw, yes } from "../../../support/moves.ts";
import { takeOver } from "../../../support/moves18cz.ts";
import { type Change, game18cz, operating, owns, P1, P2, P3, stock, tile } from "../../../support/positions.ts";
import { localPrice, phase18cz, powerUsed, priced, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;

/** The corporation of P1 may take over others. */
const buyer = (symbol: string, money: number, changes: Change[], options: Options = {}): Scene =>
  given(
    game18cz(3, options),
    localPrice(55),
    railway(symbol, { director: P1, cash: money, price: 100 }),
    ...changes,
    phase18cz("d"),
    operating(symbol, "takeover"),
  );
const moneyOf = ({ state }: Scene, who: number | string) =>
  (typeof who === "number" ? state.players[who] : state.corporations[who])?.cash;
const stepOf = ({ decision }: Scene) => decision.step;
const targets = (scene: Scene) => scene.options("takeOver").map((one) => one.corporation);

describe("who", () => {
  const all = [
    railway("NWB", { director: P1 }),
    railway("BCB", { director: P2 }),
    railway("OFE", { director: P1 }),
    railway("Ug", { director: P3 }),
    railway("KFN", { director: P2, shares: { [P2]: 40 } }),
  ];

  it.each([
    ["medium", "BN", ["OFE", "BCB"], ["NWB", "Ug", "KFN", "BN", "MW", "XYZ"]],
    ["large", "SX", ["NWB", "OFE", "BCB"], ["Ug", "KFN", "SX", "MW", "XYZ"]],
  ])("18CZ-13.1: a %s corporation, %s, may take over %j, but not %j", (_, symbol, allowed, others) => {
    const start = buyer(symbol, 1000, all);
    for (const one of allowed) expect(start.when(P1, takeOver(one, 50)).state).not.toEqual(start.state);
    for (const one of others) start.when(P1, takeOver(one, 60)).refused("TAKEOVER_TARGET", "18CZ-13.1");
    expect(targets(start)).toEqual(allowed);
  });

  it("18CZ-13.1: small ones take over nobody and are not asked", () => {
    const start = buyer("BCB", 1000, [railway("OFE", { director: P1 })]);
    start.when(P1, takeOver("OFE", 50)).refused("TAKEOVER_TARGET", "18CZ-13.1");
    const asked = given(start.state, operating("BCB", "dividend", { revenue: 50 }));
    expect(stepOf(asked.when(P1, { type: "dividend", kind: "pay" }))).toBe("trains");
  });

  it("18CZ-13.1: whoever directs it, whether it has operated or not", () => {
    buyer("BN", 500, [railway("OFE", { director: P1, operated: false })])
      .when(P1, takeOver("OFE", 50))
      .follows({ type: "takenOver", corporation: "OFE", by: "BN" });
    buyer("BN", 500, [railway("OFE", { director: P2, operated: false })])
      .when(P1, takeOver("OFE", 50))
      .when(P2, yes)
      .follows({ type: "takenOver", corporation: "OFE", by: "BN" });
    const acted = buyer("BN", 500, [railway("OFE", { director: P1, price: 120 })]).state;
    given(acted, operating("BN", "takeover", {}, { acted: ["OFE"] }))
      .when(P1, takeOver("OFE", 60))
      .follows({ type: "takenOver", corporation: "OFE" });
  });

  it.each(["track", "token", "routes", "dividend", "trains", "companies"] as const)(
    "18CZ-13.1: only after paying and before buying trains, not in the step %s",
    (step) => {
      const start = buyer("BN", 500, [railway("OFE", { director: P1 })]).state;
      const revenue: Partial<OperatingTurn> = { revenue: step === "dividend" ? 50 : 0 };
      given(start, operating("BN", step, revenue))
        .when(P1, takeOver("OFE", 50))
        .refused("NOT_NOW", "C-20.3");
    },
  );

  it("18CZ-13.1: any number, one after the other, or none", () => {
    const start = buyer("BN", 800, [
      railway("OFE", { director: P1 }),
      railway("BCB", { director: P1 }),
      railway("MW", { director: P1 }),
    ]);
    const two = start.when(P1, takeOver("OFE", 50)).when(P1, takeOver("BCB", 50));
    expect([stepOf(two), targets(two)]).toEqual(["takeover", ["MW"]]);
    two.when(P1, pass).follows({ type: "declined", step: "takeover" }, { type: "stepReached", step: "trains" });
    start.when(P1, pass).follows({ type: "declined", step: "takeover" }, { type: "stepReached", step: "trains" });
    const three = two.when(P1, takeOver("MW", 50));
    expect(stepOf(three)).toBe("trains");
  });

  it("18CZ-13.10: corporations of the neutral player are not taken over", () => {
    const game = game18cz(2);
    const neutral = Object.values(game.corporations).find((one) => one.floated)?.symbol ?? "";
    const free = ["EKJ", "BCB", "VBW"].find((symbol) => symbol !== neutral) ?? "";
    const start = given(
      game,
      localPrice(55),
      railway("BTE", { director: P1, cash: 500 }),
      railway(free, { director: P1 }),
      phase18cz("b"),
      operating("BTE", "takeover"),
    );
    start.when(P1, takeOver(neutral, 50)).refused("TAKEOVER_TARGET", "18CZ-13.1");
    expect(targets(start)).toEqual([free]);
  });
});

describe("price", () => {
  const target = (price: number) => buyer("BN", 1000, [railway("OFE", { director: P1, par: 50, price })]);

  it.each([
    [65, 33, 97],
    [75, 38, 112],
    [68, 34, 102],
    [40, 20, 60],
    [45, 23, 67],
    [100, 50, 150],
  ])("18CZ-13.2: at a price of %i, between %i and %i for a unit", (price, min, max) => {
    const start = target(price);
    expect(start.options("takeOver")).toMatchObject([{ corporation: "OFE", min, max, shares: 2, consent: false }]);
    start.when(P1, takeOver("OFE", min - 1)).refused("TAKEOVER_PRICE", "18CZ-13.2");
    start.when(P1, takeOver("OFE", max + 1)).refused("TAKEOVER_PRICE", "18CZ-13.2");
    start.when(P1, takeOver("OFE", min)).follows({ type: "takenOver", price: min });
    start.when(P1, takeOver("OFE", max)).follows({ type: "takenOver", price: max });
  });

  it("18CZ-13.2: it goes by the present price, not by the box where it began", () => {
    target(65).when(P1, takeOver("OFE", 98)).refused("TAKEOVER_PRICE", "18CZ-13.2");
  });
});

describe("payment", () => {
  /** OFE at 65, its four units held so. */
  const target = (money: number, shares: Record<string, number>, treasury = 0) =>
    buyer("BN", money, [railway("OFE", { director: P1, par: 50, price: 65, shares, cash: treasury })]);
  const whole = { [P1]: 50, [P2]: 25, [P3]: 25 };

  it("18CZ-13.4: to every player who holds units of it, for each", () => {
    const paid = target(400, whole).when(P1, takeOver("OFE", 97));
    for (const [to, amount] of [
      ["seat:0", 194],
      ["seat:1", 97],
      ["seat:2", 97],
    ])
      paid.follows({ type: "moneyPaid", from: "corporation:BN", to, amount, reason: "takeover" });
    expect([moneyOf(paid, "BN"), moneyOf(paid, P1), moneyOf(paid, P2), moneyOf(paid, P3)]).toEqual([12, 574, 477, 477]);
  });

  it("18CZ-13.4: nothing for units in the bank, whether sold back or never sold", () => {
    const half = target(194, { [P1]: 50 }).when(P1, takeOver("OFE", 97));
    expect(moneyOf(half, "BN")).toBe(0);
    const sold = target(194, { [P1]: 50, pool: 25 }).when(P1, takeOver("OFE", 97));
    expect(moneyOf(sold, "BN")).toBe(0);
  });

  it("18CZ-13.4: 388 K needed, 340 K in the treasury: the treasury must cover it alone", () => {
    const poor = target(340, whole, 1000);
    expect(poor.options("takeOver")).toMatchObject([{ min: 33, max: 85, shares: 4 }]);
    poor.when(P1, takeOver("OFE", 97)).refused("MONEY_SHORT", "18CZ-13.4");
    target(388, whole).when(P1, takeOver("OFE", 97)).follows({ type: "takenOver" });
    target(387, whole).when(P1, takeOver("OFE", 97)).refused("MONEY_SHORT", "18CZ-13.4");
    poor.when(P1, takeOver("OFE", 85)).follows({ type: "takenOver" });
    poor.when(P1, takeOver("OFE", 86)).refused("MONEY_SHORT", "18CZ-13.4");
  });

  it("18CZ-13.4, 18CZ-20: one that cannot be paid is no choice, but the step is asked for", () => {
    const poor = target(131, whole, 1000);
    expect([stepOf(poor), targets(poor)]).toEqual(["takeover", []]);
    poor.when(P1, takeOver("OFE", 33)).refused("MONEY_SHORT", "18CZ-13.4");
  });

  it("18CZ-13.4, 18CZ-13.5: first it pays, then it receives the whole treasury", () => {
    const paid = target(388, whole, 210).when(P1, takeOver("OFE", 97));
    paid.follows(
      { type: "moneyPaid", from: "corporation:BN", to: "seat:2", amount: 97 },
      { type: "moneyPaid", from: "corporation:OFE", to: "corporation:BN", amount: 210, reason: "takeover" },
    );
    expect([moneyOf(paid, "BN"), moneyOf(paid, "OFE")]).toEqual([210, 0]);
  });

  it("18CZ-13.5: with the first one's treasury it can pay for a second", () => {
    const start = buyer("BN", 100, [
      railway("OFE", { director: P1, cash: 300 }),
      railway("BCB", { director: P1, cash: 20 }),
    ]);
    const two = start.when(P1, takeOver("OFE", 50)).when(P1, takeOver("BCB", 75));
    expect(moneyOf(two, "BN")).toBe(100 - 100 + 300 - 150 + 20);
  });
});

describe("consent", () => {
  const foreign = (options: Options = {}) =>
    buyer(
      "BN",
      500,
      [railway("OFE", { director: P2, cash: 80, trains: ["2a"], shares: { [P2]: 50, [P1]: 25 } })],
      options,
    );

  it("18CZ-13.3: another director is asked, other holders are not; meanwhile all waits", () => {
    const start = foreign();
    expect(start.options("takeOver")).toMatchObject([{ owner: P2, consent: true, shares: 3 }]);
    const offer = start.when(P1, takeOver("OFE", 60)).follows({ type: "offerMade", from: P1, to: P2 });
    offer.without("moneyPaid", "takenOver");
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P2] });
    offer.when(P1, pass).refused("NOT_NOW", "C-20.6");
    offer.when(P1, takeOver("OFE", 70)).refused("NOT_NOW", "C-20.6");
    offer.when(P3, yes).refused("NOT_NOW", "C-20.6");
  });

  it("18CZ-13.3: a decline or a withdrawal changes nothing; the buyer may propose again or go on", () => {
    const start = foreign();
    const offer = start.when(P1, takeOver("OFE", 60));
    expect(offer.when(P2, no).state).toEqual(start.state);
    expect(offer.when(P1, withdraw).state).toEqual(start.state);
    const again = offer.when(P2, no).when(P1, takeOver("OFE", 75)).follows({ type: "offerMade" });
    again.when(P2, yes).follows({ type: "takenOver", price: 75 });
    offer.when(P2, no).when(P1, pass).follows({ type: "declined", step: "takeover" });
  });

  it("18CZ-13.3: on a yes it is carried out, and the buyer's turn goes on", () => {
    const deal = foreign().when(P1, takeOver("OFE", 60)).when(P2, yes);
    deal.follows(
      { type: "offerClosed", accepted: true },
      { type: "moneyPaid", to: "seat:0", amount: 60 },
      { type: "moneyPaid", to: "seat:1", amount: 120 },
      { type: "takenOver", corporation: "OFE", by: "BN", price: 60 },
    );
    expect(moneyOf(deal, "BN")).toBe(500 - 180 + 80);
    expect(deal.decision).toMatchObject({ step: "acquired", deciders: [P1] });
  });

  it("18CZ-13.3: what is not allowed is refused before anybody is asked", () => {
    foreign().when(P1, takeOver("OFE", 76)).refused("TAKEOVER_PRICE", "18CZ-13.2");
  });

  it("18CZ-13.3: the same director needs no question", () => {
    const own = buyer("BN", 500, [railway("OFE", { director: P1, shares: { [P1]: 50, [P2]: 25 } })]);
    own.when(P1, takeOver("OFE", 60)).follows({ type: "takenOver" }).without("offerMade");
  });

  it("18CZ-13.3, 18CZ-0.6 V5: with implied consent it takes effect at once", () => {
    const start = foreign({ consent: "implied" });
    expect(start.options("takeOver")).toMatchObject([{ consent: false }]);
    start.when(P1, takeOver("OFE", 60)).follows({ type: "takenOver" }).without("offerMade");
  });
});

describe("local railways", () => {
  it("18CZ-13.5, 18CZ-9.4: the buyer receives all of them, of whatever size; used powers stay used", () => {
    const start = buyer("BN", 500, [
      railway("OFE", { director: P1 }),
      ...["S1", "S2", "L1"].map((local) => owns("OFE", local)),
      owns("BCB", "S3"),
      powerUsed("S1"),
      tile("E12", "8889", 1),
      tile("E14", "1", 1),
    ]);
    const deal = start.when(P1, takeOver("OFE", 50));
    expect(deal.state.companies).toMatchObject({
      S1: { owner: "corporation:BN", used: true },
      S2: { owner: "corporation:BN", used: false },
      L1: { owner: "corporation:BN", used: false },
      S3: { owner: "corporation:BCB" },
    });
    deal.when(P1, lay("E14", "888p", 0, "S1")).refused("POWER_NOT_AVAILABLE", "18CZ-9.4");
    deal.when(P1, lay("E14", "888p", 0, "S2")).follows({ type: "tileLaid", tile: "888p", company: "S2" });
  });
});

describe("the target", () => {
  const deal = buyer("BN", 500, [
    railway("OFE", { director: P2, par: 60, price: 120, shares: { [P2]: 50, [P1]: 25 }, operated: false }),
    railway("BCB", { director: P3 }),
  ])
    .when(P1, takeOver("OFE", 60))
    .when(P2, yes);

  it("18CZ-13.9: is gone: marker off the chart, certificates out of the game, reservation cleared", () => {
    expect(deal.state.corporations.OFE).toMatchObject({
      closed: true,
      president: null,
      cell: null,
      cash: 0,
      trains: [],
      stations: [],
      tokens: [],
    });
    expect(Object.values(deal.stacks).flat()).toEqual(expect.not.arrayContaining(["OFE"]));
    expect(deal.state.board.homes).not.toHaveProperty("OFE");
    const held = deal.state.corporations.OFE?.certificates.filter((one) => one.holder.startsWith("seat:"));
    expect(held).toEqual([]);
  });

  it("18CZ-13.10: the players' certificates become fewer, the limits stay, the buyer's marker does not move", () => {
    const before = buyer("BN", 500, [railway("OFE", { director: P2, shares: { [P2]: 50, [P1]: 25 } })]);
    const after = before.when(P1, takeOver("OFE", 50)).when(P2, yes);
    const counted = ({ state }: Scene, seat: number) => countedCertificates(titleOf(state), state, seat);
    expect([counted(before, P1), counted(before, P2)]).toEqual([3, 1]);
    expect([counted(after, P1), counted(after, P2)]).toEqual([2, 0]);
    expect(after.state.corporations.BN?.cell).toEqual(before.state.corporations.BN?.cell);
    after.without("markerMoved");
  });

  it("18CZ-13.9: it does not operate any more", () => {
    const round = deal.when(P1, pass).state.round;
    expect(round).toMatchObject({ kind: "operating", order: ["OFE", "BN", "BCB"] });
    const on = given(deal.state, operating("BN", "companies")).when(P1, done);
    on.follows({ type: "corporationTurn", turn: expect.objectContaining({ corporation: "BCB" }) });
  });

  it("18CZ-13.9: it cannot be started again, bought or sold, and is worth nothing", () => {
    const market = (turn: number) => given(deal.state, stock(turn, { number: 4 }));
    market(P1).when(P1, par("OFE", 50)).refused("SHARE_NOT_AVAILABLE", "18CZ-4.5");
    market(P1).when(P1, buy("OFE")).refused("SHARE_NOT_AVAILABLE", "18CZ-4.4");
    market(P2).when(P2, sell("OFE", 1)).refused("SELL_NOT_OWNED", "C-13.3");
    expect(
      market(P1)
        .options("par")
        .map((one) => one.corporation),
    ).not.toContain("OFE");
    expect(netWorth(titleOf(deal.state), deal.state, P2)).toBe(deal.state.players[P2]?.cash);
  });

  it("18CZ-13.9: it takes no part in later rounds", () => {
    const next = given(deal.state, priced("BCB", 50), stock(P3, { passes: 2, number: 4 })).when(P3, pass);
    next.follows({ type: "operatingRoundStarted", order: ["BN", "BCB"] });
  });
});
