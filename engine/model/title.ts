/** The facts of a title as typed data, and what a title supplies besides facts. Facts are read from `titles/<title>/facts`. */
import type { Parameters } from "./parameters.ts";
import type { Cell } from "./state.ts";
import type { Colour } from "./words.ts";

export interface NodeFact {
  readonly id: string;
  readonly kind: "city" | "town" | "offboard";
  readonly slots?: number;
  /** A number, or by newest tile colour. */
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly group?: string;
  readonly home?: readonly string[];
}

export interface TileFact {
  readonly colour: Colour;
  readonly nodes: readonly NodeFact[];
  /** Pairs of ends: a side `0`..`5` or a node id. */
  readonly paths: readonly (readonly [string, string])[];
  readonly label: string | null;
  /** Laid only by a private company's power (18CZ-8.7). */
  readonly powerOnly?: boolean;
  /** A route may end here but not pass (18CZ-7.5). */
  readonly terminal?: boolean;
  /** Sides of the two banks of a river: a train that crosses pays (1835-11.6). */
  readonly ferry?: { readonly banks: readonly [readonly number[], readonly number[]]; readonly toll: number };
  /** Worth more to the corporation whose home it is, once for each train (18CZ-11.6). */
  readonly homeBonus?: { readonly corporation: string; readonly amount: number };
}

export interface HexFact {
  readonly colour: Colour;
  readonly fixed?: boolean;
  readonly name?: string;
  readonly nodes?: readonly NodeFact[];
  readonly paths?: readonly (readonly [string, string])[];
  readonly label?: string;
  readonly terrain?: { readonly kind: string; readonly cost: number };
  /** Sides that no track may use. */
  readonly walls?: readonly string[];
  readonly homeChoice?: { readonly corporation: string; readonly nodes: readonly string[] };
  /** Takes nothing but the home tile of its corporation; track may point at it all the same (18CZ-7.4). */
  readonly homeSite?: boolean;
  readonly reservedFor?: string;
  /** An off-board area that does not exist while it is worth nothing (1835-11.5). */
  readonly closedWhenZero?: boolean;
  /** Sides where a tile must show track (18CZ-8.5). */
  readonly mustConnect?: readonly string[];
  readonly showRevenue?: boolean;
  readonly neighbours: Readonly<Record<string, string>>;
}

export interface MarketCellFact {
  readonly price: number;
  readonly zone?: string;
  readonly par?: boolean;
}

export interface ZoneFact {
  readonly certificateLimitExempt?: boolean;
  readonly holdingLimitExempt?: boolean;
  readonly severalPerTurn?: boolean;
}

export interface PhaseFact {
  readonly name: string;
  /** Rank whose first purchase starts it, null for the first phase. */
  readonly train: string | null;
  /** One figure for all, or by size of corporation. */
  readonly trainLimit: number | Readonly<Record<string, number>>;
  readonly tiles: readonly Colour[];
  readonly operatingRounds: number;
  /** Lays of a turn by size of corporation, where they are more than the one of C-5.2a; all of yellow (1835-9.1). */
  readonly lays: Readonly<Record<string, number>>;
  /** Revenue column of off-board areas. */
  readonly offboard: string;
  readonly corporationsBuyCompanies: boolean;
  /** Trains may be sold from corporation to corporation. */
  readonly trainTrade: boolean;
  /** Sizes of corporations that may be started; null: all. */
  readonly sizes: readonly string[] | null;
  readonly rusts: readonly string[];
  readonly closesCompanies: boolean;
}

/** What a train's route may hold (C-8.2c, 18CZ-11.2 to 11.4). */
export type Reach =
  /** At most `stops` places of any kind; null: any number. */
  | { readonly kind: "stops"; readonly stops: number | null }
  /** At most `cities` cities and off-board areas, at most `cities + towns` places. */
  | { readonly kind: "plus"; readonly cities: number; readonly towns: number }
  /** At most `cities` cities and off-board areas, any number of towns; towns count as far as places are left, the best ones. */
  | { readonly kind: "express"; readonly cities: number };

/** A train, or one side of a card with several (18CZ-14.2). */
export interface TrainFact {
  readonly rank: string;
  /** Rank of the first side of its card: its own for a card with one side. */
  readonly card: string;
  /** Size of the corporations that run it; null: all. */
  readonly family: string | null;
  readonly price: number;
  /** Cards of its kind, null: unlimited. */
  readonly count: number | null;
  readonly reach: Reach;
  /** Ranks whose purchase rusts it. */
  readonly rustedBy: readonly string[];
  /** Phase from which it is for sale besides the head of the queue. */
  readonly availableFrom: string | null;
  readonly tradeIn: { readonly accept: readonly string[]; readonly price: number } | null;
}

export interface CorporationFact {
  readonly symbol: string;
  readonly name: string;
  /** Null where the title knows one size only. */
  readonly size: string | null;
  /** Families of trains it may own; null: all. It runs those of its own size. */
  readonly families: readonly string[] | null;
  /** Percent a player may hold. */
  readonly holdingLimit: number;
  /** Issue prices to choose from, lowest first. */
  readonly parPrices: readonly number[];
  /** Fixed issue price for 10 %, and where the marker starts; null where the price is chosen. */
  readonly start: { readonly price: number; readonly cell: Cell } | null;
  /** A company of one owner and without a price (1835-1.3): what it costs and what is exchanged for it later. */
  readonly minor: {
    readonly price: number;
    readonly exchange: { readonly percent: number; readonly president: boolean };
  } | null;
  /** Steps of the marker to the right for a paid dividend. */
  readonly paidSteps: number;
  readonly certificates: readonly {
    readonly percent: number;
    readonly president: boolean;
    readonly reserved?: boolean;
  }[];
  readonly shareUnit: number;
  readonly floatPercent: number;
  /** Token prices in order, the home token first. */
  readonly tokens: readonly number[];
  /** Null where it is chosen with a home tile. */
  readonly home: { readonly hex: string; readonly city: number | null } | null;
  /** The corporation lays this tile on one of the hexes in its first turn (18CZ-7.4). */
  readonly homeTile: { readonly hexes: readonly string[]; readonly tile: string } | null;
  readonly colour: string;
  readonly textColour: string;
}

/** A private company and its powers; each power is optional. */
export interface CompanyFact {
  readonly symbol: string;
  readonly name: string;
  readonly size: string | null;
  readonly price: number;
  readonly revenue: number;
  /** Hexes nobody may build in while a player owns it (C-16.4). */
  readonly blocks: readonly string[];
  readonly sellableToCorporations: boolean;
  /** Extra lay for its owning corporation, at any time of its turn. */
  readonly extraLay: { readonly hex: string; readonly tiles: readonly string[] } | null;
  /** Lay without connection as the turn's lay, then a free station. */
  readonly teleport: { readonly hex: string; readonly tiles: readonly string[] } | null;
  readonly exchange: { readonly corporation: string; readonly percent: number } | null;
  /** Share its first buyer receives. */
  readonly grant: { readonly corporation: string; readonly percent: number; readonly president: boolean } | null;
  /** Closes when this corporation buys its first train. */
  readonly closesWithTrainOf: string | null;
  /** A player's power while he directs a corporation in its turn: lays without connection or cost (1835-18.3, 1835-18.4). */
  readonly directorLays: Readonly<Record<string, readonly string[]>> | null;
  /** The same for one station (1835-18.2, 1835-18.4). */
  readonly directorToken: { readonly hex: string; readonly after: string | null } | null;
  /** Once, for its corporation: a lay without the cost of these terrains, or an extra upgrade with one of these tiles (18CZ-9.4). */
  readonly once: { readonly terrains: readonly string[]; readonly tiles: readonly string[] } | null;
  /** Sizes of corporations that may own it; null: all. */
  readonly ownerSizes: readonly string[] | null;
  /** Its corporation may sell it to the bank at the price of the track (18CZ-9.6). */
  readonly soldToBank: boolean;
}

/** One item of the start packet (1835-2.2): a private company, a minor, or the president's certificate of a corporation. */
export interface PacketItem {
  readonly id: string;
  readonly kind: "company" | "minor" | "certificate";
  readonly price: number;
}

export interface OptionFact {
  readonly id: string;
  readonly values: readonly string[];
  /** The default is the first value. */
}

/** What a title is: facts, and the parameters of C-21 that its rules set. */
export interface Title {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly currency: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly startingCash: Readonly<Record<string, number>>;
  readonly certificateLimit: Readonly<Record<string, number>>;
  /** Null: unlimited, never breaks. */
  readonly bank: number | null;
  readonly map: Readonly<Record<string, HexFact>>;
  readonly tiles: Readonly<Record<string, TileFact>>;
  readonly tileCounts: Readonly<Record<string, number>>;
  /** By row and column; null where the chart has no cell. */
  readonly market: readonly (readonly (MarketCellFact | null)[])[];
  readonly zones: Readonly<Record<string, ZoneFact>>;
  readonly parCells: readonly { readonly price: number; readonly cell: Cell }[];
  readonly phases: readonly PhaseFact[];
  readonly trains: readonly TrainFact[];
  readonly corporations: readonly CorporationFact[];
  readonly companies: readonly CompanyFact[];
  readonly options: readonly OptionFact[];
  /** The rulebook's numbers for what shared steps leave to the title, by refusal topic. */
  readonly rules: Readonly<Record<string, string>>;
  readonly poolLimit: number;
  readonly bidStep: number;
  readonly parameters: Parameters;
  /** Sets of option values with a name: the first is the default. */
  readonly profiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is different with some numbers of players, by number (18CZ-18.1). */
  readonly variants: Readonly<Record<string, Title>>;
  /** Rows of the start packet, top row first (1835-2.2); empty without one. */
  readonly packet: readonly (readonly PacketItem[])[];
  /** Which tiles follow on which, where the general rule is not enough (C-3.6): by tile, and by hex before the tile's own. */
  readonly upgrades: {
    readonly table: Readonly<Record<string, readonly string[]>>;
    readonly hexes: Readonly<Record<string, readonly string[]>>;
  } | null;
  /** The owner at whom nobody sits: his name, and the sizes of which he receives one corporation each (18CZ-18). */
  readonly neutral: { readonly name: string; readonly sizes: readonly string[] } | null;
  /** Numbers of trains that differ from the facts under the chosen options, by rank. */
  trainCounts(options: Readonly<Record<string, string>>): Readonly<Record<string, number>>;
  /** Groups of off-board hexes that count as separate areas under the chosen options. */
  splitGroups(options: Readonly<Record<string, string>>): readonly string[];
}
