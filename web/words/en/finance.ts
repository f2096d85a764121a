/** English: the pages about money and tiles. */
import type { Title } from "../../../engine/index.ts";

type Steps = Title["parameters"]["saleSteps"];

export const finance = {
  sections: "Parts of this game",
  sectionGame: "Game",
  moneyOfGame: (game: string) => `Money in ${game}`,
  tilesOfGame: (game: string) => `Tiles of ${game}`,
  scrolls: (name: string) => `${name}, scrolls sideways`,
  backToOrder: "back to the order of play",
  liquid: "Liquid",
  liquidMeans: "Liquid: cash, and what the shares would bring if a stock turn began now; in percent of the worth.",
  playersByRound: "Players by round",
  corporationsByRound: "Corporations by round",
  cellsLead: "Every figure leads to the page of its version.",
  figureShown: (table: string) => `Figure shown: ${table}`,
  startShort: "Start",
  nowShort: "Now",
  auctionShort: "Auction",
  draftShort: "Draft",
  plotOf: (figure: string, from: string, to: string) =>
    `${figure} over the rounds, from ${from} to ${to}. The table below holds the same figures.`,
  plotAxis: (figure: string, unit: string) => `${figure}, ${unit}`,
  nothingToDraw: "There is nothing to draw yet.",
  linesEnd: "A line that ends at × belongs to a corporation that has left the game.",
  nextPrices: "Where the markers go next",
  nextPricesRemark: "price of a share after each case; – stays",
  afterPaid: "Paid",
  afterWithheld: "Nothing paid",
  afterSold: (steps: Steps): string => (steps === "share" ? "One share sold" : "Some sold"),
  afterSoldOut: "All with players",
  noMarkers: "No corporation has a marker yet.",
  markersMove: (shape: Title["parameters"]["chart"], steps: Steps): string =>
    shape === "grid"
      ? `Paid: right. Nothing paid: left. Sold: down, once for each ${steps}. All held by players: up.`
      : "Paid: right. Nothing paid: left. Sold: the next lower price, once for each sale. All held by players: the next higher one.",
  chartOrder: "In a field the upper marker operates first.",
  chartAround: "Stock chart around the markers",
  chartInLines: "Stock chart, line by line",
  chartElsewhere: "The whole chart",
  setProgress: (number: number, of: number): string => `Operating round ${number} of ${of} in this set.`,
  tilesRemark: "how many are left, and what may be laid on each",
  tileSheet: (colour: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  tileCount: (left: number, all: number) => `${left} of ${all}`,
  tilesAll: "All tiles, with what each may become",
  tileBecomes: "Becomes",
  tileIsLast: "stays for good",
};
