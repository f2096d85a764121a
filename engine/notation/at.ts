/** Where a line of notation stands: the state and the decision that it answers, and the seat that speaks. */
import type { Decision } from "../model/decision.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Names } from "../narration/context.ts";
import { titleOf } from "../titles/registry.ts";
import { type Instance, instancesOf } from "./instances.ts";
import { namesOf } from "./names.ts";
import type { Terms } from "./slots.ts";
import { fold } from "./text.ts";

export interface At {
  readonly state: GameState;
  readonly decision: Decision;
  readonly seat: Seat;
  /** What people are called, so that a line may name an owner. */
  readonly names?: Names;
}

/** Every listed move of the seat, side moves last. */
export const ownInstances = ({ decision, seat }: At): Instance[] =>
  decision.options
    .filter((option) => option.seat === seat)
    .toSorted((a, b) => Number(a.side) - Number(b.side))
    .flatMap(instancesOf);

/** What the words of a line are read against. */
export function termsAt({ state, decision, names }: At): Terms {
  const owned = Object.values(state.corporations).flatMap(({ trains }) => trains);
  const stock = [...owned, ...state.depot.queue, ...state.depot.pool].map(({ id }) => id);
  const listed = decision.options.flatMap((option) => (option.type === "buyTrain" ? [option.train] : []));
  const people = names ? [...state.players.keys()].map((seat): [string, Seat] => [fold(names.seat(seat)), seat]) : [];
  return { names: namesOf(titleOf(state)), trains: new Set([...stock, ...listed]), seats: new Map(people) };
}
