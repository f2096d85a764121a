/**
 * Personal tokens. Like a session, a token names its person and a secret that is stored only as a hash; unlike one it ends only if so
 * wished, has a name, may be one that only looks, and is revoked by itself. It opens the API alone, no page.
 */
import type { Person } from "../api.ts";
import { checkedName, hashed } from "../checks.ts";
import { DAY } from "../clock/zones.ts";
import type { Deps } from "../deps.ts";
import { erase } from "../erasing.ts";
import { personOf } from "../persons.ts";
import { RATES, requireRate } from "../rates.ts";
import { situation } from "../situations.ts";
import type { AccessService, TokenRights, TokenView } from "./api.ts";

/** Tokens that a person may have at once. */
const MOST_TOKENS = 10;

/** Person, id and secret; the mark in front lets tools that look for leaked secrets know it. */
const TOKEN = /^bahnpost\.([\w-]{1,40})\.([\w-]{1,40})\.([\w-]{43})$/;

type Tokens = Pick<AccessService, "tokens" | "createToken" | "revokeToken">;

/** The use cases of personal tokens. */
export function createTokens(deps: Deps): Tokens {
  const { personalTokens } = deps.store;
  return {
    tokens: (person) => personalTokens.list(person),
    createToken: (person, name, rights) => createToken(deps, person, name, rights),
    revokeToken: (person, id) => personalTokens.drop(person, id),
  };
}

async function createToken(
  deps: Deps,
  person: string,
  text: string,
  { looksOnly = false, days = null }: TokenRights = {},
): ReturnType<Tokens["createToken"]> {
  const { store, chance, clock } = deps;
  const name = checkedName(text);
  const present = await store.personalTokens.list(person);
  if (present.length >= MOST_TOKENS) throw situation("conflict", "tokensMany", { max: MOST_TOKENS });
  await requireRate(deps, RATES.tokensPerPerson, person, "tooManyTokens");
  const now = clock.now();
  const endsAt = days === null ? null : new Date(now.getTime() + days * DAY).toISOString();
  const view: TokenView = { id: chance.id(), name, createdAt: now.toISOString(), usedOn: null, looksOnly, endsAt };
  const secret = chance.token();
  await store.personalTokens.put(person, view, hashed(secret));
  return { token: `bahnpost.${person}.${view.id}.${secret}`, view };
}

/** See `People.personOfToken`. The day of use is written once a day. A deleted account's token opens nothing, and finishes the deletion. */
export async function personOfToken(deps: Deps, text: string, acts = false): Promise<Person | null> {
  const [, person, id, secret] = TOKEN.exec(text) ?? [];
  const found = person && id && secret ? await deps.store.personalTokens.owner(person, id, hashed(secret)) : null;
  if (!found) return null;
  const { token, profile } = found;
  if (profile.erased) {
    await erase(deps, profile.id);
    return null;
  }
  if (token.endsAt !== null && Date.parse(token.endsAt) <= deps.clock.now().getTime()) return null;
  if (acts && token.looksOnly) throw situation("forbidden", "tokenLooks");
  await requireRate(deps, RATES.callsPerPerson, profile.id, "tooManyCalls");
  const today = deps.clock.now().toISOString().slice(0, 10);
  if (token.usedOn !== today) await deps.store.personalTokens.used(profile.id, token.id, today);
  return personOf(profile);
}
