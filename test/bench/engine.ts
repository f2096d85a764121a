/** Measures the engine over recorded and generated games: refold, replay, router and decision. Milliseconds. */
import { bestRoutes, decide, decision, fold, type GameState } from "../../engine/index.ts";
import type { Line, Played } from "../conformance/line.ts";
import { percentiles, timed } from "./measure.ts";

export function measureEngine(lines: readonly Line[]) {
  return {
    refold: measureRefold(lines),
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

/** Moves decided before times count: code that has just been loaded is slow. */
const WARM = 60_000;
const PASSES = 3;

/** Every move of all games decided anew; no state is kept. The quickest of several passes counts: a pause of the machine is no work of ours. */
export function measureReplay(games: readonly Played[]) {
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  const pass = () => {
    const fresh = games.map((game) => ({ ...game, first: structuredClone(game.first) }));
    return timed(() => fresh.forEach(decideAll));
  };
  for (let decided = 0; decided < WARM; decided += moves) pass();
  const ms = Math.min(...Array.from({ length: PASSES }, pass));
  return { games: games.length, moves, movesPerSecond: Math.round((moves / ms) * 1000) };
}

function decideAll({ first, moves }: Played): void {
  let state = first;
  for (const { seat, move } of moves) {
    const decided = decide(state, seat, move);
    if (decided.accepted) state = decided.state;
  }
}

function measureRouter(lines: readonly Line[]) {
  const found = runs(lines).map((state) => ({ state, ...routed(state) }));
  const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, AGAIN);
  for (const one of slowest) one.ms = Math.min(one.ms, ...Array.from({ length: PASSES }, () => routed(one.state).ms));
  const { p50, p95, max } = percentiles(found.map(({ ms }) => ms));
  return { runs: found.length, p50, p95, max, unproven: found.filter(({ proven }) => !proven).length };
}

/** The slowest searches are timed again, for the same reason. */
const AGAIN = 20;

/** One search, on a copy of the state, so that nothing computed before helps. */
function routed(state: GameState) {
  const symbol = state.round.kind === "operating" ? (state.round.turn?.corporation ?? "") : "";
  const fresh = structuredClone(state);
  let proven = false;
  const ms = timed(() => {
    ({ proven } = bestRoutes(fresh, symbol));
  });
  return { ms, proven };
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
