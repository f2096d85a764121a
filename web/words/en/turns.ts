/** English: composing a turn, writing it as text, and the transcript. */
import type { NotationProblem } from "../../../engine/index.ts";

const drawnFirst = "On the way something is drawn: what comes after it can be added only when that is committed.";

export const turns = {
  tryFirst: "Preview",
  draftHeading: "Your turn, not committed yet",
  draftBand: "Draft: this page shows how things would stand. Nothing of it has happened.",
  draftMoves: "The moves composed so far",
  whatChanges: "What it changes",
  yourMoney: "Your money",
  treasuryOf: (corporation: string) => `${corporation} treasury`,
  revenueOf: (corporation: string) => `${corporation} revenue`,
  shareOf: (corporation: string) => `${corporation} share price`,
  round: "Round",
  afterThat: "Then",
  isAsked: (name: string, question: string) => `${name} is asked: “${question}”`,
  drawn: "Here something is drawn. You see what when the turn is committed, and go on then.",
  drawnFirst,
  addNext: "Your next move, added to the draft",
  turnGoesOn: "Your turn goes on: add the next moves below, or commit what stands here.",
  commit: (moves: number): string => (moves === 1 ? "Commit this move" : `Commit these ${moves} moves`),
  takeBack: "Take back the last",
  discardDraft: "Discard all",
  stale: "What you had composed",
  tryAgain: "Try it on the present position",
  turnFull: (most: number) => `A turn holds at most ${most} moves; commit what you have first.`,
  writeTurn: "Write the turn as text",
  linesLabel: "Moves, one a line",
  linesHelp: "The whole turn in order, in the notation of the mails. Possible now, among others:",
  tryLines: "Preview of these lines",
  unreadLine: (line: number, written: string) => `Line ${line}, “${written}”:`,
  unreadable,
  couldMean: "Possible here:",
  asText: "The turn as text, to copy",
  transcript: "Moves as text",
  transcriptOf: (from: number, to: number) => `Moves of the versions ${from} to ${to}, one a line`,
  transcriptSeats: (seats: readonly string[]): string => `Seats: ${seats.join(", ")}`,
  transcriptHelp: "Each line is one move in the notation of the mails, after the number of the seat.",
};

function unreadable(problem: NotationProblem): string {
  switch (problem) {
    case "drawn":
      return drawnFirst;
    case "empty":
      return "There is no move in this text.";
    case "tooLong":
      return "This is too long for a turn.";
    case "incomplete":
      return "Something is missing to make it one move.";
    case "ambiguous":
      return "Several moves fit.";
    default:
      return "No move is written like this.";
  }
}
