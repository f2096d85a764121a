/** German: moves taken back. */
import type { UndoTexts } from "./en.ts";

export const de: UndoTexts = {
  asked: (who, to) => `${who} hat den Tisch gebeten, zum Stand ${to} zurückzugehen.`,
  accepted: (who) => `${who} ist einverstanden, die Züge zurückzunehmen.`,
  declined: (who) => `${who} hat abgelehnt, die Züge zurückzunehmen.`,
  withdrawn: (who) => `${who} hat die Bitte zurückgezogen, Züge zurückzunehmen.`,
  undone: (who, to) => `${who} hat Züge zurückgenommen: Das Spiel geht vom Stand ${to} weiter.`,
  agreed: (who, to) => `Auch ${who} ist einverstanden: Das Spiel geht vom Stand ${to} weiter.`,
};
