/**
 * Submitting moves. The submission's id lies in the entry it made, so that "the same again" is answered from the log itself and
 * nothing has to be written for it.
 */
import { decideAll, type GameEvent, type Move, type Refusal } from "../../engine/index.ts";
import type { Entry, Fact } from "../store/entry.ts";
import type { Submission, SubmitAnswer } from "./api.ts";
import { append, type Book, keep, openBook } from "./book.ts";
import { checkedMessage, checkedMoves, checkedSubmission } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { logEntry, movesOn } from "./ledger.ts";
import { situation } from "./situations.ts";
import { firstWaiting } from "./turns.ts";

type Attempt = SubmitAnswer | "somebodyWasFirst";

/**
 * 1. load; 2. the same submission again: the same answer; 3. an older version: the game has moved on, unless there was only what leaves the
 * position as it is; 4. does the person hold the seat? 5. decide; 6. append, and if somebody was first, once more from the start, which then ends
 * in step 2 or 3.
 */
export async function submit(deps: Deps, submission: Submission): Promise<SubmitAnswer> {
  const message = submission.message === undefined ? undefined : checkedMessage(submission.message);
  const checked = {
    ...{ ...submission, message },
    submission: checkedSubmission(submission.submission),
    moves: checkedMoves(submission.moves, message === undefined ? 1 : 0),
  };
  const first = await attempt(deps, checked);
  const answer = first === "somebodyWasFirst" ? await attempt(deps, checked) : first;
  if (answer === "somebodyWasFirst") throw situation("conflict", "busy");
  return answer;
}

async function attempt(deps: Deps, submission: Submission): Promise<Attempt> {
  const book = await openBook(deps, submission.game);
  const { version } = book.ledger.head;
  const since = await entriesSince(deps, book, submission.version);
  const own = [...book.recent, ...since].find((entry) => isFrom(submission, entry));
  if (own) return { outcome: "accepted", version: own.version, entry: logEntry(own) };
  requireSeat(book, submission);
  if (submission.version > version) throw situation("invalid", "version", { version });
  const hasMovedOn = since.some(movesOn);
  if (hasMovedOn) return { outcome: "movedOn", version, since: since.map(logEntry) };
  return decideAndAppend(deps, book, submission);
}

async function entriesSince({ store }: Deps, { ledger, recent }: Book, version: number): Promise<readonly Entry[]> {
  const latest = ledger.head.version;
  if (!Number.isInteger(version) || version < 0) throw situation("invalid", "version", { version: latest });
  const isLoaded = (recent[0]?.version ?? 1) <= version + 1;
  return isLoaded
    ? recent.filter((entry) => entry.version > version)
    : store.log.entries(ledger.head.id, version + 1, latest);
}

function isFrom(submission: Submission, entry: Entry): boolean {
  return entry.submission === submission.submission && entry.by === submission.person && entry.seat === submission.seat;
}

function requireSeat({ ledger }: Book, { seat, person }: Submission): void {
  const { seats, status } = ledger.head;
  if (status === "gathering") throw situation("conflict", "notStarted");
  if (seats.find((place) => place.seat === seat)?.person !== person) throw situation("forbidden", "notYourSeat");
}

async function decideAndAppend(deps: Deps, book: Book, submission: Submission): Promise<Attempt> {
  const { ledger } = book;
  const { game, seat, person, moves, message } = submission;
  if (!ledger.state) throw situation("conflict", "notStarted");
  const { closed } = ledger.head.matters;
  if (closed && moves.length > 0) throw situation("conflict", "gameOver");
  const decided = decideAll(ledger.state, seat, moves);
  if (!decided.accepted) return refusal(decided, ledger.head.version);
  const written = await append(deps, game, ledger, {
    ...{ by: person, seat, submission: submission.submission, waiting: closed ? [] : firstWaiting(decided.state) },
    fact: factOf(moves, decided.events, message),
  });
  if (!written) return "somebodyWasFirst";
  await keep(deps, written, book.snapshotVersion);
  const { entry } = written;
  return { outcome: "accepted", version: entry.version, entry: logEntry(entry) };
}

/** No moves, but something said: an entry of its own kind. */
function factOf(moves: readonly Move[], events: readonly GameEvent[], message: string | undefined): Fact {
  if (moves.length === 0 && message !== undefined) return { kind: "said", message };
  return { kind: "moved", moves: [...moves], events: [...events], ...(message === undefined ? {} : { message }) };
}

function refusal(refused: { refusal: Refusal; index: number }, version: number): SubmitAnswer {
  return { outcome: "refused", refusal: refused.refusal, index: refused.index, version };
}
