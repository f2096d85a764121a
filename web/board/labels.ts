/**
 * Finds room on a hex for its texts: values, names, label, terrain. Each takes the candidate that covers least of what is
 * already there: cities, track, and the texts before it.
 */
import type { HexView } from "../../engine/index.ts";
import { APOTHEM, type Box, boxAround, corner, distance, type Point, RADIUS, sideMiddle } from "./geometry.ts";
import type { Layout } from "./places.ts";
import { sample } from "./track.ts";

export interface Text {
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
  /** Width to squeeze the text to, null if it fits by itself. */
  readonly width: number | null;
}

export interface Labels {
  /** One disc per different value. */
  readonly values: readonly { readonly value: number; readonly at: Point }[];
  /** Row of values that rise with the phases. */
  readonly offboard: Point | null;
  readonly names: readonly Text[];
  readonly label: Text | null;
  /** Middle of the terrain's picture; its cost stands below. */
  readonly terrain: Point | null;
  /** Sign of the private company that blocks the hex. */
  readonly company: Text | null;
}

export interface LabelInput {
  readonly view: HexView;
  readonly name: string | null;
  readonly terrain: boolean;
  readonly company: string | null;
  /** For the drawing of the ground only. */
  readonly power?: boolean;
  readonly site?: boolean;
}

interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** Radius of the disc that carries a value. */
export const VALUE_RADIUS = 11.5;
const NAME_HEIGHT = 13;
const ORIGIN: Point = [0, 0];
const NAME_CHARACTER = 6.9;
/** Widest name that is set without squeezing. */
const NAME_ROOM = 96;

/** Positions of all texts of a hex. */
export function label(input: LabelInput, layout: Layout): Labels {
  const taken = obstacles(layout);
  const offboard = layout.places.some(({ node }) => node.kind === "offboard");
  const names = offboard ? offboardNames(input.name) : placeNames(input.name, layout, taken);
  const sign = input.view.label ? placeSign(input.view.label, 11, taken) : null;
  const row = offboard ? OFFBOARD_ROW : hasRow(layout) ? placeRow(taken) : null;
  const values = offboard ? [] : placeValues(input.view, taken);
  const terrain = input.terrain ? placeTerrain(taken) : null;
  const company = input.company ? placeSign(input.company, 8, taken) : null;
  return { values, offboard: row, names, label: sign, terrain, company };
}

const OFFBOARD_ROW: Point = [0, 20];

/** A city whose value rises with the phases shows all its values. */
const hasRow = (layout: Layout): boolean => layout.places.some(({ node }) => typeof node.revenue !== "number");

/** Above or below the city, off its track. */
function placeRow(taken: Obstacle[]): Point {
  const options = [31, -28].map((y) => boxAround([0, y], 72, 18));
  const box = best(options, taken, 0);
  taken.push({ box, weight: 12 });
  return middleOf(box);
}

const square = (middle: Point, half: number): Box => boxAround(middle, half * 2, half * 2);

/** What no text should cover, with how much it matters; the coordinate at the top counts too. */
function obstacles(layout: Layout): Obstacle[] {
  const cities = layout.places.flatMap((place) =>
    place.slots.map((at) => ({ box: square(at, place.slotRadius * 0.92), weight: 12 })),
  );
  const towns = layout.places
    .filter(({ node }) => node.kind === "town")
    .map(({ at }) => ({ box: square(at, 9), weight: 8 }));
  const track = layout.tracks.flatMap((curve) => sample(curve, 11).map((at) => ({ box: square(at, 4), weight: 1.5 })));
  const coordinate = { box: boxAround([0, -45], 22, 11), weight: 5 };
  return [...cities, ...towns, ...track, coordinate];
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How far a box sticks out of the hex, corner by corner. */
function outside(box: Box): number {
  return [box.x, box.x + box.width]
    .flatMap((x) => [box.y, box.y + box.height].map((y) => beyond(x, y)))
    .reduce((sum, far) => sum + far, 0);
}

const beyond = (x: number, y: number): number =>
  Math.max(0, Math.abs(x) - APOTHEM) + Math.max(0, Math.abs(y) + (Math.abs(x) / APOTHEM) * (RADIUS / 2) - RADIUS);

function best(options: readonly Box[], taken: readonly Obstacle[], edge: number): Box {
  const cost = (box: Box, index: number): number =>
    taken.reduce((sum, { box: other, weight }) => sum + overlap(box, other) * weight, index * 2) + outside(box) * edge;
  const [first = square([0, 0], 1), ...rest] = options;
  let chosen = { box: first, cost: cost(first, 0) };
  rest.forEach((box, index) => {
    const price = cost(box, index + 1);
    if (price < chosen.cost) chosen = { box, cost: price };
  });
  return chosen.box;
}

const middleOf = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

function placeValues(view: HexView, taken: Obstacle[]): Labels["values"] {
  const amounts = view.nodes.map(({ revenue }) => revenue).filter((one): one is number => typeof one === "number");
  const corners = [4, 5, 3, 0, 1, 2].map((side) => square(corner(side, 42), VALUE_RADIUS));
  const sides = [4, 1, 5, 0, 3, 2].map((side) => square(scale(sideMiddle(side), 0.74), VALUE_RADIUS));
  const inner = [4, 5, 3, 0, 1, 2].map((side) => square(corner(side, 33), VALUE_RADIUS));
  return [...new Set(amounts)]
    .filter((value) => value > 0)
    .map((value) => {
      const box = best([...corners, ...sides, ...inner], taken, 20);
      taken.push({ box, weight: 12 });
      return { value, at: middleOf(box) };
    });
}

const scale = ([x, y]: Point, by: number): Point => [x * by, y * by];

/** The name of an off-board area stands above its values, on two lines if it is long. */
function offboardNames(name: string | null): Text[] {
  if (!name) return [];
  const lines = name.length > 10 ? name.split(" ") : [name];
  return lines.map((line, index) =>
    text(line, [0, (index - (lines.length - 1)) * 14 - 4], NAME_CHARACTER, NAME_HEIGHT),
  );
}

function text(content: string, at: Point, character: number, height: number): Text {
  const natural = content.length * character + 2;
  const width = Math.min(natural, NAME_ROOM);
  return { text: content, at, box: boxAround(at, width, height), width: natural > NAME_ROOM ? width : null };
}

/** A name stands below or above its city; of a double city each at its own. */
function placeNames(name: string | null, layout: Layout, taken: Obstacle[]): Text[] {
  if (!name) return [];
  const parts = name.split(" & ");
  const shared = parts.length === 1 || layout.places.length < 2;
  const anchors = shared ? [ORIGIN] : layout.places.map(({ at }) => at);
  const lines = shared ? [name] : parts;
  return lines.map((line, index) => {
    const box = best(nameBoxes(line, anchors[index] ?? ORIGIN, index), taken, 12);
    taken.push({ box, weight: 12 });
    return text(line, middleOf(box), NAME_CHARACTER, NAME_HEIGHT);
  });
}

function nameBoxes(line: string, anchor: Point, index: number): Box[] {
  const width = Math.min(line.length * NAME_CHARACTER + 2, NAME_ROOM);
  const down = [25, 29, 34, 40, 45, 49];
  const up = [-25, -29, -34, -39];
  const upFirst = index === 0 && anchor[1] <= 0 && anchor[0] !== 0;
  const heights = upFirst ? [...up, ...down] : [...down, ...up];
  const shifts = anchor[0] === 0 ? [0, -10, 10, -18, 18, -26, 26] : [-anchor[0], 0, -anchor[0] / 2];
  const stacked = shifts.flatMap((shift) =>
    heights.map((y) => boxAround([anchor[0] + shift, anchor[1] + y], width, NAME_HEIGHT)),
  );
  const reach = width / 2 + 17;
  const beside = [reach, -reach].flatMap((x) =>
    [0, 8, -8].map((y) => boxAround([anchor[0] + x, anchor[1] + y], width, NAME_HEIGHT)),
  );
  return [...stacked, ...beside].filter((box) => distance(middleOf(box), ORIGIN) < RADIUS + 2);
}

const SIGN_SPOTS: readonly Point[] = [
  [-34, -14],
  [34, -14],
  [-34, 16],
  [34, 16],
  [0, 44],
  [0, -28],
  [0, 31],
  [-38, 0],
  [38, 0],
  [-36, 22],
  [36, 22],
  [-36, -22],
  [36, -22],
  [-20, 34],
  [20, 34],
];

function placeSign(sign: string, character: number, taken: Obstacle[]): Text {
  const width = sign.length * character;
  const options = SIGN_SPOTS.map((at) => boxAround(at, width, 14));
  const box = best(options, taken, 12);
  taken.push({ box, weight: 12 });
  return { text: sign, at: middleOf(box), box, width: null };
}

const TERRAIN_SPOTS: readonly Point[] = [
  [0, 0],
  [30, 13],
  [-30, 13],
  [30, -13],
  [-30, -13],
  [36, 20],
  [-36, 20],
  [36, -20],
  [-36, -20],
  [0, 30],
  [0, 40],
  [0, -28],
  [-38, 0],
  [38, 0],
  [-12, 0],
];

function placeTerrain(taken: Obstacle[]): Point {
  const options = TERRAIN_SPOTS.map((at) => boxAround(at, 20, 22));
  const box = best(options, taken, 12);
  taken.push({ box, weight: 12 });
  return middleOf(box);
}
