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
import { Queue } from "aws-cdk-lib/aws-sqs";
import { INBOX_PREFIX } from "../../lambdas/inbox.ts";
import type { Settings } from "./settings.ts";

/** The bucket for mails as they came: gone after a week, read by nobody but the handler. */
export function inboxBucket(stack: Stack, { isProduction }: Settings): Bucket {
  return new Bucket(stack, "Inbox", {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [
      { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1), prefix: INBOX_PREFIX },
    ],
    removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** Leads mail to the domain into the bucket and then to the handler; what fails three times waits in a queue. */
export function receiveMail(stack: Stack, bucket: Bucket, inbound: LambdaFunction, { mailDomain }: Settings): void {
  inbound.addToRolePolicy(
    new PolicyStatement({ actions: ["s3:GetObject"], resources: [bucket.arnForObjects(`${INBOX_PREFIX}*`)] }),
  );
  const failed = new Queue(stack, "Unread", { retentionPeriod: Duration.days(7), enforceSSL: true });
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
}
