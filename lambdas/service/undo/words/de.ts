/** German: moves taken back. */
import type { UndoTexts } from "./en.ts";

export const de: UndoTexts = {
  asked: (who, to) => `${who} hat den Tisch gebeten, zu Version ${to} zurückzugehen.`,
  accepted: (who) => `${who} ist einverstanden, die Züge zurückzunehmen.`,
  declined: (who) => `${who} hat abgelehnt, die Züge zurückzunehmen.`,
  withdrawn: (who) => `${who} hat die Bitte zurückgezogen, Züge zurückzunehmen.`,
  undone: (who, to) => `${who} hat Züge zurückgenommen: Das Spiel geht von Version ${to} an weiter.`,
  agreed: (who, to) => `Auch ${who} ist einverstanden: Das Spiel geht von Version ${to} an weiter.`,
};
