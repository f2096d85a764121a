/** The start packet, shares taken from other players, and the corporation formed out of minors, in English (1835). */
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";
import { object, one, subject } from "./words.ts";

/** Parts of the events; whole sentences but for `wants`, `owes` and `repaid`, which follow a corporation's name. */
export const formationEvents = {
  minorBought: (p: { who: Person; minor: string; price: string }): string =>
    `${subject(p.who)} bought the minor ${p.minor} for ${p.price}`,
  presidencyBought: (p: { who: Person; terms: Terms; corporation: string; price: string }): string =>
    `${subject(p.who)} bought the ${p.terms.president}'s certificate of ${p.corporation} for ${p.price}`,
  released: (p: { corporation: string }): string => `Shares of ${p.corporation} are for sale from now on`,
  nationalised: (p: { who: Person; from: Person; corporation: string; percent: string; price: string }): string =>
    `${subject(p.who)} nationalised ${p.percent} of ${p.corporation}: ${object(p.from)} had to give it up for ${p.price}`,
  founded: (p: { who: Person; corporation: string; price: string; capital: string | null }): string =>
    `${subject(p.who)} founded ${p.corporation} at ${p.price}${p.capital ? `, the bank pays it ${p.capital}` : ""}`,
  foundedByForce: (p: { corporation: string; price: string; capital: string | null }): string =>
    `${p.corporation} had to be founded and begins at ${p.price}${p.capital ? `, the bank pays it ${p.capital}` : ""}`,
  joined: (p: { who: Person; paper: string; percent: string; corporation: string; gains: string | null }): string =>
    `${subject(p.who)} exchanged ${p.paper} for ${p.percent} of ${p.corporation}${p.gains ? `, which receives ${p.gains}` : ""}`,
  joinedByForce: (p: {
    who: Person;
    paper: string;
    percent: string;
    corporation: string;
    gains: string | null;
  }): string =>
    `${subject(p.who)} had to exchange ${p.paper} for ${p.percent} of ${p.corporation}${p.gains ? `, which receives ${p.gains}` : ""}`,
  treasury: (p: { amount: string }): string => `the treasury of ${p.amount}`,
  notJoined: (p: { who: Person }): string => `${subject(p.who)} exchanged nothing for now`,
  wants: (p: { train: string; price: string; amount: string }): string =>
    `is to buy ${one(p.train)} for ${p.price}; ${p.amount} must be raised by selling shares`,
  owes: (p: { debt: string }): string => `owes the bank ${p.debt}, to be repaid out of its revenue first`,
  repaid: (p: { amount: string; debt: string }): string => `repaid ${p.amount} to the bank and still owes ${p.debt}`,
  repaidAll: (p: { amount: string }): string => `repaid ${p.amount} to the bank and owes nothing more`,
  toPool: (p: { who: Person; shares: string }): string =>
    `${p.who.you ? "Your shares go" : `The shares of ${p.who.name} go`} to the pool: ${p.shares}`,
  share: (p: { percent: string; corporation: string }): string => `${p.percent} of ${p.corporation}`,
  acting: (p: { who: Person; from: Person; terms: Terms; corporation: string; percent: string }): string =>
    `${p.who.you ? "You are" : `${p.who.name} is`} now ${p.terms.president} of ${p.corporation}, but without the certificate: it is part of ${p.from.you ? `your ${p.percent}` : `the ${p.percent} of ${p.from.name}`} that go to the pool`,
};

export const packetQuestions = {
  buy: (p: { count: number; cash: string }): string =>
    p.count === 1
      ? `Buy the paper of the start packet that is for sale, or pass. Cash ${p.cash}.`
      : `Buy one of the ${p.count} papers of the start packet that you can pay for, or pass. Cash ${p.cash}.`,
  pass: (p: { cash: string }): string => `You cannot pay for any paper of the start packet: pass. Cash ${p.cash}.`,
  left: (p: { count: number }): string =>
    p.count === 1
      ? "It is the last one: once it is sold, trading in shares begins in this same round."
      : `${p.count} papers are left; shares are traded only when all are sold.`,
};

export const formationQuestions = {
  found: (p: {
    terms: Terms;
    corporation: string;
    opener: string;
    percent: string;
    price: string;
    capital: string;
  }): string =>
    `Found ${p.corporation} now? The minor ${p.opener} is exchanged for the ${p.terms.president}'s certificate, ${p.percent}; its treasury, trains and station pass to ${p.corporation}, which begins at ${p.price} and receives ${p.capital} from the bank for the shares sold so far. Then each player may exchange papers of his own.`,
  askedAgain: (p: { train: string; corporation: string }): string =>
    `If you refuse, you are asked again when the next round begins; with the first ${p.train} ${p.corporation} must be founded.`,
  turn: {
    now: (p: { corporation: string }): string => `${p.corporation} has a turn in this operating round.`,
    next: (p: { corporation: string }): string => `${p.corporation} has its first turn in the next operating round.`,
    unlessEarned: (p: { corporation: string }): string =>
      `${p.corporation} has a turn in this operating round, unless a paper joins that has earned in it already.`,
  },
  join: (p: { corporation: string; papers: string }): string =>
    `Choose what you exchange for shares of ${p.corporation}: ${p.papers}. Treasury, trains and station of a minor pass to ${p.corporation}; a private company closes.`,
  keep: (p: { train: string }): string =>
    `What you keep goes on as before, and you are asked again when the next round begins; with the first ${p.train} all of it must be exchanged.`,
  paper: (p: { paper: string; percent: string }): string => `${p.paper} for ${p.percent}`,
  swap: (p: { terms: Terms; corporation: string; who: Person }): string =>
    `${p.who.you ? "You take" : `${p.who.name} takes`} over the ${p.terms.president}'s certificate of ${p.corporation} from you. Choose the certificates that you receive for it.`,
  swapSold: (p: { terms: Terms; corporation: string; who: Person }): string =>
    `${p.who.you ? "You take" : `${p.who.name} takes`} over the ${p.terms.president}'s certificate of ${p.corporation}, which you have sold. Choose which certificates go to the pool in its place.`,
  kinds: (p: { percents: readonly string[] }): string => p.percents.join(" + "),
};
