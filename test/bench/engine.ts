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

/** Every move of all games decided anew; no state is kept. Twice, of which the second counts: code that has just been loaded is slow. */
export function measureReplay(games: readonly Played[]) {
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  const [, ms = 0] = [1, 2].map(() => {
    const fresh = games.map((game) => ({ ...game, first: structuredClone(game.first) }));
    return timed(() => fresh.forEach(decideAll));
  });
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
