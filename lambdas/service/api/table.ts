/** What goes on at a table besides moves: the clock, moves taken back, seats that pass on, programmed moves. */
import type { Program, ProgramEnd, ProgramStop, Seat } from "../../../engine/index.ts";
import type { EndingAim } from "../../store/matters.ts";
import type { GameHead, GameView, LogEntry, Person, Submission, SubmitAnswer, UndoWord } from "./games.ts";
import type { TimeSettings } from "./people.ts";

export interface ClockService {
  /** Host only: sets the pace, or with null lifts it. Throws SituationError invalid. */
  setPace(host: Person, game: string, pace: unknown): Promise<GameHead>;
  /** A player wants another seat to pass, whose time is up; `clock` is the version of its clock. */
  letPass(person: Person, game: string, overdue: { readonly seat: Seat; readonly clock: number }): Promise<GameHead>;
  settings(person: string): Promise<TimeSettings>;
  setSettings(person: string, input: { readonly zone: string; readonly reminders: unknown }): Promise<void>;
  /** Announces an absence from a first to a last day. Throws SituationError invalid. */
  announce(person: string, days: { readonly from: string; readonly to: string }): Promise<void>;
  /** Gives an absence other days; of one that has begun only the end counts. */
  postpone(person: string, id: string, days: { readonly from: string; readonly to: string }): Promise<void>;
  /** Takes an absence back, or ends it now. */
  revoke(person: string, id: string): Promise<void>;
}

/** A wish to take moves back: the game is to go on from version `to`. */
export interface UndoWish extends Omit<Submission, "moves" | "message"> {
  readonly to: number;
  /** Why; told to the table. At most 1000 letters. */
  readonly message?: string;
}

/** What a seat says to the request that was made with entry `request`. */
export interface UndoAnswer extends Omit<Submission, "moves" | "message"> {
  readonly request: number;
  readonly answer: UndoWord;
}

/** What would be taken back if the game went on from a version. */
export interface UndoStep {
  readonly to: number;
  /** The moves that would go, oldest first. */
  readonly moves: readonly LogEntry[];
  /** Seats that would have to agree; empty: it is free. */
  readonly answering: readonly Seat[];
}

export interface UndoService {
  /** How far a seat may take the game back, the latest step first: one for each of the last moves that count. None if it may not. */
  steps(game: string, seat: Seat): Promise<readonly UndoStep[]>;
  /** Takes moves back at once where that is free; asks those whose moves would go where it is not. Throws SituationError conflict. */
  takeBack(wish: UndoWish): Promise<SubmitAnswer>;
  /** Accepts or declines an open request; the seat that made it may withdraw it. Throws SituationError conflict. */
  answer(answer: UndoAnswer): Promise<SubmitAnswer>;
}

/** What a player's own link offers: the seat, since the entry with that version. */
export interface SeatTicket {
  readonly game: string;
  readonly seat: Seat;
  readonly version: number;
}

export interface NotepadView {
  readonly text: string;
  /** How often it has been saved: saving names what it saves over. */
  readonly version: number;
}

/** What concerns the table besides the game: who plays on, whether it goes on, what each notes for nobody else. */
export interface TableService {
  /** Seats for which the others may look for somebody else, because their players have kept the table waiting. */
  idle(game: string): Promise<readonly Seat[]>;
  /** The player passes the own seat on: to anybody (`open`), or by a link. May be changed. Throws SituationError. */
  offerSeat(person: Person, game: string, open: boolean): Promise<GameHead>;
  /** Takes it back; also an answer to the others' votes. */
  keepSeat(person: Person, game: string): Promise<GameHead>;
  /** A vote to look for somebody else. Throws SituationError. */
  voteSeat(person: Person, game: string, seat: Seat): Promise<GameHead>;
  /** Takes a seat for which anybody is sought. Throws SituationError. */
  takeSeat(person: Person, game: string, seat: Seat): Promise<GameHead>;
  /** Takes the seat that a player's link offers. Throws SituationError gone. */
  takeOffered(person: Person, ticket: SeatTicket): Promise<GameHead>;
  /** Votes for or against ending the game; the first vote proposes it. Throws SituationError. */
  voteEnd(person: Person, game: string, vote: { readonly aim: EndingAim; readonly yes: boolean }): Promise<GameHead>;
  notepad(person: Person, game: string): Promise<NotepadView>;
  /** Saves over a version. Throws SituationError invalid, or conflict if it has been saved since. */
  saveNotepad(person: Person, game: string, text: string, version: number): Promise<void>;
}

/** A programmed move as its player sees it; nobody else does. */
export interface ProgramView {
  readonly id: string;
  /** By which its player calls it. */
  readonly number: number;
  readonly at: string;
  readonly program: Program;
  /** Why it is over; null while it waits. */
  readonly ended: ProgramEnd | ProgramStop | null;
}

/** Programmed moves of a seat, by its own person alone. Each throws SituationError forbidden for anybody else. */
export interface ProgramsService {
  /** Those that wait, and the last that are over, in a game as it has been loaded. */
  list(person: string, at: Pick<GameView, "head" | "state">, seat: Seat): Promise<readonly ProgramView[]>;
  /** Keeps one, and plays it if the seat is asked already. Throws SituationError invalid or conflict. */
  add(person: string, game: string, seat: Seat, wish: unknown): Promise<ProgramView>;
  /**
   * Keeps a turn, written as lines, for the position that follows if everybody before passes; with the version at which the player saw it, only
   * if the game has not moved on since. Throws SituationError invalid or conflict.
   */
  prepare(person: string, game: string, seat: Seat, lines: string, version?: number): Promise<ProgramView>;
  /** May be repeated. Throws SituationError conflict if it is being played at this moment. */
  revoke(person: string, game: string, seat: Seat, id: string): Promise<void>;
}
