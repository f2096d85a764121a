/** Rounds and turns as they begin. */
import type { OperatingRound, OperatingTurn, StockRound } from "./state.ts";
import type { Seat } from "./words.ts";

/** A stock round before anybody has acted; `number` counts from one. */
export const freshStockRound = (number: number, seat: Seat): StockRound => ({
  kind: "stock",
  number,
  turn: seat,
  passes: 0,
  lastActor: null,
  acted: false,
  bought: null,
  turns: 0,
  lastBuyer: null,
  prices: {},
  sold: {},
});

/** An operating round before the first turn; `number` counts from one within the set. */
export const freshOperatingRound = (
  { set, number, of, order }: Pick<OperatingRound, "set" | "number" | "of" | "order">,
  begun = true,
): OperatingRound => ({
  kind: "operating",
  set,
  number,
  of,
  order,
  acted: [],
  begun,
  joined: {},
  powers: [],
  turn: null,
});

/** A corporation's turn in which nothing has been done. */
export const freshTurn = (corporation: string, step: OperatingTurn["step"]): OperatingTurn => ({
  corporation,
  step,
  lays: [],
  stationPlaced: false,
  boughtTrain: false,
  helped: false,
  acquired: [],
  merging: null,
  drops: [],
  choice: null,
  grant: null,
  revenue: 0,
  routes: [],
  lastSalePrice: null,
  wanted: null,
});
