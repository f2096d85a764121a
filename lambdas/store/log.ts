/**
 * The log: appending is one conditional put, loading one Query backwards from the end. The order of sort keys (entries, HEAD,
 * SNAPSHOT) makes one page hold the snapshot, the head and the newest entries.
 */
import type { Database, Item } from "./database.ts";
import { type Entry, entryItem, type RawEntry, rawEntry, rawItem, readEntry } from "./entry.ts";
import { type HeadRecord, readHead } from "./heads.ts";
import { entrySort, gamePartition, readEntryKey, SORT } from "./keys.ts";
import { readSnapshot, type Snapshot } from "./snapshots.ts";

/** Entries that the first page brings besides snapshot and head: more than ever lie behind a snapshot in quiet times. */
const WINDOW = 24;
/** No game has more entries: their keys have room for six digits. */
const LAST = 999_999;

export interface Loaded {
  readonly head: HeadRecord | null;
  /** Null if there is none that fits the log and the revision asked for. */
  readonly snapshot: Snapshot | null;
  /** In order of versions, without a gap up to the last: all that follow the snapshot, perhaps some before it. */
  readonly entries: readonly Entry[];
}

export interface EntryLog {
  /** False if an entry of this version is there already: somebody was first. */
  append(entry: Entry): Promise<boolean>;
  /** Puts an entry of another table back as it lay there; false if one of this version is there already. */
  restore(raw: RawEntry): Promise<boolean>;
  /** What is needed to fold a game; a snapshot of another code revision is ignored. No entries: there is no such game. */
  load(game: string, revision: number): Promise<Loaded>;
  /** Entries `from`..`to`, both inclusive; those that do not exist are missing. */
  entries(game: string, from: number, to: number): Promise<Entry[]>;
  /** All entries of a game as they lie in the table, unchecked. */
  raw(game: string): Promise<RawEntry[]>;
  /** Every game with its latest version. Reads the whole table: for an operator's commands and the local pump only. */
  games(): Promise<ReadonlyMap<string, number>>;
}

/** The log on a table. */
export function createLog(database: Database): EntryLog {
  return {
    append: (entry) => database.put(entryItem(entry), { text: "attribute_not_exists(pk)" }),
    restore: (raw) => database.put(rawItem(raw), { text: "attribute_not_exists(pk)" }),
    load: (game, revision) => load(database, game, revision),
    async entries(game, from, to) {
      return from > to ? [] : (await rawRange(database, game, from, to)).map((raw) => readEntry(raw));
    },
    raw: (game) => rawRange(database, game, 1, LAST),
    games: () => games(database),
  };
}

async function load(database: Database, game: string, revision: number): Promise<Loaded> {
  const newestFirst: Entry[] = [];
  let head: HeadRecord | null = null;
  let snapshot: Snapshot | null = null;
  for await (const page of backwards(database, game)) {
    for (const item of page) {
      if (item.sk === SORT.snapshot) snapshot = readSnapshot(item, revision);
      else if (item.sk === SORT.head) head = readHead(item);
      else newestFirst.push(readEntry(rawEntry(item)));
    }
    if (isEnough(newestFirst, snapshot)) break;
  }
  const entries = newestFirst.reverse();
  if (snapshot === null || follows(entries, snapshot)) return { head, snapshot, entries };
  return { head, snapshot: null, entries: await restored(database, game, entries) };
}

/** First a page of limited size, then the rest as fast as it comes. */
async function* backwards(database: Database, game: string): AsyncGenerator<Item[]> {
  const all = {
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": gamePartition(game) },
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  let last: Item | undefined;
  for await (const page of database.pages({ ...all, Limit: WINDOW + 2 })) {
    yield page;
    last = page.at(-1);
    break;
  }
  const readEntries = last && readEntryKey(String(last.pk), String(last.sk));
  if (!readEntries || readEntries.version === 1) return;
  yield* database.pages({
    ...all,
    KeyConditionExpression: "pk = :pk AND sk < :last",
    ExpressionAttributeValues: { ...all.ExpressionAttributeValues, ":last": last?.sk },
  });
}

function isEnough(newestFirst: readonly Entry[], snapshot: Snapshot | null): boolean {
  const oldest = newestFirst.at(-1)?.version ?? 0;
  return oldest === 1 || (snapshot !== null && oldest > 0 && oldest <= snapshot.version + 1);
}

/** A snapshot counts only if the log continues from its very hash. */
function follows(entries: readonly Entry[], snapshot: Snapshot): boolean {
  const at = entries.find((entry) => entry.version === snapshot.version);
  const next = entries.find((entry) => entry.version === snapshot.version + 1);
  return at ? at.hash === snapshot.hash : next?.previous === snapshot.hash;
}

async function restored(database: Database, game: string, entries: readonly Entry[]): Promise<Entry[]> {
  const first = entries[0]?.version ?? 1;
  const missing = first > 1 ? await rawRange(database, game, 1, first - 1) : [];
  return [...missing.map((raw) => readEntry(raw)), ...entries];
}

async function rawRange(database: Database, game: string, from: number, to: number): Promise<RawEntry[]> {
  const range = {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
    ExpressionAttributeValues: {
      ":pk": gamePartition(game),
      ":from": entrySort(from),
      ":to": entrySort(Math.min(to, LAST)),
    },
    ConsistentRead: true,
  };
  const found: RawEntry[] = [];
  for await (const page of database.pages(range)) found.push(...page.map(rawEntry));
  return found;
}

async function games(database: Database): Promise<Map<string, number>> {
  const latest = new Map<string, number>();
  const entries = { text: "begins_with(sk, :entry)", values: { ":entry": SORT.entryPrefix } };
  for await (const page of database.scan(entries, ["pk", "sk"])) {
    for (const item of page) {
      const key = readEntryKey(String(item.pk), String(item.sk));
      if (key) latest.set(key.game, Math.max(key.version, latest.get(key.game) ?? 0));
    }
  }
  return latest;
}
