/** One move of a game played by chance, always the same for the same dice. */
import type { Decision, Move, Option } from "../../engine/index.ts";
import { bodies, pick } from "./legal.ts";

/** Moves that get on with the game are taken more often, so that all phases are seen. */
const WEIGHTS: Readonly<Partial<Record<Option["type"], number>>> = {
  pass: 1,
  done: 1,
  sellShares: 1,
  layTile: 1,
  buyTrain: 12,
  buyShare: 6,
  par: 6,
};

export function randomMove({ options }: Decision, roll: (below: number) => number): { seat: number; move: Move } {
  const total = options.flatMap((option) => Array.from({ length: WEIGHTS[option.type] ?? 3 }, () => option));
  const option = pick(total, roll);
  const all = bodies(option);
  const move = option.type === "run" ? all[roll(8) === 0 ? 1 : 0] : pick(all, roll);
  if (!move) throw new Error("an option without a move");
  return { seat: option.seat, move };
}
