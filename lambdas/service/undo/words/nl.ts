/** Dutch: moves taken back. */
import type { UndoTexts } from "./en.ts";

export const nl: UndoTexts = {
  asked: (who, to) => `${who} vroeg de tafel om terug te gaan naar versie ${to}.`,
  accepted: (who) => `${who} vindt het goed dat de zetten worden teruggenomen.`,
  declined: (who) => `${who} wil de zetten niet laten terugnemen.`,
  withdrawn: (who) => `${who} heeft het verzoek om zetten terug te nemen ingetrokken.`,
  undone: (who, to) => `${who} heeft zetten teruggenomen: het spel gaat verder vanaf versie ${to}.`,
  agreed: (who, to) => `Ook ${who} vindt het goed: het spel gaat verder vanaf versie ${to}.`,
};
