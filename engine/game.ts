/** The decider: what may happen, what followed, and what the game waits for. */
import type { Decision } from "./model/decision.ts";
import type { GameEvent } from "./model/event.ts";
import type { Move } from "./model/move.ts";
import type { Refusal } from "./model/refusal.ts";
import type { GameState } from "./model/state.ts";
import type { Seat } from "./model/words.ts";

export interface NewGameInput {
  readonly title: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
}

export type Decided =
  | { readonly accepted: true; readonly events: readonly GameEvent[]; readonly state: GameState }
  | { readonly accepted: false; readonly refusal: Refusal };

export declare function newGame(input: NewGameInput): GameState;
export declare function decide(state: GameState, seat: Seat, move: Move): Decided;
/** Several moves of one seat in order, all or nothing; a refusal comes with the index of the refused move. */
export declare function decideAll(
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
): (Decided & { accepted: true }) | { accepted: false; refusal: Refusal; index: number };
export declare function decision(state: GameState): Decision;
export declare function evolve(state: GameState, event: GameEvent): GameState;
export declare function fold(state: GameState, events: readonly GameEvent[]): GameState;
