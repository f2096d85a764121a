/** The mails' texts by language. */
import type { Language } from "../service/api.ts";
import { de } from "./de.ts";
import { en, type MailTexts } from "./en.ts";
import { nl } from "./nl.ts";

export type { MailTexts } from "./en.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl };

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** `Mon 30 Nov 04:33` in a zone; a time given as ISO text. */
export function timeText(at: string, language: Language, zone: string): string {
  const parts = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return format(language, { ...parts, timeZone: zone }, at);
}

/** `Mon 04:33` in a zone: for what happened within days. */
export function shortTimeText(at: string, language: Language, zone: string): string {
  return format(language, { weekday: "short", hour: "2-digit", minute: "2-digit", timeZone: zone }, at);
}

function format(language: Language, parts: Intl.DateTimeFormatOptions, at: string): string {
  const key = language + Object.entries(parts).join();
  const locale = language === "en" ? "en-GB" : language;
  const known = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, hourCycle: "h23" });
  FORMATS.set(key, known);
  return known.format(new Date(at)).replaceAll(",", "");
}
