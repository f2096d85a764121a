/** Small pieces that many sheets use: company badges, times, changes. */
import { tryGetContext } from "hono/context-storage";
import type { Language } from "../../lambdas/service/api.ts";
import { companyClass } from "../board/hex.tsx";
import type { Env } from "../http.ts";

/** The badge of a corporation. */
export const Badge = ({ symbol }: { symbol: string }) => <span class={`co co-${companyClass(symbol)}`}>{symbol}</span>;

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE", nl: "nl-NL" };
const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone of whoever is signed in; UTC for everybody else, and outside of requests. */
export const readersZone = (): string => tryGetContext<Env>()?.get("person")?.zone ?? "UTC";

function format(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  formats.set(key, made);
  return made;
}

/** An ISO time in words, in the reader's zone, which the foot of the page names. */
export const timeText = (iso: string, language: Language): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format(language, readersZone()).format(date);
};

export const Time = ({ iso, language }: { iso: string; language: Language }) => (
  <time datetime={iso}>{timeText(iso, language)}</time>
);
