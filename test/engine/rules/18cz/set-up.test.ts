/** Words, units, options and set-up: 18CZ-0, 18CZ-1, and what cannot be chosen: 18CZ-19. */
import { describe, expect, it } from "vitest";
import { decision, type GameState, newGame, TITLES, titleById, titleOf } from "../../../../engine/index.ts";
import { buy, buyTrain, par, pass } from "../../../support/moves.ts";
import { draft, sellLocal } from "../../../support/moves18cz.ts";
import { cash, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { closed, localPrice, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given } from "../../../support/scene.ts";

const title = titleById("18cz");
const fact = (symbol: string) => {
  const found = title.corporations.find((one) => one.symbol === symbol);
  if (!found) throw new Error(`no ${symbol}`);
  return found;
};
const symbolsOf = (size: string) => title.corporations.filter((one) => one.size === size).map((one) => one.symbol);

/** The letters of the stack, top card first. */
const stackOf = ({ depot }: GameState): string => depot.queue.map((one) => one.rank.at(-1)).join("");

describe("sizes and units", () => {
  const SIZES = [
    ["small", ["EKJ", "OFE", "BCB", "MW", "VBW"], [50, 25, 25], 25, 50, 75, [0, 40, 100]],
    ["medium", ["BN", "NWB", "ATE", "BTE", "KFN"], [40, 20, 20, 20], 20, 60, 60, [0, 40, 100]],
    ["large", ["SX", "PR", "BY", "kk", "Ug"], [20, 10, 10, 10, 10, 10, 10, 10, 10], 10, 50, 60, [0, 40]],
  ] as const;

  it.each(SIZES)("18CZ-0.2: %s: %j have certificates of %j %%, the director's first", (size, symbols, percents) => {
    expect(symbolsOf(size).sort()).toEqual([...symbols].sort());
    for (const symbol of symbols) {
      const { certificates } = fact(symbol);
      expect(certificates.map((one) => one.percent)).toEqual(percents);
      expect(certificates.map((one) => one.president)).toEqual(percents.map((_, n) => n === 0));
    }
  });

  it.each(SIZES)(
    "18CZ-0.2, 18CZ-4.10: %s: unit, float, holding limit, stations",
    (_, symbols, ...[, unit, float, limit, tokens]) => {
      for (const symbol of symbols) {
        expect(fact(symbol)).toMatchObject({ shareUnit: unit, floatPercent: float, holdingLimit: limit, tokens });
      }
    },
  );

  it.each([
    ["EKJ", "D5"],
    ["OFE", "C26"],
    ["BCB", "E16"],
    ["MW", "F23"],
    ["VBW", "I10"],
    ["BN", "E12"],
    ["NWB", "E12"],
    ["ATE", "B9"],
    ["BTE", "D3"],
    ["KFN", "G20"],
  ])("18CZ-0.2: %s is at home in %s", (symbol, hex) => {
    expect(fact(symbol).home?.hex).toBe(hex);
  });

  it.each([
    ["SX", ["A8", "B5"]],
    ["PR", ["A22", "B19"]],
    ["BY", ["F3", "H5"]],
    ["kk", ["J15", "I18"]],
    ["Ug", ["G28", "I24"]],
  ])("18CZ-0.2: %s has a choice of the red hexes %j", (symbol, hexes) => {
    expect(fact(symbol).homeTile?.hexes).toEqual(hexes);
  });

  it.each([
    ["small", ["small"]],
    ["medium", ["small", "medium"]],
    ["large", ["small", "medium", "large"]],
  ])("18CZ-0.2: %s corporations own trains of the families %j", (size, families) => {
    for (const symbol of symbolsOf(size)) expect(fact(symbol).families).toEqual(families);
  });

  it.each([
    ["BCB", "a", 60, 25, 60],
    ["BTE", "b", 70, 20, 70],
    ["SX", "d", 110, 10, 110],
  ])(
    "18CZ-0.2: a certificate of one unit of %s costs the price of its space",
    (symbol, phase, price, percent, cost) => {
      const turn = given(game18cz(3), phase18cz(phase), railway(symbol, { director: P2, price }), stock(P1));
      turn.when(P1, buy(symbol)).follows({ type: "sharesBought", percent, price: cost });
    },
  );

  it("18CZ-0.3: who has the director's certificate decides in the corporation's turn", () => {
    const shares = { [P2]: 50, [P1]: 50 };
    const turn = given(
      game18cz(3),
      railway("BCB", { director: P2, shares, cash: 100 }),
      localPrice(40),
      operating("BCB", "trains"),
    );
    expect(turn.decision.deciders).toEqual([P2]);
    turn.when(P1, buyTrain("bank", "2a-0", 70)).refused("NOT_YOUR_TURN", "C-20.3");
    turn.when(P2, buyTrain("bank", "2a-0", 70)).follows({ type: "trainBought", corporation: "BCB" });
  });
});

describe("local railways", () => {
  it.each([
    ["S", "small", 5, [25, 30, 35, 40, 45, 50]],
    ["M", "medium", 10, [40, 45, 50, 55, 60, 65]],
    ["L", "large", 20, [55, 60, 65, 70, 75, 80]],
  ])("18CZ-0.4: %s1 to 6 are %s, bring %i and cost %j", (letter, size, revenue, prices) => {
    const locals = title.companies.filter((one) => one.symbol.startsWith(letter));
    expect(locals.map((one) => one.symbol)).toEqual(prices.map((_, n) => `${letter}${n + 1}`));
    expect(locals.map((one) => one.price)).toEqual(prices);
    for (const one of locals) expect(one).toMatchObject({ size, revenue });
    expect(title.companies).toHaveLength(18);
  });

  it("18CZ-0.4: each pays its income when an operating round begins", () => {
    const locals = [owns(P1, "S1"), owns(P1, "M6"), owns(P2, "L2")];
    const start = given(game18cz(3), ...locals, stock(P3, { passes: 2 }));
    start
      .when(P3, pass)
      .follows(
        { type: "moneyPaid", from: "bank", to: "seat:0", amount: 5, reason: "companyRevenue" },
        { type: "moneyPaid", from: "bank", to: "seat:0", amount: 10, reason: "companyRevenue" },
        { type: "moneyPaid", from: "bank", to: "seat:1", amount: 20, reason: "companyRevenue" },
      );
  });
});

describe("the bank", () => {
  it("18CZ-0.1: it never breaks, however much it has paid out", () => {
    const start = given(game18cz(3), cash(P1, 1_000_000), owns(P1, "L6"), stock(P3, { passes: 2 }));
    expect(start.state.bank.cash).toBeLessThan(-1_000_000);
    const after = start.when(P3, pass).follows({ type: "moneyPaid", from: "bank", amount: 20 });
    expect(after.without("bankBroke", "gameEnded").state.bank.broken).toBe(false);
    expect(after.state.round).toMatchObject({ kind: "stock", number: 3 });
  });

  it("18CZ-0.5: what is sold back and what was never sold cost the same, the present price", () => {
    const bte = railway("BTE", { director: P2, par: 90, price: 75, shares: { [P2]: 40, pool: 20 } });
    const turn = given(game18cz(3), phase18cz("b"), bte, stock(P1));
    turn.when(P1, buy("BTE", "offering")).follows({ type: "sharesBought", price: 75 });
    turn.when(P1, buy("BTE", "pool")).follows({ type: "sharesBought", price: 75 });
  });
});

describe("options", () => {
  /** Default, and the other reading. */
  const OPTIONS = [
    ["V1", "chartStep", "paired", "adjacent", "paired"],
    ["V2", "stockOrder", "leastThenMost", "alwaysLeast", "leastThenMost"],
    ["V3", "trainTrade", "fromPhaseB", "always", "always"],
    ["V4", "usableTrain", "strict", "lenient", "lenient"],
    ["V5", "consent", "explicit", "implied", "implied"],
    ["V6", "expressTowns", "free", "max3", "max3"],
    ["V7", "tradedTrainSide", "kept", "free", "free"],
    ["V8", "recordedRevenue", "checked", "trusted", "trusted"],
    ["V9", "freeTerrainUpgrade", "countsAsUpgrade", "countsAsLay", "countsAsLay"],
    ["V10", "prices", "enforced", "trusted", "trusted"],
  ] as const;

  it.each(OPTIONS)("18CZ-0.6: %s %s is %s by default and may be %s", (_, id, usual, other) => {
    expect(newGame({ title: "18cz", players: 3 }).options[id]).toBe(usual);
    expect(newGame({ title: "18cz", players: 3, profile: "bahnpost" }).options[id]).toBe(usual);
    expect(title.options.find((one) => one.id === id)?.values).toEqual([usual, other]);
    expect(newGame({ title: "18cz", players: 3, options: { [id]: other } }).options[id]).toBe(other);
    expect(() => newGame({ title: "18cz", players: 3, options: { [id]: "sometimes" } })).toThrow();
  });

  it.each(OPTIONS)("18CZ-0.6: %s %s under the profile of the site", (_, id, ...[, , site]) => {
    expect(newGame({ title: "18cz", players: 3, profile: "18xx.games" }).options[id]).toBe(site);
  });

  it("18CZ-0.6: an option goes before the profile; an unknown profile is refused", () => {
    const game = newGame({ title: "18cz", players: 3, profile: "18xx.games", options: { consent: "explicit" } });
    expect(game.options).toMatchObject({ consent: "explicit", trainTrade: "always" });
    expect(() => newGame({ title: "18cz", players: 3, profile: "elsewhere" })).toThrow();
  });

  /** BCB, with S1 and 200 K, in its train step. */
  const trading = (prices: string) =>
    given(
      game18cz(3, { prices }),
      railway("BCB", { director: P1, cash: 200 }),
      owns("BCB", "S1"),
      localPrice(40),
      operating("BCB", "trains"),
    );

  it("18CZ-0.6 V10: enforced: the draft's price, par boxes of the size, list prices, the local price", () => {
    const first = given(game18cz(3));
    for (const price of [24, 26]) first.when(P1, draft("S1", price)).refused("COMPANY_PRICE", "18CZ-3.2");
    given(game18cz(3), stock(P1)).when(P1, par("BCB", 80)).refused("PAR_PRICE", "18CZ-4.5");
    const turn = trading("enforced");
    for (const price of [69, 71]) turn.when(P1, buyTrain("bank", "2a-0", price)).refused("TRAIN_PRICE", "18CZ-14.1");
    for (const price of [39, 41]) turn.when(P1, sellLocal("S1", price)).refused("COMPANY_PRICE", "18CZ-9.6");
  });

  it("18CZ-0.6 V10: trusted: all of them are taken as a file has them", () => {
    const first = given(game18cz(3, { prices: "trusted" }));
    first.when(P1, draft("S1", 24)).follows({ type: "moneyPaid", from: "seat:0", to: "bank", amount: 24 });
    const start = given(game18cz(3, { prices: "trusted" }), stock(P1));
    start.when(P1, par("BCB", 80)).follows({ type: "parSet", price: 80 });
    const bought = trading("trusted").when(P1, buyTrain("bank", "2a-0", 69));
    bought.follows({ type: "moneyPaid", from: "corporation:BCB", amount: 69, reason: "train" });
    trading("trusted").when(P1, sellLocal("S1", 41)).follows({ type: "moneyPaid", to: "corporation:BCB", amount: 41 });
  });

  it("18CZ-0.6 V10: trusted: no other par than those of the chart, and no more than the treasury for a train", () => {
    const start = given(game18cz(3, { prices: "trusted" }), stock(P1));
    start.when(P1, par("BCB", 75)).refused("PAR_PRICE", "18CZ-4.5");
    trading("trusted")
      .when(P1, buyTrain("bank", "2a-0", 201))
      .refused("TRAIN_PRICE", "18CZ-14.1");
  });
});

describe("set-up", () => {
  it.each([
    [2, 280, 14],
    [3, 380, 14],
    [4, 300, 12],
    [5, 250, 10],
    [6, 210, 9],
  ])("18CZ-1.1: %i players begin with %i each, and may hold %i certificates", (players, money, limit) => {
    const game = game18cz(players);
    expect(game.players.map((one) => one.cash)).toEqual(Array.from({ length: players }, () => money));
    expect(titleOf(game).certificateLimit[players]).toBe(limit);
  });

  it("18CZ-1.1: neither one player nor seven can play", () => {
    for (const players of [0, 1, 7]) expect(() => game18cz(players)).toThrow();
  });

  it.each([
    [8, true],
    [9, false],
  ])(
    "18CZ-1.1: with six players and a corporation taken over, %i certificates leave room for one more: %s",
    (count, room) => {
      const locals = ["S1", "S2"].slice(0, count - 7).map((symbol) => owns(P1, symbol));
      const small = ["EKJ", "OFE", "VBW"].map((symbol) => railway(symbol, { director: P1, shares: { [P1]: 75 } }));
      const bte = railway("BTE", { director: P2, shares: { [P2]: 40, [P1]: 20 } });
      const turn = given(game18cz(6), phase18cz("d"), ...small, bte, ...locals, closed("MW"), stock(P1));
      if (room) turn.when(P1, buy("BTE")).follows({ type: "sharesBought" });
      else turn.when(P1, buy("BTE")).refused("CERT_LIMIT", "18CZ-4.9");
    },
  );

  it("18CZ-1.2: in phase a the stack holds 5 a, 4 each of b to g, 2 h, 2 i, then j without end", () => {
    const game = game18cz(3);
    expect(game.phase).toBe("a");
    expect(stackOf(game)).toBe("aaaaabbbbccccddddeeeeffffgggghhii");
    expect(Object.keys(game.depot.soldUnlimited)).toEqual(["5j"]);
  });

  it("18CZ-1.2: in phase a only small corporations can be started", () => {
    const turn = given(game18cz(3), stock(P1));
    expect(
      turn
        .options("par")
        .map((one) => one.corporation)
        .sort(),
    ).toEqual(symbolsOf("small").sort());
  });

  it("18CZ-1.3: one slot is kept in each home city, in E12 by the track that leaves it, B9 as a whole", () => {
    const { homes } = game18cz(3).board;
    expect(homes).toEqual({
      EKJ: { hex: "D5", city: 0 },
      OFE: { hex: "C26", city: 0 },
      BCB: { hex: "E16", city: 0 },
      MW: { hex: "F23", city: 0 },
      VBW: { hex: "I10", city: 0 },
      BN: { hex: "E12", city: 1 },
      NWB: { hex: "E12", city: 0 },
      ATE: { hex: "B9", city: null },
      BTE: { hex: "D3", city: 0 },
      KFN: { hex: "G20", city: 0 },
    });
    expect(title.map.E12?.paths).toEqual([
      ["5", "c0"],
      ["3", "c1"],
    ]);
  });

  it("18CZ-1.3: the ten red hexes are kept for their large corporations", () => {
    const kept = Object.entries(title.map).filter(([, hex]) => hex.homeSite);
    expect(Object.fromEntries(kept.map(([name, hex]) => [name, hex.reservedFor]))).toEqual({
      A8: "SX",
      B5: "SX",
      A22: "PR",
      B19: "PR",
      F3: "BY",
      H5: "BY",
      J15: "kk",
      I18: "kk",
      G28: "Ug",
      I24: "Ug",
    });
    for (const [, hex] of kept) expect(hex.colour).toBe("red");
  });

  it("18CZ-1.4, 18CZ-3.1: the seats in their order draft", () => {
    const game = game18cz(4);
    expect(game.order).toEqual([0, 1, 2, 3]);
    expect(decision(game)).toMatchObject({ step: "draft", deciders: [P1] });
  });
});

describe("Moravia-Silesia", () => {
  it("18CZ-19: the second map is not offered, and choosing it is impossible", () => {
    expect(TITLES.map((one) => one.id).filter((id) => id.startsWith("18cz"))).toEqual(["18cz"]);
    expect(Object.keys(title.variants)).toEqual(["2"]);
    expect(title.options.flatMap((one) => [one.id, ...one.values]).join()).not.toMatch(/moravia|silesia/i);
    expect(() => newGame({ title: "18cz", players: 3, options: { map: "moravia-silesia-2-3p" } })).toThrow();
    expect(() => newGame({ title: "18cz", players: 3, profile: "moravia-silesia-2-3p" })).toThrow();
    expect(() => newGame({ title: "18cz-moravia-silesia", players: 3 })).toThrow();
  });
});
