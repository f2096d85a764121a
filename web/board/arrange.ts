/** Places rectangles so that they cover little of each other and of what is there: each on the best of its own candidates. */
import { APOTHEM, type Box, overlap, RADIUS } from "./geometry.ts";

/** Something to keep clear of, with how much each covered square unit of it counts. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** A place that something may take. */
export interface Spot {
  readonly box: Box;
  /** What speaks against it from the start. */
  readonly cost: number;
  /** The lines of text that it is made for. */
  readonly lines?: readonly string[];
}

/** Something to be placed: of its spots the earlier ones are preferred; what sticks out of the hex costs `edge` a unit. */
export interface Item {
  readonly kind: string;
  readonly spots: readonly Spot[];
  readonly edge: number;
}

export interface Placed {
  readonly item: Item;
  readonly spot: Spot;
}

/** How much it counts when one item covers another. */
const WEIGHT = 12;
/** Rounds in which each looks once more where it stands best, now that all the others stand. */
const AGAIN = 2;

/** Places all items, in the order given: first one after the other, then each again. */
export function arrange(items: readonly Item[], base: readonly Obstacle[]): Placed[] {
  let placed: Placed[] = [];
  for (const item of items) placed.push({ item, spot: cheapest(item, [...base, ...obstaclesIn(placed)]) });
  for (let round = 0; round < AGAIN; round++) {
    items.forEach((item, index) => {
      const others = placed.filter((_, other) => other !== index);
      const spot = cheapest(item, [...base, ...obstaclesIn(others)]);
      placed = placed.with(index, { item, spot });
    });
  }
  return placed;
}

const obstaclesIn = (placed: readonly Placed[]): Obstacle[] =>
  placed.map(({ spot }) => ({ box: spot.box, weight: WEIGHT }));

const NOWHERE: Spot = { box: { x: 0, y: 0, width: 0, height: 0 }, cost: 0 };

function cheapest({ spots, edge }: Item, taken: readonly Obstacle[]): Spot {
  let chosen = NOWHERE;
  let lowest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const start = spot.cost + index * 2 + outside(spot.box) * edge;
    if (start >= lowest) return;
    const cost = taken.reduce((sum, { box, weight }) => sum + overlap(spot.box, box) * weight, start);
    if (cost < lowest) [chosen, lowest] = [spot, cost];
  });
  return chosen;
}

/** How far a box sticks out of the hex, corner by corner. */
function outside(box: Box): number {
  return [box.x, box.x + box.width]
    .flatMap((x) => [box.y, box.y + box.height].map((y) => beyond(x, y)))
    .reduce((sum, far) => sum + far, 0);
}

const beyond = (x: number, y: number): number =>
  Math.max(0, Math.abs(x) - APOTHEM) + Math.max(0, Math.abs(y) + (Math.abs(x) / APOTHEM) * (RADIUS / 2) - RADIUS);
