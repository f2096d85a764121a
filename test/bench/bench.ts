/**
 * `npm run -s bench [-- --games N] [-- --keep NAME]`: prints one JSON object with the figures of the design, the machine they were taken on, and how they
 * compare with the previous release's. `--games` says how many games the load is made of (40 without it; a thousand take some minutes); `--keep`
 * stores the figures as those of the release of that name.
 */
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { TITLES } from "../../engine/index.ts";
import { decidedAnew, gameFiles, playedIn } from "../conformance/line.ts";
import { ownFiles } from "../conformance/own.ts";
import { measureCost } from "./cost.ts";
import { measureCurve } from "./curve.ts";
import { measureEngine, measureReplay } from "./engine.ts";
import { measureLoad } from "./load.ts";
import { PRICES } from "./prices.ts";
import { flat, PREVIOUS, ratios, yardstick } from "./ratios.ts";
import { longGame, measureBundles, measureService } from "./service.ts";

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};

/** What is measured of a title, and games of it for what is measured later. Only one title's states are kept at a time. */
function measureTitle(id: string) {
  const played = gameFiles(id).map((path) => ({ path, game: playedIn(path) }));
  const others = ownFiles(id).filter((path) => !played.some((one) => one.path === path));
  const replay = measureReplay([...played.map(({ game }) => game), ...others.map((path) => playedIn(path))]);
  const lines = played.map(({ path, game }) => decidedAnew(path, game));
  const sorted = lines.toSorted((a, b) => a.moves.length - b.moves.length);
  const middling = sorted[Math.floor(sorted.length / 2)];
  return { id, figures: { replay, ...measureEngine(lines) }, middling, long: longGame(lines) };
}

/** What of a title's figures may be compared. */
const timesOf = ({ refold, replay, router, decision }: ReturnType<typeof measureTitle>["figures"]) => ({
  refold: { ms: refold.ms },
  replay: { movesPerSecond: replay.movesPerSecond },
  router: { p50: router.p50, p95: router.p95, max: router.max },
  decision: { p50: decision.p50, p95: decision.p95, max: decision.max },
});

const { games, keep } = parseArgs({
  options: { games: { type: "string", default: "40" }, keep: { type: "string" } },
}).values;

const units = yardstick();
const measured = TITLES.map(({ id }) => measureTitle(id));
const titles = Object.fromEntries(measured.map(({ id, figures }) => [id, figures]));
const costs = measured.flatMap(({ middling }) => middling ?? []);

const [long] = measured.flatMap((one) => one.long ?? []);
if (!long) throw new Error("no game to play");
const { move, page } = await measureService(long);
const curve = await measureCurve(long);

const cost: object[] = [];
for (const line of costs) cost.push(await measureCost(line));
const load = await measureLoad(Number(games));
const bundle = await measureBundles();

const comparable = flat({
  titles: Object.fromEntries(measured.map(({ id, figures }) => [id, timesOf(figures)])),
  move,
  bundle,
  page,
});
console.log(
  JSON.stringify({
    ...{ machine: { ...machine, yardstick: units }, titles, move, curve, bundle, page, load },
    cost: { region: PRICES.region, asOf: PRICES.asOf, currency: PRICES.currency, games: cost },
    ratios: ratios(comparable, units),
  }),
);
if (keep)
  writeFileSync(PREVIOUS, `${JSON.stringify({ release: keep, yardstick: units, figures: comparable }, null, 2)}\n`);
