/** Replies in tests: a mail as it comes from a server that found nothing against it. */

import type { KeptMail } from "../../../infra/local/mailbox.ts";
import type { Deps } from "../../../lambdas/service/deps.ts";
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

/** A process that dies over its first entry: `reached` is when it would have written it. */
export function dyingAt(deps: Deps): { deps: Deps; reached: Promise<void> } {
  let resolve = (): void => undefined;
  const reached = new Promise<void>((done) => {
    resolve = done;
  });
  const append = (): Promise<boolean> => {
    resolve();
    return new Promise(() => undefined);
  };
  return { deps: { ...deps, store: { ...deps.store, log: { ...deps.store.log, append } } }, reached };
}
