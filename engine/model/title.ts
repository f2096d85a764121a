/** The facts of a title as typed data, and what a title supplies besides facts. Facts are read from `titles/<title>/facts`. */
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
  readonly trainLimit: number;
  readonly tiles: readonly Colour[];
  readonly operatingRounds: number;
  /** Revenue column of off-board areas. */
  readonly offboard: string;
  readonly corporationsBuyCompanies: boolean;
  readonly rusts: readonly string[];
  readonly closesCompanies: boolean;
}

export interface TrainFact {
  readonly rank: string;
  readonly price: number;
  /** Null: unlimited. */
  readonly count: number | null;
  /** Greatest number of stops, null: any. */
  readonly stops: number | null;
  readonly rustedBy: string | null;
  /** Phase from which it is for sale besides the head of the queue. */
  readonly availableFrom: string | null;
  readonly tradeIn: { readonly accept: readonly string[]; readonly price: number } | null;
}

export interface CorporationFact {
  readonly symbol: string;
  readonly name: string;
  readonly certificates: readonly { readonly percent: number; readonly president: boolean }[];
  readonly shareUnit: number;
  readonly floatPercent: number;
  /** Token prices in order, the home token first. */
  readonly tokens: readonly number[];
  readonly home: { readonly hex: string; readonly city: number | null };
  readonly colour: string;
  readonly textColour: string;
}

/** A private company and its powers; each power is optional. */
export interface CompanyFact {
  readonly symbol: string;
  readonly name: string;
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
  readonly bank: number;
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
  readonly holdingLimit: number;
  readonly bidStep: number;
  /** Numbers of trains that differ from the facts under the chosen options, by rank. */
  trainCounts(options: Readonly<Record<string, string>>): Readonly<Record<string, number>>;
  /** Groups of off-board hexes that count as separate areas under the chosen options. */
  splitGroups(options: Readonly<Record<string, string>>): readonly string[];
}
