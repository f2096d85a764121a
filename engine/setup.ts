/** The state in which a game begins (C-1.5, C-12.1, 1830-1). */
import type { Company, Corporation, Depot, GameState, Train } from "./model/state.ts";
import type { CorporationFact, Title } from "./model/title.ts";
import { titleById } from "./titles/registry.ts";

export interface NewGameInput {
  /** Id of a title. */
  readonly title: string;
  readonly players: number;
  /** Rule options that differ from their defaults. */
  readonly options?: Readonly<Record<string, string>>;
}

/** First state of a game; throws on an unknown title, option or value and on a wrong number of players. */
export function newGame({ title: id, players, options = {} }: NewGameInput): GameState {
  const title = titleById(id);
  const cash = title.startingCash[String(players)];
  if (cash === undefined) throw new Error(`${title.name} is not for ${players} players`);
  const chosen = chooseOptions(title, options);
  return {
    title: id,
    options: chosen,
    bank: { cash: title.bank - cash * players, broken: false },
    players: Array.from({ length: players }, () => ({ cash, bankrupt: false })),
    corporations: bySymbol(title.corporations.map(newCorporation)),
    companies: bySymbol(
      title.companies.map(({ symbol, price }): Company => ({ symbol, owner: null, closed: false, price, used: false })),
    ),
    market: { stacks: {} },
    depot: newDepot(title, chosen),
    board: {
      tiles: {},
      stations: {},
      supply: title.tileCounts,
      homes: Object.fromEntries(title.corporations.map(({ symbol, home }) => [symbol, home])),
    },
    phase: title.phases[0]?.name ?? "",
    priority: 0,
    round: { kind: "auction", turn: 0, passes: 0, bids: {}, contest: null, par: null },
    offer: null,
    discarding: [],
    result: null,
  };
}

function chooseOptions(title: Title, wanted: Readonly<Record<string, string>>): Record<string, string> {
  for (const [id, value] of Object.entries(wanted)) {
    const option = title.options.find((one) => one.id === id);
    if (!option?.values.includes(value)) throw new Error(`${title.name} has no option ${id} = ${value}`);
  }
  return Object.fromEntries(title.options.map(({ id, values }) => [id, wanted[id] ?? values[0] ?? ""]));
}

function bySymbol<T extends { symbol: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((one) => [one.symbol, one]));
}

function newCorporation(fact: CorporationFact): Corporation {
  return {
    symbol: fact.symbol,
    cash: 0,
    president: null,
    par: null,
    cell: null,
    floated: false,
    operated: false,
    certificates: fact.certificates.map((one) => ({ ...one, holder: "offering" })),
    trains: [],
    stations: [],
    tokens: fact.tokens,
    lastRevenue: null,
  };
}

function newDepot(title: Title, options: Readonly<Record<string, string>>): Depot {
  const changed = title.trainCounts(options);
  const counts = title.trains.map(({ rank, count }) => ({ rank, count: changed[rank] ?? count }));
  const queue = counts.flatMap(({ rank, count }) =>
    Array.from({ length: count ?? 0 }, (_, n): Train => ({ id: `${rank}-${n}`, rank })),
  );
  const unlimited = counts.filter(({ count }) => count === null).map(({ rank }) => [rank, 0] as const);
  return { queue, soldUnlimited: Object.fromEntries(unlimited), pool: [] };
}
