/**
 * `npm run -s simulate -- --seconds N [--seed S]`: storms of faults for a time, from a fresh seed on; one line a broken seed, figures at
 * the end, exit status 1 if a promise was broken.
 */
import { parseArgs } from "node:util";
import { type Outcome, replayLine, runSeed } from "../faults/simulation/run.ts";

const { values } = parseArgs({ options: { seconds: { type: "string" }, seed: { type: "string" } } });
const seconds = Number(values.seconds ?? 60);
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(seconds > 0) || !Number.isInteger(first)) throw new Error("usage: npm run -s simulate -- --seconds N [--seed S]");

const sums = { entries: 0, accepted: 0, mails: 0, calls: 0, faults: 0, crashes: 0 };
let [seeds, failed] = [0, 0];

function count(outcome: Outcome): void {
  seeds += 1;
  for (const key of ["entries", "accepted", "mails", "calls", "faults", "crashes"] as const) sums[key] += outcome[key];
  if (outcome.broken.length === 0) return;
  failed += 1;
  console.log(`FAIL ${replayLine(outcome.seed)}`);
  for (const one of outcome.broken.slice(0, 5)) console.log(`     ${one}`);
}

console.log(`simulation for ${seconds} s from seed ${first}`);
const end = performance.now() + seconds * 1000;
while (performance.now() < end) count(await runSeed((first + seeds) >>> 0));
const figures = Object.entries(sums).map(([key, value]) => `${key}=${value}`);
console.log(`${failed === 0 ? "ok" : "FAIL"} seeds=${seeds} broken=${failed} ${figures.join(" ")}`);
process.exitCode = failed === 0 ? 0 : 1;
