/**
 * The state of a game: plain JSON, the fold of the game's events. Facts of the title (prices, maps ...) are not in it.
 * Money in the title's currency unit; shares in percent; seats, rows, columns, cities zero-based.
 */
import type { Move, Route } from "./move.ts";
import type { CompanyOwner, Holder, Seat } from "./words.ts";

export interface GameState {
  readonly title: string;
  /** Chosen rule options, every option of the title present. */
  readonly options: Readonly<Record<string, string>>;
  readonly bank: Bank;
  /** By seat. */
  readonly players: readonly Player[];
  readonly corporations: Readonly<Record<string, Corporation>>;
  readonly companies: Readonly<Record<string, Company>>;
  readonly market: Market;
  readonly depot: Depot;
  readonly board: Board;
  /** Name of the current phase. */
  readonly phase: string;
  /** The seat that starts the next stock round. */
  readonly priority: Seat;
  /** Seats in the order in which they act; a fixed ring in most titles, by cash in others (18CZ-4.1). */
  readonly order: readonly Seat[];
  /** State of the random generator, for what a title draws (18CZ-18.3). */
  readonly seed: number;
  /** The owner at whom nobody sits, where the title has one; his cash may be below 0. */
  readonly neutral: { readonly cash: number } | null;
  /** Price of all private companies on the title's track, null without one or before it begins (18CZ-2.2). */
  readonly companyPrice: number | null;
  readonly round: Round;
  /** Items of the start packet not sold yet (1835-4). */
  readonly packet: readonly string[];
  /** A choice of certificates that the old president must make (1835-7.9). */
  readonly swap: Swap | null;
  /** Questions about the corporation that is formed out of others (1835-14). */
  readonly formation: Formation | null;
  /** Who founded it; null before. */
  readonly founder: Seat | null;
  /** What is due about it as soon as nothing else is awaited. */
  readonly formationDue: "ask" | "must" | "all" | null;
  /** An offer that waits for another person's consent (C-20.6). */
  readonly offer: Offer | null;
  /** Corporations over the train limit; while not empty only discards are awaited (C-7.9). */
  readonly discarding: readonly string[];
  readonly result: Result | null;
}

export interface Bank {
  /** Negative once broken. */
  readonly cash: number;
  readonly broken: boolean;
}

export interface Player {
  readonly cash: number;
  readonly bankrupt: boolean;
  /** Bank loan to be repaid (18CZ-16.5). */
  readonly debt: number;
  /** Surcharge of all loans, taken off at the end (18CZ-16.5). */
  readonly penalty: number;
}

export interface Certificate {
  readonly percent: number;
  readonly president: boolean;
  readonly holder: Holder;
}

export interface Train {
  /** Unique within the game, `rank-number`: `3-1` is the second 3-train. */
  readonly id: string;
  readonly rank: string;
}

export interface Corporation {
  readonly symbol: string;
  readonly cash: number;
  /** The seat that holds the president's certificate. */
  readonly president: Seat | null;
  /** Issue price, null before it is set. */
  readonly par: number | null;
  /** Market cell, null before par is set. */
  readonly cell: Cell | null;
  readonly floated: boolean;
  /** Taken over: out of the game (18CZ-13.9). */
  readonly closed: boolean;
  readonly operated: boolean;
  readonly certificates: readonly Certificate[];
  readonly trains: readonly Train[];
  /** Placed stations, in the order of placement. */
  readonly stations: readonly Station[];
  /** What it owes the bank: earnings go there first (1835-13.10). */
  readonly debt: number;
  /** Prices of tokens not placed yet, in order. */
  readonly tokens: readonly number[];
  /** Total of its latest run. */
  readonly lastRevenue: number | null;
}

export interface Station {
  readonly hex: string;
  readonly city: number;
}

/** Row and column on the stock chart. */
export type Cell = readonly [row: number, column: number];

export interface Company {
  readonly symbol: string;
  /** Null: not sold yet, or closed. */
  readonly owner: CompanyOwner | null;
  readonly closed: boolean;
  /** What the bank asks for it while unsold. */
  readonly price: number;
  /** The company's ability has been used up or lost. */
  readonly used: boolean;
  /** Its station has been placed, where it has a lay besides (1835-18.4). */
  readonly stationUsed?: boolean;
}

export interface Market {
  /** Corporations with a marker in the order in which they came to their cells: of those on one cell the first is on top (C-11.4). */
  readonly arrivals: readonly string[];
}

export interface Depot {
  /** Trains of limited ranks still in the bank, in order of sale. */
  readonly queue: readonly Train[];
  /** How many trains of each unlimited rank have been sold. */
  readonly soldUnlimited: Readonly<Record<string, number>>;
  /** Discarded and traded-in trains. */
  readonly pool: readonly Train[];
  /** Ranks that can never be had again. */
  readonly rusted: readonly string[];
}

/** Replaced as a whole by each event that changes it, so that derived graphs can be cached on its identity. */
export interface Board {
  readonly tiles: Readonly<Record<string, LaidTile>>;
  /** Stations by hex: which corporation stands in which city. */
  readonly stations: Readonly<Record<string, readonly PlacedStation[]>>;
  /** Home places of corporations that have not placed their home station yet; city null: free choice within the hex (C-6.3). */
  readonly homes: Readonly<Record<string, Home>>;
}

export interface LaidTile {
  readonly tile: string;
  readonly rotation: number;
}

export interface Home {
  readonly hex: string;
  readonly city: number | null;
}

export interface PlacedStation {
  readonly corporation: string;
  readonly city: number;
}

export type Round = AuctionRound | DraftRound | StockRound | OperatingRound | Ended;

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

export interface AuctionRound {
  readonly kind: "auction";
  readonly turn: Seat;
  readonly passes: number;
  /** Standing bids by company, in the order in which they were made. */
  readonly bids: Readonly<Record<string, readonly Bid[]>>;
  /** The company whose bidders are having it out. */
  readonly contest: string | null;
  /** A president's certificate was granted; its owner must set par first (1830-2.10). */
  readonly par: { readonly corporation: string; readonly seat: Seat } | null;
}

/** 1835-7.9: the new president owes the old one certificates worth the president's; `to` is where they go. */
export interface Swap {
  readonly corporation: string;
  readonly from: Seat;
  readonly old: Seat;
  readonly to: "seat" | "pool";
  readonly choices: readonly (readonly number[])[];
}

/** 1835-14.2, 14.4: a seat is asked to found the corporation, or seats one after the other whether their papers join. */
export interface Formation {
  readonly kind: "found" | "join";
  readonly seats: readonly Seat[];
  /** Where the game goes on: a round begins, or a purchase has been made. */
  readonly when: "round" | "purchase";
  /** Papers that have been given and join one after the other, each after the swap that the one before brought about. */
  readonly waiting?: readonly string[];
}

export interface DraftRound {
  readonly kind: "draft";
  readonly turn: Seat;
  /** Turns taken so far: the place in the snake. */
  readonly step: number;
  /** Seats that have passed since the last purchase. */
  readonly passed: readonly Seat[];
}

export interface StockRound {
  readonly kind: "stock";
  readonly number: number;
  readonly turn: Seat;
  /** Passes in succession. */
  readonly passes: number;
  /** Last seat that bought or sold in this round. */
  readonly lastActor: Seat | null;
  /** This turn so far. */
  readonly acted: boolean;
  readonly bought:
    | { readonly corporation: string; readonly from: "offering" | "pool" | "par" | `seat:${Seat}` }
    | "company"
    | null;
  /** Turns of the sale of the start packet in this round (1835-17.1). */
  readonly turns: number;
  /** Last seat that bought, where that matters (1835-6.20). */
  readonly lastBuyer: Seat | null;
  /** Prices of first sales in this turn, where later ones cost the same (1835-6.12). */
  readonly prices: Readonly<Record<string, number>>;
  /** By seat: corporations whose shares the seat sold in this round. */
  readonly sold: Readonly<Record<Seat, readonly string[]>>;
}

export interface OperatingRound {
  readonly kind: "operating";
  /** Number of the set: the number of the stock round before it. */
  readonly set: number;
  readonly number: number;
  /** Operating rounds in this set. */
  readonly of: number;
  /** Corporations that take part in this round, in the order in which they were to act when it began. */
  readonly order: readonly string[];
  readonly acted: readonly string[];
  /** Private companies whose lay was used in this round (1835-18.3). */
  readonly powers: readonly string[];
  /** Private companies have paid; before that some titles ask questions (1835-8.1). */
  readonly begun: boolean;
  /** Papers that joined in this round after they had earned, by seat in percent (1835-14.11). */
  readonly joined: Readonly<Record<Seat, number>>;
  /** Ids of the trains that came with such papers and do not run again in this round (1835-14.11). */
  readonly resting?: readonly string[];
  readonly turn: OperatingTurn | null;
}

export interface OperatingTurn {
  readonly corporation: string;
  readonly step:
    | "homeTile"
    | "homeToken"
    | "track"
    | "stationChoice"
    | "grantedToken"
    | "token"
    | "routes"
    | "dividend"
    | "takeover"
    | "stationDrop"
    | "acquired"
    | "trains"
    | "companies";
  /** Lays of the turn so far, powers of private companies that are extra not counted. */
  readonly lays: readonly ("lay" | "upgrade")[];
  /** The turn's station is used. */
  readonly stationPlaced: boolean;
  /** A train was bought in this turn's train step. */
  readonly boughtTrain: boolean;
  /** The president has helped to pay for a train in this turn (18CZ-16.4). */
  readonly helped: boolean;
  /** Trains of a corporation taken over whose fate is open, by id (18CZ-13.8). */
  readonly acquired: readonly string[];
  /** The corporation just taken over, until its stations are merged with the buyer's (18CZ-13.6). */
  readonly merging: string | null;
  /** Hexes where one of two stations must go before that (18CZ-13.7). */
  readonly drops: readonly string[];
  /** A station whose city must be chosen on a freshly laid tile (C-6.9), while step is stationChoice. */
  readonly choice: { readonly corporation: string; readonly hex: string } | null;
  /** The company whose lay entitles to a station, while step is grantedToken. */
  readonly grant: { readonly company: string; readonly hex: string } | null;
  readonly revenue: number;
  readonly routes: readonly Route[];
  /** Emergency sales of this turn: price per share of the last one (C-15.6). */
  readonly lastSalePrice: number | null;
  /** Price of the first sale of each corporation in this turn; absent before a sale. */
  readonly salePrices?: Readonly<Record<string, number>>;
  /** The train for which a president must raise money (1835-13.8). */
  readonly wanted: {
    readonly from: string;
    readonly train: string;
    readonly rank: string;
    readonly price: number;
  } | null;
}

export interface Ended {
  readonly kind: "ended";
  readonly last: string;
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly move: Extract<Move, { type: "buyTrain" | "buyCompany" | "buyPrivateFrom" | "takeOver" }>;
}

export interface Result {
  readonly reason: string;
  /** Final net worth by seat (C-17.4). */
  readonly worth: readonly number[];
}
