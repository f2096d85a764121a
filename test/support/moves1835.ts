/** Moves of 1835 for tests, each in a word. They go with `moves.ts`. */
import type { Move } from "../../engine/index.ts";

/** Sells certificates of these sizes in one action. */
export const sellPapers = (corporation: string, ...percents: number[]): Move => ({
  type: "sellShares",
  corporation,
  count: percents.length,
  percents,
});

export const nationalise = (corporation: string, from: number, percent: number): Move => ({
  type: "nationalise",
  corporation,
  from,
  percent,
});

export const buySize = (corporation: string, percent: number): Move => ({
  type: "buyShare",
  corporation,
  from: "pool",
  percent,
});

/** The old director's choice of certificates. */
export const swapFor = (...percents: number[]): Move => ({ type: "swap", percents });

export const found = (accept: boolean): Move => ({ type: "found", accept });
export const join = (...papers: string[]): Move => ({ type: "join", papers });
