/** Positions of 18CZ for tests, in its words: directors, prices instead of cells, cards with sides. They go with `positions.ts`. */
import type { Title } from "../../engine/index.ts";
import { type Change, cash, holds, marker, station, tile } from "./positions.ts";

function the<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Error("the position has no such thing");
  return found;
}

const factOf = (title: Title, symbol: string) => the(title.corporations.find((one) => one.symbol === symbol));
const sideOf = (title: Title, rank: string) => the(title.trains.find((one) => one.rank === rank));

/** The space of the chart that shows the price. */
export const space = (title: Title, price: number): [number, number] => {
  const column = (title.market[0] ?? []).findIndex((cell) => cell?.price === price);
  if (column < 0) throw new Error(`no space shows ${price}`);
  return [0, column];
};

/** The marker goes to the space of the price, under those that are there. */
export const priced =
  (symbol: string, price: number): Change =>
  (draft, title) =>
    marker(symbol, space(title, price))(draft, title);

interface Standing18CZ {
  readonly director: number;
  /** The box it was started at, the lowest by default. */
  readonly par?: number;
  /** Present price, par by default. */
  readonly price?: number;
  /** Percent by seat or in the pool; by default what floats it, with the director. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly cash?: number;
  /** Sides, as in `["2a", "2+2b"]`. */
  readonly trains?: readonly string[];
  /** False: its first turn is still to come, and its home station with it. */
  readonly operated?: boolean;
  /** Where ATE or a large corporation has its home: hex, city, and the rotation of the large one's red tile; else the first there is. */
  readonly home?: { readonly hex: string; readonly city?: number; readonly rotation?: number };
}

/** A corporation that has been started; floated if players hold enough of it, and then with its home station and a first turn behind it. */
export const railway =
  (symbol: string, { director, ...more }: Standing18CZ): Change =>
  (draft, title) => {
    const fact = factOf(title, symbol);
    const one = the(draft.corporations[symbol]);
    const par = more.par ?? the(fact.parPrices[0]);
    one.par = par;
    one.president = director;
    the(one.certificates.find((each) => each.president)).holder = `seat:${director}`;
    priced(symbol, more.price ?? par)(draft, title);
    const shares = more.shares ?? { [director]: fact.floatPercent };
    for (const [who, percent] of Object.entries(shares)) holds(symbol, who, percent)(draft, title);
    const held = one.certificates.filter((each) => each.holder.startsWith("seat:"));
    one.floated = held.reduce((sum, each) => sum + each.percent, 0) >= fact.floatPercent;
    cash(symbol, more.cash ?? 0)(draft, title);
    for (const rank of more.trains ?? []) card(symbol, rank)(draft, title);
    one.operated = one.floated && more.operated !== false;
    if (one.operated) homeOf(symbol, more.home)(draft, title);
  };

/** The first rotation with which both ends of a red tile face hexes of the map. */
function rotationOn(title: Title, hex: string): number {
  const faces = title.map[hex]?.neighbours ?? {};
  return [0, 1, 2, 3, 4, 5].find((side) => faces[side] && faces[(side + 1) % 6]) ?? 0;
}

const homeOf =
  (symbol: string, chosen: Standing18CZ["home"]): Change =>
  (draft, title) => {
    const { home, homeTile } = factOf(title, symbol);
    const hex = the(chosen?.hex ?? home?.hex ?? homeTile?.hexes[0]);
    delete draft.board.homes[symbol];
    if (homeTile) tile(hex, homeTile.tile, chosen?.rotation ?? rotationOn(title, hex))(draft, title);
    station(symbol, hex, chosen?.city ?? home?.city ?? 0)(draft, title);
  };

/** A card with this side up for a corporation or the `pool`; the first of its letter still in the stack, or the next of letter j. */
export const card =
  (owner: string, rank: string): Change =>
  ({ depot, corporations }, title) => {
    const letter = sideOf(title, rank).card;
    const found = depot.queue.find((one) => one.rank === letter);
    const id = found?.id ?? `${letter}-${depot.soldUnlimited[letter] ?? 0}`;
    if (found) depot.queue = depot.queue.filter((one) => one !== found);
    else if (letter in depot.soldUnlimited) depot.soldUnlimited[letter] = (depot.soldUnlimited[letter] ?? 0) + 1;
    else throw new Error(`the stack has no card for ${rank}`);
    (owner === "pool" ? depot.pool : the(corporations[owner]).trains).push({ id, rank });
  };

/** The phase and no more: its name, not what cards have left the stack. */
export const phaseIs =
  (name: string): Change =>
  (draft) => {
    draft.phase = name;
  };

/** The cards before this letter are gone, and so many of its own; what is in play already stays. `j` without number: all are gone. */
export const stackAt =
  (letter: string, gone = 0): Change =>
  ({ depot }, title) => {
    const letters = [...new Set(title.trains.map((one) => one.card))];
    const first = letters.findIndex((one) => one.endsWith(letter));
    const own = depot.queue.filter((one) => one.rank === letters[first]).slice(gone);
    depot.queue = [...own, ...depot.queue.filter((one) => letters.indexOf(one.rank) > first)];
  };

/** Phase and stack as they are right after the first card of the letter was bought by nobody in particular. */
export const phase18cz =
  (letter: string): Change =>
  (draft, title) => {
    phaseIs(letter)(draft, title);
    stackAt(letter, letter === "a" ? 0 : 1)(draft, title);
  };

/** Sides that have rusted and cannot be had again. */
export const rusted =
  (...ranks: string[]): Change =>
  ({ depot }) => {
    depot.rusted = [...depot.rusted, ...ranks];
  };

/** Price of local railways on the track. */
export const localPrice =
  (price: number): Change =>
  (draft) => {
    draft.companyPrice = price;
  };

/** Power of a local railway used before. */
export const powerUsed =
  (company: string): Change =>
  ({ companies }) => {
    the(companies[company]).used = true;
  };

/** Seats in their present order. */
export const seated =
  (...order: number[]): Change =>
  (draft) => {
    draft.order = order;
    draft.priority = the(order[0]);
  };

/** A bank loan not repaid yet, and the surcharge of all loans so far. */
export const owes =
  (seat: number, debt: number, penalty = debt): Change =>
  ({ players }) => {
    Object.assign(the(players[seat]), { debt, penalty });
  };

/** A corporation that was taken over: out of the game. */
export const closed =
  (symbol: string): Change =>
  ({ corporations }) => {
    the(corporations[symbol]).closed = true;
  };
