/** Setting an issue price (C-12.2). */
import type { Cell } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import { corporation, corporationFact, isTrusted, type Position, type Working } from "../position.ts";
import { presidentPercent } from "./shares.ts";

/** Issue prices at which a player with this cash could pay for the president's certificate, lowest first. */
export function parOptionPrices(at: Position, symbol: string, cash: number): { prices: number[]; percent: number } {
  const percent = presidentPercent(corporation(at, symbol));
  const shares = percent / corporationFact(at.title, symbol).shareUnit;
  const prices = corporationFact(at.title, symbol).parPrices.filter((price) => price * shares <= cash);
  return { prices, percent };
}

/** True for the corporation's issue prices; where files are trusted, for those of any size (18CZ-V10). */
export function isParPrice(at: Position, symbol: string, price: number): boolean {
  if (isTrusted(at, "prices")) return at.title.parCells.some((one) => one.price === price);
  return corporationFact(at.title, symbol).parPrices.includes(price);
}

/** The cell of an issue price; throws on any other price. */
export function startCell({ title }: Position, price: number): Cell {
  const cell = title.parCells.find((one) => one.price === price)?.cell;
  if (!cell) throw new Error(`${price} is no issue price`);
  return cell;
}

/** Places par and marker, and makes the holder of the president's certificate president. */
export function startCorporation(work: Working, seat: Seat, symbol: string, price: number): void {
  const cell = startCell(work, price);
  work.emit({ type: "parSet", corporation: symbol, seat, price, cell });
  work.emit({ type: "presidentChanged", corporation: symbol, from: null, to: seat });
}
