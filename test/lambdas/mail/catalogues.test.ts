/** The texts of the mails: what English says, each other language says too, in its own words. */
import { describe, expect, it } from "vitest";
import { MAIL_TEXTS } from "../../../lambdas/mail/catalogue.ts";
import { PEOPLE_TEXTS } from "../../../lambdas/mail/people/index.ts";
import { TIME_TEXTS } from "../../../lambdas/mail/time/index.ts";
import { UNDO_MAIL_TEXTS } from "../../../lambdas/mail/undo/index.ts";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { shortTimeText, timeText } from "../../../lambdas/service/clock/wording.ts";
import { PACE_TEXTS } from "../../../lambdas/service/clock/words/index.ts";
import { PROGRAM_TEXTS } from "../../../lambdas/service/programs/words/index.ts";
import { UNDO_TEXTS } from "../../../lambdas/service/undo/words/index.ts";
import { differing, leavesOf, untranslated } from "../../support/catalogues.ts";

const CATALOGUES = {
  ...{ mails: MAIL_TEXTS, time: TIME_TEXTS, people: PEOPLE_TEXTS, undo: UNDO_MAIL_TEXTS },
  ...{ programs: PROGRAM_TEXTS, pace: PACE_TEXTS, undone: UNDO_TEXTS },
} as const;
const others = LANGUAGES.filter((language) => language !== "en");
const catalogues = Object.entries(CATALOGUES).flatMap(([name, all]) =>
  others.map((language) => ({ name, language, english: leavesOf(all.en), other: leavesOf(all[language]) })),
);

describe.each(catalogues)("$name in $language", ({ english, other }) => {
  it("have the keys that English has", () => {
    expect(english.size).toBeGreaterThan(0);
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
    const [at, zone] = ["2026-11-30T03:33:00.000Z", "Europe/Berlin"];
    expect([timeText(at, language, zone), shortTimeText(at, language, zone)]).toEqual([long, short]);
  });
});
