/**
 * What SES publishes about mails that went out through the configuration set, as it comes through a topic. Only what the use case
 * needs is read; whatever else is published passes as null.
 */
import * as z from "zod";

/** A report about one mail, in SES's words. `at`: when a returned mail was sent; else when the report was made. */
export interface SesReport {
  readonly type: "returned" | "unwanted" | "delayed" | "delivered" | "rejected";
  readonly mail: string;
  readonly addresses: readonly string[];
  readonly at: Date;
}

const time = z.string().transform((text, context) => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) context.addIssue({ code: "custom", message: "not a time" });
  return at;
});
const mail = z.object({ messageId: z.string(), timestamp: time, destination: z.array(z.string()) });
const recipients = z.array(z.object({ emailAddress: z.string() }));

const eventSchema = z.discriminatedUnion("eventType", [
  z.object({
    eventType: z.literal("Bounce"),
    mail,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients, timestamp: time }),
  }),
  z.object({
    eventType: z.literal("Complaint"),
    mail,
    complaint: z.object({ complainedRecipients: recipients, timestamp: time }),
  }),
  z.object({
    eventType: z.literal("Delivery"),
    mail,
    delivery: z.object({ recipients: z.array(z.string()), timestamp: time }),
  }),
  z.object({ eventType: z.literal("Reject"), mail }),
]);
type SesEvent = z.infer<typeof eventSchema>;

const KNOWN: ReadonlySet<unknown> = new Set(["Bounce", "Complaint", "Delivery", "Reject"]);

/** A report of a kind that is known, but not of its shape. The message says which parts, never what they hold. */
export class UnreadableReport extends Error {}

/** The report in a published text; null for anything that is none, such as the words with which SES tries a new topic. */
export function readSesEvent(text: string): SesReport | null {
  const published = jsonOf(text);
  if (!z.object({ eventType: z.string().refine((type) => KNOWN.has(type)) }).safeParse(published).success) return null;
  const event = eventSchema.safeParse(published);
  if (event.success) return reportOf(event.data);
  throw new UnreadableReport(event.error.issues.map(({ path }) => path.join(".")).join(", "));
}

function reportOf(event: SesEvent): SesReport {
  const { messageId, timestamp, destination } = event.mail;
  switch (event.eventType) {
    case "Bounce": {
      const type = event.bounce.bounceType === "Permanent" ? "returned" : "delayed";
      return { type, mail: messageId, addresses: addressesOf(event.bounce.bouncedRecipients), at: timestamp };
    }
    case "Complaint": {
      const { complainedRecipients, timestamp: at } = event.complaint;
      return { type: "unwanted", mail: messageId, addresses: addressesOf(complainedRecipients), at };
    }
    case "Delivery":
      return { type: "delivered", mail: messageId, addresses: event.delivery.recipients, at: event.delivery.timestamp };
    case "Reject":
      return { type: "rejected", mail: messageId, addresses: destination, at: timestamp };
  }
}

function addressesOf(recipients: readonly { emailAddress: string }[]): string[] {
  return recipients.map(({ emailAddress }) => emailAddress);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
