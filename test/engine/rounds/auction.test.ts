/** 1830-2: the auction of the private companies. */
import { describe, expect, it } from "vitest";
import { decision, type Move } from "../../../engine/index.ts";
import { given1830 } from "../../support/given.ts";

const bid = (company: string, amount: number): Move => ({ type: "bid", company, amount });
const buy = (company: string): Move => ({ type: "buyPrivate", company });
const pass: Move = { type: "pass" };

describe("1830-2 private auction", () => {
  it("1830-2.3: the cheapest is bought at its price, others are bid on by at least 5 above face or highest bid", () => {
    const start = given1830(4);
    expect(start.refusal(bid("SV", 25))).toBe("BID_ON_CHEAPEST 1830-2.3b");
    expect(start.refusal(bid("CS", 44))).toBe("BID_TOO_LOW 1830-2.3b");
    expect(start.refusal(bid("CS", 601))).toBe("BID_TOO_HIGH 1830-2.3b");
    expect(start.refusal(buy("CS"))).toBe("NOT_NOW 1830-2.3a");
    expect(start.refusal(bid("CS", 45))).toBe("accepted");
  });

  it("1830-2.5, 2.6 (worked example 1): bids are settled when their company becomes the cheapest, the lowest bidder first", () => {
    const contest = given1830(4).after(bid("CS", 45), bid("CS", 50), bid("CS", 55), bid("DH", 75)).by(0, buy("SV"));
    expect(decision(contest.state)).toMatchObject({ step: "contest", deciders: [0] });
    expect(contest.refusal(bid("CS", 58))).toBe("BID_TOO_LOW 1830-2.6");
    const settled = contest.after(bid("CS", 60), pass, pass);
    expect(settled.state.companies["CS"]?.owner).toBe("seat:0");
    expect(settled.state.companies["DH"]?.owner).toBe("seat:3");
    expect(settled.state.players.map((one) => one.cash)).toEqual([520, 600, 600, 525]);
    expect(settled.asked).toBe(1);
    expect(settled.state.priority).toBe(1);
  });

  it("1830-2.8 (worked example 2): if nobody ever buys, the price of SV falls to 0 and the next player gets it for nothing", () => {
    const given = given1830(3, { stops: "all" }).after(...Array.from({ length: 12 }, () => pass));
    expect(given.state.companies["SV"]).toMatchObject({ owner: "seat:0", price: 0 });
    expect(given.state.priority).toBe(1);
    expect(given.asked).toBe(1);
    expect(given.cash(0)).toBe(800);
  });

  it("1830-2.7b: once SV is sold a round of passes pays every company's revenue", () => {
    const given = given1830(3).after(buy("SV"), pass, pass, pass);
    expect(given.cash(0)).toBe(800 - 20 + 5);
  });

  it("1830-3.7, 3.8: CA brings a PRR share, BO the B&O with a par that must be set before anything else", () => {
    const given = given1830(2).after(buy("SV"), buy("CS"), buy("DH"), buy("MH"), buy("CA"));
    expect(given.state.corporations["PRR"]?.certificates.filter((one) => one.holder === "seat:0").length).toBe(1);
    const par = given.after(buy("BO"));
    expect(decision(par.state)).toMatchObject({ step: "grantedPar", deciders: [1] });
    expect(par.refusal(pass)).toBe("NOT_NOW C-20.3");
    expect(par.refusal({ type: "par", corporation: "B&O", price: 70 })).toBe("PAR_PRICE 1830-3.8");
    const started = par.after({ type: "par", corporation: "B&O", price: 100 });
    expect(started.state.corporations["B&O"]).toMatchObject({ president: 1, par: 100, cell: [0, 6] });
    expect(started.state.round).toMatchObject({ kind: "stock", number: 1, turn: 0 });
  });

  it("C-20.4: who can afford nothing passes by himself, unless the table wants to stop there", () => {
    const poor = (stops: string) =>
      given1830(2, { stops }).after(bid("BO", 1200), { type: "buyPrivate", company: "SV" });
    expect(poor("lean").asked).toBe(1);
    expect(poor("all").asked).toBe(0);
  });
});
