/** Deutsch: was die Formulare zu den Zügen dazu sagen: Zahlen der Folgen, Gründe, Köpfe der Tabellen. */
import type { panel as english } from "../en/panel.ts";

export const panel: typeof english = {
  possibleInstead: "Möglich ist:",
  andMore: (count) => `und ${count} weitere`,
  commitMove: (move) => `Abgeben: ${move}`,

  faceValue: "Nennwert",
  bidsHead: "Gebote",
  yourBid: "Dein Gebot",
  noBid: "keine",
  otherCompanies: (companies) => `Die übrigen ${companies}`,

  parHeading: "Gesellschaft starten",
  startFor: (corporation) => `Ausgabekurs der ${corporation}`,
  parCost: (price, cost) => `${price}, du zahlst ${cost}`,
  floatsLater: (percent, capital) => `noch ${percent} müssen verkauft werden; dann hat sie ${capital}`,
  floatsNow: (capital) => `sie nimmt sofort mit ${capital} den Betrieb auf`,
  idleHeading: (count) =>
    count === 1
      ? "1 Gesellschaft, bei der du nichts tun kannst"
      : `${count} Gesellschaften, bei denen du nichts tun kannst`,
  saleLine: (share, proceeds, price) => `${share}: +${proceeds}, Kurs dann ${price}`,
  sellAndDecide: "Verkaufen, dann weiter entscheiden",

  dividendKind: { pay: "Ausschütten", withhold: "Einbehalten", split: "Zur Hälfte ausschütten" },
  unchanged: (price) => `bleibt ${price}`,

  bestProven: (amount) => `Beste Fahrt: ${amount}, bewiesen`,
  bestUnproven: (amount) => `Beste gefundene Fahrt: ${amount}; die Suche wurde abgebrochen`,
  trainStands: "bleibt stehen",
  changeRoutes: "Strecken ändern",
  routesScored: "Die Vorschau prüft die Strecken und sagt, was sie einfahren; gefahren ist damit noch nichts.",

  pricePays: (before, after) => `Kasse ${before} → ${after}.`,
  trainsOf: (train, corporation) => `${train} der ${corporation}`,
  losesTrains: (trains) => `Es verrosten: ${trains}.`,
  mustDiscard: (corporations) => `Dann über der Grenze, müssen eine Lok abgeben: ${corporations}.`,
  forTraded: "gegen",
  leftInBank: (count) => (count === null ? "beliebig viele übrig" : `noch ${count}`),

  emergencyMoney: (corporation, price) => `Die ${corporation} braucht ${price} für eine Lok`,
  treasuryGives: "Die Kasse gibt",
  youGive: "Du gibst",
  stillMissing: "Es fehlen noch",

  ifAccepted: "Wenn du annimmst",
  ifDeclined: "Lehnst du ab, wechselt nichts den Besitzer.",
  joinAll: "Alles umtauschen",
  answersMissing: (names) => `Es fehlen noch Antworten von: ${names}.`,
};
