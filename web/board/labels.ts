/**
 * Finds room on a hex for its texts: values, names, label, terrain. Each takes the candidate that covers least of what is
 * already there: cities, track, the other texts, and what reaches in from beside.
 */
import type { HexView } from "../../engine/index.ts";
import { arrange, type Item, type Obstacle, type Spot } from "./arrange.ts";
import {
  type Box,
  boxAround,
  corner,
  distance,
  middleOf,
  overlap,
  type Point,
  RADIUS,
  sideMiddle,
} from "./geometry.ts";
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
  /** Middle of the coordinate: at the top corner, or at the bottom where a stop stands there. */
  readonly coordinate: Point;
}

export interface LabelInput {
  readonly view: HexView;
  readonly name: string | null;
  readonly terrain: boolean;
  readonly company: string | null;
  /** What reaches in from neighbouring hexes, seen from the middle of this one. */
  readonly around?: readonly Obstacle[];
  /** For the drawing of the ground only. */
  readonly power?: boolean;
  readonly site?: boolean;
}

/** Radius of the disc that carries a value. */
export const VALUE_RADIUS = 11.5;
const NAME_HEIGHT = 13;
const ORIGIN: Point = [0, 0];
const NAME_CHARACTER = 6.9;
/** Widest name that is set without squeezing. */
const NAME_ROOM = 96;
/** How much it counts when one text covers another, or a city. */
const FIRM = 12;

const OFFBOARD_ROW: Point = [0, 20];
const ROW: readonly [width: number, height: number] = [72, 18];
const TERRAIN: readonly [width: number, height: number] = [22, 25];

/** Positions of all texts of a hex. */
export function label(input: LabelInput, layout: Layout): Labels {
  const { view, name, terrain, company } = input;
  const offboard = layout.places.some(({ node }) => node.kind === "offboard");
  const amounts = offboard ? [] : valuesOf(view);
  const items: Item[] = [
    ...(offboard ? [] : nameItems(name, layout)),
    ...(view.label === null ? [] : [signItem("label", view.label, 11)]),
    ...(!offboard && hasRow(layout) ? [ROW_ITEM] : []),
    ...amounts.map(valueItem),
    ...(terrain ? [TERRAIN_ITEM] : []),
    ...(company === null ? [] : [signItem("company", company, 8)]),
  ];
  const placed = arrange(items, [...obstacles(layout), ...(input.around ?? [])]);
  const of = (kind: string): Spot[] => placed.filter(({ item }) => item.kind === kind).map(({ spot }) => spot);
  return {
    values: of("value").map(({ box }, index) => ({ value: amounts[index] ?? 0, at: middleOf(box) })),
    offboard: offboard ? OFFBOARD_ROW : middleIn(of("row")),
    names: offboard ? offboardNames(name) : of("name").flatMap(linesIn),
    label: signIn(of("label")),
    terrain: middleIn(of("terrain")),
    company: signIn(of("company")),
    coordinate: coordinateAt(layout),
  };
}

const middleIn = ([spot]: readonly Spot[]): Point | null => (spot ? middleOf(spot.box) : null);

function signIn([spot]: readonly Spot[]): Text | null {
  const [text] = spot?.lines ?? [];
  return spot && text !== undefined ? { text, at: middleOf(spot.box), box: spot.box, width: null } : null;
}

/** Everything on a hex that no text of a neighbour should cover: stops, values, and the texts themselves. */
export function boxesOf(layout: Layout, labels: Labels): Obstacle[] {
  const firm = [
    ...labels.values.map(({ at }) => square(at, VALUE_RADIUS)),
    ...textsOf(labels).map(({ box }) => box),
    ...(labels.offboard ? [boxAround(labels.offboard, ...ROW)] : []),
    ...(labels.terrain ? [boxAround(labels.terrain, ...TERRAIN)] : []),
  ];
  return [...stops(layout), coordinateIn(labels.coordinate), ...firm.map((box) => ({ box, weight: FIRM }))];
}

/** The texts of a hex that have a choice of places: names, label, and the sign of a company. */
export const textsOf = ({ names, label: sign, company }: Labels): Text[] =>
  [...names, sign, company].flatMap((one) => one ?? []);

/** A city whose value rises with the phases shows all its values. */
const hasRow = (layout: Layout): boolean => layout.places.some(({ node }) => typeof node.revenue !== "number");

const square = (middle: Point, half: number): Box => boxAround(middle, half * 2, half * 2);

/** What no text should cover, with how much it matters. */
function obstacles(layout: Layout): Obstacle[] {
  const track = layout.tracks.flatMap((curve) => sample(curve, 11).map((at) => ({ box: square(at, 4), weight: 1.5 })));
  return [...stops(layout), ...track, coordinateIn(coordinateAt(layout))];
}

/** Room for a coordinate, in its large form for places that can be chosen. */
const coordinateIn = (at: Point): Obstacle => ({ box: boxAround(at, 26, 15), weight: 9 });

function coordinateAt(layout: Layout): Point {
  const [top, bottom]: [Point, Point] = [
    [0, -42],
    [0, 44],
  ];
  const isTaken = (at: Point): boolean => stops(layout).some(({ box }) => overlap(box, coordinateIn(at).box) > 0);
  return isTaken(top) && !isTaken(bottom) ? bottom : top;
}

function stops(layout: Layout): Obstacle[] {
  const cities = layout.places.flatMap((place) =>
    place.slots.map((at) => ({ box: square(at, place.slotRadius * 0.92), weight: FIRM })),
  );
  const towns = layout.places
    .filter(({ node }) => node.kind === "town")
    .map(({ at }) => ({ box: square(at, 9), weight: 8 }));
  return [...cities, ...towns];
}

/** The different values of a hex that do not change with the phases. */
function valuesOf(view: HexView): number[] {
  const amounts = view.nodes.map(({ revenue }) => revenue).filter((one): one is number => typeof one === "number");
  return [...new Set(amounts)].filter((value) => value > 0);
}

const scale = ([x, y]: Point, by: number): Point => [x * by, y * by];
const plain = (box: Box): Spot => ({ box, cost: 0 });

const VALUE_SPOTS: readonly Point[] = [
  ...[4, 5, 3, 0, 1, 2].map((side) => corner(side, 42)),
  ...[4, 1, 5, 0, 3, 2].map((side) => scale(sideMiddle(side), 0.74)),
  ...[33, 46].flatMap((reach) => [4, 5, 3, 0, 1, 2].map((side) => corner(side, reach))),
];

const valueItem = (): Item => ({
  kind: "value",
  spots: VALUE_SPOTS.map((at) => plain(square(at, VALUE_RADIUS))),
  edge: 20,
});

/** Above or below the city, off its track. */
const ROW_ITEM: Item = { kind: "row", spots: [31, -28].map((y) => plain(boxAround([0, y], ...ROW))), edge: 0 };

/** The name of an off-board area stands above its values, on two lines if it is long. */
function offboardNames(name: string | null): Text[] {
  if (!name) return [];
  const lines = name.length > 10 ? name.split(/ |(?<=-)/) : [name];
  return lines.map((line, index) => text(line, [0, (index - (lines.length - 1)) * 14 - 4]));
}

const widthOf = (line: string): number => line.length * NAME_CHARACTER + 2;

function text(content: string, at: Point): Text {
  const natural = widthOf(content);
  const width = Math.min(natural, NAME_ROOM);
  return { text: content, at, box: boxAround(at, width, NAME_HEIGHT), width: natural > NAME_ROOM ? width : null };
}

/** A name stands below or above its city; of a double city each at its own. */
function nameItems(name: string | null, layout: Layout): Item[] {
  if (!name) return [];
  const parts = name.split(" & ");
  const shared = parts.length === 1 || layout.places.length < 2;
  if (shared) return [nameItem(name, ORIGIN, 0)];
  return parts.map((line, index) => nameItem(line, layout.places[index]?.at ?? ORIGIN, index));
}

/** What a name in two lines must be better by than one in one line. */
const SECOND_LINE = 60;

/** A name in one line, or broken at a gap where that covers less. */
function nameItem(name: string, anchor: Point, index: number): Item {
  const spots = [[name], name.split(/(?<= &) | (?=[^& ]+$)/)].flatMap((lines) => {
    const width = Math.min(Math.max(...lines.map(widthOf)), NAME_ROOM);
    const cost = (lines.length - 1) * SECOND_LINE + squeeze(lines);
    return nameBoxes([width, NAME_HEIGHT * lines.length], anchor, index).map((box) => ({ box, cost, lines }));
  });
  return { kind: "name", spots, edge: FIRM };
}

/** Letters pressed together are hard to read. */
const squeeze = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, widthOf(line) - NAME_ROOM) * 8, 0);

function linesIn({ box, lines = [] }: Spot): Text[] {
  const [x, y] = middleOf(box);
  return lines.map((line, number) => text(line, [x, y + (number - (lines.length - 1) / 2) * NAME_HEIGHT]));
}

const DOWN = [25, 29, 34, 40, 45, 49, 21.5];
const UP = [-25, -29, -34, -39, -21.5];

function nameBoxes([width, height]: readonly [number, number], anchor: Point, index: number): Box[] {
  const more = (height - NAME_HEIGHT) / 2;
  const down = DOWN.map((y) => y + more);
  const up = UP.map((y) => y - more);
  const upFirst = index === 0 && anchor[1] <= 0 && anchor[0] !== 0;
  const heights = upFirst ? [...up, ...down] : [...down, ...up];
  const shifts = anchor[0] === 0 ? [0, -10, 10, -18, 18, -26, 26] : [-anchor[0], 0, -anchor[0] / 2];
  const at = (x: number, y: number): Box => boxAround([anchor[0] + x, anchor[1] + y], width, height);
  const stacked = shifts.flatMap((shift) => heights.map((y) => at(shift, y)));
  const reach = width / 2 + 17;
  const beside = [reach, -reach].flatMap((x) => [0, 8, -8].map((y) => at(x, y)));
  return [...stacked, ...beside].filter((box) => distance(middleOf(box), ORIGIN) + more < RADIUS + 2);
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
  [-24, -28],
  [24, -28],
  [-26, 26],
  [26, 26],
  [-14, 40],
  [14, 40],
];

const signItem = (kind: string, sign: string, character: number): Item => ({
  kind,
  spots: SIGN_SPOTS.map((at) => ({ box: boxAround(at, sign.length * character, 14), cost: 0, lines: [sign] })),
  edge: FIRM,
});

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

const TERRAIN_ITEM: Item = {
  kind: "terrain",
  spots: TERRAIN_SPOTS.map((at) => plain(boxAround(at, ...TERRAIN))),
  edge: FIRM,
};
