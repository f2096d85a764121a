/** The mails' texts by language. */
import type { Language } from "../service/api.ts";
import { de } from "./de.ts";
import { en, type MailTexts } from "./en.ts";
import { nl } from "./nl.ts";

export type { MailTexts } from "./en.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl };

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** `Mon 30 Nov 04:33` in UTC; a time given as ISO text. */
export function timeText(at: string, language: Language): string {
  return format(language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }, at);
}

/** `Mon 04:33` in UTC: for what happened within days. */
export function shortTimeText(at: string, language: Language): string {
  return format(language, { weekday: "short", hour: "2-digit", minute: "2-digit" }, at);
}

function format(language: Language, parts: Intl.DateTimeFormatOptions, at: string): string {
  const key = language + Object.keys(parts).join();
  const locale = language === "en" ? "en-GB" : language;
  const known = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC", hourCycle: "h23" });
  FORMATS.set(key, known);
  return known.format(new Date(at)).replaceAll(",", "");
}
