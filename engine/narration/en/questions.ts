/** What is to be decided, in English: one or two sentences with the limits that matter, the way out named. */
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";
import { formationQuestions as formation, packetQuestions as packet } from "./formation.ts";
import { object, one, subject, upper } from "./words.ts";

const auction = {
  buyOrBid: (p: { company: string; price: string }): string =>
    `Buy ${p.company} for ${p.price}, bid on another private company, or pass.`,
  buy: (p: { company: string; price: string }): string => `Buy ${p.company} for ${p.price}, or pass.`,
  bid: "Bid on a private company, or pass.",
  pass: "You cannot afford to buy or bid: pass.",
  cash: (p: { cash: string }): string => `Cash ${p.cash}.`,
  boundCash: (p: { cash: string; free: string }): string => `Cash ${p.cash}, of which ${p.free} is not bound by bids.`,
  raise: (p: { company: string; min: string; max: string; leader: string; highest: string }): string =>
    `Raise your bid on ${p.company} to ${p.min} at least and ${p.max} at most, or drop out. ${p.leader} leads with ${p.highest}.`,
  cannotRaise: (p: { company: string; leader: string; highest: string }): string =>
    `You cannot raise your bid on ${p.company}: drop out. ${p.leader} leads with ${p.highest}.`,
  grantedPar: (p: { corporation: string }): string =>
    `Choose the issue price of ${p.corporation}. Its president's certificate is yours and costs nothing.`,
};

const draft = {
  buy: (p: { terms: Terms; left: number; min: string; max: string }): string =>
    p.left === 1
      ? `Buy the last ${p.terms.company} for ${p.min}, or pass.`
      : `Buy one of the ${p.left} ${p.terms.companies} that are left, ${p.min} to ${p.max}, or pass.`,
};

const stock = {
  sellOrBuy: "Sell any number of shares and buy one certificate, or pass.",
  buy: "Buy one certificate, or pass.",
  sell: "Sell any number of shares, or pass.",
  nothing: "Pass: you can neither buy nor sell.",
  sellOrBuyMore: "Sell or buy more, or end your turn.",
  buyMore: "Buy, or end your turn.",
  sellMore: "Sell more shares, or end your turn.",
  end: "End your turn.",
  mustSell: "You are above a limit and sell shares first.",
  standing: (p: { cash: string; held: number; limit: number }): string =>
    `Cash ${p.cash}, certificates ${p.held} of ${p.limit}.`,
  debt: (p: { debt: string; penalty: string }): string =>
    `You owe the bank ${p.debt} and can buy nothing until it is repaid; at the end ${p.penalty} more are taken off as a penalty.`,
  penalty: (p: { penalty: string }): string => `A penalty of ${p.penalty} is taken off at the end.`,
};

const board = {
  treasury: (p: { treasury: string }): string => `Treasury ${p.treasury}.`,
  homeStation: (p: { corporation: string; place: string }): string =>
    `Choose the city of ${p.corporation}'s home station in ${p.place}.`,
  homeTile: (p: { corporation: string }): string =>
    `Choose where the home tile of ${p.corporation} lies and how it is turned. Its home station comes with it.`,
  layTwoOrUpgrade: "Lay up to two yellow tiles or make one upgrade, or lay nothing.",
  layTwo: "Lay up to two yellow tiles, or lay nothing.",
  laySecond: "Lay a second yellow tile, or lay none.",
  companiesFirst: (p: { terms: Terms }): string =>
    `Before that, ${p.terms.companies} can be bought, used or sold, which may bring what is missing.`,
  othersPay: (p: { name: string }): string => `${p.name} pays for the terrain.`,
  layOrUpgrade: "Lay one yellow tile or make one upgrade, or lay nothing.",
  layYellow: "Lay one yellow tile, or lay nothing.",
  upgrade: "Make one upgrade, or lay nothing.",
  layNothing: (p: { corporation: string }): string => `${p.corporation} can lay no tile: lay nothing.`,
  stationChoice: (p: { corporation: string; place: string }): string =>
    `Choose the city in ${p.place} in which the station of ${p.corporation} stands from now on.`,
  freeStation: (p: { corporation: string; place: string; company: string }): string =>
    `Place the free station of ${p.company} in ${p.place} for ${p.corporation}, or give it up for good.`,
  station: (p: { price: string; left: number }): string =>
    p.left === 1
      ? `Place a station for ${p.price}, or place none. It is the last one.`
      : `Place a station for ${p.price}, or place none. ${p.left} are left.`,
  noStation: (p: { corporation: string }): string => `${p.corporation} can place no station: place none.`,
  routes: (p: { corporation: string; trains: string }): string =>
    `Choose a route for each train of ${p.corporation} (${p.trains}), or take the best ones.`,
  dividend: (p: { corporation: string; revenue: string }): string =>
    `${p.corporation} has earned ${p.revenue}. Pay it out or keep it?`,
};

const takeover = {
  choose: "Take over a smaller corporation, or nobody.",
  none: (p: { corporation: string }): string => `${p.corporation} cannot pay for a take-over: take nobody over.`,
  drop: (p: { corporations: string; place: string }): string =>
    `${p.corporations} both have a station in ${p.place}. Choose the one that comes off the map.`,
  acquired: (p: { trains: string }): string =>
    `Turn what came with the take-over (${p.trains}) to the corporation's own size, scrap it, or keep the trains as they are.`,
  acquiredTooMany: (p: { corporation: string; trains: string; count: number; room: number }): string =>
    `${p.corporation} has ${p.count} trains and room for ${p.room}: turn what came with the take-over (${p.trains}) to its own size, or scrap it.`,
};

const trains = {
  buy: "Buy a train, or buy none.",
  buyMore: "Buy another train, or stop here.",
  buyNone: (p: { corporation: string }): string => `${p.corporation} can buy no train: buy none.`,
  must: (p: { corporation: string }): string => `${p.corporation} has a route but no train and must buy one.`,
  mustOwn: (p: { corporation: string }): string => `${p.corporation} has no train of its own size and must buy one.`,
  mustOwnAny: (p: { corporation: string }): string => `${p.corporation} has no train and must buy one.`,
  raise: (p: {
    corporation: string;
    train: string;
    price: string;
    treasury: string;
    cash: string;
    missing: string;
  }): string =>
    `${p.corporation} is to buy ${one(p.train)} for ${p.price}. It has ${p.treasury}, you have ${p.cash}: sell shares at once for the missing ${p.missing}, but no more than it takes; you must stay its director.`,
  buyNoMore: (p: { corporation: string }): string => `${p.corporation} can buy no more trains: stop here.`,
  rusts: (p: { train: string; trains: string }): string => `${upper(one(p.train))} rusts ${p.trains}.`,
  loan: (p: { corporation: string; price: string; treasury: string; cash: string; loan: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}, you have ${p.cash}; the bank lends you the missing ${p.loan}, to be repaid, and takes off as much again at the end.`,
  help: (p: { corporation: string; price: string; treasury: string; help: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}; you add ${p.help}.`,
  sell: (p: { corporation: string; price: string; treasury: string; cash: string; missing: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}, you have ${p.cash}: sell shares to raise the missing ${p.missing}.`,
  choose: (p: { corporation: string; price: string; treasury: string; cash: string; missing: string }): string =>
    `${p.corporation} needs a train; the cheapest costs ${p.price}. It has ${p.treasury}, you have ${p.cash}: choose a train, then sell shares for the rest, with the cheapest ${p.missing}. If your shares cannot bring it, you are bankrupt.`,
  bankrupt: (p: { corporation: string; price: string; treasury: string; cash: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}, you have ${p.cash}, and no sale can bring the rest: all that is left is another corporation's train, or bankruptcy.`,
  standing: (p: { treasury: string; count: number; limit: number }): string =>
    `Treasury ${p.treasury}, trains ${p.count} of ${p.limit}.`,
  discard: (p: { corporation: string; count: number; room: number }): string =>
    p.count - p.room === 1
      ? `${p.corporation} has ${p.count} trains and room for ${p.room}. Choose the one it gives up.`
      : `${p.corporation} has ${p.count} trains and room for ${p.room}. Choose one that it gives up.`,
};

interface CompaniesTurn {
  corporation: string;
  terms: Terms;
  sells: boolean;
}

const companies = {
  buyOrUse: (p: CompaniesTurn): string =>
    p.sells
      ? `Buy ${p.terms.companies} for ${p.corporation}, use their powers or sell them to the bank, or end the turn.`
      : `Buy ${p.terms.companies} for ${p.corporation} or use their powers, or end the turn.`,
  buy: (p: CompaniesTurn): string =>
    p.sells
      ? `Buy ${p.terms.companies} for ${p.corporation} or sell them to the bank, or end the turn.`
      : `Buy ${p.terms.companies} for ${p.corporation}, or end the turn.`,
  use: (p: CompaniesTurn): string =>
    p.sells
      ? `Use the power of a ${p.terms.company} of ${p.corporation} or sell it to the bank, or end the turn.`
      : `Use the power of a ${p.terms.company} of ${p.corporation}, or end the turn.`,
  sell: (p: CompaniesTurn): string => `Sell ${p.terms.companies} of ${p.corporation} to the bank, or end the turn.`,
  end: (p: { corporation: string }): string => `End the turn of ${p.corporation}.`,
};

const consent = {
  company: (p: { from: Person; price: string; company: string }): string =>
    `${subject(p.from)} offered ${p.price} for ${p.company}. Accept or decline.`,
  companyFor: (p: { from: Person; price: string; company: string; buyer: string }): string =>
    `${subject(p.from)} offered ${p.price} from the treasury of ${p.buyer} for ${p.company}. Accept or decline.`,
  train: (p: { from: Person; price: string; train: string; seller: string; buyer: string }): string =>
    `${subject(p.from)} offered ${p.price} for ${one(p.train)} of ${p.seller}, which ${p.buyer} would buy. Accept or decline.`,
  takeOver: (p: {
    from: Person;
    price: string;
    target: string;
    buyer: string;
    total: string;
    yours: string | null;
  }): string =>
    `${subject(p.from)} offered ${p.price} a share for ${p.target}, which ${p.buyer} would take over: its shareholders receive ${p.total} in all${p.yours ? `, you ${p.yours} of it` : ""}. Accept or decline.`,
  perShare: (p: { price: string }): string => `${p.price} a share`,
  open: (p: { to: Person; price: string }): string =>
    `Waiting for ${object(p.to)} to answer your offer of ${p.price}. You may withdraw it.`,
};

export const enQuestions = {
  auction,
  draft,
  packet,
  formation,
  stock,
  board,
  takeover,
  trains,
  companies,
  consent,
  over: "The game is over.",
  waiting: (p: { people: string }): string => `Waiting for ${p.people}. Nothing to do for you.`,
  waitingWithMoves: (p: { people: string; moves: string }): string =>
    `Waiting for ${p.people}. Meanwhile you may: ${p.moves}.`,
};
