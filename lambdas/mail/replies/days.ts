/**
 * Days as people write them, in three languages: `2026-08-03`, `3.8.2026`, `3.8.`, `3-8-2026`, `3 Aug`, `August 3rd`, `Mo. 3. August`,
 * today, tomorrow. Nothing else is guessed: `3/8` is another day on either side of the ocean, and no day here.
 */
import { dateOf, readDate } from "../../service/clock/zones.ts";

/** A day as far as it is written: of the next one the month may say it, and nobody writes the year. */
export interface WrittenDay {
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

const MONTHS = [
  ["january", "januar", "januari"],
  ["february", "februar", "februari"],
  ["march", "märz", "maerz", "maart", "mrt"],
  ["april"],
  ["may", "mai", "mei"],
  ["june", "juni"],
  ["july", "juli"],
  ["august", "augustus"],
  ["september"],
  ["october", "oktober"],
  ["november"],
  ["december", "dezember"],
] as const;
const WEEKDAYS = [
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  ...["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag"],
  ...["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
] as const;
const TODAY = ["today", "heute", "vandaag", "now", "jetzt", "sofort", "nu"];
const TOMORROW = ["tomorrow", "morgen"];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const FIGURES = /^(\d{1,2})\.\s?(\d{1,2})\.?(?:\s?(\d{4}|\d{2}))?$/;
const DASHED = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s?(\p{L}{3,})\.?,?(?:\s(\d{4}))?$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s(\d{1,2})(?:\.|st|nd|rd|th)?,?(?:\s(\d{4}))?$/u;
const DAY_ALONE = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/;

/** Within so many days a day without a year must come. */
const REACH_DAYS = 300;

/** Reads a day; `today` is a date such as `2026-08-03`. Null if it is none. */
export function readDay(text: string, today: string): WrittenDay | null {
  const words = withoutWeekday(text.trim().toLowerCase());
  if (TODAY.includes(words)) return dayOn(today, 0);
  if (TOMORROW.includes(words)) return dayOn(today, 1);
  const iso = ISO.exec(words);
  if (iso) return written(iso[3], Number(iso[2]), iso[1]);
  const figures = FIGURES.exec(words) ?? DASHED.exec(words);
  if (figures) return written(figures[1], Number(figures[2]), figures[3]);
  const named = DAY_FIRST.exec(words);
  if (named) return written(named[1], monthOf(named[2]), named[3]);
  const turned = MONTH_FIRST.exec(words);
  if (turned) return written(turned[2], monthOf(turned[1]), turned[3]);
  const alone = DAY_ALONE.exec(words);
  return alone ? { day: Number(alone[1]), month: null, year: null } : null;
}

function written(day: string | undefined, month: number | null, year: string | undefined): WrittenDay | null {
  if (month === null) return null;
  const full = year?.length === 2 ? 2000 + Number(year) : Number(year);
  return { day: Number(day), month, year: year === undefined ? null : full };
}

function monthOf(word = ""): number | null {
  const at = MONTHS.findIndex((names) => names.some((name) => name.startsWith(word)));
  return at < 0 ? null : at + 1;
}

function withoutWeekday(text: string): string {
  const [, word = "", rest = ""] = /^(\p{L}{2,})\.?,?\s+(.*\d.*)$/u.exec(text) ?? [];
  return word !== "" && WEEKDAYS.some((name) => name.startsWith(word)) ? rest : text;
}

function dayOn(today: string, more: number): WrittenDay {
  const [year = 0, month = 0, day = 0] = dateOf((readDate(today) ?? 0) + more)
    .split("-")
    .map(Number);
  return { day, month, year };
}

/**
 * First and last day as dates: without a year the end is the next such day, and the beginning the last one before it. Null if one of
 * them is no day of the calendar, or the end lies too far ahead to be meant.
 */
export function datesOf(from: WrittenDay, to: WrittenDay, today: string): { from: string; to: string } | null {
  const year = Number(today.slice(0, 4));
  const last = to.year === null ? nextOf(to, year, today) : dateIn(to, to.year);
  if (last === null) return null;
  const begins = { ...from, month: from.month ?? to.month };
  const lastYear = Number(last.slice(0, 4));
  const before = [dateIn(begins, lastYear), dateIn(begins, lastYear - 1)].find((date) => date !== null && date <= last);
  const first = from.year === null ? before : dateIn(begins, from.year);
  return first ? { from: first, to: last } : null;
}

function nextOf(day: WrittenDay, year: number, today: string): string | null {
  const next = [dateIn(day, year), dateIn(day, year + 1)].find((date) => date !== null && date >= today);
  const reach = dateOf((readDate(today) ?? 0) + REACH_DAYS);
  return next && next <= reach ? next : null;
}

/** `2026-08-03`, or null if the calendar has no such day. */
function dateIn({ day, month }: WrittenDay, year: number): string | null {
  const two = (value: number): string => String(value).padStart(2, "0");
  const date = `${String(year).padStart(4, "0")}-${two(month ?? 0)}-${two(day)}`;
  return readDate(date) === null ? null : date;
}
