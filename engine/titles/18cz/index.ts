/** 18CZ. Facts in `facts/`; here its options (18CZ-0.6), its parameters, and the game for two (18CZ-18.1). */

import type { Parameters } from "../../model/parameters.ts";
import type { HexFact, Title } from "../../model/title.ts";
import { coreParameters } from "../core.ts";
import tileFile from "../facts/tiles.json" with { type: "json" };
import { loadTitle } from "../load.ts";
import facts from "./facts/18cz.json" with { type: "json" };

/** First value of each option is the default. */
const options = [
  { id: "chartStep", values: ["paired", "adjacent"] },
  { id: "stockOrder", values: ["leastThenMost", "alwaysLeast"] },
  { id: "trainTrade", values: ["fromPhaseB", "always"] },
  { id: "usableTrain", values: ["strict", "lenient"] },
  { id: "consent", values: ["explicit", "implied"] },
  { id: "expressTowns", values: ["free", "max3"] },
  { id: "tradedTrainSide", values: ["kept", "free"] },
  { id: "recordedRevenue", values: ["checked", "trusted"] },
  { id: "freeTerrainUpgrade", values: ["countsAsUpgrade", "countsAsLay"] },
  { id: "prices", values: ["enforced", "trusted"] },
  { id: "emergencyChoice", values: ["any", "ifNoneAffordable"] },
  { id: "stops", values: ["lean", "all"] },
] as const;

/** The readings of the 18xx.games site, for its files (18CZ-0.6, 18CZ-21). */
const siteProfile = {
  trainTrade: "always",
  usableTrain: "lenient",
  consent: "implied",
  expressTowns: "max3",
  tradedTrainSide: "free",
  recordedRevenue: "trusted",
  freeTerrainUpgrade: "countsAsLay",
  prices: "trusted",
  stops: "all",
};

/** Where 18CZ's own numbering, not the core rules, governs a refusal. */
const rules = {
  purchase: "18CZ-4.4",
  start: "18CZ-4.5",
  successor: "18CZ-4.7",
  mustSell: "18CZ-4.9",
  noSaleYet: "18CZ-4.6",
  holdingLimit: "18CZ-4.10",
  certificateLimit: "18CZ-4.9",
  poolLimit: "18CZ-4.6",
  companyFromPlayer: "18CZ-9.1",
  companyToCorporation: "18CZ-9.1",
  reservation: "18CZ-10.4",
  trainFamily: "18CZ-11.1",
  trainSource: "18CZ-14.1",
  trainPrice: "18CZ-14.1",
  trainLimit: "18CZ-14.3",
  mustOwnTrain: "18CZ-14.6",
  powerOnlyTile: "18CZ-8.7",
  oncePower: "18CZ-9.4",
  lays: "18CZ-8.1",
  stub: "18CZ-8.5",
  recordedRevenue: "18CZ-11",
  companyToBank: "18CZ-9.6",
  helpedOnce: "18CZ-16.4",
  lastPlace: "18CZ-14.3",
  lastOwnTrain: "18CZ-14.7",
  loan: "18CZ-16.1",
  noEmergencySale: "18CZ-16.2",
  trainTrade: "18CZ-14.4",
  homeTile: "18CZ-7.4",
  turnShape: "18CZ-4.3",
  debt: "18CZ-16.7",
  repayment: "18CZ-16.8",
  openSizes: "18CZ-4.5",
  buyPrivate: "18CZ-3.2",
  takeoverTarget: "18CZ-13.1",
  takeoverPrice: "18CZ-13.2",
  takeoverMoney: "18CZ-13.4",
  stationDrop: "18CZ-13.7",
  acquiredTrains: "18CZ-13.8",
  forcedChoice: "18CZ-6.3",
} as const;

const parameters: Parameters = {
  ...coreParameters,
  opening: "draft",
  sets: facts.operatingRound.rounds.sets,
  companyPrices: facts.privateRules.priceTrack,
  exports: true,
  operatingOrder: "fixed",
  seatOrder: "cash",
  turnShape: "sellBuy",
  saleSteps: "sale",
  offeringPrice: "market",
  floatBy: "held",
  poolPaysTreasury: false,
  chart: "zigzag",
  obligation: "always",
  emergency: "loan",
  firstTurnLays: 2,
  wholeHexReserved: "whileSingleSlots",
  homeAlwaysChosen: true,
  turnSteps: ["home", "track", "token", "routes", "dividend", "takeover", "trains", "companies"],
  takeovers: facts.operatingRound.takeover.buyer,
  tokenAfterTakeover: 100,
  companyWorth: "track",
};

const wholeMap = loadTitle(facts, tileFile.tiles, {
  options,
  profiles: { bahnpost: {}, "18xx.games": siteProfile },
  rules,
  parameters,
  groupOfLabel: { P: "praha" },
  availableFrom: {},
  trainCounts: () => ({}),
  splitGroups: () => [],
});

/** 18CZ-18.1: Bohemia, with an owner at whom nobody sits. */
function bohemia(): Title {
  const { removeHexes, removeCorporations, removePrivates, holdingLimitPercent, neutral } =
    facts.variants["bohemia-2p"];
  const limits: Readonly<Record<string, number>> = holdingLimitPercent;
  const kept = Object.entries(wholeMap.map).filter(([hex]) => !removeHexes.includes(hex));
  return {
    ...wholeMap,
    map: Object.fromEntries(kept.map(([hex, fact]): [string, HexFact] => [hex, fact])),
    corporations: wholeMap.corporations
      .filter(({ symbol }) => !removeCorporations.includes(symbol))
      .map((one) => ({ ...one, holdingLimit: limits[one.size ?? ""] ?? one.holdingLimit })),
    companies: wholeMap.companies.filter(({ symbol }) => !removePrivates.includes(symbol)),
    neutral: { name: neutral.name, sizes: ["small", "medium", "large"] },
    parameters: { ...parameters, exports: false },
  };
}

export const title18cz: Title = { ...wholeMap, variants: { "2": bohemia() } };
