/** What an operator relies on: who may publish where, what is encrypted, which alarms there are, and what the checks accept. */
import { App } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { describe, expect, test } from "vitest";
import { settingsFrom } from "../../infra/aws/settings.ts";
import { type Context, FULL, type Statement, stackWith, templateWith } from "./template.ts";

const trial = templateWith();
const full = templateWith(FULL);

type Properties = Readonly<Record<string, unknown>>;
const propertiesOf = (template: typeof full, type: string): Properties[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);
const outputsOf = (template: typeof full): string[] =>
  Object.values(template.findOutputs("*")).map(({ Value }) => JSON.stringify(Value));
const policiesOf = (template: typeof full, type: string): Statement[][] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties.PolicyDocument.Statement);

describe("mail", () => {
  test("carries a signature and a return address of the own domain, and SES forwards no bounces by mail", () => {
    full.hasResourceProperties("AWS::SES::EmailIdentity", {
      EmailIdentity: "play.example.org",
      DkimAttributes: { SigningEnabled: true },
      DkimSigningAttributes: { NextSigningKeyLength: "RSA_2048_BIT" },
      MailFromAttributes: { MailFromDomain: "bounce.play.example.org" },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    });
  });

  test("that SES would hold back by a list of its own is sent: the service keeps the list", () => {
    full.hasResourceProperties("AWS::SES::ConfigurationSet", { SuppressionOptions: { SuppressedReasons: [] } });
  });

  test("needs seven records: the stack tells them all, and makes them in a zone that it is given", () => {
    const records = ["CNAME", "CNAME", "CNAME", "MX", "MX", "TXT", "TXT"];
    const made = propertiesOf(full, "AWS::Route53::RecordSet").filter(({ Type }) => records.includes(String(Type)));
    expect(made.map(({ Type }) => Type).toSorted()).toEqual(records);
    expect(made).toContainEqual(
      expect.objectContaining({
        Name: "_dmarc.play.example.org",
        ResourceRecords: ['"v=DMARC1; p=quarantine; adkim=r; aspf=r"'],
      }),
    );
    expect(outputsOf(trial).filter((text) => / (CNAME|MX|TXT) /.test(text))).toHaveLength(records.length);
    trial.resourceCountIs("AWS::Route53::RecordSet", 0);
  });

  test("that comes back, is unwanted, delivered or rejected is told to the feedback handler", () => {
    full.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["bounce", "complaint", "delivery", "reject"],
        SnsDestination: { TopicARN: { Ref: Match.stringLikeRegexp("^MailReports") } },
      },
    });
    full.hasResourceProperties("AWS::SNS::Subscription", {
      Protocol: "lambda",
      TopicArn: { Ref: Match.stringLikeRegexp("^MailReports") },
      Endpoint: { "Fn::GetAtt": [Match.stringLikeRegexp("^Feedback"), "Arn"] },
      RedrivePolicy: { deadLetterTargetArn: { "Fn::GetAtt": [Match.stringLikeRegexp("^Unheard"), "Arn"] } },
    });
  });
});

describe("everything that holds people's data", () => {
  test("is reached under TLS only: topics, queues and the bucket", () => {
    for (const type of ["AWS::SNS::TopicPolicy", "AWS::SQS::QueuePolicy", "AWS::S3::BucketPolicy"]) {
      const policies = policiesOf(full, type);
      expect(policies.length, type).toBeGreaterThan(0);
      for (const statements of policies) {
        expect(statements).toContainEqual(
          expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        );
      }
    }
    expect(policiesOf(full, "AWS::SNS::TopicPolicy")).toHaveLength(2);
    expect(policiesOf(full, "AWS::SQS::QueuePolicy")).toHaveLength(3);
  });

  test("lies encrypted: the bucket and the queues always, reports under a key of the account's own if asked for", () => {
    for (const queue of propertiesOf(trial, "AWS::SQS::Queue")) expect(queue.SqsManagedSseEnabled).toBe(true);
    trial.hasResourceProperties("AWS::S3::Bucket", {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
      },
    });
    full.hasResourceProperties("AWS::SNS::Topic", {
      KmsMasterKeyId: { "Fn::GetAtt": [Match.stringLikeRegexp("^MailKey"), "Arn"] },
    });
    full.hasResourceProperties("AWS::KMS::Key", { EnableKeyRotation: true });
    trial.resourceCountIs("AWS::KMS::Key", 0);
  });

  test("takes reports from SES for its own configuration set, and from nobody else", () => {
    const allowed = policiesOf(full, "AWS::SNS::TopicPolicy")
      .flat()
      .filter(({ Effect }) => Effect === "Allow");
    const account = { "AWS:SourceAccount": { Ref: "AWS::AccountId" } };
    expect(allowed).toHaveLength(2);
    expect(allowed).toContainEqual(
      expect.objectContaining({
        Principal: { Service: "ses.amazonaws.com" },
        Condition: { StringEquals: { ...account, "AWS:SourceArn": expect.anything() } },
      }),
    );
    expect(allowed).toContainEqual(
      expect.objectContaining({
        Principal: { Service: "cloudwatch.amazonaws.com" },
        Condition: { StringEquals: account },
      }),
    );
  });
});

describe("alarms", () => {
  const alarms = propertiesOf(full, "AWS::CloudWatch::Alarm");

  test("go to the operator's address, each under a name that the runbook can refer to", () => {
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(
      [
        ...["web", "notify", "clock", "inbound", "feedback"].map((name) => `${name}-errors`),
        ...["notify", "inbound", "feedback"].map((name) => `${name}-dead-letters`),
        ...["throttles", "stream-age", "unsent-mail", "api-5xx", "bounce-rate", "complaint-rate"],
      ].map((name) => `bahnpost-${name}`),
    );
    for (const { AlarmActions } of alarms) {
      expect(AlarmActions).toEqual([{ Ref: expect.stringMatching(/^AlarmsToOperator/) }]);
    }
    full.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: "operator@example.org" });
  });

  test("hear the clock's own metric, and take its silence for bad news", () => {
    const clock = propertiesOf(full, "AWS::Lambda::Function").find(({ FunctionName, Environment }) =>
      JSON.stringify([FunctionName, Environment]).includes("bahnpost-clock"),
    );
    expect(clock).toMatchObject({ Environment: { Variables: { POWERTOOLS_METRICS_NAMESPACE: "Bahnpost" } } });
    expect(alarms.find(({ AlarmName }) => AlarmName === "bahnpost-unsent-mail")).toMatchObject({
      ...{ Namespace: "Bahnpost", MetricName: "OldestUnsentMail", Threshold: 3600, TreatMissingData: "breaching" },
      Dimensions: [{ Name: "service", Value: "bahnpost-clock" }],
    });
  });

  test("include one of money: five dollars a month, or what the operator says", () => {
    const budget = (amount: number) => ({
      Budget: { BudgetName: "bahnpost-monthly", TimeUnit: "MONTHLY", BudgetLimit: { Amount: amount, Unit: "USD" } },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({
          Notification: Match.objectLike({ NotificationType: "FORECASTED", Threshold: 100 }),
          Subscribers: [{ SubscriptionType: "EMAIL", Address: "operator@example.org" }],
        }),
      ]),
    });
    full.hasResourceProperties("AWS::Budgets::Budget", budget(5));
    templateWith({ ...FULL, budget: "20" }).hasResourceProperties("AWS::Budgets::Budget", budget(20));
  });

  test("cost nothing where there is nobody to hear them", () => {
    trial.resourceCountIs("AWS::CloudWatch::Alarm", 0);
    trial.resourceCountIs("AWS::Budgets::Budget", 0);
  });
});

describe("a host name of its own", () => {
  test("is served under TLS 1.2, the API's own address is shut, and links lead to the name", () => {
    full.hasResourceProperties("AWS::ApiGatewayV2::DomainName", {
      DomainName: "play.example.org",
      DomainNameConfigurations: [Match.objectLike({ SecurityPolicy: "TLS_1_2" })],
    });
    full.hasResourceProperties("AWS::ApiGatewayV2::Api", { DisableExecuteApiEndpoint: true });
    full.allResourcesProperties("AWS::Lambda::Function", {
      Environment: { Variables: Match.objectLike({ ORIGIN: "https://play.example.org" }) },
    });
    full.resourceCountIs("AWS::CertificateManager::Certificate", 1);
  });

  test("takes a certificate that is there, and tells the record that leads to it", () => {
    const certificate = "arn:aws:acm:eu-central-1:123456789012:certificate/0a1b";
    const template = templateWith({ domain: "bahnpost.example.org", certificate });
    template.resourceCountIs("AWS::CertificateManager::Certificate", 0);
    template.hasResourceProperties("AWS::ApiGatewayV2::DomainName", {
      DomainNameConfigurations: [Match.objectLike({ CertificateArn: certificate })],
    });
    expect(outputsOf(template).join()).toContain("bahnpost.example.org CNAME");
  });
});

test("two installations in one account differ in every name that is given and not drawn", () => {
  const stack = stackWith({ ...FULL, stage: "staging" });
  const staging = Template.fromStack(stack);
  expect(stack.stackName).toBe("Bahnpost-staging");
  const names = (template: typeof full): string[] =>
    ["AWS::CloudWatch::Alarm", "AWS::Budgets::Budget", "AWS::Lambda::Function"].flatMap(
      (type) => JSON.stringify(propertiesOf(template, type)).match(/"\/?bahnpost[\w/-]*"/g) ?? [],
    );
  expect(names(full).length).toBeGreaterThan(20);
  expect(names(staging).filter((name) => names(full).includes(name))).toEqual([]);
});

describe("the checks of AWS Solutions", () => {
  test("find what a careless change would bring", () => {
    const stack = stackWith();
    new Topic(stack, "Careless");
    expect(() => Template.fromStack(stack)).toThrow(/AwsSolutions/);
  });

  test.each<Context>([{}, FULL])("find nothing that is not accepted with a reason (%j)", (context) => {
    expect(() => templateWith(context)).not.toThrow();
  });
});

test.each<[string, Context]>([
  ["stage", { stage: "Production!" }],
  ["origin", { origin: "http://play.example.org/" }],
  ["operator", { operator: "nobody" }],
  ["budget", { budget: "a lot" }],
  ["domain", { domain: "play.example.org" }],
  [
    "mailDomain",
    { domain: "a.example", mailDomain: "a.example", certificate: "arn:aws:acm:eu-central-1:1:certificate/2" },
  ],
])("nonsense as %s stops the synthesis", (name, context) => {
  expect(() => settingsFrom(new App({ context }).node)).toThrow(name);
});
