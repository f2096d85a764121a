/** Options and moves as labels. */
import { describe, expect, test } from "vitest";
import { type Decision, type Move, type Option, STEPS, type StepName } from "../../../engine/index.ts";
import { describeMove, describeOption, describeOptions } from "../../../engine/narration/index.ts";
import { MOVES, OPTIONS } from "./choices.ts";
import { faulty, READERS, reader } from "./contexts.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const decisionOf = (step: StepName, options: readonly Option[] = OPTIONS): Decision => ({
  step,
  corporation: "PRR",
  deciders: [0],
  options,
});

describe("an option", () => {
  test.each(OPTIONS.map((option) => [option.type, option] as const))("%s is readable to everybody", (_, option) => {
    expect(faulty(READERS.map((context) => describeOption(option, context)))).toEqual([]);
  });

  test.each(OPTIONS.map((option) => [option.type, option] as const))("%s differs between languages", (_, option) => {
    expect(describeOption(option, reader("en"))).not.toBe(describeOption(option, reader("de")));
  });

  test("the way out is called by what it means in the step", () => {
    const pass: Option = { type: "pass", seat: 0, side: false };
    expect(describeOption(pass, reader("en"), "track")).toBe("Lay nothing");
    expect(describeOption(pass, reader("de"), "contest")).toBe("Aussteigen");
    expect(describeOption(pass, reader("en"), "stock")).toBe("Pass");
    for (const step of STEPS) expect(faulty(READERS.map((context) => describeOption(pass, context, step)))).toEqual([]);
  });

  test("a range names both ends, a single value stands alone", () => {
    const bid: Option = { type: "bid", company: "DH", min: 75, max: 1530, seat: 0, side: false };
    expect(plain(describeOption(bid, reader("en")))).toBe("Bid on DH, $75 to $1,530");
    expect(plain(describeOption(bid, reader("de")))).toBe("Auf DH bieten, 75 $ bis 1.530 $");
    expect(plain(describeOption({ ...bid, max: 75 }, reader("en")))).toBe("Bid $75 on DH");
  });

  test("consent is named where it is needed, the reader addressed", () => {
    const deal: Option = {
      type: "buyPrivateFrom",
      company: "CS",
      owner: 1,
      min: 1,
      max: 80,
      consent: true,
      seat: 0,
      side: false,
    };
    expect(plain(describeOption(deal, reader("en")))).toBe("Buy CS from Bert, $1 to $80 (Bert must agree)");
    expect(plain(describeOption(deal, reader("de", 1)))).toBe("CS von dir kaufen, 1 $ bis 80 $ (du musst zustimmen)");
  });
});

describe("the options of a seat", () => {
  const lay = (hex: string, tile: string, rotations: number[], cost = 0, company: string | null = null): Option => ({
    type: "layTile",
    corporation: "PRR",
    hex,
    tile,
    rotations,
    cost,
    company,
    seat: 0,
    side: false,
  });

  test("lays on one hex share a line, what costs or needs something else does not", () => {
    const decision = decisionOf("track", [
      { type: "pass", seat: 0, side: false },
      lay("H10", "57", [0, 3]),
      lay("H8", "9", [1], 80),
      lay("H10", "5", [2]),
      lay("H10", "57", [1], 0, "DH"),
    ]);
    expect(describeOptions(decision, 0, reader("en")).map(plain)).toEqual([
      "Lay on Pittsburgh, H10: 57 (turn 0, 3), 5 (turn 2)",
      "Lay on H8 for $80: 9 (turn 1)",
      "Lay on Pittsburgh, H10 with DH: 57 (turn 1)",
      "Lay nothing",
    ]);
  });

  test("the way out follows what is asked, side moves come last, others' options not at all", () => {
    const decision = decisionOf("token", [
      { type: "exchange", company: "MH", corporation: "NYC", from: ["pool"], seat: 0, side: true },
      { type: "pass", seat: 0, side: false },
      { type: "placeToken", corporation: "PRR", hex: "E19", city: 0, price: 40, company: null, seat: 0, side: false },
      { type: "exchange", company: "MH", corporation: "NYC", from: ["pool"], seat: 1, side: true },
    ]);
    expect(describeOptions(decision, 0, reader("de")).map(plain)).toEqual([
      "Bahnhof in Albany, E19 für 40 $ bauen",
      "Keinen Bahnhof bauen",
      "MH gegen eine Aktie der NYC aus dem Bankpool tauschen",
    ]);
  });

  test("two equal trains are one choice", () => {
    const give = (train: string): Option => ({
      type: "discardTrain",
      corporation: "PRR",
      train,
      rank: "3",
      seat: 0,
      side: false,
    });
    expect(describeOptions(decisionOf("discard", [give("3-0"), give("3-1")]), 0, reader("en"))).toEqual([
      "PRR gives up a 3-train",
    ]);
  });
});

describe("a move", () => {
  test.each(MOVES.map((move) => [move.type, move] as const))(
    "%s is readable, with a decision and without",
    (_, move) => {
      for (const context of READERS) {
        const decisions = [undefined, ...STEPS.map((step) => decisionOf(step))];
        expect(faulty(decisions.map((decision) => describeMove(move, context, decision)))).toEqual([]);
      }
    },
  );

  test.each(MOVES.map((move) => [move.type, move] as const))("%s differs between languages", (_, move) => {
    expect(describeMove(move, reader("en"))).not.toBe(describeMove(move, reader("de")));
  });

  const labels: readonly (readonly [Move, StepName, string, string])[] = [
    [
      { type: "buyShare", corporation: "NYC", from: "offering" },
      "stock",
      "Buy 10% of NYC from the offering for $67",
      "10 % der NYC aus der Bank für 67 $ kaufen",
    ],
    [
      { type: "sellShares", corporation: "PRR", count: 1 },
      "stock",
      "Sell 10% of PRR for $67",
      "10 % der PRR für 67 $ verkaufen",
    ],
    [
      { type: "par", corporation: "NYC", price: 67 },
      "stock",
      "Start NYC at $67: 20% for $134",
      "Die NYC zu 67 $ starten: 20 % für 134 $",
    ],
    [
      { type: "par", corporation: "NYC", price: 67 },
      "grantedPar",
      "Set the issue price of NYC at $67",
      "Ausgabekurs der NYC auf 67 $ festlegen",
    ],
    [
      { type: "layTile", hex: "H8", tile: "9", rotation: 1 },
      "track",
      "Lay tile 9 on H8, turn 1, for $80",
      "Plättchen 9 auf H8 für 80 $ legen, Drehung 1",
    ],
    [
      { type: "dividend", kind: "pay" },
      "dividend",
      "Pay $7 a share, share price then $82",
      "7 $ je Aktie ausschütten, Kurs dann 82 $",
    ],
    [{ type: "pass" }, "trains", "Buy no train", "Keine Lok kaufen"],
  ];

  test.each(labels)("%j takes its figures from the decision", (move, step, english, german) => {
    expect(plain(describeMove(move, reader("en"), decisionOf(step)))).toBe(english);
    expect(plain(describeMove(move, reader("de"), decisionOf(step)))).toBe(german);
  });
});
