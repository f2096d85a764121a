/** The round and turn that are going on, by kind; asking for another kind is a bug and throws. */
import type { AuctionRound, DraftRound, OperatingRound, OperatingTurn, StockRound } from "../model/state.ts";
import type { Position } from "../position.ts";

export function auctionRound({ state: { round } }: Position): AuctionRound {
  if (round.kind !== "auction") throw new Error("no auction is going on");
  return round;
}

export function draftRound({ state: { round } }: Position): DraftRound {
  if (round.kind !== "draft") throw new Error("no draft is going on");
  return round;
}

export function stockRound({ state: { round } }: Position): StockRound {
  if (round.kind !== "stock") throw new Error("no stock round is going on");
  return round;
}

export function operatingRound({ state: { round } }: Position): OperatingRound {
  if (round.kind !== "operating") throw new Error("no operating round is going on");
  return round;
}

export function operatingTurn(at: Position): OperatingTurn {
  const { turn } = operatingRound(at);
  if (!turn) throw new Error("no corporation is in turn");
  return turn;
}
