/**
 * A whole game as text, to be kept, read and entered again: first what the game was made from, then a move a line with the number of
 * its seat, counted from 1. Lines that begin with `#` are for readers only.
 */
import { decide, decision } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { NarrationLanguage } from "../narration/context.ts";
import { roundName } from "../narration/headline.ts";
import { type NewGameInput, newGame } from "../setup.ts";
import { titleOf } from "../titles/registry.ts";
import type { At } from "./at.ts";
import { type NotRead, readMove, writeMove } from "./notation.ts";

export interface TranscriptMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** What a game is made from, and its moves without those that were taken back. */
export interface Transcript {
  readonly game: NewGameInput;
  readonly moves: readonly TranscriptMove[];
}

/** Longer ones are not read. */
const LONGEST_TRANSCRIPT = 2_000_000;

/** Writes a game; throws if some move is not legal. */
export function writeTranscript({ game, moves }: Transcript, language: NarrationLanguage): string {
  let state = newGame(game);
  const lines = headOf(game, state);
  let heading = "";
  for (const { seat, move } of moves) {
    const round = roundName(state, { title: titleOf(state), language, names: { seat: String } });
    if (round !== heading) lines.push("", `# ${round}`);
    heading = round;
    lines.push(`${seat + 1}: ${writeMove(move, { state, decision: decision(state), seat }, language)}`);
    state = played(state, seat, move);
  }
  return `${lines.join("\n")}\n`;
}

/** Options of the title that are not the default are named. */
function headOf({ title, seed = 0 }: NewGameInput, state: GameState): string[] {
  const chosen = titleOf(state).options.filter(({ id, values }) => state.options[id] !== values[0]);
  const options = chosen.map(({ id }) => `option: ${id} = ${state.options[id]}`);
  return [`title: ${title}`, `players: ${state.players.length}`, `seed: ${seed}`, ...options];
}

function played(state: GameState, seat: Seat, move: Move): GameState {
  const decided = decide(state, seat, move);
  if (!decided.accepted) throw new Error(`not a game: ${decided.refusal.code}`);
  return decided.state;
}

export type ReadTranscript =
  | ({ readonly read: true; readonly state: GameState } & Transcript)
  | (Omit<NotRead, "problem"> & {
      /** `head`: no game can be made from what stands before the moves. */
      readonly problem: NotRead["problem"] | "head";
      /** Zero-based. */
      readonly line: number;
      readonly text: string;
    });

/** Reads a game to its last move; or says which line is no move there. */
export function readTranscript(text: string): ReadTranscript {
  if (text.length > LONGEST_TRANSCRIPT) return { ...unread("tooLong"), line: 0, text: "" };
  const lines = text.split(/\r?\n/).map((each) => each.trim());
  const first = lines.findIndex((line) => MOVE.test(line));
  const head = lines.slice(0, first < 0 ? lines.length : first);
  const game = gameOf(head);
  const start = game && beginning(game);
  if (!game || !start) return { ...unread("head"), line: 0, text: lines[0] ?? "" };
  return readMoves(lines, head.length, game, start);
}

const MOVE = /^(\d{1,2}): ?(.*)$/;

const unread = (problem: "tooLong" | "head" | "unknown") => ({ read: false, problem, candidates: [] }) as const;

function readMoves(lines: readonly string[], from: number, game: NewGameInput, start: GameState): ReadTranscript {
  const moves: TranscriptMove[] = [];
  let state = start;
  for (const [line, text] of lines.entries()) {
    if (line < from || text === "" || text.startsWith("#")) continue;
    const [, number, words = ""] = MOVE.exec(text) ?? [];
    if (number === undefined) return { ...unread("unknown"), line, text };
    const at: At = { state, decision: decision(state), seat: Number(number) - 1 };
    const read = readMove(words, at);
    if (!read.read) return { ...read, line, text };
    const decided = decide(state, at.seat, read.move);
    if (!decided.accepted)
      return { read: false, problem: "notNow", candidates: [], refusal: decided.refusal, line, text };
    moves.push({ seat: at.seat, move: read.move });
    state = decided.state;
  }
  return { read: true, game, moves, state };
}

/** What the lines before the moves say, null if they do not name a game. */
function gameOf(lines: readonly string[]): NewGameInput | null {
  const field = (name: string): string | undefined =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const title = field("title");
  const [players, seed] = [Number(field("players")), Number(field("seed") ?? 0)];
  if (title === undefined || !Number.isSafeInteger(players) || !Number.isSafeInteger(seed) || seed < 0) return null;
  const options = lines.flatMap((line): [string, string][] => {
    const [, id, value] = /^option: ?(\w{1,60}) ?= ?(\S{1,60})$/.exec(line) ?? [];
    return id === undefined || value === undefined ? [] : [[id, value]];
  });
  return { title, players, seed, options: Object.fromEntries(options) };
}

/** The first state, null where title, players or options do not exist. */
function beginning(game: NewGameInput): GameState | null {
  try {
    return newGame(game);
  } catch {
    return null;
  }
}
