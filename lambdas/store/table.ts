/**
 * The definition of the one table: what tests and the local service create, and what the stack for AWS must agree with.
 * All indexes are there from the start; the stream feeds the notify handler.
 */
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { ATTRIBUTES, UNSENT_INDEX } from "./keys.ts";

const key = (partition: string, sort: string): CreateTableCommandInput["KeySchema"] => [
  { AttributeName: partition, KeyType: "HASH" },
  { AttributeName: sort, KeyType: "RANGE" },
];

/** The table with its index and stream, under a name. */
export function tableDefinition(name: string): CreateTableCommandInput {
  const { partition, sort, unsent, due } = ATTRIBUTES;
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: [partition, sort, unsent, due].map((AttributeName) => ({
      AttributeName,
      AttributeType: "S",
    })),
    KeySchema: key(partition, sort),
    GlobalSecondaryIndexes: [
      { IndexName: UNSENT_INDEX, KeySchema: key(unsent, due), Projection: { ProjectionType: "KEYS_ONLY" } },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_IMAGE" },
  };
}

/** Creates the table unless it is there, and waits until it can be used. */
export async function ensureTable(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(name)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.02, maxDelay: 0.2 }, { TableName: name });
}
