/** Moves of 18CZ for tests, in its words. They go with `moves.ts`. */
import type { Move, MoveOf } from "../../engine/index.ts";

/** In the draft; with a price as a file would record it. */
export const draft = (company: string, price?: number): Move => ({
  type: "buyPrivate",
  company,
  ...(price === undefined ? {} : { price }),
});
export const repay: Move = { type: "repayLoan" };

/** A card by its number in the stack, as `2b-0`, with the side wanted. */
export const buySide = (from: string, train: string, rank: string, price: number): MoveOf<"buyTrain"> => ({
  type: "buyTrain",
  from,
  train,
  rank,
  price,
});
export const sellLocal = (company: string, price?: number): Move => ({
  type: "sellCompany",
  company,
  ...(price === undefined ? {} : { price }),
});
export const takeOver = (corporation: string, price: number): Move => ({ type: "takeOver", corporation, price });
export const dropStation = (hex: string, city: number): Move => ({ type: "dropStation", hex, city });
export const convert = (train: string): Move => ({ type: "convertTrain", train });
export const scrap = (train: string): Move => ({ type: "scrapTrain", train });
