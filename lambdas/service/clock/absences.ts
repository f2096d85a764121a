/**
 * Absences: a person says from when to when. The list holds them in order and apart from each other; what overlaps or touches is one
 * absence, which may not be longer than 60 days. What has begun is a fact: its past stays, or time that stood still would run after all.
 */
import type { Absence } from "../../store/clockSettings.ts";
import type { Profile } from "../../store/people.ts";
import type { Deps } from "../deps.ts";
import { situation } from "../situations.ts";
import type { Span } from "./time.ts";
import { touchGames } from "./winding.ts";
import { DAY, dayAt, readDate, startOfDay, zoneOr } from "./zones.ts";

export const LONGEST_ABSENCE_DAYS = 60;
/** Absences to come, at most. */
const MOST_AHEAD = 12;
/** Days for which absences that are over are kept: longer than any move takes. */
const KEPT_DAYS = 400;
const RETRIES = 5;
/** The hour that a clock change may add. */
const SLACK = DAY / 8;

/** First and last day, as dates of the person's own calendar. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Announces an absence. Throws SituationError invalid. */
export const announce = (deps: Deps, person: string, days: Days): Promise<void> =>
  change(deps, person, (profile, now) => added(profile.absences, spanOf(profile, days, now), deps.chance.id(), now));

/** Gives an absence other days; of one that has begun only the end. Throws SituationError invalid, or conflict if it is over. */
export const postpone = (deps: Deps, person: string, id: string, days: Days): Promise<void> =>
  change(deps, person, (profile, now) => {
    const old = profile.absences.find((one) => one.id === id && Date.parse(one.until) > now);
    if (!old) throw situation("conflict", "absenceOver");
    const begun = Date.parse(old.from) <= now ? Date.parse(old.from) : null;
    const span = spanOf(profile, days, now);
    return added(without(profile.absences, id), begun === null ? span : { ...span, from: begun }, id, now);
  });

/** Takes an absence back; one that has begun ends now. May be repeated. */
export const revoke = (deps: Deps, person: string, id: string): Promise<void> =>
  change(deps, person, ({ absences }, now) =>
    absences.flatMap((one) => {
      if (one.id !== id || Date.parse(one.until) <= now) return one;
      return Date.parse(one.from) >= now ? [] : { ...one, until: new Date(now).toISOString() };
    }),
  );

const without = (absences: readonly Absence[], id: string): Absence[] => absences.filter((one) => one.id !== id);

/** Applies a change to the list as it stands, again if somebody else has changed it meanwhile. */
async function change(
  deps: Deps,
  person: string,
  decide: (profile: Profile, now: number) => readonly Absence[],
): Promise<void> {
  for (let attempt = 0; attempt < RETRIES; attempt++) {
    const profile = await deps.store.people.get(person);
    if (!profile) throw situation("unauthenticated", "linkGone");
    const after = decide(profile, deps.clock.now().getTime());
    if (await deps.store.people.setAbsences(person, profile.absences, after)) return touchGames(deps, person);
  }
  throw situation("conflict", "busy");
}

/** From the first day, or now if that has begun, to the end of the last. */
function spanOf({ zone }: Profile, { from, to }: Days, now: number): Span {
  const own = zoneOr(zone);
  const [first, last] = [readDate(from), readDate(to)];
  const today = dayAt(now, own);
  if (first === null || last === null || last < first || last < today) throw situation("invalid", "absenceDays");
  if (last > today + 2 * KEPT_DAYS) throw situation("invalid", "absenceDays");
  return { from: Math.max(startOfDay(first, own), now), until: startOfDay(last + 1, own) };
}

/** The list with one more; those that overlap it or touch it become part of it. */
function added(absences: readonly Absence[], { from, until }: Span, id: string, now: number): Absence[] {
  const spans = absences.map((one) => ({ one, from: Date.parse(one.from), until: Date.parse(one.until) }));
  const joined = spans.filter((span) => span.from <= until && from <= span.until && span.until > now);
  const whole = {
    from: Math.min(from, ...joined.map((span) => span.from)),
    until: Math.max(until, ...joined.map((span) => span.until)),
  };
  if (whole.until - whole.from > LONGEST_ABSENCE_DAYS * DAY + SLACK) {
    throw situation("invalid", "absenceLong", { max: LONGEST_ABSENCE_DAYS });
  }
  const apart = spans.filter((span) => !joined.includes(span) && span.until > now - KEPT_DAYS * DAY);
  if (apart.filter((span) => span.until > now).length >= MOST_AHEAD) {
    throw situation("invalid", "absencesMany", { max: MOST_AHEAD });
  }
  const made = { id, from: new Date(whole.from).toISOString(), until: new Date(whole.until).toISOString() };
  return [...apart.map(({ one }) => one), made].toSorted((a, b) => a.from.localeCompare(b.from));
}
