/** What booking is made of: parts of the state that several events write. */
import { type Draft, named, writeCorporation, writeRound } from "../draft.ts";
import type { EventOf, EventType } from "../model/event.ts";
import type { Board, Depot, OperatingTurn } from "../model/state.ts";

/** How each kind of event is booked. */
export type Books = { readonly [T in EventType]: (draft: Draft, event: EventOf<T>) => void };

export function setBoard(draft: Draft, change: Partial<Board>): void {
  draft.state.board = { ...draft.state.board, ...change };
}

export function setDepot(draft: Draft, change: Partial<Depot>): void {
  draft.state.depot = { ...draft.state.depot, ...change };
}

export function setTurn(draft: Draft, change: Partial<OperatingTurn>): void {
  const round = writeRound(draft, "operating");
  if (!round.turn) throw new Error("no corporation is in turn");
  round.turn = { ...round.turn, ...change };
}

export const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((one) => one.id !== id);

export function omit<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** The stacks without a corporation's marker. */
export function stacksWithout(draft: Draft, symbol: string): Record<string, readonly string[]> {
  const stacks: Record<string, readonly string[]> = { ...draft.state.market.stacks };
  const from = named(draft.state.corporations, symbol).cell;
  if (!from) return stacks;
  const rest = (stacks[from.join()] ?? []).filter((other) => other !== symbol);
  if (rest.length) stacks[from.join()] = rest;
  else delete stacks[from.join()];
  return stacks;
}

/** Takes the marker off its stack, if it has one, and puts it under those already on the new cell (C-11.4). */
export function moveMarker(draft: Draft, symbol: string, to: readonly [number, number]): void {
  const stacks = stacksWithout(draft, symbol);
  stacks[to.join()] = [...(stacks[to.join()] ?? []), symbol];
  draft.state.market = { stacks };
  writeCorporation(draft, symbol).cell = [to[0], to[1]];
}
