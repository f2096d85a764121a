/** The pace of a table in words, by language: for mails and pages alike. */
import type { Language, Pace } from "../../api.ts";
import { de } from "./de.ts";
import { en, type PaceTexts } from "./en.ts";
import { nl } from "./nl.ts";

export const PACE_TEXTS: Readonly<Record<Language, PaceTexts>> = { en, de, nl };

const WHOLE_WEEK = 7;

/** A pace as sentences. */
export function paceInWords({ hours, days, quiet, grace, atTimeout }: Pace, language: Language): string[] {
  const texts = PACE_TEXTS[language];
  const names = days.map((day) => texts.weekdays[day - 1] ?? "");
  return [
    texts.move(texts.hours(hours)),
    ...(grace > 0 ? [texts.grace(texts.hours(grace))] : []),
    days.length === WHOLE_WEEK ? texts.everyDay : texts.days(new Intl.ListFormat(language).format(names)),
    ...(quiet ? [texts.quiet(quiet.from, quiet.to)] : []),
    texts.atTimeout[atTimeout],
  ];
}
