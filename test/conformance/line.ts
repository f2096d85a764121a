/** What was played in a game, whichever kind of file tells it: an 18xx.games file, a transcript, or a game of our own. */
import { existsSync, readdirSync } from "node:fs";
import { decide, type GameEvent, type GameState, newGame } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { beginningOf } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { readGame } from "./oracle.ts";
import { firstState, isOwnFile, ownFiles, readOwn } from "./own.ts";
import { drive } from "./transcript/drive.ts";
import { Driver } from "./transcript/driver.ts";
import { finalWorth } from "./transcript/file.ts";
import { readTranscript } from "./transcript/replay.ts";

const ORACLE = new URL("../../../shared/oracle/", import.meta.url).pathname;
const GENERATED = new URL("games/", import.meta.url).pathname;

/** The moves of a game, without those that were taken back. */
export interface Played {
  readonly first: GameState;
  readonly moves: readonly SeatMove[];
  /** What the game draws from, if the file says so. */
  readonly seed?: number | undefined;
  /** What each seat was worth at the end, as the file has it. */
  readonly worth: readonly number[];
}

/** A game decided anew: the events of each move, the state before each, and the last one. */
export interface Line extends Played {
  readonly name: string;
  readonly events: readonly (readonly GameEvent[])[];
  readonly states: readonly GameState[];
  readonly last: GameState;
}

/** Games of the oracle where it lies beside the project, else the project's own. */
export function gameFiles(title: string): string[] {
  const folder = `${ORACLE}${title}/`;
  if (existsSync(folder)) {
    const names = readdirSync(folder).filter((name) => /\.json(\.gz)?$/.test(name));
    return names.map((name) => folder + name);
  }
  const games = readdirSync(GENERATED).filter((name) => name.startsWith(`${title}-`));
  return [...games.map((name) => GENERATED + name), ...ownFiles(title)];
}

/** A game that people played, where it is at hand; otherwise one of the project's own. Paths begin at the oracle, and here. */
export function gameAt(recorded: string, own: string): string {
  const path = ORACLE + recorded;
  return existsSync(path) ? path : new URL(own, import.meta.url).pathname;
}

/** What was played, as the file tells it. Throws at a move that is refused. */
export function playedIn(path: string): Played {
  if (isOwnFile(path)) {
    const game = readOwn(path);
    return { first: firstState(game), moves: game.moves, worth: game.result.worth };
  }
  const told = readTranscript(path);
  if (!told) return playedInFile(path);
  const driver = new Driver(told);
  drive(driver);
  return { first: driver.first, moves: driver.line, worth: finalWorth(told) };
}

function playedInFile(path: string): Played {
  const file = readGame(path);
  const replayer = new Replayer(file);
  for (const [at, action] of file.actions.entries()) {
    const played = replayer.play(action, file.resolved?.[String(at)]);
    if (!played.ok) throw new Error(`${path} at ${at}: ${played.refusal.code}`);
  }
  const beginning = beginningOf(file);
  return {
    first: newGame(beginning),
    seed: beginning.seed,
    moves: replayer.line,
    worth: Object.values(file.result ?? {}),
  };
}

/** The straight line of a file's game. */
export const lineOf = (path: string): Line => decidedAnew(path, playedIn(path));

/** What was played, decided anew and kept step by step. */
export function decidedAnew(name: string, played: Played): Line {
  const { first, moves } = played;
  const states: GameState[] = [];
  const events: (readonly GameEvent[])[] = [];
  let last = first;
  for (const { seat, move } of moves) {
    states.push(last);
    const decided = decide(last, seat, move);
    if (!decided.accepted) throw new Error(`${name}: ${decided.refusal.code}`);
    events.push(decided.events);
    last = decided.state;
  }
  return { ...played, name, events, states, last };
}
