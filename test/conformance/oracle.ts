/** Reads game files with recorded states, and compares what a file holds with what the engine says. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { gameFile } from "../../engine/interop/gamefile.ts";

const json = z.record(z.string(), z.unknown());

export const oracleFile = gameFile.extend({
  source: z.string().optional(),
  finished: z.boolean().optional(),
  endReason: z.string().nullish(),
  initial: json.optional(),
  deltas: z.array(json).optional(),
  legal: z.array(z.object({ at: z.number(), legal: json })).optional(),
  routes: z
    .array(
      z.object({
        at: z.number(),
        corporation: z.string(),
        best: z.number(),
        played: z.number(),
        bestIsLowerBound: z.boolean().optional(),
        playedRoutesIllegal: z.boolean().optional(),
      }),
    )
    .optional(),
  resolved: z.record(z.string(), z.object({ hex: z.string(), city: z.number() })).optional(),
  result: z.record(z.string(), z.number()).optional(),
});

export type OracleFile = z.infer<typeof oracleFile>;
export type Json = Record<string, unknown>;

/** Reads a game file, zipped or not; throws with a sentence on anything that is none. */
export function readGame(path: string): OracleFile {
  const bytes = readFileSync(path);
  const text = path.endsWith(".gz") ? gunzipSync(bytes).toString("utf8") : bytes.toString("utf8");
  return oracleFile.parse(JSON.parse(text));
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a delta in place: null deletes, objects merge, anything else replaces. */
export function applyDelta(state: Json, delta: Json): void {
  for (const [key, change] of Object.entries(delta)) {
    const old = state[key];
    if (change === null) delete state[key];
    else if (isObject(change) && isObject(old)) applyDelta(old, change);
    else state[key] = isObject(change) ? structuredClone(change) : change;
  }
}

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The first difference between two values; a null, a missing key and an empty object or list count as nothing. */
export function firstDifference(expected: unknown, got: unknown, path = ""): Difference | undefined {
  if (isNothing(expected) && isNothing(got)) return undefined;
  if (!isObject(expected) || !isObject(got)) {
    return JSON.stringify(expected) === JSON.stringify(got) ? undefined : { path, expected, got };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const difference = firstDifference(expected[key], got[key], path ? `${path}.${key}` : key);
    if (difference) return difference;
  }
  return undefined;
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isNothing);
}
