/**
 * The use cases as web pages, mail and tests see them: inputs, answers, and the family of situations. No AWS, no HTTP.
 * `createServices` in `services.ts` gives the implementation.
 */
import type {
  Decision,
  Figures,
  GameEvent,
  GameState,
  Move,
  Program,
  ProgramEnd,
  ProgramStop,
  Refusal,
  RoundLabel,
  Seat,
} from "../../engine/index.ts";
import type { MailWish } from "../store/mailWishes.ts";
import type { Closing, EndingAim, Matters } from "../store/matters.ts";
import type { Pace, Reminders } from "../store/pace.ts";
import type { AccessService } from "./access/api.ts";

export { MESSAGE_LENGTH } from "../store/entry.ts";
export { MAIL_WISHES, type MailWish } from "../store/mailWishes.ts";
export { type Closing, ENDING_AIMS, type EndingAim, type Matters, PATIENCE, PATIENCE_DAYS } from "../store/matters.ts";
export { AT_TIMEOUT, type AtTimeout, type Pace, type Reminders, WEEK } from "../store/pace.ts";
export { REASONS, type Reason, SITUATIONS, type Situation, SituationError } from "./reasons.ts";

import type { Survey } from "../../engine/interop/survey.ts";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  /** No mail reaches the address: it came back, or was reported as unwanted. */
  readonly unreachable?: boolean;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Null while an invitation is open. */
  readonly person: string | null;
  readonly name: string;
  readonly status: "open" | "invited" | "seated";
  /** Time zone of the person. */
  readonly zone?: string;
  /** While the person is away: the last day of it, such as `2026-12-07`. */
  readonly away?: string;
}

/** The clock of a seat that must act; times are ISO. */
export interface SeatClock {
  readonly seat: Seat;
  /** The entry since which it runs: with the seat the name of this one question. */
  readonly version: number;
  readonly due: string;
  /** When the grace is over too, and whether it is. */
  readonly timeout: string;
  readonly isOver: boolean;
  /** Somebody else is sought for the seat. */
  readonly isSought: boolean;
  /** Seats whose players want it to pass, and how many are needed. */
  readonly votes: readonly Seat[];
  readonly needed: number;
}

/** A request that the game goes on from an earlier version. */
export interface UndoRequest {
  /** Its entry. */
  readonly version: number;
  readonly seat: Seat;
  readonly to: number;
  /** Seats that have yet to answer. */
  readonly answering: readonly Seat[];
  readonly message: string | null;
}

export type GameStatus = "gathering" | "running" | "finished";

/** The read model of a game (HEAD): rebuilt from the log at any time. */
export interface GameHead {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly host: string;
  readonly seatCount: number;
  readonly seats: readonly SeatInfo[];
  readonly status: GameStatus;
  /** Number of the latest entry. */
  readonly version: number;
  /** Seats that must act, each with the version since which it has been asked without interruption and when that was (ISO time). */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number; readonly at: string }[];
  /** Null: no clock. */
  readonly pace: Pace | null;
  /** Of the seats that must act, in a game that has a clock. */
  readonly clocks: readonly SeatClock[];
  /** Version with which a game that was taken over from a file is all there; absent for others. */
  readonly wholeAt?: number | undefined;
  /** The open request to take moves back. */
  readonly undo: UndoRequest | null;
  /** Seats that are sought or have passed, a proposal to end, how the game was closed. */
  readonly matters: Matters;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What of a game changes with its entries, without names: cheap enough to ask for every few seconds. */
export interface Pulse extends Pick<GameHead, "id" | "status" | "version" | "waiting"> {
  readonly seats: readonly Pick<SeatInfo, "seat" | "person">[];
}

/** What is said to a request to take moves back. */
export type UndoWord = "accepted" | "declined" | "withdrawn";

export type UndoKind = "undoAsked" | "undoAnswered" | "undone";

/** What the table decides besides the game. */
export type TableKind = "seatOffered" | "seatKept" | "seatVoted" | "seatPassed" | "endVoted" | "closed";

/** What one accepted submission left in the log, as pages show it. */
export interface LogEntry {
  readonly version: number;
  readonly kind:
    | "created"
    | "invited"
    | "joined"
    | "left"
    | "started"
    | "moved"
    | "said"
    | "paced"
    | "voted"
    | UndoKind
    | TableKind;
  readonly at: string;
  readonly by: string | null;
  readonly seat: Seat | null;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  /** Seats that must act after it. */
  readonly waiting: readonly Seat[];
  /** What was said to the table with it. */
  readonly message?: string;
  /** Of a pass, or a vote for one, when a player's time was up: the seats whose players wanted it. */
  readonly voters?: readonly Seat[];
  /** Taken over from a file. */
  readonly imported?: true;
  /** A program of its player made the move. */
  readonly programmed?: true;
  /** Of a seat that has passed: from which person to which. */
  readonly passed?: { readonly from: string; readonly to: string };
  /** Of a vote to end the game, or its closing. */
  readonly ending?: { readonly aim: Closing; readonly yes: boolean };
  /** Of a seat that its player offers: to anybody, else by a link of its own. */
  readonly open?: boolean;
  /** Of the start: what the game draws from. Not to be shown before the game has ended. */
  readonly seed?: number;
  /** Of a move: the entry that has taken it back. It stays in the log and counts no more. */
  readonly undone?: number;
  /** Of an undo, a request for one or an answer to that: from which version the game goes on, which request is meant, what was answered. */
  readonly undo?: { readonly to?: number; readonly request?: number; readonly answer?: UndoWord };
}

/** A game as it is, or was at a version. `state` and `decision` are null until it has started. */
export interface GameView {
  readonly head: GameHead;
  readonly version: number;
  readonly state: GameState | null;
  readonly decision: Decision | null;
}

/** A game from its first entry on, and the position that its moves begin with: null until it has started. */
export interface Story {
  readonly head: GameHead;
  readonly entries: readonly LogEntry[];
  readonly initial: GameState | null;
}

/** The figures of a game after one of its entries. */
export interface Sample {
  readonly version: number;
  /** The round that this entry ended, or in the last sample the one that goes on; null at the start. */
  readonly round: RoundLabel | null;
  readonly figures: Figures;
}

/** A game as it is, or was at a version, and its figures at the start, at the end of every round, and then. */
export interface GameHistory {
  readonly view: GameView;
  /** In order of versions; empty until the game has started. */
  readonly samples: readonly Sample[];
}

/** The most moves of one submission. */
export const MOVES_AT_ONCE = 40;

export interface Submission {
  readonly game: string;
  readonly seat: Seat;
  readonly person: string;
  /** Version the player saw. */
  readonly version: number;
  /** Chosen by the client once per form; the same id again gives the same answer. */
  readonly submission: string;
  /** May be empty if something is said. */
  readonly moves: readonly Move[];
  /** A message to the table, at most 1000 letters. */
  readonly message?: string;
}

export type SubmitAnswer =
  | { readonly outcome: "accepted"; readonly version: number; readonly entry: LogEntry }
  | { readonly outcome: "refused"; readonly refusal: Refusal; readonly index: number; readonly version: number }
  | { readonly outcome: "movedOn"; readonly version: number; readonly since: readonly LogEntry[] };

export interface NewGame {
  readonly title: string;
  readonly name: string;
  readonly seatCount: number;
  readonly options: Readonly<Record<string, string>>;
  /** A pace as a form gives it; null or absent: no clock. */
  readonly pace?: unknown;
  /** Days after which the others may look for somebody else in the place of a player; 14 without it. */
  readonly patience?: number;
}

/** What a person says of time; dates are of the person's own calendar, such as `2026-12-07`. */
export interface TimeSettings {
  readonly zone: string;
  /** Null: as each table has it. */
  readonly reminders: Reminders | null;
  readonly today: string;
  /** Those that are not over. */
  readonly absences: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly hasBegun: boolean;
  }[];
}

/** What a signed turn link says; `since` is the version at which the seat was asked. */
export interface TurnTicket {
  readonly game: string;
  readonly seat: Seat;
  readonly since: number;
}

export interface MailSettings {
  readonly wish: MailWish;
  /** Hour of the day in the person's zone at which the digest goes out. */
  readonly hour: number;
  readonly zone: string;
}

/** How far an end of mails reaches: this game; all that is no turn, start or end; the daily mail; everything. */
export const UNSUBSCRIBE_SCOPES = ["game", "besides", "digest", "everything"] as const;
export type UnsubscribeScope = (typeof UNSUBSCRIBE_SCOPES)[number];

/** What a link that stops mails is about: a game, or with null the daily mail. */
export interface Unsubscribing {
  readonly game: string | null;
  readonly name: string;
  readonly language: Language;
  /** What it stops by itself. */
  readonly scope: UnsubscribeScope;
}

export interface People {
  /** Mails an account link if the rate allows; says nothing about whether the address is known. */
  requestSignIn(input: {
    address: string;
    language: Language;
    /** Path to go to after signing in; dropped unless it is a path of this site. */
    next?: string;
    /** Network address of the asker, for the rate; throws SituationError tooMany beyond it. */
    source?: string;
  }): Promise<void>;
  /** Looks at an account link without using it: for the page with the button. Throws SituationError gone. */
  peekSignIn(token: string): Promise<{
    address: string;
    isNew: boolean;
    purpose: "signIn" | "invitation";
    game?: string;
    language: Language;
    next?: string;
  }>;
  /** Uses an account link once and opens a session. `name` is needed for a new person. Throws SituationError gone or invalid. */
  confirmSignIn(
    token: string,
    input: { name?: string; language?: Language },
  ): Promise<{ session: string; person: Person; game?: string; next?: string }>;
  personOfSession(session: string): Promise<Person | null>;
  /** Whose personal token it is, null if nobody's; counts the call. Throws SituationError tooMany. */
  personOfToken(token: string): Promise<Person | null>;
  signOut(session: string): Promise<void>;
  update(person: string, change: { name?: string; language?: Language }): Promise<Person>;
  /** Mails an account link to the new address; says nothing about whether the address is known. Throws SituationError invalid or tooMany. */
  requestAddressChange(person: Person, address: string): Promise<void>;
  /** Looks at such a link without using it. Throws SituationError gone. */
  peekAddressChange(token: string): Promise<{ name: string; address: string; language: Language }>;
  /** Uses it once: mails go to the new address from now on, the old one is told. Throws SituationError gone, or conflict if it is somebody else's. */
  confirmAddressChange(token: string): Promise<Person>;
  /** Deletes the account: name, address, links and sessions. Games and their logs stay as they are. What was cut short may be repeated. */
  erase(person: Person): Promise<void>;
  /** Persons by id; unknown ids are absent. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Which mails the person wants of all games, and at which hour the digest. */
  mails(person: string): Promise<MailSettings>;
  /** Throws SituationError invalid. */
  setMails(person: string, settings: { readonly wish: string; readonly hour: number }): Promise<void>;
  /** The person's own wish for a game; null: as for all games. */
  mailWish(person: string, game: string): Promise<MailWish | null>;
  setMailWish(person: string, game: string, wish: MailWish | null): Promise<void>;
  /** Looks at an unsubscribe link without using it. Throws SituationError gone. */
  peekUnsubscribe(token: string): Promise<Unsubscribing>;
  /** Stops mails to one person (RFC 8058), as far as the link says or the scope; may be repeated. Throws SituationError gone. */
  unsubscribe(token: string, scope?: UnsubscribeScope): Promise<Unsubscribing>;
}

/** A game of invented people for everybody to look at. */
export interface DemoGame {
  /** Id of its title. */
  readonly title: string;
  readonly game: string;
}

export interface Games {
  create(host: Person, input: NewGame): Promise<GameHead>;
  /** Host only. One open seat each; mails an account link that also joins. */
  invite(host: Person, game: string, input: { address: string; language: Language }): Promise<GameHead>;
  /** Takes the seat that is kept for the person, else an open one. An invitation's link takes only the seat that it keeps. */
  join(person: Person, game: string): Promise<GameHead>;
  leave(person: Person, game: string): Promise<GameHead>;
  /** Host only: addresses that open invitations went to. */
  invitations(host: Person, game: string): Promise<readonly { seat: Seat; address: string }[]>;
  /** Host only: seats of persons whom no mail reaches. */
  unreachable(host: Person, game: string): Promise<readonly Seat[]>;
  /** Host only: opens an invited seat again. */
  withdrawInvitation(host: Person, game: string, seat: Seat): Promise<GameHead>;
  /** Host only, all seats taken (or fewer, if the title allows that number). Draws seating order and seed. */
  start(host: Person, game: string): Promise<GameHead>;
  listFor(person: Person): Promise<readonly GameHead[]>;
  /** The demo games that there are, at most one for each title. */
  demos(): Promise<readonly DemoGame[]>;
  head(game: string): Promise<GameHead>;
  /** One read; may lag behind the log for a moment. */
  pulse(game: string): Promise<Pulse>;
  /** Of all games of the person: one query and one read of them together. */
  pulses(person: Person): Promise<readonly Pulse[]>;
  load(game: string): Promise<GameView>;
  loadAt(game: string, version: number): Promise<GameView>;
  /** The game now or at a version, with its figures so far. Reads the whole log, once. */
  history(game: string, version?: number): Promise<GameHistory>;
  /** Entries `from`..`to`, both inclusive. */
  entries(game: string, from: number, to?: number): Promise<readonly LogEntry[]>;
  /** The whole log, read at once. */
  story(game: string): Promise<Story>;
  submit(submission: Submission): Promise<SubmitAnswer>;
}

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

/** Paths of the pages that links and mails lead to; each is followed by a token or a game's id. */
export const PATHS = {
  signIn: "/sign-in/",
  address: "/address/",
  turn: "/t/",
  watch: "/w/",
  game: "/g/",
  unsubscribe: "/unsubscribe/",
  mails: "/me/mails",
  seat: "/seat/",
} as const;

/** Who takes a seat: the host, whoever has the address, or nobody (of a game that is over). */
export type SeatWish = "host" | "nobody" | { readonly address: string };

export interface ImportAsked {
  readonly text: string;
  readonly name: string;
  readonly seats: readonly SeatWish[];
  /** Language of the mails to persons who are not known here yet. */
  readonly language: Language;
  /** Take the moves before the trouble, if there is trouble. */
  readonly partial: boolean;
}

/** Games taken over from files, and given out as files. */
export interface Exchange {
  /** What is in a file of another site. Throws SituationError invalid. */
  survey(text: string): Survey;
  /** Makes the game of a file, whole or not at all; the same again is the same game. Throws SituationError invalid, conflict, tooMany. */
  importFile(host: Person, asked: ImportAsked): Promise<GameHead>;
  /** The game as a file of that site. Throws SituationError conflict for a title that it has not, or if it would tell what will be drawn. */
  exportFile(game: string): Promise<string>;
  /** The log in our own format, of a game that is over. Throws SituationError conflict before. */
  exportLog(game: string): Promise<string>;
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
  /** Keeps a turn, written as lines, for the position that follows if everybody before passes. Throws SituationError invalid or conflict. */
  prepare(person: string, game: string, seat: Seat, lines: string): Promise<ProgramView>;
  /** May be repeated. Throws SituationError conflict if it is being played at this moment. */
  revoke(person: string, game: string, seat: Seat, id: string): Promise<void>;
}

export interface Services {
  readonly exchange: Exchange;
  readonly people: People;
  readonly games: Games;
  readonly links: Links;
  readonly clock: ClockService;
  readonly programs: ProgramsService;
  readonly undo: UndoService;
  readonly access: AccessService;
  readonly table: TableService;
}
