/**
 * Moves that lie near the legal ones without being made from them: every tile in every rotation on a hex, every price beside a
 * bound, every train of every seller, each of them also by another seat. Most are illegal; the options must say which.
 */
import type { GameState, Move, Title } from "../../engine/index.ts";
import { pick } from "./legal.ts";

type Roll = (below: number) => number;

const PLACES = ["offering", "pool"] as const;

export function movesToTry(title: Title, state: GameState, roll: Roll): Move[] {
  const hexes = Object.keys(title.map);
  const symbols = title.corporations.map((one) => one.symbol);
  const companies = title.companies.map((one) => one.symbol);
  return [
    ...simple(),
    ...symbols.flatMap((corporation) => shares(title, corporation)),
    ...companies.flatMap((company) => deals(title, state, company)),
    ...lays(title, pick(hexes, roll)),
    ...lays(title, pick([...nearStations(title, state), ...hexes.slice(0, 1)], roll)),
    ...title.companies.flatMap((one) => powers(title, one.symbol, one.extraLay?.hex ?? one.teleport?.hex)),
    ...title.companies.flatMap((one) => directorsLays(title, one)),
    ...title.companies
      .filter((one) => one.once !== null)
      .flatMap((one) => powers(title, one.symbol, pick([...nearStations(title, state), ...hexes], roll))),
    ...symbols.flatMap((corporation) => takeOvers(state, corporation)),
    ...hexes.flatMap((hex) => [0, 1, 2].map((city): Move => ({ type: "dropStation", hex, city }))),
    ...sides(title, state),
    ...packet(title),
    ...symbols.flatMap((corporation) => certificates(title, state, corporation)),
    ...formation(title, state),
    ...tokens(title, companies),
    ...trains(title, state),
  ];
}

const simple = (): Move[] => [
  { type: "pass" },
  { type: "done" },
  { type: "answer", accept: true },
  { type: "answer", accept: false },
  { type: "withdraw" },
  { type: "declareBankruptcy" },
  { type: "dividend", kind: "pay" },
  { type: "dividend", kind: "withhold" },
  { type: "dividend", kind: "split" },
  { type: "run", routes: "best" },
  { type: "repayLoan" },
];

const shares = (title: Title, corporation: string): Move[] => [
  ...PLACES.map((from): Move => ({ type: "buyShare", corporation, from })),
  ...[1, 2, 3, 4, 5, 6, 7].map((count): Move => ({ type: "sellShares", corporation, count })),
  ...title.parCells.flatMap(({ price }) =>
    [0, 1].map((more): Move => ({ type: "par", corporation, price: price + more })),
  ),
];

/** Every item of a start packet: without a price, at its own, and beside it. */
const packet = (title: Title): Move[] =>
  title.packet
    .flat()
    .flatMap(({ id, price }): Move[] => [
      { type: "buyPrivate", company: id },
      ...[-1, 0, 1].map((more): Move => ({ type: "buyPrivate", company: id, price: price + more })),
    ]);

const SIZES = [5, 10, 20];

/** Sizes of certificates in one sale, among them sets that nobody holds. */
const SETS = [
  ...SIZES.flatMap((size) => [1, 2, 3, 4, 5].map((count) => Array<number>(count).fill(size))),
  [20, 10],
  [20, 10, 10],
  [20, 10, 10, 10],
  [20, 20, 10],
  [10, 5],
  [10, 5, 5],
  [10, 10, 5],
  [10, 10, 5, 5],
  [10, 20],
  [30],
];

/** Certificates by their sizes: bought, taken from other players, sold, and chosen for the president's one. */
function certificates(title: Title, { players }: GameState, corporation: string): Move[] {
  const price = title.corporations.find((one) => one.symbol === corporation)?.start?.price;
  return [
    ...(price === undefined ? [] : [{ type: "par", corporation, price } as const]),
    ...PLACES.flatMap((from) => SIZES.map((percent): Move => ({ type: "buyShare", corporation, from, percent }))),
    ...players.flatMap((_, from) =>
      SIZES.map((percent): Move => ({ type: "nationalise", corporation, from, percent })),
    ),
    ...SETS.flatMap((percents): Move[] => [
      { type: "sellShares", corporation, count: percents.length, percents },
      { type: "sellShares", corporation, count: percents.length + 1, percents },
    ]),
  ];
}

/** Answers to questions about a formation: each paper alone, pairs, all of each owner, one twice, and the choice of a swap. */
function formation(title: Title, { corporations, companies, players }: GameState): Move[] {
  const minors = title.corporations.filter(({ minor }) => minor !== null).map(({ symbol }) => symbol);
  const papers = [...minors, ...title.companies.map(({ symbol }) => symbol)];
  const ownerOf = (paper: string) => companies[paper]?.owner ?? `seat:${corporations[paper]?.president}`;
  const owned = players.map((_, seat) => papers.filter((paper) => ownerOf(paper) === `seat:${seat}`));
  const pairs = (title.parameters.formation ? papers : []).flatMap((one) => papers.map((other) => [one, other]));
  const sets = [[], ...papers.map((one) => [one]), ...pairs, ...owned, papers];
  return [
    ...sets.map((chosen): Move => ({ type: "join", papers: chosen })),
    ...[true, false].map((accept): Move => ({ type: "found", accept })),
    ...SETS.filter(({ length }) => length <= 4).map((percents): Move => ({ type: "swap", percents })),
  ];
}

function deals(title: Title, state: GameState, company: string): Move[] {
  const face = title.companies.find((one) => one.symbol === company)?.price ?? 0;
  const { round } = state;
  const bids = round.kind === "auction" ? (round.bids[company] ?? []).map((one) => one.amount) : [];
  const highest = Math.max(face, ...bids);
  const cash = [...state.players, ...Object.values(state.corporations)].map((one) => one.cash);
  const prices = [
    0,
    1,
    Math.ceil(face / 2) - 1,
    Math.ceil(face / 2),
    face * 2,
    face * 2 + 1,
    ...cash,
    ...cash.map((n) => n + 1),
  ];
  return [
    { type: "buyPrivate", company },
    ...[-1, 0, 1].map((more): Move => ({ type: "buyPrivate", company, price: face + more })),
    { type: "sellCompany", company },
    ...[face, highest + 4, highest + 5, ...cash, ...cash.map((n) => n + 1)].map(
      (amount): Move => ({ type: "bid", company, amount }),
    ),
    ...prices.map((price): Move => ({ type: "buyCompany", company, price })),
    ...prices.map((price): Move => ({ type: "buyPrivateFrom", company, price })),
    ...title.corporations.flatMap(({ symbol }) =>
      PLACES.map((from): Move => ({ type: "exchange", company, corporation: symbol, from })),
    ),
  ];
}

const lays = (title: Title, hex: string, company?: string): Move[] =>
  Object.keys(title.tiles).flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].map(
      (rotation): Move => ({ type: "layTile", hex, tile, rotation, ...(company === undefined ? {} : { company }) }),
    ),
  );

const powers = (title: Title, company: string, hex: string | undefined): Move[] =>
  hex === undefined ? [] : lays(title, hex, company).filter((_, n) => n % 3 === 0);

/** Free lays of a company on its hexes, and on another one. */
const directorsLays = (title: Title, { symbol, directorLays }: Title["companies"][number]): Move[] =>
  directorLays ? [...Object.keys(directorLays), "H8"].flatMap((hex) => lays(title, hex, symbol)) : [];

/** Hexes with a station, and their neighbours. */
function nearStations(title: Title, { board }: GameState): string[] {
  const homes = Object.keys(board.stations);
  return homes.flatMap((hex) => [hex, ...Object.values(title.map[hex]?.neighbours ?? {})]);
}

/** Stations on hexes, without and with each company: only the one whose power grants a station may be named. */
function tokens({ map }: Title, companies: readonly string[]): Move[] {
  const by = [{}, ...companies.map((company) => ({ company }))];
  return Object.entries(map).flatMap(([hex, { nodes = [] }]) =>
    [0, 1, ...(nodes.length > 2 ? [2] : [])].flatMap((city) =>
      by.map((power): Move => ({ type: "placeToken", hex, city, ...power })),
    ),
  );
}

/** Half a price and one and a half times it, all that is in a treasury, and one beside each. */
function takeOvers({ corporations }: GameState, corporation: string): Move[] {
  const cash = Object.values(corporations).map((one) => one.cash);
  const prices = [20, 23, 25, 33, 34, 60, 67, 68, 100, ...cash, ...cash.map((n) => Math.floor(n / 3))];
  return prices.map((price): Move => ({ type: "takeOver", corporation, price }));
}

/** Every side of every train that lies open, from everybody, and every train converted or scrapped. */
function sides(title: Title, { corporations, depot }: GameState): Move[] {
  const owned = Object.values(corporations).flatMap((one) => one.trains.map(({ id }) => ({ id, from: one.symbol })));
  const cards = [
    ...owned,
    ...depot.pool.map(({ id }) => ({ id, from: "pool" })),
    ...depot.queue.slice(0, 2).map(({ id }) => ({ id, from: "bank" })),
  ];
  return [
    ...owned.flatMap(({ id }): Move[] => [
      { type: "convertTrain", train: id },
      { type: "scrapTrain", train: id },
    ]),
    ...cards.flatMap(({ id, from }) =>
      title.trains.flatMap(({ rank, price }) =>
        [1, price].map((each): Move => ({ type: "buyTrain", from, train: id, price: each, rank })),
      ),
    ),
  ];
}

function trains(title: Title, { corporations, depot }: GameState): Move[] {
  const owned = Object.values(corporations).flatMap((one) => one.trains.map(({ id }) => ({ id, owner: one.symbol })));
  const sold = Object.entries(depot.soldUnlimited).map(([rank, count]) => `${rank}-${count}`);
  const ids = [...owned, ...depot.pool, ...depot.queue.slice(0, 3)].map((one) => one.id).concat(sold);
  const faces = title.trains.flatMap(({ price, tradeIn }) => [price, price + 1, ...(tradeIn ? [tradeIn.price] : [])]);
  const cash = Object.values(corporations).map((one) => one.cash);
  const sideOf = (id: string) => title.trains.filter((one) => one.card === id.slice(0, id.lastIndexOf("-")));
  const sellersOf = (id: string) => {
    const owner = owned.find((one) => one.id === id)?.owner;
    const other = owned.find((one) => one.owner !== owner)?.owner;
    return ["bank", "pool", ...[owner, other].filter((one) => one !== undefined)];
  };
  return [
    ...owned.map((one): Move => ({ type: "discardTrain", corporation: one.owner, train: one.id })),
    ...[...new Set(ids)]
      .filter((id) => sideOf(id).length === 1)
      .flatMap((train) =>
        sellersOf(train).flatMap((from) =>
          [1, ...new Set([...faces, ...cash, ...cash.map((n) => n + 1)])].map(
            (price): Move => ({ type: "buyTrain", from, train, price }),
          ),
        ),
      ),
    ...ids.flatMap((train) =>
      owned.map((one): Move => ({ type: "buyTrain", from: "bank", train, price: 800, tradeIn: one.id })),
    ),
  ];
}
