/** What rules look at (a title and a state) and what they write to (the same, plus `emit`). */
import { book } from "./book.ts";
import { type Draft, draftOf, named } from "./draft.ts";
import type { GameEvent } from "./model/event.ts";
import type { Company, Corporation, GameState, Player, Train } from "./model/state.ts";
import type { CompanyFact, CorporationFact, PhaseFact, Title, TrainFact } from "./model/title.ts";
import { type Account, corporationHolder, type Seat, type StepName } from "./model/words.ts";

export interface Position {
  readonly title: Title;
  readonly state: GameState;
}

/** A position that events change as they are emitted. */
export interface Working extends Position {
  readonly events: readonly GameEvent[];
  emit(event: GameEvent): void;
}

/** A class, since a getter of each object's own is slow to make and to read. */
class Work implements Working {
  readonly title: Title;
  readonly events: GameEvent[] = [];
  private readonly draft: Draft;

  constructor({ title, state }: Position) {
    this.title = title;
    this.draft = draftOf(state);
  }

  get state(): GameState {
    return this.draft.state;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    book(this.draft, event);
  }
}

/** A position to write to; the given one stays as it is. */
export const workOn = (at: Position): Working => new Work(at);

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

/** The seat that holds a corporation's president's certificate; throws if nobody does. */
export function presidentOf(at: Position, symbol: string): Seat {
  const { president } = corporation(at, symbol);
  if (president === null) throw new Error(`${symbol} has no president`);
  return president;
}

/** True if the owner at whom nobody sits holds the president's certificate (18CZ-18.3). */
export const isNeutral = (at: Position, symbol: string): boolean =>
  at.state.neutral !== null &&
  corporation(at, symbol).certificates.some((one) => one.president && one.holder === "neutral");

/** The seat that decides for a corporation in a step: its president, or for a neutral one a player by 18CZ-18.8. */
export function deciderOf(at: Position, symbol: string, step: StepName): Seat {
  const { round } = at.state;
  const choice = round.kind === "operating" ? round.turn?.choice : null;
  if (step === "stationChoice" && choice && at.title.parameters.stationChooser === "owner") {
    return presidentOf(at, choice.corporation);
  }
  if (!isNeutral(at, symbol)) return presidentOf(at, symbol);
  const isMedium = at.title.neutral?.sizes.indexOf(corporationFact(at.title, symbol).size ?? "") === 1;
  const isToken = step === "token";
  const seat = at.state.order[isMedium === isToken ? 0 : 1];
  if (seat === undefined) throw new Error(`nobody decides for ${symbol}`);
  return seat;
}

export function corporationFact(title: Title, symbol: string): CorporationFact {
  return factOf(title.corporations, "symbol", symbol);
}

export function companyFact(title: Title, symbol: string): CompanyFact {
  return factOf(title.companies, "symbol", symbol);
}

export function phaseFact(at: Position): PhaseFact {
  return factOf(at.title.phases, "name", at.state.phase);
}

export function trainFact(at: Position, rank: string): TrainFact {
  return factOf(at.title.trains, "rank", rank);
}

/** Who pays for a corporation's track: itself, or the neutral owner (18CZ-18.7). */
export const payerOf = (at: Position, symbol: string): Account =>
  isNeutral(at, symbol) ? "neutral" : corporationHolder(symbol);

/** 18CZ-11.1: a corporation runs trains of its own size only; where there are no sizes, all. */
export function runsHere(at: Position, symbol: string, { rank }: Pick<Train, "rank">): boolean {
  const { family } = trainFact(at, rank);
  return family === null || family === corporationFact(at.title, symbol).size;
}

/** A train of the corporation that runs in this turn; one that came with a paper which had earned in the round rests (1835-14.11). */
export function runsNow(at: Position, symbol: string, train: Train): boolean {
  const { round } = at.state;
  const isResting = round.kind === "operating" && (round.resting?.includes(train.id) ?? false);
  return !isResting && runsHere(at, symbol, train);
}

/** 18CZ-11.1: may it own a train of this rank? */
export function mayOwn(at: Position, symbol: string, rank: string): boolean {
  const { families } = corporationFact(at.title, symbol);
  const { family } = trainFact(at, rank);
  return families === null || family === null || families.includes(family);
}

/** Index of the current phase; phases are in order. */
export const phaseIndex = (at: Position): number => at.title.phases.findIndex((one) => one.name === at.state.phase);

/** True from the named phase on. */
export const phaseReached = (at: Position, name: string): boolean =>
  phaseIndex(at) >= at.title.phases.findIndex((one) => one.name === name);

export const optionOf = (at: Position, id: string): string => named(at.state.options, id);

/** True where the table takes what a file records without a check (18CZ-V8, 18CZ-V10); never in titles without the option. */
export const isTrusted = (
  { state: { options } }: Position,
  id: "prices" | "recordedRevenue" | "recordedLays",
): boolean => options[id] === "trusted";

/** The rule's number under which the title treats a topic, else the core rule's; without one the title does not await the move. */
export const ruleOf = ({ title: { rules } }: Position, topic: string, core = "C-20.3"): string => rules[topic] ?? core;

/** The next seat in the present order. */
export const leftOf = (at: Position, seat: Seat): Seat => seatsFrom(at, seat)[1] ?? seat;

/** All seats in the present order, beginning with the one given. */
export function seatsFrom({ state: { order } }: Position, seat: Seat): Seat[] {
  const place = order.indexOf(seat);
  return [...order.slice(place), ...order.slice(0, place)];
}

/** The fact of a name in one of a title's lists; throws if there is none. */
function factOf<T extends object>(list: readonly T[], key: keyof T, name: string): T {
  const fact = indexOf(list, key).get(name);
  if (fact === undefined) throw new Error(`unknown ${name}`);
  return fact as T;
}

const indexes = new WeakMap<readonly object[], ReadonlyMap<unknown, object>>();

/** A list of facts by their names, made once. */
function indexOf<T extends object>(list: readonly T[], key: keyof T): ReadonlyMap<unknown, object> {
  const known = indexes.get(list);
  if (known) return known;
  const index = new Map(list.map((fact) => [fact[key], fact]));
  indexes.set(list, index);
  return index;
}
