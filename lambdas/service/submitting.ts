/**
 * Submitting moves. The submission's id lies in the entry it made, so that "the same again" is answered from the log itself and
 * nothing has to be written for it.
 */
import { decideAll, type GameEvent, type Move, type Refusal } from "../../engine/index.ts";
import type { Entry, Fact } from "../store/entry.ts";
import type { Submission, SubmitAnswer } from "./api.ts";
import { append, type Book, keep, type NewEntry, openBook } from "./book.ts";
import { checkedMessage, checkedMoves, checkedSubmission } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { type Ledger, logEntries, logEntry, movesOn } from "./ledger.ts";
import { situation } from "./situations.ts";
import { firstWaiting } from "./turns.ts";

/** What every submission names, whatever it wants. */
export type Envelope = Pick<Submission, "game" | "seat" | "person" | "version" | "submission">;

/** What a submission brings about: an entry, with the ledger after it where that is not just the fold of one more; or an answer without one. */
export type Outcome = { readonly entry: NewEntry; readonly past?: Ledger } | { readonly answer: SubmitAnswer };
type Decide = (book: Book) => Outcome | Promise<Outcome>;

/** Who makes the move for the person: it shows in the log. */
export type By = "player" | "program";

/** Submits moves. */
export async function submit(deps: Deps, submission: Submission, by: By = "player"): Promise<SubmitAnswer> {
  const message = submission.message === undefined ? undefined : checkedMessage(submission.message);
  const checked = { ...submission, message, moves: checkedMoves(submission.moves, message === undefined ? 1 : 0) };
  return submitted(deps, checked, (book) => decideMoves(book, checked, by));
}

/**
 * 1. load; 2. the same submission again: the same answer; 3. an older version: the game has moved on, unless there was only what leaves the
 * position as it is; 4. does the person hold the seat? 5. decide; 6. append, and if somebody was first, once more from the start, which then ends
 * in step 2 or 3.
 */
export async function submitted(deps: Deps, envelope: Envelope, decide: Decide): Promise<SubmitAnswer> {
  const checked = { ...envelope, submission: checkedSubmission(envelope.submission) };
  const answer = (await attempt(deps, checked, decide)) ?? (await attempt(deps, checked, decide));
  if (!answer) throw situation("conflict", "busy");
  return answer;
}

/** Null if somebody was first. */
async function attempt(deps: Deps, envelope: Envelope, decide: Decide): Promise<SubmitAnswer | null> {
  const book = await openBook(deps, envelope.game);
  const { version } = book.ledger.head;
  const since = await entriesSince(deps, book, envelope.version);
  const own = [...book.recent, ...since].find((entry) => isFrom(envelope, entry));
  if (own) return { outcome: "accepted", version: own.version, entry: logEntry(own) };
  requireSeat(book, envelope);
  if (envelope.version > version) throw situation("invalid", "version", { version });
  if (since.some(({ fact }) => movesOn(fact))) return { outcome: "movedOn", version, since: logEntries(since) };
  const outcome = await decide(book);
  return "answer" in outcome ? outcome.answer : write(deps, book, outcome.entry, outcome.past);
}

async function write(deps: Deps, book: Book, entry: NewEntry, past?: Ledger): Promise<SubmitAnswer | null> {
  const written = await append(deps, book.ledger.head.id, book.ledger, entry, past);
  if (!written) return null;
  await keep(deps, written, book.snapshotVersion);
  return { outcome: "accepted", version: written.entry.version, entry: logEntry(written.entry) };
}

async function entriesSince({ store }: Deps, { ledger, recent }: Book, version: number): Promise<readonly Entry[]> {
  const latest = ledger.head.version;
  if (!Number.isInteger(version) || version < 0) throw situation("invalid", "version", { version: latest });
  const isLoaded = (recent[0]?.version ?? 1) <= version + 1;
  return isLoaded
    ? recent.filter((entry) => entry.version > version)
    : store.log.entries(ledger.head.id, version + 1, latest);
}

function isFrom(submission: Envelope, entry: Entry): boolean {
  return entry.submission === submission.submission && entry.by === submission.person && entry.seat === submission.seat;
}

function requireSeat({ ledger }: Book, { seat, person }: Envelope): void {
  const { seats, status } = ledger.head;
  if (status === "gathering") throw situation("conflict", "notStarted");
  if (seats.find((place) => place.seat === seat)?.person !== person) throw situation("forbidden", "notYourSeat");
}

function decideMoves({ ledger }: Book, submission: Submission, by: By): Outcome {
  const { seat, person, moves, message } = submission;
  if (!ledger.state) throw situation("conflict", "notStarted");
  const { closed } = ledger.head.matters;
  if (closed && moves.length > 0) throw situation("conflict", "gameOver");
  const decided = decideAll(ledger.state, seat, moves);
  if (!decided.accepted) return { answer: refusal(decided, ledger.head.version) };
  return {
    entry: {
      ...{ by: person, seat, submission: submission.submission, waiting: closed ? [] : firstWaiting(decided.state) },
      fact: factOf(moves, decided.events, message, by),
    },
  };
}

/** No moves, but something said: an entry of its own kind. */
function factOf(moves: readonly Move[], events: readonly GameEvent[], message: string | undefined, by: By): Fact {
  if (moves.length === 0 && message !== undefined) return { kind: "said", message };
  const programmed = by === "program" ? ({ programmed: true } as const) : {};
  const said = message === undefined ? {} : { message };
  return { kind: "moved", moves: [...moves], events: [...events], ...said, ...programmed };
}

function refusal(refused: { refusal: Refusal; index: number }, version: number): SubmitAnswer {
  return { outcome: "refused", refusal: refused.refusal, index: refused.index, version };
}
