/** `npm run -s bench`: prints one JSON object with the figures of the design, and the machine they were taken on. */
import { cpus, totalmem } from "node:os";
import { TITLES } from "../../engine/index.ts";
import { gameFiles, lineOf } from "../conformance/line.ts";
import { measureEngine } from "./engine.ts";
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
const service = await measureService(lines[0]?.games ?? []);

console.log(
  JSON.stringify({ machine, titles, move: service.move, bundle: await measureBundles(), page: service.page }),
);
