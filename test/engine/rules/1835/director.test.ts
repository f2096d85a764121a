/** Floating, capital, and the director's certificate: 1835-7. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { buy, done, pass } from "../../../support/moves.ts";
import { buySize, nationalise, sellPapers, swapFor } from "../../../support/moves1835.ts";
import { type Change, cash, holds, P1, P2, P3, P4, stock } from "../../../support/positions.ts";
import {
  company1835,
  exchanged,
  game1835,
  joined,
  packetSold,
  percentOf,
  priceIn,
  rights,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const roundWith = (options: Record<string, string>, ...changes: Change[]): Scene =>
  given(game1835(4, options), packetSold, ...changes, stock(P1));
const round = (...changes: Change[]): Scene => roundWith({}, ...changes);
const one = ({ state }: Scene, symbol: string) => state.corporations[symbol];
/** Sizes of a seat's certificates, the director's marked. */
const papersOf = (scene: Scene, symbol: string, holder: string) =>
  one(scene, symbol)
    ?.certificates.filter((each) => each.holder === holder)
    .map((each) => `${each.percent}${each.president ? "d" : ""}`)
    .toSorted();

/** Bavaria and Saxony sold out. */
const level2: Change[] = [
  company1835("BY", { director: P1, shares: { [P1]: 100 } }),
  company1835("SX", { director: P2, shares: { [P2]: 100 } }),
];
/** Everything of level 2 sold. */
const level3: Change[] = [
  ...level2,
  ...["BA", "WT", "HE"].map((symbol, seat) =>
    company1835(symbol, { director: seat, shares: { [seat]: 50, [seat + 1]: 50 } }),
  ),
];

describe("floating", () => {
  it.each([
    ["SX", [], 40, 440],
    ["BA", level2, 40, 420],
    ["MS", level3, 40, 480],
  ] as const)(
    "1835-7.1, 1835-7.4: %s does with the certificate that brings it to half, its capital what is sold",
    (symbol, before, sold, capital) => {
      const start = round(...before, company1835(symbol, { director: P3, shares: { [P3]: sold } }));
      expect(one(start, symbol)?.floated).toBe(false);
      const next = start.when(P1, buy(symbol));
      expect(one(next, symbol)).toMatchObject({ floated: true, cash: capital });
    },
  );

  it("1835-7.1: not before, and only once", () => {
    const start = round(company1835("SX", { director: P3, shares: { [P3]: 30 } }));
    const forty = start.when(P1, buy("SX"));
    forty.without("floated");
    forty.when(P2, buy("SX")).follows({ type: "floated", corporation: "SX" });
    const running = round(company1835("SX", { director: P3, shares: { [P3]: 50 } }));
    running.when(P1, buy("SX")).without("floated");
  });

  it("1835-7.1: Prussia does not float by sales", () => {
    const start = round(...level2, company1835("BA", { director: P3, shares: { [P3]: 20 } }), rights({ [P4]: 30 }));
    start.when(P1, buy("PR")).without("floated");
  });

  it("1835-7.2: it gets its marker under those that stand there, and its home station for nothing", () => {
    const start = round(
      ...level2,
      company1835("HE", { director: P4, at: [3, 1] }),
      company1835("BA", { director: P2 }),
      company1835("WT", { director: P3, shares: { [P3]: 40 } }),
    );
    const next = start.when(P1, buy("WT"));
    next.follows(
      { type: "floated", corporation: "WT" },
      { type: "tokenPlaced", corporation: "WT", hex: "M9", price: 0, kind: "home" },
    );
    expect(next.stacks["3,1"]).toEqual(["HE", "BA", "WT"]);
    expect(one(next, "WT")?.president).toBe(P3);
  });

  it("1835-7.2: it operates in the next operating round", () => {
    const start = given(
      game1835(),
      packetSold,
      company1835("SX", { director: P3, shares: { [P3]: 40 } }),
      stock(P1, { passes: 0 }),
    );
    const next = start.when(P1, buy("SX")).when(P2, pass).when(P3, pass).when(P4, pass).when(P1, pass);
    expect(next.state.round).toMatchObject({ kind: "operating", order: ["SX"] });
  });

  it("1835-7.3: before it floats a share costs par, and nothing of it can be sold", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 40 } }));
    expect(start.options("buyShare").find((each) => each.corporation === "SX")?.price).toBe(88);
    start.when(P1, sellPapers("SX", 10)).refused("NO_SALE_YET", "1835-6.14");
  });

  it("1835-7.4: what lies in the pool brings no capital", () => {
    const start = round(company1835("SX", { director: P3, shares: { [P3]: 20 } }), holds("SX", P2, 20), (draft) => {
      const last = draft.corporations.SX?.certificates.find((each) => each.holder === "seat:1");
      Object.assign(last ?? {}, { holder: "pool" });
    });
    const next = start.when(P1, buy("SX"));
    expect(one(next, "SX")).toMatchObject({ floated: true, cash: 352 });
  });

  it("1835-7.5, 1835-20.1: in all ten times par, and the last 20 % of Baden 168", () => {
    const start = round(
      ...level2,
      company1835("BA", { director: P3, shares: { [P3]: 70, [P4]: 10 }, cash: 420 + 252 }),
    );
    const next = start.when(P1, buy("BA"));
    next.follows({ type: "moneyPaid", to: "corporation:BA", amount: 168 });
    expect(one(next, "BA")?.cash).toBe(840);
    next.without("markerMoved");
  });

  it("1835-7.5: purchases from the pool and nationalisations never pay it", () => {
    const start = round(
      company1835("SX", { director: P1, shares: { [P1]: 60, [P2]: 10, pool: 10 }, cash: 7 }),
      cash(P1, 900),
    );
    expect(one(start.when(P1, buy("SX", "pool")), "SX")?.cash).toBe(7);
    expect(one(start.when(P1, nationalise("SX", P2, 10)), "SX")?.cash).toBe(7);
  });

  it("1835-7.5: Prussia's four shares bring it 154 each once it is open", () => {
    const start = round(
      ...level2,
      company1835("BA", { director: P3, shares: { [P3]: 20 } }),
      joined("M2"),
      company1835("PR", { director: P2, shares: { [P2]: 20 }, cash: 0 }),
    );
    expect(one(start.when(P1, buy("PR")), "PR")?.cash).toBe(154);
  });
});

describe("the director", () => {
  it("1835-7.6: is who holds the director's certificate", () => {
    const start = round(...level2);
    const next = start.when(P1, buy("BA"));
    expect(one(next, "BA")?.president).toBe(P1);
    expect(papersOf(next, "BA", "seat:0")).toEqual(["20d"]);
  });

  it("1835-7.7, 1835-7.8: a purchase is enough to become it, but only with more", () => {
    const start = round(company1835("SX", { director: P2, shares: { [P2]: 30, [P1]: 20 } }));
    const equal = start.when(P1, buy("SX"));
    expect(one(equal, "SX")?.president).toBe(P2);
    const more = equal.when(P1, done).when(P2, pass).when(P3, pass).when(P4, pass).when(P1, buy("SX"));
    expect(one(more, "SX")?.president).toBe(P1);
    expect(papersOf(more, "SX", "seat:0")).toEqual(["10", "10", "20d"]);
    expect(papersOf(more, "SX", "seat:1")).toEqual(["10", "10", "10"]);
  });

  it("1835-7.7: nobody can lose it by a nationalisation, which takes more than half", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 60, [P2]: 30 } }));
    const next = start.when(P1, nationalise("SX", P2, 10));
    expect([one(next, "SX")?.president, percentOf(next.state, "SX", "seat:0")]).toEqual([P1, 70]);
  });

  it("1835-7.8: the one with most; among several the first to the left of the old one", () => {
    const next = round(company1835("SX", { director: P1, shares: { [P1]: 40, [P4]: 30, [P3]: 30 } })).when(
      P1,
      sellPapers("SX", 10, 10),
    );
    expect(one(next, "SX")?.president).toBe(P3);
  });

  it("1835-7.9: it takes over treasury and trains with the company, and pays nothing for it", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 40, [P2]: 30 }, cash: 77, trains: ["2"] }));
    const next = start.when(P1, sellPapers("SX", 10, 10));
    expect(one(next, "SX")).toMatchObject({ president: P2, cash: 77 });
    expect(one(next, "SX")?.trains.map((train) => train.rank)).toEqual(["2"]);
    expect(next.events.filter((event) => event.type === "moneyPaid")).toHaveLength(1);
  });

  /** P2 gets more of Baden than P1, and has a certificate of 20 % and two of 10 % to give for the director's. */
  const baden = (options: Record<string, string>) =>
    roundWith(options, ...level2, company1835("BA", { director: P1, shares: { [P1]: 60, [P2]: 40 }, at: [2, 3] }));
  const lost = (options: Record<string, string>) => baden(options).when(P1, sellPapers("BA", 10, 10, 10));

  it("1835-7.9: the old director chooses between 20 % and twice 10 %", () => {
    const asked = lost({});
    expect(asked.decision).toMatchObject({ step: "swap", deciders: [P1] });
    expect(asked.options("swap").map((each) => each.percents)).toEqual([[20], [10, 10]]);
    const large = asked.when(P1, swapFor(20));
    expect(papersOf(large, "BA", "seat:0")).toEqual(["10", "20"]);
    expect(papersOf(large, "BA", "seat:1")).toEqual(["10", "10", "20d"]);
    const small = asked.when(P1, swapFor(10, 10));
    expect(papersOf(small, "BA", "seat:0")).toEqual(["10", "10", "10"]);
    expect(papersOf(small, "BA", "seat:1")).toEqual(["20", "20d"]);
  });

  it("1835-7.9, 1835-19: nobody else chooses, nothing else can be done, and then the turn goes on", () => {
    const asked = lost({});
    asked.when(P2, swapFor(20)).refused("NOT_YOUR_TURN", "C-20.3");
    asked.when(P1, done).refused("NOT_NOW", "1835-7.9");
    asked.when(P1, swapFor(10)).refused("NOT_NOW", "1835-7.9");
    expect(asked.when(P1, swapFor(20)).decision).toMatchObject({ step: "stock", deciders: [P1] });
  });

  it("1835-7.9: one combination is no choice", () => {
    const next = round(company1835("SX", { director: P1, shares: { [P1]: 40, [P2]: 30 } })).when(
      P1,
      sellPapers("SX", 10, 10),
    );
    expect(next.state.swap).toBeNull();
    expect(papersOf(next, "SX", "seat:0")).toEqual(["10", "10"]);
  });

  it("1835-7.9, variance: where nobody chooses it is the fewest certificates, or those first in the stack", () => {
    const few = lost({ swapChoice: "fewest" });
    expect(few.state.swap).toBeNull();
    expect(papersOf(few, "BA", "seat:0")).toEqual(["10", "20"]);
    const first = lost({ swapChoice: "inOrder" });
    expect(papersOf(first, "BA", "seat:0")).toEqual(["10", "10", "10"]);
  });

  it("1835-7.9, variance: those first in the stack are passed over where they do not make up the whole", () => {
    const mixed = company1835("BA", { director: P1, shares: { [P1]: 50, [P2]: 20, [P3]: 30 }, at: [2, 3] });
    for (const swapChoice of ["oldDirector", "fewest", "inOrder"]) {
      const start = roundWith({ swapChoice }, ...level2, mixed);
      expect(papersOf(start, "BA", "seat:2")).toEqual(["10", "20"]);
      const next = start.when(P1, sellPapers("BA", 10, 10, 10));
      expect(next.state.swap).toBeNull();
      expect([papersOf(next, "BA", "seat:0"), papersOf(next, "BA", "seat:2")]).toEqual([["20"], ["10", "20d"]]);
    }
  });

  it("1835-7.9: for Prussia's 10 % one of 10 % or two of 5 %", () => {
    const start = round(
      joined("M2"),
      company1835("PR", { director: P1, shares: { [P1]: 20, [P2]: 10 } }),
      exchanged(P2, 5, 5),
    );
    const asked = start.when(P1, sellPapers("PR", 10));
    expect(asked.options("swap").map((each) => each.percents)).toEqual([[10], [5, 5]]);
    const next = asked.when(P1, swapFor(5, 5));
    expect(papersOf(next, "PR", "seat:0")).toEqual(["5", "5"]);
    expect(papersOf(next, "PR", "seat:1")).toEqual(["10", "10d"]);
  });

  it("1835-6.16, 1835-7.9: the certificates chosen are the ones sold if the director's own is", () => {
    const asked = baden({}).when(P1, sellPapers("BA", 20, 10, 10, 10));
    expect(asked.decision).toMatchObject({ step: "swap", deciders: [P1] });
    const large = asked.when(P1, swapFor(20));
    expect(papersOf(large, "BA", "pool")).toEqual(["10", "10", "10", "20"]);
    const small = asked.when(P1, swapFor(10, 10));
    expect(papersOf(small, "BA", "pool")).toEqual(["10", "10", "10", "10", "10"]);
    expect(papersOf(small, "BA", "seat:0")).toEqual(["10"]);
    expect(papersOf(small, "BA", "seat:1")).toEqual(["20", "20d"]);
  });

  it("1835-6.4: the director's certificate never lies in the pool to be bought", () => {
    const start = round(company1835("SX", { director: P1, shares: { [P1]: 20, [P2]: 20, [P3]: 10 } }));
    const next = start.when(P1, sellPapers("SX", 20));
    expect(papersOf(next, "SX", "pool")).toEqual(["10", "10"]);
    next.when(P1, done).when(P2, buySize("SX", 20)).refused("SHARE_NOT_AVAILABLE", "1835-6.7");
    expect(priceIn(title, next.state, "SX")).toBe(86);
  });
});
