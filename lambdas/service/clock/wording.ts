/** Times in a zone as people write them, in their language: for pages and mails alike. */
import type { Language } from "../api.ts";

const FORMATS = new Map<string, Intl.DateTimeFormat>();
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** `Fri 4 Dec 18:00 CET`; the time as ISO text. */
export const zonedTimeText = (iso: string, language: Language, zone: string): string =>
  written(language, { ...DAY, ...CLOCK, timeZoneName: "short", timeZone: zone }, iso);

/** `Fri 4 Dec 18:00`, where the zone is named elsewhere. */
export const timeText = (iso: string, language: Language, zone: string): string =>
  written(language, { ...DAY, ...CLOCK, timeZone: zone }, iso);

/** `Fri 18:00`: for what happened within days. */
export const shortTimeText = (iso: string, language: Language, zone: string): string =>
  written(language, { weekday: DAY.weekday, ...CLOCK, timeZone: zone }, iso);

/** `Mon 7 Dec` for a date such as `2026-12-07`. */
export const dateText = (date: string, language: Language): string =>
  written(language, { ...DAY, timeZone: "UTC" }, `${date}T00:00:00Z`);

/** `Mon 7 Dec 2026` for a date such as `2026-12-07`. */
export const wholeDateText = (date: string, language: Language): string =>
  written(language, { ...DAY, year: "numeric", timeZone: "UTC" }, `${date}T00:00:00Z`);

/** Day and time in a sentence of their own, with the language's commas: `Fri, 4 Dec, 18:00`. */
export const pageTimeText = (iso: string, language: Language, zone: string): string =>
  formatOf(language, { ...DAY, ...CLOCK, timeZone: zone }).format(new Date(iso));

const written = (language: Language, options: Intl.DateTimeFormatOptions, iso: string): string =>
  formatOf(language, options).format(new Date(iso)).replaceAll(",", "");

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options).join()}`;
  const known = FORMATS.get(key) ?? new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
  FORMATS.set(key, known);
  return known;
}
