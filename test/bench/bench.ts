/**
 * `npm run -s bench [-- --games N]`: prints one JSON object with the figures of the design, and the machine they were taken on. `--games` says
 * how many games the load is made of (40 without it; a thousand take some minutes).
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { TITLES } from "../../engine/index.ts";
import { gameFiles, lineOf } from "../conformance/line.ts";
import { measureCost } from "./cost.ts";
import { measureEngine } from "./engine.ts";
import { measureLoad } from "./load.ts";
import { PRICES } from "./prices.ts";
import { measureBundles, measureService } from "./service.ts";

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};

const lines = TITLES.map(({ id }) => ({ id, games: gameFiles(id).map(lineOf) })).filter(
  ({ games }) => games.length > 0,
);
const titles = Object.fromEntries(lines.map(({ id, games }) => [id, measureEngine(games)]));
/** A game of middling length of each title. */
const costs = lines.flatMap(({ games }) => {
  const sorted = games.toSorted((a, b) => a.moves.length - b.moves.length);
  return sorted[Math.floor(sorted.length / 2)] ?? [];
});
const { games } = parseArgs({ options: { games: { type: "string", default: "40" } } }).values;

const service = await measureService(lines[0]?.games ?? []);

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
