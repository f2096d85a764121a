/** The inbox on AWS: where SES puts a mail's bytes, and what it says of it in the event that wakes the inbound handler. */
import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { SESEvent, SESEventRecord, SESReceiptStatus } from "aws-lambda";
import type { Deps } from "./service/deps.ts";
import { type InboundMail, LARGEST_MAIL, receive, type Verdict } from "./service/replying.ts";

/** What the names of all mails in the bucket begin with. */
export const INBOX_PREFIX = "inbound/";

/** Gives the bytes of the mail with SES's name for it. */
export type LoadMail = (id: string) => Promise<Uint8Array>;

/** A mail is dealt with elsewhere at this moment: it must be offered again. */
export class MailUnderWay extends Error {}

/** Deals with the mails of an event. Throws what `receive` throws, and MailUnderWay: Lambda offers the event again, minutes later. */
export async function receiveRecords(deps: Deps, load: LoadMail, { Records }: SESEvent): Promise<void> {
  for (const record of Records) {
    const id = record.ses.mail.messageId;
    const receipt = await receive(deps, inboundMail(record, await load(id)));
    if (receipt === "underWay") throw new MailUnderWay(`mail ${id} is under way`);
  }
}

/** Loads from a bucket: of a mail that is too large anyway only as much as shows it. */
export function loadFrom(client: S3Client, bucket: string): LoadMail {
  return async (id) => {
    const object = { Bucket: bucket, Key: INBOX_PREFIX + id, Range: `bytes=0-${LARGEST_MAIL}` };
    const { Body } = await client.send(new GetObjectCommand(object));
    if (!Body) throw new Error(`mail ${id} is not in the inbox`);
    return Body.transformToByteArray();
  };
}

/** SES's record as the use case wants it. Recipients are the envelope's: the header may name anybody. */
export function inboundMail({ ses: { mail, receipt } }: SESEventRecord, raw: Uint8Array): InboundMail {
  return {
    raw,
    sender: mail.source === "<>" ? "" : (mail.source ?? ""),
    recipients: receipt.recipients,
    verdicts: {
      spf: verdictOf(receipt.spfVerdict),
      dkim: verdictOf(receipt.dkimVerdict),
      dmarc: verdictOf(receipt.dmarcVerdict),
      spam: verdictOf(receipt.spamVerdict),
      virus: verdictOf(receipt.virusVerdict),
    },
    id: mail.messageId,
  };
}

/** GRAY and PROCESSING_FAILED say nothing either way, nor does what is missing. */
function verdictOf(verdict: SESReceiptStatus | undefined): Verdict {
  if (verdict?.status === "PASS") return "pass";
  return verdict?.status === "FAIL" ? "fail" : "unclear";
}
