/**
 * The stack: one table with its stream, an HTTP API before the web handler, the notify handler behind the stream, the clock handler
 * on a schedule, SES in both directions, and alarms. Without alarms nothing in it costs money while nobody plays.
 */
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { UNSENT_INDEX } from "../../lambdas/store/keys.ts";
import { Alarms } from "./alarms.ts";
import { watchCosts } from "./budget.ts";
import type { HandlerName } from "./bundling.ts";
import { tick } from "./clock.ts";
import { nameThePages } from "./domain.ts";
import { hearReports } from "./feedback.ts";
import { BundledHandler, type TableCall } from "./handler.ts";
import { inboxBucket, receiveMail } from "./inbox.ts";
import { Mailing } from "./mailing.ts";
import { servePages } from "./pages.ts";
import type { Settings } from "./settings.ts";
import { followLog, logTable } from "./table.ts";

/** What each handler does with the table: no scan, and nothing to the table itself. */
const TABLE_CALLS: Readonly<Record<HandlerName, readonly TableCall[]>> = {
  web: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  notify: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  clock: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  inbound: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  feedback: ["GetItem", "BatchGetItem", "Query", "UpdateItem"],
};

/** Those who look for mails that wait. */
const INDEXES: Partial<Record<HandlerName, readonly string[]>> = { notify: [UNSENT_INDEX], clock: [UNSENT_INDEX] };

const TIMEOUTS: Readonly<Record<HandlerName, Duration>> = {
  web: Duration.seconds(15),
  notify: Duration.minutes(1),
  clock: Duration.minutes(1),
  inbound: Duration.seconds(30),
  feedback: Duration.seconds(30),
};

export interface BahnpostStackProps extends StackProps {
  readonly settings: Settings;
}

/** Name of an installation's stack: `Bahnpost`, or with the stage behind it. */
export function stackName({ name }: Settings): string {
  return capital(name);
}

/** Everything that one installation needs on AWS. */
export class BahnpostStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: BahnpostStackProps) {
    super(scope, id, props);
    const { domain, hostedZone, operator } = settings;
    const table = logTable(this, settings);
    const mailing = new Mailing(this, "Mail", settings);
    const inbox = inboxBucket(this, settings);
    const api = new HttpApi(this, "Api", {
      createDefaultStage: false,
      disableExecuteApiEndpoint: domain !== undefined,
    });
    const origin = settings.origin ?? api.apiEndpoint;
    const environment = environmentOf(settings, table, mailing, origin);
    const handler = (name: HandlerName, more: Readonly<Record<string, string>> = {}): BundledHandler => {
      const made = this.handler(settings, name, { ...environment, ...more });
      made.allowTable(table, TABLE_CALLS[name], INDEXES[name]);
      mailing.grantSend(made);
      return made;
    };
    const handlers = {
      web: handler("web"),
      notify: handler("notify"),
      clock: handler("clock"),
      inbound: handler("inbound", { INBOX: inbox.bucketName }),
      feedback: handler("feedback"),
    };
    const stage = servePages(this, api, handlers.web, settings);
    if (domain) nameThePages(this, { api, stage }, domain, hostedZone);
    tick(this, handlers.clock);
    const deadLetters = {
      notify: followLog(this, table, handlers.notify),
      inbound: receiveMail(this, inbox, handlers.inbound, settings),
      feedback: hearReports(this, mailing.reports, handlers.feedback),
    };
    if (operator) {
      const { name } = settings;
      const { configurationSet } = mailing;
      new Alarms(this, "Alarms", { name, operator, handlers, deadLetters, api, configurationSet });
      watchCosts(this, name, settings.budget, operator);
    }
    new CfnOutput(this, "Origin", { value: origin });
    new CfnOutput(this, "Table", { value: table.tableName });
  }

  /** A handler that may read the secret which signs links. */
  private handler(
    { name: installation, linkSecret }: Settings,
    handler: HandlerName,
    environment: Readonly<Record<string, string>>,
  ): BundledHandler {
    const made = new BundledHandler(this, capital(handler), {
      handler,
      installation,
      environment,
      timeout: TIMEOUTS[handler],
    });
    const parameter = this.formatArn({ service: "ssm", resource: "parameter", resourceName: linkSecret.slice(1) });
    made.addToRolePolicy(new PolicyStatement({ actions: ["ssm:GetParameter"], resources: [parameter] }));
    return made;
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What every handler is told; secrets are not among it. */
function environmentOf(
  { mailFrom, mailDomain, linkSecret }: Settings,
  table: TableV2,
  { configurationSet }: Mailing,
  origin: string,
): Record<string, string> {
  return {
    TABLE: table.tableName,
    ORIGIN: origin,
    MAIL_FROM: `Bahnpost <${mailFrom}>`,
    MAIL_DOMAIN: mailDomain,
    MAIL_CONFIGURATION_SET: configurationSet.configurationSetName,
    LINK_SECRET_PARAMETER: linkSecret,
  };
}
