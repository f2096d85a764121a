/** The texts of the mails: what English says, each other language says too, in its own words. */
import { describe, expect, it } from "vitest";
import { MAIL_TEXTS, shortTimeText, timeText } from "../../../lambdas/mail/catalogue.ts";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { differing, leavesOf, untranslated } from "../../support/catalogues.ts";

describe.each(LANGUAGES.filter((language) => language !== "en"))("mails in %s", (language) => {
  const english = leavesOf(MAIL_TEXTS.en);
  const other = leavesOf(MAIL_TEXTS[language]);

  it("have the keys that English has", () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("name the same details", () => {
    expect(differing(english, other)).toEqual([]);
  });

  it("leave nothing in English", () => {
    expect(untranslated(english, other)).toEqual([]);
  });
});

describe("times", () => {
  it.each([
    ["en", "Mon 30 Nov 04:33", "Mon 04:33"],
    ["de", "Mo. 30. Nov. 04:33", "Mo. 04:33"],
    ["nl", "ma 30 nov 04:33", "ma 04:33"],
  ] as const)("in %s are written as its readers write them", (language, long, short) => {
    const at = "2026-11-30T04:33:00.000Z";
    expect([timeText(at, language), shortTimeText(at, language)]).toEqual([long, short]);
  });
});
