/** Random games: whatever a seat may do at a decision has a line that reads back as that move, in every language. */
import { describe, expect, it } from "vitest";
import {
  canonicalMove,
  decide,
  type GameState,
  type Move,
  NARRATION_LANGUAGES,
  type NotationAt,
  newGame,
  readMove,
  writeMove,
} from "../../../engine/index.ts";
import { bodies, dice } from "../../support/legal.ts";
import { randomMove } from "../../support/random-moves.ts";
import { seldom1835 } from "../../support/seldom1835.ts";
import { asked } from "./at.ts";

/** Of so many lays some are looked at. */
const MOST_EACH = 12;

/** Moves of every option at a decision, by the seat that has them. */
function* movesAt(state: GameState): Generator<{ readonly at: NotationAt; readonly move: Move }> {
  const { decision } = asked(state);
  const seats = new Set(decision.options.map((option) => option.seat));
  for (const seat of seats) {
    const counts = new Map<string, number>();
    for (const option of decision.options.filter((one) => one.seat === seat)) {
      const count = (counts.get(option.type) ?? 0) + 1;
      counts.set(option.type, count);
      if (count > MOST_EACH) continue;
      for (const move of bodies(option)) yield { at: { state, decision, seat }, move };
    }
  }
}

function expectReadBack(state: GameState): void {
  for (const { at, move } of movesAt(state)) {
    for (const language of NARRATION_LANGUAGES) {
      const line = writeMove(move, at, language);
      expect({ line, ...readMove(line, at) }).toEqual({ line, read: true, move: canonicalMove(move, at) });
    }
  }
}

function* statesOf(
  title: string,
  players: number,
  seed: number,
  options: Readonly<Record<string, string>> = {},
): Generator<GameState> {
  const roll = dice(seed);
  let state = newGame({ title, players, seed, options });
  while (!state.result) {
    yield state;
    const { seat, move } = randomMove(asked(state).decision, roll);
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    state = decided.state;
  }
}

const TABLES = [
  ["1830", 4, 5, {}],
  ["1835", 3, 3, {}],
  ["18cz", 3, 9, {}],
  ["18cz", 2, 4, { tradedTrainSide: "free", prices: "trusted" }],
] as const;

describe("every legal move is read back from its line", () => {
  it.each(TABLES)("%s with %d players, seed %d", (title, players, seed, options) => {
    let index = 0;
    for (const state of statesOf(title, players, seed, options)) {
      if (index % 15 === 0) expectReadBack(state);
      index += 1;
    }
    expect(index).toBeGreaterThan(100);
  });

  it("also where the choice of certificates and other seldom questions are asked", () => {
    for (const state of seldom1835) expectReadBack(state);
  });
});
