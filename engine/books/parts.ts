/** What booking is made of: parts of the state that several events write. */
import { type Draft, writeCorporation, writeRound } from "../draft.ts";
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

/** Takes the marker off the chart, if it is there. */
export function liftMarker(draft: Draft, symbol: string): void {
  const { arrivals } = draft.state.market;
  draft.state.market = { arrivals: arrivals.filter((other) => other !== symbol) };
}

/** Takes the marker off its stack, if it has one, and puts it under those already on the new cell (C-11.4). */
export function moveMarker(draft: Draft, symbol: string, to: readonly [number, number]): void {
  liftMarker(draft, symbol);
  draft.state.market = { arrivals: [...draft.state.market.arrivals, symbol] };
  writeCorporation(draft, symbol).cell = [to[0], to[1]];
}
