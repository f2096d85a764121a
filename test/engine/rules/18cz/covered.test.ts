/** Which rules of 18CZ a test names in its title. A rule without a test, or a new test for a rule listed here, shows at once. */
import { expect, it } from "vitest";
import { numbered, testsByRule } from "../../../support/covered.ts";

/** How many numbered rules each chapter has; chapter 0 counts from 0.1 as the others do. */
const CHAPTERS = [6, 4, 4, 6, 14, 6, 4, 5, 8, 7, 4, 7, 4, 10, 7, 8, 8, 2, 10];
/** Chapters without numbers: the second map, and the table of decisions. */
const WHOLE = ["18CZ-19", "18CZ-20"];
const VARIANCES = 10;

/** Rules without a test of their own, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  "18CZ-18.10": "says what is not known about the game for two",
};

const RULES = [
  ...CHAPTERS.flatMap((count, chapter) => numbered(count, `18CZ-${chapter}.`)),
  ...WHOLE,
  ...numbered(VARIANCES, "18CZ-V"),
];

/** Rules that a title cites: `18CZ-4.8 (a)` cites 4.8; `18CZ-0.6 V3` a variance. */
const cited = (title: string): string[] =>
  [...title.matchAll(/18CZ-(?:0\.6 (V\d+)|(\d+(?:\.\d+)?))/g)].map((one) => `18CZ-${one[1] ?? one[2]}`);

const tests = testsByRule(import.meta.dirname, "18CZ", cited);

it("every numbered rule and variance of 18CZ has a test that names it, or a reason why not", () => {
  expect(RULES.filter((rule) => !tests.has(rule))).toEqual(Object.keys(WITHOUT));
});

it("no test names a rule that does not exist", () => {
  expect([...tests].filter(([rule]) => !RULES.includes(rule))).toEqual([]);
});
