/** Nederlands: spellen die uit bestanden komen of als bestand gegeven worden. */
import type { exchange as english } from "../en/exchange.ts";

export const exchange: typeof english = {
  importGame: "Een spel van 18xx.games overnemen",
  importLead:
    "Geef een spelbestand van daar op, lopend of afgelopen. Eerst zie je wat erin staat; dan zeg je wie welke plaats neemt.",
  importFile: "Het bestand",
  importPaste: "of de tekst ervan",
  importLook: "Bekijken",
  importFound: "Wat er in het bestand staat",
  importTitle: "Titel",
  importPlayers: "Spelers",
  importOptions: "Opties",
  importMoves: "Zetten",
  importPosition: "Laatste stand",
  importOver: "Het spel is afgelopen.",
  importLeftOut: "Weggelaten",
  importNothing: "niets",
  importNoOptions: "geen",
  importSeats: "Wie neemt welke plaats?",
  importSeatMe: "Ik",
  importSeatAddress: "Wie dit adres heeft",
  importSeatNobody: "Niemand",
  importAddressOf: (name: string) => `Adres voor de plaats van ${name}`,
  importSeatOf: (name: string) => `De plaats van ${name}`,
  importName: "Naam van het spel",
  importMail:
    "Iedereen behalve jij krijgt een mail dat het spel hier verdergaat. Wie nog geen account heeft, meldt zich aan met het adres.",
  importPartial: "Het spel tot aan deze actie overnemen",
  importMake: "Overnemen",
  importUnread: "Ze is niet leesbaar.",
  importProfile:
    "Het spel wordt gespeeld met de instellingen van die site. Wat het bestand alleen beweert, zoals inkomsten, wordt opnieuw uitgerekend.",
  importBelieved:
    "Het spel wordt gespeeld met de instellingen van die site. Het is afgelopen en alleen zo na te spelen: wat het bestand beweert, zoals opbrengsten, wordt geloofd.",
  exportFile: "Als bestand voor 18xx.games",
  exportLog: "Het volledige logboek",
  importUndone: (moves: number, undone: number) => `${moves}, en nog ${undone} die teruggenomen zijn`,
  importCounts: (orders: number, messages: number) => `vaste opdrachten ${orders}, berichten ${messages}`,
  importTrouble: (action: number, type: string) => `Actie ${action} (${type}) kan niet worden nagespeeld.`,
};
