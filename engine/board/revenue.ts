/** What stops are worth (C-9.1). */
import type { NodeFact, Reach } from "../model/title.ts";
import { type Position, phaseFact } from "../position.ts";
import type { Track } from "./track.ts";

/** C-8.2f: the group of which a route may use one hex only; null for a place of its own. */
export function groupOf(at: Position, { group }: NodeFact): string | null {
  return group === undefined || at.title.splitGroups(at.state.options).includes(group) ? null : group;
}

/** Revenue of a node in the current phase. */
export function nodeRevenue(at: Position, node: NodeFact): number {
  if (typeof node.revenue === "number") return node.revenue;
  return node.revenue[phaseFact(at).offboard] ?? 0;
}

/** An off-board area that does not exist while it is worth nothing (1835-11.5). */
export const isClosedArea = ({ title }: Position, hex: string, revenue: number): boolean =>
  revenue === 0 && (title.map[hex]?.closedWhenZero ?? false);

/** 18CZ-11.6: what a train of the corporation earns besides for a place on its own home tile. */
export const homeBonusAt = ({ homeBonus }: Track, symbol: string): number =>
  homeBonus?.corporation === symbol ? homeBonus.amount : 0;

/** The places of a route, as far as they decide its value. */
export interface Visited {
  /** Revenues of cities and off-board areas. */
  readonly cities: readonly number[];
  readonly towns: readonly number[];
  readonly bonus: number;
}

export interface ReachLimits {
  readonly cities: number;
  readonly places: number;
}

/** How many cities and how many places in all a route may hold. */
export function limitsOf(reach: Reach): ReachLimits {
  if (reach.kind === "express") return { cities: reach.cities, places: Number.POSITIVE_INFINITY };
  if (reach.kind === "plus") return { cities: reach.cities, places: reach.cities + reach.towns };
  const stops = reach.stops ?? Number.POSITIVE_INFINITY;
  return { cities: stops, places: stops };
}

const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

const best = (list: readonly number[], count: number): number =>
  total([...list].sort((a, b) => b - a).slice(0, Math.max(0, count)));

/** Most towns an express train is paid for where the table plays `max3` (18CZ-V6). */
const TOWNS_OF_MAX3 = 3;

/** What a route earns with a train, or null if it is beyond its reach (C-8.2c, 18CZ-11.2 to 11.4). */
export function routeValue(at: Position, reach: Reach, { cities, towns, bonus }: Visited): number | null {
  const limits = limitsOf(reach);
  if (cities.length > limits.cities || cities.length + towns.length > limits.places) return null;
  if (reach.kind !== "express") return total(cities) + total(towns) + bonus;
  if (at.state.options["expressTowns"] !== "max3") {
    return total(cities) + best(towns, reach.cities - cities.length) + bonus;
  }
  const listed = [...towns].sort((a, b) => b - a).slice(0, TOWNS_OF_MAX3);
  return best([...cities, ...listed], reach.cities) + bonus;
}
