/** What the pages of one game are made from: the state shown, who reads it, and what the page may do. */
import type { Decision, GameState, Move, Option, Seat, Title } from "../../engine/index.ts";
import type { Context } from "../../engine/narration/index.ts";
import type { GameHead, Language, LogEntry, ProgramView } from "../../lambdas/service/api.ts";
import type { Kept } from "../forms/fields.ts";
import type { Words } from "../words/index.ts";
import type { Draft } from "./draft.ts";

/** Where the pages of this game lie for this reader. */
export interface Paths {
  /** This page. */
  readonly page: string;
  /** Pages of earlier versions and the log lie under it. */
  readonly history: string;
  /** Where move forms go, null if the reader may not move. */
  readonly post: string | null;
  /** The read-only link to share, null if the reader has none to give. */
  readonly watch: string | null;
  /** Where the reader may stop and resume the mails of this game, null for those who get none. */
  readonly mails: string | null;
}

/** What the reader chose in the address: harmless, changes nothing. */
export interface Choice {
  readonly at: string | null;
  readonly by: string | null;
  /** The tile to be seen in that place. */
  readonly lay?: { readonly tile: string; readonly rotation: number } | null;
  readonly confirm: boolean;
}

export interface Refused {
  readonly sentence: string;
  readonly rule: string | null;
}

export interface Scene {
  readonly words: Words;
  readonly language: Language;
  readonly title: Title;
  readonly head: GameHead;
  readonly version: number;
  readonly state: GameState;
  readonly decision: Decision;
  /** For sentences: names, language, and the reader as you. */
  readonly context: Context;
  /** The reader's seat, null for onlookers. */
  readonly seat: Seat | null;
  readonly paths: Paths;
  /** An earlier version, read only. */
  readonly past: boolean;
  /** The position with which the page compares its own: before this version, or before what is composed. Else null. */
  readonly before: GameState | null;
  /** What happened since the reader's last move. */
  readonly news: readonly LogEntry[];
  /** The reader's own latest moves that he may take back alone, oldest first. */
  readonly ownLatest: readonly LogEntry[];
  readonly choice: Choice;
  /** The refused form, to be shown filled in. */
  readonly kept: Kept;
  readonly refused: Refused | null;
  /** The game has moved on while the reader chose: what happened meanwhile, else null. */
  readonly movedOn: readonly LogEntry[] | null;
  /** The turn that the reader composes; `state` and `decision` are then those after it. Else null. */
  readonly draft: Draft | null;
  /** What the reader has written to say with the composed turn; empty without any. */
  readonly message: string;
  /** Moves composed before the game moved on: they can be tried again. */
  readonly stale: readonly Move[];
  /** The reader's programmed moves, for his own eyes; absent or null where the page shows none. */
  readonly programs?: readonly ProgramView[] | null;
  /** Moves written as text that could not be read, with the reason, else null. */
  readonly unread: Unread | null;
}

/** Written moves that could not be read. */
export interface Unread {
  readonly text: string;
  /** Number of the line that could not be read, from 1, and the line itself. */
  readonly line: number;
  readonly written: string;
  readonly reason: string;
  readonly rule: string | null;
  /** Lines that could be meant instead. */
  readonly candidates: readonly string[];
}

/** Where moves are tried and composed, null where the reader may not move. */
export const composePath = ({ paths }: Pick<Scene, "paths">): string | null => paths.post && `${paths.page}/turn`;

/** Does the game wait for the reader? */
export const isAsked = ({ decision, seat, past }: Scene): boolean =>
  !past && seat !== null && decision.deciders.includes(seat);

/** The reader's legal moves, none where he may not move. */
export const optionsOf = (scene: Scene, side: boolean): Option[] =>
  scene.past || scene.paths.post === null
    ? []
    : scene.decision.options.filter((option) => option.seat === scene.seat && option.side === side);

/** Since when the first of the seats asked has been waited for, as ISO time. */
export const askedSince = (scene: Scene): string | null =>
  scene.head.waiting.find(({ seat }) => seat === scene.seat)?.at ?? scene.head.waiting[0]?.at ?? null;

/** Name of a seat, the reader's with a remark. */
export const seatName = ({ context, words }: Pick<Scene, "context" | "words">, which: Seat): string =>
  which === context.you ? words.nameYou(context.names.seat(which)) : context.names.seat(which);
