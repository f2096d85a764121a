/** Positions of 1835 for tests, in its words: directors, certificates off a stack, minors and the start packet. They go with `positions.ts`. */
import { type Cell, type GameState, newGame, type Title } from "../../engine/index.ts";
import { type Change, cash, holds, marker, operating, station, train } from "./positions.ts";

function the<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Error("the position has no such thing");
  return found;
}

const factOf = (title: Title, symbol: string) => the(title.corporations.find((one) => one.symbol === symbol));

export const game1835 = (players = 4, options: Record<string, string> = {}): GameState =>
  newGame({ title: "1835", players, options });

/** The start packet is sold out; who owns what is said by other changes. */
export const packetSold: Change = (draft) => {
  draft.packet = [];
};

/** Only these items of the start packet are left. */
export const packetHas =
  (...items: string[]): Change =>
  (draft) => {
    draft.packet = draft.packet.filter((item) => items.includes(item));
  };

interface Standing1835 {
  readonly director: number;
  /** Percent by seat or in the pool, the director's certificate included; by default 50 for the director. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly at?: Cell;
  readonly cash?: number;
  readonly trains?: readonly string[];
  /** False: its first turn is still to come. */
  readonly operated?: boolean;
  /** City of its home station, where its home has several. */
  readonly city?: number;
}

/** A corporation whose director's certificate is sold; it has floated, stands on the chart and on the map if half of it is sold. */
export const company1835 =
  (symbol: string, { director, shares = { [director]: 50 }, ...more }: Standing1835): Change =>
  (draft, title) => {
    const fact = factOf(title, symbol);
    const one = the(draft.corporations[symbol]);
    the(one.certificates.find((each) => each.president)).holder = `seat:${director}`;
    one.president = director;
    for (const [who, percent] of Object.entries(shares)) holds(symbol, who, percent)(draft, title);
    const left = one.certificates.filter((each) => each.holder === "offering");
    one.floated = left.reduce((sum, each) => sum + each.percent, 0) <= 50;
    cash(symbol, more.cash ?? 0)(draft, title);
    if (!one.floated) return;
    one.operated = more.operated !== false;
    marker(symbol, more.at ?? [...the(fact.start).cell])(draft, title);
    for (const rank of more.trains ?? []) train(symbol, rank)(draft, title);
    const home = the(fact.home);
    delete draft.board.homes[symbol];
    station(symbol, home.hex, more.city ?? home.city ?? 0)(draft, title);
  };

/** A minor that a player has bought, with its station on the map. */
export const minor =
  (symbol: string, owner: number, more: { readonly cash?: number; readonly trains?: readonly string[] } = {}): Change =>
  (draft, title) => {
    const one = the(draft.corporations[symbol]);
    Object.assign(one, { president: owner, floated: true });
    for (const each of one.certificates) each.holder = `seat:${owner}`;
    draft.packet = draft.packet.filter((item) => item !== symbol);
    cash(symbol, more.cash ?? 0)(draft, title);
    for (const rank of more.trains ?? []) train(symbol, rank)(draft, title);
    const home = the(factOf(title, symbol).home);
    delete draft.board.homes[symbol];
    station(symbol, home.hex, home.city ?? 0)(draft, title);
  };

/** The 10 % shares of Prussia that players have bought before it is there: percent by seat. */
export const rights =
  (shares: Readonly<Record<number, number>>): Change =>
  (draft, title) => {
    for (const [seat, percent] of Object.entries(shares)) holds("PR", Number(seat), percent)(draft, title);
  };

/** What a player has received for papers that joined Prussia: certificates of these sizes. */
export const exchanged =
  (seat: number, ...percents: number[]): Change =>
  (draft) => {
    const { certificates } = the(draft.corporations["PR"]);
    for (const percent of percents) {
      the(certificates.find((one) => one.holder === "reserve" && !one.president && one.percent === percent)).holder =
        `seat:${seat}`;
    }
  };

/** The phase by its name, and no train of an earlier kind in the bank; `gone` trains of its own kind are sold. */
export const phase1835 =
  (name: string, gone = 1): Change =>
  (draft, title) => {
    draft.phase = name;
    const kinds = title.trains.map((one) => one.rank);
    const own = the(title.phases.find((one) => one.name === name)).train ?? "";
    const sold = draft.depot.queue.filter((one) => one.rank === own).slice(0, gone);
    draft.depot.queue = draft.depot.queue.filter(
      (one) => !sold.includes(one) && kinds.indexOf(one.rank) >= kinds.indexOf(own),
    );
  };

/** Percent that a holder has. */
export const percentOf = ({ corporations }: GameState, symbol: string, holder: string): number =>
  the(corporations[symbol])
    .certificates.filter((one) => one.holder === holder)
    .reduce((sum, one) => sum + one.percent, 0);

/** Price on the chart. */
export const priceIn = (title: Title, { corporations }: GameState, symbol: string): number => {
  const [row, column] = the(the(corporations[symbol]).cell);
  return the(title.market[row]?.[column]).price;
};

/** A minor that has joined Prussia: it is gone. */
export const joined =
  (symbol: string): Change =>
  (draft) => {
    Object.assign(the(draft.corporations[symbol]), { president: null, closed: true, stations: [], tokens: [] });
    draft.packet = draft.packet.filter((item) => item !== symbol);
    delete draft.board.homes[symbol];
  };

/** An operating round in which the company has reached a step; minors come first. */
export const operating1835 =
  (...[symbol, step, more, rounds]: Parameters<typeof operating>): Change =>
  (draft, title) => {
    operating(symbol, step, more, rounds)(draft, title);
    if (draft.round.kind !== "operating") return;
    const { corporations } = draft;
    const minors = title.corporations.filter((one) => one.minor && corporations[one.symbol]?.floated);
    const inPlay = minors.map((one) => one.symbol).filter((one) => !corporations[one]?.closed);
    draft.round.order = [...inPlay, ...draft.round.order.filter((one) => !inPlay.includes(one))];
  };
