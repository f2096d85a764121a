/** Dutch: composing a turn, writing it as text, and the transcript. */
import type { NotationProblem } from "../../../engine/index.ts";
import type { turns as english } from "../en/turns.ts";

const drawnFirst = "Onderweg wordt iets geloot: wat daarna komt, kan er pas bij als dit is vastgelegd.";

export const turns: typeof english = {
  tryFirst: "Voorbeeld",
  draftHeading: "Je beurt, nog niet vastgelegd",
  draftBand: "Concept: deze pagina laat zien hoe het er dan voor zou staan. Er is nog niets van gebeurd.",
  draftMoves: "De zetten tot nu toe",
  whatChanges: "Wat er verandert",
  yourMoney: "Jouw geld",
  treasuryOf: (corporation) => `Kas van ${corporation}`,
  revenueOf: (corporation) => `Opbrengst van ${corporation}`,
  shareOf: (corporation) => `Koers van ${corporation}`,
  round: "Ronde",
  afterThat: "Daarna",
  isAsked: (name, question) => `${name} krijgt de vraag: “${question}”`,
  drawn: "Hier wordt iets geloot. Wat, zie je als de beurt is vastgelegd; daarna ga je verder.",
  drawnFirst,
  addNext: "Je volgende zet, toegevoegd aan het concept",
  turnGoesOn: "Je beurt gaat verder: voeg hieronder de volgende zetten toe, of leg vast wat hier staat.",
  commit: (moves) => (moves === 1 ? "Deze zet vastleggen" : `Deze ${moves} zetten vastleggen`),
  takeBack: "Laatste terugnemen",
  discardDraft: "Alles weggooien",
  stale: "Wat je had samengesteld",
  tryAgain: "Op de huidige stand proberen",
  turnFull: (most) => `Een beurt telt hoogstens ${most} zetten; leg eerst vast wat je hebt.`,
  writeTurn: "Beurt als tekst schrijven",
  linesLabel: "Zetten, één per regel",
  linesHelp: "De hele beurt op volgorde, in de schrijfwijze van de mails. Nu onder andere mogelijk:",
  tryLines: "Voorbeeld van deze regels",
  unreadLine: (line, written) => `Regel ${line}, “${written}”:`,
  unreadable,
  couldMean: "Hier mogelijk:",
  asText: "De beurt als tekst, om te kopiëren",
  transcript: "Zetten als tekst",
  transcriptOf: (from, to) => `Zetten van versie ${from} tot en met ${to}, één per regel`,
  transcriptSeats: (seats) => `Plaatsen: ${seats.join(", ")}`,
  transcriptHelp: "Elke regel is één zet in de schrijfwijze van de mails, na het nummer van de plaats.",
};

function unreadable(problem: NotationProblem): string {
  switch (problem) {
    case "drawn":
      return drawnFirst;
    case "empty":
      return "Er staat geen zet in deze tekst.";
    case "tooLong":
      return "Dat is te lang voor een beurt.";
    case "incomplete":
      return "Er ontbreekt iets om er één zet van te maken.";
    case "ambiguous":
      return "Er passen meer zetten bij.";
    default:
      return "Zo schrijf je geen zet.";
  }
}
