/** Names of persons put into what pages show: the log and its read models know persons by id alone. */
import type { HeadRecord } from "../store/heads.ts";
import type { GameHead } from "./api.ts";
import type { Deps } from "./deps.ts";

/** Names by id, of persons who have one. */
export async function namesOf({ store }: Deps, persons: readonly string[]): Promise<Map<string, string>> {
  if (persons.length === 0) return new Map();
  const profiles = await store.people.many(persons);
  return new Map(profiles.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Heads with the names of those who sit there; an open seat and somebody who has never signed in have an empty name. */
export async function withNames(deps: Deps, heads: readonly HeadRecord[]): Promise<GameHead[]> {
  const names = await namesOf(deps, personsOf(heads));
  return heads.map((head) => ({
    ...head,
    seats: head.seats.map((place) => ({ ...place, name: (place.person && names.get(place.person)) ?? "" })),
  }));
}

function personsOf(heads: readonly HeadRecord[]): string[] {
  return heads.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
}
