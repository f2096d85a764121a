/**
 * Where the stops of a hex stand and how the track runs to them: one city in the middle, several on their own track and
 * clear of each other, towns as bars across their track.
 */
import type { HexView, NodeFact } from "../../engine/index.ts";
import { add, distance, type Point, pair, polar, sideAngle, sideMiddle } from "./geometry.ts";
import { between, type Curve, sample, straight } from "./track.ts";

/** Radius of a city's circle: alone, and in a group. */
const ALONE = 17;
const GROUPED = 14.5;

export interface Place {
  readonly node: NodeFact;
  readonly at: Point;
  /** Direction of the track there, for the bar of a town; null where it is drawn as a disc. */
  readonly heading: number | null;
  /** Middles of the circles of a city, none for other stops. */
  readonly slots: readonly Point[];
  readonly slotRadius: number;
}

export interface Layout {
  readonly tracks: readonly Curve[];
  /** Path data of pieces that hang together. */
  readonly strands: readonly string[];
  readonly places: readonly Place[];
}

type Shape = Pick<HexView, "nodes" | "paths">;

interface Candidate {
  readonly at: Point;
  readonly heading: number | null;
  readonly cost: number;
}

/** Sides from which track leads to a stop. */
const sidesOf = (shape: Shape, node: string): number[] =>
  shape.paths.flatMap(([a, b]) => (a === node ? [Number(b)] : b === node ? [Number(a)] : [])).filter(Number.isInteger);

const isSide = (end: string): boolean => /^[0-5]$/.test(end);

/** Places the stops of a hex and draws its track. */
export function layOut(shape: Shape): Layout {
  const single = shape.nodes.length === 1;
  const loose = shape.paths.filter(([a, b]) => isSide(a) && isSide(b));
  const curves = shape.nodes.map((node) => ownCurve(shape, node, single));
  const chosen = choose(shape, curves);
  const places = shape.nodes.map((node, index) => toPlace(node, chosen[index] ?? middle, shape.nodes.length));
  const free = loose.map(([a, b]) => ({ curve: bypass(between(Number(a), Number(b)), places), ends: [a, b] }));
  const led = shape.nodes.flatMap((node, index) => {
    const own = curves[index];
    const sides = sidesOf(shape, node.id);
    const at = places[index]?.at ?? middle.at;
    if (own) return [{ curve: own, ends: [...sides.map(String), node.id] }];
    return sides.map((side) => ({ curve: lead(node, side, at), ends: [String(side), node.id] }));
  });
  const tracks = [...free, ...led];
  return { tracks: tracks.map(({ curve }) => curve), strands: strandsOf(tracks), places };
}

interface Track {
  readonly curve: Curve;
  readonly ends: readonly string[];
}

/** Track that meets at a side or a stop belongs together; where separate strands cross, one is drawn as a bridge over the other. */
function strandsOf(tracks: readonly Track[]): string[] {
  const strands: { data: string; ends: Set<string> }[] = [];
  for (const { curve, ends } of tracks) {
    const touching = strands.filter((strand) => ends.some((end) => strand.ends.has(end)));
    const joined = { data: "", ends: new Set(ends) };
    for (const strand of touching) {
      joined.data += strand.data;
      for (const end of strand.ends) joined.ends.add(end);
      strands.splice(strands.indexOf(strand), 1);
    }
    strands.push({ data: joined.data + curve.data, ends: joined.ends });
  }
  return strands.map(({ data }) => data);
}

const middle: Candidate = { at: [0, 0], heading: null, cost: 0 };

/** Track between two sides that would run through a city it does not touch is led around it. */
function bypass(curve: Curve, places: readonly Place[]): Curve {
  const city = places.find((place) => place.slots.length > 0 && distance(place.at, [0, 0]) < 1);
  return city && distance(curve.at(0.5), city.at) < ALONE ? around(curve) : curve;
}

function around(curve: Curve): Curve {
  const start = curve.at(0);
  const end = curve.at(1);
  const heading = straight(start, end).heading(0);
  const apex = polar(heading - 90, 46);
  const at = (part: number): Point => {
    const rest = 1 - part;
    return [
      rest * rest * start[0] + 2 * rest * part * apex[0] + part * part * end[0],
      rest * rest * start[1] + 2 * rest * part * apex[1] + part * part * end[1],
    ];
  };
  const onward = `Q${pair(apex)} ${pair(end)}`;
  return { data: `M${pair(start)}${onward}`, onward, at, heading: () => heading };
}

/** The one curve on which a stop with two sides stands; cities alone on their hex have straight track instead. */
function ownCurve(shape: Shape, node: NodeFact, single: boolean): Curve | null {
  const [a, b, ...more] = sidesOf(shape, node.id);
  if (a === undefined || b === undefined || more.length > 0) return null;
  if (node.kind === "offboard" || (single && node.kind === "city")) return null;
  return between(a, b);
}

function lead(node: NodeFact, side: number, at: Point): Curve {
  const from = sideMiddle(side);
  return node.kind === "offboard" ? straight(from, polar(sideAngle(side), 26)) : straight(from, at);
}

function candidates(shape: Shape, node: NodeFact, index: number, curve: Curve | null): Candidate[] {
  const count = shape.nodes.length;
  if (curve) {
    const parts = count === 1 ? [0.5] : [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
    return parts.map((part) => ({ at: curve.at(part), heading: curve.heading(part), cost: Math.abs(part - 0.5) * 30 }));
  }
  if (count === 1) return [middle];
  const sides = sidesOf(shape, node.id);
  if (sides.length === 0) return [{ at: [(index - (count - 1) / 2) * spread(node), 0], heading: null, cost: 0 }];
  const pull = sides.reduce<Point>((sum, side) => add(sum, polar(sideAngle(side), 1)), [0, 0]);
  const angle = (Math.atan2(pull[1], pull[0]) * 180) / Math.PI;
  return [26, 32, 20, 14].map((reach) => ({ at: polar(angle, reach), heading: null, cost: Math.abs(26 - reach) / 2 }));
}

const spread = (node: NodeFact): number => (node.kind === "city" ? 42 : 34);
const reachOf = (node: NodeFact): number => (node.kind === "city" ? GROUPED : 8);

/** The best choice for all stops together: near the middle of their track, clear of each other and of other track. */
function choose(shape: Shape, curves: readonly (Curve | null)[]): Candidate[] {
  const options = shape.nodes.map((node, index) => candidates(shape, node, index, curves[index] ?? null));
  const samples = curves.map((curve) => (curve ? sample(curve, 17) : []));
  let best: Candidate[] = options.map((list) => list[0] ?? middle);
  let lowest = Number.POSITIVE_INFINITY;
  for (const combination of combinations(options)) {
    const cost = costOf(shape.nodes, combination, samples);
    if (cost < lowest) [best, lowest] = [combination, cost];
  }
  return best;
}

function* combinations(options: readonly (readonly Candidate[])[]): Generator<Candidate[]> {
  const [first, ...rest] = options;
  if (!first) {
    yield [];
    return;
  }
  for (const tail of combinations(rest)) for (const head of first) yield [head, ...tail];
}

function costOf(nodes: readonly NodeFact[], chosen: readonly Candidate[], samples: readonly Point[][]): number {
  let cost = chosen.reduce((sum, one) => sum + one.cost, 0);
  nodes.forEach((node, i) => {
    const at = chosen[i]?.at ?? middle.at;
    nodes.forEach((other, j) => {
      if (i === j) return;
      const gap = distance(at, chosen[j]?.at ?? middle.at) - reachOf(node) - reachOf(other) - 4;
      if (gap < 0) cost -= gap * 4;
      const track = Math.min(...(samples[j] ?? []).map((point) => distance(at, point)), 99) - reachOf(node) - 5;
      if (track < 0) cost -= track * 3;
    });
  });
  return cost;
}

function toPlace(node: NodeFact, chosen: Candidate, count: number): Place {
  const slots = node.kind === "city" ? (node.slots ?? 1) : 0;
  const slotRadius = slots === 1 && count === 1 ? ALONE : GROUPED;
  const across = count === 1 ? 0 : (chosen.heading ?? 0);
  return {
    node,
    at: chosen.at,
    heading: chosen.heading,
    slots: slotOffsets(slots, across).map((offset) => add(chosen.at, offset)),
    slotRadius,
  };
}

/** Circles side by side, as a triangle, or as a square. */
function slotOffsets(slots: number, direction: number): Point[] {
  if (slots <= 1) return slots === 1 ? [[0, 0]] : [];
  if (slots === 2) return [polar(direction + 180, GROUPED), polar(direction, GROUPED)];
  const reach = slots === 3 ? GROUPED * 1.16 : GROUPED * 1.42;
  return Array.from({ length: slots }, (_, index) => polar(slots === 3 ? 270 + index * 120 : 225 + index * 90, reach));
}
