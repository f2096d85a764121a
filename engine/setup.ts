/** The state in which a game begins (C-1.5, C-12.1, 1830-1). */
import { freshStockRound } from "./model/fresh.ts";
import type { Company, Corporation, Depot, GameState, Round, Train } from "./model/state.ts";
import type { CorporationFact, Title } from "./model/title.ts";
import { workOn } from "./position.ts";
import { neutralReceives } from "./rounds/cards.ts";
import { titleById, titleFor } from "./titles/registry.ts";

export interface NewGameInput {
  /** Id of a title. */
  readonly title: string;
  readonly players: number;
  /** Rule options that differ from those of the profile. */
  readonly options?: Readonly<Record<string, string>>;
  /** Name of a set of options of the title; the defaults without one. */
  readonly profile?: string;
  /** Where the random generator begins, for titles that draw. */
  readonly seed?: number;
}

/** First state of a game; throws on an unknown title, profile, option or value and on a wrong number of players. */
export function newGame({ title: id, players, options = {}, profile, seed = 0 }: NewGameInput): GameState {
  const cash = titleById(id).startingCash[String(players)];
  if (cash === undefined) throw new Error(`${titleById(id).name} is not for ${players} players`);
  const title = titleFor(id, players);
  const chosen = chooseOptions(title, { ...optionsOfProfile(title, profile), ...options });
  const work = workOn({ title, state: firstState(title, players, cash, chosen, seed % 2 ** 31) });
  const [size] = title.neutral?.sizes ?? [];
  if (size !== undefined) neutralReceives(work, size);
  return work.state;
}

function firstState(
  title: Title,
  players: number,
  cash: number,
  chosen: Record<string, string>,
  seed: number,
): GameState {
  return {
    title: title.id,
    options: chosen,
    bank: { cash: (title.bank ?? 0) - cash * players, broken: false },
    players: Array.from({ length: players }, () => ({ cash, bankrupt: false, debt: 0, penalty: 0 })),
    corporations: bySymbol(title.corporations.map(newCorporation)),
    companies: bySymbol(
      title.companies.map(({ symbol, price }): Company => ({ symbol, owner: null, closed: false, price, used: false })),
    ),
    market: { arrivals: [] },
    depot: newDepot(title, chosen),
    board: {
      tiles: {},
      stations: {},
      homes: Object.fromEntries(
        title.corporations.flatMap(({ symbol, home }) =>
          home && symbol !== title.parameters.formation?.corporation ? [[symbol, home]] : [],
        ),
      ),
    },
    phase: title.phases[0]?.name ?? "",
    priority: 0,
    order: Array.from({ length: players }, (_, seat) => seat),
    seed,
    neutral: title.neutral ? { cash: 0 } : null,
    companyPrice: null,
    packet: title.packet.flat().map((item) => item.id),
    swap: null,
    formation: null,
    formationDue: null,
    founder: null,
    round: firstRound(title, players, chosen),
    offer: null,
    discarding: [],
    result: null,
  };
}

function firstRound({ parameters: { opening } }: Title, players: number, options: Record<string, string>): Round {
  if (opening === "draft") return { kind: "draft", turn: 0, step: 0, passed: [] };
  if (opening === "auction") return { kind: "auction", turn: 0, passes: 0, bids: {}, contest: null, par: null };
  return freshStockRound(1, options["start"] === "clemens" ? players - 1 : 0);
}

function optionsOfProfile(title: Title, name: string | undefined): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const profile = Object.hasOwn(title.profiles, name) ? title.profiles[name] : undefined;
  if (!profile) throw new Error(`${title.name} has no profile ${name}`);
  return profile;
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
    par: fact.start?.price ?? null,
    cell: null,
    floated: false,
    closed: false,
    operated: false,
    certificates: fact.certificates.map((one) => ({
      percent: one.percent,
      president: one.president,
      holder: one.reserved ? "reserve" : "offering",
    })),
    trains: [],
    stations: [],
    tokens: fact.tokens,
    lastRevenue: null,
    debt: 0,
  };
}

function newDepot(title: Title, options: Readonly<Record<string, string>>): Depot {
  const changed = title.trainCounts(options);
  const counts = title.trains
    .filter(({ rank, card }) => rank === card)
    .map(({ rank, count }) => ({ rank, count: changed[rank] ?? count }));
  const queue = counts.flatMap(({ rank, count }) =>
    Array.from({ length: count ?? 0 }, (_, n): Train => ({ id: `${rank}-${n}`, rank })),
  );
  const unlimited = counts.filter(({ count }) => count === null).map(({ rank }) => [rank, 0] as const);
  return { queue, soldUnlimited: Object.fromEntries(unlimited), pool: [], rusted: [] };
}
