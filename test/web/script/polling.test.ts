/** When an open page asks: soon after news, seldom when nothing happens, never while nobody looks, not after the end. */
import { describe, expect, it } from "vitest";
import { answered, begin, due, lookedAt, type Outcome, outcomeOf, type Polling } from "../../../web/script/polling.ts";

const QUICK = 4_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often a page that begins at 0 has asked until then, if it is always answered so. */
function questions(
  until: number,
  outcome: Outcome,
  start: Polling = begin(0, QUICK),
): { count: number; polling: Polling } {
  let polling = start;
  let count = 0;
  for (let now = polling.last; ; count++) {
    const wait = due(polling, now, true);
    if (wait === null || now + wait > until) return { count, polling };
    now += wait;
    polling = answered(polling, outcome, now);
  }
}

describe("an open page", () => {
  it("asks within seconds at first and just after news", () => {
    const first = begin(1_000, QUICK);
    expect(due(first, 1_000, true)).toBe(QUICK);
    expect(due(first, 3_000, true)).toBe(2_000);
    const tired = questions(HOUR, "same").polling;
    expect(due(answered(tired, "news", HOUR), HOUR, true)).toBe(QUICK);
  });

  it("asks about as often as there are minutes when nothing happens, and never less often", () => {
    const { count, polling } = questions(HOUR, "same");
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(80);
    expect(polling.wait).toBe(MINUTE);
  });

  it("asks less often when nobody answers, sooner than when nothing happens, and up to a minute", () => {
    const start = begin(0, QUICK);
    const [quiet, failed] = [answered(start, "same", QUICK), answered(start, "failed", QUICK)];
    expect(failed.wait).toBe(2 * QUICK);
    expect(failed.wait).toBeGreaterThan(quiet.wait);
    expect(questions(HOUR, "failed").polling.wait).toBe(MINUTE);
  });

  it("asks nothing while it is hidden, and at once when it is looked at again after a while", () => {
    const tired = questions(10 * MINUTE, "same").polling;
    expect(due(tired, HOUR, false)).toBeNull();
    expect(due(lookedAt(tired), HOUR, true)).toBe(0);
    expect(due(lookedAt(tired), tired.last + 1_000, true)).toBe(QUICK - 1_000);
  });

  it.each(["over", "gone"] as const)("asks no more after %s, whoever looks", (outcome) => {
    const ended = answered(begin(0, QUICK), outcome, QUICK);
    expect(due(ended, HOUR, true)).toBeNull();
    expect(due(lookedAt(ended), HOUR, true)).toBeNull();
  });

  it("that is worth fewer questions asks every two minutes in the end", () => {
    const { count, polling } = questions(HOUR, "same", begin(0, 20_000));
    expect(polling.wait).toBe(2 * MINUTE);
    expect(count).toBeLessThanOrEqual(40);
  });
});

it.each([
  [200, "news"],
  [304, "same"],
  [429, "failed"],
  [500, "failed"],
  [503, "failed"],
  [0, "gone"],
  [303, "gone"],
  [401, "gone"],
  [404, "gone"],
  [410, "gone"],
] as const)("a status of %i means %s", (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
