/** Copies of certificates and tiles, which matter to game files alone: what their names refer to as a game goes on. */
import type { GameState } from "../model/state.ts";
import { titleOf } from "../titles/registry.ts";
import type { BaseAction } from "./gamefile.ts";

/** What a file's names refer to, beyond the state. */
export interface Names {
  /** Certificates that have left the offering. */
  readonly issued: ReadonlySet<string>;
  /** Hex by copy of a tile, as in `57-1`. */
  readonly tiles: ReadonlyMap<string, string>;
}

/** Certificates that private companies grant leave the offering without being named in the file. */
export function firstNames(state: GameState): Names {
  const granted = titleOf(state).companies.flatMap(({ grant }) => (grant ? [grant] : []));
  const issued = granted.map((one) => `${one.corporation}_${one.president ? 0 : 1}`);
  return { issued: new Set(issued), tiles: new Map() };
}

/** The names after an action. */
export function namesAfter(names: Names, action: BaseAction): Names {
  if (action.type === "buy_shares") return { ...names, issued: new Set([...names.issued, ...(action.shares ?? [])]) };
  if (action.type !== "lay_tile" || !action.tile || !action.hex) return names;
  const others = [...names.tiles].filter(([, hex]) => hex !== action.hex);
  return { ...names, tiles: new Map([...others, [action.tile, action.hex]]) };
}

/** A copy of the tile that lies nowhere, as in `57-1`. */
export function freeCopy({ tiles }: Names, tile: string): string {
  let copy = 0;
  while (tiles.has(`${tile}-${copy}`)) copy += 1;
  return `${tile}-${copy}`;
}

/** The name of a city: that of the tile on its hex, or of the hex while nothing is laid there, and the city's number. */
export function cityName({ tiles }: Names, hex: string, city: number): string {
  const laid = [...tiles].find(([, at]) => at === hex)?.[0] ?? `${hex}-0`;
  return `${laid}-${city}`;
}
