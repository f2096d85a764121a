/** Games as pages, mails and tests see them: what they show, what is submitted, and the use cases around both. */
import type {
  Decision,
  Figures,
  GameEvent,
  GameState,
  Move,
  Refusal,
  RoundLabel,
  Seat,
} from "../../../engine/index.ts";
import type { Closing, Matters } from "../../store/matters.ts";
import type { Pace } from "../../store/pace.ts";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  /** In which times are shown; missing where the person does not come from its profile. */
  readonly zone?: string;
  /** No mail reaches the address: it came back, or was reported as unwanted. */
  readonly unreachable?: boolean;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Null while an invitation is open. */
  readonly person: string | null;
  readonly name: string;
  readonly status: "open" | "invited" | "seated";
  /** Time zone of the person, and language of the pages and mails. */
  readonly zone?: string;
  readonly language?: Language;
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
