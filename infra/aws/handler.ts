/** One Lambda handler of `lambdas/`, bundled with everything it needs, on ARM, with a log that does not grow for ever. */
import { type Duration, RemovalPolicy } from "aws-cdk-lib";
import { Architecture, Runtime } from "aws-cdk-lib/aws-lambda";
import { type BundlingOptions, type ICommandHooks, NodejsFunction, OutputFormat } from "aws-cdk-lib/aws-lambda-nodejs";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import {
  BUNDLE_BANNER,
  BUNDLE_FIELDS,
  BUNDLE_TARGET,
  entryOf,
  FILES_BESIDE,
  type HandlerName,
  PROJECT,
} from "./bundling.ts";

const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  target: BUNDLE_TARGET,
  mainFields: BUNDLE_FIELDS,
  banner: BUNDLE_BANNER,
  externalModules: [],
  minify: true,
};

/** Puts a handler's other files beside its bundle. */
function copying(handler: HandlerName): ICommandHooks {
  const files = Object.entries(FILES_BESIDE[handler] ?? {});
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_from, to) => files.map(([name, source]) => `cp "${source}" "${to}/${name}"`),
  };
}

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
      bundling: { ...BUNDLING, commandHooks: copying(handler) },
      logGroup: new LogGroup(scope, `${id}Log`, {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
  }
}
