/** Whose turns come next in rounds in which seats act. */
import type { Seat } from "../model/words.ts";
import { type Position, seatsFrom } from "../position.ts";
import { draftRound } from "./current.ts";
import { draftSeat } from "./draft.ts";
import { isOut } from "./insolvency.ts";
import { isPacketBent, isPacketOpen, packetSeat } from "./packet.ts";

/** The seat in turn and those after it: once round the ring, or so many turns of an order that bends (18CZ-3.1, 1835-17.1). */
export function comingSeats(at: Position, turns: number): Seat[] {
  const { round } = at.state;
  const ahead = Array.from({ length: turns }, (_, index) => index);
  if (round.kind === "draft") return ahead.map((index) => draftSeat(at, draftRound(at).step + index));
  if (round.kind === "stock" && isPacketOpen(at) && isPacketBent(at)) {
    return ahead.map((index) => packetSeat(at, index));
  }
  if (round.kind !== "stock" && round.kind !== "auction") return [];
  return seatsFrom(at, round.turn).filter((seat) => !isOut(at, seat));
}
