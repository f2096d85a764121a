/**
 * Replies to turn mails: from a mail as it arrived to moves in the log, and the one answer to it. Free of any mail server: on AWS the
 * inbound handler calls it, on one machine the listener.
 */
import type { Verdicts } from "../mail/replies/trust.ts";
import type { TurnTicket } from "./api.ts";
import type { Deps } from "./deps.ts";
import { createLinks } from "./links.ts";

export type { Verdict, Verdicts } from "../mail/replies/trust.ts";

export interface InboundMail {
  /** The whole message: header and body as they came over the wire. */
  readonly raw: Uint8Array;
  /** Envelope sender; empty for bounces and the like. */
  readonly sender: string;
  /** Envelope recipients. */
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  /** The receiving server's name for it; tells messages apart that carry no Message-ID. */
  readonly id: string;
}

/**
 * What became of a mail. `booked`: its moves or its message are in the log, and the person has been told; `answered`: nothing was
 * booked, and the person has been told why; `ignored`, `dropped`: nobody was told (not for us, not from the seat's person, automatic;
 * or its verdicts failed); `repeated`: it has been dealt with before; `underWay`: it is being dealt with elsewhere, offer it again.
 */
export type Receipt = "booked" | "answered" | "ignored" | "dropped" | "repeated" | "underWay";

/** Deals with one mail. Throws MailError if the answer was not taken: offer the mail again, nothing is booked twice. */
export async function receive(deps: Deps, mail: InboundMail): Promise<Receipt> {
  const ticket = ticketOf(deps, mail);
  deps.log.info("mail received", { game: ticket?.game, bytes: mail.raw.length });
  return "ignored";
}

/** What the address says to which it was sent; null unless it was sent to exactly one of ours. */
function ticketOf({ secret, mailDomain }: Deps, { recipients }: InboundMail): TurnTicket | null {
  if (!mailDomain) return null;
  const links = createLinks(secret);
  const tickets = recipients.flatMap((recipient) => links.readReplyAddress(recipient, mailDomain) ?? []);
  const [ticket] = tickets;
  return tickets.length === 1 && ticket ? ticket : null;
}
