/** Headers of the mails: what keeps a game together in one thread, stops auto-replies, and lets a program unsubscribe by one POST. */
import type { MailHeader } from "./port.ts";

/** No vacation note is to answer it. */
const GENERATED: MailHeader = { name: "Auto-Submitted", value: "auto-generated" };

/** Headers of a mail that belongs to no game. */
export function accountHeaders(): MailHeader[] {
  return [GENERATED];
}

/** Neither is an answer to somebody's mail answered. */
const REPLIED: MailHeader = { name: "Auto-Submitted", value: "auto-replied" };

/**
 * Headers of a game's mails. SES sets Message-ID itself, so a game's thread hangs on one constant identity of its own; an answer
 * (`answered` given: the Message-ID of a person's mail, or null if it had none) stands below that mail too.
 */
export function gameHeaders(
  game: string,
  origin: string,
  unsubscribeUrl?: string,
  answered?: string | null,
): MailHeader[] {
  const thread = `<game.${game}@${new URL(origin).hostname}>`;
  return [
    answered === undefined ? GENERATED : REPLIED,
    { name: "References", value: answered ? `${thread} ${answered}` : thread },
    { name: "In-Reply-To", value: answered ?? thread },
    ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : []),
  ];
}

/** Headers of the daily mail. */
export const digestHeaders = (unsubscribeUrl: string): MailHeader[] => [
  GENERATED,
  ...unsubscribeHeaders(unsubscribeUrl),
];

/** RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string): MailHeader[] {
  return [
    { name: "List-Unsubscribe", value: `<${url}>` },
    { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
  ];
}
