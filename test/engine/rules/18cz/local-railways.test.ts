/** Local railways of corporations, bought, owned and sold: 18CZ-9, V5. Their powers stand in `powers.test.ts`. */
import { describe, expect, it } from "vitest";
import { countedCertificates, type OperatingTurn, titleOf } from "../../../../engine/index.ts";
import { buyCompany, buyFromPlayer, no, pass, withdraw, yes } from "../../../support/moves.ts";
import { sellLocal } from "../../../support/moves18cz.ts";
import { type Change, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { localPrice, phase18cz, powerUsed, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Options = Record<string, string>;

/** The local price is 45; the corporation of P1 is in turn. */
const turnOf = (symbol: string, step: OperatingTurn["step"], changes: Change[], options: Options = {}): Scene =>
  given(game18cz(3, options), localPrice(45), ...changes, operating(symbol, step));
const moneyOf = ({ state }: Scene, who: number | string) =>
  (typeof who === "number" ? state.players[who] : state.corporations[who])?.cash;
const ownerOf = ({ state }: Scene, company: string) => state.companies[company]?.owner;
const stepOf = ({ decision }: Scene) => decision.step;

describe("purchase", () => {
  const bcb = railway("BCB", { director: P1, cash: 100 });
  const start = turnOf("BCB", "track", [bcb, owns(P1, "S1"), owns(P1, "S2"), phase18cz("b")]);

  it("18CZ-9.1: from phase b, for 1 to the local price, from the treasury to the player", () => {
    const before = turnOf("BCB", "track", [bcb, owns(P1, "S1")]);
    before.when(P1, buyCompany("S1", 40)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    expect(before.options("buyCompany")).toEqual([]);
    start.when(P1, buyCompany("S1", 0)).refused("COMPANY_PRICE", "18CZ-9.1");
    start.when(P1, buyCompany("S1", 46)).refused("COMPANY_PRICE", "18CZ-9.1");
    start.when(P1, buyCompany("S1", 1)).follows({ type: "companyMoved", company: "S1", price: 1 });
    const bought = start.when(P1, buyCompany("S1", 45));
    bought.follows({ type: "moneyPaid", from: "corporation:BCB", to: "seat:0", amount: 45, reason: "company" });
    expect([ownerOf(bought, "S1"), moneyOf(bought, "BCB"), moneyOf(bought, P1)]).toEqual(["corporation:BCB", 55, 425]);
    expect(start.options("buyCompany")).toMatchObject([
      { company: "S1", min: 1, max: 45, consent: false, side: true },
      { company: "S2", min: 1, max: 45, consent: false, side: true },
    ]);
  });

  it("18CZ-9.1: any number of them in a turn", () => {
    const both = start.when(P1, buyCompany("S1", 45)).when(P1, buyCompany("S2", 45));
    expect(ownerOf(both, "S2")).toBe("corporation:BCB");
  });

  it("18CZ-9.1: not for more than the treasury holds", () => {
    const poor = turnOf("BCB", "track", [railway("BCB", { director: P1, cash: 30 }), owns(P1, "S1"), phase18cz("b")]);
    poor.when(P1, buyCompany("S1", 31)).refused("MONEY_SHORT", "18CZ-9.1");
    poor.when(P1, buyCompany("S1", 30)).follows({ type: "companyMoved" });
    expect(poor.options("buyCompany")).toMatchObject([{ min: 1, max: 30 }]);
  });

  it.each([
    ["small", "BCB", ["S1"]],
    ["medium", "BN", ["S1", "M1"]],
    ["large", "SX", ["S1", "M1", "L1"]],
  ] as const)("18CZ-9.1: a %s corporation (%s) may buy %j", (_, symbol, allowed) => {
    const standing = { director: P1, cash: 100, home: { hex: "A8", rotation: 4 } };
    const one = railway(symbol, symbol === "SX" ? standing : { director: P1, cash: 100 });
    const locals = ["S1", "M1", "L1"];
    const at = turnOf(symbol, "track", [one, ...locals.map((local) => owns(P1, local)), phase18cz("d")]);
    for (const local of locals) {
      const bought = at.when(P1, buyCompany(local, 10));
      if (allowed.some((each) => each === local)) bought.follows({ type: "companyMoved", company: local });
      else bought.refused("COMPANY_SIZE", "18CZ-9.1");
    }
    expect(at.options("buyCompany").map((each) => each.company)).toEqual(allowed);
  });

  it("18CZ-9.1: not from another corporation, not from the bank, and never between players", () => {
    const other = turnOf("BCB", "track", [bcb, railway("OFE", { director: P1 }), owns("OFE", "S1"), phase18cz("b")]);
    other.when(P1, buyCompany("S1", 10)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    other.when(P1, buyCompany("S2", 10)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    expect(other.options("buyCompany")).toEqual([]);
    const players = given(game18cz(3), localPrice(45), owns(P2, "S1"), phase18cz("b"), stock(P1, { number: 3 }));
    players.when(P1, buyFromPlayer("S1", 10)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    expect(players.options("buyPrivateFrom")).toEqual([]);
  });

  it("18CZ-9.1: only by the corporation in turn", () => {
    const other = turnOf("BCB", "track", [
      bcb,
      railway("OFE", { director: P2, cash: 50 }),
      owns(P2, "S1"),
      phase18cz("b"),
    ]);
    other.when(P2, buyCompany("S1", 10)).refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("consent", () => {
  const foreign = (options: Options = {}) =>
    turnOf("BCB", "track", [railway("BCB", { director: P1, cash: 100 }), owns(P2, "S1"), phase18cz("b")], options);

  it("18CZ-9.2, 18CZ-13.3: a seller who is not the director is asked; meanwhile nothing else is possible", () => {
    const start = foreign();
    expect(start.options("buyCompany")).toMatchObject([{ company: "S1", owner: P2, consent: true }]);
    const offer = start.when(P1, buyCompany("S1", 20)).follows({ type: "offerMade", from: P1, to: P2 });
    offer.without("moneyPaid", "companyMoved");
    expect(offer.decision).toMatchObject({ step: "consent", deciders: [P2] });
    expect(offer.decision.options.map(({ type, seat, side }) => [type, seat, side])).toEqual([
      ["answer", P2, false],
      ["withdraw", P1, true],
    ]);
    offer.when(P1, pass).refused("NOT_NOW", "C-20.6");
    offer.when(P1, yes).refused("NOT_NOW", "C-20.6");
    offer.when(P2, withdraw).refused("NOT_NOW", "C-20.6");
    offer.when(P3, yes).refused("NOT_NOW", "C-20.6");
  });

  it("18CZ-9.2, 18CZ-13.3: a refusal or withdrawal changes nothing, and the buyer may offer again", () => {
    const start = foreign();
    const offer = start.when(P1, buyCompany("S1", 20));
    expect(offer.when(P2, no).state).toEqual(start.state);
    expect(offer.when(P1, withdraw).state).toEqual(start.state);
    offer.when(P2, no).when(P1, buyCompany("S1", 30)).follows({ type: "offerMade" });
    offer.when(P2, no).when(P1, pass).follows({ type: "declined", step: "track" });
  });

  it("18CZ-9.2, 18CZ-13.3: on a yes the money goes to the seller and the turn goes on where it was", () => {
    const deal = foreign().when(P1, buyCompany("S1", 20)).when(P2, yes);
    deal.follows(
      { type: "offerClosed", accepted: true },
      { type: "moneyPaid", from: "corporation:BCB", to: "seat:1", amount: 20 },
      { type: "companyMoved", company: "S1", to: "corporation:BCB" },
    );
    expect([moneyOf(deal, "BCB"), moneyOf(deal, P2), stepOf(deal)]).toEqual([80, 400, "track"]);
  });

  it("18CZ-9.2: what could not be bought is not offered either", () => {
    foreign().when(P1, buyCompany("S1", 46)).refused("COMPANY_PRICE", "18CZ-9.1");
  });

  it("18CZ-0.6 V5: with implied consent the purchase takes effect at once", () => {
    const start = foreign({ consent: "implied" });
    expect(start.options("buyCompany")).toMatchObject([{ consent: false }]);
    start.when(P1, buyCompany("S1", 20)).follows({ type: "companyMoved", company: "S1" }).without("offerMade");
  });
});

describe("in a treasury", () => {
  it("18CZ-9.3, 18CZ-9.5: it pays its income to the corporation, also after its power is used", () => {
    const round = given(
      game18cz(3),
      localPrice(45),
      railway("BCB", { director: P1 }),
      owns("BCB", "S1"),
      powerUsed("S1"),
      phase18cz("b"),
      stock(P3, { passes: 2, number: 3 }),
    );
    round.when(P3, pass).follows({ type: "moneyPaid", to: "corporation:BCB", amount: 5, reason: "companyRevenue" });
  });

  it("18CZ-9.3: it counts for nobody's certificate limit", () => {
    const held = (owner: number | string) => {
      const { state } = turnOf("BCB", "track", [railway("BCB", { director: P1 }), owns(owner, "S1"), phase18cz("b")]);
      return countedCertificates(titleOf(state), state, P1);
    };
    expect([held(P1), held("BCB")]).toEqual([2, 1]);
  });
});

describe("sale to the bank", () => {
  const owner = (...changes: Change[]) =>
    turnOf("BCB", "track", [railway("BCB", { director: P1, cash: 9 }), owns("BCB", "S1"), ...changes, phase18cz("b")]);

  it("18CZ-9.6: for exactly the local price, and it leaves the game", () => {
    const sold = owner().when(P1, sellLocal("S1"));
    sold.follows({ type: "moneyPaid", from: "bank", to: "corporation:BCB", amount: 45 }, { type: "companySold" });
    expect([moneyOf(sold, "BCB"), sold.state.companies.S1]).toMatchObject([54, { owner: null, closed: true }]);
    sold.when(P1, buyCompany("S1", 10)).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.1");
    sold.when(P1, sellLocal("S1")).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.6");
    owner().when(P1, sellLocal("S1", 44)).refused("COMPANY_PRICE", "18CZ-9.6");
    owner().when(P1, sellLocal("S1", 46)).refused("COMPANY_PRICE", "18CZ-9.6");
    owner().when(P1, sellLocal("S1", 45)).follows({ type: "companySold", price: 45 });
  });

  it("18CZ-9.5, 18CZ-9.6: used or not", () => {
    owner(powerUsed("S1")).when(P1, sellLocal("S1")).follows({ type: "companySold", price: 45 });
  });

  it("18CZ-9.6: a corporation only in its own turn, and players never", () => {
    const other = owner(railway("OFE", { director: P2 }), owns("OFE", "S2"), owns(P1, "S3"));
    other.when(P2, sellLocal("S2")).refused("NOT_YOUR_TURN", "C-20.3");
    other.when(P1, sellLocal("S2")).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.6");
    other.when(P1, sellLocal("S3")).refused("COMPANY_NOT_FOR_SALE", "18CZ-9.6");
    const players = given(game18cz(3), localPrice(45), owns(P1, "S1"), phase18cz("b"), stock(P1, { number: 3 }));
    players.when(P1, sellLocal("S1")).refused("NOT_NOW", "C-14.6");
    expect(players.options("sellCompany")).toEqual([]);
  });
});
