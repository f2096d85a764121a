/** The use cases about persons: signing in, names, languages, and which games' mails they want. */

import { ownWish } from "../store/mailWishes.ts";
import { personOfToken } from "./access/tokens.ts";
import type { People, Person } from "./api.ts";
import { confirmAddressChange, peekAddressChange, requestAddressChange } from "./changing-address.ts";
import type { Deps } from "./deps.ts";
import { erase } from "./erasing.ts";
import type { SignedLinks } from "./links.ts";
import { namesOf } from "./names.ts";
import { personOf, updatePerson } from "./persons.ts";
import { createSigningIn, profileOfSession } from "./signing-in.ts";
import { readUnsubscription, unsubscribe } from "./unsubscribing.ts";
import { mailSettings, setMailSettings, setMailWish } from "./wishes.ts";

/** The use cases; `join` takes an invited seat. */
export function createPeopleService(
  deps: Deps,
  links: SignedLinks,
  join: (person: Person, game: string) => Promise<unknown>,
): People {
  const { people } = deps.store;
  return {
    ...createSigningIn(deps, join),
    async personOfSession(session) {
      const profile = await profileOfSession(deps, session);
      if (!profile?.erased) return profile && personOf(profile);
      await erase(deps, profile.id);
      return null;
    },
    personOfToken: (token, acts) => personOfToken(deps, token, acts),
    requestAddressChange: (person, address) => requestAddressChange(deps, person, address),
    peekAddressChange: (token) => peekAddressChange(deps, token),
    confirmAddressChange: (token) => confirmAddressChange(deps, token),
    erase: (person) => erase(deps, person.id),
    update: (person, change) => updatePerson(deps, person, change),
    names: (ids) => namesOf(deps, ids),
    mails: (person) => mailSettings(deps, person),
    setMails: (person, settings) => setMailSettings(deps, person, settings),
    async mailWish(person, game) {
      const profile = await people.get(person);
      return profile && ownWish(profile, game);
    },
    setMailWish: (person, game, wish) => setMailWish(deps, person, game, wish),
    peekUnsubscribe: async (token) => (await readUnsubscription(deps, links, token)).shown,
    unsubscribe: (token, scope) => unsubscribe(deps, links, token, scope),
  };
}
