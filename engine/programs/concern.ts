/**
 * What concerns a seat while it passes: sales and purchases of what it holds or directs, bids over its own, a fall of a price, and
 * everything that is not known to be harmless.
 */
import { percentHeld } from "../finance/shares.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";

/** Does the event concern the seat, as things stand now? */
export function concerns(event: GameEvent, state: GameState, seat: Seat): boolean {
  const own = seatHolder(seat);
  switch (event.type) {
    case "moneyPaid":
    case "passed":
    case "passesCleared":
    case "priorityMoved":
    case "auctionTurn":
    case "stockTurn":
    case "bidsReturned":
    case "contestClosed":
      return false;
    case "bidPlaced":
      return event.seat !== seat && bidsOn(state, event.company, seat);
    case "bidWithdrawn":
    case "parAwaited":
    case "loanTaken":
    case "loanRepaid":
      return event.seat === seat;
    case "contestOpened":
      return bidsOn(state, event.company, seat);
    case "companyMoved":
      return event.from === own || event.to === own || bidsOn(state, event.company, seat);
    case "companyBoughtInStockRound":
      return event.seat === seat;
    case "tokenPlaced":
      return event.kind !== "home" || holds(state, event.corporation, seat);
    case "certificatesMoved":
      return event.from === own || event.to === own || holds(state, event.corporation, seat);
    case "presidentChanged":
      return event.from === seat || event.to === seat || holds(state, event.corporation, seat);
    case "parSet":
    case "sharesBought":
    case "sharesSold":
    case "markerMoved":
    case "floated":
    case "released":
      return holds(state, event.corporation, seat);
    default:
      return true;
  }
}

function holds({ corporations }: GameState, symbol: string, seat: Seat): boolean {
  const corporation = corporations[symbol];
  return !corporation || corporation.president === seat || percentHeld(corporation, seatHolder(seat)) > 0;
}

function bidsOn({ round }: GameState, company: string, seat: Seat): boolean {
  return round.kind === "auction" && (round.bids[company] ?? []).some((bid) => bid.seat === seat);
}
