/** Persons as the use cases see them: found or made by address, and what they may change about themselves. */
import { NO_CLOCK_SETTINGS } from "../store/clockSettings.ts";
import { NO_MAIL_WISHES } from "../store/mailWishes.ts";
import type { Profile } from "../store/people.ts";
import type { Language, Person } from "./api.ts";
import { checkedName, hashed, languageOf } from "./checks.ts";
import { zoneOr } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";
import { situation } from "./situations.ts";

/** The person with this address; made, without a name, if there is none. */
export async function personFor(deps: Deps, address: string, language: Language): Promise<Profile> {
  const { people } = deps.store;
  const id = await claimFor(deps, address, deps.chance.id());
  const found = await people.get(id);
  if (found) return found;
  const profile = { id, name: null, address, language, createdAt: deps.clock.now().toISOString() };
  await people.create(profile);
  return { ...profile, ...NO_CLOCK_SETTINGS, ...NO_MAIL_WISHES, suppression: null, erased: null };
}

/** The person with this address, if there is one. An address that its person has left behind is nobody's. */
export async function personAt({ store }: Deps, address: string): Promise<Profile | null> {
  const id = await store.people.byAddress(hashed(address));
  const profile = id === null ? null : await store.people.get(id);
  return profile?.address === address ? profile : null;
}

/**
 * Gives the address to the person unless it is somebody else's; answers whose it is. One that its person has left behind is free, but
 * not at once: its owner may be about to move there. Throws SituationError conflict until then.
 */
export async function claimFor({ store, clock }: Deps, address: string, person: string): Promise<string> {
  const { people } = store;
  const [hash, now] = [hashed(address), clock.now()];
  const owner = (await people.byAddress(hash)) ?? (await people.claimAddress(hash, person, now));
  if (owner === person) return person;
  const profile = await people.get(owner);
  if (!profile || profile.address === address) return owner;
  if (await people.takeAddress(hash, owner, person, now)) return person;
  throw situation("conflict", "addressBusy");
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
export function personOf({ id, name, address, language, zone, suppression }: Profile): Person {
  const person = { id, name: name ?? "", address, language: languageOf(language), zone: zoneOr(zone) };
  return suppression ? { ...person, unreachable: true } : person;
}
