/** Queues for what a handler could not deal with: encrypted, reached under TLS only, and emptied by hand. */
import type { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { accept } from "./checks.ts";

/** A queue of dead letters. */
export function deadLetters(scope: Construct, id: string, retentionPeriod: Duration): Queue {
  const queue = new Queue(scope, id, { retentionPeriod, enforceSSL: true, encryption: QueueEncryption.SQS_MANAGED });
  accept(
    queue,
    "AwsSolutions-SQS3",
    "It is itself where dead letters go; nothing takes messages out of it but a person.",
  );
  return queue;
}
