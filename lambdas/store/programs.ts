/**
 * Programmed moves as they lie in the table: one row for each seat of a game, beside the log and in none of its read models. A row is only
 * ever replaced by who has read it, so that revoking and playing cannot both win.
 */
import * as z from "zod";
import { PROGRAM_ENDS, PROGRAM_STOPS, programSchema } from "../../engine/index.ts";
import type { Database, Item } from "./database.ts";
import { type Key, programsKey, programsPartition } from "./keys.ts";

const keptSchema = z.object({
  id: z.string(),
  /** By which its player calls it. */
  number: z.int(),
  /** Of the game when it was made. */
  version: z.int(),
  at: z.iso.datetime(),
  program: programSchema,
  /** Why it is over, since which version; null while it waits. */
  ended: z
    .object({ reason: z.enum([...PROGRAM_ENDS, ...PROGRAM_STOPS]), version: z.int(), at: z.iso.datetime() })
    .nullable(),
});
export type KeptProgram = z.infer<typeof keptSchema>;

const rowSchema = z.object({
  /** Whose they are: who takes over the seat does not take over them. */
  person: z.string(),
  /** Number of the next one. */
  next: z.int(),
  programs: z.array(keptSchema),
  /** The program that is being played against this version of the game, until then at the longest. */
  playing: z.object({ id: z.string(), version: z.int(), until: z.iso.datetime() }).nullable(),
});
export type ProgramRow = z.infer<typeof rowSchema>;

/** A row with the stamp by which it is replaced. */
export interface StampedRow {
  readonly row: ProgramRow;
  readonly stamp: string;
}

export interface Programs {
  get(game: string, seat: number): Promise<StampedRow | null>;
  /** Puts a row in the place of the one with the stamp `seen` (null: of none); false if that has been replaced. */
  put(game: string, seat: number, row: ProgramRow, stamps: { seen: string | null; next: string }): Promise<boolean>;
  /** Forgets them if they are the person's. */
  drop(game: string, seat: number, person: string): Promise<void>;
  /** Forgets all of the person in a game. */
  dropAll(game: string, person: string): Promise<void>;
}

/** Programs on a table. */
export function createPrograms(database: Database): Programs {
  const drop = async (key: Key, person: string): Promise<void> => {
    await database.remove(key, { text: "person = :person", values: { ":person": person } });
  };
  return {
    async get(game, seat) {
      const item = await database.get(programsKey(game, seat));
      return item && readRow(item);
    },
    put(game, seat, { person, ...rest }, { seen, next }) {
      const item = { ...programsKey(game, seat), person, stamp: next, kept: JSON.stringify(rest) };
      return database.put(
        item,
        seen === null ? { text: "attribute_not_exists(pk)" } : { text: "stamp = :seen", values: { ":seen": seen } },
      );
    },
    drop: (game, seat, person) => drop(programsKey(game, seat), person),
    async dropAll(game, person) {
      const query = {
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": programsPartition(game) },
      };
      for await (const page of database.pages(query)) {
        for (const { pk, sk } of page) await drop({ pk: String(pk), sk: String(sk) }, person);
      }
    },
  };
}

const itemSchema = z.object({ person: z.string(), stamp: z.string(), kept: z.string() });

/** What no version of this code has written counts as empty: its player is asked as usual, and may make programs anew. */
function readRow(item: Item): StampedRow {
  const { person, stamp, kept } = itemSchema.parse(item);
  const content: unknown = JSON.parse(kept);
  const row = rowSchema.safeParse(typeof content === "object" ? { ...content, person } : content);
  return { stamp, row: row.data ?? { person, next: 1, programs: [], playing: null } };
}
