/** Nederlands: wat de formulieren bij de zetten vertellen: cijfers van de gevolgen, redenen, koppen van tabellen. */
import type { panel as english } from "../en/panel.ts";

export const panel: typeof english = {
  possibleInstead: "Mogelijk is:",
  andMore: (count) => `en nog ${count}`,
  commitMove: (move) => `Vastleggen: ${move}`,

  faceValue: "Nominale waarde",
  bidsHead: "Biedingen",
  yourBid: "Jouw bod",
  noBid: "geen",
  otherCompanies: (companies) => `De andere ${companies}`,

  parHeading: "Een maatschappij starten",
  startFor: (corporation) => `Uitgiftekoers van ${corporation}`,
  parCost: (price, cost) => `${price}, je betaalt ${cost}`,
  floatsLater: (percent, capital) => `er moet nog ${percent} verkocht worden; dan heeft zij ${capital}`,
  floatsNow: (capital) => `zij begint meteen, met ${capital}`,
  idleHeading: (count) =>
    count === 1 ? "1 maatschappij waar je niets kunt doen" : `${count} maatschappijen waar je niets kunt doen`,
  saleLine: (share, proceeds, price) => `${share}: +${proceeds}, koers daarna ${price}`,
  sellAndDecide: "Verkopen, dan verder kiezen",

  dividendKind: { pay: "Uitkeren", withhold: "Inhouden", split: "De helft uitkeren" },
  unchanged: (price) => `blijft ${price}`,

  bestProven: (amount) => `Beste rit: ${amount}, bewezen`,
  bestUnproven: (amount) => `Beste gevonden rit: ${amount}; het zoeken is eerder gestopt`,
  trainStands: "blijft staan",
  changeRoutes: "Routes wijzigen",
  routesScored: "Het voorbeeld controleert de routes en zegt wat ze opbrengen; er is dan nog niets gereden.",

  pricePays: (before, after) => `Kas ${before} → ${after}.`,
  trainsOf: (train, corporation) => `${train} van ${corporation}`,
  losesTrains: (trains) => `Er roesten: ${trains}.`,
  mustDiscard: (corporations) => `Dan boven de limiet, moet een trein afstaan: ${corporations}.`,
  forTraded: "tegen",
  leftInBank: (count) => (count === null ? "onbeperkt" : `nog ${count}`),

  emergencyMoney: (corporation, price) => `${corporation} heeft ${price} nodig voor een trein`,
  treasuryGives: "De kas geeft",
  youGive: "Jij geeft",
  stillMissing: "Er ontbreekt nog",

  ifAccepted: "Als je aanneemt",
  ifDeclined: "Als je weigert, verandert er niets van eigenaar.",
  joinAll: "Alles omwisselen",
  answersMissing: (names) => `Nog geen antwoord van: ${names}.`,
};
