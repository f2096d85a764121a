/** The order in which tiles are listed: by colour, then by number. */
import { COLOURS, type Title } from "../../engine/index.ts";

export function inReadingTiles(title: Title): string[] {
  const stage = (tile: string): number => COLOURS.indexOf(title.tiles[tile]?.colour ?? "white");
  return Object.keys(title.tiles).sort((a, b) => stage(a) - stage(b) || Number(a) - Number(b) || a.localeCompare(b));
}
