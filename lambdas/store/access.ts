/**
 * What lets people in, and how often: account links and sessions, stored only as hashes, and counters. Expiry is compared here,
 * because DynamoDB deletes expired items hours late and the embedded store never does.
 */
import * as z from "zod";
import type { Database, Item } from "./database.ts";
import {
  ATTRIBUTES,
  addressPartition,
  type Key,
  linkKey,
  profileKey,
  rateKey,
  SORT,
  sessionKey,
  tokenKey,
  userPartition,
} from "./keys.ts";
import { type Profile, readProfile } from "./people.ts";

/** What an account link is for. A sign-in names the address, an invitation the person and the game, a change the new address. */
const linkSchema = z.discriminatedUnion("purpose", [
  z.object({
    purpose: z.literal("signIn"),
    address: z.string(),
    language: z.string(),
    next: z.string().optional(),
  }),
  z.object({ purpose: z.literal("invitation"), person: z.string(), game: z.string() }),
  z.object({ purpose: z.literal("address"), person: z.string(), address: z.string() }),
]);
export type AccountLink = z.infer<typeof linkSchema>;

/** Whom a link concerns: a person, or an address that may be nobody's yet. */
export type Concerned = { readonly person: string } | { readonly addressHash: string };

export interface Access {
  /** Keeps the link, and beside each of those it concerns where it lies. */
  putLink(hash: string, link: AccountLink, expires: Date, concerned?: readonly Concerned[]): Promise<void>;
  /** Takes away all links that concern the person or address. May be repeated. */
  dropLinks(concerned: Concerned): Promise<void>;
  /** The link if it is neither used nor expired. */
  link(hash: string, now: Date): Promise<AccountLink | null>;
  /** Takes the link away; true for exactly one caller, and only before it expires. */
  useLink(hash: string, now: Date): Promise<boolean>;
  putSession(person: string, hash: string, expires: Date): Promise<void>;
  /** The person of a session that has not expired. */
  session(person: string, hash: string, now: Date): Promise<Profile | null>;
  dropSession(person: string, hash: string): Promise<void>;
  /** Signs the person out everywhere. May be repeated. */
  dropSessions(person: string): Promise<void>;
  /** Counts one more for the subject in its present window; answers the count. */
  count(subject: string, windowSeconds: number, now: Date, by?: 0 | 1): Promise<number>;
}

/** Links, sessions and counters on a table. */
export function createAccess(database: Database): Access {
  return {
    async putLink(hash, link, expires, concerned = []) {
      const until = { [ATTRIBUTES.expires]: seconds(expires) };
      for (const one of concerned) await database.put({ ...linkKey(partitionOf(one), hash), ...until });
      await database.put({ ...tokenKey(hash), ...link, ...until });
    },
    dropLinks: (concerned) => dropLinks(database, partitionOf(concerned)),
    async link(hash, now) {
      return readLink(await database.get(tokenKey(hash)), now);
    },
    async useLink(hash, now) {
      return readLink(await database.remove(tokenKey(hash)), now) !== null;
    },
    async putSession(person, hash, expires) {
      await database.put({ ...sessionKey(person, hash), [ATTRIBUTES.expires]: seconds(expires) });
    },
    async session(person, hash, now) {
      const items = await database.getMany([sessionKey(person, hash), profileKey(person)]);
      const session = items.find((item) => item.sk !== profileKey(person).sk);
      const profile = items.find((item) => item.sk === profileKey(person).sk);
      return session && isAlive(session, now) ? readProfile(profile ?? null) : null;
    },
    async dropSession(person, hash) {
      await database.remove(sessionKey(person, hash));
    },
    async dropSessions(person) {
      for (const { pk, sk } of await keysBelow(database, userPartition(person), SORT.session))
        await database.remove({ pk, sk });
    },
    async count(subject, windowSeconds, now, by = 1) {
      const start = windowStart(now, windowSeconds);
      const item = await database.update(rateKey(subject, String(start)), {
        text: "ADD #count :by SET #expires = :expires",
        names: { "#count": "count", "#expires": ATTRIBUTES.expires },
        values: { ":by": by, ":expires": start + windowSeconds },
      });
      return Number(item?.count);
    },
  };
}

const windowStart = (now: Date, windowSeconds: number): number =>
  Math.floor(seconds(now) / windowSeconds) * windowSeconds;

/** Seconds until the next window of a counter begins, at least one. */
export const secondsLeft = (now: Date, windowSeconds: number): number =>
  windowStart(now, windowSeconds) + windowSeconds - seconds(now);

const partitionOf = (concerned: Concerned): string =>
  "person" in concerned ? userPartition(concerned.person) : addressPartition(concerned.addressHash);

/** The note goes last: what is cut short is found again. */
async function dropLinks(database: Database, partition: string): Promise<void> {
  for (const note of await keysBelow(database, partition, SORT.linkPrefix)) {
    await database.remove(tokenKey(note.sk.slice(SORT.linkPrefix.length)));
    await database.remove(note);
  }
}

async function keysBelow(database: Database, partition: string, prefix: string): Promise<Key[]> {
  const found: Key[] = [];
  const query = {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": partition, ":prefix": prefix },
    ConsistentRead: true,
  };
  for await (const page of database.pages(query)) {
    found.push(...page.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })));
  }
  return found;
}

function readLink(item: Item | null, now: Date): AccountLink | null {
  return item && isAlive(item, now) ? linkSchema.parse(item) : null;
}

function isAlive(item: Item, now: Date): boolean {
  return Number(item[ATTRIBUTES.expires]) > seconds(now);
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
