/** Dutch: mails about taking moves back. */
import type { UndoMailTexts } from "./en.ts";

export const nl: UndoMailTexts = {
  asked: {
    subject: (game, who) => `[${game}] ${who} wil zetten terugnemen`,
    heading: (who) => `${who} wil zetten terugnemen`,
    text: (who, to) =>
      `${who} vraagt of het spel verder mag gaan vanaf versie ${to}. Dat gebeurt als iedereen het goed vindt van wie zetten zouden vervallen; jij hoort daarbij.`,
    reason: (who, message) => `${who} zegt erbij: “${message}”`,
    vanish: "Deze zetten zouden worden teruggenomen",
    button: "Bekijken en antwoorden",
    reply: "Of beantwoord deze mail met één regel:",
    accept: "aannemen",
    decline: "afwijzen",
    lapses: "Het verzoek vervalt zodra iemand een zet doet of afwijst.",
  },
  declined: {
    subject: (game, who) => `[${game}] ${who} wil de zetten niet laten terugnemen`,
    text: "Het spel gaat verder zoals het staat.",
  },
  done: {
    subject: (game) => `[${game}] De zetten zijn teruggenomen`,
    heading: "De zetten zijn teruggenomen",
    text: (to) => `Iedereen vindt het goed. Het spel gaat verder vanaf versie ${to}.`,
  },
  button: "Naar het spel",
};
