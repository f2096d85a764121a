/**
 * Mails that entries of the log demand. For each new entry: who must act now and did not before, who is invited, who is told that
 * the game has started or ended. Every mail is claimed in the outbox first, so that looking at an entry again sends nothing twice.
 */
import { titleById } from "../../engine/index.ts";
import { invitationMail } from "../mail/account.ts";
import { contextOf, type GameMailInput, labelOf, optionsInWords } from "../mail/frame.ts";
import { endedMail, startedMail, turnMail } from "../mail/game.ts";
import { marksFor } from "../mail/picture.ts";
import type { OutgoingMail } from "../mail/port.ts";
import type { Entry } from "../store/entry.ts";
import type { MailId } from "../store/keys.ts";
import type { Profile } from "../store/people.ts";
import type { GameHead } from "./api.ts";
import { type Book, entryOf, heal, keepPersonGames, openBook, readBook } from "./book.ts";
import { languageOf } from "./checks.ts";
import { readClockMail } from "./clock/agenda.ts";
import { windClock } from "./clock/winding.ts";
import { writeClockMail, writePaced } from "./clock/writing.ts";
import type { Deps } from "./deps.ts";
import { DIGEST, sendDigest } from "./digest.ts";
import { tellHooks } from "./hooks/sending.ts";
import { keepImported } from "./importing.ts";
import { isNews, isWhole, logEntries } from "./ledger.ts";
import { askedNow, mailInput } from "./letters.ts";
import { withNames } from "./names.ts";
import type { Outcome } from "./outgoing.ts";
import { mapPicture } from "./picturing.ts";
import { forgetPrograms } from "./programs/forgetting.ts";
import { playPrograms } from "./programs/playing.ts";
import { endedPrograms } from "./programs/telling.ts";
import { reasonOf, sendWritten } from "./sending.ts";
import { INVITATION_DAYS, invitationUrl } from "./signing-in.ts";
import { isTableMail, tableMailsOf, writeTableMail } from "./tableMails.ts";
import { newlyAsked } from "./turns.ts";
import { isUndoMail, undoMails, writeUndoMail } from "./undo/telling.ts";
import { unreachablePerson, writeUnreachable } from "./unreachable.ts";
import { watchTable } from "./watching.ts";
import { isWanted } from "./wishes.ts";

export const MAIL_KINDS = ["turn", "invitation", "started", "ended", "paced"] as const;
type MailKind = (typeof MAIL_KINDS)[number];

/** SES did not take a mail that an entry demands; it is noted as failed and may be tried again. */
export class UnsentMail extends Error {}

/** Plays what programs want, sends what one entry demands, and mends what is kept beside the log. Throws UnsentMail if a mail was not taken. */
export async function notifyEntry(deps: Deps, game: string, version: number): Promise<void> {
  const written = await readBook(deps, game);
  const { wholeAt = 0 } = written.ledger.head;
  if (version < wholeAt || !isWhole(written.ledger)) return;
  if (version === wholeAt) await keepImported(deps, written.ledger);
  const book = await playPrograms(deps, written);
  const entry = await entryOf(deps, book, version);
  if (!entry) throw new Error(`entry ${game} ${version} is not in the log`);
  const { head } = book.ledger;
  await Promise.all([
    heal(deps, book),
    keepPersonGames(deps, entry, head),
    windClock(deps, head),
    watchTable(deps, head),
    forgetPrograms(deps, head, entry),
  ]);
  const mails = await demandedBy(deps, book, entry);
  const turns = mails.filter(({ kind }) => kind === "turn");
  const [results, [told]] = await Promise.all([
    Promise.allSettled(mails.map((mail) => sendOnce(deps, book, mail, deps.clock.now()))),
    Promise.allSettled([tellHooks(deps, book, turns)]),
  ]);
  for (const result of [...results, told]) if (result.status === "rejected") throw result.reason;
  const isOpen = results.some(
    (one) => one.status === "fulfilled" && (one.value === "failed" || one.value === "underWay"),
  );
  if (isOpen) throw new UnsentMail(`mail of ${game} ${version}`);
}

/**
 * Tries again what is due: failures, and claims whose sender has died. Answers how many were sent. Who knows that nobody else is
 * sending may name a later time than now, up to which leases count as run out.
 */
export async function retryUnsent(deps: Deps, limit = 50, dueBy = deps.clock.now()): Promise<number> {
  const due = await deps.store.outbox.due(dueBy, limit);
  let sent = 0;
  for (const mail of due) {
    if ((await retryOne(deps, mail, dueBy)) === "sent") sent += 1;
  }
  return sent;
}

/** One mail that cannot be tried must not keep the others back. */
async function retryOne(deps: Deps, mail: MailId, dueBy: Date): Promise<Outcome> {
  try {
    if (mail.game === DIGEST) return await sendDigest(deps, mail, dueBy);
    return await sendOnce(deps, await openBook(deps, mail.game), mail, dueBy);
  } catch (error) {
    const { game, version, kind } = mail;
    deps.log.error("mail not retried", { game, version, kind, reason: reasonOf(error) });
    return "failed";
  }
}

/** The mails that an entry demands, whether or not they have been sent. */
async function demandedBy(deps: Deps, book: Book, entry: Entry): Promise<MailId[]> {
  const { game, version, fact } = entry;
  const mail = (person: string, kind: MailKind): MailId => ({ game, version, person, kind });
  if (fact.kind === "invited") return [mail(fact.person, "invitation")];
  const everybody = [...new Set(book.ledger.head.seats.map((place) => place.person))].filter((one) => one !== null);
  const isRunning = entry.waiting.length > 0;
  if (version === book.ledger.head.wholeAt) return isRunning ? importedMails(book, entry, everybody) : [];
  if (fact.kind === "paced" && isRunning) {
    return everybody.filter((person) => person !== entry.by).map((person) => mail(person, "paced"));
  }
  const before = version > 1 ? await entryOf(deps, book, version - 1) : undefined;
  const personIn = (seat: number) => book.ledger.head.seats.find((place) => place.seat === seat)?.person ?? null;
  const asked = newlyAsked(before?.waiting ?? [], entry).map(personIn);
  const turns = asked.filter((person) => person !== null).map((person) => mail(person, "turn"));
  const started = fact.kind === "started" ? everybody.map((person) => mail(person, "started")) : [];
  const isEnd = fact.kind === "moved" && fact.events.some((event) => event.type === "gameEnded");
  const ended = isEnd ? everybody.map((person) => mail(person, "ended")) : [];
  const undoing = await undoMails(deps, book, entry);
  const told = [...undoing, ...turns, ...ended].map(({ person }) => person);
  const besides = await tableMailsOf(deps, book, entry, told);
  return [...undoing, ...started, ...turns, ...ended, ...besides.map((one) => ({ game, version, ...one }))];
}

/** A game that goes on here: everybody is told, but who brought it, and whose turn it is besides. */
function importedMails({ ledger }: Book, { game, version, by }: Entry, everybody: readonly string[]): MailId[] {
  const { waiting, seats } = ledger.head;
  const told = everybody.filter((person) => person !== by);
  const asked = waiting.flatMap(({ seat, since }) => {
    const person = seats.find((place) => place.seat === seat)?.person;
    return person ? [{ game, version: since, person, kind: "turn" }] : [];
  });
  return [...told.map((person) => ({ game, version, person, kind: "started" })), ...asked];
}

/** Sends a mail of the game unless it is settled or under way. */
export const sendOnce = (deps: Deps, book: Book, mail: MailId, dueBy: Date): Promise<Outcome> =>
  sendWritten(deps, mail, dueBy, () => write(deps, book, mail));

/** The mail in its person's language, or null if it is not to be sent: muted, no mail reaches the person, the game has moved on. */
async function write(deps: Deps, book: Book, mail: MailId): Promise<OutgoingMail | null> {
  const profile = await deps.store.people.get(mail.person);
  const [head] = await withNames(deps, [book.ledger.head]);
  if (!profile || profile.suppression || !head) return null;
  if (mail.kind === "invitation") return writeInvitation(deps, head, profile);
  if (!isWanted(profile, mail)) return null;
  const unreachable = unreachablePerson(mail.kind);
  if (unreachable) return writeUnreachable(deps, head, profile, unreachable);
  if (isTableMail(mail.kind)) {
    const entry = await entryOf(deps, book, mail.version);
    return entry ? writeTableMail(deps, { book, head, profile, entry }, mail) : null;
  }
  const place = head.seats.find(({ person }) => person === mail.person);
  const { state } = book.ledger;
  if (!place || !state) return null;
  const addressed = { record: book.ledger.head, head, state, profile, seat: place.seat };
  if (readClockMail(mail.kind)) return writeClockMail(deps, addressed, mail);
  if (mail.kind === "paced") return writePaced(deps, addressed);
  if (isUndoMail(mail.kind)) return writeUndoMail(deps, book, addressed, mail);
  const input = mailInput(deps, head, state, { profile, seat: place.seat });
  if (mail.kind === "started") return startedMail(input);
  return mail.kind === "ended" ? endedMail(input) : writeTurn(deps, book, input, mail.version);
}

/** The turn mail for what the seat was asked at that version, or null if that has passed. It speaks of the game as it is now. */
async function writeTurn(
  deps: Deps,
  { ledger }: Book,
  input: GameMailInput,
  version: number,
): Promise<OutgoingMail | null> {
  const { head, seat, state } = input;
  const asked = askedNow(deps, head, state, seat);
  if (!asked || head.waiting.find((one) => one.seat === seat)?.since !== version) return null;
  const acted = ledger.acted[seat] ?? 0;
  const clock = head.clocks.find((one) => one.seat === seat);
  const entries = await deps.store.log.entries(head.id, acted + 1, head.version);
  const news = logEntries(entries).filter(isNews);
  return turnMail({
    ...input,
    ...asked,
    news,
    picture: await mapPicture(deps, head.id, state, marksFor(asked.decision, seat, news)),
    hasMoved: acted > 0,
    programs: await endedPrograms(deps, ledger.head.seats[seat]?.person ?? "", contextOf(input), {
      game: head.id,
      seat,
      since: version,
    }),
    ...(clock ? { clock } : {}),
  });
}

async function writeInvitation(
  deps: Deps,
  head: GameHead,
  { id, address, language }: Profile,
): Promise<OutgoingMail | null> {
  const isOpen = head.seats.some(({ person, status }) => person === id && status === "invited");
  if (!isOpen) return null;
  const title = titleById(head.title);
  const reader = { head, language: languageOf(language), seat: -1 };
  const hostName = (await withHostName(deps, head)) ?? head.name;
  return invitationMail({
    to: address,
    language: reader.language,
    url: await invitationUrl(deps, id, head.id),
    days: INVITATION_DAYS,
    origin: deps.origin,
    host: hostName,
    game: { id: head.id, label: labelOf(head), title: title.name, subtitle: title.subtitle },
    options: optionsInWords(head, contextOf(reader)),
    seated: head.seats.filter(({ status }) => status === "seated").map(({ name }) => name),
  });
}

async function withHostName({ store }: Deps, { host }: GameHead): Promise<string | null> {
  return (await store.people.get(host))?.name ?? null;
}
