/** The home tile that a corporation lays in its first turn (18CZ-7.4). */
import { terrainOf } from "../board/track.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporationFact, type Position, ruleOf, type Working } from "../position.ts";
import { goOn } from "./turn.ts";

/** Rotations with which all track of the tile leads to hexes of the map. */
function rotationsOn(at: Position, hex: string, tile: string): number[] {
  const terrain = terrainOf(at.title);
  const closed = terrain.closed[terrain.index.get(hex) ?? -1];
  const tracks = terrain.tiles.get(tile) ?? [];
  return tracks.flatMap(({ sideMask }, rotation) =>
    closed !== undefined && (sideMask & closed) === 0 ? [rotation] : [],
  );
}

export function homeTileOptions(at: Position, symbol: string): OptionBody[] {
  const { homeTile } = corporationFact(at.title, symbol);
  return (homeTile?.hexes ?? []).flatMap((hex): OptionBody[] => {
    const tile = homeTile?.tile ?? "";
    const rotations = rotationsOn(at, hex, tile);
    return rotations.length
      ? [{ type: "layTile", corporation: symbol, hex, tile, rotations, cost: 0, company: null }]
      : [];
  });
}

/** Free, no lay of the turn, and the home station comes with it. */
export function playHomeTile(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "layTile") return refuse("NOT_NOW", ruleOf(work, "homeTile"), { step: "homeTile" });
  const { hex, tile, rotation } = move;
  const isListed = homeTileOptions(work, symbol).some(
    (option) =>
      option.type === "layTile" &&
      option.hex === hex &&
      option.tile === tile &&
      option.rotations.includes(rotation) &&
      move.company === undefined,
  );
  if (!isListed) return refuse("HOME_TILE", ruleOf(work, "homeTile"), { hex, tile });
  work.emit({
    type: "tileLaid",
    corporation: symbol,
    hex,
    tile,
    rotation,
    replaced: null,
    cities: [],
    company: null,
    cost: 0,
    counts: false,
  });
  work.emit({ type: "tokenPlaced", corporation: symbol, hex, city: 0, price: 0, kind: "home", company: null });
  goOn(work);
  return undefined;
}
