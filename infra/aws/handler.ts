/** One Lambda handler of `lambdas/`, bundled with everything it needs, on ARM, with rights of its own and a log that ends. */
import { type Duration, RemovalPolicy } from "aws-cdk-lib";
import type { TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { ApplicationLogLevel, Architecture, LoggingFormat, Runtime, SystemLogLevel } from "aws-cdk-lib/aws-lambda";
import {
  type BundlingOptions,
  Charset,
  type ICommandHooks,
  NodejsFunction,
  OutputFormat,
} from "aws-cdk-lib/aws-lambda-nodejs";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import {
  BUNDLE_BANNER,
  BUNDLE_FIELDS,
  BUNDLE_LEFT_OUT,
  BUNDLE_TARGET,
  commandsBeside,
  entryOf,
  type HandlerName,
  PROJECT,
} from "./bundling.ts";

const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  target: BUNDLE_TARGET,
  mainFields: BUNDLE_FIELDS,
  banner: BUNDLE_BANNER,
  externalModules: BUNDLE_LEFT_OUT,
  minify: true,
  charset: Charset.UTF8,
  sourceMap: true,
  sourcesContent: false,
};

/** What a handler may ask of the table. */
export type TableCall = "GetItem" | "BatchGetItem" | "Query" | "PutItem" | "UpdateItem" | "DeleteItem";

/** Puts a handler's other files beside its bundle. */
function accompanying(handler: HandlerName): ICommandHooks {
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_from, to) => commandsBeside(handler, to),
  };
}

export interface BundledHandlerProps {
  readonly handler: HandlerName;
  /** Name of the installation: handlers of two in one account must not mix their metrics. */
  readonly installation: string;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
}

/** A Lambda function made of the handler file of that name. At first its role may write its own log, and nothing else. */
export class BundledHandler extends NodejsFunction {
  constructor(scope: Construct, id: string, { handler, installation, timeout, environment }: BundledHandlerProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    logGroup.grantWrite(role);
    super(scope, id, {
      entry: entryOf(handler),
      projectRoot: PROJECT,
      depsLockFilePath: `${PROJECT}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      ...{ timeout, role, logGroup, bundling: { ...BUNDLING, commandHooks: accompanying(handler) } },
      environment: {
        ...environment,
        POWERTOOLS_SERVICE_NAME: `${installation}-${handler}`,
        POWERTOOLS_METRICS_NAMESPACE: METRICS_NAMESPACE,
        NODE_OPTIONS: "--enable-source-maps",
      },
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
    });
  }

  /** Lets it make these calls on the table, and query these indexes. */
  allowTable(table: TableV2, calls: readonly TableCall[], indexes: readonly string[] = []): void {
    const actions = calls.map((call) => `dynamodb:${call}`);
    this.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
    if (indexes.length === 0) return;
    const resources = indexes.map((index) => `${table.tableArn}/index/${index}`);
    this.addToRolePolicy(new PolicyStatement({ actions: ["dynamodb:Query"], resources }));
  }
}

/** Namespace of the metrics that handlers write. */
export const METRICS_NAMESPACE = "Bahnpost";
