/** The way out for mail: what is sent, and the port that sends it. SES stands behind it in every running service. */

export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

export interface OutgoingMail {
  readonly to: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly MailHeader[];
  /** Pictures that the HTML part shows. */
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  /** Its name in the HTML part: `cid:` and this. */
  readonly contentId: string;
  readonly bytes: Uint8Array;
}

export interface MailPort {
  /** Hands a mail over and answers its identity there. Throws MailError if it was not taken. */
  send(mail: OutgoingMail): Promise<string>;
}

/** The mail was not taken: it may be tried again. The message names neither address nor content. */
export class MailError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`mail not taken: ${reason}`, { cause });
    this.name = "MailError";
  }
}
