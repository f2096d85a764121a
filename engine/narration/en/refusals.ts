/** Why a move is refused, in English (C-22). Figures may be missing; then the sentence does without. */
import type { RefusalCode } from "../../model/refusal.ts";
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";
import { one, subject, upper } from "./words.ts";

/** What a sentence may name, in words already. `what` stays a key, since it decides the sentence. */
export interface RefusalWords {
  readonly terms: Terms;
  /** What may be held depends on the share price. */
  readonly limitByPrice: boolean;
  /** The duty is to own a train, route or not. */
  readonly mustOwn: boolean;
  /** The duty is to own a train of the own size, route or not. */
  readonly ownSize: boolean;
  /** Size of `corp`: alone, and before a noun in the plural. */
  readonly size?: string;
  readonly sizesBefore?: string;
  /** Sizes of private companies that `corp` may own, before a noun in the plural. */
  readonly ownedSizes?: string;
  readonly decider?: Person;
  readonly president?: Person;
  readonly player?: Person;
  readonly payer?: Person;
  readonly step?: string;
  readonly cash?: string;
  readonly amount?: string;
  readonly price?: string;
  readonly min?: string;
  readonly max?: string;
  readonly sum?: string;
  readonly corp?: string;
  readonly target?: string;
  readonly private?: string;
  readonly hex?: string;
  readonly city?: string;
  /** Colour of the hex, or `outside`. */
  readonly kind?: string;
  readonly colour?: string;
  readonly next?: string;
  readonly tile?: string;
  readonly what?: string;
  readonly e?: string;
  readonly n?: string;
  readonly limit?: string;
  readonly list?: string;
  readonly train?: string;
}

export type RefusalMessages = Readonly<Record<RefusalCode, (p: RefusalWords) => string>>;

const shares = (n: string): string => (n === "1" ? "1 share" : `${n} shares`);

const route = ({ train }: RefusalWords): string => (train ? `The route of the ${train}` : "The route");

const general = {
  GAME_OVER: () => "The game is over; no further moves are possible.",
  NOT_YOUR_TURN: ({ decider }) =>
    decider ? `It is ${decider.you ? "your" : `${decider.name}'s`} turn.` : "It is not your turn.",
  NOT_NOW: ({ step }) =>
    step ? `This move is not possible now; awaited is: ${step}.` : "This move is not possible now.",
  MONEY_SHORT: ({ payer, cash, amount }) => {
    if (!payer || !cash || !amount) return "There is not enough money to pay for this.";
    return payer.you
      ? `You have ${cash} and cannot pay ${amount}.`
      : `${payer.name} has ${cash} and cannot pay ${amount}.`;
  },
} satisfies Partial<RefusalMessages>;

const track = {
  TRACK_NO_LAY_LEFT: ({ corp }) => `${corp ?? "The corporation"} has used its tile lay for this turn.`,
  HEX_FIXED: ({ hex, kind }) => {
    if (!hex) return "No tile can be laid there.";
    if (kind === "outside") return `No tile can be laid on ${hex}: it is not on the map.`;
    return kind ? `No tile can be laid on ${hex}: it is a ${kind} hex.` : `No tile can be laid on ${hex}.`;
  },
  HEX_BLOCKED: (p) => `${p.hex ?? "The hex"} is blocked while a player owns ${p.private ?? "its private company"}.`,
  TILE_COLOUR_PHASE: ({ colour, n }) => {
    if (!colour) return "Tiles of this colour are not available yet.";
    return n ? `Tiles in ${colour} are not available before phase ${n}.` : `Tiles in ${colour} are not available yet.`;
  },
  TILE_COLOUR_STEP: ({ hex, colour, next }) =>
    hex && colour && next
      ? `${hex} shows ${colour}; only a ${next} tile can follow.`
      : "A tile can only be followed by one of the next colour.",
  TILE_MISFIT: ({ tile, hex, what }) => {
    const lay = tile && hex ? `Tile ${tile} does not fit ${hex}` : "The tile does not fit there";
    if (what === "label") return `${lay}: the labels differ.`;
    if (what === "towns") return `${lay}: the number of towns differs.`;
    return what === "cities" ? `${lay}: the cities differ.` : `${lay}.`;
  },
  TILE_NONE_LEFT: ({ tile }) => (tile ? `No tile ${tile} is left.` : "No such tile is left."),
  TILE_CLOSED_SIDE: ({ hex, e, what }) => {
    const side = hex && e ? `side ${e} of ${hex}` : "a side of the hex";
    if (what === "edge") return `Track would run against the edge of the map on ${side}.`;
    if (what === "water") return `Track would run against water on ${side}.`;
    return what === "blank"
      ? `Track would run against a side without track on ${side}.`
      : `Track would run against a closed side: ${side}.`;
  },
  TILE_TRACK_LOST: ({ hex }) =>
    hex ? `All existing track on ${hex} must be kept.` : "All existing track must be kept.",
  TILE_NOT_CONNECTED: ({ corp }) => `No track of the tile connects to a station of ${corp ?? "the corporation"}.`,
  TILE_RESTRICTION: ({ corp, what }) =>
    what === "new"
      ? `The upgrade must add track that ${corp ?? "the corporation"} can reach.`
      : `The upgrade must have track that ${corp ?? "the corporation"} can reach.`,
} satisfies Partial<RefusalMessages>;

const stations = {
  TOKEN_ONE_PER_TURN: ({ corp }) => `${corp ?? "The corporation"} has already placed a station this turn.`,
  TOKEN_NONE_LEFT: ({ corp }) => `${corp ?? "The corporation"} has no station marker left.`,
  TOKEN_NOT_CITY: () => "Stations can only be placed in cities.",
  TOKEN_NOT_CONNECTED: ({ corp, city }) =>
    `${corp ?? "The corporation"} has no unblocked connection to ${city ?? "this city"}.`,
  TOKEN_SAME_HEX: ({ corp, hex }) => `${corp ?? "The corporation"} already has a station on ${hex ?? "this hex"}.`,
  TOKEN_NO_SLOT: ({ city }) => (city ? `All places in ${city} are taken.` : "All places there are taken."),
  TOKEN_RESERVED: ({ city, corp }) =>
    `The free place in ${city ?? "this city"} is kept for the home station of ${corp ?? "another corporation"}.`,
} satisfies Partial<RefusalMessages>;

const trains = {
  TRAIN_LIMIT_REACHED: ({ corp, n, what }) => {
    if (what === "lastPlace") return `The last place of ${corp ?? "the corporation"} is for a train of its own size.`;
    if (!n) return `${corp ?? "The corporation"} already has as many trains as this phase allows.`;
    return n === "1"
      ? `${corp ?? "The corporation"} already has 1 train, the limit of this phase.`
      : `${corp ?? "The corporation"} already has ${n} trains, the limit of this phase.`;
  },
  TRAIN_NOT_FOR_SALE: ({ train }) =>
    train ? `${upper(one(train))} is not for sale now.` : "This train is not for sale now.",
  TRAIN_PRICE: ({ price, min, max }) => {
    if (min && max && min !== max) return `The price must be between ${min} and ${max}.`;
    return price ? `This train costs ${price}.` : "This is not the price of the train.";
  },
  TRAIN_OWN: () => "A corporation cannot buy its own train.",
  TRAIN_TRADE_IN: ({ train, list }) =>
    train && list
      ? `For ${one(train)} one of these can be handed in: ${list}.`
      : "No such train can be handed in for this one.",
  TRAIN_MUST_BUY: ({ corp, ownSize, mustOwn }) => {
    const owner = corp ?? "The corporation";
    if (ownSize) return `${owner} must own a train of its own size at the end of its turn.`;
    return mustOwn
      ? `${owner} must own a train at the end of its turn.`
      : `${owner} has a route but no train and must buy one.`;
  },
  DISCARD_NOT_NEEDED: ({ corp }) => `${corp ?? "The corporation"} is not above the train limit.`,
  EMERGENCY_NOT_ALLOWED: ({ president, corp }) => {
    const owner = corp ?? "the corporation";
    return president
      ? `${subject(president)} may not add money: ${owner} is not obliged to buy.`
      : `The president may not add money: ${owner} is not obliged to buy.`;
  },
  EMERGENCY_NOT_CHEAPEST: ({ train, price }) =>
    train && price
      ? `With the president's money only the cheapest train may be bought: ${one(train)} for ${price}.`
      : "With the president's money only the cheapest train may be bought.",
  EMERGENCY_ABOVE_FACE: ({ price }) =>
    price
      ? `With the president's money at most the face value may be paid, ${price}.`
      : "With the president's money at most the face value may be paid.",
  EMERGENCY_NO_TRADE_IN: () => "The president cannot help to pay when a train is handed in.",
  EMERGENCY_ENOUGH_CASH: ({ amount, price }) =>
    amount && price
      ? `No shares need to be sold: ${amount} is available, the train costs ${price}.`
      : "No shares need to be sold.",
  EMERGENCY_PRESIDENCY: ({ corp }) =>
    `This sale would change the president of ${corp ?? "the corporation"}, which is buying the train.`,
  EMERGENCY_TOO_MANY: ({ corp, n }) =>
    n
      ? `No more than ${shares(n)} of ${corp ?? "the corporation"} can be sold: that is all the train needs.`
      : "Fewer shares are enough to pay for the train.",
  EMERGENCY_SALE_NOT_NEEDED: ({ price }) =>
    price
      ? `After the last sale the train must cost at least ${price}: otherwise that sale was not needed.`
      : "At this price the last sale of shares was not needed.",
  BANKRUPT_NOT_POOR: ({ president, amount, price }) => {
    if (!amount || !price) return "Enough money can still be raised for the train.";
    return president
      ? `${subject(president)} can still raise ${amount}; the train costs ${price}.`
      : `The president can still raise ${amount}; the train costs ${price}.`;
  },
} satisfies Partial<RefusalMessages>;

const routes = {
  ROUTE_BROKEN: (p) => `${route(p)} is not one unbroken line of track.`,
  ROUTE_TOO_SHORT: (p) => `${route(p)} needs at least two stops.`,
  ROUTE_TOO_LONG: (p) => `${route(p)} has more stops than the train can make.`,
  ROUTE_STOP_TWICE: (p) => `${route(p)} uses a stop twice.`,
  ROUTE_THROUGH_OFFBOARD: (p) => `${route(p)} leads through an off-board area; it can only begin or end there.`,
  ROUTE_THROUGH_BLOCKED: (p) =>
    `${route(p)} leads through a city full of other stations; it can only begin or end there.`,
  ROUTE_GROUP_TWICE: (p) => `${route(p)} uses one off-board area twice.`,
  ROUTE_NO_STATION: (p) => `${route(p)} does not touch a station of the corporation.`,
  ROUTE_TRACK_TWICE: (p) => `${route(p)} uses track that is used already.`,
  ROUTE_TRAIN_TWICE: ({ train }) =>
    train ? `The ${train} runs two routes; each train runs one.` : "A train runs two routes; each train runs one.",
  ROUTE_NOT_YOUR_TRAIN: ({ train }) =>
    train ? `The corporation does not have this ${train}.` : "The corporation does not have this train.",
} satisfies Partial<RefusalMessages>;

const purchases = {
  BUY_ONE_PER_TURN: () => "You have already bought this turn.",
  BUY_AFTER_SALE: ({ corp }) =>
    `You sold ${corp ?? "shares of this corporation"} in this stock round and cannot buy before the next one.`,
  PRESIDENT_FIRST: ({ corp, terms }) =>
    `The ${terms.president}'s certificate of ${corp ?? "the corporation"} must be bought first.`,
  PAR_PRICE: ({ price, list }) =>
    price && list ? `${price} is not an issue price. Choose one of ${list}.` : "This is not an issue price.",
  SHARE_NOT_AVAILABLE: ({ corp }) => `No share of ${corp ?? "the corporation"} is available there.`,
  HOLDING_LIMIT: ({ n, corp, limitByPrice }) => {
    const owner = `${corp ?? "one corporation"}${limitByPrice ? " at its present price" : ""}`;
    return n ? `Nobody may hold more than ${n} of ${owner}.` : `Nobody may hold so much of ${owner}.`;
  },
  CERT_LIMIT: ({ n, limit }) =>
    n && limit
      ? `You hold ${n} counted certificates, the limit is ${limit}.`
      : "You hold as many certificates as you may.",
  COMPANY_NOT_FOR_SALE: (p) => {
    const company = p.private ?? `This ${p.terms.company}`;
    if (p.what === "phase" || p.what === "now") return `${company} cannot be bought now.`;
    if (p.what === "bank") return `${company} cannot be sold to the bank.`;
    if (p.what === "corporation") return `${company} cannot be bought by a corporation.`;
    return p.what === "owner" ? `${company} cannot be bought from its owner.` : `${company} cannot be bought.`;
  },
  COMPANY_PRICE: (p) => {
    const company = p.private ?? `the ${p.terms.company}`;
    if (p.min && p.min === p.max) return `The price of ${company} is ${p.min}.`;
    return p.min && p.max
      ? `The price of ${company} must be between ${p.min} and ${p.max}.`
      : `This is not a possible price of ${company}.`;
  },
} satisfies Partial<RefusalMessages>;

const sales = {
  MUST_SELL: () => "You are above a limit and must sell first.",
  NO_SALE_YET: () => "Shares cannot be sold in the first stock round.",
  SELL_NOT_OWNED: ({ n, corp }) =>
    n
      ? `You do not hold ${shares(n)} of ${corp ?? "the corporation"}.`
      : `You do not hold so many shares of ${corp ?? "the corporation"}.`,
  SELL_NO_PRICE: ({ corp }) => `${corp ?? "The corporation"} has no share price yet.`,
  SELL_POOL_FULL: ({ n, corp }) => {
    const owner = corp ?? "the corporation";
    if (!n || n === "0") return `The pool can hold no more shares of ${owner}.`;
    return `The pool can hold only ${n} more ${n === "1" ? "share" : "shares"} of ${owner}.`;
  },
  SELL_PRESIDENT_NO_SUCCESSOR: ({ n, corp, terms }) => {
    const owner = corp ?? "the corporation";
    return n
      ? `Nobody else holds ${n} of ${owner}, so the ${terms.president}'s certificate cannot be sold.`
      : `Nobody else can take over ${owner}, so the ${terms.president}'s certificate cannot be sold.`;
  },
} satisfies Partial<RefusalMessages>;

const auction = {
  BID_TOO_LOW: (p) =>
    p.min ? `The lowest possible bid on ${p.private ?? "this private company"} is ${p.min}.` : "The bid is too low.",
  BID_TOO_HIGH: ({ max }) =>
    max ? `With your other bids you can bid at most ${max}.` : "With your other bids you cannot bid so much.",
  BID_ON_CHEAPEST: (p) => {
    const company = p.private ?? "This private company";
    return p.price
      ? `${company} is the cheapest one left: buy it for ${p.price} instead of bidding.`
      : `${company} is the cheapest one left: buy it instead of bidding.`;
  },
  DRAFT_GONE: (p) => `${p.private ?? `This ${p.terms.company}`} is not there to be bought any more.`,
} satisfies Partial<RefusalMessages>;

const build = {
  TRACK_MIXED: ({ corp }) =>
    `${corp ?? "The corporation"} may lay two yellow tiles in its first turn, or make one upgrade, but not both.`,
  TILE_POWER_ONLY: ({ tile, terms }) =>
    tile
      ? `Tile ${tile} is laid by the power of a ${terms.company} only.`
      : `This tile is laid by the power of a ${terms.company} only.`,
  TILE_STUB: ({ hex, e }) =>
    hex && e
      ? `A tile on ${hex} must have track on side ${e}: the track printed there leads to it.`
      : "A tile there must meet the track printed on its neighbour.",
  POWER_NOT_AVAILABLE: (p) =>
    `The power of ${p.private ?? `this ${p.terms.company}`} is used, or the corporation does not own it.`,
  POWER_TILE: ({ tile, terms }) =>
    tile ? `The ${terms.company} does not lay tile ${tile}.` : `The ${terms.company} does not lay this tile.`,
  POWER_TERRAIN: ({ hex, list, terms }) =>
    `The ${terms.company} covers ${list ?? "some terrains"} only, where the first tile costs something; ${hex ?? "this hex"} is no such place.`,
  HOME_TILE: ({ hex }) =>
    hex
      ? `The home tile does not go on ${hex} like this: it belongs on one of two hexes, with all its track towards the map.`
      : "The home tile belongs on one of two hexes, with all its track towards the map.",
} satisfies Partial<RefusalMessages>;

const sizesAndDebts = {
  ROUTE_TRAIN_SIZE: ({ train }) =>
    train
      ? `The ${train} does not run: it is not of the corporation's own size.`
      : "Only trains of the corporation's own size run.",
  ROUTE_REVENUE: ({ amount, sum }) =>
    amount && sum ? `The routes bring ${sum}, not ${amount}.` : "The routes do not bring this revenue.",
  SELL_BEFORE_BUY: () => "Shares are sold before the purchase, not after it.",
  SIZE_NOT_OPEN: ({ sizesBefore, n }) => {
    const which = sizesBefore ? `${upper(sizesBefore)} corporations` : "Corporations of this size";
    return n ? `${which} open with the first ${n} train.` : `${which} are not open yet.`;
  },
  IN_DEBT: ({ amount }) =>
    amount
      ? `You owe the bank ${amount} and cannot buy before it is repaid.`
      : "You owe the bank money and cannot buy before it is repaid.",
  NO_DEBT: () => "You owe the bank nothing.",
  COMPANY_SIZE: (p) => {
    if (p.corp && p.size && p.ownedSizes) {
      return `${p.corp} is ${p.size} and may own ${p.ownedSizes} ${p.terms.companies} only.`;
    }
    return `${p.corp ?? "The corporation"} may not own a ${p.terms.company} of this size.`;
  },
  TRAIN_SIZE: ({ corp, size, train }) => {
    const owner = corp && size ? `${corp} is ${size} and` : (corp ?? "The corporation");
    return train ? `${owner} cannot own ${one(train)}.` : `${owner} cannot own a train of this size.`;
  },
  TRAIN_TRADE_PHASE: () => "In this phase corporations do not sell each other trains yet.",
  EMERGENCY_LAST: ({ terms }) =>
    `The ${terms.president} has helped to pay for a train; no other can be bought in this turn.`,
} satisfies Partial<RefusalMessages>;

const takeovers = {
  TAKEOVER_TARGET: ({ corp, target }) =>
    `${corp ?? "The corporation"} cannot take over ${target ?? "this corporation"}: it takes over only smaller ones of players that have floated.`,
  TAKEOVER_PRICE: ({ target, min, max }) =>
    min && max
      ? `A share of ${target ?? "the corporation"} is taken over for ${min} to ${max}.`
      : `This is not a possible price for a share of ${target ?? "the corporation"}.`,
  STATION_DROP: ({ hex }) => `Choose one of the two stations in ${hex ?? "the same place"}.`,
  ACQUIRED_TRAIN: ({ train }) =>
    train
      ? `The ${train} did not come with the take-over and stays as it is.`
      : "This train did not come with the take-over and stays as it is.",
  CONVERT_SIDE: ({ corp, train }) =>
    `The card of ${train ? `the ${train}` : "this train"} has no other side of the size of ${corp ?? "the corporation"}.`,
  CONVERT_RUSTED: ({ train }) =>
    train
      ? `The ${train} has rusted; no card can be turned to it.`
      : "That side has rusted; no card can be turned to it.",
} satisfies Partial<RefusalMessages>;

const formation = {
  NATIONALISE: ({ corp, n }) => {
    const owner = corp ?? "the corporation";
    return n && n !== "0"
      ? `Shares of ${owner} cannot be nationalised: it must have floated, and you must hold ${n} of it already.`
      : `Shares of ${owner} cannot be nationalised.`;
  },
  FORMATION: (p) =>
    p.private ? `${p.private} is not yours to exchange now, or was named twice.` : "This cannot be exchanged now.",
} satisfies Partial<RefusalMessages>;

export const enRefusals: RefusalMessages = {
  ...general,
  ...track,
  ...stations,
  ...trains,
  ...routes,
  ...purchases,
  ...sales,
  ...auction,
  ...build,
  ...sizesAndDebts,
  ...takeovers,
  ...formation,
};
