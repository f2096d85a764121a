/** How far the local pump has fed each game's entries to the notify handler. On AWS the stream keeps this by itself. */
import type { Database } from "./database.ts";
import { cursorKey } from "./keys.ts";

export interface Cursors {
  /** Version of the last entry that was handled, by game. */
  all(): Promise<ReadonlyMap<string, number>>;
  put(game: string, version: number): Promise<void>;
}

/** The cursors on a table. */
export function createCursors(database: Database): Cursors {
  return {
    async all() {
      const found = new Map<string, number>();
      const query = {
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": cursorKey("").pk },
        ConsistentRead: true,
      };
      for await (const page of database.pages(query)) {
        for (const item of page) found.set(String(item.game), Number(item.version));
      }
      return found;
    },
    async put(game, version) {
      await database.put({ ...cursorKey(game), game, version });
    },
  };
}
