/** From a letter to a mail that can be sent: both parts, and the subject on one line. */
import { htmlOf } from "./html.tsx";
import type { Letter } from "./letter.ts";
import type { MailHeader, OutgoingMail } from "./port.ts";
import { textOf } from "./text.ts";

/** The mail that carries a letter. */
export function post(letter: Letter, to: string, headers: readonly MailHeader[]): OutgoingMail {
  const subject = letter.subject.replace(/[\p{C}\s]+/gu, " ").trim();
  return { to, subject, text: textOf(letter), html: htmlOf(letter), headers };
}
