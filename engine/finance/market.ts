/** The stock chart: cells, movement, zones and the order of corporations (C-11). */
import { named } from "../draft.ts";
import type { Cell, Corporation, GameState } from "../model/state.ts";
import type { CorporationFact, MarketCellFact, Title, ZoneFact } from "../model/title.ts";
import type { MarketReason } from "../model/words.ts";
import { corporation, optionOf, type Position, type Working } from "../position.ts";

export type Direction = "right" | "left" | "up" | "down";

function cellAt(title: Title, [row, column]: Cell): MarketCellFact | null {
  return title.market[row]?.[column] ?? null;
}

function existingCell(title: Title, cell: Cell): MarketCellFact {
  const fact = cellAt(title, cell);
  if (!fact) throw new Error(`no market cell ${cell.join()}`);
  return fact;
}

/** Price shown on a cell. */
export const priceAt = (title: Title, cell: Cell): number => existingCell(title, cell).price;

/** What percentage the market price is the price of: one share's, or 10 % where certificates come in several sizes (1835-6.11). */
export const pricedPercent = ({ parameters }: Title, { shareUnit }: CorporationFact): number =>
  parameters.certificates === "stack" ? 10 : shareUnit;

/** Market price of a share, null before par is set. */
export const priceOf = (title: Title, { cell }: Pick<Corporation, "cell">): number | null =>
  cell ? priceAt(title, cell) : null;

/** Zone of a cell, null outside every zone and without a cell. */
export const zoneOf = (title: Title, cell: Cell | null): string | null =>
  cell ? (existingCell(title, cell).zone ?? null) : null;

/** What the zone of a corporation's marker exempts from (C-11.7). */
export function zoneFact(title: Title, { cell }: Pick<Corporation, "cell">): ZoneFact {
  const zone = zoneOf(title, cell);
  return (zone !== null ? title.zones[zone] : undefined) ?? {};
}

/** The cell one step away, by the shape of the chart. */
export function nextCell(at: Position, cell: Cell, direction: Direction): Cell {
  return at.title.parameters.chart === "grid" ? gridStep(at.title, cell, direction) : zigzagStep(at, cell, direction);
}

/**
 * 18CZ-5.2 to 5.4: all cells lie in one ascending list, printed as two interlocking rows. Right and left stay in the row, two
 * places in the list (one with `chartStep: adjacent`); up and down are one place; a step that cannot be made is lost.
 */
function zigzagStep(at: Position, [row, column]: Cell, direction: Direction): Cell {
  const along = optionOf(at, "chartStep") === "adjacent" ? 1 : 2;
  const step = { right: along, left: -along, up: 1, down: -1 }[direction];
  return ifCell(at.title, [row, column + step]) ?? [row, column];
}

/** C-11.2: right falls back to up, left to down, a step that cannot be made is lost. */
function gridStep(title: Title, [row, column]: Cell, direction: Direction): Cell {
  if (direction === "right") return ifCell(title, [row, column + 1]) ?? gridStep(title, [row, column], "up");
  if (direction === "left") return ifCell(title, [row, column - 1]) ?? gridStep(title, [row, column], "down");
  return ifCell(title, [direction === "up" ? row - 1 : row + 1, column]) ?? [row, column];
}

const ifCell = (title: Title, cell: Cell): Cell | undefined => (cellAt(title, cell) ? cell : undefined);

/** Where `steps` single steps lead (C-11.3). */
export function cellAfter(at: Position, cell: Cell, direction: Direction, steps: number): Cell {
  let reached = cell;
  for (let step = 0; step < steps; step++) reached = nextCell(at, reached, direction);
  return reached;
}

/** Moves a marker; one that does not leave its cell keeps its place (C-11.4). */
export function moveMarker(
  work: Working,
  symbol: string,
  direction: Direction,
  steps: number,
  reason: MarketReason,
): void {
  const { cell } = corporation(work, symbol);
  if (!cell) return;
  const to = cellAfter(work, cell, direction, steps);
  if (to[0] === cell[0] && to[1] === cell[1]) return;
  work.emit({
    type: "markerMoved",
    corporation: symbol,
    from: cell,
    to,
    fromPrice: priceAt(work.title, cell),
    toPrice: priceAt(work.title, to),
    reason,
  });
}

type Chart = Pick<GameState, "market" | "corporations">;

/** Corporations on a cell, named `row,column`, top of the stack first. */
export const stackAt = ({ market, corporations }: Chart, at: string): string[] =>
  market.arrivals.filter((symbol) => named(corporations, symbol).cell?.join() === at);

/** The stack of each cell that has one. */
export function stacksOf({ market, corporations }: Chart): Record<string, string[]> {
  const cells = market.arrivals.flatMap((symbol) => named(corporations, symbol).cell?.join() ?? []);
  return Object.fromEntries(cells.map((at) => [at, stackAt({ market, corporations }, at)]));
}

/** C-11.6: higher price, then further right, then higher up, then nearer the top of the stack. Those without a price are left out. */
export function byMarketOrder(at: Position, symbols: readonly string[]): string[] {
  const rank = (symbol: string) => {
    const { cell } = corporation(at, symbol);
    if (!cell) return undefined;
    const depth = at.state.market.arrivals.indexOf(symbol);
    return { symbol, key: [-priceAt(at.title, cell), -cell[1], cell[0], depth] };
  };
  return symbols
    .map(rank)
    .filter((one) => one !== undefined)
    .sort((a, b) => compareKeys(a.key, b.key))
    .map((one) => one.symbol);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
