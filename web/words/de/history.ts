/** Deutsch: der Weg durch die Versionen, der Verlauf, und was sich von einer Lage zur nächsten geändert hat. */
import type { history as english } from "../en/history.ts";

export const history: typeof english = {
  roundBack: "Runde zurück",
  roundOn: "Runde vor",
  jump: "Alle Runden und die Züge von dieser",
  rounds: "Runden",
  turnsOf: (round) => `Züge: ${round}`,
  stepHeading: (version) => `Was Version ${version} geändert hat`,
  startHeading: "Die Lage am Anfang",
  nothingChanged: "Weder auf dem Plan noch in jemandes Hand hat sich etwas geändert.",
  placesChanged: "Auf der Karte:",
  placeName: (hex, name) => (name === null ? hex : `${hex} ${name}`),
  rowChanged: "geändert",
  risen: (by) => `gestiegen um ${by}`,
  fallen: (by) => `gefallen um ${by}`,

  latestRound: "Die letzte Runde",
  onlyOf: (name) => `Nur ${name}`,
  only: "Nur ein Spieler oder eine Gesellschaft",
  logOfRound: (round) => `Verlauf: ${round}`,
  logAbout: (name) => `Verlauf: ${name}`,
  logSince: "Seit deinem letzten Zug",
  noEntries: "So einen Eintrag gibt es nicht.",
  latestEntry: "Zum neuesten Eintrag",
  actedBy: (name) => `eingegeben von ${name}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  movesLanguage: "Sprache der Schritte",
  beforeStart: "Vor dem Anfang",
};
