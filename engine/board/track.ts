/**
 * Track of a tile or a printed hex in place: ends are numbers, 0..5 a side of the hex, 6 and up a node (6 is the first). Computed
 * once per title, hex print, tile and rotation.
 */
import type { Board } from "../model/state.ts";
import type { HexFact, NodeFact, TileFact, Title } from "../model/title.ts";
import type { Colour } from "../model/words.ts";

export const FIRST_NODE = 6;
export const isNodeEnd = (end: number): boolean => end >= FIRST_NODE;
export const opposite = (side: number): number => (side + 3) % 6;

export type Segment = readonly [number, number];

export interface Track {
  /** `tile 57` or `hex E19`: what it is the track of. */
  readonly of: string;
  readonly colour: Colour;
  readonly label: string | null;
  readonly nodes: readonly NodeFact[];
  readonly segments: readonly Segment[];
  /** Segment numbers by end: sides first, then nodes. */
  readonly byEnd: readonly (readonly number[])[];
  /** The same with the end to which each segment leads. */
  readonly exits: readonly (readonly { readonly segment: number; readonly end: number }[])[];
  /** Bit `s` set: track at side `s`. */
  readonly sideMask: number;
  /** By node: bits of the sides that its track leads to. */
  readonly nodeSides: readonly number[];
  readonly fixed: boolean;
  /** Laid only by a private company's power (18CZ-8.7). */
  readonly powerOnly: boolean;
  /** A route may end at its nodes but not pass (18CZ-7.5). */
  readonly terminal: boolean;
  readonly homeBonus: TileFact["homeBonus"] | null;
  readonly ferry: TileFact["ferry"] | null;
}

/** The unchanging side of a title's map. */
export interface Terrain {
  readonly title: Title;
  readonly hexes: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly facts: readonly HexFact[];
  /** By hex and side: index of the neighbour, -1 off the grid. */
  readonly neighbours: readonly (readonly number[])[];
  /** By hex: bits of the sides where no tile may show track (C-2.4). */
  readonly closed: readonly number[];
  readonly printed: readonly Track[];
  readonly tiles: ReadonlyMap<string, readonly Track[]>;
}

const terrains = new WeakMap<Title, Terrain>();

export function terrainOf(title: Title): Terrain {
  let terrain = terrains.get(title);
  if (!terrain) {
    terrain = buildTerrain(title);
    terrains.set(title, terrain);
  }
  return terrain;
}

function buildTerrain(title: Title): Terrain {
  const hexes = Object.keys(title.map);
  const index = new Map(hexes.map((hex, i) => [hex, i]));
  const facts = Object.values(title.map);
  const printed = facts.map((fact, i) =>
    trackOf(`hex ${hexes[i]}`, fact, 0, {}, (fact.fixed || fact.homeSite) ?? false),
  );
  const neighbours = facts.map((fact) =>
    [0, 1, 2, 3, 4, 5].map((side) => index.get(fact.neighbours[String(side)] ?? "") ?? -1),
  );
  const closed = facts.map((fact, hex) => closedSides(fact, neighbours[hex] ?? [], facts, printed));
  const tiles = new Map(
    Object.entries(title.tiles).map(([id, tile]) => [
      id,
      [0, 1, 2, 3, 4, 5].map((turn) => trackOf(`tile ${id}`, tile, turn, tile, tile.terminal)),
    ]),
  );
  return { title, hexes, index, facts, neighbours, closed, printed, tiles };
}

/** C-2.4: off the grid, marked impassable, or against a fixed hex without track there. */
function closedSides(
  fact: HexFact,
  neighbours: readonly number[],
  facts: readonly HexFact[],
  printed: readonly Track[],
): number {
  let mask = 0;
  for (let side = 0; side < 6; side++) {
    const neighbour = neighbours[side] ?? -1;
    const blank = facts[neighbour]?.fixed && !((printed[neighbour]?.sideMask ?? 0) & (1 << opposite(side)));
    if (neighbour < 0 || fact.walls?.includes(String(side)) || blank) mask |= 1 << side;
  }
  return mask;
}

function trackOf(
  of: string,
  fact: HexFact | TileFact,
  rotation: number,
  { powerOnly = false, terminal = false, homeBonus, ferry }: Partial<TileFact>,
  fixed = false,
): Track {
  const nodes = fact.nodes ?? [];
  const endOf = (end: string): number =>
    /^\d$/.test(end) ? (Number(end) + rotation) % 6 : FIRST_NODE + nodes.findIndex((node) => node.id === end);
  const segments = (fact.paths ?? []).map(([a, b]): Segment => [endOf(a), endOf(b)]);
  const byEnd = Array.from({ length: FIRST_NODE + nodes.length }, (_, end) =>
    segments.flatMap((segment, i) => (segment.includes(end) ? [i] : [])),
  );
  const maskOf = (ends: number[]) =>
    ends.filter((end) => !isNodeEnd(end)).reduce((mask, side) => mask | (1 << side), 0);
  return {
    of,
    colour: fact.colour,
    label: fact.label ?? null,
    nodes,
    segments,
    byEnd,
    exits: byEnd.map((numbers, from) =>
      numbers.map((segment) => ({ segment, end: otherEnd(segments[segment] ?? [from, from], from) })),
    ),
    sideMask: maskOf(segments.flat()),
    nodeSides: nodes.map((_, n) => maskOf(segments.filter((one) => one.includes(FIRST_NODE + n)).flat())),
    fixed,
    powerOnly,
    terminal,
    homeBonus: homeBonus ?? null,
    ferry: ferry ? turned(ferry, rotation) : null,
  };
}

function turned({ banks, toll }: NonNullable<TileFact["ferry"]>, rotation: number): NonNullable<TileFact["ferry"]> {
  const [one, other] = banks;
  const turn = (sides: readonly number[]) => sides.map((side) => (side + rotation) % 6);
  return { banks: [turn(one), turn(other)], toll };
}

/** 1835-11.6: what a train pays that comes by one side and leaves by the other; 0 if both are on one bank. */
export function tollBetween({ ferry }: Track, side: number, other: number): number {
  if (!ferry) return 0;
  const isAcross =
    ferry.banks.some((bank) => bank.includes(side)) && ferry.banks[0].includes(side) !== ferry.banks[0].includes(other);
  return isAcross && ferry.banks.some((bank) => bank.includes(other)) ? ferry.toll : 0;
}

/** C-8.2e: a walk ends here. */
export const isEnd = (track: Track, node: number): boolean => track.terminal || track.nodes[node]?.kind === "offboard";

/** The other end of a segment. */
export const otherEnd = (segment: Segment, end: number): number => (segment[0] === end ? segment[1] : segment[0]);

/** What lies on each hex now, with the stations on it. Made once per board. */
export interface BoardView {
  readonly terrain: Terrain;
  readonly board: Board;
  readonly tracks: readonly Track[];
}

const views = new WeakMap<Board, BoardView>();
/** By the tiles laid: a station changes the board, not its track. */
const laidTracks = new WeakMap<Board["tiles"], readonly Track[]>();

export function viewOf(title: Title, board: Board): BoardView {
  const known = views.get(board);
  if (known) return known;
  const terrain = terrainOf(title);
  const view = { terrain, board, tracks: tracksOn(terrain, board.tiles) };
  views.set(board, view);
  return view;
}

function tracksOn(terrain: Terrain, tiles: Board["tiles"]): readonly Track[] {
  const known = laidTracks.get(tiles);
  if (known) return known;
  const tracks = terrain.printed.slice();
  for (const hex in tiles) {
    const laid = tiles[hex];
    const track = laid && terrain.tiles.get(laid.tile)?.[laid.rotation];
    if (track) tracks[terrain.index.get(hex) ?? -1] = track;
  }
  laidTracks.set(tiles, tracks);
  return tracks;
}

export function hexIndex(terrain: Terrain, hex: string): number {
  const index = terrain.index.get(hex);
  if (index === undefined) throw new Error(`no hex ${hex}`);
  return index;
}

/** The track on a hex that exists. */
export function trackAt(view: BoardView, hex: number): Track {
  const track = view.tracks[hex];
  if (!track) throw new Error(`no hex ${hex}`);
  return track;
}

export const cityCount = (track: Track): number => track.nodes.filter((node) => node.kind === "city").length;
export const townCount = (track: Track): number => track.nodes.filter((node) => node.kind === "town").length;
