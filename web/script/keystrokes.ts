/** Keys as they are typed, put together to shortcuts: single ones, and pairs that begin with g. Pure. */

/** The first key of a pair and when it was typed; empty for none. */
export interface Typing {
  readonly first: string;
  readonly at: number;
}

export const NOTHING_TYPED: Typing = { first: "", at: 0 };

const FIRST = "g";
/** Milliseconds within which the second key must follow. */
const PAUSE = 1_500;

/** A key after what was typed before: the shortcut that is complete with it, null for none yet. */
export function type({ first, at }: Typing, key: string, now: number): { typing: Typing; shortcut: string | null } {
  if (first !== "" && now - at <= PAUSE) return { typing: NOTHING_TYPED, shortcut: `${first} ${key}` };
  if (key === FIRST) return { typing: { first: key, at: now }, shortcut: null };
  return { typing: NOTHING_TYPED, shortcut: key };
}
