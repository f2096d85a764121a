/**
 * A private copy of a state that is written in place: each part is copied once, when it is first written, so that the state it
 * came from stays untouched and a long log folds without copying the state per event.
 */
import type { Company, Corporation, GameState, Player, Round } from "./model/state.ts";
import type { Seat } from "./model/words.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface Draft {
  readonly state: Writable<GameState>;
  /** Parts that belong to this draft alone and may be written. */
  readonly owned: Set<object>;
}

export const draftOf = (state: GameState): Draft => ({ state: { ...state }, owned: new Set() });

function ownRecord<T>(draft: Draft, record: Readonly<Record<string, T>>): Record<string, T> {
  if (draft.owned.has(record)) return record;
  const copy = { ...record };
  draft.owned.add(copy);
  return copy;
}

function ownPart<T extends object>(draft: Draft, part: T): Writable<T> {
  if (draft.owned.has(part)) return part;
  const copy = { ...part };
  draft.owned.add(copy);
  return copy;
}

export function writePlayer(draft: Draft, seat: Seat): Writable<Player> {
  const { state } = draft;
  const players = draft.owned.has(state.players) ? (state.players as Player[]) : [...state.players];
  draft.owned.add(players);
  state.players = players;
  const player = ownPart(draft, at(players, seat));
  players[seat] = player;
  return player;
}

export function writeCorporation(draft: Draft, symbol: string): Writable<Corporation> {
  const corporations = ownRecord(draft, draft.state.corporations);
  draft.state.corporations = corporations;
  const corporation = ownPart(draft, named(corporations, symbol));
  corporations[symbol] = corporation;
  return corporation;
}

export function writeCompany(draft: Draft, symbol: string): Writable<Company> {
  const companies = ownRecord(draft, draft.state.companies);
  draft.state.companies = companies;
  const company = ownPart(draft, named(companies, symbol));
  companies[symbol] = company;
  return company;
}

/** The current round, writable; throws if it is of another kind. */
export function writeRound<K extends Round["kind"]>(draft: Draft, kind: K): Writable<Extract<Round, { kind: K }>> {
  const round = draft.state.round;
  if (round.kind !== kind) throw new Error(`expected a ${kind} round, found ${round.kind}`);
  const own = ownPart(draft, round) as Writable<Extract<Round, { kind: K }>>;
  draft.state.round = own;
  return own;
}

/** The element, which must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return element;
}

/** The entry of a record, which must be there. */
export function named<T>(record: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(record, name) ? record[name] : undefined;
  if (entry === undefined) throw new Error(`no entry ${name}`);
  return entry;
}
