/** What trains are for sale, and the fixed figures of trains (C-7.1, C-7.2). */
import type { Train } from "../model/state.ts";
import type { TrainFact } from "../model/title.ts";
import { corporation, type Position, phaseFact, phaseReached } from "../position.ts";

export interface TrainForSale extends Train {
  readonly price: number;
  readonly from: "bank" | "pool";
}

export function trainFact(at: Position, rank: string): TrainFact {
  const fact = at.title.trains.find((one) => one.rank === rank);
  if (!fact) throw new Error(`unknown train ${rank}`);
  return fact;
}

/** C-7.1: the head of the queue and ranks sold besides it from a phase on; C-7.2: the pool. Face prices. */
export function trainsForSale(at: Position): TrainForSale[] {
  const priced =
    (from: "bank" | "pool") =>
    (train: Train): TrainForSale => ({
      id: train.id,
      rank: train.rank,
      price: trainFact(at, train.rank).price,
      from,
    });
  return [...bankTrains(at).map(priced("bank")), ...at.state.depot.pool.map(priced("pool"))];
}

function bankTrains(at: Position): Train[] {
  const { queue, soldUnlimited } = at.state.depot;
  const head = queue.slice(0, 1);
  const besides = at.title.trains.flatMap(({ rank, availableFrom }): Train[] => {
    if (availableFrom === null || head[0]?.rank === rank) return [];
    if (queue.length > 0 && !phaseReached(at, availableFrom)) return [];
    if (rank in soldUnlimited) return [{ id: `${rank}-${soldUnlimited[rank]}`, rank }];
    return queue.filter((train) => train.rank === rank).slice(0, 1);
  });
  return [...head, ...besides];
}

export const cheapestForSale = (at: Position): number | null => {
  const prices = trainsForSale(at).map((train) => train.price);
  return prices.length ? Math.min(...prices) : null;
};

export const trainLimit = (at: Position): number => phaseFact(at).trainLimit;

export const hasRoomForTrain = (at: Position, symbol: string): boolean =>
  corporation(at, symbol).trains.length < trainLimit(at);

/** Trains left in the bank by rank, in order of sale; null: unlimited. */
export function trainsLeft(at: Position): { readonly rank: string; readonly left: number | null }[] {
  const { queue, soldUnlimited } = at.state.depot;
  return at.title.trains.map(({ rank }) => ({
    rank,
    left: rank in soldUnlimited ? null : queue.filter((train) => train.rank === rank).length,
  }));
}
