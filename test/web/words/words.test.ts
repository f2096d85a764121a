/** The language of pages: what a browser asks for, and catalogues that leave nothing untranslated. */
import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { preferredLanguage, wordsIn } from "../../../web/words/index.ts";
import { differing, leavesOf, untranslated } from "../../support/catalogues.ts";

describe("the language of somebody unknown", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["cs, en;q=0.5, de;q=0.7", "de"],
    ["en-GB,en;q=0.9,de;q=0.8", "en"],
    ["nl-BE,nl;q=0.9,fr;q=0.8,en;q=0.7", "nl"],
    ["fr, de;q=0.3, nl;q=0.4", "nl"],
    ["fr, *;q=0.1", "en"],
    ["de;q=0, en;q=0.1", "en"],
    [";;;,,,q=q", "en"],
  ])("%s is answered in %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("the words of the pages in %s", (language) => {
  const english = leavesOf(wordsIn("en"));
  const other = leavesOf(wordsIn(language));

  it("have the keys that English has", () => {
    expect(english.size).toBeGreaterThan(300);
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("name the same details, but for the president, who is part of a compound in some", () => {
    expect(differing(english, other).filter((one) => !one.startsWith("companyPower:"))).toEqual([]);
  });

  it("leave nothing in English", () => {
    expect(untranslated(english, other)).toEqual([]);
  });
});

describe("every language", () => {
  it("is called by its own name, alike everywhere", () => {
    for (const language of LANGUAGES) {
      expect(wordsIn(language).languageNames).toEqual({ en: "English", de: "Deutsch", nl: "Nederlands" });
    }
  });
});

test("no two subjects of the catalogue have a word of the same name", async () => {
  const folder = new URL("../../../web/words/en/", import.meta.url);
  const subjects = readdirSync(folder).filter((file) => file !== "reasons.ts");
  const modules: object[] = await Promise.all(subjects.map((file) => import(new URL(file, folder).href)));
  const names = modules.flatMap((module) => Object.values(module).flatMap((words) => Object.keys(words)));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
