/** What events cost a player: for whoever moves in his place and may not spend his money. */
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { corporationHolder, type Seat, seatHolder } from "../model/words.ts";

/**
 * Money that events take from a seat and the corporations over which it presides in `state`, or bind in a bid, in the title's currency
 * unit; infinite where the seat takes a loan.
 */
export function spending(events: readonly GameEvent[], { corporations }: GameState, seat: Seat): number {
  const presided = Object.values(corporations).filter(({ president }) => president === seat);
  const purses: string[] = [seatHolder(seat), ...presided.map(({ symbol }) => corporationHolder(symbol))];
  const spent = events.map((event) => {
    if (event.type === "loanTaken" && event.seat === seat) return Number.POSITIVE_INFINITY;
    if (event.type === "bidPlaced" && event.seat === seat) return event.amount;
    return event.type === "moneyPaid" && purses.includes(event.from) ? event.amount : 0;
  });
  return spent.reduce((sum, amount) => sum + amount, 0);
}
