/**
 * The search for everything a walk from one of a corporation's stations reaches (C-4.1). A walk that would use a hex side twice is
 * no walk; a breadth-first search that remembers the way finds nearly all, and where a side stands in its own way a slower search
 * decides.
 */
import { isBlocked } from "./stations.ts";
import {
  type BoardView,
  FIRST_NODE,
  isEnd,
  isNodeEnd,
  opposite,
  otherEnd,
  type Terrain,
  type Track,
  trackAt,
} from "./track.ts";

const ENDS = 16;
const SIDES = 6;

export interface Network {
  /** By hex: bits of the segments reached. */
  readonly segments: Uint16Array;
  /** By hex: bits of the nodes reached. */
  readonly nodeBits: Uint16Array;
  /** `hex * 16 + node` of every node reached, in the order in which they were found. */
  readonly nodes: readonly number[];
  /** Bits of reached sides by hex (C-4.4). */
  readonly sides: Uint8Array;
}

export const nodeKey = (hex: number, node: number): number => hex * ENDS + node;

const hasBit = (bits: Uint16Array, hex: number, bit: number): boolean => (((bits[hex] ?? 0) >> bit) & 1) === 1;

export const reachesNode = ({ nodeBits }: Network, hex: number, node: number): boolean => hasBit(nodeBits, hex, node);

export const reachesSegment = ({ segments }: Network, hex: number, segment: number): boolean =>
  hasBit(segments, hex, segment);

/** What has been reached so far. */
class Found {
  readonly segments: Uint16Array;
  readonly nodeBits: Uint16Array;
  readonly nodes: number[] = [];
  readonly sides: Uint8Array;
  private readonly terrain: Terrain;

  constructor(terrain: Terrain) {
    const { length } = terrain.hexes;
    this.terrain = terrain;
    this.segments = new Uint16Array(length);
    this.nodeBits = new Uint16Array(length);
    this.sides = new Uint8Array(length);
  }

  addNode(hex: number, node: number): void {
    const bits = this.nodeBits[hex] ?? 0;
    if ((bits >> node) & 1) return;
    this.nodeBits[hex] = bits | (1 << node);
    this.nodes.push(nodeKey(hex, node));
  }

  addSegment(hex: number, segment: number): void {
    this.segments[hex] = (this.segments[hex] ?? 0) | (1 << segment);
  }

  /** C-4.4: track ends at a side, which is seen from either hex. */
  addSide(hex: number, side: number, neighbour: number): void {
    this.sides[hex] = (this.sides[hex] ?? 0) | (1 << side);
    if (neighbour >= 0) this.sides[neighbour] = (this.sides[neighbour] ?? 0) | (1 << opposite(side));
  }

  /** C-4.4: all open sides of a hex with a station. */
  addStation(hex: number): void {
    this.sides[hex] = (this.sides[hex] ?? 0) | (63 & ~(this.terrain.closed[hex] ?? 0));
  }

  hasMoreThan(other: Found): boolean {
    return this.nodes.length > other.nodes.length || this.segments.some((bits, hex) => bits !== other.segments[hex]);
  }
}

class Explorer {
  readonly found: Found;
  private readonly view: BoardView;
  private readonly symbol: string;
  private readonly strict: boolean;
  /** Crossings in the order in which they are followed: `hex * 6 + side` of the hex entered, and the number of the crossing before. */
  private readonly crossings: number[] = [];
  private readonly before: number[] = [];
  /** Crossings that have been followed. */
  private done = 0;
  /** Crossings that were refused because the way had used the border. */
  private readonly refused: number[] = [];
  /** By hex: bits of the sides by which it was entered. */
  private readonly entered: Uint8Array;

  constructor(view: BoardView, symbol: string, strict: boolean) {
    this.view = view;
    this.symbol = symbol;
    this.strict = strict;
    this.found = new Found(view.terrain);
    this.entered = new Uint8Array(view.tracks.length);
  }

  start(hex: number, node: number): void {
    this.found.addStation(hex);
    this.found.addNode(hex, node);
    this.leave(hex, node, -1, -1);
    for (; this.done < this.crossings.length; this.done++) this.enter(this.done);
  }

  /** Somewhere a crossing was refused, and nobody else came that way. */
  get isInDoubt(): boolean {
    return this.refused.some((entry) => !this.hasEntered(Math.floor(entry / SIDES), entry % SIDES));
  }

  private hasEntered(hex: number, side: number): boolean {
    return (((this.entered[hex] ?? 0) >> side) & 1) === 1;
  }

  private enter(way: number): void {
    const entry = this.crossings[way] ?? 0;
    const hex = Math.floor(entry / SIDES);
    const track = trackAt(this.view, hex);
    for (const { segment, end } of track.exits[entry % SIDES] ?? []) {
      this.found.addSegment(hex, segment);
      if (isNodeEnd(end)) this.arrive(track, hex, end - FIRST_NODE, segment, way);
      else this.cross(hex, end, way);
    }
  }

  private arrive(track: Track, hex: number, node: number, segment: number, way: number): void {
    this.found.addNode(hex, node);
    if (isEnd(track, node) || isBlocked(this.view, hex, node, this.symbol)) return;
    this.leave(hex, node, segment, way);
  }

  /** Leaves a node by every segment but the one by which it was reached. */
  private leave(hex: number, node: number, arrival: number, way: number): void {
    for (const { segment, end } of trackAt(this.view, hex).exits[FIRST_NODE + node] ?? []) {
      if (segment === arrival) continue;
      this.found.addSegment(hex, segment);
      if (isNodeEnd(end)) this.found.addNode(hex, end - FIRST_NODE);
      else this.cross(hex, end, way);
    }
  }

  private cross(hex: number, side: number, way: number): void {
    const neighbour = this.view.terrain.neighbours[hex]?.[side] ?? -1;
    const bit = 1 << opposite(side);
    this.found.addSide(hex, side, neighbour);
    if (neighbour < 0 || !(trackAt(this.view, neighbour).sideMask & bit)) return;
    if (this.hasEntered(neighbour, opposite(side))) return;
    if (this.uses(way, hex, side)) {
      this.refused.push(neighbour * SIDES + opposite(side));
      if (this.strict) return;
    }
    this.entered[neighbour] = (this.entered[neighbour] ?? 0) | bit;
    this.crossings.push(neighbour * SIDES + opposite(side));
    this.before.push(way);
  }

  /** The way has come into the hex by the side by which it would leave; the other direction has not been taken yet. */
  private uses(way: number, hex: number, side: number): boolean {
    if (!this.hasEntered(hex, side)) return false;
    const entry = hex * SIDES + side;
    for (let one = way; one >= 0; one = this.before[one] ?? -1) if (this.crossings[one] === entry) return true;
    return false;
  }
}

/** The network of a corporation from its stations. */
export function explore(
  view: BoardView,
  symbol: string,
  stations: readonly { readonly hex: string; readonly city: number }[],
): Network {
  const starts = stations.map(({ hex, city }) => ({ hex: view.terrain.index.get(hex) ?? -1, city }));
  const strict = exploreAll(view, symbol, starts, true);
  const inDoubt = strict.isInDoubt && exploreAll(view, symbol, starts, false).found.hasMoreThan(strict.found);
  return inDoubt ? new ExactExplorer(view, symbol).run(starts) : strict.found;
}

function exploreAll(
  view: BoardView,
  symbol: string,
  starts: readonly { hex: number; city: number }[],
  strict: boolean,
) {
  const explorer = new Explorer(view, symbol, strict);
  for (const { hex, city } of starts) explorer.start(hex, city);
  return explorer;
}

/** A way that a walk has come: it enters `hex` by `side`, after `before`. */
interface Crossing {
  readonly hex: number;
  readonly side: number;
  readonly border: number;
  readonly before: Crossing | null;
}

/** Number of the border at a side, the same seen from both hexes. */
function borderOf(view: BoardView, hex: number, side: number): number {
  const neighbour = view.terrain.neighbours[hex]?.[side] ?? -1;
  return side < 3 ? hex * SIDES + side : neighbour * SIDES + opposite(side);
}

function uses(way: Crossing | null, border: number): boolean {
  for (let one = way; one; one = one.before) if (one.border === border) return true;
  return false;
}

/** A way with what is needed to go on from it: which critical borders it has used, and whether it used any border twice. */
interface Label {
  readonly hex: number;
  readonly side: number;
  readonly way: Crossing;
  readonly used: bigint;
  readonly isWalk: boolean;
}

/**
 * The exact network. Borders that somebody would cross twice are found one after the other and made critical: those are then crossed
 * once at most, by remembering for each way which of them it has used. It is done when every place reached has a way without
 * repetition; what no way reaches even so cannot be reached.
 */
class ExactExplorer {
  private segments = new Set<number>();
  private nodes = new Set<number>();
  private readonly view: BoardView;
  private readonly symbol: string;
  private readonly critical = new Map<number, bigint>();
  /** Ways with a repetition to what nothing better has reached yet. */
  private doubtful = new Map<number, Crossing>();
  private labels: Label[] = [];
  private best = new Map<number, bigint[]>();

  constructor(view: BoardView, symbol: string) {
    this.view = view;
    this.symbol = symbol;
  }

  run(starts: readonly { hex: number; city: number }[]): Network {
    do this.explore(starts);
    while (this.addCritical());
    return this.network(starts);
  }

  private network(starts: readonly { hex: number }[]): Network {
    const { terrain } = this.view;
    const found = new Found(terrain);
    for (const { hex } of starts) found.addStation(hex);
    for (const key of this.nodes) found.addNode(Math.floor(key / ENDS), key % ENDS);
    for (const key of this.segments) {
      const [hex, segment] = [Math.floor(key / ENDS), key % ENDS];
      found.addSegment(hex, segment);
      for (const end of trackAt(this.view, hex).segments[segment] ?? []) {
        if (!isNodeEnd(end)) found.addSide(hex, end, terrain.neighbours[hex]?.[end] ?? -1);
      }
    }
    return found;
  }

  private explore(starts: readonly { hex: number; city: number }[]): void {
    [this.segments, this.nodes, this.doubtful, this.best, this.labels] = [
      new Set(),
      new Set(),
      new Map(),
      new Map(),
      [],
    ];
    for (const { hex, city } of starts) {
      this.nodes.add(nodeKey(hex, city));
      this.leave(hex, city, -1, null);
    }
    for (let n = 0; n < this.labels.length; n++) {
      const label = this.labels[n];
      if (label) this.enter(label);
    }
  }

  /** Makes the repeated borders of doubtful ways critical; true if there were any. */
  private addCritical(): boolean {
    for (const way of this.doubtful.values()) {
      const border = repeated(way);
      if (!this.critical.has(border)) this.critical.set(border, 1n << BigInt(this.critical.size));
    }
    return this.doubtful.size > 0;
  }

  private enter(label: Label): void {
    const track = trackAt(this.view, label.hex);
    for (const number of track.byEnd[label.side] ?? []) this.follow(track, label.hex, number, label.side, label);
  }

  private follow(track: Track, hex: number, number: number, from: number, label: Label | null): void {
    const segment = track.segments[number];
    if (!segment) return;
    this.reach(this.segments, hex * ENDS + number, 0, label);
    const end = otherEnd(segment, from);
    if (!isNodeEnd(end)) {
      this.cross(hex, end, label);
      return;
    }
    const node = end - FIRST_NODE;
    this.reach(this.nodes, nodeKey(hex, node), 1, label);
    if (from < FIRST_NODE && !isEnd(track, node) && !isBlocked(this.view, hex, node, this.symbol)) {
      this.leave(hex, node, number, label);
    }
  }

  private leave(hex: number, node: number, arrival: number, label: Label | null): void {
    const track = trackAt(this.view, hex);
    for (const number of track.byEnd[FIRST_NODE + node] ?? []) {
      if (number !== arrival) this.follow(track, hex, number, FIRST_NODE + node, label);
    }
  }

  private reach(found: Set<number>, key: number, kind: 0 | 1, label: Label | null): void {
    if (found.has(key)) return;
    const id = key * 2 + kind;
    if (label === null || label.isWalk) {
      found.add(key);
      this.doubtful.delete(id);
    } else if (!this.doubtful.has(id)) this.doubtful.set(id, label.way);
  }

  private cross(hex: number, side: number, from: Label | null): void {
    const neighbour = this.view.terrain.neighbours[hex]?.[side] ?? -1;
    if (neighbour < 0 || !(trackAt(this.view, neighbour).sideMask & (1 << opposite(side)))) return;
    const border = borderOf(this.view, hex, side);
    const bit = this.critical.get(border) ?? 0n;
    const before = from?.used ?? 0n;
    if ((before & bit) !== 0n) return;
    const used = before | bit;
    const key = neighbour * ENDS + opposite(side);
    const others = this.best.get(key) ?? [];
    if (others.some((other) => (other & used) === other)) return;
    this.best.set(key, [...others.filter((other) => (other & used) !== used), used]);
    const way = { hex: neighbour, side: opposite(side), border, before: from?.way ?? null };
    const isWalk = (from?.isWalk ?? true) && !uses(way.before, border);
    this.labels.push({ hex: neighbour, side: way.side, way, used, isWalk });
  }
}

/** The border that a way crosses a second time. */
function repeated(way: Crossing): number {
  for (let one: Crossing | null = way; one; one = one.before) if (uses(one.before, one.border)) return one.border;
  throw new Error("a way without a repetition");
}
