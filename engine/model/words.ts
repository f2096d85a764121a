/**
 * The vocabulary every other file uses: closed lists, from which types, loops and schemas are derived.
 * No rules in here.
 */

/** Hex sides, clockwise from the lower left (C-2.2). */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;

/** A place at the table, zero-based in the fixed seating order (C-1.5). */
export type Seat = number;

export const COLOURS = ["white", "yellow", "green", "brown", "gray", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** Where a certificate may lie (C-12.1); `neutral` is an owner at whom nobody sits (18CZ-18.2), `reserve` keeps what is only exchanged (1835-1.7). */
export type Holder = "offering" | "pool" | "reserve" | "neutral" | `seat:${Seat}` | `corporation:${string}`;

/** Where money may lie (C-18.1). */
export type Account = "bank" | "neutral" | `seat:${Seat}` | `corporation:${string}`;

/** Who may own a private company (C-16.1). */
export type CompanyOwner = `seat:${Seat}` | `corporation:${string}`;

/** Made once: equal names are then one string, which compares at once. */
const seatHolders = Array.from({ length: 10 }, (_, seat): `seat:${Seat}` => `seat:${seat}`);

export const seatHolder = (seat: Seat): `seat:${Seat}` => seatHolders[seat] ?? `seat:${seat}`;
export const corporationHolder = (symbol: string): `corporation:${string}` => `corporation:${symbol}`;

/** The seat in `seat:3`, or undefined for anything else. */
export const seatOf = (holder: string | null | undefined): Seat | undefined =>
  holder?.startsWith("seat:") ? Number(holder.slice(5)) : undefined;

/** The symbol in `corporation:PRR`, or undefined for anything else. */
export const corporationOf = (holder: string | null | undefined): string | undefined =>
  holder?.startsWith("corporation:") ? holder.slice(12) : undefined;

/** What the game can wait for; one word per decision of the rules' table of decision points. */
export const STEPS = [
  "auction",
  "contest",
  "grantedPar",
  "draft",
  "packet",
  "swap",
  "formation",
  "merger",
  "stock",
  "homeTile",
  "homeToken",
  "track",
  "stationChoice",
  "grantedToken",
  "token",
  "routes",
  "dividend",
  "takeover",
  "stationDrop",
  "acquired",
  "trains",
  "discard",
  "companies",
  "consent",
  "over",
] as const;
export type StepName = (typeof STEPS)[number];

export const DIVIDEND_KINDS = ["pay", "withhold", "split"] as const;
export type DividendKind = (typeof DIVIDEND_KINDS)[number];

export type MarketReason = "sold" | "paid" | "withheld" | "soldOut";
export type SharePlace = "offering" | "pool";
