/** Small pieces that many sheets use: company badges, times, changes. */
import type { Language } from "../../lambdas/service/api.ts";
import { companyClass } from "../board/hex.tsx";

/** The badge of a corporation. */
export const Badge = ({ symbol }: { symbol: string }) => <span class={`co co-${companyClass(symbol)}`}>{symbol}</span>;

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE", nl: "nl-NL" };
const formats = new Map<Language, Intl.DateTimeFormat>();

function format(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  formats.set(language, made);
  return made;
}

/** An ISO time in words; times are shown in UTC, which the foot of the page says. */
export const timeText = (iso: string, language: Language): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format(language).format(date);
};

export const Time = ({ iso, language }: { iso: string; language: Language }) => (
  <time datetime={iso}>{timeText(iso, language)}</time>
);
