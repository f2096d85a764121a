/** The supply of tiles: what the box holds less what lies on the map (C-3.3, C-5.6). */
import type { Board, GameState } from "../model/state.ts";
import type { Title } from "../model/title.ts";
import type { Position } from "../position.ts";

const laidOn = new WeakMap<Board["tiles"], ReadonlyMap<string, number>>();

/** 1835-9.7: copies of each tile in all; at some tables as many as there are hexes, of plain yellow ones or of all. */
export function tilesInAll(title: Title, state: Pick<GameState, "options">): Record<string, number> {
  return Object.fromEntries(Object.keys(title.tileCounts).map((tile) => [tile, copiesOf({ title, state }, tile)]));
}

/** Copies of a tile that are left; 0 of one that the title does not have. */
export const tilesLeft = (at: Position, tile: string): number =>
  copiesOf(at, tile) - (laidTiles(at.state.board.tiles).get(tile) ?? 0);

function copiesOf({ title, state }: { title: Title; state: Pick<GameState, "options"> }, tile: string): number {
  const { tiles, tileCounts, map } = title;
  const unlimited = state.options["unlimitedTiles"] ?? "no";
  const isPlain = tiles[tile]?.colour === "yellow" && tiles[tile].nodes.length === 0;
  const isUnlimited = unlimited === "yes" || (unlimited === "plainYellow" && isPlain);
  return isUnlimited ? Object.keys(map).length : (tileCounts[tile] ?? 0);
}

/** How often each tile lies on the map. */
function laidTiles(tiles: Board["tiles"]): ReadonlyMap<string, number> {
  const known = laidOn.get(tiles);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { tile } of Object.values(tiles)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  laidOn.set(tiles, counts);
  return counts;
}
