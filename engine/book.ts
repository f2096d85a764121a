/** Books events: what happened, without a rule. `decide` and the fold of a log both come through here. */

import { companiesBooks } from "./books/companies.ts";
import { mergersBooks } from "./books/mergers.ts";
import { operatingBooks } from "./books/operating.ts";
import type { Books } from "./books/parts.ts";
import { sharesBooks } from "./books/shares.ts";
import { tableBooks } from "./books/table.ts";
import { trainsBooks } from "./books/trains.ts";
import { type Draft, draftOf } from "./draft.ts";
import type { GameEvent } from "./model/event.ts";
import type { GameState } from "./model/state.ts";

const books: Books = {
  ...tableBooks,
  ...companiesBooks,
  ...sharesBooks,
  ...operatingBooks,
  ...trainsBooks,
  ...mergersBooks,
};

/** Books one event into a draft. */
export function book(draft: Draft, event: GameEvent): void {
  (books[event.type] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

/** The state after the event; the given state stays as it was. */
export function evolve(state: GameState, event: GameEvent): GameState {
  return fold(state, [event]);
}

/** The state after all events, in order. */
export function fold(state: GameState, events: readonly GameEvent[]): GameState {
  const draft = draftOf(state);
  for (const event of events) book(draft, event);
  return draft.state;
}
