/** Our state in the words of the recorded states, so that both can be compared leaf by leaf. */
import {
  type Corporation,
  certificateLimit,
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
  type Title,
  titleById,
} from "../../engine/index.ts";
import type { Json } from "./oracle.ts";

const STEP_NAMES: Readonly<Record<StepName, string | null>> = {
  auction: "waterfall_auction",
  contest: "waterfall_auction",
  grantedPar: "private_par",
  stock: "buy_sell_par",
  homeToken: "home_token",
  track: "lay_track",
  stationChoice: "home_token",
  grantedToken: "special_token",
  token: "place_token",
  routes: "run_routes",
  dividend: "dividend",
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
}

export function picture(state: GameState, memory: Memory): Json {
  const title = titleById(state.title);
  const what = decision(state);
  const isOver = state.result !== null;
  return {
    round: roundName(state.round),
    phase: state.phase,
    ...(isOver ? {} : { step: STEP_NAMES[what.step], active: activeOf(state, what), actingPlayers: actingOf(what) }),
    finished: isOver,
    endReason: state.result?.reason ?? null,
    bank: state.bank.cash,
    bankBroken: state.bank.broken,
    priority: isOver ? null : memory.priority + 1,
    playerOrder: memory.order.map((seat) => seat + 1),
    certLimit: certificateLimit(title, state),
    players: Object.fromEntries(state.players.map((_, seat) => [seat + 1, playerPicture(title, state, seat)])),
    corporations: Object.fromEntries(
      Object.values(state.corporations).map((one) => [one.symbol, corporationPicture(title, state, one)]),
    ),
    depot: depotPicture(title, state),
    tiles: Object.fromEntries(
      Object.entries(state.board.tiles).map(([hex, one]) => [hex, `${one.tile}:${one.rotation}`]),
    ),
    privates: Object.fromEntries(
      title.companies.map(({ symbol, price }) => [symbol, companyPicture(state, symbol, price)]),
    ),
    auction: auctionPicture(title, state),
    lastRevenue: memory.lastRevenue,
    operatingOrder: operatingOrder(title, state),
    orQueue: queueOf(title, state),
  };
}

function roundName(round: Round): string {
  if (round.kind === "auction") return "ISR";
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

/** The recorded states ask for one corporation's discards at a time, ours for all at once (C-7.9). */
const actingOf = (what: Decision): number[] =>
  (what.step === "discard" ? what.deciders.slice(0, 1) : what.deciders).map((seat) => seat + 1);

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
  };
}

function corporationPicture(title: Title, state: GameState, one: Corporation): Json {
  return {
    president: one.president === null ? null : one.president + 1,
    available: true,
    cash: one.cash,
    par: one.par,
    price: priceOf(title, one),
    cell: one.cell,
    stackIndex: one.cell ? state.market.stacks[one.cell.join()]?.indexOf(one.symbol) : null,
    floated: one.floated,
    operated: one.operated,
    closed: false,
    trains: one.trains.map((train) => train.rank),
    companies: companiesOf(state, `corporation:${one.symbol}`),
    ...tokenPicture(state, one),
    ipo: percentHeld(one, "offering"),
    market: percentHeld(one, "pool"),
  };
}

/** While its city is being chosen (C-6.9), the recorded states show the station as not placed. */
function tokenPicture({ round }: GameState, one: Corporation): Json {
  const lifted =
    round.kind === "operating" && round.turn?.choice?.corporation === one.symbol ? round.turn.choice.hex : null;
  return {
    tokens: one.stations.filter((station) => station.hex !== lifted),
    tokensLeft: lifted === null ? one.tokens : [0, ...one.tokens],
  };
}

function depotPicture(title: Title, state: GameState): Json {
  const { queue, soldUnlimited, pool } = state.depot;
  const unlimited = title.trains.map((train) => train.rank).filter((rank) => rank in soldUnlimited);
  return { upcoming: [...queue.map((train) => train.rank), ...unlimited], discarded: pool.map((train) => train.rank) };
}

function companyPicture(state: GameState, symbol: string, face: number): Json {
  const one = state.companies[symbol];
  return { owner: owner(one?.owner ?? null), closed: one?.closed, value: face };
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
  const done = round.turn ? [...round.acted, round.turn.corporation] : round.acted;
  return [
    ...done,
    ...operatingOrder(title, state).filter((symbol) => round.order.includes(symbol) && !done.includes(symbol)),
  ];
}
