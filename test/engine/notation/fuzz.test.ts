/** Any text at all: reading never throws, never gives a move that the rules refuse, and looks at no more than it must. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decide,
  NARRATION_LANGUAGES,
  type NotationAt,
  newGame,
  readMove,
  readTranscript,
  readTurn,
  writeMove,
} from "../../../engine/index.ts";
import { VERBS } from "../../../engine/notation/vocabulary.ts";
import { dice } from "../../support/legal.ts";
import { randomMove } from "../../support/random-moves.ts";
import { asked } from "./at.ts";

/** Decisions out of a random game of each title, as many as wanted and far apart. */
function decisionsOf(title: string, wanted: number, apart: number): NotationAt[] {
  const roll = dice(11);
  let state = newGame({ title, players: 3, seed: 11 });
  const found: NotationAt[] = [];
  for (let n = 0; n < wanted * apart && !state.result; n += 1) {
    const at = asked(state);
    if (n % apart === 0) found.push(at);
    const { seat, move } = randomMove(at.decision, roll);
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    state = decided.state;
  }
  return found;
}

const PLACES = ["1830", "1835", "18cz"].flatMap((title) => decisionsOf(title, 12, 29));
const SMALL = [
  "2",
  "57",
  "r2",
  "H10",
  "F10",
  "for",
  "from",
  "at",
  "with",
  "trade",
  "20%+10%",
  "3+3",
  "2-0",
  "-",
  "&",
  "(",
  ":",
  "=",
  "+",
];
const NAMES = [
  "B&O",
  "BO",
  "PRR",
  "BY",
  "M1",
  "DH",
  "S1",
  "ATE",
  "SX",
  "pool",
  "bank",
  "all",
  "none",
  "best",
  "two",
  "city",
  "player",
];

const place = fc.constantFrom(...PLACES);
const word = fc.oneof(
  fc.constantFrom(...SMALL),
  fc.constantFrom(...NAMES),
  fc.constantFrom(...VERBS.keys()),
  fc.nat(900).map(String),
);
const phrase = fc
  .tuple(fc.constantFrom(...VERBS.keys()), fc.array(word, { maxLength: 9 }))
  .map(([verb, more]) => [verb, ...more].join(" "));
const anything = fc.oneof(
  phrase,
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ maxLength: 400 }),
  fc.array(word).map((words) => words.join(" ")),
);

describe("any text", () => {
  it("is read as a move that the rules accept, or not at all", () => {
    fc.assert(
      fc.property(place, anything, (at, text) => {
        const answer = readMove(text, at);
        if (answer.read) expect(decide(at.state, at.seat, answer.move).accepted).toBe(true);
        else expect(answer.candidates.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 1500 },
    );
  });

  it("that is read means what is written of it", () => {
    fc.assert(
      fc.property(place, phrase, (at, text) => {
        const answer = readMove(text, at);
        if (!answer.read) return;
        for (const language of NARRATION_LANGUAGES) {
          expect(readMove(writeMove(answer.move, at, language), at)).toEqual(answer);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("as a turn or a transcript throws nothing", () => {
    fc.assert(
      fc.property(place, fc.array(anything, { maxLength: 6 }), (at, lines) => {
        const turn = readTurn(lines.join("\n"), at.state, at.seat);
        expect(turn.read || turn.line <= lines.join("\n").split(/\r\n?|\n/).length).toBe(true);
        expect(
          readTranscript(`title: 1830\nplayers: 3\n${lines.map((line) => `1: ${line}`).join("\n")}`),
        ).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });

  it("made to be hard takes bounded work", () => {
    const [at] = PLACES;
    if (!at) throw new Error("no decision");
    const hard = ["B and ", "20%+", "1,000 ", "( ", "for ", "and & ", "city 1 ", "a ", "1 + ", "&amp;", "= ", "x: "];
    for (const part of hard) {
      for (const verb of ["buy", "sell", "lay", "train", "join", "run", "run 2: "]) {
        const text = `${verb} ${part.repeat(100)}`.slice(0, 299);
        expect(readMove(text, at).read).toBe(false);
        expect(readMove(`run ${part.repeat(400)}`, at).read).toBe(false);
      }
    }
  });
});
