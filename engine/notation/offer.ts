/** The lines that a seat may answer with, ready to be copied. */
import type { Decision, Option } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Names } from "../narration/context.ts";
import { describeOption } from "../narration/options.ts";
import { titleOf } from "../titles/registry.ts";
import { type At, ownInstances } from "./at.ts";
import { type NotationLanguage, writeMove } from "./notation.ts";

export interface NotationLine {
  readonly line: string;
  /** What the option is, in words: for a range and for lays, everything that may stand in the line's place. */
  readonly does: string;
  /** The line is one of several that the words tell of: a price within a range, a tile among others. */
  readonly example: boolean;
}

const NAMELESS: Names = { seat: (seat) => `P${seat + 1}` };

/** A line for each option of a seat, side moves last; lays of one tile share a line, so do prices and bundles. */
export function notationLines(
  state: GameState,
  decision: Decision,
  seat: Seat,
  language: NotationLanguage,
  names: Names = NAMELESS,
): NotationLine[] {
  const at: At = { state, decision, seat, names };
  const context = { title: titleOf(state), language, names, you: seat };
  const groups = new Map<Option, Move[]>();
  for (const { option, move, min, max } of ownInstances(at)) {
    const moves = min === max ? [move] : [move, move];
    groups.set(option, [...(groups.get(option) ?? []), ...moves]);
  }
  return [...groups].map(([option, moves]) => ({
    line: moves[0] ? writeMove(moves[0], at, language) : "",
    does: describeOption(option, context, decision.step),
    example: moves.length > 1,
  }));
}
