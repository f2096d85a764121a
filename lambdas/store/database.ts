/**
 * The few calls to DynamoDB that the store is made of, bound to one table. A lost condition is an answer (`false`); every other
 * failure becomes a StoreError: no exception of the SDK leaves this file.
 */
import { ConditionalCheckFailedException, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import type { Key } from "./keys.ts";

export type Item = Record<string, unknown>;

/** A condition or change, as DynamoDB writes it, with the values it names. */
export interface Expression {
  readonly text: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The table cannot be reached, refuses for want of capacity, or does not exist: not the caller's fault. */
export class StoreError extends Error {
  constructor(call: string, cause: unknown) {
    super(`${call}: ${cause instanceof Error ? cause.name : "failed"}`, { cause });
    this.name = "StoreError";
  }
}

export interface Database {
  get(key: Key): Promise<Item | null>;
  /** Items of these keys, in no order; absent ones are missing. */
  getMany(keys: readonly Key[]): Promise<Item[]>;
  /** False if the condition did not hold; then nothing was written. */
  put(item: Item & Key, condition?: Expression): Promise<boolean>;
  /** The item after the change, or null if the condition did not hold. */
  update(key: Key, change: Expression, condition?: string): Promise<Item | null>;
  /** The item as it was, or null if there was none or the condition did not hold. */
  remove(key: Key, condition?: Expression): Promise<Item | null>;
  /** One page a time, of at most 1 MB, as DynamoDB cuts them. */
  pages(query: Omit<QueryCommandInput, "TableName">): AsyncGenerator<Item[]>;
  /** Every item of the table that the filter lets through. For an operator's commands only. */
  scan(filter: Expression, attributes: readonly string[]): AsyncGenerator<Item[]>;
}

const BATCH = 100;
const MARSHALLING = { marshallOptions: { removeUndefinedValues: true } };

/** Binds the calls to a table. */
export function createDatabase(client: DynamoDBClient, TableName: string): Database {
  const documents = DynamoDBDocumentClient.from(client, MARSHALLING);
  return {
    async get(Key) {
      const input = { TableName, Key, ConsistentRead: true };
      return (await outcome("get", documents.send(new GetCommand(input))))?.Item ?? null;
    },
    async getMany(keys) {
      const chunks = chunked(distinct(keys), BATCH);
      return (await Promise.all(chunks.map((chunk) => batch(documents, TableName, chunk)))).flat();
    },
    async put(Item, condition) {
      const input = { TableName, Item, ...conditional(condition) };
      return (await outcome("put", documents.send(new PutCommand(input)))) !== null;
    },
    async update(Key, change, condition) {
      const input = {
        ...{ TableName, Key, UpdateExpression: change.text, ConditionExpression: condition },
        ...named(change),
        ReturnValues: "ALL_NEW" as const,
      };
      return (await outcome("update", documents.send(new UpdateCommand(input))))?.Attributes ?? null;
    },
    async remove(Key, condition) {
      const input = { TableName, Key, ...conditional(condition), ReturnValues: "ALL_OLD" as const };
      return (await outcome("delete", documents.send(new DeleteCommand(input))))?.Attributes ?? null;
    },
    async *pages(query) {
      let ExclusiveStartKey: Item | undefined;
      do {
        const input = { ...query, TableName, ExclusiveStartKey };
        const page = await outcome("query", documents.send(new QueryCommand(input)));
        yield page?.Items ?? [];
        ExclusiveStartKey = page?.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    },
    async *scan(filter, attributes) {
      let ExclusiveStartKey: Item | undefined;
      do {
        const reading = {
          FilterExpression: filter.text,
          ProjectionExpression: attributes.join(", "),
          ...named(filter),
        };
        const input = { TableName, ...reading, ExclusiveStartKey };
        const page = await outcome("scan", documents.send(new ScanCommand(input)));
        yield page?.Items ?? [];
        ExclusiveStartKey = page?.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    },
  };
}

/** Null for a condition that did not hold, a StoreError for anything else that goes wrong. */
async function outcome<T>(call: string, sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw new StoreError(call, error);
  }
}

async function batch(documents: DynamoDBDocumentClient, table: string, keys: readonly Key[]): Promise<Item[]> {
  const found: Item[] = [];
  let left: Item[] = keys.map((key) => ({ ...key }));
  while (left.length > 0) {
    const request = new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: true } } });
    const answer = await outcome("batch get", documents.send(request));
    found.push(...(answer?.Responses?.[table] ?? []));
    left = answer?.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
}

function conditional(condition: Expression | undefined) {
  return condition ? { ConditionExpression: condition.text, ...named(condition) } : {};
}

function named({ names, values }: Expression) {
  return { ExpressionAttributeNames: names, ExpressionAttributeValues: values };
}

function distinct(keys: readonly Key[]): Key[] {
  return [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
}

function chunked<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
