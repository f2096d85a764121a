/** The private companies and their powers: C-16, 1830-3. */
import { describe, expect, it } from "vitest";
import { countedCertificates, type OperatingTurn, titleById } from "../../../engine/index.ts";
import { buyCompany, buyTrain, done, exchange, lay, pass, place, sell, yes } from "../../support/moves.ts";
import {
  type Change,
  corporation,
  game1830,
  holds,
  operating,
  owns,
  P1,
  P2,
  P3,
  phase,
  station,
  stock,
  tile,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

/** The B&O of P1 in a step of its turn; NYNH, of P2, has acted. */
const turnOf = (step: OperatingTurn["step"], ...changes: Change[]): Scene =>
  given(game1830(3), phase("3"), corporation("B&O", { president: P1, cash: 1000 }), ...changes, operating("B&O", step));

describe("revenue and blocked hexes", () => {
  it("1830-3.1, C-14.1, C-16.2: every open company pays its owner at the start of an operating round", () => {
    const start = given(
      game1830(3),
      phase("3"),
      corporation("PRR", { president: P1 }),
      owns(P1, "SV"),
      owns("PRR", "DH"),
      owns(P2, "BO"),
      stock(P3, { passes: 2 }),
    ).when(P3, pass);
    start.follows(
      { type: "operatingRoundStarted" },
      { type: "moneyPaid", to: "seat:0", amount: 5, reason: "companyRevenue" },
      { type: "moneyPaid", to: "corporation:PRR", amount: 15, reason: "companyRevenue" },
      { type: "moneyPaid", to: "seat:1", amount: 30, reason: "companyRevenue" },
    );
  });

  it.each([
    ["SV", "G15"],
    ["CS", "B20"],
    ["DH", "F16"],
    ["MH", "D18"],
    ["CA", "H18"],
    ["BO", "I13"],
    ["BO", "I15"],
  ])("1830-1.3, 1830-8.6, C-16.4: while a player owns %s nobody lays on %s", (company, hex) => {
    turnOf("track", owns(P3, company))
      .when(P1, lay(hex, "9", 0))
      .refused("HEX_BLOCKED", "C-16.4");
  });

  it("C-16.4, 1830-3.2: owned by a corporation, the hex is free for all", () => {
    turnOf("track", owns("B&O", "DH"))
      .when(P1, lay("F16", "57", 0))
      .refused("TILE_NOT_CONNECTED", "C-5.2j");
  });
});

describe("sale to corporations", () => {
  const half = [
    ["SV", 10, 40],
    ["CS", 20, 80],
    ["DH", 35, 140],
    ["MH", 55, 220],
    ["CA", 80, 320],
  ] as const;

  it.each(half)("1830-3.2, 1830-1.3: %s costs a corporation %i to %i", (company, min, max) => {
    const start = turnOf("track", owns(P1, company));
    start.when(P1, buyCompany(company, min - 1)).refused("COMPANY_PRICE", "1830-3.2");
    start.when(P1, buyCompany(company, max + 1)).refused("COMPANY_PRICE", "1830-3.2");
    start.when(P1, buyCompany(company, max)).follows({ type: "moneyPaid", to: "seat:0", amount: max });
    expect(start.options("buyCompany")).toMatchObject([{ company, min, max, side: true }]);
  });

  it("1830-3.8: BO can never be bought, nor can a company of another corporation", () => {
    turnOf("track", owns(P1, "BO")).when(P1, buyCompany("BO", 220)).refused("COMPANY_NOT_FOR_SALE", "1830-3.2");
    const other = turnOf("track", corporation("PRR", { president: P1 }), owns("PRR", "SV"));
    other.when(P1, buyCompany("SV", 20)).refused("COMPANY_NOT_FOR_SALE", "1830-3.2");
  });

  it("1830-3.2: only in phases 3 and 4, with the treasury, by the corporation in turn", () => {
    const early = given(
      game1830(3),
      corporation("B&O", { president: P1, cash: 99 }),
      owns(P1, "SV"),
      operating("B&O", "track"),
    );
    early.when(P1, buyCompany("SV", 20)).refused("COMPANY_NOT_FOR_SALE", "1830-3.2");
    const poor = turnOf("track", corporation("PRR", { president: P1, cash: 20 }), owns(P1, "SV"), owns(P1, "CA"));
    poor.when(P2, buyCompany("SV", 20)).refused("NOT_YOUR_TURN", "C-20.3");
    const short = given(
      game1830(3),
      phase("4"),
      corporation("B&O", { president: P1, cash: 15 }),
      owns(P1, "SV"),
      operating("B&O", "track"),
    );
    short.when(P1, buyCompany("SV", 16)).refused("MONEY_SHORT", "1830-3.2");
    short.when(P1, buyCompany("SV", 15)).follows({ type: "companyMoved", to: "corporation:B&O" });
  });

  it.each(["track", "token", "trains", "companies"] as const)(
    "C-14.6: also in the step %s of the buyer's turn",
    (step) => {
      turnOf(step, owns(P1, "SV")).when(P1, buyCompany("SV", 10)).follows({ type: "companyMoved", company: "SV" });
    },
  );

  it("1830-3.2: after the train step the corporation is asked once more, and says done", () => {
    const asked = turnOf("trains", owns(P1, "SV")).when(P1, pass);
    expect(asked.decision).toMatchObject({ step: "companies", deciders: [P1] });
    asked.when(P1, done).follows({ type: "corporationActed", corporation: "B&O" });
  });

  it("C-16.5, C-20.6: another owner must agree", () => {
    const offer = turnOf("track", owns(P3, "SV")).when(P1, buyCompany("SV", 30)).follows({ type: "offerMade", to: P3 });
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P3] });
    const deal = offer.when(P3, yes).follows({ type: "moneyPaid", from: "corporation:B&O", to: "seat:2", amount: 30 });
    expect(deal.decision.step).toBe("track");
  });
});

describe("CS", () => {
  const cs = (...changes: Change[]) => turnOf("track", owns("B&O", "CS"), ...changes);

  it("1830-3.4: one of tiles 3, 4 and 58 on B20, besides the turn's lay, free and without connection", () => {
    const start = cs();
    expect(
      new Set(
        start
          .options("layTile")
          .filter((one) => one.company === "CS")
          .map((one) => one.tile),
      ),
    ).toEqual(new Set(["3", "4", "58"]));
    const laid = start.when(P1, lay("B20", "58", 0, "CS")).without("moneyPaid");
    expect(laid.decision.step).toBe("track");
    laid.when(P1, lay("B20", "58", 0, "CS")).refused("NOT_NOW", "1830-3.4");
    expect(laid.state.companies.CS).toMatchObject({ owner: "corporation:B&O", closed: false, used: true });
  });

  it("1830-3.4: not on another hex, not another tile, not against a closed side", () => {
    cs()
      .when(P1, lay("C21", "3", 0, "CS"))
      .refused("NOT_NOW", "1830-3.4");
    cs()
      .when(P1, lay("B20", "1", 0, "CS"))
      .refused("NOT_NOW", "1830-3.4");
    cs()
      .when(P1, lay("B20", "4", 0, "CS"))
      .refused("TILE_CLOSED_SIDE", "C-5.2h");
  });

  it("1830-3.4: a tile on B20 makes the ability void, a player's ownership does not give it", () => {
    cs(tile("B20", "58", 0))
      .when(P1, lay("B20", "58", 0, "CS"))
      .refused("NOT_NOW", "1830-3.4");
    turnOf("track", owns(P1, "CS"))
      .when(P1, lay("B20", "58", 0, "CS"))
      .refused("NOT_NOW", "1830-3.4");
  });

  it.each(["token", "trains"] as const)("1830-3.4: also in the step %s", (step) => {
    const start = turnOf(step, owns("B&O", "CS"));
    start.when(P1, lay("B20", "58", 0, "CS")).follows({ type: "tileLaid", counts: false });
  });
});

describe("DH", () => {
  it("1830-17 E4, 1830-3.10: CS and DH in one turn: 160 for the companies, 120 for the mountain, a free station", () => {
    const start = turnOf("track", owns(P1, "DH"), owns(P1, "CS"));
    const bought = start.when(P1, buyCompany("DH", 140)).when(P1, buyCompany("CS", 20));
    const laid = bought.when(P1, lay("B20", "58", 0, "CS")).when(P1, lay("F16", "57", 0, "DH"));
    laid.follows(
      { type: "moneyPaid", from: "corporation:B&O", amount: 120 },
      { type: "grantedTokenAsked", hex: "F16" },
    );
    laid.when(P1, place("F16", 0, "CS")).refused("NOT_NOW", "1830-3.5");
    laid.when(P1, place("F16")).refused("NOT_NOW", "1830-3.5");
    const placed = laid.when(P1, place("F16", 0, "DH")).follows({ type: "tokenPlaced", hex: "F16", price: 0 });
    expect(placed.state.corporations["B&O"]).toMatchObject({ cash: 720, tokens: [100] });
    expect(placed.decision.step).toBe("trains");
    const poor = given(
      game1830(3),
      phase("3"),
      corporation("B&O", { president: P1, cash: 100 }),
      owns("B&O", "DH"),
      operating("B&O", "track"),
    );
    poor.when(P1, lay("F16", "57", 0, "DH")).refused("MONEY_SHORT", "C-5.2l");
  });

  it("1830-3.5: it is the turn's lay, so not in another step", () => {
    turnOf("token", owns("B&O", "DH"))
      .when(P1, lay("F16", "57", 0, "DH"))
      .refused("NOT_NOW", "C-20.3");
  });

  it("1830-3.5: declining the station loses the ability, and the normal station step follows", () => {
    const laid = turnOf("track", owns("B&O", "DH")).when(P1, lay("F16", "57", 0, "DH"));
    laid.when(P1, buyCompany("DH", 70)).refused("NOT_NOW", "C-20.3");
    const declined = laid.when(P1, pass).follows({ type: "companyUsed", company: "DH", why: "declined" });
    expect(declined.state.round).toMatchObject({ turn: { stationPlaced: false } });
    expect(declined.state.companies.DH).toMatchObject({ owner: "corporation:B&O", closed: false, used: true });
  });

  it("1830-3.5: without a token left only the tile is laid", () => {
    const last = turnOf(
      "track",
      corporation("NYNH", { president: P1, cash: 500 }),
      station("NYNH", "D14"),
      owns("NYNH", "DH"),
    );
    const start = given(last.state, operating("NYNH", "track"));
    start
      .when(P1, lay("F16", "57", 0, "DH"))
      .follows({ type: "tileLaid", hex: "F16" })
      .without("grantedTokenAsked");
  });

  it("1830-3.5, 1830-16 V5: other tiles, other hexes and an occupied F16 are refused", () => {
    const start = turnOf("track", owns("B&O", "DH"));
    start.when(P1, lay("F16", "8", 0, "DH")).refused("NOT_NOW", "1830-3.5");
    start.when(P1, lay("E15", "57", 0, "DH")).refused("NOT_NOW", "1830-3.5");
    const taken = turnOf("track", owns("B&O", "DH"), tile("F16", "57", 0));
    taken.when(P1, lay("F16", "57", 1, "DH")).refused("NOT_NOW", "1830-3.5");
  });
});

describe("MH", () => {
  const nyc = (shares: Readonly<Record<string, number>>, at: readonly [number, number] = [0, 6]) =>
    corporation("NYC", { president: P2, par: 100, shares, at });

  it("1830-17 E10, 1830-16 V4: out of turn, before NYC has a par; the share is worth nothing until then", () => {
    const start = given(game1830(3), owns(P1, "MH"), stock(P2));
    const after = start.when(P1, exchange("offering"));
    after.follows({ type: "certificatesMoved", corporation: "NYC", to: "seat:0", reason: "exchanged" });
    expect(after.decision.deciders).toEqual([P2]);
    expect(after.state.corporations.NYC).toMatchObject({ par: null, floated: false });
    after.when(P2, pass).when(P3, pass).when(P1, sell("NYC", 1)).refused("SELL_NO_PRICE", "C-13.3");
  });

  it("1830-17 E11, 1830-5.2, 1830-16 V2: in another corporation's turn it may float NYC, which gets its capital but waits for the next round", () => {
    const start = turnOf("track", owns(P3, "MH"), nyc({ [P2]: 50 }));
    expect(start.options("exchange")).toMatchObject([{ seat: P3, from: ["offering"], side: true }]);
    const after = start.when(P3, exchange("offering"));
    after.follows({ type: "floated", corporation: "NYC" }, { type: "moneyPaid", to: "corporation:NYC", amount: 1000 });
    expect(after.state.round).toMatchObject({ order: ["B&O"] });
  });

  it("1830-3.6: the share comes from the offering or the pool, where one must be", () => {
    turnOf("track", owns(P3, "MH"), nyc({ [P2]: 50, pool: 10 }))
      .when(P3, exchange("pool"))
      .follows({
        type: "certificatesMoved",
        from: "pool",
      });
    turnOf("track", owns(P3, "MH"), nyc({ [P2]: 50 }))
      .when(P3, exchange("pool"))
      .refused("SHARE_NOT_AVAILABLE", "1830-3.6");
    const gone = nyc({ [P2]: 60, [P1]: 40 });
    turnOf("track", owns(P3, "MH"), gone).when(P3, exchange("offering")).refused("SHARE_NOT_AVAILABLE", "1830-3.6");
  });

  it("1830-3.6: not above 60 %, unless NYC stands in orange or brown", () => {
    turnOf("track", owns(P2, "MH"), nyc({ [P2]: 60 }))
      .when(P2, exchange("offering"))
      .refused("HOLDING_LIMIT", "1830-4.4");
    const orange = turnOf("track", owns(P2, "MH"), nyc({ [P2]: 60 }, [3, 0]));
    orange.when(P2, exchange("offering")).follows({ type: "companyClosed", company: "MH" });
  });

  it("1830-3.6, C-12.12: the certificate limit and sales of this round do not matter", () => {
    const full = given(
      game1830(3),
      ...["PRR", "CPR", "C&O"].map((symbol) => corporation(symbol, { president: P1 })),
      holds("B&M", P1, 40),
      owns(P1, "MH"),
      stock(P1, { sold: { [P1]: ["NYC"] } }),
    );
    full.when(P1, exchange("offering")).follows({ type: "companyClosed", company: "MH" });
  });

  it("1830-3.6: it can make its owner president, and D18 is free", () => {
    const after = turnOf("track", owns(P3, "MH"), nyc({ [P2]: 30, [P3]: 30 })).when(P3, exchange("offering"));
    after.follows({ type: "presidentChanged", corporation: "NYC", from: P2, to: P3 });
    after.when(P1, lay("D18", "9", 0)).refused("TILE_NOT_CONNECTED", "C-5.2j");
  });

  it("1830-3.6: not by another player, not owned by a corporation, not once closed", () => {
    turnOf("track", owns(P3, "MH")).when(P2, exchange("offering")).refused("NOT_NOW", "1830-3.6");
    turnOf("track", owns("B&O", "MH")).when(P1, exchange("offering")).refused("NOT_NOW", "1830-3.6");
    turnOf("track", owns(P3, "MH"), phase("5")).when(P3, exchange("offering")).refused("NOT_NOW", "1830-3.6");
  });

  it("1830-16 V3: with mh_exchange = between_turns not in the middle of another's turn", () => {
    const between = (step: OperatingTurn["step"], laid = false) =>
      given(
        game1830(3, { mh_exchange: "between_turns" }),
        corporation("B&O", { president: P1 }),
        owns(P3, "MH"),
        operating("B&O", step, { lays: laid ? ["lay"] : [] }),
      ).when(P3, exchange("offering"));
    between("token").refused("NOT_NOW", "1830-3.6");
    between("track", true).refused("NOT_NOW", "1830-3.6");
    between("track").follows({ type: "companyClosed" });
  });
});

describe("BO and closing", () => {
  it("1830-3.8: BO closes when the B&O buys its first train, from whomever", () => {
    const bank = turnOf("trains", owns(P2, "BO")).when(P1, buyTrain("bank", "3-1", 180));
    bank.follows({ type: "trainBought" }, { type: "companyClosed", company: "BO", owner: "seat:1" });
    const prr = corporation("PRR", { president: P1, trains: ["2"] });
    const cross = turnOf("trains", owns(P2, "BO"), prr).when(P1, buyTrain("PRR", "2-0", 1));
    cross.follows({ type: "companyClosed", company: "BO" });
  });

  it("1830-3.9: all close when the first 5-train is bought, without compensation", () => {
    const start = given(
      game1830(3),
      phase("4"),
      corporation("B&O", { president: P1, cash: 1000 }),
      ...["SV", "CS", "DH", "MH", "CA", "BO"].map((company) => owns(P3, company)),
      (draft) => void draft.depot.queue.splice(0, 3),
      operating("B&O", "trains"),
    );
    const after = start.when(P1, buyTrain("bank", "5-0", 450)).follows({ type: "phaseStarted", phase: "5" });
    expect(Object.values(after.state.companies).every((one) => one.closed && one.owner === null)).toBe(true);
    after.without("passed");
    expect(after.state.players[P3]?.cash).toBe(800);
  });

  it("C-16.6: a player's company is one certificate, a corporation's counts for nobody", () => {
    const title = titleById("1830");
    expect(countedCertificates(title, turnOf("track", owns("B&O", "SV")).state, P1)).toBe(5);
    expect(countedCertificates(title, turnOf("track", owns(P1, "SV")).state, P1)).toBe(6);
  });
});
