/** Which rules of 1830 a test names in its title. A rule without a test, or a new test for a rule listed here, shows at once. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** How many numbered rules each chapter has. */
const CHAPTERS = { 1: 6, 2: 12, 3: 10, 4: 10, 5: 4, 6: 4, 7: 3, 8: 6, 9: 4, 10: 5, 11: 4, 12: 8, 13: 4, 14: 3 };
const VARIANCES = 16;
const EXAMPLES = 14;

/** Rules without a test of their own, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  "1830-1.6": "the sequence of rounds is what whole recorded games replay",
  "1830-2.1": "the state of the auction: every auction test reads it",
  "1830-14.3": "options stand under the variance that they choose between",
  "1830-V14": "points to the variances of the core rules",
};

const numbered = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);

const RULES = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, count]) => numbered(count, `1830-${chapter}.`)),
  ...numbered(VARIANCES, "1830-V"),
  ...numbered(EXAMPLES, "1830-E"),
];

/** Titles of the tests in this folder and below. */
function titles(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  return tests.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/\(\s*"([^"\n]*1830-[^"\n]*)",/g)].map(
      (found) => found[1] ?? "",
    ),
  );
}

/** Rules that a title cites: `1830-2.3a` cites 2.3; `1830-16 V4` and `1830-17 E4` cite a variance and an example. */
const cited = (title: string): string[] =>
  [...title.matchAll(/1830-(?:16 (V\d+)|17 (E\d+)|(\d+\.\d+))/g)].map((one) => `1830-${one[1] ?? one[2] ?? one[3]}`);

it("every numbered rule, variance and worked example of 1830 has a test that names it, or a reason why not", () => {
  const known = new Set(titles().flatMap(cited));
  expect(RULES.filter((rule) => !known.has(rule))).toEqual(Object.keys(WITHOUT));
});

it("no test names a rule that does not exist", () => {
  expect([...new Set(titles().flatMap(cited))].filter((rule) => !RULES.includes(rule))).toEqual([]);
});
