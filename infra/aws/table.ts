/** The one table, and the notify handler behind its stream. */
import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { ATTRIBUTES, SORT, UNSENT_INDEX } from "../../lambdas/store/keys.ts";
import { deadLetters } from "./queues.ts";
import type { Settings } from "./settings.ts";

/** The table with its index and stream; in production nobody deletes it by mistake. */
export function logTable(stack: Stack, { isProduction }: Settings): TableV2 {
  const { partition, sort, unsent, due, expires } = ATTRIBUTES;
  return new TableV2(stack, "Log", {
    partitionKey: { name: partition, type: AttributeType.STRING },
    sortKey: { name: sort, type: AttributeType.STRING },
    globalSecondaryIndexes: [
      {
        indexName: UNSENT_INDEX,
        partitionKey: { name: unsent, type: AttributeType.STRING },
        sortKey: { name: due, type: AttributeType.STRING },
        projectionType: ProjectionType.KEYS_ONLY,
      },
    ],
    billing: Billing.onDemand(),
    dynamoStream: StreamViewType.NEW_IMAGE,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: expires,
    deletionProtection: isProduction,
    removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** Wakes the handler for new entries; answers the queue of those that it gave up. */
export function followLog(stack: Stack, table: TableV2, notify: LambdaFunction): Queue {
  const unsent = deadLetters(stack, "Unsent", Duration.days(14));
  const newEntry = FilterCriteria.filter({
    eventName: FilterRule.isEqual("INSERT"),
    dynamodb: { Keys: { [ATTRIBUTES.sort]: { S: FilterRule.beginsWith(SORT.entryPrefix) } } },
  });
  notify.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [newEntry],
      batchSize: 10,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 8,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(unsent),
    }),
  );
  return unsent;
}
