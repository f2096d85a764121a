/** Nederlands: de weg door de versies, het logboek, en wat er van de ene stand op de volgende veranderd is. */
import type { history as english } from "../en/history.ts";

export const history: typeof english = {
  roundBack: "Ronde terug",
  roundOn: "Ronde verder",
  jump: "Alle rondes, en de beurten van deze",
  rounds: "Rondes",
  turnsOf: (round) => `Beurten: ${round}`,
  stepHeading: (version) => `Wat versie ${version} veranderde`,
  startHeading: "De stand aan het begin",
  nothingChanged: "Op het bord en in ieders bezit is niets veranderd.",
  placesChanged: "Op de kaart:",
  placeName: (hex, name) => (name === null ? hex : `${hex} ${name}`),
  rowChanged: "veranderd",
  risen: (by) => `gestegen met ${by}`,
  fallen: (by) => `gedaald met ${by}`,

  latestRound: "De laatste ronde",
  onlyOf: (name) => `Alleen ${name}`,
  only: "Alleen één speler of maatschappij",
  logOfRound: (round) => `Logboek: ${round}`,
  logAbout: (name) => `Logboek: ${name}`,
  logSince: "Sinds je laatste zet",
  noEntries: "Zo'n vermelding is er niet.",
  latestEntry: "Naar de nieuwste vermelding",
  actedBy: (name) => `ingevoerd door ${name}`,
  pageOf: (page, pages) => `Bladzijde ${page} van ${pages}`,
  movesLanguage: "Taal van de zetten",
  beforeStart: "Voor het begin",
};
