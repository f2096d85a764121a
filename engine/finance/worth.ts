/** Net worth of players (C-17.4). */

import type { CompanyFact } from "../model/title.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { type Position, player } from "../position.ts";
import { pricedPercent, priceOf } from "./market.ts";
import { percentHeld } from "./shares.ts";

/** Cash, shares at market price (a fixed starting price before there is one, 1835-16.3), and open private companies, less debt and surcharge of loans (18CZ-17.1). */
export function netWorth(at: Position, seat: Seat): number {
  const holder = seatHolder(seat);
  const shares = at.title.corporations.reduce((sum, fact) => {
    const one = at.state.corporations[fact.symbol];
    const price = (one && priceOf(at.title, one)) ?? fact.start?.price ?? 0;
    return one ? sum + Math.floor((price * percentHeld(one, holder)) / pricedPercent(at.title, fact)) : sum;
  }, 0);
  const companies = at.title.companies.reduce(
    (sum, fact) => (at.state.companies[fact.symbol]?.owner === holder ? sum + companyWorth(at, fact) : sum),
    0,
  );
  const { cash, debt, penalty } = player(at, seat);
  return cash + shares + companies - debt - penalty;
}

/** Face value, or once the track has begun its price (18CZ-17.1); nothing where the table does not count them (1835-16.3). */
function companyWorth({ title, state }: Position, { price }: CompanyFact): number {
  if (state.options["privatesCount"] === "no") return 0;
  return title.parameters.companyWorth === "track" ? (state.companyPrice ?? price) : price;
}
