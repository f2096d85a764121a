/**
 * 1830. Facts in `facts/`; here only what is particular to it: the options of 1830-14 and 1830-16, and the numbers under which its
 * rulebook treats what the shared steps do.
 */

import { coreParameters } from "../core.ts";
import tileFile from "../facts/tiles.json" with { type: "json" };
import { loadTitle } from "../load.ts";
import facts from "./facts/1830.json" with { type: "json" };

/** First value of each option is the default. */
const options = [
  { id: "multiple_brown_from_ipo", values: ["off", "on"] },
  { id: "optional_6_train", values: ["off", "on"] },
  { id: "bank_breaks", values: ["below_zero", "at_zero"] },
  { id: "mh_exchange", values: ["any", "between_turns"] },
  { id: "diesels", values: ["unlimited", "6"] },
  { id: "forced_cheapest", values: ["president_only", "always"] },
  { id: "cross_buy_help", values: ["obligation", "need"] },
  { id: "player_private_trade", values: ["purchase", "lenient", "off"] },
  { id: "consent", values: ["asked", "implied"] },
  { id: "emergency_certificate", values: ["split", "whole"] },
  { id: "gulf", values: ["one_area", "two_areas"] },
  { id: "salesOfOneTurnAtOnePrice", values: ["no", "yes"] },
  { id: "recordedRevenue", values: ["checked", "trusted"] },
  { id: "recordedLays", values: ["checked", "trusted"] },
  { id: "stops", values: ["lean", "all"] },
] as const;

/** Where 1830's own numbering, not the core rules, governs a refusal. */
const rules = {
  buyPrivate: "1830-2.3a",
  bid: "1830-2.3b",
  contest: "1830-2.6",
  noSaleYet: "1830-4.1",
  holdingLimit: "1830-4.4",
  certificateLimit: "1830-4.4",
  severalPerTurn: "1830-4.5",
  poolLimit: "1830-4.6",
  companyFromPlayer: "1830-3.3",
  companyToCorporation: "1830-3.2",
  extraLay: "1830-3.4",
  teleport: "1830-3.5",
  exchange: "1830-3.6",
  grantedPar: "1830-3.8",
  reservation: "1830-9.3",
  tradeIn: "1830-10.2",
  emergencyCheapest: "1830-12.3",
  emergencyCross: "1830-12.4",
} as const;

/** 1830-14.2: a third 6-train; 1830-V6: six diesels and no more. */
const trainCounts = (chosen: Readonly<Record<string, string>>): Record<string, number> => ({
  ...(chosen["optional_6_train"] === "on" ? { "6": 3 } : {}),
  ...(chosen["diesels"] === "6" ? { D: 6 } : {}),
});

/** 1830-10.4: I1 and J2 are one area; some tables let a train run from one to the other. */
const splitGroups = (chosen: Readonly<Record<string, string>>): string[] =>
  chosen["gulf"] === "two_areas" ? ["gulf"] : [];

/** The 18xx.games site stops and decides where these values say so (C-20.4, C-20.6). */
const siteProfile = {
  stops: "all",
  consent: "implied",
  player_private_trade: "lenient",
  emergency_certificate: "whole",
  gulf: "two_areas",
};

/** How the desktop program plays from which the transcripts come: its players state the revenue, and it checks no connection. */
const railsProfile = {
  stops: "all",
  salesOfOneTurnAtOnePrice: "yes",
  recordedRevenue: "trusted",
  recordedLays: "trusted",
  consent: "implied",
  player_private_trade: "lenient",
  emergency_certificate: "whole",
};

export const title1830 = loadTitle(facts, tileFile.tiles, {
  options,
  profiles: { bahnpost: {}, "18xx.games": siteProfile, rails: railsProfile },
  rules,
  parameters: coreParameters,
  groupOfLabel: {},
  availableFrom: { D: "6" },
  trainCounts,
  splitGroups,
});
