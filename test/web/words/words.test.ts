/** The language of pages: what a browser asks for, and catalogues that leave nothing untranslated. */
import { describe, expect, it } from "vitest";
import { preferredLanguage, wordsIn } from "../../../web/words/index.ts";

describe("the language of somebody unknown", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["cs, en;q=0.5, de;q=0.7", "de"],
    ["en-GB,en;q=0.9,de;q=0.8", "en"],
    ["fr, *;q=0.1", "en"],
    ["de;q=0, en;q=0.1", "en"],
    [";;;,,,q=q", "en"],
  ])("%s is answered in %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe("the catalogues", () => {
  it("share no sentence: what has several words is translated", () => {
    const same = Object.entries(wordsIn("en")).filter(
      ([key, value]) => typeof value === "string" && value.includes(" ") && Reflect.get(wordsIn("de"), key) === value,
    );
    expect(same).toEqual([]);
  });
});
