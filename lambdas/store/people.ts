/**
 * Persons: their profile, which address is whose, and the read model of each one's games. A person exists from the first invitation
 * or sign-in on; the name comes with the first confirmed link.
 */
import * as z from "zod";
import { type Absence, absencesText, type ClockSettings, clockSettingsShape } from "./clockSettings.ts";
import type { Database, Item } from "./database.ts";
import { addressKey, personGameKey, profileKey, SORT, userPartition } from "./keys.ts";
import type { Reminders } from "./pace.ts";
import { type Suppression, suppressionSchema } from "./suppressions.ts";

export interface Profile extends ClockSettings {
  readonly id: string;
  /** Null until the person has confirmed a link for the first time. */
  readonly name: string | null;
  readonly address: string;
  readonly language: string;
  /** Games of which the person wants no mail. */
  readonly muted: ReadonlySet<string>;
  /** Set while no mail may go to the address. */
  readonly suppression: Suppression | null;
  readonly createdAt: string;
}

export interface ProfileChange {
  readonly name?: string;
  readonly language?: string;
  readonly zone?: string;
  readonly reminders?: Reminders | null;
}

export interface People {
  get(person: string): Promise<Profile | null>;
  many(persons: readonly string[]): Promise<Profile[]>;
  /** Id of the person with the address whose hash this is. */
  byAddress(hash: string): Promise<string | null>;
  /** Gives the address to the person unless it is somebody's; answers whose it is. */
  claimAddress(hash: string, person: string): Promise<string>;
  /** Makes a profile unless there is one. */
  create(profile: Omit<Profile, "muted" | "suppression" | keyof ClockSettings>): Promise<void>;
  /** The profile after the change, or null if there is none. */
  update(person: string, change: ProfileChange): Promise<Profile | null>;
  setMuted(person: string, game: string, muted: boolean): Promise<void>;
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
    async claimAddress(hash, person) {
      const isFree = await database.put({ ...addressKey(hash), person }, { text: "attribute_not_exists(pk)" });
      return isFree ? person : (readPerson(await database.get(addressKey(hash))) ?? person);
    },
    async create(profile) {
      await database.put({ ...profileKey(profile.id), ...profile }, { text: "attribute_not_exists(pk)" });
    },
    update: (person, change) => update(database, person, change),
    async setMuted(person, game, muted) {
      const text = muted ? "ADD muted :games" : "DELETE muted :games";
      const change = { text, values: { ":games": new Set([game]) } };
      await database.update(profileKey(person), change, "attribute_exists(pk)");
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
  muted: z.set(z.string()).default(new Set()),
  suppression: suppressionSchema.nullable().default(null),
  ...clockSettingsShape,
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
  return readProfile(await database.update(profileKey(person), expression, "attribute_exists(pk)"));
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
