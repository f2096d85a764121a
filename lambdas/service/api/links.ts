/** Links that are signed, and paths that they and mails lead to. */
import type { Seat } from "../../../engine/index.ts";
import type { SeatTicket } from "./table.ts";

/** What a signed turn link says; `since` is the version at which the seat was asked. */
export interface TurnTicket {
  readonly game: string;
  readonly seat: Seat;
  readonly since: number;
}

export interface Links {
  /** Path of the page that a turn mail links to. */
  turn(ticket: TurnTicket): string;
  readTurn(token: string): TurnTicket | null;
  /** Read-only link of a game. */
  watch(game: string): string;
  readWatch(token: string): string | null;
  /** Link that offers a seat. */
  seat(ticket: SeatTicket): string;
  readSeat(token: string): SeatTicket | null;
}

/** Paths of the pages that links and mails lead to; those that end in a slash are followed by a token or a game's id. */
export const PATHS = {
  signIn: "/sign-in/",
  address: "/address/",
  turn: "/t/",
  watch: "/w/",
  game: "/g/",
  games: "/games",
  unsubscribe: "/unsubscribe/",
  mails: "/me/mails",
  time: "/me/time",
  seat: "/seat/",
} as const;
