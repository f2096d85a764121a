/** What became of mails: from the topic to the feedback handler. What fails three times waits in a queue. */
import { Duration, type Stack } from "aws-cdk-lib";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { Topic } from "aws-cdk-lib/aws-sns";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { deadLetters } from "./queues.ts";

/** Wakes the handler for each report; answers the queue of those that could not be dealt with. */
export function hearReports(stack: Stack, reports: Topic, feedback: LambdaFunction): Queue {
  const failed = deadLetters(stack, "Unheard", Duration.days(14));
  reports.addSubscription(new LambdaSubscription(feedback, { deadLetterQueue: failed }));
  feedback.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) });
  return failed;
}
