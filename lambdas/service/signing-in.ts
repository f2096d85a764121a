/**
 * Account links and sessions. A link is mailed, stored only as a hash, works once and not for long; using it takes a button, so that
 * mail scanners that follow links use up nothing. Whether an address is known shows nowhere.
 */
import { signInMail } from "../mail/account.ts";
import type { AccountLink, Concerned } from "../store/access.ts";
import type { Profile } from "../store/people.ts";
import { type Language, PATHS, type People, type Person } from "./api.ts";
import { checkedAddress, checkedName, checkedPath, hashed, languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { personAt, personFor, personOf } from "./persons.ts";
import { isWithinRate, RATES, requireRate } from "./rates.ts";
import { situation } from "./situations.ts";

type EntryLink = Exclude<AccountLink, { purpose: "address" }>;
type SigningIn = Pick<People, "requestSignIn" | "peekSignIn" | "confirmSignIn" | "signOut">;
type Join = (person: Person, game: string) => Promise<unknown>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const SIGN_IN_MINUTES = 30;
export const INVITATION_DAYS = 14;
const SESSION_DAYS = 60;

/** The use cases; `join` takes an invited seat. */
export function createSigningIn(deps: Deps, join: Join): SigningIn {
  return {
    requestSignIn: (input) => requestSignIn(deps, input),
    peekSignIn: (token) => peekSignIn(deps, token),
    confirmSignIn: (token, input) => confirmSignIn(deps, join, token, input),
    async signOut(session) {
      const [person, secret] = session.split(".");
      if (person && secret) await deps.store.access.dropSession(person, hashed(secret));
    },
  };
}

/** Whose session this is, also if the account has been deleted since. */
export async function profileOfSession({ store, clock }: Deps, session: string): Promise<Profile | null> {
  const [person, secret] = session.split(".");
  return person && secret ? store.access.session(person, hashed(secret), clock.now()) : null;
}

/** A new invitation link: its address. The link joins the game when it is confirmed. */
export async function invitationUrl(deps: Deps, person: string, game: string): Promise<string> {
  const path = await newLink(deps, { purpose: "invitation", person, game }, INVITATION_DAYS * DAY, [{ person }]);
  return `${deps.origin}${PATHS.signIn}${path}`;
}

async function requestSignIn(deps: Deps, input: Parameters<People["requestSignIn"]>[0]): Promise<void> {
  const address = checkedAddress(input.address);
  if (input.source) await requireRate(deps, RATES.signInPerSource, hashed(input.source), "tooManyMails");
  if (!(await isWithinRate(deps, RATES.signInPerAddress, hashed(address)))) return;
  const known = await personAt(deps, address);
  if (known?.suppression && !(await isWithinRate(deps, RATES.signInPerSuppressed, known.id))) return;
  const { language } = input;
  const link = { purpose: "signIn", address, language, next: checkedPath(input.next) } as const;
  const token = await newLink(deps, link, SIGN_IN_MINUTES * MINUTE, [{ addressHash: hashed(address) }]);
  const url = `${deps.origin}${PATHS.signIn}${token}`;
  const written = known ? languageOf(known.language) : language;
  await deps.mail.send(
    signInMail({ to: address, language: written, url, minutes: SIGN_IN_MINUTES, origin: deps.origin }),
  );
}

/** The token of a new account link that works for so many milliseconds. */
export async function newLink(
  { store, chance, clock }: Deps,
  link: AccountLink,
  lifetime: number,
  concerned: readonly Concerned[],
): Promise<string> {
  const token = chance.token();
  await store.access.putLink(hashed(token), link, new Date(clock.now().getTime() + lifetime), concerned);
  return token;
}

async function peekSignIn(deps: Deps, token: string): ReturnType<People["peekSignIn"]> {
  const link = await openLink(deps, token);
  const profile = await ownerOf(deps, link);
  const isNew = !profile?.name;
  if (link.purpose === "invitation") {
    if (!profile) throw situation("gone", "linkGone");
    const { address } = profile;
    return { address, isNew, purpose: "invitation", game: link.game, language: languageOf(profile.language) };
  }
  const language = languageOf(profile?.language ?? link.language);
  return { address: link.address, isNew, purpose: "signIn", language, next: link.next };
}

async function confirmSignIn(
  deps: Deps,
  join: Join,
  token: string,
  input: { name?: string; language?: Language },
): ReturnType<People["confirmSignIn"]> {
  const link = await openLink(deps, token);
  const known = await ownerOf(deps, link);
  const name = known?.name ? undefined : newName(input.name);
  if (!(await deps.store.access.useLink(hashed(token), deps.clock.now()))) throw situation("gone", "linkGone");
  const owner = known ?? (await newOwner(deps, link));
  const profile = await deps.store.people.update(owner.id, { name, language: input.language });
  if (!profile) throw situation("gone", "linkGone");
  const person = personOf(profile);
  await deps.store.suppressions.lift(person.id, deps.clock.now());
  const session = await openSession(deps, person.id);
  if (link.purpose === "signIn") return { session, person, next: link.next };
  await join(person, link.game).catch((error: unknown) => {
    deps.log.info("invitation came too late", { game: link.game, why: String(error) });
  });
  return { session, person, game: link.game };
}

async function openLink({ store, clock }: Deps, token: string): Promise<EntryLink> {
  const link = await store.access.link(hashed(token), clock.now());
  if (!link || link.purpose === "address") throw situation("gone", "linkGone");
  return link;
}

async function ownerOf(deps: Deps, link: EntryLink): Promise<Profile | null> {
  if (link.purpose === "signIn") return personAt(deps, link.address);
  const profile = await deps.store.people.get(link.person);
  return profile?.erased ? null : profile;
}

async function newOwner(deps: Deps, link: EntryLink): Promise<Profile> {
  if (link.purpose === "invitation") throw situation("gone", "linkGone");
  return personFor(deps, link.address, languageOf(link.language));
}

function newName(name: string | undefined): string {
  if (name === undefined || name.trim() === "") throw situation("invalid", "nameNeeded");
  return checkedName(name);
}

/** The session's value for the cookie: whose it is, and a secret that is stored only as a hash. */
async function openSession({ store, chance, clock }: Deps, person: string): Promise<string> {
  const secret = chance.token();
  await store.access.putSession(person, hashed(secret), new Date(clock.now().getTime() + SESSION_DAYS * DAY));
  return `${person}.${secret}`;
}
