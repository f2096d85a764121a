/**
 * Clocks: when each game must be looked at again, found through the index of what is due; and the heart, which notes that the schedule
 * runs and when it did not. The clock of a game is a hint: it may come early, and what is to be done is always worked out anew.
 */
import * as z from "zod";
import type { Database, Item } from "./database.ts";
import { ATTRIBUTES, CLOCK, clockKey, HEART_KEY, UNSENT_INDEX } from "./keys.ts";

export interface Heart {
  /** The last beat. */
  readonly at: Date;
  /** Times without a beat, in order: the service was down. */
  readonly gaps: readonly { readonly from: number; readonly until: number }[];
}

export interface Clocks {
  /** The stamp of a game's clock, which changes with each write; null if it has none. */
  stamp(game: string): Promise<string | null>;
  /** Winds the clock, or stops it (`due` null), unless somebody has written it since the stamp was read. */
  wind(
    game: string,
    due: Date | null,
    stamps: { readonly seen: string | null; readonly next: string },
  ): Promise<boolean>;
  /** Lets the game be looked at with the next tick, if it has a clock. */
  touch(game: string, now: Date, stamp: string): Promise<void>;
  /** Games that are due by then, the longest overdue first. Hints. */
  due(by: Date, limit: number): Promise<string[]>;
  /** Null before the first beat. */
  heart(): Promise<Heart | null>;
  /** Notes a beat; false if somebody else has noted one since. */
  beat(seen: Heart | null, next: Heart): Promise<boolean>;
}

/** The clocks on a table. */
export function createClocks(database: Database): Clocks {
  return {
    async stamp(game) {
      const item = await database.get(clockKey(game));
      return item && String(item.stamp);
    },
    wind: (game, due, stamps) => wind(database, game, due, stamps),
    async touch(game, now, stamp) {
      const { unsent, due } = ATTRIBUTES;
      const change = {
        text: "SET #unsent = :clock, #due = :now, stamp = :stamp",
        names: { "#unsent": unsent, "#due": due },
        values: { ":clock": CLOCK, ":now": now.toISOString(), ":stamp": stamp },
      };
      await database.update(clockKey(game), change, "attribute_exists(pk)");
    },
    due: (by, limit) => dueGames(database, by, limit),
    async heart() {
      return readHeart(await database.get(HEART_KEY));
    },
    async beat(seen, { at, gaps }) {
      const item = { ...HEART_KEY, at: at.toISOString(), gaps: JSON.stringify(gaps) };
      const condition = { names: { "#at": "at" }, values: { ":seen": seen?.at.toISOString() } };
      return database.put(item, seen ? { text: "#at = :seen", ...condition } : { text: "attribute_not_exists(pk)" });
    },
  };
}

async function wind(
  database: Database,
  game: string,
  due: Date | null,
  { seen, next }: Parameters<Clocks["wind"]>[2],
): Promise<boolean> {
  const { unsent, due: dueAt } = ATTRIBUTES;
  const place = due ? { [unsent]: CLOCK, [dueAt]: due.toISOString() } : {};
  const item = { ...clockKey(game), ...place, stamp: next };
  return database.put(
    item,
    seen === null ? { text: "attribute_not_exists(pk)" } : { text: "stamp = :seen", values: { ":seen": seen } },
  );
}

async function dueGames(database: Database, by: Date, Limit: number): Promise<string[]> {
  const { unsent, due } = ATTRIBUTES;
  const query = {
    IndexName: UNSENT_INDEX,
    KeyConditionExpression: "#unsent = :clock AND #due <= :by",
    ExpressionAttributeNames: { "#unsent": unsent, "#due": due },
    ExpressionAttributeValues: { ":clock": CLOCK, ":by": by.toISOString() },
    Limit,
  };
  const prefix = clockKey("").pk;
  for await (const page of database.pages(query)) return page.map(({ pk }) => String(pk).slice(prefix.length));
  return [];
}

const gapsSchema = z.array(z.object({ from: z.number(), until: z.number() }));
const heartSchema = z.object({ at: z.iso.datetime(), gaps: z.string() });

function readHeart(item: Item | null): Heart | null {
  if (!item) return null;
  const { at, gaps } = heartSchema.parse(item);
  return { at: new Date(at), gaps: gapsSchema.parse(JSON.parse(gaps)) };
}
