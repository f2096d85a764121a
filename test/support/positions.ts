/** Positions for tests: a new game, changed field by field. Money comes from the bank and goes back to it. */
import {
  type Cell,
  type GameState,
  newGame,
  type OperatingTurn,
  operatingOrder,
  type StockRound,
  type Title,
  titleOf,
} from "../../engine/index.ts";
import { freshOperatingRound, freshStockRound, freshTurn } from "../../engine/model/fresh.ts";

export const [P1, P2, P3, P4, P5, P6] = [0, 1, 2, 3, 4, 5] as const;

type Writable<T> = T extends string | number | boolean ? T : { -readonly [K in keyof T]: Writable<T[K]> };
type Draft = Writable<GameState>;
export type Change = (draft: Draft, title: Title) => void;

export const game1830 = (players: number, options: Record<string, string> = {}): GameState =>
  newGame({ title: "1830", players, options });

export const game18cz = (players: number, options: Record<string, string> = {}, seed = 0): GameState =>
  newGame({ title: "18cz", players, options, seed });

export const game1835 = (players: number, options: Record<string, string> = {}): GameState =>
  newGame({ title: "1835", players, options });

export function changed(start: GameState, changes: readonly Change[]): GameState {
  const draft: Draft = JSON.parse(JSON.stringify(start));
  for (const change of changes) change(draft, titleOf(start));
  return draft;
}

function the<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Error("the position has no such thing");
  return found;
}

/** Money of a seat or a corporation. */
export const cash =
  (who: number | string, amount: number): Change =>
  (draft) => {
    const owner = the(typeof who === "number" ? draft.players[who] : draft.corporations[who]);
    draft.bank.cash += owner.cash - amount;
    owner.cash = amount;
  };

/** The bank's money; a seat gets or gives the difference. */
export const bank =
  (amount: number, seat: number): Change =>
  (draft) => {
    the(draft.players[seat]).cash += draft.bank.cash - amount;
    draft.bank.cash = amount;
  };

/** A minor of 1835 that a seat has bought, on its home. */
export const minor =
  (symbol: string, owner: number, treasury: number): Change =>
  (draft, title) => {
    const one = the(draft.corporations[symbol]);
    Object.assign(one, { president: owner, floated: true });
    for (const each of one.certificates) each.holder = `seat:${owner}`;
    draft.packet = draft.packet.filter((item) => item !== symbol);
    cash(symbol, treasury)(draft, title);
    home(symbol)(draft, title);
  };

interface Standing {
  readonly president: number;
  readonly par?: number;
  /** Percent by seat or in the pool; by default 60 for the president. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly at?: Cell;
  readonly cash?: number;
  readonly trains?: readonly string[];
  /** False: it has floated but not placed its home station. */
  readonly home?: boolean;
}

/** A corporation with a par; it has floated if 60 % are out, and has its home station then. */
export const corporation =
  (symbol: string, { president, par = 67, shares = { [president]: 60 }, ...more }: Standing): Change =>
  (draft, title) => {
    const one = the(draft.corporations[symbol]);
    one.par = par;
    one.president = president;
    the(one.certificates.find((each) => each.president)).holder = `seat:${president}`;
    marker(symbol, more.at ?? the(title.parCells.find((each) => each.price === par)).cell)(draft, title);
    for (const [who, percent] of Object.entries(shares)) holds(symbol, who, percent)(draft, title);
    const left = one.certificates.filter((each) => each.holder === "offering").length;
    one.floated = left <= 4;
    cash(symbol, more.cash ?? 0)(draft, title);
    for (const rank of more.trains ?? []) train(symbol, rank)(draft, title);
    if (one.floated && more.home !== false) home(symbol)(draft, title);
  };

/** What a seat or the pool holds, in percent, the president's certificate included; the rest comes from the offering. */
export const holds =
  (symbol: string, who: number | string, percent: number): Change =>
  (draft) => {
    const holder = who === "pool" ? who : (`seat:${Number(who)}` as const);
    const { certificates } = the(draft.corporations[symbol]);
    let missing = percent;
    for (const one of certificates) if (one.holder === holder) missing -= one.percent;
    for (const one of certificates.filter((each) => each.holder === "offering" && !each.president)) {
      if (missing > 0) [one.holder, missing] = [holder, missing - one.percent];
    }
    if (missing !== 0) throw new Error(`${holder} cannot hold ${percent} % of ${symbol}`);
  };

export const marker =
  (symbol: string, [row, column]: Cell): Change =>
  ({ market, corporations }) => {
    market.arrivals = [...market.arrivals.filter((other) => other !== symbol), symbol];
    the(corporations[symbol]).cell = [row, column];
  };

const home =
  (symbol: string): Change =>
  (draft, title) => {
    const { hex, city } = the(title.corporations.find((one) => one.symbol === symbol)?.home ?? undefined);
    delete draft.board.homes[symbol];
    station(symbol, hex, city ?? 0)(draft, title);
  };

export const station =
  (symbol: string, hex: string, city = 0): Change =>
  ({ board, corporations }) => {
    const one = the(corporations[symbol]);
    one.stations.push({ hex, city });
    one.tokens.shift();
    board.stations[hex] = [...(board.stations[hex] ?? []), { corporation: symbol, city }];
  };

/** A tile on the map; stations on the hex keep the number of their city. */
export const tile =
  (hex: string, number: string, rotation: number): Change =>
  ({ board: { tiles } }) => {
    tiles[hex] = { tile: number, rotation };
  };

/** A train of the rank for a corporation or the `pool`; trains are numbered by rank. */
export const train =
  (owner: string, rank: string): Change =>
  ({ depot, corporations }) => {
    const inUse = [...depot.pool, ...Object.values(corporations).flatMap((one) => one.trains)];
    const number = inUse.filter((one) => one.rank === rank).length;
    const id = `${rank}-${number}`;
    depot.queue = depot.queue.filter((one) => one.id !== id);
    if (rank in depot.soldUnlimited) depot.soldUnlimited[rank] = number + 1;
    (owner === "pool" ? depot.pool : the(corporations[owner]).trains).push({ id, rank });
  };

/** The phase as it is right after its first train was bought: earlier ranks are sold, private companies closed from 5 on. */
export const phase =
  (name: string): Change =>
  (draft, title) => {
    draft.phase = name;
    const order = title.trains.map((one) => one.rank);
    const first = draft.depot.queue.find((one) => one.rank === name);
    draft.depot.queue = draft.depot.queue.filter(
      (one) => one !== first && order.indexOf(one.rank) >= order.indexOf(name),
    );
    if (title.phases.find((one) => one.name === name)?.offboard !== "brown") return;
    for (const one of Object.values(draft.companies)) Object.assign(one, { owner: null, closed: true });
  };

/** The bank's queue begins with this rank. */
export const bankSells =
  (rank: string): Change =>
  ({ depot }, title) => {
    const order = title.trains.map((one) => one.rank);
    depot.queue = depot.queue.filter((one) => order.indexOf(one.rank) >= order.indexOf(rank));
  };

/** A private company belongs to a seat or a corporation. */
export const owns =
  (who: number | string, company: string): Change =>
  ({ companies }) => {
    the(companies[company]).owner = typeof who === "number" ? `seat:${who}` : `corporation:${who}`;
  };

export const priority =
  (seat: number): Change =>
  (draft) => {
    draft.priority = seat;
  };

export const stock =
  (turn: number, more: Partial<StockRound> = {}): Change =>
  (draft) => {
    const round: StockRound = { ...freshStockRound(2, turn), ...more };
    draft.round = JSON.parse(JSON.stringify(round));
  };

interface Rounds {
  readonly set?: number;
  readonly number?: number;
  readonly of?: number;
  readonly acted?: readonly string[];
}

/** An operating round in which the corporation has reached a step. */
export const operating =
  (symbol: string, step: OperatingTurn["step"], more: Partial<OperatingTurn> = {}, rounds: Rounds = {}): Change =>
  (draft, title) => {
    const turn: OperatingTurn = { ...freshTurn(symbol, step), ...more };
    const order = operatingOrder(title, draft);
    const plain = freshOperatingRound({ set: 1, number: 1, of: 1, order });
    draft.round = JSON.parse(JSON.stringify({ ...plain, ...rounds, turn }));
  };
