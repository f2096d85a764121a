/** What trains are for sale, and the fixed figures of trains (C-7.1, C-7.2). */
import type { Depot, Train } from "../model/state.ts";
import { corporation, corporationFact, type Position, phaseFact, phaseReached, trainFact } from "../position.ts";

export interface TrainForSale extends Train {
  readonly price: number;
  readonly from: "bank" | "pool";
}

/** By depot: what is for sale in a phase. */
const sales = new WeakMap<Depot, { readonly phase: string; readonly trains: readonly TrainForSale[] }>();

/** C-7.1: the head of the queue and ranks sold besides it from a phase on; C-7.2: the pool. Face prices, all sides of cards. */
export function trainsForSale(at: Position): readonly TrainForSale[] {
  const { depot, phase } = at.state;
  const known = sales.get(depot);
  if (known?.phase === phase) return known.trains;
  const trains = findTrainsForSale(at);
  sales.set(depot, { phase, trains });
  return trains;
}

function findTrainsForSale(at: Position): TrainForSale[] {
  const priced = (from: "bank" | "pool") => (train: Train) =>
    freshSides(at, train).map((rank) => ({ id: train.id, rank, price: trainFact(at, rank).price, from }));
  return [...bankTrains(at).flatMap(priced("bank")), ...at.state.depot.pool.flatMap(priced("pool"))];
}

/** All sides of the card that a side belongs to. */
export function sidesOf(at: Position, rank: string): string[] {
  const { card } = trainFact(at, rank);
  return at.title.trains.filter((one) => one.card === card).map((one) => one.rank);
}

/** Sides of a card that have not rusted (18CZ-15.4). */
const freshSides = (at: Position, { rank }: Train): string[] =>
  sidesOf(at, rank).filter((side) => !at.state.depot.rusted.includes(side));

function bankTrains(at: Position): Train[] {
  const { queue, soldUnlimited } = at.state.depot;
  const head = queue.slice(0, 1);
  const besides = at.title.trains.flatMap(({ rank, card, availableFrom }): Train[] => {
    if (rank !== card || head[0]?.rank === rank || !isBesides(at, availableFrom)) return [];
    if (rank in soldUnlimited) return [{ id: `${rank}-${soldUnlimited[rank]}`, rank }];
    return queue.filter((train) => train.rank === rank).slice(0, 1);
  });
  return [...head, ...besides];
}

/** Sold besides the head of the queue: unlimited ranks when the queue is empty, and some from a phase on. */
const isBesides = (at: Position, availableFrom: string | null): boolean =>
  at.state.depot.queue.length === 0 || (availableFrom !== null && phaseReached(at, availableFrom));

/** C-7.4, 18CZ-15.2: trains a corporation may own, by its size where that matters; 0 for a size that is not open. */
export function trainLimit(at: Position, symbol: string): number {
  const limit = phaseFact(at).trainLimit;
  return typeof limit === "number"
    ? limit
    : (limit[corporationFact(at.title, symbol).size ?? ""] ?? Number.POSITIVE_INFINITY);
}

export const hasRoomForTrain = (at: Position, symbol: string): boolean =>
  corporation(at, symbol).trains.length < trainLimit(at, symbol);

/** Trains left in the bank by rank, in order of sale; null: unlimited. */
export function trainsLeft(at: Position): { readonly rank: string; readonly left: number | null }[] {
  const { queue, soldUnlimited } = at.state.depot;
  const cards = at.title.trains.filter(({ rank, card }) => rank === card);
  return cards.map(({ rank }) => ({
    rank,
    left: rank in soldUnlimited ? null : queue.filter((train) => train.rank === rank).length,
  }));
}
