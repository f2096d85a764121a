/**
 * The set of routes with the greatest total revenue, proven: every route of each train is listed, then a branch and bound search
 * over the trains picks one each (or none) so that no border is used twice (C-8.3).
 */
import type { Route } from "../model/move.ts";
import type { Reach } from "../model/title.ts";
import { corporation, type Position, runsNow, trainFact } from "../position.ts";
import { limitsOf, type ReachLimits, routeValue, type Visited } from "./revenue.ts";
import { type Place, type Places, placesOf, type Stretch } from "./stretches.ts";
import { tollBetween } from "./track.ts";

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

/** A route that some train could run. */
interface Listed {
  readonly visited: Visited;
  readonly bits: Int32Array;
  readonly ahead: Arm;
  readonly back: Arm;
}

/** The stretches of an arm of a route, the last one first; null before the first. */
type Arm = { readonly last: Stretch; readonly before: Arm } | null;

/** An arm's stretches from the station on. */
function stretchesOf(arm: Arm): Stretch[] {
  const all: Stretch[] = [];
  for (let one = arm; one; one = one.before) all.push(one.last);
  return all.reverse();
}

function firstOf(arm: Arm): Stretch | undefined {
  let first = arm;
  while (first?.before) first = first.before;
  return first?.last;
}

/** A route as one kind of train would run it. */
interface Candidate {
  /** Place in the list of the kind's candidates, dearest first. */
  readonly order: number;
  readonly revenue: number;
  readonly bits: Int32Array;
  readonly route: Listed;
}

interface Runner {
  readonly id: string;
  readonly reach: Reach;
  /** Equal for trains that can run the same routes for the same revenue. */
  readonly kind: string;
}

/** Best routes of a corporation's trains as they stand. */
export function bestRoutesOf(at: Position, symbol: string): RouteSet {
  const trains = runnersOf(at, symbol);
  if (trains.length === 0) return { routes: [], sums: [], revenue: 0, proven: true };
  const places = placesOf(at, symbol);
  const lister = new Lister(places, widest(trains));
  lister.run();
  const { found, complete } = lister;
  const { chosen, proven } = chooseFrom(at, trains, found);
  const picked = chosen.flatMap((candidate, i) => (candidate ? [{ candidate, train: trains[i]?.id ?? "" }] : []));
  return {
    routes: picked.map(({ candidate, train }) => toRoute(places, candidate.route, train)),
    sums: picked.map(({ candidate }) => candidate.revenue),
    revenue: picked.reduce((sum, { candidate }) => sum + candidate.revenue, 0),
    proven: proven && complete,
  };
}

function chooseFrom(at: Position, trains: readonly Runner[], found: readonly Listed[]) {
  const values = new Map(trains.map(({ kind, reach }) => [kind, valuesOf(at, reach, found)]));
  const own = trains.map(({ kind }) => values.get(kind) ?? []);
  const most = own.map((list) => list.reduce((max, value) => Math.max(max, value), 0));
  const all = most.reduce((sum, value) => sum + value, 0);
  const enough = greedySum(own, found);
  const lists = new Map<string, Candidate[]>();
  for (const [i, { kind }] of trains.entries()) {
    // What brings less than this is in no best set, even if every other train had its dearest route.
    const least = enough - (all - (most[i] ?? 0));
    if (!lists.has(kind)) lists.set(kind, candidatesFrom(own[i] ?? [], found, least));
  }
  return choose(trains, lists);
}

/** Revenue of each route with a train, 0 beyond its reach. */
const valuesOf = (at: Position, reach: Reach, found: readonly Listed[]): number[] =>
  found.map(({ visited }) => routeValue(at, reach, visited) ?? 0);

/** Revenue of a set of routes that is easily found: for one train after the other the dearest that clashes with none before. */
function greedySum(own: readonly (readonly number[])[], found: readonly Listed[]): number {
  const taken: Listed[] = [];
  let sum = 0;
  for (const values of own) {
    let best = -1;
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? 0;
      if (value > (values[best] ?? 0) && isFree(taken, found[i])) best = i;
    }
    const route = found[best];
    if (route) taken.push(route);
    sum += values[best] ?? 0;
  }
  return sum;
}

const isFree = (taken: readonly Listed[], route: Listed | undefined): boolean =>
  route !== undefined && !taken.some((one) => clash(one.bits, route.bits));

/** The corporation's trains that run, the farthest first. */
function runnersOf(at: Position, symbol: string): Runner[] {
  const far = ({ places, cities }: ReachLimits) => (Number.isFinite(places) ? places : 1000 + cities);
  return corporation(at, symbol)
    .trains.filter((train) => runsNow(at, symbol, train))
    .map(({ id, rank }) => ({ id, reach: trainFact(at, rank).reach }))
    .map((one) => ({ ...one, kind: JSON.stringify(one.reach) }))
    .sort((a, b) => far(limitsOf(b.reach)) - far(limitsOf(a.reach)));
}

function widest(trains: readonly Runner[]): ReachLimits {
  const limits = trains.map(({ reach }) => limitsOf(reach));
  return {
    cities: Math.max(...limits.map((one) => one.cities)),
    places: Math.max(...limits.map((one) => one.places)),
  };
}

/** Candidates that bring at least as much, dearest first. */
function candidatesFrom(values: readonly number[], found: readonly Listed[], least: number): Candidate[] {
  const dear: Omit<Candidate, "order">[] = [];
  for (const [i, route] of found.entries()) {
    const revenue = values[i] ?? 0;
    if (revenue > 0 && revenue >= least) dear.push({ revenue, bits: route.bits, route });
  }
  return dear.sort((a, b) => b.revenue - a.revenue).map((one, order) => ({ order, ...one }));
}

/**
 * All routes with a station: two arms out of the station that comes first in the list. The second arm leaves by a later segment
 * than the first, so that each route is met once.
 */
class Lister {
  readonly found: Listed[] = [];
  complete = true;
  private readonly places: Places;
  private readonly limits: ReachLimits;
  private readonly isTolled: boolean;
  private readonly visited = new Set<number>();
  private readonly cities: number[] = [];
  private readonly towns: number[] = [];
  private bonus = 0;
  private readonly groups = new Set<string>();
  /** Bits of the borders that the route uses. */
  private readonly used: Int32Array;
  private readonly arms: [Arm, Arm] = [null, null];
  private readonly barred = new Set<number>();

  constructor(places: Places, limits: ReachLimits) {
    this.places = places;
    this.limits = limits;
    this.isTolled = [...places.byKey.values()].some((place) => place.tolled);
    this.used = new Int32Array(Math.ceil(places.borderCount / 32));
  }

  run(): void {
    for (const station of this.places.stations) {
      this.enter(station);
      this.extend(station, station, 0);
      this.leave(station);
      this.barred.add(station.key);
    }
  }

  /** Records the route so far, then goes on: from the station by a second arm, and from the end of the arm in hand. */
  private extend(station: Place, end: Place, arm: 0 | 1): void {
    if (this.visited.size >= 2) this.record();
    if (this.visited.size >= this.limits.places || !this.complete) return;
    const first = firstOf(this.arms[0]);
    if (arm === 0 && first && !station.endOnly) {
      for (const stretch of station.out) if (stretch.leave > first.leave) this.take(station, stretch, 1);
    }
    if (!end.endOnly || end === station) for (const stretch of end.out) this.take(station, stretch, arm);
  }

  private take(station: Place, stretch: Stretch, arm: 0 | 1): void {
    const place = this.places.byKey.get(stretch.to);
    if (!place || !this.mayEnter(place) || this.usesAny(stretch)) return;
    const before = this.arms[arm];
    this.enter(place);
    this.flip(stretch);
    this.arms[arm] = { last: stretch, before };
    this.extend(station, place, arm);
    this.arms[arm] = before;
    this.flip(stretch);
    this.leave(place);
  }

  private usesAny({ borders }: Stretch): boolean {
    for (const border of borders) if (((this.used[border >> 5] ?? 0) >> (border & 31)) & 1) return true;
    return false;
  }

  /** Takes the borders of a stretch, or lets them go. */
  private flip({ borders }: Stretch): void {
    for (const border of borders) this.used[border >> 5] = (this.used[border >> 5] ?? 0) ^ (1 << (border & 31));
  }

  private mayEnter({ key, group, isTown }: Place): boolean {
    if (this.visited.has(key) || this.barred.has(key)) return false;
    if (group !== null && this.groups.has(group)) return false;
    return isTown || this.cities.length < this.limits.cities;
  }

  private enter({ key, group, isTown, revenue, bonus }: Place): void {
    this.visited.add(key);
    if (group !== null) this.groups.add(group);
    (isTown ? this.towns : this.cities).push(revenue);
    this.bonus += bonus;
  }

  private leave({ key, group, isTown, bonus }: Place): void {
    this.visited.delete(key);
    if (group !== null) this.groups.delete(group);
    (isTown ? this.towns : this.cities).pop();
    this.bonus -= bonus;
  }

  /** 1835-11.6: of places that the route passes from one bank to the other. */
  private toll(): number {
    if (!this.isTolled) return 0;
    const [ahead, back] = [firstOf(this.arms[0]), firstOf(this.arms[1])];
    const atStation = this.tollAt(ahead?.from, back?.sides[0], ahead?.sides[0]);
    return this.tollIn(this.arms[0]) + this.tollIn(this.arms[1]) + atStation;
  }

  private tollIn(arm: Arm): number {
    let sum = 0;
    for (let one = arm; one?.before; one = one.before) {
      const { to, sides } = one.before.last;
      sum += this.tollAt(to, sides[1], one.last.sides[0]);
    }
    return sum;
  }

  private tollAt(key = -1, side = -1, other = -1): number {
    const track = this.places.byKey.get(key)?.tolled;
    return track ? tollBetween(track, side, other) : 0;
  }

  private record(): void {
    this.found.push({
      visited: { cities: this.cities.slice(), towns: this.towns.slice(), bonus: this.bonus - this.toll() },
      bits: this.used.slice(),
      ahead: this.arms[0],
      back: this.arms[1],
    });
    if (this.found.length >= MOST_ROUTES) this.complete = false;
  }
}

function clash(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true;
  return false;
}

/**
 * Branch and bound: picks one candidate a train, or none, for the greatest sum. Candidates fall in revenue, so that a branch ends
 * as soon as what is left cannot beat the best. Of trains of one kind the later one takes a later candidate.
 */
class Chooser {
  best = 0;
  chosen: (Candidate | null)[] = [];
  private nodes = 0;
  private readonly kinds: readonly string[];
  private readonly picked: (Candidate | null)[] = [];

  constructor(kinds: readonly string[]) {
    this.kinds = kinds;
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
    return this.kinds[train] === this.kinds[other];
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

function choose(trains: readonly Runner[], byKind: ReadonlyMap<string, readonly Candidate[]>) {
  const kinds = trains.map(({ kind }) => kind);
  const chooser = new Chooser(kinds);
  const eligible = kinds.map((kind) => byKind.get(kind) ?? []);
  if (eligible.some((list) => list.length > 0)) chooser.search(0, eligible, 0);
  return { chosen: chooser.chosen, proven: chooser.proven };
}

/** Route from the far end of the second arm over the station to the far end of the first. */
function toRoute(places: Places, listed: Listed, train: string): Route {
  const [ahead, back] = [stretchesOf(listed.ahead), stretchesOf(listed.back)];
  const stretches = [...back.toReversed().map((one) => one.hexes.toReversed()), ...ahead.map((one) => [...one.hexes])];
  const keys = [...back.toReversed().map((one) => one.to), ahead[0]?.from ?? -1, ...ahead.map((one) => one.to)];
  const stops = keys.map((key) => {
    const place = places.byKey.get(key);
    return `${place?.hex}.${place?.node}`;
  });
  return { train, stops, stretches };
}
