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
    ...title.companies
      .filter((one) => one.once !== null)
      .flatMap((one) => powers(title, one.symbol, pick([...nearStations(title, state), ...hexes], roll))),
    ...symbols.flatMap((corporation) => takeOvers(state, corporation)),
    ...hexes.flatMap((hex) => [0, 1, 2].map((city): Move => ({ type: "dropStation", hex, city }))),
    ...sides(title, state),
    ...tokens(companies, hexes),
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

/** Hexes with a station, and their neighbours. */
function nearStations(title: Title, { board }: GameState): string[] {
  const homes = Object.keys(board.stations);
  return homes.flatMap((hex) => [hex, ...Object.values(title.map[hex]?.neighbours ?? {})]);
}

/** Stations on hexes, without and with each company: only the one whose power grants a station may be named. */
function tokens(companies: readonly string[], hexes: readonly string[]): Move[] {
  const by = [{}, ...companies.map((company) => ({ company }))];
  return hexes.flatMap((hex) =>
    [0, 1].flatMap((city) => by.map((power): Move => ({ type: "placeToken", hex, city, ...power }))),
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
  const sellers = ["bank", "pool", ...owned.map((one) => one.owner)];
  return [
    ...owned.map((one): Move => ({ type: "discardTrain", corporation: one.owner, train: one.id })),
    ...[...new Set(sellers)].flatMap((from) =>
      [...new Set(ids)]
        .filter((id) => sideOf(id).length === 1)
        .flatMap((train) =>
          [1, ...faces, ...cash, ...cash.map((n) => n + 1)].map(
            (price): Move => ({ type: "buyTrain", from, train, price }),
          ),
        ),
    ),
    ...ids.flatMap((train) =>
      owned.map((one): Move => ({ type: "buyTrain", from: "bank", train, price: 800, tradeIn: one.id })),
    ),
  ];
}
