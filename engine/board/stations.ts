/** Slots, reservations and blocked cities (C-4.2, C-6.3). */
import type { Position } from "../position.ts";
import { type BoardView, hexIndex, trackAt, viewOf } from "./track.ts";

/** Slots of a city; 0 for what is no city. */
export function slotsOf(view: BoardView, hex: string, city: number): number {
  const node = trackAt(view, hexIndex(view.terrain, hex)).nodes[city];
  return node?.kind === "city" ? (node.slots ?? 1) : 0;
}

export const stationsIn = (view: BoardView, hex: string, city: number): readonly string[] =>
  (view.board.stations[hex] ?? []).filter((one) => one.city === city).map((one) => one.corporation);

/** C-4.2: all slots filled, none by the corporation. An empty slot, reserved or not, keeps it open. */
export function isBlocked(view: BoardView, hex: number, city: number, symbol: string): boolean {
  const here = view.board.stations[view.terrain.hexes[hex] ?? ""];
  if (!here) return false;
  let filled = 0;
  for (const one of here) {
    if (one.city !== city) continue;
    if (one.corporation === symbol) return false;
    filled += 1;
  }
  return filled > 0 && filled >= (trackAt(view, hex).nodes[city]?.slots ?? 1);
}

export type SlotAnswer = "free" | "full" | { readonly reservedFor: string };

/** C-6.3, C-6.5f: is there a slot for the corporation in the city, not kept for another one's home? */
export function slotFor(at: Position, symbol: string, hex: string, city: number): SlotAnswer {
  const view = viewOf(at.title, at.state.board);
  const free = slotsOf(view, hex, city) - stationsIn(view, hex, city).length;
  if (free <= 0) return "full";
  const homes = Object.entries(view.board.homes).filter(([other, home]) => other !== symbol && home.hex === hex);
  const whole = homes.find(([, home]) => home.city === null);
  if (whole && isKept(at, view, hex, free)) return { reservedFor: whole[0] };
  const reserved = homes.filter(([, home]) => home.city === city);
  const keeper = reserved[0];
  return keeper && free <= reserved.length ? { reservedFor: keeper[0] } : "free";
}

/** A hex reserved as a whole (C-6.3): for good, or while its cities are single, and then for as long as one slot is left (18CZ-10.4). */
function isKept(at: Position, view: BoardView, hex: string, free: number): boolean {
  if (at.title.parameters.wholeHexReserved === "always") return true;
  const { nodes } = trackAt(view, hexIndex(view.terrain, hex));
  return free <= 1 || nodes.every((node) => (node.slots ?? 1) === 1);
}
