/** The catalogues of the narration and of the titles: what English says, each other language says too, in its own words. */
import { describe, expect, test } from "vitest";
import { type Title, titleFor } from "../../../engine/index.ts";
import { catalogueOf } from "../../../engine/narration/catalogue.ts";
import { NARRATION_LANGUAGES, optionName } from "../../../engine/narration/index.ts";
import { vocabularyOf } from "../../../engine/titles/words.ts";
import { differing, leavesOf, untranslated } from "../../support/catalogues.ts";
import { faulty, reader, TITLE, TITLE_18CZ, TITLE_1835 } from "./contexts.ts";

const OTHERS = NARRATION_LANGUAGES.filter((language) => language !== "en");
const TITLES: readonly Title[] = [TITLE, TITLE_18CZ, TITLE_1835, titleFor("18cz", 3)];

describe.each(OTHERS)("the narration in %s", (language) => {
  const english = leavesOf(catalogueOf(reader("en")));
  const other = leavesOf(catalogueOf(reader(language)));

  test("has the keys that English has", () => {
    expect(english.size).toBeGreaterThan(300);
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("names the same details", () => {
    expect(differing(english, other)).toEqual([]);
  });

  test("leaves nothing in English", () => {
    expect(untranslated(english, other)).toEqual([]);
  });
});

describe.each(TITLES.map((title) => [title.id, title] as const))("the words of %s", (id, title) => {
  const english = leavesOf(vocabularyOf(id).en);

  test.each(OTHERS)("are there in %s, and none is left in English", (language) => {
    const other = leavesOf(vocabularyOf(id)[language]);
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(untranslated(english, other)).toEqual([]);
  });

  test.each(NARRATION_LANGUAGES)("explain every rule option and each of its values in %s", (language) => {
    expect(title.options.length).toBeGreaterThan(5);
    for (const { id: option, values } of title.options) {
      const words = optionName(option, reader(language, undefined, title));
      expect(Object.keys(words.values).toSorted()).toEqual([...values].toSorted());
      expect(faulty([words.label, words.explanation, ...Object.values(words.values)])).toEqual([]);
      expect(words.explanation).toMatch(/\.$/);
    }
  });
});
