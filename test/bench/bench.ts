/** `npm run -s bench`: prints one JSON object with the figures of the design, and the machine they were taken on. */
import { cpus, totalmem } from "node:os";
import { TITLES } from "../../engine/index.ts";
import { gameFiles, lineOf, measureEngine } from "./engine.ts";

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};

const titles = Object.fromEntries(TITLES.map(({ id }) => [id, measureEngine(gameFiles(id).map(lineOf))]));

console.log(JSON.stringify({ machine, titles }));
