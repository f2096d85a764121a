/** A player's calendar at a table: what the person says of time, what the table has agreed, and when the service was down. */
import type { ClockSettings } from "../../store/clockSettings.ts";
import type { Heart } from "../../store/clocks.ts";
import type { Pace } from "../../store/pace.ts";
import { type Calendar, merged, type Span } from "./time.ts";
import { dateOf, dayAt, HOUR, zoneOr } from "./zones.ts";

/** Without a beat for longer than this the service is taken to be down. */
export const LONGEST_PAUSE_MS = HOUR;

/** The calendar of a person at a table of this pace. */
export function calendarOf(pace: Pick<Pace, "days" | "quiet">, person: ClockSettings, gaps: readonly Span[]): Calendar {
  const { days, quiet } = pace;
  return { zone: zoneOr(person.zone), days, quiet, still: merged([...spansOf(person), ...gaps]) };
}

/** Times at which the service was down, and is now if the heart has stopped. */
export function gapsAt(heart: Heart | null, now: number): readonly Span[] {
  if (!heart) return [];
  const last = heart.at.getTime();
  return now - last > LONGEST_PAUSE_MS ? [...heart.gaps, { from: last, until: now }] : heart.gaps;
}

/** The last whole day, such as `2026-12-07` on the person's own calendar, of the absence that has begun; null without one. */
export function awayUntil(person: ClockSettings, now: number): string | null {
  const present = merged(spansOf(person)).find(({ from, until }) => from <= now && now < until);
  return present ? dateOf(dayAt(present.until - 1, zoneOr(person.zone))) : null;
}

const spansOf = ({ absences }: ClockSettings): Span[] =>
  absences.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
