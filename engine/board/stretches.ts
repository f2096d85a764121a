/**
 * The corporation's network seen as places and the stretches of plain track between them: what routes are made of. Borders (hex
 * sides) are numbered from 0 in the order in which they are met, so that a route's borders fit into a few words of bits.
 */
import type { Position } from "../position.ts";
import { networkOf, nodeKey } from "./network.ts";
import { groupOf, homeBonusAt, isClosedArea, nodeRevenue } from "./revenue.ts";
import { isBlocked } from "./stations.ts";
import {
  type BoardView,
  FIRST_NODE,
  hexIndex,
  isEnd,
  isNodeEnd,
  opposite,
  otherEnd,
  type Track,
  trackAt,
  viewOf,
} from "./track.ts";

export interface Place {
  readonly key: number;
  readonly hex: string;
  readonly node: string;
  readonly revenue: number;
  /** What it brings besides, once for each train (18CZ-11.6). */
  readonly bonus: number;
  readonly isTown: boolean;
  readonly group: string | null;
  readonly offboard: boolean;
  /** A route may end here but not pass (C-8.2e). */
  readonly endOnly: boolean;
  readonly isStation: boolean;
  /** What lies there, where a train may have to pay for passing (1835-11.6). */
  readonly tolled: Track | null;
  /** Stretches that begin here, by number. */
  readonly out: Stretch[];
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Segment at the `from` place by which it leaves. */
  readonly leave: number;
  /** Sides by which it leaves the one place and comes to the other. */
  readonly sides: readonly [number, number];
  /** Borders crossed, in order. */
  readonly borders: readonly number[];
  /** Hexes from place to place, both included. */
  readonly hexes: readonly string[];
}

export interface Places {
  readonly byKey: ReadonlyMap<number, Place>;
  readonly stations: readonly Place[];
  readonly borderCount: number;
}

interface Walk {
  readonly hexes: string[];
  readonly borders: number[];
}

/** Places and stretches of a corporation's network. */
export function placesOf(at: Position, symbol: string): Places {
  const view = viewOf(at.title, at.state.board);
  const byKey = new Map<number, Place>();
  for (const key of networkOf(at, symbol).nodes) {
    const place = placeAt(at, view, symbol, key);
    if (!isClosedArea(at, place.hex, place.revenue)) byKey.set(key, place);
  }
  const borders = new Map<number, number>();
  const isPlace = (key: number) => byKey.has(key);
  for (const place of byKey.values()) if (!place.offboard) addStretches(view, isPlace, borders, place);
  return { byKey, stations: [...byKey.values()].filter((place) => place.isStation), borderCount: borders.size };
}

function placeAt(at: Position, view: BoardView, symbol: string, key: number): Place {
  const [hex, number] = [Math.floor(key / 16), key % 16];
  const name = view.terrain.hexes[hex] ?? "";
  const track = trackAt(view, hex);
  const node = track.nodes[number];
  if (!node) throw new Error(`no node ${number} on ${name}`);
  const offboard = node.kind === "offboard";
  const stations = at.state.board.stations[name] ?? [];
  return {
    key,
    hex: name,
    node: node.id,
    revenue: nodeRevenue(at, node),
    bonus: homeBonusAt(track, symbol),
    isTown: node.kind === "town",
    group: groupOf(at, node),
    offboard,
    endOnly: isEnd(track, number) || isBlocked(view, hex, number, symbol),
    isStation: stations.some((one) => one.corporation === symbol && one.city === number),
    tolled: track.ferry ? track : null,
    out: [],
  };
}

/** Follows every segment out of a place to the next place; a stretch that would meet itself is none. */
function addStretches(
  view: BoardView,
  isPlace: (key: number) => boolean,
  borders: Map<number, number>,
  place: Place,
): void {
  const { terrain } = view;
  const start = hexIndex(terrain, place.hex);
  const track = trackAt(view, start);
  const end = FIRST_NODE + (place.key % 16);
  const numberOf = (border: number): number => {
    const known = borders.get(border);
    if (known !== undefined) return known;
    borders.set(border, borders.size);
    return borders.size - 1;
  };
  for (const leave of track.byEnd[end] ?? []) {
    const segment = track.segments[leave];
    if (!segment) continue;
    const walk: Walk = { hexes: [place.hex], borders: [] };
    const first = otherEnd(segment, end);
    follow(view, start, first, walk, (hex, node, last) => {
      const to = nodeKey(hex, node);
      if (to === place.key || !isPlace(to)) return;
      const borders = walk.borders.map(numberOf);
      place.out.push({ from: place.key, to, leave, sides: [first, last], borders, hexes: [...walk.hexes] });
    });
  }
}

function follow(
  view: BoardView,
  hex: number,
  end: number,
  walk: Walk,
  arrive: (hex: number, node: number, side: number) => void,
  came = -1,
): void {
  if (isNodeEnd(end)) {
    arrive(hex, end - FIRST_NODE, came);
    return;
  }
  const neighbour = view.terrain.neighbours[hex]?.[end] ?? -1;
  if (neighbour < 0) return;
  const border = end < 3 ? hex * 6 + end : neighbour * 6 + opposite(end);
  if (walk.borders.includes(border)) return;
  const track = trackAt(view, neighbour);
  walk.borders.push(border);
  walk.hexes.push(view.terrain.hexes[neighbour] ?? "");
  for (const number of track.byEnd[opposite(end)] ?? []) {
    const segment = track.segments[number];
    if (segment) follow(view, neighbour, otherEnd(segment, opposite(end)), walk, arrive, opposite(end));
  }
  walk.borders.pop();
  walk.hexes.pop();
}

/** C-8.5, C-15.1: some route of two stops exists; looks only at stretches that begin at a station. */
export function hasRoute(at: Position, symbol: string): boolean {
  const view = viewOf(at.title, at.state.board);
  const open = (key: number): Place | undefined => {
    const place = placeAt(at, view, symbol, key);
    return isClosedArea(at, place.hex, place.revenue) ? undefined : place;
  };
  return (at.state.corporations[symbol]?.stations ?? []).some(({ hex, city }) => {
    const place = open(nodeKey(hexIndex(view.terrain, hex), city));
    if (!place) return false;
    addStretches(view, (key) => open(key) !== undefined, new Map(), place);
    return place.out.some(({ to }) => place.group === null || open(to)?.group !== place.group);
  });
}
