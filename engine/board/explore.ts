/**
 * The search for everything a walk from one of a corporation's stations reaches (C-4.1). A walk that would use a hex side twice is
 * no walk; a breadth-first search that remembers the way finds nearly all, and where a side stands in its own way a slower search
 * decides.
 */
import { isBlocked } from "./stations.ts";
import { type BoardView, FIRST_NODE, isEnd, isNodeEnd, opposite, otherEnd, type Track, trackAt } from "./track.ts";

const ENDS = 16;

export interface Network {
  /** `hex * 16 + segment` of every segment reached. */
  readonly segments: ReadonlySet<number>;
  /** `hex * 16 + node` of every node reached. */
  readonly nodes: ReadonlySet<number>;
  /** Bits of reached sides by hex (C-4.4). */
  readonly sides: Uint8Array;
}

export const nodeKey = (hex: number, node: number): number => hex * ENDS + node;

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
  return side < 3 ? hex * 6 + side : neighbour * 6 + opposite(side);
}

function uses(way: Crossing | null, border: number): boolean {
  for (let one = way; one; one = one.before) if (one.border === border) return true;
  return false;
}

class Explorer {
  readonly segments = new Set<number>();
  readonly nodes = new Set<number>();
  /** Crossings that were refused because the way had used the border. */
  refused = false;
  private readonly view: BoardView;
  private readonly symbol: string;
  private readonly strict: boolean;
  private readonly queue: Crossing[] = [];
  /** Crossings of the queue that have been followed. */
  private done = 0;
  /** By hex: bits of the sides by which it was entered. */
  private readonly entered: Uint8Array;

  constructor(view: BoardView, symbol: string, strict: boolean) {
    this.view = view;
    this.symbol = symbol;
    this.strict = strict;
    this.entered = new Uint8Array(view.tracks.length);
  }

  start(hex: number, node: number): void {
    this.nodes.add(nodeKey(hex, node));
    this.leave(hex, node, -1, null);
    for (let next = this.queue[this.done]; next; next = this.queue[this.done]) {
      this.done += 1;
      this.enter(next);
    }
  }

  private enter(way: Crossing): void {
    const track = trackAt(this.view, way.hex);
    for (const number of track.byEnd[way.side] ?? []) this.follow(track, way, number);
  }

  private follow(track: Track, way: Crossing, number: number): void {
    const segment = track.segments[number];
    if (!segment) return;
    this.segments.add(way.hex * ENDS + number);
    const end = otherEnd(segment, way.side);
    if (isNodeEnd(end)) this.arrive(track, way, end - FIRST_NODE, number);
    else this.cross(way.hex, end, way);
  }

  private arrive(track: Track, way: Crossing, node: number, number: number): void {
    this.nodes.add(nodeKey(way.hex, node));
    if (isEnd(track, node) || isBlocked(this.view, way.hex, node, this.symbol)) return;
    this.leave(way.hex, node, number, way);
  }

  /** Leaves a node by every segment but the one by which it was reached. */
  private leave(hex: number, node: number, arrival: number, way: Crossing | null): void {
    const track = trackAt(this.view, hex);
    for (const number of track.byEnd[FIRST_NODE + node] ?? []) {
      const segment = track.segments[number];
      if (number === arrival || !segment) continue;
      this.segments.add(hex * ENDS + number);
      const end = otherEnd(segment, FIRST_NODE + node);
      if (isNodeEnd(end)) this.nodes.add(nodeKey(hex, end - FIRST_NODE));
      else this.cross(hex, end, way);
    }
  }

  private cross(hex: number, side: number, way: Crossing | null): void {
    const neighbour = this.view.terrain.neighbours[hex]?.[side] ?? -1;
    const bit = 1 << opposite(side);
    if (neighbour < 0 || !(trackAt(this.view, neighbour).sideMask & bit)) return;
    const entered = this.entered[neighbour] ?? 0;
    if (entered & bit) return;
    const border = borderOf(this.view, hex, side);
    if (uses(way, border)) {
      this.refused = true;
      if (this.strict) return;
    }
    this.entered[neighbour] = entered | bit;
    this.queue.push({ hex: neighbour, side: opposite(side), border, before: way });
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
  const inDoubt = strict.refused && hasMore(exploreAll(view, symbol, starts, false), strict);
  const found = inDoubt ? new ExactExplorer(view, symbol).run(starts) : strict;
  return { segments: found.segments, nodes: found.nodes, sides: reachedSides(view, found.segments, starts) };
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

const hasMore = (loose: Explorer, strict: Explorer): boolean =>
  loose.segments.size > strict.segments.size || loose.nodes.size > strict.nodes.size;

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
  segments = new Set<number>();
  nodes = new Set<number>();
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

  run(starts: readonly { hex: number; city: number }[]): this {
    do this.explore(starts);
    while (this.addCritical());
    return this;
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

/** C-4.4: where the network ends at a side, seen from either hex, and all open sides of a hex with a station. */
function reachedSides(view: BoardView, segments: ReadonlySet<number>, starts: readonly { hex: number }[]): Uint8Array {
  const { terrain } = view;
  const sides = new Uint8Array(terrain.hexes.length);
  const mark = (hex: number, side: number): void => {
    sides[hex] = (sides[hex] ?? 0) | (1 << side);
  };
  for (const key of segments) {
    const hex = Math.floor(key / ENDS);
    for (const end of trackAt(view, hex).segments[key % ENDS] ?? []) {
      if (isNodeEnd(end)) continue;
      mark(hex, end);
      const neighbour = terrain.neighbours[hex]?.[end] ?? -1;
      if (neighbour >= 0) mark(neighbour, opposite(end));
    }
  }
  for (const { hex } of starts) sides[hex] = (sides[hex] ?? 0) | (63 & ~(terrain.closed[hex] ?? 0));
  return sides;
}
