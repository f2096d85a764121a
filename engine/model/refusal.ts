/** A refusal: an answer to a move, not an error. The sentence is made in `narration/`, per language. */

export const REFUSAL_CODES = [
  "GAME_OVER",
  "NOT_YOUR_TURN",
  "NOT_NOW",
  "MONEY_SHORT",
  "TRACK_NO_LAY_LEFT",
  "HEX_FIXED",
  "HEX_BLOCKED",
  "TILE_COLOUR_PHASE",
  "TILE_COLOUR_STEP",
  "TILE_MISFIT",
  "TILE_NONE_LEFT",
  "TILE_CLOSED_SIDE",
  "TILE_TRACK_LOST",
  "TILE_NOT_CONNECTED",
  "TILE_RESTRICTION",
  "TOKEN_ONE_PER_TURN",
  "TOKEN_NONE_LEFT",
  "TOKEN_NOT_CITY",
  "TOKEN_NOT_CONNECTED",
  "TOKEN_SAME_HEX",
  "TOKEN_NO_SLOT",
  "TOKEN_RESERVED",
  "TRAIN_LIMIT_REACHED",
  "TRAIN_NOT_FOR_SALE",
  "TRAIN_PRICE",
  "TRAIN_OWN",
  "TRAIN_TRADE_IN",
  "DISCARD_NOT_NEEDED",
  "ROUTE_BROKEN",
  "ROUTE_TOO_SHORT",
  "ROUTE_TOO_LONG",
  "ROUTE_STOP_TWICE",
  "ROUTE_THROUGH_OFFBOARD",
  "ROUTE_THROUGH_BLOCKED",
  "ROUTE_GROUP_TWICE",
  "ROUTE_NO_STATION",
  "ROUTE_TRACK_TWICE",
  "ROUTE_TRAIN_TWICE",
  "ROUTE_NOT_YOUR_TRAIN",
  "BUY_ONE_PER_TURN",
  "BUY_AFTER_SALE",
  "PRESIDENT_FIRST",
  "PAR_PRICE",
  "SHARE_NOT_AVAILABLE",
  "HOLDING_LIMIT",
  "CERT_LIMIT",
  "MUST_SELL",
  "NO_SALE_YET",
  "SELL_NOT_OWNED",
  "SELL_NO_PRICE",
  "SELL_POOL_FULL",
  "SELL_PRESIDENT_NO_SUCCESSOR",
  "EMERGENCY_NOT_ALLOWED",
  "EMERGENCY_NOT_CHEAPEST",
  "EMERGENCY_ABOVE_FACE",
  "EMERGENCY_NO_TRADE_IN",
  "EMERGENCY_ENOUGH_CASH",
  "EMERGENCY_PRESIDENCY",
  "EMERGENCY_TOO_MANY",
  "EMERGENCY_SALE_NOT_NEEDED",
  "BANKRUPT_NOT_POOR",
  "TRAIN_MUST_BUY",
  "COMPANY_NOT_FOR_SALE",
  "COMPANY_PRICE",
  "BID_TOO_LOW",
  "BID_TOO_HIGH",
  "BID_ON_CHEAPEST",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Figures and names that the sentence needs, by the names used in C-22. */
export type RefusalDetails = Record<string, string | number | string[]>;

export interface Refusal {
  readonly code: RefusalCode;
  /** The rule's number, e.g. `C-5.2f` or `1830-2.3`. */
  readonly rule: string;
  readonly details: RefusalDetails;
}

export const refuse = (code: RefusalCode, rule: string, details: RefusalDetails = {}): Refusal => ({
  code,
  rule,
  details,
});
