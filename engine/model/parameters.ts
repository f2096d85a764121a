/** The parameters of C-21: what the shared steps ask a title about. One record per title, no code. */

export interface Parameters {
  /** How the private companies are sold before the first stock round: 1830-2 or 18CZ-3. */
  readonly opening: "auction" | "draft" | "packet";
  /** Operating rounds of each set where their number is fixed (18CZ-2.1); null: read from the phase, until the bank breaks. */
  readonly sets: readonly number[] | null;
  /** Price of all private companies by operating round (18CZ-2.2); null: half to double the face value (C-16.5). */
  readonly companyPrices: readonly number[] | null;
  /** The top train leaves the game between the sets (18CZ-2.3). */
  readonly exports: boolean;
  /** C-14.3: order of turns as prices stand now, or fixed when the round begins (18CZ-6.1). */
  readonly operatingOrder: "current" | "fixed";
  /** C-13.8: left of the last who acted, or by cash (18CZ-4.1, 18CZ-4.2). */
  readonly seatOrder: "ring" | "cash";
  /** C-13.5: sales before and after the purchase, or only before it, which ends the turn (18CZ-4.3). */
  readonly turnShape: "sellBuySell" | "sellBuy";
  /** C-11.5: one step down for each share, or for each sale (18CZ-4.6). */
  readonly saleSteps: "share" | "sale";
  /** C-12.3: certificates of the offering cost par, or what the chart says (18CZ-0.5). */
  readonly offeringPrice: "par" | "market";
  /** C-12.4: what counts for floating: all that has left the offering, or what players hold (18CZ-4.11). */
  readonly floatBy: "sold" | "held";
  /** C-9.4: shares in the pool pay their corporation. */
  readonly poolPaysTreasury: boolean;
  /** Shape of the stock chart and its movement (C-11.2, 18CZ-5). */
  readonly chart: "grid" | "zigzag";
  /** C-13.7: a round ends when all neither buy nor sell, or when all do not buy (1835-6.19). */
  readonly roundEnds: "noAction" | "noPurchase";
  /** Shares are bought and sold in units, or as certificates off a stack (1835-5.5, 1835-6.15). */
  readonly certificates: "units" | "stack";
  /** Capital all at once, or for what is sold (1835-7.4, 1835-7.5). */
  readonly capital: "full" | "sold";
  /** Shares may be sold from the second stock round on, or once their corporation has operated (1835-6.14). */
  readonly firstSale: "secondRound" | "operated";
  /** Percent from which others' certificates may be bought without consent (1835-6.5); null: never. */
  readonly nationaliseFrom: number | null;
  /** Percent of a corporation from which a player may hold one certificate more (1835-6.9); null: never. */
  readonly limitBonusFrom: number | null;
  /** C-6.4: listed with the corporation, or so much for each hex of distance from its home (1835-10.4). */
  readonly tokenPricePerHex: number | null;
  /** C-6.2: home stations are placed in the first turn, or on floating (1835-10.2). */
  readonly homeAt: "turn" | "floating";
  /** C-6.9: who settles a station without track: who lays the tile, or whose it is (1835-9.10). */
  readonly stationChooser: "layer" | "owner";
  /** C-17.1: a broken bank ends the game after the set, or after the round (1835-16.2). */
  readonly bankEnds: "set" | "round";
  /** In which order corporations come for sale (1835-5); empty: all at once. */
  readonly releases: readonly Release[];
  /** Until this corporation floats, minors have no turns at some tables (1835-17.2); null without minors. */
  readonly minorsWaitFor: string | null;
  /** The corporation that is formed out of others (1835-14); null without one. */
  readonly formation: Formation | null;
  /** C-15.1: the duty to own a train needs a route, or none (18CZ-14.6). */
  readonly obligation: "route" | "always";
  /** C-15.3: what a president does who has not enough cash: sell shares, or borrow (18CZ-16.2). */
  readonly emergency: "sales" | "loan" | "wanted";
  /** C-5.2a: one lay a turn; in the first turn maybe two of yellow (18CZ-8.1). */
  readonly firstTurnLays: 1 | 2;
  /** C-6.3: a hex reserved as a whole is closed to others, or only while its cities have single slots (18CZ-10.4). */
  readonly wholeHexReserved: "always" | "whileSingleSlots";
  /** C-6.2: the home city is chosen even where no track tells them apart (18CZ-7.2). */
  readonly homeAlwaysChosen: boolean;
  /** What a corporation's turn consists of, in order. */
  readonly turnSteps: readonly TurnStep[];
  /** 18CZ-13: sizes a corporation may take over, by its own; null: no take-overs. */
  readonly takeovers: Readonly<Record<string, readonly string[]>> | null;
  /** Price of every token not yet placed once a corporation has taken over another (18CZ-13.6). */
  readonly tokenAfterTakeover: number;
  /** Worth of a private company in a player's hands at the end: its face value, or the price on the track (18CZ-17.1). */
  readonly companyWorth: "face" | "track";
  /** Private companies whose income an option says (1835-17.3). */
  readonly incomeOptions: Readonly<Record<string, string>>;
}

/** A corporation comes for sale when so much of the others has left the offering. */
export interface Release {
  readonly corporation: string;
  readonly sold: readonly { readonly corporation: string; readonly percent: number }[];
  /** It is of those that come last. */
  readonly last?: boolean;
}

/** 1835-14: whoever holds `opener` may found the corporation; papers with an exchange join it. */
export interface Formation {
  readonly corporation: string;
  readonly opener: string;
  /** Private companies that are exchanged, and for how much. */
  readonly companies: Readonly<Record<string, number>>;
  /** Phases from which it may be founded, must be, and all papers must join. */
  readonly may: string;
  readonly must: string;
  readonly all: string;
}

/** The steps of a turn that every corporation goes through, maybe without a stop. */
export type TurnStep = "home" | "track" | "token" | "routes" | "dividend" | "takeover" | "trains" | "companies";
