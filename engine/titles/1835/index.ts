/** 1835. Facts in `facts/`; here its options (1835-17 and the variance boxes) and its parameters. */

import type { Parameters, Release } from "../../model/parameters.ts";
import { coreParameters } from "../core.ts";
import tileFile from "../facts/tiles.json" with { type: "json" };
import { loadTitle } from "../load.ts";
import facts from "./facts/1835.json" with { type: "json" };

/** First value of each option is the default. */
const options = [
  { id: "start", values: ["standard", "snake", "clemens"] },
  { id: "minorsWait", values: ["no", "byFloated", "packetSold"] },
  { id: "ldIncome", values: ["20", "30"] },
  { id: "discountPrivates", values: ["no", "yes"] },
  { id: "byFloatsAt", values: ["50", "20"] },
  { id: "level3NeedsPrussia", values: ["no", "yes"] },
  { id: "nationaliseRounding", values: ["down", "up"] },
  { id: "salesOfOneTurnAtOnePrice", values: ["no", "yes"] },
  { id: "swapChoice", values: ["oldDirector", "fewest", "inOrder"] },
  { id: "upgradeReach", values: ["permissive", "semiRestrictive"] },
  { id: "recordedLays", values: ["checked", "trusted"] },
  { id: "unlimitedTiles", values: ["no", "plainYellow", "yes"] },
  { id: "badenChoice", values: ["flotation", "firstTurn"] },
  { id: "forcedTrain", values: ["any", "cheapestNewOrUsed"] },
  { id: "laterAsk", values: ["markerHolder", "opener"] },
  { id: "prussiaSameOr", values: ["wait", "denyDividend"] },
  { id: "privatesCount", values: ["no", "yes"] },
  { id: "powerMarkersOnlyInMarkerStep", values: ["no", "yes"] },
  { id: "pfbCloses", values: ["marker", "both"] },
  { id: "consent", values: ["asked", "implied"] },
  { id: "recordedRevenue", values: ["checked", "trusted"] },
  { id: "stops", values: ["lean", "all"] },
] as const;

/** How the desktop program plays from which the transcripts come. */
const railsProfile = {
  salesOfOneTurnAtOnePrice: "yes",
  swapChoice: "inOrder",
  laterAsk: "opener",
  privatesCount: "yes",
  recordedLays: "trusted",
  consent: "implied",
  recordedRevenue: "trusted",
};

/** Where 1835's own numbering, not the core rules, governs a refusal. */
const rules = {
  packet: "1835-4.1",
  packetRows: "1835-4.2",
  packetPrice: "1835-4.3",
  onePurchase: "1835-6.1",
  nationalise: "1835-6.5",
  purchase: "1835-6.7",
  buyAfterSale: "1835-6.8",
  holdingLimit: "1835-6.9",
  certificateLimit: "1835-6.9",
  mustSell: "1835-6.10",
  poolLimit: "1835-6.13",
  noSaleYet: "1835-6.14",
  wholeCertificates: "1835-6.15",
  successor: "1835-6.16",
  saleOwned: "1835-6.17",
  swap: "1835-7.9",
  lays: "1835-9.1",
  reservation: "1835-10.7",
  closedArea: "1835-11.5",
  recordedRevenue: "1835-11.7",
  trainSource: "1835-13.1",
  trainPrice: "1835-13.2",
  trainTrade: "1835-13.2",
  trainLimit: "1835-13.3",
  mustOwnTrain: "1835-13.6",
  helpedOnce: "1835-13.7",
  emergencyCross: "1835-13.7",
  noEmergencySale: "1835-13.8",
  emergencyCheapest: "1835-13.7",
  emergencySale: "1835-13.8",
  emergencyOnly: "1835-13.11",
  formation: "1835-14.2",
  joining: "1835-14.4",
  restingTrain: "1835-14.11",
  directorToken: "1835-18.2",
  directorLay: "1835-18.3",
} as const;

/** 1835-5.2, 5.3: what must have been sold before a corporation comes for sale. */
const releases: readonly Release[] = [
  { corporation: "BA", sold: [gone("BY"), gone("SX")] },
  { corporation: "PR", sold: [{ corporation: "BA", percent: 20 }] },
  { corporation: "WT", sold: [{ corporation: "BA", percent: 50 }] },
  { corporation: "HE", sold: [{ corporation: "WT", percent: 50 }] },
  { corporation: "MS", sold: [gone("BA"), gone("WT"), gone("HE")], last: true },
  { corporation: "OL", sold: [{ corporation: "MS", percent: 50 }], last: true },
];

function gone(corporation: string): { corporation: string; percent: number } {
  return { corporation, percent: 100 };
}

const parameters: Parameters = {
  ...coreParameters,
  opening: "packet",
  saleSteps: "sale",
  roundEnds: "noPurchase",
  certificates: "stack",
  capital: "sold",
  firstSale: "operated",
  nationaliseFrom: 55,
  limitBonusFrom: 80,
  tokenPricePerHex: 20,
  homeAt: "floating",
  stationChooser: "owner",
  bankEnds: "round",
  releases,
  minorsWaitFor: "BY",
  formation: { corporation: "PR", opener: "M2", companies: { BB: 10, HB: 10 }, may: "2.3", must: "2.4", all: "3.1" },
  obligation: "always",
  emergency: "wanted",
  incomeOptions: { LD: "ldIncome" },
};

export const title1835 = loadTitle(facts, tileFile.tiles, {
  options,
  profiles: { bahnpost: {}, rails: railsProfile },
  rules,
  parameters,
  groupOfLabel: {},
  availableFrom: {},
  sizeOf: (symbol) => (symbol === "PR" ? "prussian" : "major"),
  upgrades: { table: tileFile.upgrades["1835"].table, hexes: tileFile.upgrades["1835"].hexOverrides },
  trainCounts: () => ({}),
  splitGroups: () => [],
});
