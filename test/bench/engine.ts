/** Measures the engine over recorded and generated games: refold, replay, router and decision. Milliseconds. */
import { readdirSync } from "node:fs";
import { bestRoutes, decide, decision, fold, type GameEvent, type GameState, newGame } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { beginningOf } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { readGame } from "../conformance/oracle.ts";
import { firstState, isOwnFile, ownFiles, readOwn } from "../conformance/own.ts";
import { drive } from "../conformance/transcript/drive.ts";
import { Driver } from "../conformance/transcript/driver.ts";
import { readTranscript } from "../conformance/transcript/replay.ts";
import { percentiles, timed } from "./measure.ts";

/** A game's moves without what was undone, and the states before them. */
export interface Line {
  readonly name: string;
  readonly first: GameState;
  readonly moves: readonly SeatMove[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly states: readonly GameState[];
}

/** Games of the oracle where it lies beside the project, else the project's own. */
export function gameFiles(title: string): string[] {
  const oracle = new URL(`../../../shared/oracle/${title}/`, import.meta.url).pathname;
  const generated = new URL("../conformance/games/", import.meta.url).pathname;
  try {
    return readdirSync(oracle)
      .filter((name) => /\.json(\.gz)?$/.test(name))
      .map((name) => oracle + name);
  } catch {
    const games = readdirSync(generated).filter((name) => name.startsWith(`${title}-`));
    return [...games.map((name) => generated + name), ...ownFiles(title)];
  }
}

/** The straight line of a game: what was played and not taken back, decided anew. */
export function lineOf(path: string): Line {
  if (isOwnFile(path)) {
    const game = readOwn(path);
    return decideAnew(path, firstState(game), game.moves);
  }
  const told = readTranscript(path);
  if (told) {
    const driver = new Driver(told);
    drive(driver);
    return decideAnew(path, driver.first, driver.line);
  }
  const file = readGame(path);
  const replayer = new Replayer(file);
  for (const [at, action] of file.actions.entries()) {
    const played = replayer.play(action, file.resolved?.[String(at)]);
    if (!played.ok) throw new Error(`${path} at ${at}: ${played.refusal.code}`);
  }
  return decideAnew(path, newGame(beginningOf(file)), replayer.line);
}

function decideAnew(name: string, first: GameState, moves: readonly SeatMove[]): Line {
  const states: GameState[] = [];
  const events: (readonly GameEvent[])[] = [];
  let state = first;
  for (const { seat, move } of moves) {
    states.push(state);
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(`${name}: ${decided.refusal.code}`);
    events.push(decided.events);
    state = decided.state;
  }
  return { name, first, moves, events, states };
}

export function measureEngine(lines: readonly Line[]) {
  return {
    refold: measureRefold(lines),
    replay: measureReplay(lines),
    router: measureRouter(lines),
    decision: measureDecision(lines),
  };
}

/** The game nearest to 800 entries, folded from its stored events, best of several. */
function measureRefold(lines: readonly Line[]) {
  const line = lines.toSorted((a, b) => Math.abs(a.moves.length - 800) - Math.abs(b.moves.length - 800))[0];
  if (!line) throw new Error("no game to fold");
  const events = line.events.flat();
  const times = Array.from({ length: 9 }, () => timed(() => fold(line.first, events)));
  return { entries: line.moves.length, events: events.length, ms: percentiles(times).p50 };
}

function measureReplay(lines: readonly Line[]) {
  let moves = 0;
  const fresh = lines.map((line) => ({ ...line, first: structuredClone(line.first) }));
  const ms = timed(() => {
    for (const line of fresh) {
      let state = line.first;
      for (const { seat, move } of line.moves) {
        const decided = decide(state, seat, move);
        if (decided.accepted) state = decided.state;
        moves += 1;
      }
    }
  });
  return { games: lines.length, moves, movesPerSecond: Math.round((moves / ms) * 1000) };
}

function measureRouter(lines: readonly Line[]) {
  const times: number[] = [];
  let unproven = 0;
  for (const state of runs(lines)) {
    const symbol = state.round.kind === "operating" ? (state.round.turn?.corporation ?? "") : "";
    const fresh = structuredClone(state);
    times.push(
      timed(() => {
        if (!bestRoutes(fresh, symbol).proven) unproven += 1;
      }),
    );
  }
  const { p50, p95, max } = percentiles(times);
  return { runs: times.length, p50, p95, max, unproven };
}

const runs = (lines: readonly Line[]): GameState[] =>
  lines.flatMap((line) =>
    line.states.filter((state, i) => line.moves[i]?.move.type === "run" && state.result === null),
  );

/** Every seventh decision, on a copy of the state, so that nothing computed before helps. */
function measureDecision(lines: readonly Line[]) {
  const states = lines.flatMap((line) => line.states.filter((_, i) => i % 7 === 0));
  const times = states.map((state) => {
    const fresh = structuredClone(state);
    return timed(() => decision(fresh));
  });
  const { p50, p95, max } = percentiles(times);
  return { decisions: times.length, p50, p95, max };
}
