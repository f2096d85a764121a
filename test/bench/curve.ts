/**
 * How the work of a move and of the game's page grows with the log: one position, reached by the same moves, behind logs of different
 * length. What lies between is words to the table, so that nothing but the length differs.
 */
import type { Line } from "../conformance/line.ts";
import { startTestApp, type TestApp } from "../web/support/app.ts";
import { percentiles } from "./measure.ts";
import { type BenchGame, postMove, startBenchGame, submitMove } from "./playing.ts";

const LENGTHS = [100, 300, 1000, 3000];
/** Moves before the words, and moves that are measured after them. */
const BEFORE = 60;
const MEASURED = 30;

/** Milliseconds of a posted move and of the page at each length of the log. */
export async function measureCurve(line: Line) {
  const figures: object[] = [];
  for (const entries of LENGTHS) {
    const app = await startTestApp();
    try {
      figures.push({ entries, ...(await measureAt(app, line, entries)) });
    } finally {
      await app.stop();
    }
  }
  return figures;
}

async function measureAt(app: TestApp, line: Line, entries: number) {
  const game = await startBenchGame(app, line);
  for (const one of line.moves.slice(0, BEFORE)) await submitMove(app, game, one);
  while (game.version < entries) await say(app, game);
  const moves: number[] = [];
  for (const one of line.moves.slice(BEFORE, BEFORE + MEASURED)) moves.push(await postMove(game, one));
  const pages: number[] = [];
  for (let n = 0; n < MEASURED; n++) {
    const start = performance.now();
    await game.host.get(`/games/${game.id}`);
    pages.push(performance.now() - start);
  }
  return { move: percentiles(moves), page: percentiles(pages) };
}

async function say({ services }: TestApp, game: BenchGame): Promise<void> {
  const { id, version, persons } = game;
  const submission = `benchmark-${version}`;
  const said = {
    game: id,
    seat: 0,
    person: persons[0] ?? "",
    version,
    submission,
    moves: [],
    message: `Number ${version}`,
  };
  const answer = await services.games.submit(said);
  if (answer.outcome !== "accepted") throw new Error(`words were ${answer.outcome}`);
  game.version = answer.version;
}
