/** Checks and scores routes that a player gives (C-8.2 to C-8.4). */
import type { Route } from "../model/move.ts";
import { type Refusal, type RefusalCode, refuse } from "../model/refusal.ts";
import type { NodeFact } from "../model/title.ts";
import { corporation, type Position, ruleOf, runsHere, runsNow, trainFact } from "../position.ts";
import { groupOf, homeBonusAt, isClosedArea, limitsOf, nodeRevenue, routeValue } from "./revenue.ts";
import { isBlocked } from "./stations.ts";
import { type BoardView, FIRST_NODE, isEnd, otherEnd, type Track, tollBetween, trackAt, viewOf } from "./track.ts";

export interface ScoredRoutes {
  readonly sums: readonly number[];
  readonly revenue: number;
}

interface Stop {
  readonly hex: number;
  readonly node: number;
  readonly fact: NodeFact;
  readonly name: string;
}

/** Scores all routes of one turn together, or says which rule the first wrong one breaks. */
export function scoreRoutes(at: Position, symbol: string, routes: readonly Route[]): ScoredRoutes | Refusal {
  const borders = new Set<string>();
  const trains = new Set<string>();
  const sums: number[] = [];
  for (const route of routes) {
    const refusal = checkTrain(at, symbol, route, trains);
    if (refusal) return refusal;
    const sum = scoreRoute(at, symbol, route, borders);
    if (typeof sum !== "number") return sum;
    sums.push(sum);
  }
  return { sums, revenue: sums.reduce((total, sum) => total + sum, 0) };
}

const fault = (code: RefusalCode, rule: string, route: Route, reason: string): Refusal =>
  refuse(code, rule, { train: route.train, reason });

function checkTrain(at: Position, symbol: string, route: Route, trains: Set<string>): Refusal | undefined {
  const train = corporation(at, symbol).trains.find((one) => one.id === route.train);
  if (!train) return fault("ROUTE_NOT_YOUR_TRAIN", "C-8.1", route, "notYours");
  if (trains.has(route.train)) return fault("ROUTE_TRAIN_TWICE", "C-8.1", route, "trainTwice");
  trains.add(route.train);
  if (route.stops.length < 2) return fault("ROUTE_TOO_SHORT", "C-8.2b", route, "tooShort");
  if (!runsHere(at, symbol, train)) return fault("ROUTE_TRAIN_SIZE", ruleOf(at, "trainFamily"), route, "size");
  if (!runsNow(at, symbol, train)) return fault("ROUTE_TRAIN_TWICE", ruleOf(at, "restingTrain"), route, "trainTwice");
  if (route.stops.length > limitsOf(trainFact(at, train.rank).reach).places) {
    return fault("ROUTE_TOO_LONG", "C-8.2c", route, "tooLong");
  }
  return undefined;
}

function scoreRoute(at: Position, symbol: string, route: Route, borders: Set<string>): number | Refusal {
  const view = viewOf(at.title, at.state.board);
  const stops = route.stops.map((name) => stopOf(view, name));
  if (stops.length !== route.stretches.length + 1) return fault("ROUTE_BROKEN", "C-8.2a", route, "broken");
  const known = stops.filter((stop): stop is Stop => stop !== undefined);
  if (known.length < stops.length) return fault("ROUTE_BROKEN", "C-8.2a", route, "broken");
  const isClosed = ({ hex, fact }: Stop) => isClosedArea(at, view.terrain.hexes[hex] ?? "", nodeRevenue(at, fact));
  if (known.some(isClosed)) return fault("ROUTE_BROKEN", ruleOf(at, "closedArea", "C-8.2a"), route, "broken");
  const track = checkTrack(view, route, known, borders) ?? checkStops(at, view, symbol, route, known);
  return track ?? worthOf(at, view, symbol, route, known);
}

function worthOf(
  at: Position,
  view: BoardView,
  symbol: string,
  route: Route,
  stops: readonly Stop[],
): number | Refusal {
  const rank = corporation(at, symbol).trains.find((one) => one.id === route.train)?.rank ?? "";
  const revenuesOf = (isTown: boolean) =>
    stops.filter(({ fact }) => (fact.kind === "town") === isTown).map(({ fact }) => nodeRevenue(at, fact));
  const bonus = stops.reduce((sum, { hex }) => sum + homeBonusAt(trackAt(view, hex), symbol), 0);
  const toll = tollOf(view, route, stops);
  const visited = { cities: revenuesOf(false), towns: revenuesOf(true), bonus: bonus - toll };
  return routeValue(at, trainFact(at, rank).reach, visited) ?? fault("ROUTE_TOO_LONG", "C-8.2c", route, "tooLong");
}

/** 1835-11.6: for every stop that the route passes from one bank to the other. */
function tollOf(view: BoardView, { stretches }: Route, stops: readonly Stop[]): number {
  const sideTo = (hex: number, name = "") =>
    view.terrain.neighbours[hex]?.indexOf(view.terrain.index.get(name) ?? -2) ?? -1;
  return stops.slice(1, -1).reduce((sum, { hex }, i) => {
    const [came, leaves] = [sideTo(hex, stretches[i]?.at(-2)), sideTo(hex, stretches[i + 1]?.[1])];
    return sum + tollBetween(trackAt(view, hex), came, leaves);
  }, 0);
}

function stopOf(view: BoardView, name: string): Stop | undefined {
  const [hexName, id] = name.split(".");
  const hex = view.terrain.index.get(hexName ?? "") ?? -1;
  const node = view.tracks[hex]?.nodes.findIndex((one) => one.id === id) ?? -1;
  const fact = view.tracks[hex]?.nodes[node];
  return fact && { hex, node, fact, name };
}

/** C-8.2a, C-8.3: each stretch is joined track from stop to stop, and no hex side is used twice by anyone. */
function checkTrack(view: BoardView, route: Route, stops: readonly Stop[], borders: Set<string>): Refusal | undefined {
  let arrival = -1;
  for (const [i, hexes] of route.stretches.entries()) {
    const [from, to] = [stops[i], stops[i + 1]];
    const walked = from && to && walkStretch(view, hexes, from, to);
    if (!walked || (arrival >= 0 && walked.leave === arrival)) return fault("ROUTE_BROKEN", "C-8.2a", route, "broken");
    for (const border of walked.borders) {
      if (borders.has(border)) return fault("ROUTE_TRACK_TWICE", "C-8.3", route, "trackTwice");
      borders.add(border);
    }
    arrival = walked.arrive;
  }
  return undefined;
}

interface Walked {
  readonly borders: readonly string[];
  /** Sides by which the first stop is left and the last one reached. */
  readonly leave: number;
  readonly arrive: number;
}

/** Follows a list of neighbouring hexes from one stop to the next; undefined if the track is not there. */
function walkStretch(view: BoardView, hexes: readonly string[], from: Stop, to: Stop): Walked | undefined {
  const path = hexes.map((name) => view.terrain.index.get(name) ?? -1);
  if (path[0] !== from.hex || path.at(-1) !== to.hex || path.length < 2) return undefined;
  const borders: string[] = [];
  let end = FIRST_NODE + from.node;
  let leave = -1;
  for (let i = 0; i + 1 < path.length; i++) {
    const [here, next] = [path[i] ?? -1, path[i + 1] ?? -1];
    const side = view.terrain.neighbours[here]?.indexOf(next) ?? -1;
    if (side < 0 || !joins(view.tracks[here], end, side)) return undefined;
    if (i === 0) leave = side;
    borders.push([Math.min(here, next), Math.max(here, next)].join());
    end = (side + 3) % 6;
  }
  return joins(view.tracks[to.hex], end, FIRST_NODE + to.node) ? { borders, leave, arrive: end } : undefined;
}

function joins(track: Track | undefined, from: number, to: number): boolean {
  return track?.byEnd[from]?.some((number) => otherEnd(track.segments[number] ?? [from, from], from) === to) ?? false;
}

/** C-8.2d to g. */
function checkStops(
  at: Position,
  view: BoardView,
  symbol: string,
  route: Route,
  stops: readonly Stop[],
): Refusal | undefined {
  if (new Set(route.stops).size < stops.length) return fault("ROUTE_STOP_TWICE", "C-8.2d", route, "stopTwice");
  const inner = stops.slice(1, -1);
  if (inner.some((stop) => isEnd(trackAt(view, stop.hex), stop.node))) {
    return fault("ROUTE_THROUGH_OFFBOARD", "C-8.2e", route, "throughOffboard");
  }
  if (inner.some((stop) => isBlocked(view, stop.hex, stop.node, symbol))) {
    return fault("ROUTE_THROUGH_BLOCKED", "C-8.2e", route, "throughBlocked");
  }
  const groups = stops.map((stop) => groupOf(at, stop.fact)).filter((group) => group !== null);
  if (new Set(groups).size < groups.length) return fault("ROUTE_GROUP_TWICE", "C-8.2f", route, "groupTwice");
  const stations = corporation(at, symbol).stations;
  const isStation = (stop: Stop) =>
    stations.some((one) => one.city === stop.node && view.terrain.index.get(one.hex) === stop.hex);
  return stops.some(isStation) ? undefined : fault("ROUTE_NO_STATION", "C-8.2g", route, "noStation");
}
