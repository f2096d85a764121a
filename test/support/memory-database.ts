/**
 * The database port in memory, with DynamoDB's conditions and orders: for simulations that need thousands of tables. That it answers as
 * DynamoDB does is held by `test/lambdas/store/database.test.ts`, which asks both the same.
 */
import { type Database, type Expression, type Item, StoreError } from "../../lambdas/store/database.ts";
import { ATTRIBUTES, type Key, UNSENT_INDEX } from "../../lambdas/store/keys.ts";
import { changed, holds } from "./expressions.ts";

type Query = Parameters<Database["pages"]>[0];
type Table = Map<string, Map<string, Item>>;

/** A table of its own; pages end after so many items, as DynamoDB ends them after 1 MB. */
export function createMemoryDatabase(pageSize = 50): Database {
  const table: Table = new Map();
  const at = ({ pk, sk }: Key): Item | undefined => table.get(pk)?.get(sk);
  const write = (item: Item & Key): void => {
    const partition = table.get(item.pk) ?? new Map<string, Item>();
    table.set(item.pk, partition.set(item.sk, stored(item)));
  };
  return {
    get: async (key) => copied(at(key)),
    async getMany(keys) {
      const found = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, at(key)]));
      return [...found.values()].filter((item) => item !== undefined).map((item) => stored(item));
    },
    async put(item, condition) {
      if (condition && !holds(condition.text, condition, at(item) ?? {})) return false;
      write(item);
      return true;
    },
    async update(key, change, condition) {
      const before = at(key);
      if (condition && !holds(condition, change, before ?? {})) return null;
      const after = changed(change.text, change, before ?? {});
      write({ ...after, ...key });
      return copied(at(key));
    },
    async remove(key, condition) {
      const before = at(key);
      if (condition && !holds(condition.text, condition, before ?? {})) return null;
      table.get(key.pk)?.delete(key.sk);
      return copied(before);
    },
    pages: (query) => pages(table, query, query.Limit ?? pageSize),
    async *scan(filter, attributes) {
      const all = [...table.values()].flatMap((partition) => [...partition.values()]);
      for (const item of all) {
        const names = attributes.map((name) => filter.names?.[name] ?? name);
        if (holds(filter.text, filter, item)) yield [projected(item, names)];
      }
    },
  };
}

/** What DynamoDB keeps of an item: nothing undefined, nothing that is shared with the caller. */
function stored(item: Item): Item {
  const kept = Object.entries(item).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, isPlain(value) ? value : structuredClone(value)]));
}

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

const copied = (item: Item | undefined): Item | null => (item ? stored(item) : null);

const projected = (item: Item, attributes: readonly string[]): Item =>
  Object.fromEntries(attributes.filter((name) => name in item).map((name) => [name, item[name]]));

/** Each page is read when it is asked for, behind the last item of the page before. */
async function* pages(table: Table, query: Query, size: number): AsyncGenerator<Item[]> {
  let last: Item | undefined;
  for (;;) {
    const all = ordered(table, query);
    const from = last ? all.findIndex((item) => isBehind(item, last, query)) : 0;
    const page = from < 0 ? [] : all.slice(from, from + size);
    yield page.map((item) => stored(item));
    last = page.at(-1);
    if (page.length < size || last === undefined) return;
  }
}

function ordered(table: Table, query: Query): Item[] {
  const condition: Expression = {
    text: query.KeyConditionExpression ?? "",
    names: query.ExpressionAttributeNames ?? {},
    values: query.ExpressionAttributeValues ?? {},
  };
  const items = candidates(table, query).filter((item) => holds(condition.text, condition, item));
  return items.toSorted((a, b) => compared(a, b, query));
}

/** The items of one partition; of the index, those that have its keys, with nothing but keys. */
function candidates(table: Table, { IndexName, ExpressionAttributeValues }: Query): Item[] {
  if (IndexName === undefined) return [...(table.get(String(ExpressionAttributeValues?.[":pk"]))?.values() ?? [])];
  if (IndexName !== UNSENT_INDEX) throw new StoreError("query", new Error(`no index ${IndexName}`));
  const { partition, sort, unsent, due } = ATTRIBUTES;
  const all = [...table.values()].flatMap((items) => [...items.values()]);
  return all
    .filter((item) => item[unsent] !== undefined && item[due] !== undefined)
    .map((item) => projected(item, [partition, sort, unsent, due]));
}

function compared(a: Item, b: Item, { IndexName, ScanIndexForward }: Query): number {
  const order = bytes(sortText(a, IndexName), sortText(b, IndexName));
  return ScanIndexForward === false ? -order : order;
}

const isBehind = (item: Item, last: Item | undefined, query: Query): boolean =>
  last !== undefined && compared(item, last, query) > 0;

/** Items of the index that are due at the same time lie in the order of their own keys. */
const sortText = (item: Item, index: string | undefined): string =>
  index === undefined ? String(item.sk) : `${item[ATTRIBUTES.due]} ${item.pk} ${item.sk}`;

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
