/** Nederlands: zetten terugnemen. */
import type { undo as english } from "../en/undo.ts";

export const undo: typeof english = {
  undoLast: "Mijn laatste zet terugnemen",
  undoLastLead:
    "Sindsdien heeft niemand een zet gedaan, dus je mag hem zelf terugnemen. Dit zou ongedaan worden gemaakt:",
  undoNow: "Terugnemen",
  undoFurther: "Verder teruggaan …",
  undoHeading: "Zetten terugnemen",
  undoLead:
    "Je eigen zetten mag je terugnemen tot iemand anders een zet heeft gedaan, behalve als er iets is getrokken of geloot. Daarna moet iedereen het goed vinden van wie zetten zouden vervallen. Wat wordt teruggenomen, blijft in het logboek staan.",
  undoFrom: "Alles vanaf deze zet wordt teruggenomen",
  undoCount: (moves) => (moves === 1 ? "Er vervalt één zet." : `Er vervallen ${moves} zetten.`),
  undoFree: "Verder hoeft niemand het goed te vinden.",
  undoNeeds: (names) => `Moeten het goed vinden: ${names}.`,
  undoReason: "Reden, voor de tafel (als je wilt)",
  undoSend: "Terugnemen, of erom vragen",
  undoNone: "Er is geen zet om terug te nemen.",
  undoAlready: "Er staat al een verzoek open; een volgend moet wachten tot het is beantwoord.",
  undoAsks: (who) => `${who} wil zetten terugnemen`,
  undoWouldGo: (to) => `Het spel zou verdergaan vanaf versie ${to}.`,
  undoLook: (to) => `Versie ${to} bekijken`,
  undoAnswering: (names) => `Nog te antwoorden: ${names}.`,
  undoLapses: "Het verzoek vervalt zodra iemand een zet doet of afwijst.",
  undoAccept: "Aannemen",
  undoDecline: "Afwijzen",
  undoWithdraw: "Verzoek intrekken",
  undoMovedOn: "Het spel is intussen verdergegaan. Er is niets teruggenomen.",
  undoneBy: (version) => `Teruggenomen met regel ${version}; telt niet meer mee.`,
  undoToAnswer: (who, game) => `${game}: ${who} wil zetten terugnemen. Bekijken en antwoorden`,
};
