/** Notepads: what a person notes about a game for nobody else. Kept beside the person, never in the log. */
import * as z from "zod";
import type { Database } from "./database.ts";
import { notepadKey, SORT, userPartition } from "./keys.ts";

export interface Notepad {
  readonly text: string;
  /** How often it has been saved. */
  readonly version: number;
}

export interface Notepads {
  /** An empty one of version 0 if there is none. */
  get(person: string, game: string): Promise<Notepad>;
  /** Saves the text over that version; false if it has been saved meanwhile. */
  save(person: string, game: string, text: string, version: number): Promise<boolean>;
  /** All of a person. */
  drop(person: string): Promise<void>;
}

const schema = z.object({ text: z.string(), version: z.int() });

/** The notepads on a table. */
export function createNotepads(database: Database): Notepads {
  return {
    async get(person, game) {
      const item = await database.get(notepadKey(person, game));
      return item ? schema.parse(item) : { text: "", version: 0 };
    },
    async save(person, game, text, version) {
      const item = { ...notepadKey(person, game), text, version: version + 1 };
      if (version === 0) return database.put(item, { text: "attribute_not_exists(pk)" });
      return database.put(item, {
        text: "#version = :version",
        names: { "#version": "version" },
        values: { ":version": version },
      });
    },
    async drop(person) {
      const query = {
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :notes)",
        ExpressionAttributeValues: { ":pk": userPartition(person), ":notes": SORT.notePrefix },
      };
      for await (const page of database.pages(query)) {
        for (const { pk, sk } of page) await database.remove({ pk: String(pk), sk: String(sk) });
      }
    },
  };
}
