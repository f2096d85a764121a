/** Which tiles fit on what lies there, in which rotations, and where its cities go (C-3.5 to C-3.8). Cached: it depends on facts alone. */
import type { TileFact, Title } from "../model/title.ts";
import { COLOURS } from "../model/words.ts";
import { cityCount, FIRST_NODE, isNodeEnd, type Terrain, type Track, townCount } from "./track.ts";

/** C-3.5: exactly one colour up. */
export const isNextColour = (from: Track, to: Pick<TileFact, "colour">): boolean =>
  COLOURS.indexOf(to.colour) === COLOURS.indexOf(from.colour) + 1 && to.colour !== "red";

/** C-3.6 by the general rule, or by the title's own table where it has one: what does not fit, or null. */
export function misfit(title: Title, from: Track, to: Track): ReturnType<typeof generalMisfit> | "table" {
  const listed = listedUpgrades(title, from);
  if (!listed) return generalMisfit(from, to);
  return listed.includes(to.of.slice("tile ".length)) ? null : "table";
}

/** Tiles that the title names for a tile or a printed hex; undefined where the general rule is meant. */
function listedUpgrades({ upgrades }: Title, { of }: Track): readonly string[] | undefined {
  const [kind, name = ""] = of.split(" ");
  return kind === "tile" ? upgrades?.table[name] : upgrades?.hexes[name];
}

/** Label, towns and cities fit; what does not, or null. */
function generalMisfit(from: Track, to: Track): "label" | "towns" | "cities" | null {
  if (from.label !== to.label) return "label";
  if (townCount(from) !== townCount(to) && !mergesTowns(from, to)) return "towns";
  const [old, next] = [cityCount(from), cityCount(to)];
  const mayChange = from.label !== null && next > 0;
  return old === next || (mayChange && old > 0) ? null : "cities";
}

/** 18CZ-9.4: a double town may become one town on a tile that only a power lays. */
const mergesTowns = (from: Track, to: Track): boolean => to.powerOnly && townCount(to) === 1 && townCount(from) > 1;

/**
 * Where each old node goes if `to` is laid over `from` (C-3.6d, C-3.8): new node number by old one, or null if no placing keeps all
 * old track (C-3.7b). Cities without track go to the city of the same number.
 */
export function nodeMap(from: Track, to: Track): number[] | null {
  const map: number[] = [];
  const taken = new Set<number>();
  const assign = (node: number): boolean => {
    if (node === from.nodes.length) return keepsTrack(from, to, map);
    for (const target of candidates(from, to, node)) {
      if (taken.has(target) && from.nodes.length <= to.nodes.length) continue;
      const fresh = !taken.has(target);
      map[node] = target;
      taken.add(target);
      if (assign(node + 1)) return true;
      if (fresh) taken.delete(target);
    }
    return false;
  };
  return assign(0) ? map : null;
}

/** New nodes of the same kind that have all of the old one's sides, the same number first. */
function candidates(from: Track, to: Track, node: number): number[] {
  const sides = from.nodeSides[node] ?? 0;
  const fitting = to.nodes.flatMap((one, n) =>
    one.kind === from.nodes[node]?.kind && ((to.nodeSides[n] ?? 0) & sides) === sides ? [n] : [],
  );
  return fitting.sort((a, b) => Number(b === node) - Number(a === node));
}

function keepsTrack(from: Track, to: Track, map: readonly number[]): boolean {
  const moved = (end: number): number => (isNodeEnd(end) ? FIRST_NODE + (map[end - FIRST_NODE] ?? -1) : end);
  return from.segments.every(([a, b]) => {
    const [na, nb] = [moved(a), moved(b)];
    return to.segments.some(([c, d]) => (c === na && d === nb) || (c === nb && d === na));
  });
}

/** Numbers of a placing's segments that lie there already. */
export function keptSegments(from: Track, { track, cities }: Placing): Set<number> {
  const moved = (end: number): number => (isNodeEnd(end) ? FIRST_NODE + (cities[end - FIRST_NODE] ?? -1) : end);
  const old = from.segments.map(([a, b]) => [moved(a), moved(b)]);
  return new Set(
    track.segments.flatMap(([c, d], n) =>
      old.some(([a, b]) => (c === a && d === b) || (c === b && d === a)) ? [n] : [],
    ),
  );
}

export interface Placing {
  readonly rotation: number;
  readonly track: Track;
  /** New city number by old city number. */
  readonly cities: readonly number[];
}

export interface Upgrade {
  readonly tile: string;
  /** Rotations that keep the old track; sides are not looked at here. */
  readonly placings: readonly Placing[];
}

const known = new WeakMap<Terrain, Map<Track, readonly Upgrade[]>>();

/** Tiles of the title that fit on this track by colour, label, towns, cities and old track. */
export function upgradesOf(terrain: Terrain, from: Track): readonly Upgrade[] {
  let byTrack = known.get(terrain);
  if (!byTrack) {
    byTrack = new Map();
    known.set(terrain, byTrack);
  }
  let upgrades = byTrack.get(from);
  if (!upgrades) {
    upgrades = findUpgrades(terrain.title, terrain, from);
    byTrack.set(from, upgrades);
  }
  return upgrades;
}

function findUpgrades(title: Title, terrain: Terrain, from: Track): Upgrade[] {
  return Object.keys(title.tiles).flatMap((tile) => {
    const tracks = terrain.tiles.get(tile) ?? [];
    const sample = tracks[0];
    if (!sample || !isNextColour(from, sample) || misfit(title, from, sample) !== null) return [];
    const placings = tracks.flatMap((track, rotation) => {
      const map = nodeMap(from, track);
      return map ? [{ rotation, track, cities: map }] : [];
    });
    return placings.length ? [{ tile, placings }] : [];
  });
}
