/** Headers of the mails: what keeps a game together in one thread, stops auto-replies, and lets a program unsubscribe by one POST. */
import type { MailHeader } from "./port.ts";

/** No vacation note is to answer it. */
const GENERATED: MailHeader = { name: "Auto-Submitted", value: "auto-generated" };

/** Headers of a mail that belongs to no game. */
export function accountHeaders(): MailHeader[] {
  return [GENERATED];
}

/** Headers of a game's mails. SES sets Message-ID itself, so a game's thread hangs on one constant identity of its own. */
export function gameHeaders(game: string, origin: string, unsubscribeUrl?: string): MailHeader[] {
  const thread = `<game.${game}@${new URL(origin).hostname}>`;
  return [
    GENERATED,
    { name: "References", value: thread },
    { name: "In-Reply-To", value: thread },
    ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : []),
  ];
}

/** RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string): MailHeader[] {
  return [
    { name: "List-Unsubscribe", value: `<${url}>` },
    { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
  ];
}
