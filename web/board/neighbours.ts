/** Texts that reach beyond their hex: where one covers what stands on a neighbour, its hex is set once more with that in mind. */
import type { Obstacle } from "./arrange.ts";
import { type Box, centreOf, gridOf, overlap, type Point } from "./geometry.ts";
import type { HexPicture } from "./hex.tsx";
import { boxesOf, textsOf } from "./labels.ts";

type Pictures = ReadonlyMap<string, HexPicture>;
type Redraw = (hex: string, around: readonly Obstacle[]) => HexPicture;

/** Rounds in which hexes make room for each other. */
const ROUNDS = 2;
/** What two boxes may share before it is mended, in square units. */
const TOUCH = 4;

/** Pictures of a board whose texts keep clear of those of the hexes beside them; `redraw` sets one hex anew. */
export function settled(pictures: Pictures, redraw: Redraw): Pictures {
  const known = new Map(pictures);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [hex, own] of known) {
      const around = intruders(hex, known);
      const covers = textsOf(own.labels).some((text) => around.some(({ box }) => overlap(text.box, box) > TOUCH));
      if (covers) known.set(hex, redraw(hex, around));
    }
  }
  return known;
}

/** What stands on the neighbours, seen from the middle of a hex, as far as the hex's own texts may reach. */
function intruders(hex: string, pictures: Pictures): Obstacle[] {
  const middle = centreOf(hex);
  return neighboursOf(hex).flatMap((other) => {
    const picture = pictures.get(other);
    if (!picture) return [];
    const [x, y] = centreOf(other);
    const offset: Point = [x - middle[0], y - middle[1]];
    return boxesOf(picture.layout, picture.labels)
      .map(({ box, weight }) => ({ box: moved(box, offset), weight }))
      .filter(({ box }) => overlap(box, REACH) > 0);
  });
}

const REACH: Box = { x: -75, y: -70, width: 150, height: 140 };

const moved = (box: Box, [x, y]: Point): Box => ({
  ...box,
  x: Math.round((box.x + x) * 10) / 10,
  y: Math.round((box.y + y) * 10) / 10,
});

/** Coordinates of the six places around a hex, whether there are hexes or not. */
function neighboursOf(hex: string): string[] {
  const { row, column } = gridOf(hex);
  return [
    [-1, -1],
    [-1, 1],
    [0, -2],
    [0, 2],
    [1, -1],
    [1, 1],
  ].map(([down = 0, right = 0]) => `${String.fromCharCode(65 + row + down)}${column + right}`);
}
