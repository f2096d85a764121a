/** Nederlands: de bladzijden over geld en tegels. */
import type { finance as english } from "../en/finance.ts";

export const finance: typeof english = {
  sections: "Onderdelen van dit spel",
  sectionGame: "Spel",
  moneyOfGame: (game) => `Geld in ${game}`,
  tilesOfGame: (game) => `Tegels van ${game}`,
  scrolls: (name) => `${name}, schuift opzij`,
  backToOrder: "terug naar de speelvolgorde",
  liquid: "Liquide",
  liquidMeans:
    "Liquide: contant geld en wat de aandelen zouden opbrengen als er nu een aandelenbeurt begon; in procenten van het vermogen.",
  playersByRound: "Spelers per ronde",
  corporationsByRound: "Maatschappijen per ronde",
  cellsLead: "Elk getal leidt naar de bladzijde van zijn versie.",
  figureShown: (table: string) => `Getoond wordt: ${table}`,
  startShort: "Begin",
  nowShort: "Nu",
  auctionShort: "Veiling",
  draftShort: "Keuze",
  plotOf: (figure, from, to) =>
    `${figure} over de rondes, van ${from} tot ${to}. De tabel eronder bevat dezelfde getallen.`,
  plotAxis: (figure, unit) => `${figure} in ${unit}`,
  nothingToDraw: "Er valt nog niets te tekenen.",
  linesEnd: "Eindigt een lijn met ×, dan is die maatschappij uit het spel.",
  nextPrices: "Waar de koersstenen heen gaan",
  nextPricesRemark: "koers van een aandeel na elk geval; – blijft",
  afterPaid: "Uitgekeerd",
  afterWithheld: "Ingehouden",
  afterSold: (steps) => (steps === "share" ? "Eén aandeel verkocht" : "Verkocht"),
  afterSoldOut: "Alles bij spelers",
  noMarkers: "Nog geen maatschappij heeft een koers.",
  markersMove: (shape, steps) =>
    shape === "grid"
      ? `Uitgekeerd: naar rechts. Niets uitgekeerd: naar links. Verkocht: omlaag, één keer per ${steps === "share" ? "aandeel" : "verkoop"}. Alles bij spelers: omhoog.`
      : "Uitgekeerd: naar rechts. Niets uitgekeerd: naar links. Verkocht: de eerstvolgende lagere koers, één keer per verkoop. Alles bij spelers: de eerstvolgende hogere.",
  chartOrder: "In één vak is de bovenste steen het eerst aan de beurt.",
  chartAround: "Koersbord rond de koersstenen",
  chartInLines: "Koersbord, regel voor regel",
  chartElsewhere: "Het hele koersbord",
  setProgress: (number, of) => `Operatieronde ${number} van ${of} in deze reeks.`,
  tilesRemark: "hoeveel er over zijn en wat er op elk gelegd kan worden",
  tileSheet: (colour) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  tileCount: (left, all) => `${left} van ${all}`,
  tilesAll: "Alle tegels en wat elk kan worden",
  tileBecomes: "Wordt",
  tileIsLast: "blijft liggen",
};
