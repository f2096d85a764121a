/**
 * The snapshot of a game: its folded state at some version, gzipped. A cache: it may be missing, old, or of another revision of
 * the code, and then the log is folded from its start.
 */
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import type { Database, Item } from "./database.ts";
import { snapshotKey } from "./keys.ts";

export interface Snapshot {
  readonly version: number;
  /** Hash of the entry of that version. */
  readonly hash: string;
  /** Revision of the code that folded it. */
  readonly revision: number;
  readonly body: unknown;
}

export interface Snapshots {
  /** Keeps it unless a newer one of the same revision is there. */
  put(game: string, snapshot: Snapshot): Promise<void>;
  drop(game: string): Promise<void>;
}

/** The snapshots on a table; they are read by the log's `load`. */
export function createSnapshots(database: Database): Snapshots {
  return {
    async put(game, { body, ...rest }) {
      const item = { ...snapshotKey(game), ...rest, body: gzipSync(JSON.stringify(body)) };
      await database.put(item, {
        text: "attribute_not_exists(pk) OR #version < :version OR revision <> :revision",
        names: { "#version": "version" },
        values: { ":version": rest.version, ":revision": rest.revision },
      });
    },
    async drop(game) {
      await database.remove(snapshotKey(game));
    },
  };
}

const itemSchema = z.object({
  version: z.int(),
  hash: z.string(),
  revision: z.int(),
  body: z.instanceof(Uint8Array),
});

/** The snapshot in an item, or null if it is not of this revision or cannot be read: then it is as good as missing. */
export function readSnapshot(item: Item, revision: number): Snapshot | null {
  const parsed = itemSchema.safeParse(item);
  if (!parsed.success || parsed.data.revision !== revision) return null;
  const { body, ...rest } = parsed.data;
  const unpacked = unpack(body);
  return unpacked === undefined ? null : { ...rest, body: unpacked };
}

function unpack(packed: Uint8Array): unknown {
  try {
    return JSON.parse(gunzipSync(packed).toString("utf8"));
  } catch {
    return undefined;
  }
}
