/** The store: the log and everything beside it, on one table of DynamoDB. */
import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { type Access, createAccess } from "./access.ts";
import { type Clocks, createClocks } from "./clocks.ts";
import { type Cursors, createCursors } from "./cursors.ts";
import { createDatabase, type Database } from "./database.ts";
import { createDepartures, type Departures } from "./departures.ts";
import { createHeads, type Heads } from "./heads.ts";
import { createHooks, type Hooks } from "./hooks.ts";
import { createLog, type EntryLog } from "./log.ts";
import { createNotepads, type Notepads } from "./notepads.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createPeople, type People } from "./people.ts";
import { createPersonalTokens, type PersonalTokens } from "./personalTokens.ts";
import { createPrograms, type Programs } from "./programs.ts";
import { createReceipts, type Receipts } from "./receipts.ts";
import { createSnapshots, type Snapshots } from "./snapshots.ts";
import { createSuppressions, type Suppressions } from "./suppressions.ts";

export interface Store {
  readonly log: EntryLog;
  readonly heads: Heads;
  readonly snapshots: Snapshots;
  readonly people: People;
  readonly access: Access;
  readonly hooks: Hooks;
  readonly personalTokens: PersonalTokens;
  readonly outbox: Outbox;
  readonly cursors: Cursors;
  readonly suppressions: Suppressions;
  readonly receipts: Receipts;
  readonly clocks: Clocks;
  readonly programs: Programs;
  readonly departures: Departures;
  readonly notepads: Notepads;
}

/** Binds the store to a table. */
export function createStore(client: DynamoDBClient, table: string): Store {
  return storeOn(createDatabase(client, table));
}

/** The store on whatever answers the few calls that it is made of. */
export function storeOn(database: Database): Store {
  return {
    log: createLog(database),
    heads: createHeads(database),
    snapshots: createSnapshots(database),
    people: createPeople(database),
    access: createAccess(database),
    hooks: createHooks(database),
    personalTokens: createPersonalTokens(database),
    outbox: createOutbox(database),
    cursors: createCursors(database),
    suppressions: createSuppressions(database),
    receipts: createReceipts(database),
    clocks: createClocks(database),
    programs: createPrograms(database),
    departures: createDepartures(database),
    notepads: createNotepads(database),
  };
}

/** A client; with an endpoint it talks to an embedded store, else to AWS as the environment says. */
export function dynamoClient(endpoint?: string): DynamoDBClient {
  const local: DynamoDBClientConfig = {
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  };
  return new DynamoDBClient(endpoint ? local : {});
}
