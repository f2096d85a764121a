/** What rules look at (a title and a state) and what they write to (the same, plus `emit`). */
import { book } from "./book.ts";
import { draftOf, named } from "./draft.ts";
import type { GameEvent } from "./model/event.ts";
import type { Company, Corporation, GameState, Player } from "./model/state.ts";
import type { CompanyFact, CorporationFact, PhaseFact, Title } from "./model/title.ts";
import type { Seat } from "./model/words.ts";

export interface Position {
  readonly title: Title;
  readonly state: GameState;
}

/** A position that events change as they are emitted. */
export interface Working extends Position {
  readonly events: readonly GameEvent[];
  emit(event: GameEvent): void;
}

export function workOn({ title, state }: Position): Working {
  const draft = draftOf(state);
  const events: GameEvent[] = [];
  return {
    title,
    events,
    get state() {
      return draft.state;
    },
    emit(event) {
      events.push(event);
      book(draft, event);
    },
  };
}

export function player(at: Position, seat: Seat): Player {
  const one = at.state.players[seat];
  if (!one) throw new Error(`no seat ${seat}`);
  return one;
}

export const corporation = (at: Position, symbol: string): Corporation => named(at.state.corporations, symbol);

/** The corporation that somebody names, or undefined: the name may be anything. */
export const corporationNamed = ({ state }: Position, name: string): Corporation | undefined =>
  Object.hasOwn(state.corporations, name) ? state.corporations[name] : undefined;

/** The private company that somebody names, or undefined. */
export const companyNamed = ({ state }: Position, name: string): Company | undefined =>
  Object.hasOwn(state.companies, name) ? state.companies[name] : undefined;

export const company = (at: Position, symbol: string): Company => named(at.state.companies, symbol);

/** The seat that decides for a corporation; throws if it has no president. */
export function presidentOf(at: Position, symbol: string): Seat {
  const { president } = corporation(at, symbol);
  if (president === null) throw new Error(`${symbol} has no president`);
  return president;
}

export function corporationFact(title: Title, symbol: string): CorporationFact {
  return found(title.corporations, (one) => one.symbol === symbol, symbol);
}

export function companyFact(title: Title, symbol: string): CompanyFact {
  return found(title.companies, (one) => one.symbol === symbol, symbol);
}

export function phaseFact(at: Position): PhaseFact {
  return found(at.title.phases, (one) => one.name === at.state.phase, at.state.phase);
}

/** Index of the current phase; phases are in order. */
export const phaseIndex = (at: Position): number => at.title.phases.findIndex((one) => one.name === at.state.phase);

/** True from the named phase on. */
export const phaseReached = (at: Position, name: string): boolean =>
  phaseIndex(at) >= at.title.phases.findIndex((one) => one.name === name);

export const optionOf = (at: Position, id: string): string => named(at.state.options, id);

/** The rule's number under which the title treats a topic. */
export const ruleOf = (at: Position, topic: string): string => named(at.title.rules, topic);

export const leftOf = (at: Position, seat: Seat): Seat => (seat + 1) % at.state.players.length;

/** All seats, beginning with the one given. */
export function seatsFrom(at: Position, seat: Seat): Seat[] {
  const count = at.state.players.length;
  return Array.from({ length: count }, (_, step) => (seat + step) % count);
}

function found<T>(list: readonly T[], test: (one: T) => boolean, name: string): T {
  const one = list.find(test);
  if (one === undefined) throw new Error(`unknown ${name}`);
  return one;
}
