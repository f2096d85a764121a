/**
 * Persons: their profile, which address is whose, and the read model of each one's games. A person exists from the first invitation
 * or sign-in on; the name comes with the first confirmed link.
 */
import * as z from "zod";
import { type Absence, absencesText, type ClockSettings, clockSettingsShape } from "./clockSettings.ts";
import type { Database, Item } from "./database.ts";
import { addressKey, personGameKey, profileKey, SORT, userPartition } from "./keys.ts";
import { type MailWish, type MailWishes, mailWishesShape, WISH_ATTRIBUTES, wishChange } from "./mailWishes.ts";
import type { Reminders } from "./pace.ts";
import { type Suppression, suppressionSchema } from "./suppressions.ts";

export interface Profile extends ClockSettings, MailWishes {
  readonly id: string;
  /** Null until the person has confirmed a link for the first time. */
  readonly name: string | null;
  readonly address: string;
  readonly language: string;
  /** Set while no mail may go to the address. */
  readonly suppression: Suppression | null;
  /** Set once the person has deleted the account: name and address are gone for good. */
  readonly erased: Erasure | null;
  readonly createdAt: string;
}

/** What is left to do of a deletion: the address of that hash is still to be given up. Null when all is done. */
export interface Erasure {
  readonly address: string | null;
}

export interface ProfileChange {
  readonly name?: string;
  readonly language?: string;
  readonly zone?: string;
  readonly reminders?: Reminders | null;
  readonly mailWish?: MailWish;
  readonly digestHour?: number;
}

export interface People {
  get(person: string): Promise<Profile | null>;
  many(persons: readonly string[]): Promise<Profile[]>;
  /** Id of the person with the address whose hash this is. */
  byAddress(hash: string): Promise<string | null>;
  /** Gives the address to the person unless it is somebody's; answers whose it is. */
  claimAddress(hash: string, person: string, now: Date): Promise<string>;
  /** Takes over an address that `from` has left behind: false if it is not theirs, or has been for less than a quarter of an hour. */
  takeAddress(hash: string, from: string, person: string, now: Date): Promise<boolean>;
  /** Gives up an address, if it is the person's. */
  releaseAddress(hash: string, person: string): Promise<void>;
  /** Makes a profile unless there is one. */
  create(profile: Omit<Profile, "suppression" | "erased" | keyof ClockSettings | keyof MailWishes>): Promise<void>;
  /** The profile after the change, or null if there is none, or the account is deleted. */
  update(person: string, change: ProfileChange): Promise<Profile | null>;
  /** From this address to that one; false if it was not this one. Mail may go to the new one, whatever became of the old one. */
  moveAddress(person: string, from: string, to: string, now: Date): Promise<boolean>;
  /** Name, address and wishes go, once and for all: `name` stands in their place. False if that was so already, or the address is another. */
  erase(person: string, address: string, instead: { name: string; addressHash: string }, now: Date): Promise<boolean>;
  /** Nothing is left to do of a deletion. */
  settleErasure(person: string): Promise<void>;
  /** Which mails of a game the person wants; null: as of all games. */
  setMailWish(person: string, game: string, wish: MailWish | null): Promise<void>;
  /** Puts the list in place of the one that was read; false if somebody has changed it since. */
  setAbsences(person: string, before: readonly Absence[], after: readonly Absence[]): Promise<boolean>;
  /** Ids of the person's games. */
  games(person: string): Promise<string[]>;
  addGame(person: string, game: string): Promise<void>;
  removeGame(person: string, game: string): Promise<void>;
}

/** Persons on a table. */
export function createPeople(database: Database): People {
  const get = async (person: string): Promise<Profile | null> => readProfile(await database.get(profileKey(person)));
  return {
    get,
    async many(persons) {
      const items = await database.getMany(persons.map(profileKey));
      return items.map(readProfile).filter((profile) => profile !== null);
    },
    async byAddress(hash) {
      return readPerson(await database.get(addressKey(hash)));
    },
    async claimAddress(hash, person, now) {
      const claim = { ...addressKey(hash), person, claimedAt: now.toISOString() };
      const isFree = await database.put(claim, { text: "attribute_not_exists(pk)" });
      return isFree ? person : (readPerson(await database.get(addressKey(hash))) ?? person);
    },
    takeAddress: (hash, from, person, now) => takeAddress(database, hash, from, person, now),
    async releaseAddress(hash, person) {
      await database.remove(addressKey(hash), { text: "person = :person", values: { ":person": person } });
    },
    async create(profile) {
      await database.put({ ...profileKey(profile.id), ...profile }, { text: "attribute_not_exists(pk)" });
    },
    update: (person, change) => update(database, person, change),
    moveAddress: (person, from, to, now) => moveAddress(database, person, from, to, now),
    erase: (person, address, instead, now) => erase(database, person, address, instead, now),
    async settleErasure(person) {
      const change = { text: "SET erased = :done", values: { ":done": { address: null } } };
      await database.update(profileKey(person), change, "attribute_exists(erased)");
    },
    async setMailWish(person, game, wish) {
      await database.update(profileKey(person), wishChange(game, wish), IS_ALIVE);
    },
    setAbsences: (person, before, after) => setAbsences(database, person, before, after),
    games: (person) => games(database, person),
    async addGame(person, game) {
      await database.put({ ...personGameKey(person, game), game });
    },
    async removeGame(person, game) {
      await database.remove(personGameKey(person, game));
    },
  };
}

const profileSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  address: z.string(),
  language: z.string(),
  suppression: suppressionSchema.nullable().default(null),
  erased: z.object({ address: z.string().nullable() }).nullable().default(null),
  ...clockSettingsShape,
  ...mailWishesShape,
  createdAt: z.string(),
});

/** The profile in an item, if there is an item; throws if it holds none. */
export function readProfile(item: Item | null): Profile | null {
  return item && profileSchema.parse(item);
}

function readPerson(item: Item | null): string | null {
  return item && z.object({ person: z.string() }).parse(item).person;
}

async function update(database: Database, person: string, change: ProfileChange): Promise<Profile | null> {
  const parts = Object.entries(change).filter(([, value]) => value !== undefined);
  if (parts.length === 0) return readProfile(await database.get(profileKey(person)));
  const expression = {
    text: `SET ${parts.map(([name]) => `#${name} = :${name}`).join(", ")}`,
    names: Object.fromEntries(parts.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(parts.map(([name, value]) => [`:${name}`, value])),
  };
  return readProfile(await database.update(profileKey(person), expression, IS_ALIVE));
}

const IS_ALIVE = "attribute_exists(pk) AND attribute_not_exists(erased)";

/** So long a claim is left alone, because its owner may be about to enter the address in the profile. */
const CLAIM_MINUTES = 15;

async function takeAddress(
  database: Database,
  hash: string,
  from: string,
  person: string,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - CLAIM_MINUTES * 60_000).toISOString();
  return database.put(
    { ...addressKey(hash), person, claimedAt: now.toISOString() },
    {
      text: "person = :from AND (attribute_not_exists(claimedAt) OR claimedAt < :before)",
      values: { ":from": from, ":before": before },
    },
  );
}

async function moveAddress(database: Database, person: string, from: string, to: string, now: Date): Promise<boolean> {
  const change = {
    text: "SET address = :to, lifted = :now REMOVE suppression",
    values: { ":from": from, ":to": to, ":now": now.toISOString() },
  };
  return (await database.update(profileKey(person), change, `${IS_ALIVE} AND address = :from`)) !== null;
}

const GONE = ["lifted", "#zone", "reminders", "absences", ...WISH_ATTRIBUTES];

async function erase(
  database: Database,
  person: string,
  address: string,
  { name, addressHash }: { name: string; addressHash: string },
  now: Date,
): Promise<boolean> {
  const suppression: Suppression = { reason: "gone", at: now.toISOString(), told: false };
  const change = {
    text: `SET #name = :name, address = :none, erased = :erased, suppression = :suppression REMOVE ${GONE.join(", ")}`,
    names: { "#name": "name", "#zone": "zone" },
    values: {
      ...{ ":name": name, ":none": "", ":erased": { address: addressHash } },
      ...{ ":suppression": suppression, ":address": address },
    },
  };
  return (await database.update(profileKey(person), change, `${IS_ALIVE} AND address = :address`)) !== null;
}

async function setAbsences(
  database: Database,
  person: string,
  before: readonly Absence[],
  after: readonly Absence[],
): Promise<boolean> {
  const values = { ":before": absencesText(before), ":after": absencesText(after) };
  const isAsRead =
    before.length === 0 ? "(attribute_not_exists(absences) OR absences = :before)" : "absences = :before";
  const change = { text: "SET absences = :after", values };
  return (await database.update(profileKey(person), change, `attribute_exists(pk) AND ${isAsRead}`)) !== null;
}

async function games(database: Database, person: string): Promise<string[]> {
  const found: string[] = [];
  const query = {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :games)",
    ExpressionAttributeValues: { ":pk": userPartition(person), ":games": SORT.gamePrefix },
    ConsistentRead: true,
  };
  for await (const page of database.pages(query)) found.push(...page.map((item) => String(item.game)));
  return found;
}
