/** The essentials of the AWS template, for an installation on trial and for one in production. Bundling is left out. */
import { App } from "aws-cdk-lib";
import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import { settingsFrom } from "../../infra/aws/settings.ts";
import { tableDefinition } from "../../lambdas/store/table.ts";
import { statementsOf, templateWith } from "./template.ts";

const template = templateWith();

describe("the table", () => {
  test("has the keys, indexes and stream that the store's own definition names", () => {
    const { StreamSpecification, ...definition } = tableDefinition("any");
    template.resourceCountIs("AWS::DynamoDB::GlobalTable", 1);
    template.hasResourceProperties("AWS::DynamoDB::GlobalTable", {
      BillingMode: definition.BillingMode,
      AttributeDefinitions: definition.AttributeDefinitions,
      KeySchema: definition.KeySchema,
      GlobalSecondaryIndexes: definition.GlobalSecondaryIndexes,
      StreamSpecification: { StreamViewType: StreamSpecification?.StreamViewType },
    });
  });

  test("recovers to any point in time and lets items expire", () => {
    template.hasResourceProperties("AWS::DynamoDB::GlobalTable", {
      TimeToLiveSpecification: { AttributeName: "expires", Enabled: true },
      Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
    });
  });

  test.each([
    ["production", true, "Retain"],
    ["trial", false, "Delete"],
  ])("in %s its protection from deletion is %s", (stage, isProtected, policy) => {
    templateWith({ stage }).hasResource("AWS::DynamoDB::GlobalTable", {
      DeletionPolicy: policy,
      Properties: { Replicas: [Match.objectLike({ DeletionProtectionEnabled: isProtected })] },
    });
  });
});

describe("the handlers", () => {
  test("are five functions on ARM and Node 24, each with a log of its own that is kept a month", () => {
    template.resourceCountIs("AWS::Lambda::Function", 5);
    template.allResourcesProperties("AWS::Lambda::Function", {
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      Handler: "index.handler",
      LoggingConfig: { LogGroup: Match.anyValue(), LogFormat: "JSON", SystemLogLevel: "WARN" },
      Environment: { Variables: Match.objectLike({ NODE_OPTIONS: "--enable-source-maps" }) },
    });
    template.allResourcesProperties("AWS::Logs::LogGroup", { RetentionInDays: 30 });
  });

  test("know the table, the origin, the sender and where the secret lies, but not the secret", () => {
    template.allResourcesProperties("AWS::Lambda::Function", {
      Environment: {
        Variables: Match.objectLike({
          TABLE: { Ref: Match.stringLikeRegexp("^Log") },
          ORIGIN: { "Fn::GetAtt": [Match.stringLikeRegexp("^Api"), "ApiEndpoint"] },
          MAIL_FROM: "Bahnpost <play@bahnpost.example>",
          MAIL_CONFIGURATION_SET: { Ref: Match.stringLikeRegexp("^Mail") },
          LINK_SECRET_PARAMETER: "/bahnpost-trial/link-secret",
        }),
      },
    });
  });

  test("send pages' links to the installation's own address if it has one", () => {
    templateWith({ origin: "https://play.example", mailDomain: "play.example" }).allResourcesProperties(
      "AWS::Lambda::Function",
      {
        Environment: {
          Variables: Match.objectLike({ ORIGIN: "https://play.example", MAIL_FROM: "Bahnpost <play@play.example>" }),
        },
      },
    );
  });
});

describe("the rights", () => {
  const statements = statementsOf(template);

  test("name their actions, and never all resources", () => {
    const wild = statements.filter(({ Action, Resource }) => /"\*"|\w:\*"/.test(JSON.stringify([Action, Resource])));
    expect(wild).toEqual([]);
  });

  test("go to one handler each, and only to its own log", () => {
    const logs = statements.filter(({ Action }) => JSON.stringify(Action).includes("logs:"));
    expect(new Set(logs.map(({ Resource }) => JSON.stringify(Resource))).size).toBe(5);
    for (const role of Object.values(template.findResources("AWS::IAM::Role"))) {
      expect(role.Properties.ManagedPolicyArns).toBeUndefined();
    }
  });

  test("reach the table itself and, for those who look for unsent mail, one index by name", () => {
    const reached = statements.filter(({ Action }) => /dynamodb:(?!.*Stream|.*Shard)/.test(JSON.stringify(Action)));
    const table = { "Fn::GetAtt": [expect.stringMatching(/^Log/), "Arn"] };
    const index = { "Fn::Join": ["", [table, "/index/unsent"]] };
    const others = reached.filter(({ Resource }) => JSON.stringify(Resource).includes("index"));
    expect(others.map(({ Action, Resource }) => [Action, Resource])).toEqual([
      ["dynamodb:Query", index],
      ["dynamodb:Query", index],
    ]);
    for (const { Resource } of reached.filter((one) => !others.includes(one))) expect(Resource).toEqual(table);
  });

  test("of the feedback handler end where people's mail ends: it neither adds nor deletes items", () => {
    const actions = statementsOf(template, "Feedback").flatMap(({ Action }) => Action);
    expect(actions).toContain("dynamodb:UpdateItem");
    expect(actions).not.toContain("dynamodb:PutItem");
    expect(actions).not.toContain("dynamodb:DeleteItem");
  });

  test("let nobody scan the table or change it as a whole", () => {
    const actions = statements.flatMap(({ Action }) => Action).filter((action) => action.startsWith("dynamodb:"));
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => /Scan|CreateTable|UpdateTable|DeleteTable|PartiQL/.test(action))).toEqual([]);
  });

  test("let mail go out under the own address only", () => {
    const mail = statements.filter(({ Action }) => Action === "ses:SendEmail");
    expect(mail).toHaveLength(5);
    for (const { Condition } of mail) {
      expect(Condition).toEqual({ StringEquals: { "ses:FromAddress": "play@bahnpost.example" } });
    }
  });
});

describe("the API", () => {
  test("sends every path to the web handler, through one throttled stage", () => {
    template.resourceCountIs("AWS::ApiGatewayV2::Route", 1);
    template.hasResourceProperties("AWS::ApiGatewayV2::Route", { RouteKey: "$default" });
    template.hasResourceProperties("AWS::ApiGatewayV2::Integration", {
      PayloadFormatVersion: "2.0",
      IntegrationUri: { "Fn::GetAtt": [Match.stringLikeRegexp("^Web"), "Arn"] },
    });
    template.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
      StageName: "$default",
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
    });
  });

  test("logs neither paths, which hold tokens, nor callers", () => {
    const [stage] = Object.values(template.findResources("AWS::ApiGatewayV2::Stage"));
    const format: string = stage?.Properties.AccessLogSettings.Format;
    expect(format).toContain("$context.requestId");
    expect(format).not.toMatch(/path|routeKey|sourceIp|userAgent|querystring/i);
  });
});

describe("the stream", () => {
  test("wakes the notify handler for new entries only, and reports single failures", () => {
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      FunctionName: { Ref: Match.stringLikeRegexp("^Notify") },
      FilterCriteria: {
        Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"Keys":{"sk":{"S":[{"prefix":"ENTRY#"}]}}}}' }],
      },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      BisectBatchOnFunctionError: true,
      StartingPosition: "TRIM_HORIZON",
    });
  });

  test("gives up after some tries and leaves what failed in a queue for two weeks", () => {
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      MaximumRetryAttempts: 8,
      DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [Match.stringLikeRegexp("^Unsent"), "Arn"] } } },
    });
    template.hasResourceProperties("AWS::SQS::Queue", { MessageRetentionPeriod: 1_209_600 });
  });
});

test("the clock ticks every five minutes", () => {
  template.hasResourceProperties("AWS::Scheduler::Schedule", {
    ScheduleExpression: "rate(5 minutes)",
    Target: Match.objectLike({ Arn: { "Fn::GetAtt": [Match.stringLikeRegexp("^Clock"), "Arn"] } }),
  });
});

describe("the mail", () => {
  test("is signed for the own domain and sent under TLS", () => {
    template.hasResourceProperties("AWS::SES::EmailIdentity", {
      EmailIdentity: "bahnpost.example",
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: Match.stringLikeRegexp("^Mail") } },
    });
    template.hasResourceProperties("AWS::SES::ConfigurationSet", { DeliveryOptions: { TlsPolicy: "REQUIRE" } });
  });
});

describe("mail in", () => {
  const [rule] = Object.values(template.findResources("AWS::SES::ReceiptRule"));
  const inbox = { Ref: expect.stringMatching(/^Inbox/) };

  test("is scanned, put into the bucket, and then wakes the inbound handler without being waited for", () => {
    expect(rule?.Properties.Rule).toMatchObject({
      ...{ Enabled: true, ScanEnabled: true, Recipients: ["bahnpost.example"] },
      Actions: [
        { S3Action: { BucketName: inbox, ObjectKeyPrefix: "inbound/" } },
        {
          LambdaAction: {
            InvocationType: "Event",
            FunctionArn: { "Fn::GetAtt": [expect.stringMatching(/^Inbound/), "Arn"] },
          },
        },
      ],
    });
  });

  test("lies encrypted, for nobody to see, and is gone after a week", () => {
    template.hasResourceProperties("AWS::S3::Bucket", {
      BucketEncryption: Match.anyValue(),
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: {
        Rules: [Match.objectLike({ ExpirationInDays: 7, Prefix: "inbound/", Status: "Enabled" })],
      },
    });
  });

  test("can be read by the inbound handler and by nothing else, and written by SES of this account alone", () => {
    const reading = statementsOf(template).filter(({ Action }) => JSON.stringify(Action).includes("s3:"));
    expect(reading).toMatchObject([{ Action: "s3:GetObject" }]);
    template.hasResourceProperties("AWS::S3::BucketPolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: "s3:PutObject",
            Principal: { Service: "ses.amazonaws.com" },
            Condition: Match.objectLike({
              StringEquals: Match.objectLike({ "aws:SourceAccount": { Ref: "AWS::AccountId" } }),
            }),
          }),
        ]),
      },
    });
    template.hasResourceProperties("AWS::Lambda::Permission", {
      Principal: "ses.amazonaws.com",
      SourceAccount: { Ref: "AWS::AccountId" },
    });
  });

  test("that cannot be dealt with waits in a queue", () => {
    template.hasResourceProperties("AWS::Lambda::EventInvokeConfig", {
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [Match.stringLikeRegexp("^Unread"), "Arn"] } } },
    });
  });
});

test("a setting of the wrong kind stops the synthesis", () => {
  const app = new App({ context: { mailDomain: 7 } });
  expect(() => settingsFrom(app.node)).toThrow("mailDomain");
});
