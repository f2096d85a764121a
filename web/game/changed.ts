/** What differs between two positions: hexes by the events in between, rows of tables by the positions themselves. */
import type { GameEvent, GameState, Seat } from "../../engine/index.ts";
import { seatHolder } from "../../engine/index.ts";

/** Hexes that look otherwise than before: another tile, another rotation, other stations. */
export function changedPlaces(before: GameState, after: GameState): string[] {
  const hexes = [before.board, after.board].flatMap(({ tiles, stations }) => [
    ...Object.keys(tiles),
    ...Object.keys(stations),
  ]);
  return [...new Set(hexes)].filter(
    (hex) =>
      differs(before.board.tiles[hex] ?? null, after.board.tiles[hex] ?? null) ||
      differs(before.board.stations[hex] ?? [], after.board.stations[hex] ?? []),
  );
}

/** The same hexes numbered from 1, in the order in which the events name them. */
export function numberedPlaces(before: GameState, after: GameState, events: readonly GameEvent[]): Map<string, number> {
  const changed = new Set(changedPlaces(before, after));
  const named = events.flatMap((event) => ("hex" in event && changed.has(event.hex) ? [event.hex] : []));
  return new Map([...new Set([...named, ...changed])].map((hex, index) => [hex, index + 1]));
}

const differs = (a: unknown, b: unknown): boolean => a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** Has anything about a corporation changed? */
export const corporationChanged = (before: GameState, after: GameState, symbol: string): boolean =>
  differs(before.corporations[symbol], after.corporations[symbol]);

/** Has anything changed that a player has: cash and debts, certificates, private companies? */
export const playerChanged = (before: GameState, after: GameState, seat: Seat): boolean =>
  differs(before.players[seat], after.players[seat]) || differs(holdings(before, seat), holdings(after, seat));

function holdings({ corporations, companies }: GameState, seat: Seat) {
  const holder = seatHolder(seat);
  return {
    certificates: Object.values(corporations).flatMap(({ symbol, certificates }) =>
      certificates.filter((one) => one.holder === holder).map(({ percent, president }) => [symbol, percent, president]),
    ),
    companies: Object.values(companies)
      .filter(({ owner, closed }) => owner === holder && !closed)
      .map(({ symbol }) => symbol),
  };
}
