/** Compares a recorded list of legal moves with a decision: both are brought into one canonical form, key by key. */
import {
  type Decision,
  type GameState,
  type Option,
  type OptionOf,
  type OptionType,
  titleOf,
} from "../../engine/index.ts";
import { type Difference, firstDifference, type Json } from "./oracle.ts";

type Rows = Json[];

const rows = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : []);

/** Rows without order and repetition. */
function asSet(list: readonly Json[]): string[] {
  return [...new Set(list.map((row) => JSON.stringify(row, Object.keys(row).sort())))].sort();
}

function of<T extends OptionType>(options: readonly Option[], type: T): OptionOf<T>[] {
  return options.filter((option): option is OptionOf<T> => option.type === type);
}

/** First key in which the lists differ; `expected` is the recorded one. */
export function compareLegal(expected: Json, state: GameState, got: Decision): Difference | undefined {
  for (const [key, read] of Object.entries(keys)) {
    if (SIDE_KEYS.has(key) && isForced(state, got)) continue;
    if (key === "buy" && isInDebt(state, got)) continue;
    const [theirs, ours] = [read.theirs(expected, state), read.ours(got, state)];
    const difference = firstDifference(theirs, ours, key);
    if (difference) return { path: key, ...onlyThere(theirs, ours) };
  }
  return undefined;
}

const SIDE_KEYS = new Set(["specialTiles", "buyPrivates", "sellPrivates"]);

/** The recorded lists offer side moves of the corporation in turn while a forced choice is open; 18CZ-6.3 does not. */
function isForced(state: GameState, { step }: Decision): boolean {
  const hasRule = titleOf(state).parameters.companyPrices !== null;
  return hasRule && ["stationChoice", "stationDrop", "acquired", "discard"].includes(step);
}

/** The recorded lists name shares for sale to who owes the bank; 18CZ-16.7 lets him buy none. */
const isInDebt = (state: GameState, { step, deciders }: Decision): boolean =>
  step === "stock" && deciders.some((seat) => (state.players[seat]?.debt ?? 0) > 0);

/** The recorded lists let somebody without cash repay nothing. */
const isPenniless = ({ round, players }: GameState): boolean =>
  round.kind === "stock" && players[round.turn]?.cash === 0;

/** What only one side has, so that a difference can be read. */
function onlyThere(theirs: unknown, ours: unknown): { expected: unknown; got: unknown } {
  if (!Array.isArray(theirs) || !Array.isArray(ours)) return { expected: theirs, got: ours };
  return { expected: theirs.filter((one) => !ours.includes(one)), got: ours.filter((one) => !theirs.includes(one)) };
}

interface Key {
  theirs(expected: Json, state: GameState): unknown;
  ours(got: Decision, state: GameState): unknown;
}

const place = (from: string): string => (from === "offering" ? "ipo" : "market");

const keys: Readonly<Record<string, Key>> = {
  mayPass: {
    theirs: ({ mayPass, mustSell }) => mayPass && !mustSell,
    ours: ({ options }) => options.some((option) => !option.side && (option.type === "pass" || option.type === "done")),
  },
  bids: {
    theirs: ({ bids }) =>
      asSet(rows(bids).map((row) => ({ private: row["private"], min: row["min"], max: row["max"] }))),
    ours: ({ step, options }) =>
      asSet([
        ...of(step === "draft" ? [] : options, "buyPrivate").map((one) => ({
          private: one.company,
          min: one.price,
          max: one.price,
        })),
        ...of(options, "bid").map((one) => ({ private: one.company, min: one.min, max: one.max })),
      ]),
  },
  draft: {
    theirs: ({ draft }) => asSet(rows(draft)),
    ours: ({ step, options }) =>
      asSet(
        of(step === "draft" ? options : [], "buyPrivate").map((one) => ({ private: one.company, price: one.price })),
      ),
  },
  repayLoan: {
    theirs: ({ repayLoan }, state) => (isPenniless(state) ? undefined : repayLoan),
    ours: ({ options }) => of(options, "repayLoan")[0]?.debt,
  },
  sellPrivates: {
    theirs: ({ sellPrivates }) => asSet(rows(sellPrivates)),
    ours: ({ options }) => asSet(of(options, "sellCompany").map((one) => ({ private: one.company, price: one.price }))),
  },
  corporations: {
    theirs: ({ corporations }) => asSet(rows(corporations)),
    ours: ({ options }) =>
      asSet(
        of(options, "takeOver").map((one) => ({
          corporation: one.corporation,
          min: one.min,
          max: one.max,
          shares: one.shares,
        })),
      ),
  },
  removable: {
    theirs: ({ removable }) => asSet(rows(removable).map((row) => ({ hex: row["hex"], city: row["city"] }))),
    ours: ({ options }) => asSet(of(options, "dropStation").map((one) => ({ hex: one.hex, city: one.city }))),
  },
  bought: {
    theirs: ({ bought }) =>
      asSet([
        ...rows(bought).map((row) => ({ scrap: row["train"] })),
        ...rows(bought)
          .filter((row) => row["affordable"])
          .map((row) => ({ train: row["train"], to: row["upgradeTo"], price: row["price"] })),
      ]),
    ours: ({ options }) =>
      asSet([
        ...of(options, "scrapTrain").map((one) => ({ scrap: one.rank })),
        ...of(options, "convertTrain").map((one) => ({ train: one.rank, to: one.to, price: one.price })),
      ]),
  },
  buy: {
    theirs: ({ buy }) => asSet(rows(buy)),
    ours: ({ options }) =>
      asSet(
        of(options, "buyShare").map((one) => ({
          corporation: one.corporation,
          from: place(one.from),
          percent: one.percent,
          price: one.price,
        })),
      ),
  },
  par: {
    theirs: ({ par }) => asSet(rows(par)),
    ours: ({ options }) =>
      asSet(of(options, "par").map((one) => ({ corporation: one.corporation, prices: one.prices }))),
  },
  sell: { theirs: ({ sell, emergency }) => salesOf(sell ?? (emergency as Json | undefined)?.["sell"]), ours: sales },
  mustSell: {
    theirs: ({ mustSell }) => mustSell ?? false,
    ours: ({ step, options }) =>
      step === "stock" && options.every((option) => option.side || option.type === "sellShares"),
  },
  buyPrivatesFromPlayers: {
    theirs: ({ buyPrivatesFromPlayers }) => asSet(rows(buyPrivatesFromPlayers)),
    ours: ({ options }, state) =>
      asSet(
        of(options, "buyPrivateFrom")
          .filter((one) => !grantsOrdinaryShare(state, one.company))
          .map((one) => ({ private: one.company, owner: one.owner + 1 })),
      ),
  },
  exchange: {
    theirs: ({ exchange }) => asSet(rows(exchange)),
    ours: ({ options }) =>
      asSet(
        of(options, "exchange").map((one) => ({
          private: one.company,
          owner: one.seat + 1,
          corporation: one.corporation,
          from: one.from.map(place),
        })),
      ),
  },
  tiles: { theirs: ({ tiles }) => asSet(layRows(rows(tiles), null)), ours: ({ options }) => lays(options, false) },
  specialTiles: {
    theirs: ({ specialTiles }) =>
      asSet(rows(specialTiles).flatMap((row) => layRows(rows(row["tiles"]), String(row["private"])))),
    ours: (got, state) => lays(listed(got, state), true),
  },
  tokens: {
    theirs: ({ tokens }) =>
      asSet(rows(tokens).map((row) => ({ hex: row["hex"], city: row["city"], price: row["price"] }))),
    ours: ({ options }) =>
      asSet(of(options, "placeToken").map((one) => ({ hex: one.hex, city: one.city, price: one.price }))),
  },
  trains: {
    theirs: ({ step, trains }, state) => (step === "buy_train" ? trainRows(rows(trains), state) : []),
    ours: trains,
  },
  runs: {
    theirs: ({ step, trains }) => (step === "run_routes" ? [...(trains as string[])].sort() : []),
    ours: ({ options }) =>
      of(options, "run")
        .flatMap((one) => one.trains.map((train) => train.rank))
        .sort(),
  },
  mayGoBankrupt: {
    theirs: ({ emergency }) => (emergency as Json | undefined)?.["mayGoBankrupt"] ?? false,
    ours: ({ options }) => of(options, "declareBankruptcy").length > 0,
  },
  dividend: { theirs: ({ dividend }) => dividendRows(dividend as Json | undefined), ours: dividends },
  buyPrivates: {
    theirs: ({ buyPrivates }) => asSet(rows(buyPrivates)),
    ours: (got, state) =>
      asSet(
        of(listed(got, state), "buyCompany").map((one) => ({
          private: one.company,
          owner: one.owner + 1,
          min: one.min,
          max: one.max,
        })),
      ),
  },
  discard: {
    theirs: ({ discard }) => discard,
    ours: ({ options }, { discarding }) => {
      const first = of(options, "discardTrain").filter((one) => one.corporation === discarding[0]);
      return first.length
        ? { corporation: discarding[0], trains: [...new Set(first.map((one) => one.rank))] }
        : undefined;
    },
  },
};

/** A recorded list names the moves of one entity: while another corporation discards, not those of the one in turn (M2, M3). */
function listed({ step, options }: Decision, { round, discarding }: GameState): readonly Option[] {
  const inTurn = round.kind === "operating" ? round.turn?.corporation : undefined;
  return step === "discard" && discarding[0] !== inTurn ? options.filter((option) => !option.side) : options;
}

/** The recorded lists never offer a company whose first buyer was granted a share, though the rules allow the deal. */
function grantsOrdinaryShare(state: GameState, symbol: string): boolean {
  const grant = titleOf(state).companies.find((one) => one.symbol === symbol)?.grant;
  return grant !== null && grant !== undefined && !grant.president;
}

const salesOf = (list: unknown): string[] => asSet(rows(list));

function sales({ options }: Decision): string[] {
  return asSet(
    of(options, "sellShares").flatMap((one) =>
      one.bundles.map((bundle) => ({ corporation: one.corporation, percent: bundle.percent, price: bundle.proceeds })),
    ),
  );
}

function layRows(list: Rows, company: string | null): Rows {
  return list
    .filter((row) => row["affordable"] !== false)
    .flatMap(({ hex, cost, tiles }) =>
      Object.entries(tiles as Record<string, number[]>).map(([tile, rotations]) => ({
        company,
        hex,
        cost,
        tile,
        rotations,
      })),
    );
}

function lays(options: readonly Option[], special: boolean): string[] {
  return asSet(
    of(options, "layTile")
      .filter((one) => (one.company !== null) === special)
      .map(({ company, hex, cost, tile, rotations }) => ({ company, hex, cost, tile, rotations })),
  );
}

/** Where a president sells shares for what is missing, the lists name what would follow; where he borrows, it is his at once. */
function trainRows(list: Rows, state: GameState): string[] {
  const isLoan = titleOf(state).parameters.emergency === "loan";
  return asSet(
    list
      .filter((row) => isLoan || row["coveredByCash"] !== false)
      .map((row) => ({
        from: row["from"],
        train: row["train"],
        min: row["min"],
        max: row["max"],
        exchange: row["exchange"] ?? null,
      })),
  );
}

function trains({ options }: Decision, state: GameState): string[] {
  const ranks = new Map(
    Object.values(state.corporations).flatMap((one) => one.trains.map((train) => [train.id, train.rank])),
  );
  const offered = of(options, "buyTrain").filter(
    (one) => one.from === "bank" || one.from === "pool" || ranks.get(one.train) === one.rank,
  );
  return asSet(
    offered.map((one) => ({
      from: one.from === "bank" || one.from === "pool" ? "depot" : one.from,
      train: one.rank,
      min: one.min,
      max: one.max,
      exchange: one.tradeIn === null ? null : ranks.get(one.tradeIn),
    })),
  );
}

function dividendRows(dividend: Json | undefined): Json | undefined {
  if (!dividend) return undefined;
  return Object.fromEntries(
    Object.entries(dividend).map(([kind, row]) => {
      const { perShare, toCorporation } = row as Json;
      return [kind, { perShare, kept: kind === "withhold" ? toCorporation : undefined }];
    }),
  );
}

function dividends({ options }: Decision): Json | undefined {
  const kinds = of(options, "dividend")[0]?.kinds;
  if (!kinds) return undefined;
  const name = (kind: string) => (kind === "pay" ? "payout" : kind);
  return Object.fromEntries(
    kinds.map((one) => [
      name(one.kind),
      { perShare: one.perShare, kept: one.kind === "withhold" ? one.treasury : undefined },
    ]),
  );
}
