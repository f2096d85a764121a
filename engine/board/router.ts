/**
 * The set of routes with the greatest total revenue, proven: every route of each train is listed, then a branch and bound search
 * over the trains picks one each (or none) so that no border is used twice (C-8.3).
 */
import type { Route } from "../model/move.ts";
import { corporation, type Position } from "../position.ts";
import { type Place, type Places, placesOf, type Stretch } from "./stretches.ts";

export interface RouteSet {
  readonly routes: readonly Route[];
  /** Revenue of each route. */
  readonly sums: readonly number[];
  readonly revenue: number;
  /** False only if the search was cut short. */
  readonly proven: boolean;
}

/** Routes a search may look at before it gives up the proof. */
const MOST_ROUTES = 400_000;
const MOST_NODES = 40_000_000;

interface Candidate {
  /** Place in the list of all candidates, dearest first. */
  order: number;
  readonly revenue: number;
  readonly stops: number;
  readonly bits: Int32Array;
  readonly ahead: readonly Stretch[];
  readonly back: readonly Stretch[];
}

/** Best routes of a corporation's trains as they stand. */
export function bestRoutesOf(at: Position, symbol: string): RouteSet {
  const ranks = new Map(at.title.trains.map((train) => [train.rank, train.stops ?? Number.POSITIVE_INFINITY]));
  const trains = corporation(at, symbol)
    .trains.map((train) => ({ id: train.id, stops: ranks.get(train.rank) ?? 0 }))
    .sort((a, b) => b.stops - a.stops);
  const longest = trains[0]?.stops ?? 0;
  if (longest < 2) return { routes: [], sums: [], revenue: 0, proven: true };
  const places = placesOf(at, symbol);
  const { candidates, complete } = listRoutes(places, longest);
  const { chosen, proven } = choose(
    candidates,
    trains.map((train) => train.stops),
  );
  const picked = chosen.flatMap((candidate, i) => (candidate ? [{ candidate, train: trains[i]?.id ?? "" }] : []));
  return {
    routes: picked.map(({ candidate, train }) => toRoute(places, candidate, train)),
    sums: picked.map(({ candidate }) => candidate.revenue),
    revenue: picked.reduce((sum, { candidate }) => sum + candidate.revenue, 0),
    proven: proven && complete,
  };
}

/**
 * All routes with a station: two arms out of the station that comes first in the list. The second arm leaves by a later segment
 * than the first, so that each route is met once.
 */
class Lister {
  readonly found: Candidate[] = [];
  complete = true;
  private readonly places: Places;
  private readonly longest: number;
  private readonly words: number;
  private readonly visited = new Set<number>();
  private readonly groups = new Set<string>();
  private readonly used: Uint8Array;
  private readonly arms: [Stretch[], Stretch[]] = [[], []];
  private readonly barred = new Set<number>();

  constructor(places: Places, longest: number) {
    this.places = places;
    this.longest = longest;
    this.words = Math.ceil(places.borderCount / 32);
    this.used = new Uint8Array(places.borderCount);
  }

  run(): void {
    for (const station of this.places.stations) {
      this.visited.add(station.key);
      this.extend(station, station, 0, station.revenue);
      this.visited.delete(station.key);
      this.barred.add(station.key);
    }
  }

  /** Records the route so far, then goes on: from the station by a second arm, and from the end of the arm in hand. */
  private extend(station: Place, end: Place, arm: 0 | 1, revenue: number): void {
    if (this.visited.size >= 2) this.record(revenue);
    if (this.visited.size >= this.longest || !this.complete) return;
    const first = this.arms[0][0];
    if (arm === 0 && first) {
      for (const stretch of station.out) if (stretch.leave > first.leave) this.take(station, stretch, 1, revenue);
    }
    if (!end.endOnly) for (const stretch of end.out) this.take(station, stretch, arm, revenue);
  }

  private take(station: Place, stretch: Stretch, arm: 0 | 1, revenue: number): void {
    const place = this.places.byKey.get(stretch.to);
    if (!place || this.visited.has(place.key) || this.barred.has(place.key)) return;
    if (place.group !== null && this.groups.has(place.group)) return;
    if (stretch.borders.some((border) => this.used[border])) return;
    this.visited.add(place.key);
    if (place.group !== null) this.groups.add(place.group);
    for (const border of stretch.borders) this.used[border] = 1;
    this.arms[arm].push(stretch);
    this.extend(station, place, arm, revenue + place.revenue);
    this.arms[arm].pop();
    for (const border of stretch.borders) this.used[border] = 0;
    if (place.group !== null) this.groups.delete(place.group);
    this.visited.delete(place.key);
  }

  private record(revenue: number): void {
    const bits = new Int32Array(this.words);
    for (const stretch of [...this.arms[0], ...this.arms[1]]) {
      for (const border of stretch.borders) bits[border >> 5] = (bits[border >> 5] ?? 0) | (1 << (border & 31));
    }
    this.found.push({
      order: 0,
      revenue,
      stops: this.visited.size,
      bits,
      ahead: [...this.arms[0]],
      back: [...this.arms[1]],
    });
    if (this.found.length >= MOST_ROUTES) this.complete = false;
  }
}

function listRoutes(places: Places, longest: number): { candidates: Candidate[]; complete: boolean } {
  const lister = new Lister(places, longest);
  lister.run();
  const candidates = lister.found.sort((a, b) => b.revenue - a.revenue);
  for (const [order, candidate] of candidates.entries()) candidate.order = order;
  return { candidates, complete: lister.complete };
}

function clash(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true;
  return false;
}

/**
 * Branch and bound: picks one candidate a train, or none, for the greatest sum. `reach` falls from train to train and candidates
 * fall in revenue, so that a branch ends as soon as what is left cannot beat the best. Of trains with equal reach the later one
 * takes a later candidate.
 */
class Chooser {
  best = 0;
  chosen: (Candidate | null)[] = [];
  private nodes = 0;
  private readonly reach: readonly number[];
  private readonly picked: (Candidate | null)[] = [];

  constructor(reach: readonly number[]) {
    this.reach = reach;
  }

  get proven(): boolean {
    return this.nodes <= MOST_NODES;
  }

  /** `lists`: for this train and those after it, the candidates that clash with nothing picked so far. */
  search(train: number, lists: readonly (readonly Candidate[])[], sum: number): void {
    this.keep(sum);
    const [own = [], ...others] = lists;
    const bound = others.reduce((rest, list) => rest + (list[0]?.revenue ?? 0), 0);
    for (const candidate of own) {
      if (sum + candidate.revenue + bound <= this.best || this.nodes++ > MOST_NODES) return;
      this.picked.push(candidate);
      if (others.length === 1) this.pickLast(train + 1, others[0] ?? [], candidate, sum + candidate.revenue);
      else this.search(train + 1, this.compatible(train, others, candidate), sum + candidate.revenue);
      this.picked.pop();
    }
    if (others.length === 0 || sum + bound <= this.best) return;
    this.picked.push(null);
    this.search(train + 1, others, sum);
    this.picked.pop();
  }

  private compatible(train: number, others: readonly (readonly Candidate[])[], picked: Candidate) {
    return others.map((list, i) => {
      const after = this.isTwin(train, train + 1 + i) ? picked.order : -1;
      return list.filter((one) => one.order > after && !clash(one.bits, picked.bits));
    });
  }

  private isTwin(train: number, other: number): boolean {
    return this.reach[train] === this.reach[other];
  }

  /** The last train takes the first candidate that fits; without one the sum stands as it is. */
  private pickLast(train: number, list: readonly Candidate[], before: Candidate, sum: number): void {
    const after = this.isTwin(train - 1, train) ? before.order : -1;
    for (const candidate of list) {
      this.nodes += 1;
      if (sum + candidate.revenue <= this.best) break;
      if (candidate.order <= after || clash(candidate.bits, before.bits)) continue;
      this.picked.push(candidate);
      this.keep(sum + candidate.revenue);
      this.picked.pop();
      return;
    }
    this.keep(sum);
  }

  private keep(sum: number): void {
    if (sum <= this.best) return;
    this.best = sum;
    this.chosen = [...this.picked];
  }
}

function choose(candidates: readonly Candidate[], reach: readonly number[]) {
  const chooser = new Chooser(reach);
  const eligible = reach.map((stops) => candidates.filter((one) => one.stops <= stops));
  if (candidates.length > 0) chooser.search(0, eligible, 0);
  return { chosen: chooser.chosen, proven: chooser.proven };
}

/** Route from the far end of the second arm over the station to the far end of the first. */
function toRoute(places: Places, { ahead, back }: Candidate, train: string): Route {
  const stretches = [...back.toReversed().map((one) => one.hexes.toReversed()), ...ahead.map((one) => [...one.hexes])];
  const keys = [...back.toReversed().map((one) => one.to), ahead[0]?.from ?? -1, ...ahead.map((one) => one.to)];
  const stops = keys.map((key) => {
    const place = places.byKey.get(key);
    return `${place?.hex}.${place?.node}`;
  });
  return { train, stops, stretches };
}
