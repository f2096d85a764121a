/** Setting an issue price (C-12.2). */
import type { Seat } from "../model/words.ts";
import { corporation, corporationFact, type Position, type Working } from "../position.ts";
import { presidentPercent } from "./shares.ts";

/** Issue prices at which a player with this cash could pay for the president's certificate, lowest first. */
export function parOptionPrices(at: Position, symbol: string, cash: number): { prices: number[]; percent: number } {
  const percent = presidentPercent(corporation(at, symbol));
  const shares = percent / corporationFact(at.title, symbol).shareUnit;
  const prices = at.title.parCells.map((one) => one.price).filter((price) => price * shares <= cash);
  return { prices, percent };
}

/** Places par and marker, and makes the holder of the president's certificate president. */
export function startCorporation(work: Working, seat: Seat, symbol: string, price: number): void {
  const cell = work.title.parCells.find((one) => one.price === price)?.cell;
  if (!cell) throw new Error(`${price} is no issue price`);
  work.emit({ type: "parSet", corporation: symbol, seat, price, cell });
  work.emit({ type: "presidentChanged", corporation: symbol, from: null, to: seat });
}
