/** German: mails about taking moves back. */
import type { UndoMailTexts } from "./en.ts";

export const de: UndoMailTexts = {
  asked: {
    subject: (game, who) => `[${game}] ${who} möchte Züge zurücknehmen`,
    heading: (who) => `${who} möchte Züge zurücknehmen`,
    text: (who, to) =>
      `${who} bittet darum, dass das Spiel von Version ${to} an weitergeht. Das tut es, wenn alle einverstanden sind, deren Züge wegfielen; du gehörst dazu.`,
    reason: (who, message) => `${who} sagt dazu: „${message}“`,
    vanish: "Diese Züge würden zurückgenommen",
    button: "Ansehen und antworten",
    reply: "Oder antworte auf diese Mail mit einer Zeile:",
    accept: "annehmen",
    decline: "ablehnen",
    lapses: "Die Bitte verfällt, sobald jemand zieht oder ablehnt.",
  },
  declined: {
    subject: (game, who) => `[${game}] ${who} möchte die Züge nicht zurücknehmen`,
    text: "Das Spiel geht weiter, wie es steht.",
  },
  done: {
    subject: (game) => `[${game}] Die Züge sind zurückgenommen`,
    heading: "Die Züge sind zurückgenommen",
    text: (to) => `Alle sind einverstanden. Das Spiel geht von Version ${to} an weiter.`,
  },
  button: "Zum Spiel",
};
