/** From a letter to a mail that can be sent: both parts, and the subject on one line. */
import { htmlOf } from "./html.tsx";
import type { Letter } from "./letter.ts";
import type { Attachment, MailHeader, OutgoingMail } from "./port.ts";
import { textOf } from "./text.ts";

/** The mail that carries a letter. */
export function post(
  letter: Letter,
  to: string,
  headers: readonly MailHeader[],
  attachments: readonly Attachment[] = [],
): OutgoingMail {
  const subject = letter.subject.replace(/[\p{C}\s]+/gu, " ").trim();
  const mail = { to, subject, text: textOf(letter), html: htmlOf(letter), headers };
  return attachments.length > 0 ? { ...mail, attachments } : mail;
}
