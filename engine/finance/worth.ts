/** Net worth of players (C-17.4). */
import { type Seat, seatHolder } from "../model/words.ts";
import { type Position, player } from "../position.ts";
import { priceOf } from "./market.ts";
import { percentHeld } from "./shares.ts";

/** Cash, shares at market price, and open private companies at face value. */
export function netWorth(at: Position, seat: Seat): number {
  const holder = seatHolder(seat);
  const shares = at.title.corporations.reduce((sum, { symbol, shareUnit }) => {
    const one = at.state.corporations[symbol];
    return one ? sum + ((priceOf(at.title, one) ?? 0) * percentHeld(one, holder)) / shareUnit : sum;
  }, 0);
  const companies = at.title.companies.reduce(
    (sum, fact) => (at.state.companies[fact.symbol]?.owner === holder ? sum + fact.price : sum),
    0,
  );
  return player(at, seat).cash + shares + companies;
}
