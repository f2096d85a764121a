/** The notify handler: new entries from the table's stream become mails. */
import type { DynamoDBStreamEvent, DynamoDBStreamHandler } from "aws-lambda";
import { createBundledDrawMap } from "./drawing.ts";
import { retryUnsent } from "./service/notify.ts";
import { notifyRecords } from "./stream.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws({ drawMap: createBundledDrawMap() });

/** Mails tried again with each call, besides those that the new entries demand. */
const RETRIES_A_CALL = 5;

export const handler: DynamoDBStreamHandler = async (event: DynamoDBStreamEvent) => {
  const answer = await notifyRecords(deps, event);
  await retryUnsent(deps, RETRIES_A_CALL);
  return answer;
};
