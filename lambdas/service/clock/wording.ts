/** Times in a zone as people write them, in their language: for pages and mails alike. */
import type { Language } from "../api.ts";

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** `Fri 4 Dec 18:00 CET`; the time as ISO text. */
export function zonedTimeText(iso: string, language: Language, zone: string): string {
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;
  return written(`time ${language} ${zone}`, language, { ...day, ...time, timeZone: zone }, new Date(iso));
}

/** `Mon 7 Dec` for a date such as `2026-12-07`. */
export function dateText(date: string, language: Language): string {
  const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return written(`date ${language}`, language, parts, new Date(`${date}T00:00:00Z`));
}

/** `Mon 7 Dec 2026` for a date such as `2026-12-07`. */
export function wholeDateText(date: string, language: Language): string {
  const parts = { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return written(`whole ${language}`, language, parts, new Date(`${date}T00:00:00Z`));
}

function written(key: string, language: Language, options: Intl.DateTimeFormatOptions, at: Date): string {
  const locale = language === "en" ? "en-GB" : language;
  const known = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, options);
  FORMATS.set(key, known);
  return known.format(at).replaceAll(",", "");
}
