/** The parameters of C-21: what the shared steps ask a title about. One record per title, no code. */

export interface Parameters {
  /** How the private companies are sold before the first stock round: 1830-2 or 18CZ-3. */
  readonly opening: "auction" | "draft";
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
  /** C-15.1: the duty to own a train needs a route, or none (18CZ-14.6). */
  readonly obligation: "route" | "always";
  /** C-15.3: what a president does who has not enough cash: sell shares, or borrow (18CZ-16.2). */
  readonly emergency: "sales" | "loan";
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
}

/** The steps of a turn that every corporation goes through, maybe without a stop. */
export type TurnStep = "home" | "track" | "token" | "routes" | "dividend" | "takeover" | "trains" | "companies";
