/** The use cases about persons: signing in, names, languages, and which games' mails they want. */
import { personOfToken } from "./access/tokens.ts";
import type { People, Person } from "./api.ts";
import { confirmAddressChange, peekAddressChange, requestAddressChange } from "./changing-address.ts";
import { languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { erase } from "./erasing.ts";
import type { SignedLinks } from "./links.ts";
import { namesOf } from "./names.ts";
import { personOf, updatePerson } from "./persons.ts";
import { createSigningIn, profileOfSession } from "./signing-in.ts";
import { situation } from "./situations.ts";

type Unsubscribing = Awaited<ReturnType<People["unsubscribe"]>>;

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
    personOfToken: (token) => personOfToken(deps, token),
    requestAddressChange: (person, address) => requestAddressChange(deps, person, address),
    peekAddressChange: (token) => peekAddressChange(deps, token),
    confirmAddressChange: (token) => confirmAddressChange(deps, token),
    erase: (person) => erase(deps, person.id),
    update: (person, change) => updatePerson(deps, person, change),
    names: (ids) => namesOf(deps, ids),
    async muted(person, game) {
      return (await people.get(person))?.muted.has(game) ?? false;
    },
    setMuted: (person, game, muted) => people.setMuted(person, game, muted),
    peekUnsubscribe: async (token) => (await readUnsubscription(deps, links, token)).shown,
    async unsubscribe(token) {
      const { person, shown } = await readUnsubscription(deps, links, token);
      await people.setMuted(person, shown.game, true);
      return shown;
    },
  };
}

async function readUnsubscription(
  { store }: Deps,
  links: SignedLinks,
  token: string,
): Promise<{ person: string; shown: Unsubscribing }> {
  const ticket = links.readUnsubscribe(token);
  const profile = ticket && (await store.people.get(ticket.person));
  if (!ticket || !profile) throw situation("gone", "linkGone");
  const [head] = await store.heads.many([ticket.game]);
  const shown = { game: ticket.game, name: head?.name ?? "", language: languageOf(profile.language) };
  return { person: profile.id, shown };
}
