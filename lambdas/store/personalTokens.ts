/** Personal tokens, by which programs of a person's own use the API: beside their person, their secrets only as hashes. */
import * as z from "zod";
import type { Database } from "./database.ts";
import { personalTokenKey, profileKey, SORT, userPartition } from "./keys.ts";
import { type Profile, readProfile } from "./people.ts";

const tokenSchema = z.object({
  id: z.string(),
  /** What its person calls it. */
  name: z.string(),
  createdAt: z.string(),
  /** The day of its last use, as `2026-12-07`; null before the first. */
  usedOn: z.string().nullable(),
  /** It may look, but change nothing. */
  looksOnly: z.boolean().default(false),
  /** ISO time at which it ends; null: not by itself. */
  endsAt: z.string().nullable().default(null),
});
export type PersonalToken = Readonly<z.infer<typeof tokenSchema>>;

export interface PersonalTokens {
  put(person: string, token: PersonalToken, hash: string): Promise<void>;
  /** The token and whose it is, if the secret of that hash is its own. */
  owner(person: string, id: string, hash: string): Promise<{ token: PersonalToken; profile: Profile } | null>;
  /** Those of a person, the oldest first. */
  list(person: string): Promise<PersonalToken[]>;
  /** Notes the day of a use, unless the token is gone meanwhile. */
  used(person: string, id: string, day: string): Promise<void>;
  drop(person: string, id: string): Promise<void>;
  /** May be repeated. */
  dropAll(person: string): Promise<void>;
}

/** Personal tokens on a table. */
export function createPersonalTokens(database: Database): PersonalTokens {
  return {
    async put(person, token, hash) {
      await database.put({ ...personalTokenKey(person, token.id), ...token, hash });
    },
    async owner(person, id, hash) {
      const items = await database.getMany([personalTokenKey(person, id), profileKey(person)]);
      const token = items.find((item) => item.sk === personalTokenKey(person, id).sk);
      const profile = readProfile(items.find((item) => item.sk === SORT.profile) ?? null);
      return token?.hash === hash && profile ? { token: tokenSchema.parse(token), profile } : null;
    },
    list: (person) => list(database, person),
    async used(person, id, day) {
      const change = { text: "SET usedOn = :day", values: { ":day": day } };
      await database.update(personalTokenKey(person, id), change, "attribute_exists(pk)");
    },
    async drop(person, id) {
      await database.remove(personalTokenKey(person, id));
    },
    async dropAll(person) {
      for (const { id } of await list(database, person)) await database.remove(personalTokenKey(person, id));
    },
  };
}

async function list(database: Database, person: string): Promise<PersonalToken[]> {
  const found: PersonalToken[] = [];
  const query = {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userPartition(person), ":prefix": SORT.personalToken },
    ConsistentRead: true,
  };
  for await (const page of database.pages(query)) found.push(...page.map((item) => tokenSchema.parse(item)));
  return found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
