/** Moves as lines of text and back. A line is written so that it reads back as the same move; what several moves fit is refused. */

import { decide, decision } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Names, NarrationLanguage } from "../narration/context.ts";
import type { At } from "./at.ts";
import { canonicalMove } from "./canonical.ts";
import { linesOf } from "./lines.ts";
import { verbOf } from "./parse.ts";
import { type NotationProblem, understand } from "./read.ts";
import type { RouteFault } from "./routes.ts";
import { LONGEST_TEXT, MOST_LINES, plainText, withoutBullet, wordsOf } from "./text.ts";

export type NotationLanguage = NarrationLanguage;

/** One move as a line, the shortest that can mean nothing else at the decision. */
export function writeMove(move: Move, at: At, language: NotationLanguage): string {
  const whole = canonicalMove(move, at);
  const wanted = sign(whole);
  const lines = linesOf(whole, at, language);
  if (lines.length === 1) return lines[0] ?? "";
  const clear = lines.find((line) => {
    const read = understand(line, at);
    return "move" in read && sign(canonicalMove(read.move, at)) === wanted;
  });
  return clear ?? lines.at(-1) ?? "";
}

const sign = (move: Move): string => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Why a line is not a move. `candidates` are lines that were possible, nearest first; `refusal` comes with `notNow`, `route` with `route`. */
export interface NotRead {
  readonly read: false;
  readonly problem: NotationProblem;
  readonly candidates: readonly string[];
  /** With `unknown`: the first word that means nothing. */
  readonly word?: string;
  readonly refusal?: Refusal;
  readonly route?: RouteFault;
}

export type ReadMove = { readonly read: true; readonly move: Move } | NotRead;

const MOST_CANDIDATES = 8;

/** Reads one move, in either language; `language` is that of the candidates. */
export function readMove(text: string, at: At, language: NotationLanguage = "en"): ReadMove {
  const answer = understand(text, at);
  if ("move" in answer) return { read: true, move: canonicalMove(answer.move, at) };
  const { nearest, ...rest } = answer;
  return {
    read: false,
    ...rest,
    candidates: nearest.slice(0, MOST_CANDIDATES).map((move) => writeMove(move, at, language)),
  };
}

export type ReadTurn =
  | { readonly read: true; readonly moves: readonly Move[]; readonly state: GameState }
  | (NotRead & {
      /** Zero-based, among all lines of the text. */
      readonly line: number;
      readonly text: string;
    });

/**
 * Reads a whole turn of a seat: a move a line, or several with `;` between, each against the state that the earlier ones lead to.
 * Where something is drawn the turn ends: whatever were said of a line after it would tell what.
 */
export function readTurn(
  text: string,
  start: GameState,
  seat: Seat,
  language: NotationLanguage = "en",
  names?: Names,
): ReadTurn {
  if (text.length > LONGEST_TEXT) return { ...nothing("tooLong"), line: 0, text: "" };
  const parts = partsOf(text);
  if (parts.length > MOST_LINES) return { ...nothing("tooLong"), line: parts[MOST_LINES]?.line ?? 0, text: "" };
  const moves: Move[] = [];
  let state = start;
  let isDrawn = false;
  for (const part of parts) {
    if (isDrawn) return { ...nothing("drawn"), ...part };
    const at: At = { state, decision: decision(state), seat, ...(names ? { names } : {}) };
    const read = readMove(part.text, at, language);
    if (!read.read) return { ...read, ...part };
    const decided = decide(state, seat, read.move);
    if (!decided.accepted) return { ...nothing("notNow"), ...part, refusal: decided.refusal };
    moves.push(read.move);
    state = decided.state;
    isDrawn ||= decided.events.some((event) => "seed" in event);
  }
  return moves.length > 0 ? { read: true, moves, state } : { ...nothing("empty"), line: 0, text: "" };
}

const nothing = (problem: NotationProblem): NotRead => ({ read: false, problem, candidates: [] });

interface Part {
  readonly line: number;
  readonly text: string;
}

/** The moves of a text; a route in a line of its own belongs to the run before it. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const [line, whole] of plainText(text).split("\n").entries()) {
    for (const each of whole.split(";")) {
      const part = { line, text: each.trim() };
      const before = parts.at(-1);
      if (!/[\p{L}\p{N}]/u.test(part.text)) continue;
      if (before && isRoute(part.text) && isRun(before.text)) {
        parts[parts.length - 1] = { line: before.line, text: `${before.text} / ${part.text}` };
      } else parts.push(part);
    }
  }
  return parts;
}

const isRun = (text: string): boolean => verbOf(wordsOf(withoutBullet(text), ""))?.types.includes("run") ?? false;

/** `3-0: H12 F10`, and no verb before it. */
const isRoute = (text: string): boolean =>
  /^\S{1,12} ?: ?\(?[A-Za-z]-?\d/.test(text) && !verbOf(wordsOf(text, "").slice(0, 1));
