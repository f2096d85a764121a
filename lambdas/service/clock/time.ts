/**
 * Playing time: it runs on the playing days of a player's own calendar and stands still while the player is away or the service was
 * down. Pure, and monotone: what begins later is never due earlier. All times are milliseconds since 1970.
 */
import type { Pace } from "../../store/pace.ts";
import { DAY, dayAt, HOUR, startOfDay, timeAt, wallAt, weekdayOf } from "./zones.ts";

/** From one time up to, but not including, another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When time runs for a player, and when the player may be disturbed. */
export interface Calendar {
  readonly zone: string;
  readonly days: Pace["days"];
  readonly quiet: Pace["quiet"];
  /** Absences and downtimes, in order and apart from each other. */
  readonly still: readonly Span[];
}

/** Days after which counting stops: longer than the slowest pace with the longest absences. */
const MOST_DAYS = 1000;
const MOST_STEPS = 2000;

/** The time at which so many hours of playing time have run since then. */
export function runFor(calendar: Calendar, since: number, hours: number): number {
  const { zone, days } = calendar;
  let left = hours * HOUR;
  let at = since;
  for (let day = dayAt(since, zone), last = day + MOST_DAYS; day < last; day++) {
    const end = startOfDay(day + 1, zone);
    const running = days.includes(weekdayOf(day)) ? without({ from: at, until: end }, calendar.still) : [];
    for (const { from, until } of running) {
      if (until - from >= left) return from + left;
      left -= until - from;
    }
    at = end;
  }
  return at;
}

/** The first time from then on that lies on a playing day, outside quiet hours and absences. */
export function nextOpen(calendar: Calendar, since: number): number {
  let time = since;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = afterStill(calendar, afterQuiet(calendar, afterRest(calendar, time)));
    if (next <= time) return time;
    time = next;
  }
  return time;
}

/** May the player be disturbed now? */
export const isOpen = (calendar: Calendar, now: number): boolean => nextOpen(calendar, now) === now;

export interface Deadline {
  /** When the move is due. */
  readonly due: number;
  /** When the grace is over too. */
  readonly timeout: number;
}

/** When a move is due that was asked for then. */
export function deadlineOf(
  { hours, grace }: Pick<Pace, "hours" | "grace">,
  calendar: Calendar,
  asked: number,
): Deadline {
  const due = nextOpen(calendar, runFor(calendar, asked, hours));
  return { due, timeout: nextOpen(calendar, runFor(calendar, due, grace)) };
}

/** Spans in order, those that overlap or touch made one. */
export function merged(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (span.until <= span.from) continue;
    if (last && span.from <= last.until)
      list[list.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else list.push(span);
  }
  return list;
}

/** What is left of a span. */
function without({ from, until }: Span, still: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let at = from;
  for (const one of still) {
    if (one.until <= at || one.from >= until) continue;
    if (one.from > at) pieces.push({ from: at, until: one.from });
    at = one.until;
  }
  return at < until ? [...pieces, { from: at, until }] : pieces;
}

function afterRest({ zone, days }: Calendar, time: number): number {
  const day = dayAt(time, zone);
  return days.includes(weekdayOf(day)) ? time : startOfDay(day + 1, zone);
}

function afterQuiet({ zone, quiet }: Calendar, time: number): number {
  if (!quiet) return time;
  const wall = wallAt(time, zone);
  const day = Math.floor(wall / DAY);
  const hour = Math.floor((wall - day * DAY) / HOUR);
  const { from, to } = quiet;
  const isOverNight = from > to;
  const isQuiet = isOverNight ? hour >= from || hour < to : hour >= from && hour < to;
  if (!isQuiet) return time;
  const endDay = isOverNight && hour >= from ? day + 1 : day;
  return timeAt(endDay * DAY + to * HOUR, zone);
}

function afterStill({ still }: Calendar, time: number): number {
  return still.find(({ from, until }) => from <= time && time < until)?.until ?? time;
}
