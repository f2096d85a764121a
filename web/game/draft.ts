/** A turn that is being composed: its moves one by one with what each leads to. Nothing of it is kept anywhere but in the page's forms. */
import {
  type Decision,
  decide,
  decision,
  type GameEvent,
  type GameState,
  type Move,
  type Refusal,
  type Seat,
} from "../../engine/index.ts";

/** One composed move: the position in which it is made, and what follows from it. */
export interface DraftStep {
  readonly move: Move;
  readonly state: GameState;
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
}

/** A composed turn; it holds one move at least. */
export interface Draft {
  /** The position of the game itself. */
  readonly before: GameState;
  readonly steps: readonly DraftStep[];
  /** The position after all steps. */
  readonly after: GameState;
}

/** What came of composing: the moves up to the first that is refused, and why that one is. */
export interface Composed {
  readonly draft: Draft;
  readonly refusal: Refusal | null;
}

/** Plays moves of a seat from a position without keeping anything; stops at the first refusal. */
export function compose(before: GameState, seat: Seat, moves: readonly Move[]): Composed {
  const steps: DraftStep[] = [];
  let after = before;
  for (const move of moves) {
    const decided = decide(after, seat, move);
    if (!decided.accepted) return { draft: { before, steps, after }, refusal: decided.refusal };
    steps.push({ move, state: after, decision: decision(after), events: decided.events });
    after = decided.state;
  }
  return { draft: { before, steps, after }, refusal: null };
}

export const movesOf = ({ steps }: Draft): Move[] => steps.map(({ move }) => move);
