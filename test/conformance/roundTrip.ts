/** A game written as an 18xx.games file and read back: the same state after each move. */
import { createHash } from "node:crypto";
import type { GameState } from "../../engine/index.ts";
import { makeGameFile } from "../../engine/interop/exporting.ts";
import { type FileAction, gameFile } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { canonical } from "../../lambdas/store/entry.ts";
import { type Line, lineOf } from "./line.ts";

export interface RoundTrip {
  readonly moves: number;
  /** First move after which the states differ, if any. */
  readonly differs: number | null;
  /** Actions that needed the field of our own. */
  readonly own: readonly FileAction[];
}

const hashOf = (state: GameState): string => createHash("sha256").update(canonical(state)).digest("hex");

/** The line of a game as a file. */
export function writtenOut(line: Line): string {
  const steps = line.moves.map(({ seat, move }, at) => {
    const before = line.states[at];
    if (!before) throw new Error("a move without a state");
    return { before, seat, move, events: line.events[at] ?? [] };
  });
  const players = line.first.players.map((_, seat) => `P${seat + 1}`);
  const seed = line.seed;
  const file = makeGameFile({
    id: "round-trip",
    name: "Round trip",
    players,
    initial: line.first,
    steps,
    ...(seed === undefined ? {} : { seed }),
  });
  if (!file) throw new Error("no such file for this title");
  return JSON.stringify(file);
}

/** Writes the game of a file, reads it back and compares every 25th state and the last one. */
export function roundTrip(path: string): RoundTrip {
  const line = lineOf(path);
  const file = gameFile.parse(JSON.parse(writtenOut(line)));
  const replayer = new Replayer(file);
  const states = [...line.states.slice(1), line.last];
  const own = file.actions.filter(({ bahnpost }) => bahnpost !== undefined);
  for (const [at, action] of file.actions.entries()) {
    const played = replayer.play(action);
    const state = states[at];
    const isChecked = at % 25 === 0 || at === states.length - 1;
    const differs = !played.ok || (isChecked && (!state || hashOf(played.state) !== hashOf(state)));
    if (differs) return { moves: states.length, differs: at, own };
  }
  return { moves: states.length, differs: null, own };
}
