/** Deutsch: Partien, die aus Dateien übernommen oder als Dateien gegeben werden. */
import type { exchange as english } from "../en/exchange.ts";

export const exchange: typeof english = {
  importGame: "Partie von 18xx.games übernehmen",
  importLead:
    "Gib eine Spieldatei von dort an, laufend oder beendet. Erst siehst du, was darin steht; dann sagst du, wer welchen Platz nimmt.",
  importFile: "Die Datei",
  importPaste: "oder ihr Text",
  importLook: "Ansehen",
  importFound: "Was in der Datei steht",
  importTitle: "Titel",
  importPlayers: "Spieler",
  importOptions: "Varianten",
  importMoves: "Züge",
  importPosition: "Letzte Stellung",
  importOver: "Die Partie ist beendet.",
  importLeftOut: "Weggelassen",
  importNothing: "nichts",
  importNoOptions: "keine",
  importSeats: "Wer nimmt welchen Platz?",
  importSeatMe: "Ich",
  importSeatAddress: "Wer diese Adresse hat",
  importSeatNobody: "Niemand",
  importAddressOf: (name: string) => `Adresse für den Platz von ${name}`,
  importSeatOf: (name: string) => `Der Platz von ${name}`,
  importName: "Name der Partie",
  importMail:
    "Alle außer dir bekommen eine Mail, dass die Partie hier weitergeht. Wer noch kein Konto hat, meldet sich mit der Adresse an.",
  importPartial: "Die Partie bis zu dieser Aktion übernehmen",
  importMake: "Übernehmen",
  importUnread: "Sie ist nicht lesbar.",
  importProfile:
    "Die Partie wird mit den Einstellungen jener Seite gespielt. Was die Datei nur behauptet, etwa Einnahmen, wird neu ausgerechnet.",
  importBelieved:
    "Die Partie wird mit den Einstellungen jener Seite gespielt. Sie ist beendet und nur so nachzuspielen: Was die Datei behauptet, etwa Einnahmen, wird geglaubt.",
  exportFile: "Als Datei für 18xx.games",
  exportLog: "Das vollständige Protokoll",
  importUndone: (moves: number, undone: number) => `${moves}, dazu ${undone} zurückgenommene`,
  importCounts: (orders: number, messages: number) => `Daueraufträge ${orders}, Nachrichten ${messages}`,
  importTrouble: (action: number, type: string) => `Aktion ${action} (${type}) lässt sich nicht nachspielen.`,
};
