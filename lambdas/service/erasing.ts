/**
 * Deleting an account. The person becomes nobody in particular; the games, and what the log says, stay as they are, and so does the
 * place at a running table.
 *
 *     profile wiped -> address given up -> links gone -> settled -> hosts told -> tokens and webhook gone -> signed out everywhere
 *
 * The first step is one write, after which nothing of the person shows and no mail goes out. Each further one may be repeated: whoever
 * comes back with a session of the deleted account, or asks for the deletion again, finishes it.
 */
import type { Erasure } from "../store/people.ts";
import { hashed } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { tellHosts } from "./feedback.ts";
import { forgetProgramsOf } from "./programs/forgetting.ts";

/** Deletes the account; does what is left of it if that was begun before. */
export async function erase(deps: Deps, person: string): Promise<void> {
  const erased = await wiped(deps, person);
  if (!erased) return;
  if (erased.address !== null) await giveUp(deps, person, erased.address);
  await tellHosts(deps, person);
  await deps.store.hooks.drop(person);
  await deps.store.personalTokens.dropAll(person);
  await deps.store.access.dropSessions(person);
}

/** What is left to do once the profile is wiped. If the address changes meanwhile, the later one is the one to give up. */
async function wiped({ store, clock }: Deps, person: string): Promise<Erasure | null> {
  for (;;) {
    const profile = await store.people.get(person);
    if (!profile || profile.erased) return profile?.erased ?? null;
    const instead = { name: nameOfNobody(person), addressHash: hashed(profile.address) };
    await store.people.erase(person, profile.address, instead, clock.now());
  }
}

/** Short for "nomen nescio" in all languages; the end of the id keeps several of them apart. */
const nameOfNobody = (person: string): string => `N. N. ${person.slice(-3)}`;

async function giveUp(deps: Deps, person: string, addressHash: string): Promise<void> {
  const { store } = deps;
  await store.people.releaseAddress(addressHash, person);
  await store.access.dropLinks({ addressHash });
  await store.access.dropLinks({ person });
  await store.notepads.drop(person);
  await store.departures.drop("digest", person);
  await forgetProgramsOf(deps, person);
  await store.people.settleErasure(person);
}
