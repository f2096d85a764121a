/** Private companies that change hands between players in the stock round (1830-3.3, C-20.6). */
import { describe, expect, it } from "vitest";
import { buyFromPlayer, no, pass, withdraw, yes } from "../../support/moves.ts";
import { type Change, cash, corporation, game1830, owns, P1, P2, P3, phase, stock } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";

describe("private companies between players", () => {
  const turn = (options: Record<string, string>, ...changes: Change[]) =>
    given(game1830(3, options), owns(P2, "DH"), owns(P2, "BO"), ...changes, stock(P1));

  it("1830-3.3, C-20.6: the purchase waits for the owner's consent; then it is the turn's purchase", () => {
    const offer = turn({}).when(P1, buyFromPlayer("DH", 90)).follows({ type: "offerMade", from: P1, to: P2 });
    offer.when(P1, pass).refused("NOT_NOW", "C-20.6");
    offer.when(P3, yes).refused("NOT_NOW", "C-20.6");
    const deal = offer.when(P2, yes);
    deal.follows(
      { type: "moneyPaid", from: "seat:0", to: "seat:1", amount: 90 },
      { type: "companyMoved", to: "seat:0" },
    );
    expect(deal.state.priority).toBe(P2);
    expect(deal.decision.deciders).toEqual([P2]);
  });

  it("C-20.6: after a no or a withdrawal nothing has happened and the turn goes on", () => {
    const offer = turn({}).when(P1, buyFromPlayer("DH", 90));
    expect(offer.when(P2, no).state).toEqual(turn({}).state);
    expect(offer.when(P1, withdraw).state).toEqual(turn({}).state);
    offer.when(P2, withdraw).refused("NOT_NOW", "C-20.6");
  });

  it("C-20.6: with consent implied the deal is made at once", () => {
    turn({ consent: "implied" }).when(P1, buyFromPlayer("DH", 1)).follows({ type: "companyMoved", price: 1 });
  });

  it("1830-3.3: the price is from 1 to the buyer's cash, and BO is not for sale", () => {
    turn({}).when(P1, buyFromPlayer("DH", 0)).refused("COMPANY_PRICE", "1830-3.3");
    turn({}, cash(P1, 50)).when(P1, buyFromPlayer("DH", 51)).refused("MONEY_SHORT", "1830-3.3");
    turn({}).when(P1, buyFromPlayer("BO", 300)).refused("COMPANY_NOT_FOR_SALE", "1830-3.3");
  });

  it("1830-3.3: not in stock round 1, not from phase 5 on, and not with player_private_trade = off", () => {
    const first = given(game1830(3), owns(P2, "DH"), stock(P1, { number: 1 }));
    first.when(P1, buyFromPlayer("DH", 90)).refused("COMPANY_NOT_FOR_SALE", "1830-3.3");
    const late = given(game1830(3), owns(P2, "DH"), phase("5"), stock(P1));
    late.when(P1, buyFromPlayer("DH", 90)).refused("COMPANY_NOT_FOR_SALE", "1830-3.3");
    turn({ player_private_trade: "off" }).when(P1, buyFromPlayer("DH", 9)).refused("COMPANY_NOT_FOR_SALE", "1830-3.3");
  });

  it("1830-3.3, 1830-16 V10: a second purchase in the turn is refused, and the certificate limit applies", () => {
    const prr = corporation("PRR", { president: P2, shares: { [P2]: 20, [P1]: 10 } });
    const bought = turn({ consent: "implied" }, owns(P2, "SV"), prr).when(P1, buyFromPlayer("DH", 5));
    bought.when(P1, buyFromPlayer("SV", 5)).refused("BUY_ONE_PER_TURN", "C-13.2a");
    const full = given(
      game1830(4),
      ...["PRR", "NYC", "CPR"].map((symbol) => corporation(symbol, { president: P1, shares: { [P1]: 60 } })),
      owns(P1, "SV"),
      owns(P2, "DH"),
      stock(P1),
    );
    full.when(P1, buyFromPlayer("DH", 90)).refused("CERT_LIMIT", "1830-4.4");
  });
});
