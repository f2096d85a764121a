/** Steps between hexes of the board (1835-10.4). */
import type { Title } from "../model/title.ts";
import { terrainOf } from "./track.ts";

const known = new WeakMap<Title, Map<string, ReadonlyMap<number, number>>>();

/** The least number of steps between neighbouring hexes that leads from one to the other; throws if none does. */
export function distance(title: Title, from: string, to: string): number {
  let byStart = known.get(title);
  if (!byStart) {
    byStart = new Map();
    known.set(title, byStart);
  }
  let steps = byStart.get(from);
  if (!steps) {
    steps = stepsFrom(title, from);
    byStart.set(from, steps);
  }
  const found = steps.get(terrainOf(title).index.get(to) ?? -1);
  if (found === undefined) throw new Error(`no way from ${from} to ${to}`);
  return found;
}

function stepsFrom(title: Title, from: string): ReadonlyMap<number, number> {
  const { index, neighbours } = terrainOf(title);
  const start = index.get(from) ?? -1;
  const steps = new Map([[start, 0]]);
  for (const [hex, count] of steps) {
    for (const next of neighbours[hex] ?? []) if (next >= 0 && !steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
