/** What a person says of time: the zone, own hours of reminders, and absences as pages show them. */
import { type Reminders, remindersSchema } from "../../store/pace.ts";
import type { TimeSettings } from "../api.ts";
import type { Deps } from "../deps.ts";
import { scheduleDigest } from "../digest.ts";
import { situation } from "../situations.ts";
import { touchGames } from "./winding.ts";
import { dateOf, dayAt, isZone, zoneOr } from "./zones.ts";

/** Throws SituationError unauthenticated for nobody. */
export async function timeSettings({ store, clock }: Deps, person: string): Promise<TimeSettings> {
  const profile = await store.people.get(person);
  if (!profile) throw situation("unauthenticated", "linkGone");
  const zone = zoneOr(profile.zone);
  const now = clock.now().getTime();
  const present = profile.absences.filter(({ until }) => Date.parse(until) > now);
  return {
    ...{ zone, reminders: profile.reminders, today: dateOf(dayAt(now, zone)) },
    absences: present.map(({ id, from, until }) => ({
      id,
      from: dateOf(dayAt(Date.parse(from), zone)),
      to: dateOf(dayAt(Date.parse(until) - 1, zone)),
      hasBegun: Date.parse(from) <= now,
    })),
  };
}

/** Changes zone and hours of reminders. Throws SituationError invalid. */
export async function setTimeSettings(
  deps: Deps,
  person: string,
  input: { readonly zone: string; readonly reminders: unknown },
): Promise<void> {
  if (!isZone(input.zone)) throw situation("invalid", "zone");
  const reminders = input.reminders === null ? null : checkedReminders(input.reminders);
  await deps.store.people.update(person, { zone: input.zone, reminders });
  await touchGames(deps, person);
  await scheduleDigest(deps, person);
}

function checkedReminders(input: unknown): Reminders {
  const parsed = remindersSchema.safeParse(input);
  if (!parsed.success) throw situation("invalid", "reminders");
  return parsed.data;
}
