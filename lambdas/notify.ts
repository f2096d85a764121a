/** The notify handler: new entries from the table's stream become mails. */
import type { DynamoDBStreamEvent, DynamoDBStreamHandler } from "aws-lambda";
import { notifyRecords } from "./service/stream.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws();

export const handler: DynamoDBStreamHandler = (event: DynamoDBStreamEvent) => notifyRecords(deps, event);
