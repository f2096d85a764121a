/** Which rules and options of 1835 the tests of this folder deal with. A rule without a test, or a test for none, shows at once. */
import { expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { numbered, testFiles, testsByRule } from "../../../support/covered.ts";

/** How many numbered rules each chapter has. */
const CHAPTERS: readonly (readonly [chapter: number, rules: number])[] = [
  [1, 9],
  [2, 4],
  [3, 3],
  [4, 10],
  [5, 5],
  [6, 21],
  [7, 9],
  [8, 8],
  [9, 10],
  [10, 7],
  [11, 7],
  [12, 6],
  [13, 11],
  [14, 13],
  [15, 1],
  [16, 3],
  [17, 7],
  [18, 8],
  [20, 10],
];
/** The chapter without numbers: the table of decisions. */
const WHOLE = ["1835-19"];

/** Rules with a variance that can be played; a test of each says "variance". */
const VARIANCES = ["5.3", "6.6", "6.12", "7.9", "9.4", "10.7", "13.7", "14.6", "14.10", "16.3", "18.2", "18.4"];

/** Rules without a test of their own, and why. */
const WITHOUT: Readonly<Record<string, string>> = {};

const RULES = [...CHAPTERS.flatMap(([chapter, count]) => numbered(count, `1835-${chapter}.`)), ...WHOLE];

const cited = (title: string): string[] => [...title.matchAll(/1835-(\d+(?:\.\d+)?)/g)].map((one) => `1835-${one[1]}`);

const tests = testsByRule(import.meta.dirname, "1835", cited);

it("every numbered rule of 1835 has a test that names it, or a reason why not", () => {
  expect(RULES.filter((rule) => !tests.has(rule))).toEqual(Object.keys(WITHOUT));
});

it("no test names a rule that does not exist", () => {
  expect([...tests].filter(([rule]) => !RULES.includes(rule))).toEqual([]);
});

it("every variance that can be played is", () => {
  const played = (rule: string) => tests.get(`1835-${rule}`)?.some((title) => title.includes("variance"));
  expect(VARIANCES.filter((rule) => !played(rule))).toEqual([]);
});

it("every option of 1835 is chosen by some test", () => {
  const texts = [...testFiles(import.meta.dirname).values()].join("\n");
  const isChosen = (id: string) => new RegExp(`\\b${id}(:| \\}|\\s*[,}])`).test(texts);
  expect(titleById("1835").options.filter(({ id }) => !isChosen(id))).toEqual([]);
});
