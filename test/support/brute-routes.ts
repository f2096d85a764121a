/**
 * The best routes found by trying everything: every sequence of different stops along the track as it is drawn, judged by the
 * same check as a player's routes, and every assignment of those to the trains. Slow, plain, and nothing like the search it tests.
 */
import { scoreRoutes } from "../../engine/board/routes.ts";
import { type GameState, type HexView, hexView, type Route, type Title, type Train } from "../../engine/index.ts";

export interface Leg {
  readonly to: string;
  readonly hexes: readonly string[];
}

/** For each stop (`hex.node`) the stretches that lead to other stops. */
export function legsOf(title: Title, state: GameState): Map<string, Leg[]> {
  const views = new Map(Object.keys(title.map).map((hex) => [hex, hexView(title, state, hex)]));
  const legs = new Map<string, Leg[]>();
  for (const [hex, view] of views) {
    for (const { id } of view.nodes) {
      legs.set(
        `${hex}.${id}`,
        endsFrom(view, id).flatMap((end) => follow(title, views, [hex], end)),
      );
    }
  }
  return legs;
}

const endsFrom = ({ paths }: HexView, end: string): string[] =>
  paths.flatMap(([a, b]) => [...(a === end ? [b] : []), ...(b === end ? [a] : [])]);

function follow(title: Title, views: ReadonlyMap<string, HexView>, hexes: readonly string[], end: string): Leg[] {
  const here = hexes.at(-1) ?? "";
  if (!/^\d$/.test(end)) return hexes.length > 1 ? [{ to: `${here}.${end}`, hexes }] : [];
  const next = title.map[here]?.neighbours[end];
  const view = views.get(next ?? "");
  if (!next || !view || hexes.length > 30) return [];
  const entered = String((Number(end) + 3) % 6);
  return endsFrom(view, entered).flatMap((other) => follow(title, views, [...hexes, next], other));
}

/** Every legal route of at most `reach` stops for the train; undefined if there are too many to try. */
function routesOf(title: Title, state: GameState, symbol: string, train: string, reach: number): Route[] | undefined {
  const legs = legsOf(title, state);
  const found = new Map<string, Route>();
  let tried = 0;
  const extend = (stops: readonly string[], stretches: readonly (readonly string[])[]): void => {
    if (tried++ > MOST_TRIED) return;
    const route = { train, stops: [...stops], stretches: stretches.map((one) => [...one]) };
    if (stops.length > 1 && !("code" in scoreRoutes({ title, state }, symbol, [route]))) {
      const key = [
        stretches.join("/"),
        [...stretches]
          .reverse()
          .map((one) => [...one].reverse())
          .join("/"),
      ].sort()[0];
      found.set(key ?? "", route);
    }
    if (stops.length >= reach) return;
    for (const leg of legs.get(stops.at(-1) ?? "") ?? []) {
      if (!stops.includes(leg.to)) extend([...stops, leg.to], [...stretches, leg.hexes]);
    }
  };
  for (const stop of legs.keys()) extend([stop], []);
  return tried > MOST_TRIED ? undefined : [...found.values()];
}

const MOST_TRIED = 6_000;
const MOST_SETS = 20_000;

/** Trains of the corporation's own size, or all where there are no sizes (18CZ-11.1). */
export function runnable(title: Title, { corporations }: GameState, symbol: string): readonly Train[] {
  const size = title.corporations.find((one) => one.symbol === symbol)?.size;
  const familyOf = (rank: string) => title.trains.find((one) => one.rank === rank)?.family ?? null;
  return (corporations[symbol]?.trains ?? []).filter(({ rank }) => (familyOf(rank) ?? size) === size);
}

/** The greatest revenue of the corporation's trains; undefined if there is too much to try. */
export function bruteRevenue(title: Title, state: GameState, symbol: string): number | undefined {
  const trains = runnable(title, state, symbol);
  const reachOf = (rank: string): number => {
    const reach = title.trains.find((one) => one.rank === rank)?.reach;
    if (!reach) throw new Error(`unknown train ${rank}`);
    if (reach.kind === "express") return 99;
    return reach.kind === "plus" ? reach.cities + reach.towns : (reach.stops ?? 99);
  };
  const longest = [...trains].sort((a, b) => reachOf(b.rank) - reachOf(a.rank))[0];
  if (!longest) return 0;
  const routes = routesOf(title, state, symbol, longest.id, reachOf(longest.rank));
  if (!routes || (routes.length + 1) ** trains.length > MOST_SETS) return undefined;
  let best = 0;
  const assign = (number: number, set: readonly Route[]): void => {
    const scored = scoreRoutes({ title, state }, symbol, set);
    if ("code" in scored) return;
    best = Math.max(best, scored.revenue);
    const train = trains[number];
    if (!train) return;
    assign(number + 1, set);
    for (const route of routes) assign(number + 1, [...set, { ...route, train: train.id }]);
  };
  assign(0, []);
  return best;
}
