/** Replies in tests: a mail as it comes from a server that found nothing against it. */

import type { KeptMail } from "../../../infra/local/mailbox.ts";
import type { InboundMail, Verdicts } from "../../../lambdas/service/replying.ts";
import { mailBytes } from "../mail/replies/corpus/mime.ts";

export const GOOD: Verdicts = { spf: "pass", dkim: "pass", dmarc: "pass", spam: "pass", virus: "pass" };

let sent = 0;

export interface ReplyInput {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly header?: readonly string[];
  readonly verdicts?: Partial<Verdicts>;
  readonly sender?: string;
}

/** A reply of plain text. */
export function replyOf({ from, to, text, header = [], verdicts = {}, sender }: ReplyInput): InboundMail {
  sent += 1;
  const usual = [
    `From: Somebody <${from}>`,
    `To: <${to}>`,
    "Subject: Re: your turn",
    `Message-ID: <m${sent}@example.org>`,
  ];
  return {
    raw: mailBytes([...usual, ...header], { text }),
    ...{ sender: sender ?? from, recipients: [to], verdicts: { ...GOOD, ...verdicts }, id: `ses-${sent}` },
  };
}

/** Where a mail asks to be answered. */
export const replyAddressIn = (mail: KeptMail | undefined): string => mail?.replyTo ?? "";
