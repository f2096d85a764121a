/** Persons as the use cases see them: found or made by address, and what they may change about themselves. */
import { NO_CLOCK_SETTINGS } from "../store/clockSettings.ts";
import type { Profile } from "../store/people.ts";
import type { Language, Person } from "./api.ts";
import { checkedName, hashed, languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { situation } from "./situations.ts";

/** The person with this address; made, without a name, if there is none. */
export async function personFor(deps: Deps, address: string, language: Language): Promise<Profile> {
  const { people } = deps.store;
  const hash = hashed(address);
  const known = await people.byAddress(hash);
  const id = known ?? (await people.claimAddress(hash, deps.chance.id()));
  const found = await people.get(id);
  if (found) return found;
  const profile = { id, name: null, address, language, createdAt: deps.clock.now().toISOString() };
  await people.create(profile);
  return { ...profile, ...NO_CLOCK_SETTINGS, muted: new Set(), suppression: null };
}

/** The person with this address, if there is one. */
export async function personAt({ store }: Deps, address: string): Promise<Profile | null> {
  const id = await store.people.byAddress(hashed(address));
  return id === null ? null : store.people.get(id);
}

/** Changes name or language. Throws SituationError invalid. */
export async function updatePerson(
  { store }: Deps,
  id: string,
  change: { name?: string; language?: Language },
): Promise<Person> {
  const name = change.name === undefined ? undefined : checkedName(change.name);
  const profile = await store.people.update(id, { name, language: change.language });
  if (!profile) throw situation("unauthenticated", "linkGone");
  return personOf(profile);
}

/** A profile as pages see it. */
export function personOf({ id, name, address, language }: Profile): Person {
  return { id, name: name ?? "", address, language: languageOf(language) };
}
