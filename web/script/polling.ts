/**
 * When an open page asks again whether something is new: soon at first and after news, ever less often while nothing happens or nobody
 * answers, never while the page is hidden, and no more once the game is over. Pure: times go in, times come out.
 */

/** What the server answers when there is news; it answers 304 when there is none. */
export interface News {
  /** Sentences about what happened, in the reader's language. */
  readonly says: string;
  /** Does it wait for the reader? */
  readonly mine: boolean;
  /** Nothing more will follow. */
  readonly over: boolean;
}

/** How an attempt to ask ended. `gone`: the page's game cannot be asked for any more. */
export type Outcome = "same" | "news" | "failed" | "over" | "gone";

export interface Polling {
  /** Milliseconds between two questions: just after news, now, and at most. */
  readonly quick: number;
  readonly wait: number;
  readonly slow: number;
  /** Time of the last answer, or of the page's beginning. */
  readonly last: number;
  readonly ended: boolean;
}

const SLOW = 60_000;
/** Each quiet answer makes the next wait longer by this, each failure by that. */
const QUIET = 1.15;
const FAILURE = 2;

/** A page begins that is up to date now. */
export function begin(now: number, quick: number): Polling {
  return { quick, wait: quick, slow: Math.max(SLOW, 6 * quick), last: now, ended: false };
}

/** Milliseconds until the page should ask, null if it should not. */
export function due({ ended, last, wait }: Polling, now: number, visible: boolean): number | null {
  return ended || !visible ? null : Math.max(0, last + wait - now);
}

/** After an answer. */
export function answered(polling: Polling, outcome: Outcome, now: number): Polling {
  const { quick, wait, slow } = polling;
  const factor = outcome === "failed" ? FAILURE : QUIET;
  const next = outcome === "news" ? quick : Math.min(slow, wait * factor);
  return { ...polling, wait: next, last: now, ended: outcome === "over" || outcome === "gone" };
}

/** Somebody looks at the page again. */
export function lookedAt(polling: Polling): Polling {
  return { ...polling, wait: polling.quick };
}

/** The outcome that an HTTP status means: what is not found or not allowed will not come back. */
export function outcomeOf(status: number): Outcome {
  if (status === 304) return "same";
  if (status === 200) return "news";
  return status >= 500 || status === 429 ? "failed" : "gone";
}
