/** Rules summaries: every rule that is cited anywhere can be found, in every language alike. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TITLES } from "../../engine/index.ts";
import { articleOf, type RulesText } from "../../engine/titles/rules/index.ts";
import { rulePath } from "../../web/parts/ruleLink.tsx";
import { projectRules, readRules } from "../../web/rules/source.ts";
import { startTestApp, type TestApp } from "./support/app.ts";

const LANGUAGES = ["en", "de", "nl"] as const;
const ROOT = new URL("../../", import.meta.url).pathname;
const CITED = /["'`]((?:C|18[0-9A-Z]{2})-\d+(?:\.\d+)?[a-z]?)["'`]/g;

/** Numbers of rules that refusals name, as the sources of the engine have them. */
const cited = [
  ...new Set(
    readdirSync(join(ROOT, "engine"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .flatMap((path) =>
        [...readFileSync(join(ROOT, "engine", path), "utf8").matchAll(CITED)].map(([, rule = ""]) => rule),
      ),
  ),
];

const rulesOf = (title: string, language: (typeof LANGUAGES)[number]): { own: RulesText; shared: RulesText } => ({
  own: readRules(projectRules(title, language)),
  shared: readRules(projectRules(null, language)),
});

/** Chapters and articles, by the numbers that lead to them. */
const numbersOf = ({ prefix, chapters }: RulesText): string[] =>
  chapters.flatMap(({ number, articles }) => [
    `${prefix}-${number}`,
    ...articles.flatMap(([numbers]) => numbers.split(" ").map((one) => `${prefix}-${one}`)),
  ]);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

describe("the summaries", () => {
  it("are cited by the refusals of every title", () => {
    expect(cited.length).toBeGreaterThan(120);
  });

  it.each(TITLES.map(({ id }) => id))("of %s have the same articles in every language, each said anew", (id) => {
    const [en, de, nl] = LANGUAGES.map((language) => rulesOf(id, language));
    for (const part of ["own", "shared"] as const) {
      const numbers = [en, de, nl].map((one) => one && numbersOf(one[part]));
      expect(numbers[1]).toEqual(numbers[0]);
      expect(numbers[2]).toEqual(numbers[0]);
      const texts = [en, de, nl].map((one) =>
        one?.[part].chapters.flatMap(({ articles }) => articles.map(([, text]) => text)),
      );
      for (const [at, text] of (texts[0] ?? []).entries()) {
        expect(texts[1]?.[at]).not.toBe(text);
        expect(texts[2]?.[at]).not.toBe(text);
        expect(texts[2]?.[at]).not.toBe(texts[1]?.[at]);
      }
    }
  });

  it("have each number once", () => {
    const own = TITLES.map(({ id }) => rulesOf(id, "en").own);
    for (const text of [readRules(projectRules(null, "en")), ...own])
      expect(numbersOf(text)).toEqual([...new Set(numbersOf(text))]);
  });
});

describe("a rule that a refusal names", () => {
  it("leads to the article that explains it", async () => {
    const pages = new Map<string, string>();
    for (const rule of cited) {
      const [path = "", anchor = ""] = rulePath(rule).split("#");
      if (!pages.has(path)) pages.set(path, (await test.visitor().get(path)).html);
      expect(pages.get(path), rule).toContain(`id="${decodeURIComponent(anchor)}"`);
    }
  });

  it("stands on its title's page too, if it is one that all share", async () => {
    const shared = cited.filter((rule) => rule.startsWith("C-"));
    for (const { id } of TITLES) {
      const { html } = await test.visitor().get(`/rules/${id}`);
      for (const rule of shared) expect(html, `${id} ${rule}`).toContain(`id="${articleOf(rule)}"`);
    }
  });
});

describe("the pages", () => {
  it.each(TITLES)("of $id explain each option with its default, in the reader's language", async ({ id, options }) => {
    const { html } = await test.visitor().get(`/rules/${id}`, { "accept-language": "de" });
    expect(html).toContain("Regeln, die alle Titel teilen");
    expect(html.split('class="usual"').length - 1).toBe(options.length);
    expect(html).toContain("Direktorenaktie</td>");
  });

  it("know no other titles", async () => {
    expect((await test.visitor().get("/rules/1889")).status).toBe(404);
  });
});
