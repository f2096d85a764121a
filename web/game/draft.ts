/** A turn that is being composed: its moves one by one with what each leads to. Nothing of it is kept anywhere but in the page's forms. */
import {
  type Decision,
  decide,
  decision,
  fold,
  type GameEvent,
  type GameState,
  type Move,
  type Refusal,
  type Seat,
} from "../../engine/index.ts";

/** A move of a seat. */
export interface Play {
  readonly seat: Seat;
  readonly move: Move;
}

/** One composed move: the position in which it is made, and what follows from it. */
export interface DraftStep extends Play {
  readonly state: GameState;
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
}

/** A composed turn, which holds one move at least; or a what-if, which may hold none yet. */
export interface Draft {
  /** The position of the game itself. */
  readonly before: GameState;
  readonly steps: readonly DraftStep[];
  /** The position after all steps, as far as it can be known. */
  readonly after: GameState;
  /** The last step draws something: nobody may see what before it is committed, so the draft ends there. */
  readonly drawn: boolean;
}

/** What came of composing: the moves up to the first that is refused, and why that one is. */
export interface Composed {
  readonly draft: Draft;
  readonly refusal: Refusal | null;
}

/** Plays moves of a seat from a position without keeping anything; stops at the first refusal, and where chance decides. */
export const compose = (before: GameState, seat: Seat, moves: readonly Move[]): Composed =>
  composePlays(
    before,
    moves.map((move) => ({ seat, move })),
  );

/** The same with moves of any seats. */
export function composePlays(before: GameState, plays: readonly Play[]): Composed {
  const steps: DraftStep[] = [];
  let after = before;
  for (const { seat, move } of plays) {
    const decided = decide(after, seat, move);
    if (!decided.accepted) return { draft: { before, steps, after, drawn: false }, refusal: decided.refusal };
    const events = knownOf(decided.events);
    steps.push({ seat, move, state: after, decision: decision(after), events });
    if (events.length < decided.events.length)
      return { draft: { before, steps, after: fold(after, events), drawn: true }, refusal: null };
    after = decided.state;
  }
  return { draft: { before, steps, after, drawn: false }, refusal: null };
}

/** The events before the first one that chance decides. */
function knownOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const drawn = events.findIndex((event) => "seed" in event);
  return drawn < 0 ? events : events.slice(0, drawn);
}

/** What the game waits for after a draft; where something is drawn first, for nothing that could be told. */
export function decisionAfter({ after, drawn, steps }: Draft): Decision {
  const last = steps.at(-1);
  return drawn && last ? { ...last.decision, deciders: [], options: [] } : decision(after);
}

export const movesOf = ({ steps }: Draft): Move[] => steps.map(({ move }) => move);
