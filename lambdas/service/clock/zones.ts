/**
 * Wall clocks of time zones, from the platform's own time zone data. A wall time is written as the milliseconds that UTC would have at
 * it. All times are milliseconds since 1970.
 */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The zone of somebody who has named none. */
export const DEFAULT_ZONE = "Europe/Berlin";

const LONGEST_ZONE = 64;
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const PARTS = { year: "numeric", month: "numeric", day: "numeric" } as const;
const TIME_PARTS = { hour: "numeric", minute: "numeric", second: "numeric" } as const;

/** Is it the name of a zone that is known here? */
export function isZone(zone: string): boolean {
  if (zone.length > LONGEST_ZONE || !/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** A stored zone, or the default if it is none that is known any more. */
export const zoneOr = (zone: string | null | undefined): string => (zone && isZone(zone) ? zone : DEFAULT_ZONE);

/** What the clock on the wall shows at a time. */
export function wallAt(time: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (part: Intl.DateTimeFormatPartTypes): number => parts.get(part) ?? 0;
  const seconds = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return seconds + modulo(time, 1000);
}

/**
 * The first time at which the wall shows this. A time that is left out when the clocks go forward stands for the one as long after the
 * change.
 */
export function timeAt(wall: number, zone: string): number {
  const offset = (time: number): number => wallAt(time, zone) - time;
  const before = offset(wall - DAY);
  const after = offset(wall + DAY);
  const early = wall - before;
  if (offset(early) === before) return early;
  const late = wall - after;
  return offset(late) === after ? late : early;
}

/** Days since 1970 on the wall's calendar. */
export const dayAt = (time: number, zone: string): number => Math.floor(wallAt(time, zone) / DAY);

/** When a day of the calendar begins. */
export const startOfDay = (day: number, zone: string): number => timeAt(day * DAY, zone);

/** Day of the week as ISO 8601 counts it; the first day of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => modulo(day + 3, 7) + 1;

/** `2026-12-07` for a day of the calendar. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of the calendar that a text such as `2026-12-07` names; null for any other text. */
export function readDate(text: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) / DAY : Number.NaN;
  return Number.isInteger(day) && dateOf(day) === text ? day : null;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const options = { ...PARTS, ...TIME_PARTS, calendar: "iso8601", hourCycle: "h23", timeZone: zone } as const;
  const made = new Intl.DateTimeFormat("en-US", options);
  FORMATS.set(zone, made);
  return made;
}
