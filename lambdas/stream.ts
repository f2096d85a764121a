/** Records of the table's stream, as the notify handler gets them: on AWS from the stream, on one machine from the pump. */
import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { Deps } from "./service/deps.ts";
import { notifyEntry } from "./service/notify.ts";
import { ATTRIBUTES, readEntryKey } from "./store/keys.ts";

/**
 * Handles each record; those whose mail was not taken come back as failed, so that they are offered again. Anything but a new entry
 * is passed over.
 */
export async function notifyRecords(deps: Deps, event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const batch = new BatchProcessor(EventType.DynamoDBStreams);
  const one = async (record: DynamoDBRecord): Promise<void> => {
    const entry = entryOf(record);
    if (entry) await notifyLogged(deps, entry);
  };
  return processPartialResponse(event, one, batch, { throwOnFullBatchFailure: false });
}

/** The batch only counts failures: what failed is noted here. */
async function notifyLogged(deps: Deps, { game, version }: { game: string; version: number }): Promise<void> {
  try {
    await notifyEntry(deps, game, version);
  } catch (error) {
    deps.log.error("entry not notified", { game, version, error: String(error) });
    throw error;
  }
}

function entryOf({ eventName, dynamodb }: DynamoDBRecord): { game: string; version: number } | null {
  const { [ATTRIBUTES.partition]: partition, [ATTRIBUTES.sort]: sort } = dynamodb?.Keys ?? {};
  return eventName === "INSERT" ? readEntryKey(partition?.S ?? "", sort?.S ?? "") : null;
}

/** A record of the stream's shape that says: this entry is new. Its sequence number is its version. */
export function entryRecord(game: string, version: number, keys: { pk: string; sk: string }): DynamoDBRecord {
  return {
    eventID: `${game}-${version}`,
    eventName: "INSERT",
    dynamodb: {
      Keys: { [ATTRIBUTES.partition]: { S: keys.pk }, [ATTRIBUTES.sort]: { S: keys.sk } },
      SequenceNumber: String(version),
    },
  };
}
