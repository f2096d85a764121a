/** Mails that entries about taking back demand besides turn mails, and writing them: each is looked at once more when it is sent. */
import type { OutgoingMail } from "../../mail/port.ts";
import { undoAskedMail, undoDeclinedMail, undoDoneMail } from "../../mail/undoing.ts";
import type { Entry } from "../../store/entry.ts";
import type { MailId } from "../../store/keys.ts";
import { type Book, entryOf } from "../book.ts";
import type { Addressed } from "../clock/writing.ts";
import type { Deps } from "../deps.ts";
import { logEntry } from "../ledger.ts";
import { mailInput } from "../letters.ts";
import { createLinks } from "../links.ts";
import { entriesAfter, vanishing } from "./standing.ts";

export const UNDO_MAILS = ["undoAsked", "undoDeclined", "undoDone"] as const;
type UndoMail = (typeof UNDO_MAILS)[number];

/** Is it a mail of this file? */
export const isUndoMail = (kind: string): boolean => UNDO_MAILS.some((one) => one === kind);

/** The request goes to those who must answer; its author is told of a refusal, and of the end if he is not asked for a move by it. */
export async function undoMails(deps: Deps, book: Book, entry: Entry): Promise<MailId[]> {
  const { game, version, fact } = entry;
  const mail = (seat: number | null | undefined, kind: UndoMail): MailId[] => {
    const person = book.ledger.head.seats.find((place) => place.seat === seat)?.person;
    return person ? [{ game, version, person, kind }] : [];
  };
  if (fact.kind === "undoAsked") return fact.answering.flatMap((seat) => mail(seat, "undoAsked"));
  if (fact.kind === "undoAnswered" && fact.answer === "declined") {
    return mail((await entryOf(deps, book, fact.request))?.seat, "undoDeclined");
  }
  if (fact.kind !== "undone" || fact.request === undefined) return [];
  const asker = (await entryOf(deps, book, fact.request))?.seat ?? null;
  return asker === null || fact.asked.includes(asker) ? [] : mail(asker, "undoDone");
}

/** The mail, or null if it has been overtaken. */
export async function writeUndoMail(
  deps: Deps,
  book: Book,
  { head, state, profile, seat }: Addressed,
  mail: MailId,
): Promise<OutgoingMail | null> {
  const input = mailInput(deps, head, state, { profile, seat });
  if (mail.kind === "undoAsked") return writeAsked(deps, book, { head, state, profile, seat }, mail.version);
  const entry = await entryOf(deps, book, mail.version);
  if (mail.kind === "undoDeclined") return entry?.seat == null ? null : undoDeclinedMail(input, entry.seat);
  return entry?.fact.kind === "undone" ? undoDoneMail(input, entry.fact.to) : null;
}

async function writeAsked(
  deps: Deps,
  book: Book,
  { head, state, profile }: Omit<Addressed, "record">,
  version: number,
): Promise<OutgoingMail | null> {
  const request = head.undo;
  const seat = request?.answering.find((one) => head.seats[one]?.person === profile.id);
  if (!request || request.version !== version || seat === undefined) return null;
  const ticket = { game: head.id, seat, since: version };
  const links = createLinks(deps.secret);
  const moves = vanishing(request.to, await entriesAfter(deps, book, request.to));
  return undoAskedMail({
    ...mailInput(deps, head, state, { profile, seat }),
    ...(deps.mailDomain ? { replyTo: links.replyAddress(ticket, deps.mailDomain) } : {}),
    ...{ request, moves: moves.map(logEntry), answerUrl: deps.origin + links.turn(ticket) },
  });
}
