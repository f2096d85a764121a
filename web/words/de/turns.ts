/** Deutsch: einen Zug zusammenstellen, ihn als Text schreiben, und die Abschrift. */
import type { NotationProblem } from "../../../engine/index.ts";
import type { turns as english } from "../en/turns.ts";

const drawnFirst = "Unterwegs wird etwas ausgelost: Was danach kommt, lässt sich erst anfügen, wenn das abgegeben ist.";

export const turns: typeof english = {
  tryFirst: "Vorschau",
  draftHeading: "Dein Zug, noch nicht abgegeben",
  draftBand: "Entwurf: Diese Seite zeigt, wie es dann stünde. Geschehen ist davon noch nichts.",
  draftMoves: "Die bisher zusammengestellten Schritte",
  whatChanges: "Was sich ändert",
  yourMoney: "Dein Bargeld",
  treasuryOf: (corporation) => `Kasse ${corporation}`,
  revenueOf: (corporation) => `Einnahmen ${corporation}`,
  shareOf: (corporation) => `Kurs ${corporation}`,
  round: "Runde",
  afterThat: "Danach",
  isAsked: (name, question) => `${name} wird gefragt: „${question}“`,
  drawn: "Hier wird etwas ausgelost. Was, siehst du erst, wenn du abgegeben hast; dann geht es weiter.",
  drawnFirst,
  addNext: "Dein nächster Schritt, er kommt zum Entwurf dazu",
  turnGoesOn: "Dein Zug geht weiter: Füge unten die nächsten Schritte an oder gib ab, was hier steht.",
  commit: (moves) => (moves === 1 ? "Diesen Schritt abgeben" : `Diese ${moves} Schritte abgeben`),
  takeBack: "Letzten zurücknehmen",
  discardDraft: "Alles verwerfen",
  stale: "Was du zusammengestellt hattest",
  tryAgain: "Auf die jetzige Lage anwenden",
  turnFull: (most) => `Ein Zug fasst höchstens ${most} Schritte; gib zuerst ab, was du hast.`,
  writeTurn: "Zug als Text schreiben",
  linesLabel: "Schritte, einer je Zeile",
  linesHelp: "Der ganze Zug der Reihe nach, in der Schreibweise der Mails. Jetzt möglich sind unter anderem:",
  tryLines: "Vorschau dieser Zeilen",
  unreadLine: (line, written) => `Zeile ${line}, „${written}“:`,
  unreadable,
  couldMean: "Möglich sind hier:",
  asText: "Der Zug als Text, zum Kopieren",
  transcript: "Schritte als Text",
  transcriptOf: (from, to) => `Schritte der Versionen ${from} bis ${to}, einer je Zeile`,
  transcriptSeats: (seats) => `Plätze: ${seats.join(", ")}`,
  transcriptHelp: "Jede Zeile ist ein Schritt in der Schreibweise der Mails, nach der Nummer des Platzes.",
};

function unreadable(problem: NotationProblem): string {
  switch (problem) {
    case "drawn":
      return drawnFirst;
    case "empty":
      return "In diesem Text steht kein Schritt.";
    case "tooLong":
      return "Das ist zu lang für einen Zug.";
    case "incomplete":
      return "Damit es ein Schritt wird, fehlt etwas.";
    case "ambiguous":
      return "Mehrere Schritte passen dazu.";
    default:
      return "So schreibt sich kein Schritt.";
  }
}
