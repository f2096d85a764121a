/** Headings and questions of steps and situations that whole games reach seldom. */
import { describe, expect, test } from "vitest";
import { type Decision, type GameState, newGame, type Option, STEPS, type StepName } from "../../../engine/index.ts";
import { freshOperatingRound, freshStockRound } from "../../../engine/model/fresh.ts";
import { headline, phaseName, question, roundName } from "../../../engine/narration/index.ts";
import { faulty, READERS, reader } from "./contexts.ts";

const START = newGame({ title: "1830", players: 3 });
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

function decisionOf(step: StepName, options: readonly Option[] = [], deciders: readonly number[] = [0]): Decision {
  return { step, corporation: "PRR", deciders, options };
}

describe.each(STEPS)("the heading of %s", (step) => {
  test("is readable to everybody and differs between languages", () => {
    const decision = decisionOf(step, [], step === "over" ? [] : [0, 1]);
    expect(faulty(READERS.map((context) => headline(decision, START, context)))).toEqual([]);
    for (const you of [undefined, 0, 2]) {
      expect(headline(decision, START, reader("en", you))).not.toBe(headline(decision, START, reader("de", you)));
    }
  });
});

test("the heading tells whose turn it is from the reader's side", () => {
  expect(headline(decisionOf("track"), START, reader("en", 0))).toBe("Your turn: PRR lays track");
  expect(headline(decisionOf("track"), START, reader("en", 1))).toBe("Waiting for Anna: PRR lays track");
  expect(headline(decisionOf("track"), START, reader("de", 0))).toBe("Du bist am Zug: PRR baut Strecke");
  expect(headline(decisionOf("discard", [], [0, 2]), START, reader("de", 1))).toBe(
    "Warten auf Anna und Cleo: überzählige Loks abgeben",
  );
});

test("rounds and phases have names", () => {
  const rounds: readonly [GameState["round"], string, string][] = [
    [START.round, "Auction of the private companies", "Versteigerung der Privatgesellschaften"],
    [freshStockRound(3, 0), "Stock round 3", "Aktienrunde 3"],
    [freshOperatingRound({ set: 4, number: 2, of: 2, order: [] }), "Operating round 4.2", "Betriebsrunde 4.2"],
    [{ kind: "ended", last: "9.3" }, "Game over", "Spielende"],
  ];
  for (const [round, english, german] of rounds) {
    expect(roundName({ ...START, round }, reader("en"))).toBe(english);
    expect(roundName({ ...START, round }, reader("de"))).toBe(german);
  }
  expect(phaseName({ ...START, phase: "4" }, reader("en"))).toBe("Phase 4: yellow and green tiles");
  expect(phaseName({ ...START, phase: "4" }, reader("de"))).toBe("Phase 4: gelbe und grüne Plättchen");
});

const own = { seat: 0, side: false } as const;
const sale: Option = {
  type: "sellShares",
  corporation: "NYC",
  bundles: [{ count: 1, percent: 10, proceeds: 67 }],
  ...own,
};

function withCash(treasury: number, cash: number): GameState {
  const PRR = { ...START.corporations.PRR, cash: treasury } as GameState["corporations"][string];
  const players = START.players.map((player, seat) => (seat === 0 ? { ...player, cash } : player));
  return { ...START, players, corporations: { ...START.corporations, PRR } };
}

const ask = (decision: Decision, state: GameState, language: "en" | "de" = "en", seat = 0): string =>
  plain(question(decision, state, seat, reader(language, seat)));

describe("the question", () => {
  test("of an obligatory train says who pays what", () => {
    const decision = decisionOf("trains", [sale]);
    expect(ask(decision, withCash(90, 0))).toBe(
      "PRR has a route but no train and must buy one. Treasury $90, trains 0 of 4.",
    );
    expect(ask(decision, withCash(15, 100))).toBe("PRR needs a train: $80. It has $15; you add $65.");
    expect(ask(decision, withCash(15, 100), "de")).toBe(
      "Die PRR braucht eine Lok: 80 $. Sie hat 15 $, du legst 65 $ dazu.",
    );
    expect(ask(decision, withCash(15, 5))).toBe(
      "PRR needs a train: $80. It has $15, you have $5: sell shares to raise the missing $60.",
    );
  });

  test("names bankruptcy where nothing else is left", () => {
    const decision = decisionOf("trains", [{ type: "declareBankruptcy", ...own }]);
    expect(ask(decision, withCash(0, 5))).toContain("or bankruptcy");
    expect(ask(decision, withCash(0, 5), "de")).toContain("der Bankrott");
  });

  test("of a stock turn depends on what can be done, and counts certificates", () => {
    const buy: Option = { type: "buyShare", corporation: "NYC", from: "pool", price: 60, percent: 10, ...own };
    const pass: Option = { type: "pass", ...own };
    const done: Option = { type: "done", ...own };
    const cases: readonly [Option[], string][] = [
      [[sale, buy, pass], "Sell any number of shares and buy one certificate, or pass."],
      [[buy, pass], "Buy one certificate, or pass."],
      [[sale, pass], "Sell any number of shares, or pass."],
      [[pass], "Pass: you can neither buy nor sell."],
      [[sale, buy, done], "Sell or buy more, or end your turn."],
      [[buy, done], "Buy, or end your turn."],
      [[sale, done], "Sell more shares, or end your turn."],
      [[done], "End your turn."],
      [[sale], "You are above a limit and sell shares first."],
    ];
    for (const [options, sentence] of cases) {
      expect(ask(decisionOf("stock", options), withCash(0, 213))).toBe(`${sentence} Cash $213, certificates 0 of 20.`);
    }
  });

  test("of an offer names the price and what it is for; the one who offered may withdraw", () => {
    const offers = [
      { type: "buyCompany", company: "CS", price: 80 },
      { type: "buyPrivateFrom", company: "CS", price: 80 },
      { type: "buyTrain", from: "NYC", train: "3-1", price: 80 },
    ] as const;
    const decision = decisionOf("consent", [{ type: "answer", ...own }]);
    for (const move of offers) {
      const state: GameState = { ...START, offer: { from: 1, to: 0, move } };
      expect(ask(decision, state)).toMatch(/^Bert offered \$80 .*Accept or decline\.$/);
      expect(ask(decision, state, "de")).toMatch(/^Bert bietet 80 \$ .*Nimm an oder lehne ab\.$/);
      expect(ask(decision, state, "en", 1)).toBe("Waiting for Anna to answer your offer of $80. You may withdraw it.");
    }
  });

  test("of discards counts each of the reader's corporations", () => {
    const three = ["4-0", "4-1", "5-0"].map((id) => ({ id, rank: id.slice(0, 1) }));
    const own = (symbol: string, president: number, trains = three) =>
      ({ ...START.corporations[symbol], president, trains }) as GameState["corporations"][string];
    const state: GameState = {
      ...START,
      phase: "5",
      discarding: ["PRR", "NYC", "CPR"],
      corporations: { ...START.corporations, PRR: own("PRR", 0), NYC: own("NYC", 1), CPR: own("CPR", 0) },
    };
    expect(ask(decisionOf("discard", [], [0, 1]), state)).toBe(
      "PRR has 3 trains and room for 2. Choose the one it gives up. CPR has 3 trains and room for 2. Choose the one it gives up.",
    );
  });

  test("to somebody who is not asked says whom the game waits for, and what he may do meanwhile", () => {
    const decision = decisionOf("stock", [
      { type: "exchange", company: "MH", corporation: "NYC", from: ["pool"], seat: 1, side: true },
    ]);
    expect(ask(decision, START, "de", 2)).toBe("Warten auf Anna. Du musst nichts tun.");
    expect(ask(decision, START, "en", 1)).toBe(
      "Waiting for Anna. Meanwhile you may: Exchange MH for a share of NYC from the pool.",
    );
  });
});
