/**
 * Figures of this run against those of the previous release. Machines differ and are now and then busy: a yardstick, work of the same kind that
 * no change of ours touches, is timed in both runs, and every figure counts in its units.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { round, timed } from "./measure.ts";

/** Where the previous release's figures are kept. */
export const PREVIOUS = fileURLToPath(new URL("./previous.json", import.meta.url));

/** Figures by name; milliseconds but for those whose name ends in `PerSecond` or `bytes`. */
export type Flat = Readonly<Record<string, number>>;

const storedSchema = z.object({
  release: z.string(),
  yardstick: z.number().positive(),
  figures: z.record(z.string(), z.number()),
});

/** Milliseconds for a fixed amount of what the engine and the store do: objects copied, maps searched, JSON written and read. */
export function yardstick(): number {
  work();
  return round(Math.min(...Array.from({ length: 15 }, () => timed(work))));
}

function work(): number {
  const state = {
    table: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`hex${n}`, { tile: n, rotation: n % 6 }])),
  };
  const seen = new Map<string, number>();
  let sum = 0;
  for (let n = 0; n < 2000; n++) {
    const key = `hex${(n * 7) % 60}`;
    const next = { ...state.table, [key]: { tile: n, rotation: n % 6 } };
    seen.set(`${key}-${n % 97}`, (seen.get(`${key}-${n % 97}`) ?? 0) + 1);
    sum += next[key]?.tile ?? 0;
    if (n % 50 === 0) sum += JSON.stringify(JSON.parse(JSON.stringify(next))).length;
  }
  return sum + seen.size;
}

/** The numbers of nested figures, by their paths. */
export function flat(value: unknown, path: readonly string[] = []): Record<string, number> {
  if (typeof value === "number") return { [path.join(".")]: value };
  if (typeof value !== "object" || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, one]) => flat(one, [...path, key])));
}

/**
 * How often the previous release's figure each one is, both in units of their yardsticks: above 1 takes longer, does more a second, or is larger. Null
 * if no figures of a previous release are kept.
 */
export function ratios(figures: Flat, units: number) {
  if (!existsSync(PREVIOUS)) return null;
  const previous = storedSchema.parse(JSON.parse(readFileSync(PREVIOUS, "utf8")));
  const shared = Object.keys(figures).filter((name) => (previous.figures[name] ?? 0) > 0);
  const found = shared.map((name) => [
    name,
    ratio(name, figures[name] ?? 0, previous.figures[name] ?? 1, units / previous.yardstick),
  ]);
  return { release: previous.release, machine: round(units / previous.yardstick), ...Object.fromEntries(found) };
}

function ratio(name: string, now: number, then: number, slower: number): number {
  if (name.endsWith("bytes")) return round(now / then);
  return round(name.endsWith("PerSecond") ? (now * slower) / then : now / (then * slower));
}
