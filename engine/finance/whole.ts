/** Selling whole certificates (1835-6.11 to 6.16): mixed sizes are one sale, and the president's own never comes into the pool. */
import type { Corporation } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { corporation, optionOf, type Position, seatsFrom, type Working } from "../position.ts";
import { moveMarker } from "./market.ts";
import { pay } from "./money.ts";
import { passPresidency, percentHeld, settlePresidency } from "./shares.ts";

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Carries out a legal sale; `percents` are the sizes, largest first, `price` is that of 10 %. */
export function sellCertificates(
  work: Working,
  seat: Seat,
  symbol: string,
  percents: readonly number[],
  price: number,
): void {
  const holder = seatHolder(seat);
  const proceeds = Math.floor((price * sum(percents)) / 10);
  const isLater = isLaterSale(work, symbol);
  pay(work, "bank", holder, proceeds, "sale");
  const { ordinary, president } = choose(corporation(work, symbol), seat, percents);
  if (ordinary.length) {
    const percent = sum(ordinary.map((index) => corporation(work, symbol).certificates[index]?.percent ?? 0));
    const moved = { corporation: symbol, certificates: ordinary, percent };
    work.emit({ type: "certificatesMoved", ...moved, from: holder, to: "pool", reason: "sold" });
  }
  if (president) passPresidency(work, symbol, heirOf(work, symbol, seat), "pool");
  const sold = { seat, corporation: symbol, count: percents.length, percent: sum(percents), proceeds };
  work.emit({ type: "sharesSold", ...sold, pricePerShare: price });
  settlePresidency(work, symbol);
  if (!isLater) moveMarker(work, symbol, "down", 1, "sold");
}

/** 1835-6.12, the other reading: later sales of a turn neither cost less nor move the marker. */
function isLaterSale(at: Position, symbol: string): boolean {
  const { round } = at.state;
  return (
    round.kind === "stock" && optionOf(at, "salesOfOneTurnAtOnePrice") === "yes" && round.prices[symbol] !== undefined
  );
}

/** Ordinary certificates first; the president's own only where nothing else of its size is left. */
function choose(one: Corporation, seat: Seat, percents: readonly number[]) {
  const ordinary: number[] = [];
  let president = false;
  for (const percent of percents) {
    const index = one.certificates.findIndex(
      (each, i) =>
        each.holder === seatHolder(seat) && each.percent === percent && !each.president && !ordinary.includes(i),
    );
    if (index >= 0) ordinary.push(index);
    else president = true;
  }
  return { ordinary, president };
}

/** 1835-7.8: who holds most, first to the left among equals. */
function heirOf(at: Position, symbol: string, seat: Seat): Seat {
  const one = corporation(at, symbol);
  const others = seatsFrom(at, seat).slice(1);
  return others.reduce(
    (best, other) => (percentHeld(one, seatHolder(other)) > percentHeld(one, seatHolder(best)) ? other : best),
    others[0] ?? seat,
  );
}
