/** The feedback handler: bounces, complaints and deliveries, as SES publishes them. */
import type { SNSHandler } from "aws-lambda";
import { takeNotifications } from "./notifications.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws();

export const handler: SNSHandler = (event) => takeNotifications(deps, event);
