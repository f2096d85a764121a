/** The schedule behind the clock handler. */
import { Duration, type Stack } from "aws-cdk-lib";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Schedule, ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { acceptWildcard } from "./checks.ts";

/** Missing a tick loses nothing, so a tick that fails is not repeated for long. */
export function tick(stack: Stack, clock: LambdaFunction): void {
  const target = new LambdaInvoke(clock, { retryAttempts: 2, maxEventAge: Duration.minutes(5) });
  acceptWildcard(stack, clock, ":*", "The schedule may call any version of this one function.");
  new Schedule(stack, "Tick", { schedule: ScheduleExpression.rate(Duration.minutes(5)), target });
}
