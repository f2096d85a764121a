/** Measures a move through the web application on the embedded store, the game page, and the handlers' bundles. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { bundleHandlers } from "../../infra/aws/bundling.ts";
import { importMs } from "../../infra/aws/loading.ts";
import type { Line } from "../conformance/line.ts";
import { startTestApp, type TestApp } from "../web/support/app.ts";
import { percentiles, round } from "./measure.ts";
import { postMove, startBenchGame, submitMove } from "./playing.ts";

/** Entries that the game has when moves are measured, and how many moves are. */
const ENTRIES = 800;
const MEASURED = 60;

/** The shortest game that is long enough to be measured. */
export const longGame = (lines: readonly Line[]): Line | undefined =>
  lines.filter((one) => one.moves.length >= ENTRIES).toSorted((a, b) => a.moves.length - b.moves.length)[0] ?? lines[0];

/** Plays a long game through the use cases, its last moves through posted forms. */
export async function measureService(line: Line) {
  const app = await startTestApp();
  try {
    return await measureOn(app, line);
  } finally {
    await app.stop();
  }
}

async function measureOn(app: TestApp, line: Line) {
  const game = await startBenchGame(app, line);
  const quiet = Math.max(0, Math.min(ENTRIES, line.moves.length) - MEASURED - game.version);
  for (const one of line.moves.slice(0, quiet)) await submitMove(app, game, one);
  const times: number[] = [];
  for (const one of line.moves.slice(quiet, quiet + MEASURED)) times.push(await postMove(game, one));
  const { p50, p95 } = percentiles(times);
  return { move: { entries: game.version, p50, p95 }, page: await measurePage(game.host, game.id) };
}

/** The game page with its stylesheets: bytes compressed together, and milliseconds to answer it. */
async function measurePage(reader: Awaited<ReturnType<TestApp["signIn"]>>, id: string) {
  const page = await reader.get(`/games/${id}`);
  const sheets = [...page.html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  const assets = await Promise.all(sheets.map((path) => reader.get(path)));
  const bytes = [page, ...assets].reduce((sum, one) => sum + brotliCompressSync(one.html).length, 0);
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    await reader.get(`/games/${id}`);
    times.push(performance.now() - start);
  }
  return { bytes, renderMs: percentiles(times).p50 };
}

/** How often each bundle is loaded; the median counts. */
const LOADS = 5;

/** Size and cold import of each handler's bundle, as the stack makes them. */
export async function measureBundles() {
  const folder = mkdtempSync(join(tmpdir(), "bahnpost-bundles-"));
  const figures: Record<string, { bytes: number; importMs: number }> = {};
  try {
    for (const { handler, file, bytes } of await bundleHandlers(folder)) {
      const times: number[] = [];
      for (let load = 0; load < LOADS; load++) times.push(await importMs(file));
      figures[handler] = { bytes, importMs: round(percentiles(times).p50) };
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
