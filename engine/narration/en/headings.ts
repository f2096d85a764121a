/** Rounds, phases and headings, in English. A heading says whose turn it is and what he does. */
import type { StepName } from "../../model/words.ts";
import type { Terms } from "../../titles/title-words.ts";

interface Yours {
  /** The corporation in turn; empty in steps of players. */
  corporation: string;
  terms: Terms;
}

interface Waiting extends Yours {
  people: string;
}

const yours: Readonly<Record<StepName, (p: Yours) => string>> = {
  auction: () => "Your turn: buy or bid in the auction",
  contest: () => "Your turn: raise your bid or drop out",
  grantedPar: () => "Your turn: set an issue price",
  draft: (p) => `Your turn: buy a ${p.terms.company} or pass`,
  packet: () => "Your turn: buy a paper of the start packet or pass",
  swap: (p) => `Your turn: choose the certificates for the ${p.terms.president}'s certificate`,
  formation: (p) => `Your turn: found ${p.corporation} or not yet`,
  merger: (p) => `Your turn: exchange papers for shares of ${p.corporation}`,
  stock: () => "Your turn: sell and buy shares",
  homeTile: (p) => `Your turn: ${p.corporation} lays its home tile`,
  homeToken: (p) => `Your turn: ${p.corporation} places its home station`,
  track: (p) => `Your turn: ${p.corporation} lays track`,
  stationChoice: (p) => `Your turn: ${p.corporation} chooses the city of a station`,
  grantedToken: (p) => `Your turn: ${p.corporation} may place a free station`,
  token: (p) => `Your turn: ${p.corporation} may place a station`,
  routes: (p) => `Your turn: ${p.corporation} runs its trains`,
  dividend: (p) => `Your turn: ${p.corporation} pays or withholds`,
  takeover: (p) => `Your turn: ${p.corporation} may take over a smaller corporation`,
  stationDrop: (p) => `Your turn: ${p.corporation} gives up one of two stations`,
  acquired: (p) => `Your turn: ${p.corporation} decides about the trains taken over`,
  trains: (p) => `Your turn: ${p.corporation} buys trains`,
  discard: () => "Your turn: give up surplus trains",
  companies: (p) => `Your turn: ${p.corporation} may use or buy ${p.terms.companies}`,
  consent: () => "Your turn: answer an offer",
  over: () => "The game is over",
};

const waiting: Readonly<Record<StepName, (p: Waiting) => string>> = {
  auction: (p) => `Waiting for ${p.people}: auction of the private companies`,
  contest: (p) => `Waiting for ${p.people}: raise the bid or drop out`,
  grantedPar: (p) => `Waiting for ${p.people}: set an issue price`,
  draft: (p) => `Waiting for ${p.people}: draft of the ${p.terms.companies}`,
  packet: (p) => `Waiting for ${p.people}: sale of the start packet`,
  swap: (p) => `Waiting for ${p.people}: choose the certificates for the ${p.terms.president}'s certificate`,
  formation: (p) => `Waiting for ${p.people}: found ${p.corporation} or not yet`,
  merger: (p) => `Waiting for ${p.people}: exchange papers for shares of ${p.corporation}`,
  stock: (p) => `Waiting for ${p.people}: sell and buy shares`,
  homeTile: (p) => `Waiting for ${p.people}: ${p.corporation} lays its home tile`,
  homeToken: (p) => `Waiting for ${p.people}: ${p.corporation} places its home station`,
  track: (p) => `Waiting for ${p.people}: ${p.corporation} lays track`,
  stationChoice: (p) => `Waiting for ${p.people}: ${p.corporation} chooses the city of a station`,
  grantedToken: (p) => `Waiting for ${p.people}: ${p.corporation} may place a free station`,
  token: (p) => `Waiting for ${p.people}: ${p.corporation} may place a station`,
  routes: (p) => `Waiting for ${p.people}: ${p.corporation} runs its trains`,
  dividend: (p) => `Waiting for ${p.people}: ${p.corporation} pays or withholds`,
  takeover: (p) => `Waiting for ${p.people}: ${p.corporation} may take over a smaller corporation`,
  stationDrop: (p) => `Waiting for ${p.people}: ${p.corporation} gives up one of two stations`,
  acquired: (p) => `Waiting for ${p.people}: ${p.corporation} decides about the trains taken over`,
  trains: (p) => `Waiting for ${p.people}: ${p.corporation} buys trains`,
  discard: (p) => `Waiting for ${p.people}: give up surplus trains`,
  companies: (p) => `Waiting for ${p.people}: ${p.corporation} may use or buy ${p.terms.companies}`,
  consent: (p) => `Waiting for ${p.people}: answer an offer`,
  over: () => "The game is over",
};

export const enHeadings = {
  yours,
  waiting,
  auctionRound: "Auction of the private companies",
  draftRound: (p: { terms: Terms }): string => `Draft of the ${p.terms.companies}`,
  stockRound: (p: { number: number }): string => `Stock round ${p.number}`,
  operatingRound: (p: { set: number; number: number }): string => `Operating round ${p.set}.${p.number}`,
  gameOver: "Game over",
  phase: (p: { phase: string; colours: string }): string => `Phase ${p.phase}: ${p.colours} tiles`,
};
