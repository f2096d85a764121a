/**
 * Where things are on a pointy-top map: user units, one hex 100 wide, y grows downwards. Sides are numbered as in C-2.2.
 * No drawing and no rules in here.
 */

export type Point = readonly [x: number, y: number];

/** Distance from the middle of a hex to the middle of a side. */
export const APOTHEM = 50;
/** Distance from the middle of a hex to a corner. */
export const RADIUS = APOTHEM / Math.cos(Math.PI / 6);
/** Distance between two rows. */
export const ROW = RADIUS * 1.5;

/** A point at an angle in degrees, clockwise from the right, and a distance from the middle. */
export const polar = (angle: number, distance: number): Point => [
  distance * Math.cos((angle * Math.PI) / 180),
  distance * Math.sin((angle * Math.PI) / 180),
];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Direction in which a side lies. */
export const sideAngle = (side: number): number => 120 + 60 * side;
/** Middle of a side, seen from the middle of the hex. */
export const sideMiddle = (side: number): Point => polar(sideAngle(side), APOTHEM);
/** Direction of the corner between a side and the next one. */
const cornerAngle = (side: number): number => 150 + 60 * side;
export const corner = (side: number, reach = RADIUS): Point => polar(cornerAngle(side), reach);

/** Row and column of a coordinate such as `H12`: H is row 7, 12 the column. */
export const gridOf = (hex: string): { row: number; column: number } => ({
  row: hex.charCodeAt(0) - 65,
  column: Number(hex.slice(1)),
});

/** Middle of a hex on the whole map. */
export function centreOf(hex: string): Point {
  const { row, column } = gridOf(hex);
  return [column * APOTHEM, row * ROW];
}

/** A number as short as the drawing needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);
export const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Outline of a hex as path data, drawn smaller by `inset`. */
export function outline(inset = 0): string {
  const reach = RADIUS - inset / Math.cos(Math.PI / 6);
  return `M${[0, 1, 2, 3, 4, 5].map((side) => pair(corner(side, reach))).join("L")}Z`;
}

/** Coordinates in reading order: by row, then by number. */
export function inReadingOrder(hexes: Iterable<string>): string[] {
  return [...hexes].sort((a, b) => {
    const left = gridOf(a);
    const right = gridOf(b);
    return left.row - right.row || left.column - right.column;
  });
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxAround = (middle: Point, width: number, height: number): Box => ({
  x: middle[0] - width / 2,
  y: middle[1] - height / 2,
  width,
  height,
});

export const middleOf = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** Area that two boxes share, in square units. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The part of the map that shows all these hexes and `margin` around them. */
export function frame(hexes: readonly string[], margin: number): Box {
  const points = hexes.map(centreOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - APOTHEM - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + APOTHEM + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

export const viewBox = (box: Box): string =>
  [box.x, box.y, box.width, box.height].map((value) => String(Math.round(value))).join(" ");
