/** 1830-4 and C-12, C-13: the stock round. */
import { describe, expect, it } from "vitest";
import { decision, percentHeld } from "../../../engine/index.ts";
import { given1830, paid, parred, pooled, stockRound } from "../../support/given.ts";

const buy = (corporation: string, from: "offering" | "pool") => ({ type: "buyShare", corporation, from }) as const;
const sell = (corporation: string, count: number) => ({ type: "sellShares", corporation, count }) as const;

describe("sales", () => {
  const dumping = (second: number) =>
    given1830(4).and(
      stockRound(2, 1),
      ...parred(
        "PRR",
        67,
        [5, 5],
        [
          [1, 60],
          [0, second],
        ],
      ),
    );

  it("1830-4.1: nobody sells in the first stock round", () => {
    const given = given1830(4).and(
      stockRound(1, 1),
      ...parred(
        "PRR",
        67,
        [5, 5],
        [
          [1, 60],
          [0, 20],
        ],
      ),
    );
    expect(given.refusal(sell("PRR", 1))).toBe("NO_SALE_YET 1830-4.1");
  });

  it("1830-17 E1: five shares may be dumped on a player with 20 %, six fill the pool beyond its limit", () => {
    const given = dumping(20);
    expect(given.refusal(sell("PRR", 6))).toBe("SELL_POOL_FULL 1830-4.6");
    const after = given.after(sell("PRR", 5));
    const prr = after.state.corporations["PRR"];
    expect(prr).toMatchObject({ president: 0, cell: [10, 5] });
    expect(after.cash(1)).toBe(600 + 325);
    expect(prr && percentHeld(prr, "seat:1")).toBe(10);
    expect(prr && percentHeld(prr, "pool")).toBe(50);
    expect(after.refusal(buy("PRR", "pool"), 1)).not.toBe("accepted");
  });

  it("C-12.7: without a successor the president's certificate stays", () => {
    expect(dumping(10).refusal(sell("PRR", 5))).toBe("SELL_PRESIDENT_NO_SUCCESSOR C-12.7");
  });
});

describe("purchases", () => {
  it("C-12.2: the president's certificate comes first, at a par of the chart", () => {
    const given = given1830(4).and(stockRound(1, 0));
    expect(given.refusal(buy("NYC", "offering"))).toBe("PRESIDENT_FIRST C-12.2");
    expect(given.refusal({ type: "par", corporation: "NYC", price: 70 })).toBe("PAR_PRICE C-12.2");
    const after = given.after({ type: "par", corporation: "NYC", price: 67 });
    expect(after.cash(0)).toBe(600 - 134);
    expect(after.state.priority).toBe(1);
  });

  it("C-13.2b: what was sold in this round cannot be bought again in it", () => {
    const given = given1830(4).and(
      stockRound(2, 1),
      ...parred(
        "PRR",
        67,
        [5, 6],
        [
          [1, 60],
          [0, 20],
        ],
      ),
    );
    expect(given.after(sell("PRR", 1)).refusal(buy("PRR", "pool"))).toBe("BUY_AFTER_SALE C-13.2b");
  });

  it("C-12.4: at 60 % out of the offering a corporation floats and gets ten times its par", () => {
    const given = given1830(4).and(stockRound(2, 0), ...parred("ERIE", 82, [2, 6], [[1, 50]]));
    const after = given.after(buy("ERIE", "offering"));
    expect(after.state.corporations["ERIE"]).toMatchObject({ floated: true, cash: 820 });
  });

  it("1830-4.4: above 60 % only in orange and brown; yellow does not count for the certificate limit", () => {
    const at = (cell: [number, number]) =>
      given1830(4).and(stockRound(2, 1), ...parred("PRR", 67, cell, [[1, 60]]), pooled("PRR", [6]));
    expect(at([5, 6]).refusal(buy("PRR", "pool"))).toBe("HOLDING_LIMIT 1830-4.4");
    expect(at([5, 3]).refusal(buy("PRR", "pool"))).toBe("HOLDING_LIMIT 1830-4.4");
    expect(at([5, 2]).refusal(buy("PRR", "pool"))).toBe("accepted");
  });

  it.each([
    ["off", "pool", "BUY_ONE_PER_TURN C-13.2a"],
    ["on", "offering", "accepted"],
  ])(
    "1830-4.5, 14.1: several brown shares a turn from the pool; from the offering only with the option (%s)",
    (option, _, second) => {
      const brown = given1830(4, { multiple_brown_from_ipo: option })
        .and(stockRound(2, 1), ...parred("PRR", 67, [5, 0], [[1, 20]]), pooled("PRR", [5, 6]))
        .after(buy("PRR", "pool"));
      expect(brown.refusal(buy("PRR", "pool"))).toBe("accepted");
      expect(brown.refusal(buy("PRR", "offering"))).toBe(second);
    },
  );

  it("C-12.5: whoever comes to hold more becomes president, by an exchange of certificates", () => {
    const given = given1830(4).and(
      stockRound(2, 2),
      ...parred(
        "B&M",
        67,
        [5, 6],
        [
          [1, 20],
          [2, 20],
        ],
      ),
    );
    const after = given.after(buy("B&M", "offering"));
    const bm = after.state.corporations["B&M"];
    expect(bm?.president).toBe(2);
    expect(bm?.certificates.find((one) => one.president)?.holder).toBe("seat:2");
    expect(bm && [percentHeld(bm, "seat:1"), percentHeld(bm, "seat:2")]).toEqual([20, 30]);
  });
});

describe("private companies in a stock round", () => {
  const owned = (round: number) =>
    given1830(3).and(stockRound(round, 1), {
      type: "companyMoved",
      company: "MH",
      from: "bank",
      to: "seat:0",
      price: 110,
    });

  it("1830-3.6, E10: MH is exchanged out of turn for an NYC share, even before NYC has a par", () => {
    const after = owned(1).by(0, { type: "exchange", company: "MH", corporation: "NYC", from: "offering" });
    expect(after.state.companies["MH"]?.closed).toBe(true);
    expect(after.asked).toBe(1);
    const nyc = after.state.corporations["NYC"];
    expect(nyc && percentHeld(nyc, "seat:0")).toBe(10);
  });

  it("1830-3.3, C-20.6: from the second stock round on a player may offer; nothing happens before the owner's yes", () => {
    const offer = { type: "buyPrivateFrom", company: "MH", price: 130 } as const;
    expect(owned(1).refusal(offer)).toBe("COMPANY_NOT_FOR_SALE 1830-3.3");
    const asked = owned(2).after(offer);
    expect(decision(asked.state)).toMatchObject({ step: "consent", deciders: [0] });
    expect(asked.refusal({ type: "pass" }, 1)).toBe("NOT_NOW C-20.6");
    expect(asked.by(0, { type: "answer", accept: false }).state.companies["MH"]?.owner).toBe("seat:0");
    const sold = asked.by(0, { type: "answer", accept: true });
    expect(sold.state.companies["MH"]?.owner).toBe("seat:1");
    expect([sold.cash(0), sold.cash(1)]).toEqual([930, 670]);
    expect(asked.by(1, { type: "withdraw" }).state.offer).toBeNull();
  });
});

describe("limits", () => {
  it("C-12.11: a player above a limit sells first", () => {
    const given = given1830(4).and(
      stockRound(2, 1),
      ...parred("PRR", 67, [5, 6], [[1, 70]]),
      paid("bank", "seat:1", 10),
    );
    expect(given.refusal({ type: "pass" })).toBe("MUST_SELL C-12.11");
    expect(decision(given.state).options.every((option) => option.type === "sellShares")).toBe(true);
  });
});
