/** HEAD, the read model of a game for lists: what the log says about seats and whose turn it is, without names of persons. */
import * as z from "zod";
import type { Database, Item } from "./database.ts";
import { headKey } from "./keys.ts";
import { mattersSchema, NO_MATTERS } from "./matters.ts";
import { paceSchema } from "./pace.ts";

const seat = z.int().min(0);

export const headRecordSchema = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  /** The person who created the game. */
  host: z.string(),
  seatCount: z.int(),
  seats: z.array(z.object({ seat, person: z.string().nullable(), status: z.enum(["open", "invited", "seated"]) })),
  status: z.enum(["gathering", "running", "finished"]),
  version: z.int().min(1),
  waiting: z.array(z.object({ seat, since: z.int(), at: z.string() })),
  /** Null: no clock. */
  pace: paceSchema.nullable().default(null),
  /**
   * The clock of each seat that must act: the entry since which it runs, and that entry's time; a move of the seat that leaves it asked
   * begins it anew. With the seats whose players want it to pass.
   */
  clocks: z.array(z.object({ seat, version: z.int().min(1), from: z.string(), votes: z.array(seat) })).default([]),
  /** Version with which a game that was taken over from a file is all there; absent for others. */
  wholeAt: z.int().optional(),
  /** The open request to take moves back: its entry, who made it, where the game would go on, and who has yet to answer. */
  undo: z
    .object({
      version: z.int(),
      seat,
      to: z.int(),
      answering: z.array(seat),
      message: z.string().nullable(),
    })
    .nullable()
    .default(null),
  matters: mattersSchema.default(NO_MATTERS),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type HeadRecord = z.infer<typeof headRecordSchema>;

export interface Heads {
  /** Keeps it unless one of the same or a later version is there. */
  put(head: HeadRecord): Promise<void>;
  many(games: readonly string[]): Promise<HeadRecord[]>;
  drop(game: string): Promise<void>;
}

/** The heads on a table. */
export function createHeads(database: Database): Heads {
  return {
    async put(head) {
      const item = { ...headKey(head.id), version: head.version, head: JSON.stringify(head) };
      await database.put(item, {
        text: "attribute_not_exists(pk) OR #version < :version",
        names: { "#version": "version" },
        values: { ":version": head.version },
      });
    },
    async many(games) {
      const items = await database.getMany(games.map(headKey));
      return items.map(readHead).filter((head) => head !== null);
    },
    async drop(game) {
      await database.remove(headKey(game));
    },
  };
}

/** The head in an item, or null if it cannot be read: then it is as good as missing. */
export function readHead(item: Item): HeadRecord | null {
  const parsed = headRecordSchema.safeParse(jsonOf(item.head));
  return parsed.success ? parsed.data : null;
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
