/**
 * Replies to turn mails: from a mail as it arrived to moves in the log, and the one answer to it. Free of any mail server: on AWS the
 * inbound handler calls it, on one machine the listener.
 */
import { createHash } from "node:crypto";
import type { Answer } from "../mail/answers.ts";
import { isAutomatic } from "../mail/replies/automatic.ts";
import { type ReplyMail, readHeader, readMail } from "../mail/replies/message.ts";
import { saidIn } from "../mail/replies/said.ts";
import { type Trust, trustIn, type Verdicts } from "../mail/replies/trust.ts";
import { sendAnswer } from "./answering.ts";
import { SituationError, type TurnTicket } from "./api.ts";
import { type Book, openBook } from "./book.ts";
import type { Correspondence } from "./correspondence.ts";
import { deal } from "./dealing.ts";
import type { Deps } from "./deps.ts";
import { insisting } from "./insisting.ts";
import { createLinks } from "./links.ts";
import { formerOf } from "./matters.ts";
import { withNames } from "./names.ts";

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

/** Bytes of a mail that is read: quoted pictures of maps are large. */
export const LARGEST_MAIL = 4 * 1024 * 1024;
/** Longer than a handler may take over a mail; then somebody else may. */
const LEASE_SECONDS = 50;
const KEPT_SECONDS = 90 * 24 * 3600;

/** Deals with one mail. Throws MailError if the answer was not taken: offer the mail again, nothing is booked twice. */
export async function receive(deps: Deps, mail: InboundMail): Promise<Receipt> {
  const ticket = ticketOf(deps, mail);
  const receipt = ticket ? await receiveFor(deps, mail, ticket) : "ignored";
  deps.log.info("mail received", { receipt, game: ticket?.game, bytes: mail.raw.length });
  return receipt;
}

/** What the address says to which it was sent; null unless it was sent to exactly one of ours. */
function ticketOf({ secret, previousSecret, mailDomain }: Deps, { recipients }: InboundMail): TurnTicket | null {
  if (!mailDomain) return null;
  const links = createLinks(secret, previousSecret);
  const tickets = recipients.flatMap((recipient) => links.readReplyAddress(recipient, mailDomain) ?? []);
  const [ticket, ...others] = tickets;
  return others.length === 0 && ticket ? ticket : null;
}

async function receiveFor(deps: Deps, mail: InboundMail, ticket: TurnTicket): Promise<Receipt> {
  const isTooLarge = mail.raw.length > LARGEST_MAIL;
  const read = await (isTooLarge ? readHeader(mail.raw) : readMail(mail.raw));
  if (!read) return "ignored";
  const trust = trustIn(read, mail.verdicts, mail.sender);
  if (trust === "bad") return "dropped";
  const letter = isAutomatic(read, mail.sender) ? null : await fromSeat(deps, ticket, read);
  if (!letter) return "ignored";
  const identity = identityOf(ticket, mail, read);
  return once(deps, identity, () => dealWith(deps, { ...letter, identity }, read, { trust, isTooLarge }));
}

/** The correspondence, if the seat's own person wrote; nobody else learns that the address or the game exists. */
async function fromSeat(
  deps: Deps,
  ticket: TurnTicket,
  { from }: ReplyMail,
): Promise<Omit<Correspondence, "identity"> | null> {
  const book = await knownBook(deps, ticket.game);
  if (!book) return null;
  const { seats, matters } = book.ledger.head;
  const present = seats.find(({ seat }) => seat === ticket.seat)?.person;
  const former = formerOf(matters, ticket);
  const person = former ?? present;
  const profile = person ? await deps.store.people.get(person) : null;
  if (!profile || profile.address !== from) return null;
  const [head] = await withNames(deps, [book.ledger.head]);
  return { ticket, book, profile, hasPassed: former !== null, names: head?.seats.map(({ name }) => name) ?? [] };
}

async function knownBook(deps: Deps, game: string): Promise<Book | null> {
  try {
    return await openBook(deps, game);
  } catch (error) {
    if (error instanceof SituationError) return null;
    throw error;
  }
}

/** The same for each copy of a mail, however it came; its date, too, since careless programs use a Message-ID twice. */
function identityOf(
  { game, seat, since }: TurnTicket,
  mail: InboundMail,
  { messageId, text, headers }: ReplyMail,
): string {
  const name = messageId === null ? [mail.id, text] : [messageId];
  const parts = [game, seat, since, headers.get("date")?.[0] ?? "", ...name];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** One effect and one answer, however often a mail is offered. */
async function once(deps: Deps, identity: string, act: () => Promise<Receipt>): Promise<Receipt> {
  const { receipts } = deps.store;
  const state = await receipts.claim(identity, deps.clock.now(), LEASE_SECONDS);
  if (state !== "claimed") return state === "settled" ? "repeated" : "underWay";
  const receipt = await act().catch(async (error: unknown) => {
    await receipts.release(identity);
    throw error;
  });
  await insisting(() => receipts.settle(identity, deps.clock.now(), KEPT_SECONDS));
  return receipt;
}

interface Circumstances {
  readonly trust: Trust;
  readonly isTooLarge: boolean;
}

async function dealWith(
  deps: Deps,
  letter: Correspondence,
  read: ReplyMail,
  { trust, isTooLarge }: Circumstances,
): Promise<Receipt> {
  const answer: Answer = isTooLarge
    ? { kind: "tooLarge", megabytes: LARGEST_MAIL / 1024 / 1024 }
    : await deal(deps, letter, saidIn(read.text, letter.names), trust === "good");
  await sendAnswer(deps, letter, answer, read.messageId);
  return answer.kind === "booked" ? "booked" : "answered";
}
