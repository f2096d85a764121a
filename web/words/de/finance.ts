/** Deutsch: die Seiten über Geld und Plättchen. */
import type { finance as english } from "../en/finance.ts";

export const finance: typeof english = {
  sections: "Teile dieses Spiels",
  sectionGame: "Spiel",
  moneyOfGame: (game) => `Geld in ${game}`,
  tilesOfGame: (game) => `Plättchen von ${game}`,
  scrolls: (name) => `${name}, seitlich verschiebbar`,
  backToOrder: "zurück zur Zugreihenfolge",
  liquid: "Flüssig",
  liquidMeans:
    "Flüssig: Bargeld und was die Aktien brächten, wenn jetzt ein Aktienzug begänne; in Prozent des Vermögens.",
  playersByRound: "Spieler nach Runden",
  corporationsByRound: "Gesellschaften nach Runden",
  cellsLead: "Jede Zahl führt zur Seite ihrer Version.",
  figureShown: (table: string) => `Gezeigt wird: ${table}`,
  startShort: "Beginn",
  nowShort: "Jetzt",
  auctionShort: "Auktion",
  draftShort: "Auswahl",
  plotOf: (figure, from, to) =>
    `${figure} über die Runden, von ${from} bis ${to}. Die Tabelle darunter enthält dieselben Zahlen.`,
  plotAxis: (figure, unit) => `${figure} in ${unit}`,
  nothingToDraw: "Noch gibt es nichts zu zeichnen.",
  linesEnd: "Endet eine Linie mit ×, so ist ihre Gesellschaft aus dem Spiel.",
  nextPrices: "Wohin die Marker ziehen",
  nextPricesRemark: "Kurs einer Aktie nach jedem Fall; – bleibt",
  afterPaid: "Ausgeschüttet",
  afterWithheld: "Einbehalten",
  afterSold: (steps) => (steps === "share" ? "Eine Aktie verkauft" : "Verkauft"),
  afterSoldOut: "Ganz bei Spielern",
  noMarkers: "Noch hat keine Gesellschaft einen Kurs.",
  markersMove: (shape, steps) =>
    shape === "grid"
      ? `Ausgeschüttet: rechts. Nichts ausgeschüttet: links. Verkauft: hinab, einmal je ${steps === "share" ? "Aktie" : "Verkauf"}. Ganz bei Spielern: hinauf.`
      : "Ausgeschüttet: rechts. Nichts ausgeschüttet: links. Verkauft: nächstniedrigerer Kurs, einmal je Verkauf. Ganz bei Spielern: nächsthöherer.",
  chartOrder: "Im selben Feld fährt der obere Marker zuerst.",
  chartAround: "Kurstafel rund um die Marker",
  chartInLines: "Kurstafel, Zeile für Zeile",
  chartElsewhere: "Die ganze Kurstafel",
  setProgress: (number, of) => `Betriebsrunde ${number} von ${of} dieses Durchgangs.`,
  tilesRemark: "wie viele übrig sind und was auf jedes gelegt werden kann",
  tileSheet: (colour) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  tileCount: (left, all) => `${left} von ${all}`,
  tilesAll: "Alle Plättchen und was aus jedem werden kann",
  tileBecomes: "Wird zu",
  tileIsLast: "bleibt für immer",
};
