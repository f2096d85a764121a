/** Single words and short names in English. */
import type { Colour, StepName } from "../../model/words.ts";
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";

/** A person at the beginning of a sentence. */
export const subject = (who: Person): string => (who.you ? "You" : who.name);

/** A person anywhere else in a sentence. */
export const object = (who: Person): string => (who.you ? "you" : who.name);

/** Where shares lie, as a noun after `the`; `bank` where a title makes no difference. */
export type Place = "offering" | "pool" | "bank";

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LIKE_EIGHT = /^(8|11|18)(\D|$)/;

/** `a 3-train`, `an 8-train`. */
export const one = (train: string): string => (LIKE_EIGHT.test(train) ? `an ${train}` : `a ${train}`);

const colours: Readonly<Record<Colour, string>> = {
  white: "white",
  yellow: "yellow",
  green: "green",
  brown: "brown",
  gray: "gray",
  red: "red",
};

/** As they stand before `tiles`. */
const tileColours = colours;

const steps = (terms: Terms): Readonly<Record<StepName, string>> => ({
  auction: "Auction",
  contest: "Bidding",
  grantedPar: "Issue price",
  draft: "Draft",
  packet: "Start packet",
  swap: "Choice of certificates",
  formation: "Formation",
  merger: "Exchange",
  stock: "Stock turn",
  homeTile: "Home tile",
  homeToken: "Home station",
  track: "Track",
  stationChoice: "City of a station",
  grantedToken: "Free station",
  token: "Station",
  routes: "Run",
  dividend: "Dividend",
  takeover: "Take-over",
  stationDrop: "Two stations in one place",
  acquired: "Trains taken over",
  trains: "Trains",
  discard: "Discard",
  companies: upper(terms.companies),
  consent: "Consent",
  over: "Game over",
});

const awaited = (terms: Terms): Readonly<Record<StepName, string>> => ({
  auction: "a purchase, a bid or a pass in the auction",
  contest: "a higher bid, or dropping out",
  grantedPar: "an issue price",
  draft: "a purchase or a pass in the draft",
  packet: "a purchase or a pass in the sale of the start packet",
  swap: `the choice of certificates for the ${terms.president}'s certificate`,
  formation: "the answer whether the corporation is founded now",
  merger: "the choice of papers to exchange",
  stock: "a stock turn",
  homeTile: "the home tile",
  homeToken: "the city of a home station",
  track: "a tile",
  stationChoice: "the city of a station",
  grantedToken: "the free station",
  token: "a station",
  routes: "the routes of the trains",
  dividend: "the dividend",
  takeover: "a take-over, or none",
  stationDrop: "the choice of the station that goes",
  acquired: "what becomes of the trains taken over",
  trains: "the purchase of trains",
  discard: "the discard of trains",
  companies: `the purchase of ${terms.companies}, or the end of the turn`,
  consent: "the answer to an offer",
  over: "nothing any more",
});

const terms: Terms = { company: "private company", companies: "private companies", president: "president" };

/** Kinds of terrain in the plural, by the map's word. */
const terrains: Readonly<Record<string, string>> = { water: "rivers", hill: "hills", mountain: "mountains" };

export const enWords = {
  colours,
  tileColours,
  /** Names of the steps, for headings and tables. */
  steps,
  /** What a step waits for, after a colon. */
  awaited,
  terms,
  terrains,
  bank: "the bank",
  neutral: "The neutral owner",
  you: "you",
  train: (p: { rank: string }): string => `${p.rank}-train`,
  trains: (p: { train: string }): string => `${p.train}s`,
  city: (p: { place: string; number: number }): string => `${p.place} (city ${p.number})`,
  endReasons: {
    bank: "the bank is broken",
    bankrupt: "a player is bankrupt",
    rounds: "all rounds have been played",
  },
  unknownEnd: "the game has ended",
};
