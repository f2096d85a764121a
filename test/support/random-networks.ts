/** Track laid by chance, whatever the rules of laying say: networks of any shape, to find routes in. */
import { type GameState, type NodeFact, type Title, titleOf } from "../../engine/index.ts";
import { dice, pick } from "./legal.ts";

type Roll = (below: number) => number;

const count = (nodes: readonly NodeFact[] | undefined, kind: NodeFact["kind"]): number =>
  (nodes ?? []).filter((node) => node.kind === kind).length;

/** Hexes around one with a city, nearest first. */
function patch(title: Title, size: number, roll: Roll): string[] {
  const cities = Object.keys(title.map).filter((hex) => count(title.map[hex]?.nodes, "city") > 0);
  const found = [pick(cities, roll)];
  for (let n = 0; n < found.length && found.length < size; n++) {
    const next = Object.values(title.map[found[n] ?? ""]?.neighbours ?? {});
    for (const hex of next) if (hex in title.map && !found.includes(hex)) found.push(hex);
  }
  return found.slice(0, size);
}

/** Tiles with as many cities and towns as the hex is printed with. */
const fitting = (title: Title, hex: string): string[] =>
  Object.keys(title.tiles).filter((tile) =>
    (["city", "town"] as const).every(
      (kind) => count(title.tiles[tile]?.nodes, kind) === count(title.map[hex]?.nodes, kind),
    ),
  );

function tilesByChance(title: Title, hexes: readonly string[], roll: Roll): GameState["board"]["tiles"] {
  const open = hexes.filter((hex) => !title.map[hex]?.fixed && fitting(title, hex).length > 0);
  return Object.fromEntries(open.map((hex) => [hex, { tile: pick(fitting(title, hex), roll), rotation: roll(6) }]));
}

interface Spot {
  readonly hex: string;
  readonly city: number;
  readonly slots: number;
}

function spotsOf(title: Title, hexes: readonly string[], tiles: GameState["board"]["tiles"]): Spot[] {
  return hexes.flatMap((hex) =>
    (title.tiles[tiles[hex]?.tile ?? ""]?.nodes ?? title.map[hex]?.nodes ?? []).flatMap((node, city) =>
      node.kind === "city" ? [{ hex, city, slots: node.slots ?? 1 }] : [],
    ),
  );
}

/** A corporation with up to three stations and trains somewhere on a patch of so many hexes; strangers fill some of the other cities. */
export function networkByChance(start: GameState, symbol: string, seed: number, size: number): GameState {
  const roll = dice(seed);
  const title = titleOf(start);
  const hexes = patch(title, size, roll);
  const tiles = tilesByChance(title, hexes, roll);
  const spots = spotsOf(title, hexes, tiles).sort(() => roll(3) - 1);
  const own = spots.slice(0, 1 + roll(3));
  const blocked = spots.slice(own.length).filter(() => roll(4) === 0);
  const stations: Record<string, { corporation: string; city: number }[]> = {};
  const put = ({ hex, city }: Spot, corporation: string) => {
    stations[hex] = [...(stations[hex] ?? []), { corporation, city }];
  };
  for (const spot of own) put(spot, symbol);
  for (const spot of blocked) for (let n = 0; n < spot.slots; n++) put(spot, `stranger ${n}`);
  const one = start.corporations[symbol];
  if (!one) throw new Error(`no corporation ${symbol}`);
  const size18 = title.corporations.find((fact) => fact.symbol === symbol)?.size ?? null;
  const ranks = title.trains.filter(({ family }) => family === null || family === size18).map(({ rank }) => rank);
  const trains = Array.from({ length: 1 + roll(3) }, (_, n) => ({ id: `train-${n}`, rank: pick(ranks, roll) }));
  return {
    ...start,
    phase: pick(title.phases, roll).name,
    board: { ...start.board, tiles, stations },
    corporations: {
      ...start.corporations,
      [symbol]: { ...one, trains, stations: own.map(({ hex, city }) => ({ hex, city })) },
    },
  };
}
