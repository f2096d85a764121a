/** What a reply brings about: moves read against the game as it stands, booked all or none. Gives the answer to it. */
import {
  decide,
  decision,
  type GameState,
  type Move,
  type Names,
  type NotationAt,
  readTurn,
  writeMove,
} from "../../engine/index.ts";
import type { Answer } from "../mail/answers.ts";
import { programLines } from "../mail/replies/programs.ts";
import type { Said } from "../mail/replies/said.ts";
import { type Entry, MESSAGE_LENGTH } from "../store/entry.ts";
import { type Language, SituationError } from "./api.ts";
import { languageOf } from "./checks.ts";
import { dealAbsence } from "./clock/replying.ts";
import type { Correspondence } from "./correspondence.ts";
import type { Deps } from "./deps.ts";
import { isNews, logEntries, logEntry } from "./ledger.ts";
import { createLinks } from "./links.ts";
import { dealWithPrograms } from "./programs/replying.ts";
import { tellTable } from "./saying.ts";
import { submit } from "./submitting.ts";
import { dealUndo } from "./undo/replying.ts";

/**
 * 1. booked before, and only the answer was lost? 2. is it about an absence, taking back, or programmed moves? 3. a mail of an earlier turn? 4. what
 * does it say? 5. without proof of its author, ask; 6. book.
 */
export async function deal(deps: Deps, letter: Correspondence, said: Said, isProved: boolean): Promise<Answer> {
  const { ticket, book } = letter;
  const { head, state } = book.ledger;
  const since = await deps.store.log.entries(head.id, ticket.since + 1, head.version);
  const own = since.find((entry) => entry.submission === letter.identity && entry.seat === ticket.seat);
  if (own) return { kind: "booked", entry: logEntry(own) };
  if (letter.hasPassed) return { kind: "situation", situation: "forbidden" };
  const absence = await dealAbsence(deps, letter, said, isProved);
  if (absence) return absence;
  const undoing = await dealUndo(deps, letter, said, isProved);
  if (undoing) return undoing;
  const lines = programLines(said.moves);
  if (lines && state) {
    const writer = { person: letter.profile.id, language: letter.profile.language, seat: ticket.seat, book };
    const told = await dealWithPrograms(deps, writer, lines, isProved);
    return { kind: "programs", told: [...told, ...(isProved ? await tellTable(deps, letter, said.message) : [])] };
  }
  const isAsked = head.waiting.some((one) => one.seat === ticket.seat && one.since === ticket.since);
  if (!isAsked || !state) return past(since);
  if ((said.message?.length ?? 0) > MESSAGE_LENGTH) return { kind: "messageTooLong", max: MESSAGE_LENGTH };
  const read = readSaid(said, state, letter);
  if ("answer" in read) return read.answer;
  if (!isProved) return confirmation(deps, letter, state, { ...said, moves: read.moves });
  return bookMoves(deps, letter, read.moves, said.message);
}

const seatNames = (names: readonly string[]): Names => ({ seat: (seat) => names[seat] ?? "" });

const past = (entries: readonly Entry[]): Answer => ({ kind: "past", news: logEntries(entries).filter(isNews) });

/** The moves; none are enough if something is told to the table. */
function readSaid(
  { moves, message }: Said,
  state: GameState,
  { ticket, profile, names }: Correspondence,
): { readonly moves: readonly Move[] } | { readonly answer: Answer } {
  if (moves === "" && message !== null) return { moves: [] };
  const read = readTurn(moves, state, ticket.seat, languageOf(profile.language), seatNames(names));
  return read.read ? read : { answer: { kind: "unread", unread: read } };
}

async function bookMoves(
  deps: Deps,
  { ticket, book, profile, identity }: Correspondence,
  moves: readonly Move[],
  message: string | null,
): Promise<Answer> {
  try {
    const answer = await submit(deps, {
      ...{ game: ticket.game, seat: ticket.seat, person: profile.id, version: book.ledger.head.version },
      ...{ submission: identity, moves, ...(message === null ? {} : { message }) },
    });
    if (answer.outcome === "accepted") return { kind: "booked", entry: answer.entry };
    if (answer.outcome === "movedOn") return { kind: "past", news: answer.since.filter(isNews) };
    const { refusal } = answer;
    return { kind: "unread", unread: { problem: "notNow", refusal, candidates: [], text: "" } };
  } catch (error) {
    if (error instanceof SituationError) return { kind: "situation", situation: error.situation };
    throw error;
  }
}

/** The page that shows what was read and asks for one press of a button; the form, if that is too much for a link. */
function confirmation(
  { secret, origin }: Deps,
  { ticket, book, profile, names, identity }: Correspondence,
  state: GameState,
  { moves, message }: { readonly moves: readonly Move[]; readonly message: string | null },
): Answer {
  const lines = linesOf(moves, state, { seat: ticket.seat, names: seatNames(names) }, languageOf(profile.language));
  const version = String(book.ledger.head.version);
  const said: Record<string, string> = message === null ? {} : { say: message };
  const query = new URLSearchParams({ version, submission: identity, moves: lines.join("\n"), ...said });
  const turn = origin + createLinks(secret).turn(ticket);
  const url = `${turn}/confirm?${query}`;
  return { kind: "confirm", lines, message, url: url.length > LONGEST_URL ? turn : url };
}

const LONGEST_URL = 4000;

type Writer = Pick<NotationAt, "seat" | "names">;

/** Moves as lines, each as it is written where it is made. */
function linesOf(moves: readonly Move[], start: GameState, writer: Writer, language: Language): string[] {
  let state = start;
  return moves.map((move) => {
    const line = writeMove(move, { state, decision: decision(state), ...writer }, language);
    const decided = decide(state, writer.seat, move);
    if (decided.accepted) state = decided.state;
    return line;
  });
}
