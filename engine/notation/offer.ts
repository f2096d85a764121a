/** The lines that a seat may answer with, ready to be copied. */
import type { Decision } from "../model/decision.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Context, Names } from "../narration/context.ts";
import { describeMove } from "../narration/moves.ts";
import { describeOptions } from "../narration/options.ts";
import { titleOf } from "../titles/registry.ts";
import { type At, ownInstances } from "./at.ts";
import type { Instance } from "./instances.ts";
import { type NotationLanguage, writeMove } from "./notation.ts";

export interface NotationLine {
  readonly line: string;
  /** What it does, in words; of an example everything that may stand in its place. */
  readonly does: string;
  /** The line is one of several that the words tell of: a price within a range, a tile and turn among others. */
  readonly example: boolean;
}

const NAMELESS: Names = { seat: (seat) => `P${seat + 1}` };

/**
 * What a seat may answer, side moves last: a line for each choice. Lays on one hex share a line, and so do the prices of a range and
 * the bundles of a sale; the line is then an example.
 */
export function notationLines(
  state: GameState,
  decision: Decision,
  seat: Seat,
  language: NotationLanguage,
  names: Names = NAMELESS,
): NotationLine[] {
  const at: At = { state, decision, seat, names };
  const context: Context = { title: titleOf(state), language, names, you: seat };
  const groups = new Map<string, Instance[]>();
  for (const [index, instance] of ownInstances(at).entries()) {
    const key = groupOf(instance, index);
    groups.set(key, [...(groups.get(key) ?? []), instance]);
  }
  const lines = [...groups.values()].map((group) => lineFor(group, at, context));
  return lines.filter((line, index) => lines.findIndex(({ does }) => does === line.does) === index);
}

/** Moves of one group share a line. */
function groupOf({ option, move }: Instance, index: number): string {
  switch (option.type) {
    case "layTile":
      return `lay ${option.hex} ${option.company} ${option.cost} ${option.side}`;
    case "par":
    case "sellShares":
    case "exchange":
      return `${option.type} ${option.corporation} ${"company" in move ? move.company : ""}`;
    default:
      return String(index);
  }
}

function lineFor(group: readonly Instance[], at: At, context: Context): NotationLine {
  const [first] = group;
  if (!first) throw new Error("an empty group");
  const { move, min, max } = first;
  const line = writeMove(move, at, context.language);
  const example = group.length > 1 || min !== max || move.type === "join";
  if (!example) return { line, does: describeMove(move, context, at.decision), example };
  const options = [...new Set(group.map(({ option }) => option))];
  return { line, does: describeOptions({ ...at.decision, options }, at.seat, context).join("; "), example };
}
