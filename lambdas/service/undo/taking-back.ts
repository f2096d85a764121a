/**
 * Taking moves back. Each step is one entry behind the version that its author saw, so that of an undo and a move exactly one wins: a
 * take-back that nobody need agree to, a request, an answer, and the last consent, which is itself the entry that takes the moves back.
 */
import type { Seat } from "../../../engine/index.ts";
import type { Fact } from "../../store/entry.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { SubmitAnswer, UndoAnswer, UndoService, UndoWish } from "../api.ts";
import { type Book, ledgerAt } from "../book.ts";
import { checkedMessage } from "../checks.ts";
import type { Deps } from "../deps.ts";
import type { Ledger } from "../ledger.ts";
import { situation } from "../situations.ts";
import { type Envelope, type Outcome, submitted } from "../submitting.ts";
import { firstWaiting } from "../turns.ts";
import { answeringFor, entriesAfter, stepsFor, stillPlaying, vanishing } from "./standing.ts";

/** The use cases of taking back. */
export function createUndoService(deps: Deps): UndoService {
  return {
    steps: (game, seat) => stepsFor(deps, game, seat),
    takeBack: (wish) => takeBack(deps, wish),
    answer: (answer) => answerRequest(deps, answer),
  };
}

/** See `UndoService.takeBack`. */
export function takeBack(deps: Deps, wish: UndoWish): Promise<SubmitAnswer> {
  const message = wish.message === undefined ? undefined : checkedMessage(wish.message);
  return submitted(deps, wish, (book) => wishing(deps, book, { ...wish, message }));
}

/** See `UndoService.answer`. */
export function answerRequest(deps: Deps, answer: UndoAnswer): Promise<SubmitAnswer> {
  return submitted(deps, answer, (book) => answering(deps, book, answer));
}

interface Wish extends Omit<UndoWish, "message"> {
  readonly message: string | undefined;
}

async function wishing(deps: Deps, book: Book, wish: Wish): Promise<Outcome> {
  const { head } = book.ledger;
  const { to, seat } = wish;
  if (head.status === "finished") throw situation("conflict", "gameOver");
  const isEarlier = Number.isInteger(to) && to >= 1 && to < head.version;
  const moves = isEarlier ? vanishing(to, await entriesAfter(deps, book, to)) : [];
  const past = moves.length > 0 ? await ledgerAt(deps, book, to) : null;
  if (!past?.state) throw situation("conflict", "undoNothing");
  const others = await answeringFor(deps, head, seat, moves);
  const said = wish.message === undefined ? {} : { message: wish.message };
  if (others.length === 0) return goingOn(book, past, wish, { to, ...said });
  if (head.undo) throw situation("conflict", "undoOpen");
  return besides(head, wish, { kind: "undoAsked", to, answering: others, ...said });
}

async function answering(deps: Deps, book: Book, answer: UndoAnswer): Promise<Outcome> {
  const { head } = book.ledger;
  const { seat, answer: word, request } = answer;
  const open = head.undo;
  if (!open || open.version !== request) throw situation("conflict", "undoGone");
  const mayAnswer = word === "withdrawn" ? seat === open.seat : open.answering.includes(seat);
  if (!mayAnswer) throw situation("forbidden", "undoNotAsked");
  const accepted = word === "accepted";
  const left = accepted
    ? await stillPlaying(
        deps,
        head,
        open.answering.filter((one) => one !== seat),
      )
    : [];
  const past = accepted && left.length === 0 ? await ledgerAt(deps, book, open.to) : null;
  if (past) return goingOn(book, past, answer, { to: open.to, request });
  return besides(head, answer, { kind: "undoAnswered", request, answer: word });
}

/** An entry that leaves the position as it is. */
function besides({ waiting }: HeadRecord, envelope: Envelope, fact: Fact): Outcome {
  return { entry: { ...authorOf(envelope), waiting: waiting.map(({ seat }) => seat), fact } };
}

/** The entry with which the game goes on from an earlier version. */
function goingOn(
  { ledger }: Book,
  past: Ledger,
  envelope: Envelope,
  fact: { readonly to: number; readonly request?: number; readonly message?: string },
): Outcome {
  const waiting = past.state ? firstWaiting(past.state) : [];
  const asked = newQuestions(ledger, waiting, fact.to);
  return { entry: { ...authorOf(envelope), waiting, fact: { kind: "undone", ...fact, asked } }, past };
}

/** Seats that are asked now and have not been since before the moves that go. */
export function newQuestions({ head }: Ledger, waiting: readonly Seat[], to: number): Seat[] {
  const asked = new Map(head.waiting.map(({ seat, since }) => [seat, since]));
  return waiting.filter((seat) => (asked.get(seat) ?? to + 1) > to);
}

const authorOf = ({ person, seat, submission }: Envelope) => ({ by: person, seat, submission });
