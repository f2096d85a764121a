/**
 * Alarms that reach the operator by mail, and those only: each says that a person has to look. Their names are the installation's and
 * what is wrong, so that a runbook can refer to them.
 */
import { Duration, Stack } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { ConfigurationSet } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { HandlerName } from "./bundling.ts";
import { METRICS_NAMESPACE } from "./handler.ts";

export interface Watched {
  /** Name of the installation. */
  readonly name: string;
  readonly operator: string;
  readonly handlers: Readonly<Record<HandlerName, LambdaFunction>>;
  /** Dead letters by the handler that left them. */
  readonly deadLetters: Partial<Record<HandlerName, Queue>>;
  readonly api: HttpApi;
  readonly configurationSet: ConfigurationSet;
}

interface Limit {
  readonly metric: Metric;
  /** The alarm goes off at this value or above. */
  readonly from: number;
  readonly means: string;
  /** How many looks in a row must show it; one if not given. */
  readonly looks?: number;
  /** Whether silence is as bad. */
  readonly isSilenceBad?: boolean;
}

const LOOK = Duration.minutes(5);
const QUARTER_HOUR = 15 * 60 * 1000;
const HOUR = 3600;
/** Shares at which SES begins to look into an account. */
const BOUNCES = 0.05;
const COMPLAINTS = 0.001;

/** The topic to the operator and everything that speaks on it. */
export class Alarms extends Construct {
  private readonly action: SnsAction;
  private readonly prefix: string;

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.prefix = watched.name;
    this.action = new SnsAction(this.topic(watched.operator));
    for (const [name, handler] of Object.entries(watched.handlers)) this.add(`${name}-errors`, errorsOf(handler));
    for (const [name, queue] of Object.entries(watched.deadLetters)) this.add(`${name}-dead-letters`, lettersIn(queue));
    this.add("throttles", throttles());
    this.add("stream-age", ageAt(watched.handlers.notify));
    this.add("unsent-mail", unsentAt(`${watched.name}-clock`));
    this.add("api-5xx", {
      metric: watched.api.metricServerError({ period: LOOK, statistic: "Sum" }),
      from: 1,
      means: "A page was answered with an error of ours.",
    });
    this.add("bounce-rate", reputation(watched.configurationSet, "BounceRate", BOUNCES));
    this.add("complaint-rate", reputation(watched.configurationSet, "ComplaintRate", COMPLAINTS));
  }

  /** A policy of its own replaces the one that topics have, so alarms of the account must be let in again. */
  private topic(operator: string): Topic {
    const topic = new Topic(this, "ToOperator", { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "AWS:SourceAccount": Stack.of(this).account } },
      }),
    );
    topic.addSubscription(new EmailSubscription(operator));
    return topic;
  }

  private add(name: string, { metric, from, means, looks = 1, isSilenceBad = false }: Limit): void {
    const alarm = new Alarm(this, name, {
      alarmName: `${this.prefix}-${name}`,
      alarmDescription: means,
      metric,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: looks,
      treatMissingData: isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
  }
}

const errorsOf = (handler: LambdaFunction): Limit => ({
  metric: handler.metricErrors({ period: LOOK }),
  from: 1,
  means: "The handler ended with an error or ran out of time.",
});

const lettersIn = (queue: Queue): Limit => ({
  metric: queue.metricApproximateNumberOfMessagesVisible({ period: LOOK, statistic: "Maximum" }),
  from: 1,
  means: "The handler has given something up; it waits in the queue.",
});

/** Over all functions of account and region: they share one limit. */
const throttles = (): Limit => ({
  metric: new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", period: LOOK, statistic: "Sum" }),
  from: 1,
  means: "Functions were refused: the account's limit of simultaneous calls is reached.",
});

const ageAt = (notify: LambdaFunction): Limit => ({
  metric: notify.metric("IteratorAge", { period: LOOK, statistic: "Maximum" }),
  from: QUARTER_HOUR,
  means: "New entries wait for the notify handler.",
});

const unsentAt = (service: string): Limit => ({
  metric: new Metric({
    namespace: METRICS_NAMESPACE,
    metricName: "OldestUnsentMail",
    dimensionsMap: { service },
    period: LOOK,
    statistic: "Maximum",
  }),
  from: HOUR,
  means: "A mail has waited for an hour, or the clock has stopped.",
  looks: 3,
  isSilenceBad: true,
});

const reputation = ({ configurationSetName }: ConfigurationSet, name: string, from: number): Limit => ({
  metric: new Metric({
    namespace: "AWS/SES",
    metricName: `Reputation.${name}`,
    dimensionsMap: { "ses:configuration-set": configurationSetName },
    period: Duration.hours(1),
    statistic: "Maximum",
  }),
  from,
  means: "SES may stop an account whose mails come back or are unwanted as often as this.",
});
