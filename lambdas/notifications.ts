/** Notifications of the topic to which SES publishes what became of mails. */
import type { SNSEvent } from "aws-lambda";
import { readSesEvent } from "./mail/sesEvents.ts";
import type { Deps } from "./service/deps.ts";
import { takeFeedback } from "./service/feedback.ts";

/** Takes note of every report in it. Throws if one could not be dealt with, after the others have been, so that it is offered again. */
export async function takeNotifications(deps: Deps, event: SNSEvent): Promise<void> {
  const failures: unknown[] = [];
  for (const { Sns } of event.Records) {
    try {
      const report = readSesEvent(Sns.Message);
      if (report) await takeFeedback(deps, report);
      else deps.log.info("no report", { notification: Sns.MessageId });
    } catch (error) {
      deps.log.error("report not taken", { notification: Sns.MessageId, error: String(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
