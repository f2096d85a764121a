/**
 * What leaves at a time of its own, found through the index of what is due: the digests of persons, and tables that wait for their
 * players. An item is a hint of when to look; what is to be done is always worked out anew.
 */
import * as z from "zod";
import type { Database } from "./database.ts";
import { ATTRIBUTES, departureKey, UNSENT_INDEX } from "./keys.ts";

/** `digest`: by person; `table`: by game. */
export type DepartureKind = "digest" | "table";

export interface Departure {
  readonly id: string;
  readonly due: Date;
  /** What was noted with the last one, null for nothing yet. */
  readonly note: string | null;
}

export interface Departures {
  /** When to look next; keeps the note. */
  set(kind: DepartureKind, id: string, due: Date): Promise<void>;
  /** The same, with another note. */
  note(kind: DepartureKind, id: string, due: Date, note: string): Promise<void>;
  drop(kind: DepartureKind, id: string): Promise<void>;
  get(kind: DepartureKind, id: string): Promise<Departure | null>;
  /** What is due by then, the longest overdue first. */
  due(kind: DepartureKind, by: Date, limit: number): Promise<Departure[]>;
}

/** The departures on a table. */
export function createDepartures(database: Database): Departures {
  const set = async (kind: DepartureKind, id: string, due: Date, note?: string): Promise<void> => {
    const { unsent, due: dueAt } = ATTRIBUTES;
    const noted = note === undefined ? {} : { ":note": note };
    await database.update(departureKey(kind, id), {
      text: `SET #unsent = :kind, #due = :due, id = :id${note === undefined ? "" : ", note = :note"}`,
      names: { "#unsent": unsent, "#due": dueAt },
      values: { ":kind": partitionOf(kind), ":due": due.toISOString(), ":id": id, ...noted },
    });
  };
  return {
    set: (kind, id, due) => set(kind, id, due),
    note: (kind, id, due, note) => set(kind, id, due, note),
    drop: async (kind, id) => void (await database.remove(departureKey(kind, id))),
    async get(kind, id) {
      const item = await database.get(departureKey(kind, id));
      return item && readDeparture(item);
    },
    due: (kind, by, limit) => dueBy(database, kind, by, limit),
  };
}

const partitionOf = (kind: DepartureKind): string => kind.toUpperCase();

async function dueBy(database: Database, kind: DepartureKind, by: Date, Limit: number): Promise<Departure[]> {
  const { unsent, due } = ATTRIBUTES;
  const query = {
    IndexName: UNSENT_INDEX,
    KeyConditionExpression: "#unsent = :kind AND #due <= :by",
    ExpressionAttributeNames: { "#unsent": unsent, "#due": due },
    ExpressionAttributeValues: { ":kind": partitionOf(kind), ":by": by.toISOString() },
    Limit,
  };
  for await (const page of database.pages(query)) {
    const items = await database.getMany(page.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })));
    return items.map(readDeparture).toSorted((a, b) => a.due.getTime() - b.due.getTime());
  }
  return [];
}

const itemSchema = z.object({ id: z.string(), due: z.iso.datetime(), note: z.string().nullable().default(null) });

function readDeparture(item: unknown): Departure {
  const { id, due, note } = itemSchema.parse(item);
  return { id, due: new Date(due), note };
}
