/** What SES publishes about mails, in the shape in which a topic hands it to a function. */
import type { SNSEvent, SNSEventRecord } from "aws-lambda";

const TOPIC = "arn:aws:sns:eu-central-1:123456789012:Bahnpost-Feedback";

export interface Sent {
  readonly to: string;
  /** When the mail was sent. */
  readonly at: Date;
}

let count = 0;

function mailPart({ to, at }: Sent) {
  return {
    timestamp: at.toISOString(),
    source: "play@bahnpost.example",
    sourceArn: "arn:aws:ses:eu-central-1:123456789012:identity/bahnpost.example",
    sendingAccountId: "123456789012",
    messageId: `0107019a-${++count}`,
    destination: [to],
    headersTruncated: false,
    headers: [
      { name: "From", value: "Bahnpost <play@bahnpost.example>" },
      { name: "To", value: to },
    ],
    commonHeaders: { from: ["Bahnpost <play@bahnpost.example>"], to: [to], subject: "Your turn" },
    tags: { "ses:configuration-set": ["Bahnpost-Mail"], "ses:from-domain": ["bahnpost.example"] },
  };
}

/** A mail that came back, for good unless another type is named. */
export function bounce(sent: Sent, bounceType: "Permanent" | "Transient" | "Undetermined" = "Permanent"): string {
  return JSON.stringify({
    eventType: "Bounce",
    bounce: {
      feedbackId: `bounce-${++count}`,
      bounceType,
      bounceSubType: "General",
      bouncedRecipients: [
        {
          emailAddress: sent.to,
          action: "failed",
          status: "5.1.1",
          diagnosticCode: `smtp; 550 5.1.1 <${sent.to}> unknown`,
        },
      ],
      timestamp: new Date(sent.at.getTime() + 4_000).toISOString(),
      reportingMTA: "dns; a7-11.smtp-out.eu-central-1.amazonses.com",
    },
    mail: mailPart(sent),
  });
}

/** Somebody reported a mail as unwanted, `reportedAt` or a minute after it was sent. */
export function complaint(sent: Sent, reportedAt = new Date(sent.at.getTime() + 60_000)): string {
  return JSON.stringify({
    eventType: "Complaint",
    complaint: {
      feedbackId: `complaint-${++count}`,
      complaintSubType: null,
      complainedRecipients: [{ emailAddress: sent.to }],
      timestamp: reportedAt.toISOString(),
      userAgent: "ExampleCorp Feedback Loop (V0.01)",
      complaintFeedbackType: "abuse",
      arrivalDate: reportedAt.toISOString(),
    },
    mail: mailPart(sent),
  });
}

/** A mail that the receiving server took. */
export function delivery(sent: Sent): string {
  return JSON.stringify({
    eventType: "Delivery",
    mail: mailPart(sent),
    delivery: {
      timestamp: new Date(sent.at.getTime() + 900).toISOString(),
      processingTimeMillis: 900,
      recipients: [sent.to],
      smtpResponse: "250 2.6.0 Message received",
      remoteMtaIp: "192.0.2.1",
      reportingMTA: "a7-11.smtp-out.eu-central-1.amazonses.com",
    },
  });
}

/** A mail that SES did not send for what it contained. */
export function reject(sent: Sent): string {
  return JSON.stringify({ eventType: "Reject", mail: mailPart(sent), reject: { reason: "Bad content" } });
}

/** What SES says to a topic when it is first told of it. */
export const TOPIC_TRIED = "Successfully validated SNS topic for Amazon SES event publishing.";

/** The event that the function gets for these messages. */
export function snsEvent(...messages: readonly string[]): SNSEvent {
  return { Records: messages.map(recordOf) };
}

function recordOf(Message: string): SNSEventRecord {
  return {
    EventSource: "aws:sns",
    EventVersion: "1.0",
    EventSubscriptionArn: `${TOPIC}:8a1f0b1e-5c0e-4a58-9f41-0c8f9f6c2f10`,
    Sns: {
      Type: "Notification",
      MessageId: `5f1c9e52-0000-5b58-9d19-${String(++count).padStart(12, "0")}`,
      TopicArn: TOPIC,
      Subject: "Amazon SES Email Event Notification",
      Message,
      Timestamp: "2026-11-30T08:00:00.000Z",
      SignatureVersion: "1",
      Signature: "unsigned",
      SigningCertUrl: "https://sns.eu-central-1.amazonaws.com/certificate.pem",
      UnsubscribeUrl: "https://sns.eu-central-1.amazonaws.com/unsubscribe",
      MessageAttributes: {},
    },
  };
}
