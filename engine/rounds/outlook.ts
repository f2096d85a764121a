/** Where a corporation's marker would go next, case by case (C-11.5, C-13.9). */
import { cellAfter, type Direction, priceAt } from "../finance/market.ts";
import { corporation, type Position } from "../position.ts";
import { cellAfterDividend } from "./dividend.ts";

/** Prices of a share in the title's currency unit. */
export interface MarkerOutlook {
  readonly now: number;
  /** After a dividend has been paid, or nothing. */
  readonly paid: number;
  readonly withheld: number;
  /** After one share, or one sale of any size, whichever moves the marker by one step. */
  readonly sold: number;
  /** After a stock round at whose end players hold everything. */
  readonly soldOut: number;
}

/** The prices that may follow on the present one; null for a corporation without a marker. */
export function markerOutlook(at: Position, symbol: string): MarkerOutlook | null {
  const { cell } = corporation(at, symbol);
  if (!cell) return null;
  const step = (direction: Direction): number => priceAt(at.title, cellAfter(at, cell, direction, 1));
  return {
    now: priceAt(at.title, cell),
    paid: priceAt(at.title, cellAfterDividend(at, symbol, cell, "pay")),
    withheld: priceAt(at.title, cellAfterDividend(at, symbol, cell, "withhold")),
    sold: step("down"),
    soldOut: step("up"),
  };
}
