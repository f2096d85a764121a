/** Deutsch: Züge zurücknehmen. */
import type { undo as english } from "../en/undo.ts";

export const undo: typeof english = {
  undoLast: "Meinen letzten Zug zurücknehmen",
  undoLastLead: "Seitdem hat niemand gezogen, du darfst ihn also selbst zurücknehmen. Das würde rückgängig gemacht:",
  undoNow: "Zurücknehmen",
  undoFurther: "Weiter zurückgehen …",
  undoHeading: "Züge zurücknehmen",
  undoLead:
    "Deine eigenen Züge darfst du zurücknehmen, bis jemand anders gezogen hat, außer wenn etwas gezogen oder gelost wurde. Darüber hinaus müssen alle einverstanden sein, deren Züge wegfielen. Was zurückgenommen wird, bleibt im Verlauf.",
  undoFrom: "Alles ab diesem Zug wird zurückgenommen",
  undoCount: (moves) => (moves === 1 ? "Ein Zug fällt weg." : `${moves} Züge fallen weg.`),
  undoFree: "Niemand sonst muss einverstanden sein.",
  undoNeeds: (names) => `Einverstanden sein müssen: ${names}.`,
  undoReason: "Grund, für den Tisch (wenn du magst)",
  undoSend: "Zurücknehmen oder darum bitten",
  undoNone: "Es gibt keinen Zug zurückzunehmen.",
  undoAlready: "Es steht schon eine Bitte offen; eine weitere muss warten, bis sie beantwortet ist.",
  undoAsks: (who) => `${who} möchte Züge zurücknehmen`,
  undoWouldGo: (to) => `Das Spiel ginge von Version ${to} an weiter.`,
  undoLook: (to) => `Version ${to} ansehen`,
  undoAnswering: (names) => `Noch nicht geantwortet: ${names}.`,
  undoLapses: "Die Bitte verfällt, sobald jemand zieht oder ablehnt.",
  undoAccept: "Annehmen",
  undoDecline: "Ablehnen",
  undoWithdraw: "Bitte zurückziehen",
  undoMovedOn: "Das Spiel ist inzwischen weitergegangen. Nichts wurde zurückgenommen.",
  undoneBy: (version) => `Mit Eintrag ${version} zurückgenommen; zählt nicht mehr.`,
  undoToAnswer: (who, game) => `${game}: ${who} möchte Züge zurücknehmen. Ansehen und antworten`,
};
