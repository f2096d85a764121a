/** Replies written on the mailbox page: sent as a mail program would, by SMTP and with the mail quoted below. */
import { createTransport } from "nodemailer";
import type { KeptMail } from "./mailbox.ts";

/** Sends a text as the reply to a mail; throws if the listener refuses it. */
export type SendReply = (mail: KeptMail, text: string) => Promise<void>;

/** A way to send replies to the listener at an address such as `smtp://127.0.0.1:2525`. */
export function replyThrough(listener: string): SendReply {
  const transport = createTransport(`${listener}?ignoreTLS=true`);
  return async (mail, text) => {
    if (!mail.replyTo) throw new Error("this mail cannot be replied to");
    const thread = mail.headers.find(({ name }) => name === "References")?.value;
    await transport.sendMail({
      from: mail.to,
      to: mail.replyTo,
      subject: `Re: ${mail.subject}`,
      ...(thread ? { references: thread, inReplyTo: thread } : {}),
      text: `${text.replaceAll("\r\n", "\n")}\n\n${quoted(mail)}`,
    });
  };
}

function quoted({ at, text }: KeptMail): string {
  const lines = text.trimEnd().split("\n");
  return [`On ${at.slice(0, 10)}, Bahnpost wrote:`, ...lines.map((line) => (line ? `> ${line}` : ">"))].join("\n");
}
