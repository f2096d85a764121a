/** Names of persons, and their time, put into what pages show: the log and its read models know persons by id alone. */
import type { HeadRecord } from "../store/heads.ts";
import type { Profile } from "../store/people.ts";
import type { GameHead } from "./api.ts";
import { gapsFor, readerOf, seatClocks } from "./clock/standing.ts";
import type { Deps } from "./deps.ts";

/** Names by id, of persons who have one. */
export async function namesOf(deps: Deps, persons: readonly string[]): Promise<Map<string, string>> {
  const profiles = await profilesOf(deps, persons);
  return new Map([...profiles.values()].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/**
 * Heads with the names of those who sit there and how their clocks stand; an open seat and somebody who has never signed in have an
 * empty name.
 */
export async function withNames(deps: Deps, heads: readonly HeadRecord[]): Promise<GameHead[]> {
  const [profiles, gaps] = await Promise.all([profilesOf(deps, personsOf(heads)), gapsFor(deps, heads)]);
  const now = deps.clock.now().getTime();
  return heads.map((head) => ({
    ...head,
    seats: head.seats.map((place) => {
      const profile = profiles.get(place.person ?? "");
      return { ...place, name: profile?.name ?? "", ...readerOf(profile, now) };
    }),
    clocks: seatClocks(head, profiles, gaps, now),
  }));
}

async function profilesOf({ store }: Deps, persons: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
  const profiles = persons.length === 0 ? [] : await store.people.many(persons);
  return new Map(profiles.map((profile) => [profile.id, profile]));
}

function personsOf(heads: readonly HeadRecord[]): string[] {
  return heads.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
}
