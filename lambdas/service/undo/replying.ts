/**
 * Taking back by mail. A reply of one word: `undo` to any mail of a turn takes back the seat's last move, or asks for it where others
 * have moved since; `accept` or `decline` to a request answers it.
 */
import type { Answer } from "../../mail/answers.ts";
import { type UndoReply, undoWordIn } from "../../mail/replies/undoing.ts";
import { UNDO_MAIL_TEXTS } from "../../mail/undo/index.ts";
import { PATHS, SituationError, type SubmitAnswer } from "../api.ts";
import { languageOf } from "../checks.ts";
import type { Correspondence } from "../correspondence.ts";
import type { Deps } from "../deps.ts";
import { isNews } from "../ledger.ts";
import { createLinks } from "../links.ts";
import { lastOwnMove } from "./standing.ts";
import { answerRequest, takeBack } from "./taking-back.ts";

export interface Word {
  readonly moves: string;
  readonly message: string | null;
}

/** The answer to a reply about taking back; null if it is about something else. */
export async function dealUndo(
  deps: Deps,
  letter: Correspondence,
  said: Word,
  isProved: boolean,
): Promise<Answer | null> {
  const word = undoWordIn(said.moves);
  const { ticket, book } = letter;
  const { head } = book.ledger;
  const isRequest = head.undo?.version === ticket.since && head.undo.answering.includes(ticket.seat);
  if (isRequest) return dealAnswer(deps, letter, { ...said, word }, isProved);
  const isAskedAnew = head.waiting.some(({ seat, since }) => seat === ticket.seat && since > ticket.since);
  if (word !== "undo" || isAskedAnew) return null;
  const last = await lastOwnMove(deps, book, ticket.seat);
  if (last === null) return null;
  if (!isProved) return { kind: "confirm", lines: [said.moves], message: said.message, url: undoUrl(deps, letter) };
  const message = said.message === null ? {} : { message: said.message };
  return attempted(() => takeBack(deps, { ...envelopeOf(letter), to: last - 1, ...message }));
}

async function dealAnswer(
  deps: Deps,
  letter: Correspondence,
  { word, moves, message }: Word & { readonly word: UndoReply | null },
  isProved: boolean,
): Promise<Answer> {
  const { accept, decline } = UNDO_MAIL_TEXTS[languageOf(letter.profile.language)].asked;
  if (word !== "accept" && word !== "decline") {
    const problem = moves === "" ? "empty" : "unknown";
    return { kind: "unread", unread: { problem, candidates: [accept, decline], text: moves.split("\n")[0] ?? "" } };
  }
  const url = deps.origin + createLinks(deps.secret).turn(letter.ticket);
  if (!isProved) return { kind: "confirm", lines: [moves], message, url };
  const answer = word === "accept" ? "accepted" : "declined";
  return attempted(() => answerRequest(deps, { ...envelopeOf(letter), request: letter.ticket.since, answer }));
}

const undoUrl = (deps: Deps, { ticket }: Correspondence): string =>
  `${deps.origin}${PATHS.game}${ticket.game}?next=undo`;

const envelopeOf = ({ ticket, book, profile, identity }: Correspondence) => ({
  ...{ game: ticket.game, seat: ticket.seat, person: profile.id },
  ...{ version: book.ledger.head.version, submission: identity },
});

async function attempted(submit: () => Promise<SubmitAnswer>): Promise<Answer> {
  try {
    const answer = await submit();
    if (answer.outcome === "accepted") return { kind: "booked", entry: answer.entry };
    return { kind: "past", news: answer.outcome === "movedOn" ? answer.since.filter(isNews) : [] };
  } catch (error) {
    if (error instanceof SituationError) return { kind: "situation", situation: error.situation };
    throw error;
  }
}
