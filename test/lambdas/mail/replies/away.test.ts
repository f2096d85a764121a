/** Lines about absences, as people write them in three languages: which days they mean, and which are not guessed at. */
import { describe, expect, it } from "vitest";
import { MAIL_TEXTS } from "../../../../lambdas/mail/catalogue.ts";
import { awayLineIn } from "../../../../lambdas/mail/replies/away.ts";
import { TIME_TEXTS } from "../../../../lambdas/mail/time/index.ts";
import { LANGUAGES } from "../../../../lambdas/service/api.ts";

const TODAY = "2026-07-20";
const away = (from: string, to: string) => ({ kind: "away", from, to });

describe("first and last day", () => {
  it.each([
    ...[
      "away from 3 Aug to 14 Aug",
      "Away from 2026-08-03 to 2026-08-14.",
      "I'm away 3–14 August",
      "absent Aug 3rd until Aug 14th",
    ],
    ...["away from Mon 3 Aug 2026 to Fri 14 Aug 2026", "I will be away from August 3, 2026 through August 14, 2026!"],
    ...["abwesend von 3.8. bis 14.8.", "Abwesend vom 3. bis 14. August", "abwesend vom 03.08.26 bis zum 14.08.26"],
    ...[
      "Ich bin abwesend vom Mo. 3. Aug. bis zum Fr. 14. Aug. 2026.",
      "abwesend 3.-14.8.2026",
      "verreist ab 3. 8. bis 14. 8.",
    ],
    ...[
      "afwezig van 3 aug tot 14 aug",
      "afwezig van 3-8-2026 tot en met 14-8-2026",
      "weg 3 t/m 14 augustus",
      "ik ben afwezig vanaf ma 3 aug tot vr 14 aug",
    ],
  ])("%s", (line) => {
    expect(awayLineIn(line, TODAY)).toEqual(away("2026-08-03", "2026-08-14"));
  });

  it.each([
    ["away until 14 Aug", "2026-07-20", "2026-08-14"],
    ["abwesend bis 1.8.", "2026-07-20", "2026-08-01"],
    ["afwezig tot 1 augustus", "2026-07-20", "2026-08-01"],
    ["abwesend ab sofort bis 1. August", "2026-07-20", "2026-08-01"],
    ["away from tomorrow to 1 Aug", "2026-07-21", "2026-08-01"],
    ["away tomorrow", "2026-07-21", "2026-07-21"],
    ["abwesend am 3.8.", "2026-08-03", "2026-08-03"],
    ["afwezig op 3 mrt 2027", "2027-03-03", "2027-03-03"],
  ])("%s: %s to %s", (line, from, to) => {
    expect(awayLineIn(line, TODAY)).toEqual(away(from, to));
  });

  it("without a year are the next ones, over the turn of the year, and begun ones keep their beginning", () => {
    expect(awayLineIn("away from 28 Dec to 5 Jan", "2026-11-30")).toEqual(away("2026-12-28", "2027-01-05"));
    expect(awayLineIn("away from 28 Dec to 5 Jan", "2027-01-02")).toEqual(away("2026-12-28", "2027-01-05"));
    expect(awayLineIn("abwesend vom 28.12. bis 5.1.", "2026-12-31")).toEqual(away("2026-12-28", "2027-01-05"));
  });
});

describe("nothing is guessed", () => {
  it.each([
    ...[
      "away",
      "away from 3 Aug",
      "away from 3 Aug to",
      "away 3/8 to 14/8",
      "away from 31 Feb to 3 Mar",
      "away next week",
    ],
    ...[
      "abwesend von Montag bis Freitag",
      "afwezig van 3 foo tot 14 foo",
      "away 99",
      "away from 14 Aug 2026 to 3 Aug 2026",
      "away until 2026-02-30",
    ],
    ...["away from 1 Jul to 3 Jul", "away from 3 Aug to 14 Aug to 20 Aug", "away: see you"],
  ])("%s speaks of an absence, but of no days", (line) => {
    const read = awayLineIn(line, TODAY);
    const isBackwards = read?.kind === "away" && read.from > read.to;
    expect(isBackwards || read?.kind === "unread", JSON.stringify(read)).toBe(true);
  });

  it.each([
    "pass",
    "buy B&O",
    "zurück",
    "terug",
    "undo",
    "take back",
    "program: pass",
    "accept",
    "",
    "awaystation 3",
    "backwards",
  ])("%j is about something else", (line) => {
    expect(awayLineIn(line, TODAY)).toBeNull();
  });

  it("a line beside others is not taken alone, whichever comes first", () => {
    expect(awayLineIn("pass\naway until 14 Aug", TODAY)).toEqual({ kind: "mixed" });
    expect(awayLineIn("back\npass", TODAY)).toEqual({ kind: "mixed" });
  });
});

it.each([
  ...[
    "back",
    "I'm back!",
    "I am back again.",
    "wieder da",
    "Bin wieder da",
    "ich bin zurück",
    "weer terug",
    "ik ben terug",
    "ik ben er weer",
  ],
])("%s: back", (line) => {
  expect(awayLineIn(line, TODAY)?.kind).toBe("back");
});

describe.each(LANGUAGES)("the lines that mails in %s name", (language) => {
  it("are read", () => {
    for (const line of TIME_TEXTS[language].absence.lines) {
      expect(awayLineIn(line, TODAY)?.kind, line).toMatch(/^(away|back|list)$/);
    }
    const [, named = ""] = /[“„]([^“”]+)[“”]/.exec(TIME_TEXTS[language].reminder.needTime) ?? [];
    expect(awayLineIn(named, TODAY)?.kind, named).toBe("away");
    expect(MAIL_TEXTS[language].answer.headings.absence).not.toBe("");
  });
});
