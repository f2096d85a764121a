/** Where a line of notation stands: the state and the decision that it answers, and the seat that speaks. */
import type { Decision } from "../model/decision.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Names } from "../narration/context.ts";
import { titleOf } from "../titles/registry.ts";
import { type Instance, instancesOf } from "./instances.ts";
import { type Names as Dictionary, namesOf } from "./names.ts";
import type { Terms } from "./slots.ts";
import { fold } from "./text.ts";

export interface At {
  readonly state: GameState;
  readonly decision: Decision;
  readonly seat: Seat;
  /** What people are called, so that a line may name an owner. */
  readonly names?: Names;
}

const listed = new WeakMap<Decision, Map<Seat, readonly Instance[]>>();

/** Every listed move of the seat, side moves last. */
export function ownInstances({ decision, seat }: At): readonly Instance[] {
  const seats = listed.get(decision) ?? new Map<Seat, readonly Instance[]>();
  listed.set(decision, seats);
  const own = seats.get(seat) ?? instancesFor(decision, seat);
  seats.set(seat, own);
  return own;
}

const instancesFor = ({ options }: Decision, seat: Seat): Instance[] =>
  options
    .filter((option) => option.seat === seat)
    .toSorted((a, b) => Number(a.side) - Number(b.side))
    .flatMap(instancesOf);

const ids = new WeakMap<GameState, ReadonlyMap<string, string>>();

/** What the words of a line are read against. */
export function termsAt({ state, decision, names }: At): Terms {
  const trains = ids.get(state) ?? trainsIn(state, decision);
  ids.set(state, trains);
  return { names: namesOf(titleOf(state)), trains, seats: peopleIn(state, names) };
}

/** Ids of trains by their small letters. */
function trainsIn(state: GameState, { options }: Decision): Map<string, string> {
  const owned = Object.values(state.corporations).flatMap(({ trains }) => trains);
  const stock = [...owned, ...state.depot.queue, ...state.depot.pool].map(({ id }) => id);
  const offered = options.flatMap((option) => (option.type === "buyTrain" ? [option.train] : []));
  return new Map([...stock, ...offered].map((id) => [id.toLowerCase(), id]));
}

/** Seats by the whole and the first names of those who sit there. */
function peopleIn({ players }: GameState, names: Names | undefined): Dictionary {
  const people = new Map<string, { value: string; exact: boolean }[]>();
  if (!names) return people;
  for (const seat of players.keys()) {
    const name = names.seat(seat);
    for (const key of new Set([fold(name), fold(name.split(" ")[0] ?? "")])) {
      people.set(key, [...(people.get(key) ?? []), { value: String(seat), exact: true }]);
    }
  }
  return people;
}
