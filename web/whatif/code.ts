/**
 * The moves of a what-if as they stand in its address: seats and moves as JSON, packed, in letters that an address may hold. Nothing
 * in it is secret and nothing in it is believed: whatever is read is tried on the position as if it had been chosen in a form.
 */
import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { moveSchema, type Seat } from "../../engine/index.ts";
import type { Play } from "../game/draft.ts";

/** The most moves of one what-if. */
export const MOST_PLAYS = 60;
/** The longest code, in letters: addresses of some 4,000 letters come through everywhere. */
const LONGEST_CODE = 3_500;
/** The longest JSON that a code unpacks to, in bytes. */
const LONGEST_JSON = 40_000;

const schema = z
  .array(z.tuple([z.int().min(0).max(9), moveSchema]))
  .min(1)
  .max(MOST_PLAYS);

/** The code of no moves. */
export const NO_PLAYS = "0";

/** Packs moves; null if they are more, or longer, than an address may hold. */
export function packPlays(plays: readonly Play[]): string | null {
  if (plays.length === 0) return NO_PLAYS;
  const json = JSON.stringify(plays.map(({ seat, move }) => [seat, move]));
  const code = deflateRawSync(json, { level: constants.Z_BEST_COMPRESSION }).toString("base64url");
  return plays.length > MOST_PLAYS || json.length > LONGEST_JSON || code.length > LONGEST_CODE ? null : code;
}

/** Unpacks a code; null for whatever is none. */
export function unpackPlays(code: string): readonly Play[] | null {
  if (code === NO_PLAYS) return [];
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) return null;
  const read = schema.safeParse(unpacked(code));
  return read.success ? read.data.map(([seat, move]: readonly [Seat, Play["move"]]) => ({ seat, move })) : null;
}

function unpacked(code: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(code, "base64url"), { maxOutputLength: LONGEST_JSON }).toString());
  } catch {
    return undefined;
  }
}
