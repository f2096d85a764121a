/** The HTTP API before the web handler. */
import { RemovalPolicy, type Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  type HttpApi,
  HttpRoute,
  HttpRouteKey,
  type IHttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { accept } from "./checks.ts";
import type { Settings } from "./settings.ts";

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

/** Leads every path to the handler, through one throttled stage. */
export function servePages(stack: Stack, api: HttpApi, web: LambdaFunction, { throttle }: Settings): IHttpStage {
  const integration = new HttpLambdaIntegration("Pages", web);
  const route = new HttpRoute(stack, "EveryPath", { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration });
  accept(route, "AwsSolutions-APIG4", "Pages are public; the web handler itself knows sessions and signed links.");
  const accessLog = new LogGroup(stack, "AccessLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return api.addStage("Live", {
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
    accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: ACCESS_LOG },
  });
}
