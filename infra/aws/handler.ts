/** One Lambda handler of `lambdas/`, bundled with everything it needs, on ARM, with a log that does not grow for ever. */
import { type Duration, RemovalPolicy } from "aws-cdk-lib";
import { Architecture, Runtime } from "aws-cdk-lib/aws-lambda";
import { type BundlingOptions, NodejsFunction, OutputFormat } from "aws-cdk-lib/aws-lambda-nodejs";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { BUNDLE_BANNER, BUNDLE_FIELDS, BUNDLE_TARGET, entryOf, type HandlerName, PROJECT } from "./bundling.ts";

const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  target: BUNDLE_TARGET,
  mainFields: BUNDLE_FIELDS,
  banner: BUNDLE_BANNER,
  externalModules: [],
  minify: true,
};

export interface BundledHandlerProps {
  readonly handler: HandlerName;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
}

/** A Lambda function made of the handler file of that name. */
export class BundledHandler extends NodejsFunction {
  constructor(scope: Construct, id: string, { handler, timeout, environment }: BundledHandlerProps) {
    super(scope, id, {
      entry: entryOf(handler),
      projectRoot: PROJECT,
      depsLockFilePath: `${PROJECT}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout,
      environment: { ...environment, POWERTOOLS_SERVICE_NAME: handler },
      bundling: BUNDLING,
      logGroup: new LogGroup(scope, `${id}Log`, {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
  }
}
