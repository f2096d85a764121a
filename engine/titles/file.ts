/** The format of a title's fact file, as far as it is read here. */
import type { MarketCellFact, NodeFact } from "../model/title.ts";

export interface TileFileEntry {
  colour: string;
  nodes: NodeFact[];
  paths: [string, string][];
  label: string | null;
  purple?: boolean;
  terminal?: boolean;
  ferry?: { north: string[]; south: string[]; penalty: number };
  homeTileOf?: string;
  ownerBonus?: number;
}

export interface AbilityEntry {
  kind: string;
  options?: { kind: string; terrains?: string[]; tiles?: string[] }[];
  hexes?: string[];
  hex?: string;
  /** A list, or by hex. */
  tiles?: string[] | Record<string, string[]>;
  owner?: string;
  corporation?: string;
  percent?: number;
  president?: boolean;
}

export interface PhaseEntry {
  name: string;
  train?: string;
  /** Null for the first phase of a title whose phases begin with a row of cards of the same name. */
  trigger?: string | null;
  trainLimit: number | Record<string, number>;
  tiles: string[];
  operatingRounds?: number;
  tileLays?: Record<string, unknown[]>;
  offboard: string | null;
  corporationSizes?: string[];
  corporationsBuyPrivates?: boolean;
  trainsBetweenCorporations?: boolean;
  trainTrade?: boolean;
  rusts?: string[];
  events?: string[];
}

export interface ReachEntry {
  stops?: number | "unlimited";
  cities?: number;
  towns?: number | "unlimited";
}

export interface TrainEntry {
  name: string;
  price: number;
  count: number | "unlimited";
  reach: ReachEntry;
  rustedBy: string | null;
  tradeIn?: { accept: string[]; price: number };
}

export interface CardEntry {
  row: string;
  count: number | "unlimited";
  versions: { name: string; family: string; price: number; reach: ReachEntry; rustedBy: string[] }[];
}

export interface CorporationEntry {
  symbol: string;
  name: string;
  certificates: { percent: number; president?: boolean; count: number; source?: string }[];
  shareUnitPercent: number;
  floatPercent: number | null;
  parPrice?: number;
  tokenCount?: number;
  size?: string;
  holdingLimitPercent?: number;
  tokens?: number[];
  home: { hex: string; node: string | null } | { chooseHex: string[]; homeTile: string };
  colour: string;
  textColour: string;
}

export interface MinorEntry {
  symbol: string;
  name: string;
  price: number;
  home: { hex: string; node: string };
  exchange: { percent: number; president: boolean };
  colour: string;
  textColour: string;
}

/** The parts of a title's fact file that `loadTitle` reads. */
export interface TitleFile {
  id: string;
  name: string;
  subtitle?: string;
  edition?: string;
  currency: { format: string };
  players: { min: number; max: number; startingCash: Record<string, number>; certificateLimit: Record<string, number> };
  bank: { cash: number | "unlimited" };
  map: Record<string, unknown>;
  tileManifest: Record<string, number>;
  stockMarket: {
    rows?: ((MarketCellFact & { start?: string[] }) | null)[][];
    /** A chart of one ascending list (two interlocking rows). */
    prices?: number[];
    parPrices?: Record<string, number[]>;
    movement?: { dividendPaid: Record<string, number> };
    zones?: Record<
      string,
      { certificateLimitExempt?: boolean; holdingLimitExempt?: boolean; multipleBuyPerTurn?: string }
    >;
  };
  phases: PhaseEntry[];
  trains?: TrainEntry[];
  trainDeck?: CardEntry[];
  trainRules?: { ownership: Record<string, string[]> };
  privates: {
    symbol: string;
    name: string;
    size?: string;
    price: number;
    revenue: number;
    abilities: AbilityEntry[];
  }[];
  privateAuction?: { bidIncrement: number };
  privateRules?: { corporationBuys: { sizes: Record<string, string[]> } };
  corporations: CorporationEntry[];
  minors?: MinorEntry[];
  startPacket?: { rows: { item: string; price: number }[][] };
  stockRound: { poolLimitPercent: number | null; holdingLimitPercent: number | Record<string, number> };
}
