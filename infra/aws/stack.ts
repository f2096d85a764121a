/**
 * The stack: one table with its stream, an HTTP API before the web handler, the notify handler behind the stream, the clock handler
 * on a schedule, SES in both directions. Nothing in it costs money while nobody plays.
 */
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpRoute, HttpRouteKey, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Schedule, ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { ATTRIBUTES, SORT, UNSENT_INDEX } from "../../lambdas/store/keys.ts";
import { BundledHandler } from "./handler.ts";
import { inboxBucket, receiveMail } from "./inbox.ts";
import type { Settings } from "./settings.ts";

/** What the handlers do with the table: neither scan nor anything to the table itself. */
const TABLE_ACTIONS = ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"].map(
  (action) => `dynamodb:${action}`,
);

/** No path, query or address: they hold tokens and people. */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    request: "$context.requestId",
    time: "$context.requestTime",
    method: "$context.httpMethod",
    status: "$context.status",
    milliseconds: "$context.responseLatency",
    error: "$context.integrationErrorMessage",
  }),
);

export interface BahnpostStackProps extends StackProps {
  readonly settings: Settings;
}

/** Everything that one installation needs on AWS. */
export class BahnpostStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: BahnpostStackProps) {
    super(scope, id, props);
    const table = this.table(settings);
    const sender = this.sender(settings);
    const api = new HttpApi(this, "Api", { createDefaultStage: false });
    const environment = {
      TABLE: table.tableName,
      ORIGIN: settings.origin ?? api.apiEndpoint,
      MAIL_FROM: `Bahnpost <${settings.mailFrom}>`,
      MAIL_DOMAIN: settings.mailDomain,
      MAIL_CONFIGURATION_SET: sender.configurationSet.configurationSetName,
      LINK_SECRET_PARAMETER: settings.linkSecret,
    };
    const web = new BundledHandler(this, "Web", { handler: "web", timeout: Duration.seconds(15), environment });
    const notify = new BundledHandler(this, "Notify", { handler: "notify", timeout: Duration.minutes(1), environment });
    const clock = new BundledHandler(this, "Clock", { handler: "clock", timeout: Duration.minutes(1), environment });
    const inbox = inboxBucket(this, settings);
    const inbound = new BundledHandler(this, "Inbound", {
      handler: "inbound",
      timeout: Duration.seconds(30),
      environment: { ...environment, INBOX: inbox.bucketName },
    });
    for (const handler of [web, notify, clock, inbound]) {
      table.grant(handler, ...TABLE_ACTIONS);
      this.allowMail(handler, sender, settings);
      this.allowLinkSecret(handler, settings);
    }
    this.route(api, web, settings);
    this.listen(table, notify);
    this.tick(clock);
    receiveMail(this, inbox, inbound, settings);
    new CfnOutput(this, "Origin", { value: environment.ORIGIN });
    new CfnOutput(this, "Table", { value: table.tableName });
  }

  private table({ isProduction }: Settings): TableV2 {
    const { partition, sort, unsent, due, expires } = ATTRIBUTES;
    return new TableV2(this, "Log", {
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

  private sender({ mailDomain }: Settings): Sender {
    const configurationSet = new ConfigurationSet(this, "Mail", {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    const identity = new EmailIdentity(this, "Sender", { identity: Identity.domain(mailDomain), configurationSet });
    return { configurationSet, identity };
  }

  private allowMail(handler: LambdaFunction, { identity, configurationSet }: Sender, { mailFrom }: Settings): void {
    const set = this.formatArn({
      service: "ses",
      resource: "configuration-set",
      resourceName: configurationSet.configurationSetName,
    });
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ["ses:SendEmail"],
        resources: [identity.emailIdentityArn, set],
        conditions: { StringEquals: { "ses:FromAddress": mailFrom } },
      }),
    );
  }

  private allowLinkSecret(handler: LambdaFunction, { linkSecret }: Settings): void {
    const parameter = this.formatArn({ service: "ssm", resource: "parameter", resourceName: linkSecret.slice(1) });
    handler.addToRolePolicy(new PolicyStatement({ actions: ["ssm:GetParameter"], resources: [parameter] }));
  }

  private route(api: HttpApi, web: LambdaFunction, { throttle }: Settings): void {
    const integration = new HttpLambdaIntegration("Pages", web);
    new HttpRoute(this, "EveryPath", { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration });
    const accessLog = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    api.addStage("Live", {
      stageName: "$default",
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: ACCESS_LOG },
    });
  }

  /** Missing a tick loses nothing, so a tick that fails is not repeated for long. */
  private tick(clock: LambdaFunction): void {
    const target = new LambdaInvoke(clock, { retryAttempts: 2, maxEventAge: Duration.minutes(5) });
    new Schedule(this, "Tick", { schedule: ScheduleExpression.rate(Duration.minutes(5)), target });
  }

  private listen(table: TableV2, notify: LambdaFunction): void {
    const unsent = new Queue(this, "Unsent", { retentionPeriod: Duration.days(14), enforceSSL: true });
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
  }
}

interface Sender {
  readonly configurationSet: ConfigurationSet;
  readonly identity: EmailIdentity;
}
