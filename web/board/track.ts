/**
 * The shape of track inside one hex: a straight or an arc from side to side, or a straight to a place.
 * Curves know the points along them, so that towns, names and routes find their way.
 */
import { corner, type Point, pair, polar, short, sideAngle, sideMiddle } from "./geometry.ts";

export interface Curve {
  /** Path data, beginning with `M`. */
  readonly data: string;
  /** Path data that goes on from where the last piece ended. */
  readonly onward: string;
  /** The point at a part of the way, 0 at the beginning and 1 at the end. */
  at(part: number): Point;
  /** Direction of travel there, in degrees. */
  heading(part: number): number;
}

export function straight(from: Point, to: Point): Curve {
  const heading = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return {
    data: `M${pair(from)}L${pair(to)}`,
    onward: `L${pair(to)}`,
    at: (part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    heading: () => heading,
  };
}

/** An arc around `middle`, from one direction by `sweep` degrees (clockwise if positive). */
function arc(middle: Point, radius: number, start: number, sweep: number): Curve {
  const at = (part: number): Point => {
    const [x, y] = polar(start + sweep * part, radius);
    return [middle[0] + x, middle[1] + y];
  };
  const onward = `A${short(radius)} ${short(radius)} 0 0 ${sweep > 0 ? 1 : 0} ${pair(at(1))}`;
  return {
    data: `M${pair(at(0))}${onward}`,
    onward,
    at,
    heading: (part) => start + sweep * part + (sweep > 0 ? 90 : -90),
  };
}

/** How many sides lie between two, the short way round, with its sign: 1 or -1 beside, 2 or -2 one apart, 3 opposite. */
export function turn(from: number, to: number): number {
  const steps = (to - from + 6) % 6;
  return steps > 3 ? steps - 6 : steps;
}

/** Track from the middle of one side to the middle of another: sharp, wide or straight. */
export function between(from: number, to: number): Curve {
  const steps = turn(from, to);
  if (Math.abs(steps) === 3) return straight(sideMiddle(from), sideMiddle(to));
  const sign = Math.sign(steps);
  const sharp = Math.abs(steps) === 1;
  const middle = sharp ? corner(sign > 0 ? from : to) : polar(sideAngle(from + sign), 100);
  const radius = sharp ? 50 * Math.tan(Math.PI / 6) : 50 * Math.tan(Math.PI / 3);
  const [x, y] = sideMiddle(from);
  const start = (Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI;
  return arc(middle, radius, start, sharp ? -sign * 120 : -sign * 60);
}

/** Points along a curve, for keeping other things clear of it. */
export const sample = (curve: Curve, count = 9): Point[] =>
  Array.from({ length: count }, (_, index) => curve.at(index / (count - 1)));
