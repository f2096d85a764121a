/** What is to be decided, in English: one or two sentences with the limits that matter, the way out named. */
import type { Person } from "../context.ts";
import { object, one, subject } from "./words.ts";

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
};

const board = {
  treasury: (p: { treasury: string }): string => `Treasury ${p.treasury}.`,
  homeStation: (p: { corporation: string; place: string }): string =>
    `Choose the city of ${p.corporation}'s home station in ${p.place}.`,
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

const trains = {
  buy: "Buy a train, or buy none.",
  buyMore: "Buy another train, or stop here.",
  buyNone: (p: { corporation: string }): string => `${p.corporation} can buy no train: buy none.`,
  must: (p: { corporation: string }): string => `${p.corporation} has a route but no train and must buy one.`,
  help: (p: { corporation: string; price: string; treasury: string; help: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}; you add ${p.help}.`,
  sell: (p: { corporation: string; price: string; treasury: string; cash: string; missing: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}, you have ${p.cash}: sell shares to raise the missing ${p.missing}.`,
  bankrupt: (p: { corporation: string; price: string; treasury: string; cash: string }): string =>
    `${p.corporation} needs a train: ${p.price}. It has ${p.treasury}, you have ${p.cash}, and no sale can bring the rest: all that is left is another corporation's train, or bankruptcy.`,
  standing: (p: { treasury: string; count: number; limit: number }): string =>
    `Treasury ${p.treasury}, trains ${p.count} of ${p.limit}.`,
  discard: (p: { corporation: string; count: number; room: number }): string =>
    p.count - p.room === 1
      ? `${p.corporation} has ${p.count} trains and room for ${p.room}. Choose the one it gives up.`
      : `${p.corporation} has ${p.count} trains and room for ${p.room}. Choose one that it gives up.`,
};

const companies = {
  buyOrUse: (p: { corporation: string }): string =>
    `Buy private companies for ${p.corporation} or use their powers, or end the turn.`,
  buy: (p: { corporation: string }): string => `Buy private companies for ${p.corporation}, or end the turn.`,
  use: (p: { corporation: string }): string =>
    `Use the power of a private company of ${p.corporation}, or end the turn.`,
  end: (p: { corporation: string }): string => `End the turn of ${p.corporation}.`,
};

const consent = {
  company: (p: { from: Person; price: string; company: string }): string =>
    `${subject(p.from)} offered ${p.price} for ${p.company}. Accept or decline.`,
  companyFor: (p: { from: Person; price: string; company: string; buyer: string }): string =>
    `${subject(p.from)} offered ${p.price} from the treasury of ${p.buyer} for ${p.company}. Accept or decline.`,
  train: (p: { from: Person; price: string; train: string; seller: string; buyer: string }): string =>
    `${subject(p.from)} offered ${p.price} for ${one(p.train)} of ${p.seller}, which ${p.buyer} would buy. Accept or decline.`,
  open: (p: { to: Person; price: string }): string =>
    `Waiting for ${object(p.to)} to answer your offer of ${p.price}. You may withdraw it.`,
};

export const enQuestions = {
  auction,
  stock,
  board,
  trains,
  companies,
  consent,
  over: "The game is over.",
  waiting: (p: { people: string }): string => `Waiting for ${p.people}. Nothing to do for you.`,
  waitingWithMoves: (p: { people: string; moves: string }): string =>
    `Waiting for ${p.people}. Meanwhile you may: ${p.moves}.`,
};
