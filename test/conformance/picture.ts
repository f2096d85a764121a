/** Our state in the words of the recorded states, so that both can be compared leaf by leaf. */
import {
  type Corporation,
  certificateLimit,
  certificatesHeld,
  countedCertificates,
  type Decision,
  decision,
  type GameState,
  netWorth,
  operatingOrder,
  percentHeld,
  priceOf,
  type Round,
  type StepName,
  seatHolder,
  seatOf,
  stacksOf,
  type Title,
  titleOf,
} from "../../engine/index.ts";
import type { Json } from "./oracle.ts";

const STEP_NAMES: Readonly<Record<StepName, string | null>> = {
  auction: "waterfall_auction",
  contest: "waterfall_auction",
  grantedPar: "private_par",
  draft: "draft",
  packet: null,
  swap: null,
  formation: null,
  merger: null,
  stock: "buy_sell_par",
  homeTile: "home_track",
  homeToken: "home_token",
  track: "lay_track",
  stationChoice: "home_token",
  grantedToken: "special_token",
  token: "place_token",
  routes: "run_routes",
  dividend: "dividend",
  takeover: "buy_corporation",
  stationDrop: "remove_tokens",
  acquired: "upgrade_or_discard_train",
  trains: "buy_train",
  discard: "discard_train",
  companies: "buy_private",
  consent: null,
  over: null,
};

/** What the recorded states know and ours do not hold: seats in the order of the last stock round, the latest run, shown priority. */
export interface Memory {
  order: number[];
  lastRevenue: number | null;
  /** The recorded states show what a purchase of a private company does to priority only later. */
  priority: number;
  /** Private companies nobody bought: the recorded states leave them at their face value. */
  unsold: readonly string[];
}

const END_NAMES: Readonly<Record<string, string>> = { bank: "bank", bankrupt: "bankrupt", rounds: "fixed_round" };

/** The id under which the recorded states know the owner at whom nobody sits. */
const NEUTRAL = -1;

export function picture(state: GameState, memory: Memory): Json {
  const title = titleOf(state);
  const what = decision(state);
  const isOver = state.result !== null;
  return {
    round: roundName(state.round),
    phase: state.phase,
    ...(isOver
      ? {}
      : { step: STEP_NAMES[what.step], active: activeOf(state, what), actingPlayers: actingOf(state, what) }),
    finished: isOver,
    endReason: END_NAMES[state.result?.reason ?? ""] ?? null,
    ...(title.bank === null ? {} : { bank: state.bank.cash, bankBroken: state.bank.broken }),
    priority: isOver ? null : memory.priority < 0 ? memory.priority : memory.priority + 1,
    playerOrder: [...memory.order.map((seat) => seat + 1), ...(state.neutral ? [NEUTRAL] : [])],
    certLimit: certificateLimit(title, state),
    players: {
      ...Object.fromEntries(state.players.map((_, seat) => [seat + 1, playerPicture(title, state, seat)])),
      ...(state.neutral ? { [NEUTRAL]: neutralPicture(title, state, state.neutral.cash) } : {}),
    },
    corporations: Object.fromEntries(
      Object.values(state.corporations).map((one) => [one.symbol, corporationPicture(title, state, one)]),
    ),
    depot: depotPicture(title, state),
    tiles: Object.fromEntries(
      Object.entries(state.board.tiles).map(([hex, one]) => [hex, `${one.tile}:${one.rotation}`]),
    ),
    privates: Object.fromEntries(
      title.companies.map(({ symbol, price }) => [
        symbol,
        companyPicture(state, symbol, memory.unsold.includes(symbol) ? price : (state.companyPrice ?? price)),
      ]),
    ),
    auction: auctionPicture(title, state),
    lastRevenue: memory.lastRevenue,
    operatingOrder: operatingOrder(title, state),
    orQueue: queueOf(title, state),
  };
}

function roundName(round: Round): string {
  if (round.kind === "auction") return "ISR";
  if (round.kind === "draft") return "DR";
  if (round.kind === "stock") return `SR ${round.number}`;
  return round.kind === "operating" ? `OR ${round.set}.${round.number}` : `OR ${round.last}`;
}

const owner = (holder: string | null): string | null => {
  const seat = seatOf(holder);
  return seat === undefined ? holder : `player:${seat + 1}`;
};

function activeOf(state: GameState, what: Decision): string[] {
  const { round } = state;
  if (what.step === "discard") return state.discarding.slice(0, 1).map((symbol) => `corporation:${symbol}`);
  if (round.kind === "operating" && round.turn?.grant) return [`private:${round.turn.grant.company}`];
  if (what.corporation) return [`corporation:${what.corporation}`];
  return what.deciders.map((seat) => `player:${seat + 1}`);
}

/**
 * The recorded states ask for one corporation's discards at a time, ours for all at once (C-7.9); and of the owner at whom nobody sits
 * they let everybody do what is neither track nor a station (18CZ-18.8).
 */
function actingOf(state: GameState, what: Decision): number[] {
  const isNeutral = what.corporation !== null && state.corporations[what.corporation]?.president === null;
  if (isNeutral && what.step !== "track" && what.step !== "token" && what.step !== "discard") {
    return [...state.order.map((seat) => seat + 1), NEUTRAL];
  }
  return (what.step === "discard" ? what.deciders.slice(0, 1) : what.deciders).map((seat) => seat + 1);
}

function companiesOf(state: GameState, holder: string): string[] {
  return Object.values(state.companies)
    .filter((one) => one.owner === holder)
    .map((one) => one.symbol)
    .sort();
}

function playerPicture(title: Title, state: GameState, seat: number): Json {
  const holder = seatHolder(seat);
  const shares = Object.values(state.corporations).map((one) => [one.symbol, percentHeld(one, holder)] as const);
  return {
    cash: state.players[seat]?.cash,
    certs: countedCertificates(title, state, seat),
    value: netWorth(title, state, seat),
    companies: companiesOf(state, holder),
    shares: Object.fromEntries(shares.filter(([, percent]) => percent > 0)),
    bankrupt: state.players[seat]?.bankrupt,
    loan: state.players[seat]?.debt || null,
    penalty: state.players[seat]?.penalty || null,
  };
}

function neutralPicture(title: Title, state: GameState, cash: number): Json {
  const held = title.corporations.flatMap(({ symbol, shareUnit }) => {
    const one = state.corporations[symbol];
    const percent = one ? percentHeld(one, "neutral") : 0;
    const worth = one ? ((priceOf(title, one) ?? 0) * percent) / shareUnit : 0;
    return one && percent > 0 ? [{ symbol, percent, worth, count: certificatesHeld(one, "neutral") }] : [];
  });
  return {
    cash,
    certs: held.reduce((sum, one) => sum + one.count, 0),
    value: held.reduce((sum, one) => sum + one.worth, cash),
    companies: [],
    shares: Object.fromEntries(held.map((one) => [one.symbol, one.percent])),
    bankrupt: false,
  };
}

function corporationPicture(title: Title, state: GameState, one: Corporation): Json {
  if (one.closed) return { closed: true };
  return {
    president: presidentPicture(one),
    available: isAvailable(title, state, one.symbol),
    cash: one.cash,
    par: title.parameters.offeringPrice === "market" ? priceOf(title, one) : one.par,
    price: priceOf(title, one),
    cell: one.cell,
    stackIndex: one.cell ? stacksOf(state)[one.cell.join()]?.indexOf(one.symbol) : null,
    floated: one.floated,
    operated: one.operated,
    closed: false,
    trains: one.trains.map((train) => train.rank),
    companies: companiesOf(state, `corporation:${one.symbol}`),
    ...tokenPicture(title, state, one),
    ipo: percentHeld(one, "offering"),
    market: percentHeld(one, "pool"),
  };
}

function presidentPicture(one: Corporation): number | null {
  if (one.certificates.some(({ president, holder }) => president && holder === "neutral")) return NEUTRAL;
  return one.president === null ? null : one.president + 1;
}

function isAvailable(title: Title, { phase }: GameState, symbol: string): boolean {
  const { size } = title.corporations.find((one) => one.symbol === symbol) ?? {};
  const open = title.phases.find((one) => one.name === phase)?.sizes ?? null;
  return !size || open === null || open.includes(size);
}

/** While its city is being chosen (C-6.9), the recorded states show the station as not placed. */
function tokenPicture(title: Title, { round }: GameState, one: Corporation): Json {
  const lifted =
    round.kind === "operating" && round.turn?.choice?.corporation === one.symbol ? round.turn.choice.hex : null;
  return {
    tokens: one.stations.filter((station) => station.hex !== lifted),
    tokensLeft: lifted === null ? one.tokens : [priceOfLifted(title, one), ...one.tokens],
  };
}

/** The home station is free; once a corporation has taken over another, all its tokens have one price (18CZ-13.6). */
function priceOfLifted(title: Title, one: Corporation): number {
  const printed = title.corporations.find((fact) => fact.symbol === one.symbol)?.tokens.length ?? 0;
  return one.stations.length + one.tokens.length > printed ? title.parameters.tokenAfterTakeover : 0;
}

function depotPicture(title: Title, state: GameState): Json {
  const { queue, soldUnlimited, pool } = state.depot;
  const unlimited = title.trains.map((train) => train.rank).filter((rank) => rank in soldUnlimited);
  return { upcoming: [...queue.map((train) => train.rank), ...unlimited], discarded: pool.map((train) => train.rank) };
}

function companyPicture(state: GameState, symbol: string, value: number): Json {
  const one = state.companies[symbol];
  return { owner: owner(one?.owner ?? null), closed: one?.closed, value };
}

function auctionPicture(title: Title, { round, companies }: GameState): Json | null {
  if (round.kind !== "auction" || round.par) return null;
  const bids = Object.fromEntries(
    Object.entries(round.bids).map(([symbol, list]) => [
      symbol,
      list.map((bid) => ({ player: bid.seat + 1, price: bid.amount })),
    ]),
  );
  const unsold = title.companies.filter((fact) => companies[fact.symbol]?.owner === null);
  const minBid = unsold.map((fact, i) => {
    const highest = Math.max(0, ...(round.bids[fact.symbol] ?? []).map((bid) => bid.amount));
    const asked =
      i === 0 && highest === 0 ? companies[fact.symbol]?.price : Math.max(fact.price, highest) + title.bidStep;
    return [fact.symbol, asked] as const;
  });
  return { bids, minBid: Object.fromEntries(minBid), auctioning: round.contest };
}

function queueOf(title: Title, state: GameState): string[] | null {
  const { round } = state;
  if (round.kind !== "operating") return null;
  if (title.parameters.operatingOrder === "fixed") return [...round.order];
  const done = round.turn ? [...round.acted, round.turn.corporation] : round.acted;
  return [
    ...done,
    ...operatingOrder(title, state).filter((symbol) => round.order.includes(symbol) && !done.includes(symbol)),
  ];
}
