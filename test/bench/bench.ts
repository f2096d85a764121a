/**
 * `npm run -s bench [-- --games N]`: prints one JSON object with the figures of the design, and the machine they were taken on. `--games` says
 * how many games the load is made of (40 without it; a thousand take some minutes).
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { TITLES } from "../../engine/index.ts";
import { decidedAnew, gameFiles, playedIn } from "../conformance/line.ts";
import { measureCost } from "./cost.ts";
import { measureEngine, measureReplay } from "./engine.ts";
import { measureLoad } from "./load.ts";
import { PRICES } from "./prices.ts";
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
  const replay = measureReplay(played.map(({ game }) => game));
  const lines = played.map(({ path, game }) => decidedAnew(path, game));
  const sorted = lines.toSorted((a, b) => a.moves.length - b.moves.length);
  const middling = sorted[Math.floor(sorted.length / 2)];
  return { id, figures: { replay, ...measureEngine(lines) }, middling, long: longGame(lines) };
}

const measured = TITLES.map(({ id }) => measureTitle(id));
const titles = Object.fromEntries(measured.map(({ id, figures }) => [id, figures]));
const costs = measured.flatMap(({ middling }) => middling ?? []);
const { games } = parseArgs({ options: { games: { type: "string", default: "40" } } }).values;

const [long] = measured.flatMap((one) => one.long ?? []);
if (!long) throw new Error("no game to play");
const service = await measureService(long);

const cost: object[] = [];
for (const line of costs) cost.push(await measureCost(line));
const load = await measureLoad(Number(games));
const { move, page } = service;

console.log(
  JSON.stringify({
    ...{ machine, titles, move, bundle: await measureBundles(), page, load },
    cost: { region: PRICES.region, asOf: PRICES.asOf, currency: PRICES.currency, games: cost },
  }),
);
