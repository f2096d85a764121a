/**
 * One shape for each move: a move that leaves out what its option says (a price, a percentage, the side of a card) and one that names
 * it mean the same.
 */
import type { Move } from "../model/move.ts";
import { type At, ownInstances } from "./at.ts";
import type { Instance } from "./instances.ts";
import { withAmount } from "./match.ts";

/** The move with all that its option says, papers and sizes in the option's order; as it stands where no option fits. */
export const canonicalMove = (move: Move, at: At): Move => listedMove(move, at) ?? move;

/** The move as its option lists it, null where none does. */
export function listedMove(move: Move, at: At): Move | null {
  for (const instance of ownInstances(at)) {
    const same = listedAs(move, instance);
    if (same) return same;
  }
  return null;
}

function listedAs(move: Move, { move: listed, min, max }: Instance): Move | null {
  if (move.type !== listed.type || move.type === "run") return null;
  if (move.type === "join" && listed.type === "join") return joined(move.papers, listed.papers);
  const amount = "amount" in move ? move.amount : "price" in move ? move.price : undefined;
  const isWithin = amount === undefined || (min !== undefined && max !== undefined && amount >= min && amount <= max);
  const wanted = amount === undefined ? listed : withAmount(listed, amount);
  return isWithin && isPart(move, wanted) ? wanted : null;
}

const joined = (papers: readonly string[], offered: readonly string[]): Move | null =>
  papers.every((paper) => offered.includes(paper))
    ? { type: "join", papers: offered.filter((paper) => papers.includes(paper)) }
    : null;

/** All that the move says, the other one says too; sizes in any order. */
function isPart(move: Move, whole: Move): boolean {
  const fields = new Map<string, unknown>(Object.entries(whole));
  return (
    Object.entries(move).every(([key, value]) => value === undefined || inOrder(value) === inOrder(fields.get(key))) &&
    (!("company" in whole) || move.type !== whole.type || "company" in move) &&
    (!("tradeIn" in whole) || "tradeIn" in move)
  );
}

const inOrder = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => Number(b) - Number(a)) : value);
