/**
 * A person moves to another mail address. The new one has to be confirmed by a link that is mailed there; the old one is told.
 *
 *     link to the new address -> button -> the new address is claimed -> the profile moves -> the old address is given up
 *
 * One address belongs to one person: who claims it first has it. Of several changes at once each moves from where the profile then is.
 */
import { addressChangedMail, addressChangeMail } from "../mail/account.ts";
import type { AccountLink } from "../store/access.ts";
import type { Profile } from "../store/people.ts";
import { type Language, PATHS, type Person } from "./api.ts";
import { checkedAddress, hashed, languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { insisting } from "./insisting.ts";
import { claimFor, personOf } from "./persons.ts";
import { isWithinRate, RATES, requireRate } from "./rates.ts";
import { newLink, SIGN_IN_MINUTES } from "./signing-in.ts";
import { situation } from "./situations.ts";

type ChangeLink = Extract<AccountLink, { purpose: "address" }>;

const MOST_ATTEMPTS = 8;

/** Mails the link to the new address if the rate allows. Throws SituationError invalid or tooMany. */
export async function requestAddressChange(deps: Deps, person: Person, written: string): Promise<void> {
  const address = checkedAddress(written);
  if (address === person.address) throw situation("invalid", "sameAddress");
  await requireRate(deps, RATES.addressChangesPerPerson, person.id, "tooManyMails");
  if (!(await isWithinRate(deps, RATES.signInPerAddress, hashed(address)))) return;
  const link = { purpose: "address", person: person.id, address } as const;
  const concerned = [{ person: person.id }, { addressHash: hashed(address) }];
  const token = await newLink(deps, link, SIGN_IN_MINUTES * 60_000, concerned);
  const url = `${deps.origin}${PATHS.address}${token}`;
  const { name, language } = person;
  await deps.mail.send(
    addressChangeMail({ to: address, language, name, url, minutes: SIGN_IN_MINUTES, origin: deps.origin }),
  );
}

/** What the link would change. Throws SituationError gone. */
export async function peekAddressChange(
  deps: Deps,
  token: string,
): Promise<{ name: string; address: string; language: Language }> {
  const { address, profile } = await openChange(deps, token);
  return { name: profile.name ?? "", address, language: languageOf(profile.language) };
}

/** 1. the link is used up; 2. the new address is claimed; 3. the profile moves; 4. the old address is told and given up. */
export async function confirmAddressChange(deps: Deps, token: string): Promise<Person> {
  const { address, person } = await openChange(deps, token);
  if (!(await deps.store.access.useLink(hashed(token), deps.clock.now()))) throw situation("gone", "linkGone");
  if ((await claimFor(deps, address, person)) !== person) throw situation("conflict", "addressTaken");
  const old = await move(deps, person, address);
  if (old.address !== address) await leaveBehind(deps, old);
  return personOf({ ...old, address });
}

async function openChange({ store, clock }: Deps, token: string): Promise<ChangeLink & { profile: Profile }> {
  const link = await store.access.link(hashed(token), clock.now());
  if (link?.purpose !== "address") throw situation("gone", "linkGone");
  const profile = await store.people.get(link.person);
  if (!profile || profile.erased) throw situation("gone", "linkGone");
  return { ...link, profile };
}

/** The profile as it was before. Throws SituationError gone if the account has been deleted meanwhile: then the claim goes too. */
async function move({ store, clock }: Deps, person: string, address: string): Promise<Profile> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const profile = await store.people.get(person);
    if (!profile || profile.erased) break;
    if (profile.address === address) return profile;
    if (await store.people.moveAddress(person, profile.address, address, clock.now())) return profile;
  }
  await store.people.releaseAddress(hashed(address), person);
  throw situation("gone", "linkGone");
}

/** Links that were mailed to the old address sign nobody in any more. */
async function leaveBehind(deps: Deps, { id, name, address, language, suppression }: Profile): Promise<void> {
  const { people, access } = deps.store;
  await access.dropLinks({ addressHash: hashed(address) });
  await people.releaseAddress(hashed(address), id);
  if (suppression) return;
  const mail = addressChangedMail({
    ...{ to: address, language: languageOf(language), name: name ?? "", origin: deps.origin },
  });
  await insisting(async () => void (await deps.mail.send(mail))).catch((error: unknown) => {
    deps.log.error("old address not told", { person: id, reason: error instanceof Error ? error.message : "unknown" });
  });
}
