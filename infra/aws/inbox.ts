/**
 * Mail in: SES puts each mail to the domain into a bucket and wakes the inbound handler. A rule set works only when it has been made
 * active, which CloudFormation cannot do.
 */
import { CfnOutput, Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { ReceiptRuleSet, TlsPolicy } from "aws-cdk-lib/aws-ses";
import { Lambda, LambdaInvocationType, S3 } from "aws-cdk-lib/aws-ses-actions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { INBOX_PREFIX } from "../../lambdas/inbox.ts";
import { accept, acceptWildcard } from "./checks.ts";
import { deadLetters } from "./queues.ts";
import type { Settings } from "./settings.ts";

/** The bucket for mails as they came: gone after a week, read by nobody but the handler. */
export function inboxBucket(stack: Stack, { isProduction }: Settings): Bucket {
  const bucket = new Bucket(stack, "Inbox", {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [
      { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1), prefix: INBOX_PREFIX },
    ],
    removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  accept(
    bucket,
    "AwsSolutions-S1",
    "Only SES writes and only one handler reads, and logs would name mails for longer.",
  );
  return bucket;
}

/** Leads mail to the domain into the bucket and then to the handler; answers the queue of what has failed three times. */
export function receiveMail(stack: Stack, bucket: Bucket, inbound: LambdaFunction, { mailDomain }: Settings): Queue {
  inbound.addToRolePolicy(
    new PolicyStatement({ actions: ["s3:GetObject"], resources: [bucket.arnForObjects(`${INBOX_PREFIX}*`)] }),
  );
  acceptWildcard(inbound.role ?? inbound, bucket, `/${INBOX_PREFIX}*`, "It reads any mail that SES puts there.");
  const failed = deadLetters(stack, "Unread", Duration.days(7));
  inbound.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) });
  const rules = new ReceiptRuleSet(stack, "MailIn");
  rules.addRule("Replies", {
    recipients: [mailDomain],
    scanEnabled: true,
    tlsPolicy: TlsPolicy.OPTIONAL,
    actions: [
      new S3({ bucket, objectKeyPrefix: INBOX_PREFIX }),
      new Lambda({ function: inbound, invocationType: LambdaInvocationType.EVENT }),
    ],
  });
  new CfnOutput(stack, "ReceiptRuleSet", { value: rules.receiptRuleSetName });
  return failed;
}
