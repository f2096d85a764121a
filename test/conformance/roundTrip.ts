/** A game written as an 18xx.games file, with moves taken back and made again, and read back: the same states. */
import { createHash } from "node:crypto";
import type { GameState } from "../../engine/index.ts";
import { type Exported, makeGameFile } from "../../engine/interop/exporting.ts";
import { type FileAction, gameFile } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import type { ToldStep } from "../../engine/interop/story.ts";
import { canonical } from "../../lambdas/store/entry.ts";
import { type Line, lineOf } from "./line.ts";

export interface RoundTrip {
  readonly moves: number;
  /** First action after which the states differ, if any. */
  readonly differs: number | null;
  /** Actions that needed the field of our own. */
  readonly own: readonly FileAction[];
}

const hashOf = (state: GameState): string => createHash("sha256").update(canonical(state)).digest("hex");

/** Every so many moves the last ones are taken back and made again. */
const EVERY = 40;
const TAKEN_BACK = 3;

interface Told {
  readonly step: Exported["steps"][number];
  /** Where the game stands after it. */
  readonly after: GameState;
}

/** The line of a game, with moves taken back and made again. */
function toldWith(line: Line): Told[] {
  const moves = line.moves.map(({ seat, move }, at): Told => {
    const [before, after] = [line.states[at], line.states[at + 1] ?? line.last];
    if (!before) throw new Error("a move without a state");
    return { step: { before, seat, move, events: line.events[at] ?? [] }, after };
  });
  const told: Told[] = [];
  for (const [at, one] of moves.entries()) {
    told.push(one);
    if (at % EVERY !== EVERY - 1) continue;
    const again = moves.slice(at + 1 - TAKEN_BACK, at + 1);
    const back = { seat: one.step.seat, keeps: told.length - TAKEN_BACK };
    told.push({ step: back, after: line.states[at + 1 - TAKEN_BACK] ?? line.first }, ...again);
  }
  return told;
}

function writtenOut({ first, seed }: Line, told: readonly Told[]): string {
  const players = first.players.map((_, seat) => `P${seat + 1}`);
  const named = { id: "round-trip", name: "Round trip", players, initial: first };
  const file = makeGameFile({ ...named, steps: told.map(({ step }) => step), ...(seed === undefined ? {} : { seed }) });
  if (!file) throw new Error("no such file for this title");
  return JSON.stringify(file);
}

/** Writes the game of a file, reads it back and compares every 25th state, those after moves taken back, and the last one. */
export function roundTrip(path: string): RoundTrip {
  const line = lineOf(path);
  const told = toldWith(line);
  const file = gameFile.parse(JSON.parse(writtenOut(line, told)));
  const replayer = new Replayer(file);
  const own = file.actions.filter(({ bahnpost }) => bahnpost !== undefined);
  const moves = line.moves.length;
  for (const [at, action] of file.actions.entries()) {
    const played = replayer.play(action);
    const isChecked = at % 25 === 0 || action.type === "undo" || at === told.length - 1;
    const after = told[at]?.after;
    const differs = !played.ok || (isChecked && (!after || hashOf(played.state) !== hashOf(after)));
    if (differs) return { moves, differs: at, own };
  }
  const isWhole = told.length === file.actions.length && replayer.line.length === moves && isTold(replayer.story, told);
  return { moves, differs: isWhole ? null : told.length, own };
}

/** Does the story that was read have every move, those taken back included, and every taking back? */
function isTold(story: readonly ToldStep[], told: readonly Told[]): boolean {
  const backs = (steps: readonly object[]) => steps.map((step) => ("keeps" in step ? step.keeps : null));
  return JSON.stringify(backs(story)) === JSON.stringify(backs(told.map(({ step }) => step)));
}
