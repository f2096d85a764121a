/** What a player may do, in English: labels in the imperative. `ranges` are open choices, `moves` settled ones. */
import type { StepName } from "../../model/words.ts";
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";
import { object, one, type Place } from "./words.ts";

/** The ways out, where the step gives them a meaning of their own. */
const pass: Partial<Readonly<Record<StepName, string>>> = {
  contest: "Drop out",
  track: "Lay nothing",
  grantedToken: "Give up the free station",
  token: "Place no station",
  routes: "Run no train",
  takeover: "Take nobody over",
  trains: "Buy no train",
  companies: "End the turn",
};

const done: Partial<Readonly<Record<StepName, string>>> = {
  track: "Lay nothing more",
  acquired: "Keep the trains as they are",
  trains: "Buy no more trains",
  companies: "End the turn",
};

const consent = {
  person: (p: { choice: string; owner: Person }): string => `${p.choice} (${object(p.owner)} must agree)`,
  corporation: (p: { terms: Terms; choice: string; seller: string }): string =>
    `${p.choice} (the ${p.terms.president} of ${p.seller} must agree)`,
};

const moves = {
  buyPrivate: (p: { company: string }): string => `Buy ${p.company}`,
  buyPrivateFor: (p: { company: string; price: string }): string => `Buy ${p.company} for ${p.price}`,
  bid: (p: { company: string; amount: string }): string => `Bid ${p.amount} on ${p.company}`,
  start: (p: { corporation: string; price: string }): string => `Start ${p.corporation} at ${p.price}`,
  startFor: (p: { corporation: string; price: string; percent: string; cost: string }): string =>
    `Start ${p.corporation} at ${p.price}: ${p.percent} for ${p.cost}`,
  issuePrice: (p: { corporation: string; price: string }): string =>
    `Set the issue price of ${p.corporation} at ${p.price}`,
  buyShare: (p: { corporation: string; from: Place }): string => `Buy a share of ${p.corporation} from the ${p.from}`,
  buyShareFor: (p: { corporation: string; from: Place; percent: string; price: string }): string =>
    `Buy ${p.percent} of ${p.corporation} from the ${p.from} for ${p.price}`,
  sell: (p: { corporation: string; count: number }): string =>
    p.count === 1 ? `Sell a share of ${p.corporation}` : `Sell ${p.count} shares of ${p.corporation}`,
  sellFor: (p: { corporation: string; percent: string; proceeds: string }): string =>
    `Sell ${p.percent} of ${p.corporation} for ${p.proceeds}`,
  buyPrivateFrom: (p: { company: string; price: string }): string => `Buy ${p.company} from its owner for ${p.price}`,
  buyPrivateFromOwner: (p: { company: string; owner: Person; price: string }): string =>
    `Buy ${p.company} from ${object(p.owner)} for ${p.price}`,
  exchange: (p: { company: string; corporation: string; from: Place }): string =>
    `Exchange ${p.company} for a share of ${p.corporation} from the ${p.from}`,
  buyCompany: (p: { company: string; price: string }): string => `Buy ${p.company} for ${p.price}`,
  buyCompanyFromOwner: (p: { corporation: string; company: string; owner: Person; price: string }): string =>
    `Buy ${p.company} from ${object(p.owner)} for ${p.corporation}, ${p.price}`,
  layTile: (p: { tile: string; place: string; rotation: number }): string =>
    `Lay tile ${p.tile} on ${p.place}, turn ${p.rotation}`,
  layTileFor: (p: { tile: string; place: string; rotation: number; cost: string }): string =>
    `Lay tile ${p.tile} on ${p.place}, turn ${p.rotation}, for ${p.cost}`,
  layTileWith: (p: { tile: string; place: string; rotation: number; company: string }): string =>
    `Lay tile ${p.tile} on ${p.place}, turn ${p.rotation}, with ${p.company}`,
  layTileWithFor: (p: { tile: string; place: string; rotation: number; company: string; cost: string }): string =>
    `Lay tile ${p.tile} on ${p.place}, turn ${p.rotation}, with ${p.company} for ${p.cost}`,
  placeToken: (p: { place: string }): string => `Place a station in ${p.place}`,
  placeTokenFor: (p: { place: string; price: string }): string => `Place a station in ${p.place} for ${p.price}`,
  placeTokenFree: (p: { place: string }): string => `Place a station in ${p.place} for nothing`,
  placeTokenWith: (p: { place: string; company: string }): string => `Place a station in ${p.place} with ${p.company}`,
  homeStation: (p: { corporation: string; place: string }): string =>
    `Place the home station of ${p.corporation} in ${p.place}`,
  stationCity: (p: { corporation: string; place: string }): string =>
    `Put the station of ${p.corporation} into ${p.place}`,
  runBest: "Run the best routes",
  run: (p: { routes: string }): string => `Run ${p.routes}`,
  runNothing: "Run no train",
  route: (p: { train: string; stops: string }): string => `${p.stops} with the ${p.train}`,
  pay: "Pay a dividend",
  payPerShare: (p: { perShare: string; price: string }): string =>
    `Pay ${p.perShare} a share, share price then ${p.price}`,
  withhold: "Withhold",
  withholdFor: (p: { treasury: string; price: string }): string =>
    `Withhold ${p.treasury}, share price then ${p.price}`,
  trainFromBank: (p: { train: string; price: string }): string => `Buy ${one(p.train)} for ${p.price}`,
  trainFromPool: (p: { train: string; price: string }): string => `Buy ${one(p.train)} from the pool for ${p.price}`,
  trainFrom: (p: { train: string; price: string; seller: string }): string =>
    `Buy ${one(p.train)} from ${p.seller} for ${p.price}`,
  tradeIn: (p: { train: string; price: string; old: string }): string =>
    `Buy ${one(p.train)} for ${p.price} and hand in ${one(p.old)}`,
  discard: (p: { corporation: string; train: string }): string => `${p.corporation} gives up ${one(p.train)}`,
  sellCompany: (p: { company: string }): string => `Sell ${p.company} to the bank`,
  sellCompanyFor: (p: { company: string; price: string }): string => `Sell ${p.company} to the bank for ${p.price}`,
  takeOver: (p: { corporation: string; price: string }): string => `Take over ${p.corporation} at ${p.price} a share`,
  takeOverFor: (p: { corporation: string; price: string; total: string }): string =>
    `Take over ${p.corporation} at ${p.price} a share, ${p.total} in all`,
  dropStation: (p: { place: string }): string => `Take the station in ${p.place} off the map`,
  dropStationOf: (p: { corporation: string; place: string }): string =>
    `Take the station of ${p.corporation} in ${p.place} off the map`,
  homeTile: (p: { place: string; rotation: number }): string => `Lay the home tile on ${p.place}, turn ${p.rotation}`,
  convert: (p: { train: string }): string => `Turn the ${p.train} to the other side of its card`,
  convertFor: (p: { train: string; to: string; price: string }): string =>
    `Turn the ${p.train} into ${one(p.to)} for ${p.price}`,
  convertFree: (p: { train: string; to: string }): string => `Turn the ${p.train} into ${one(p.to)} for nothing`,
  scrap: (p: { train: string }): string => `Scrap the ${p.train}`,
  repay: "Repay debt",
  repayPart: (p: { amount: string; debt: string }): string => `Repay ${p.amount} of your debt of ${p.debt}`,
  repayAll: (p: { debt: string }): string => `Repay your debt of ${p.debt}`,
  nationalise: (p: { corporation: string; percent: string; owner: Person }): string =>
    `Nationalise ${p.percent} of ${p.corporation} from ${object(p.owner)}`,
  nationaliseFor: (p: { corporation: string; percent: string; owner: Person; price: string }): string =>
    `Nationalise ${p.percent} of ${p.corporation} from ${object(p.owner)} for ${p.price}`,
  swap: (p: { certificates: string }): string => `Choose ${p.certificates}`,
  swapOf: (p: { corporation: string; certificates: string }): string => `Choose ${p.certificates} of ${p.corporation}`,
  found: "Found it",
  foundOf: (p: { corporation: string }): string => `Found ${p.corporation}`,
  notFound: "Do not found it yet",
  notFoundOf: (p: { corporation: string }): string => `Do not found ${p.corporation} yet`,
  joinNothing: "Exchange nothing",
  join: (p: { papers: string }): string => `Exchange ${p.papers}`,
  joinFor: (p: { papers: string; corporation: string; percent: string }): string =>
    `Exchange ${p.papers} for ${p.percent} of ${p.corporation}`,
  bankruptcy: "Declare bankruptcy",
  accept: "Accept the offer",
  decline: "Decline the offer",
  withdraw: "Withdraw your offer",
};

const ranges = {
  bid: (p: { company: string; min: string; max: string }): string => `Bid on ${p.company}, ${p.min} to ${p.max}`,
  start: (p: { corporation: string; percent: string; prices: string }): string =>
    `Start ${p.corporation} with ${p.percent} at ${p.prices} a share`,
  issuePrice: (p: { corporation: string; prices: string }): string =>
    `Set the issue price of ${p.corporation}: ${p.prices}`,
  sell: (p: { corporation: string; bundles: string }): string => `Sell ${p.corporation}: ${p.bundles}`,
  bundle: (p: { percent: string; proceeds: string }): string => `${p.percent} for ${p.proceeds}`,
  buyPrivateFrom: (p: { company: string; owner: Person; min: string; max: string }): string =>
    `Buy ${p.company} from ${object(p.owner)}, ${p.min} to ${p.max}`,
  exchange: (p: { company: string; corporation: string }): string =>
    `Exchange ${p.company} for a share of ${p.corporation} from the offering or the pool`,
  buyCompany: (p: { corporation: string; company: string; owner: Person; min: string; max: string }): string =>
    `Buy ${p.company} from ${object(p.owner)} for ${p.corporation}, ${p.min} to ${p.max}`,
  lay: (p: { place: string; tiles: string }): string => `Lay on ${p.place}: ${p.tiles}`,
  layFor: (p: { place: string; tiles: string; cost: string }): string => `Lay on ${p.place} for ${p.cost}: ${p.tiles}`,
  layWith: (p: { place: string; tiles: string; company: string }): string =>
    `Lay on ${p.place} with ${p.company}: ${p.tiles}`,
  layWithFor: (p: { place: string; tiles: string; company: string; cost: string }): string =>
    `Lay on ${p.place} with ${p.company} for ${p.cost}: ${p.tiles}`,
  tile: (p: { tile: string; turns: string }): string => `${p.tile} (turn ${p.turns})`,
  run: (p: { trains: string }): string => `Run ${p.trains}`,
  train: (p: { train: string; seller: string; min: string; max: string }): string =>
    `Buy ${one(p.train)} from ${p.seller}, ${p.min} to ${p.max}`,
  help: (p: { terms: Terms; choice: string; help: string }): string =>
    `${p.choice}, ${p.help} of it from the ${p.terms.president}`,
  draft: (p: { companies: string }): string => `Buy ${p.companies}`,
  draftItem: (p: { company: string; price: string }): string => `${p.company} for ${p.price}`,
  takeOver: (p: { corporation: string; min: string; max: string; total: { min: string; max: string } }): string =>
    `Take over ${p.corporation} at ${p.min} to ${p.max} a share, ${p.total.min} to ${p.total.max} in all`,
  homeTile: (p: { place: string; turns: string }): string => `Lay the home tile on ${p.place} (turn ${p.turns})`,
  found: (p: { corporation: string }): string => `Found ${p.corporation}, or not yet`,
  join: (p: { corporation: string; papers: string }): string =>
    `Exchange for shares of ${p.corporation}, or keep: ${p.papers}`,
  paper: (p: { paper: string; percent: string }): string => `${p.paper} (${p.percent})`,
  answer: "Accept or decline the offer",
};

export const enOptions = { pass, passElse: "Pass", done, doneElse: "End your turn", consent, moves, ranges };
