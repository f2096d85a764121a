/** A decision that is put to a seat, as its programs see it. */
import type { Decision, Option, OptionOf, OptionType } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";

/** What happened since a program was made. */
export interface Happening {
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
}

/** A decision put to a seat, as its programs need to know it. */
export interface Asking {
  readonly state: GameState;
  readonly decision: Decision;
  readonly seat: Seat;
  /** Names the position, as `turn` programs do. */
  readonly position: string;
  /** The player has moved in this turn already: it is his. */
  readonly begun: boolean;
  /** Since the program was made, in order. */
  readonly since: readonly Happening[];
  /** Something has happened since of which programs know nothing. */
  readonly unclear: boolean;
  /** The program has moved since. */
  readonly fired: boolean;
}

/** Options of a kind that the seat has, side moves left out. */
export function options<T extends OptionType>({ decision, seat }: Asking, type: T): OptionOf<T>[] {
  return decision.options.filter(
    (one): one is OptionOf<T> & Option => one.type === type && one.seat === seat && !one.side,
  );
}
