/** The notify handler: new entries from the table's stream become mails. */
import type { DynamoDBStreamEvent, DynamoDBStreamHandler } from "aws-lambda";
import { createBundledDrawMap } from "./drawing.ts";
import { createPostHook } from "./hooks/posting.ts";
import { retryHooks } from "./service/hooks/sending.ts";
import { retryUnsent } from "./service/notify.ts";
import { notifyRecords } from "./stream.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws({ drawMap: createBundledDrawMap(), postHook: createPostHook() });

/** Mails, and notices to webhooks, tried again with each call, besides those that the new entries demand. */
const RETRIES_A_CALL = 5;

export const handler: DynamoDBStreamHandler = async (event: DynamoDBStreamEvent) => {
  const answer = await notifyRecords(deps, event);
  await Promise.all([retryUnsent(deps, RETRIES_A_CALL), retryHooks(deps, RETRIES_A_CALL)]);
  return answer;
};
