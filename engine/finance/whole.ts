/** Selling whole certificates (1835-6.11 to 6.16): mixed sizes are one sale, and the president's own never comes into the pool. */
import type { Corporation } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { corporation, type Working } from "../position.ts";
import { moveMarker } from "./market.ts";
import { pay } from "./money.ts";
import { firstPrice, heirTo } from "./sales.ts";
import { passPresidency, settlePresidency } from "./shares.ts";

/** Sum of sizes in percent. */
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

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
  const isLater = firstPrice(work, symbol) !== undefined;
  pay(work, "bank", holder, proceeds, "sale");
  const { ordinary, president } = choose(corporation(work, symbol), seat, percents);
  if (ordinary.length) {
    const percent = sum(ordinary.map((index) => corporation(work, symbol).certificates[index]?.percent ?? 0));
    const moved = { corporation: symbol, certificates: ordinary, percent };
    work.emit({ type: "certificatesMoved", ...moved, from: holder, to: "pool", reason: "sold" });
  }
  if (president) passPresidency(work, symbol, heirTo(work, symbol, seat), "pool");
  const sold = { seat, corporation: symbol, count: percents.length, percent: sum(percents), proceeds };
  work.emit({ type: "sharesSold", ...sold, pricePerShare: price });
  settlePresidency(work, symbol);
  // 1835-6.12: at one price, later sales of a turn do not move the marker either.
  if (!isLater) moveMarker(work, symbol, "down", 1, "sold");
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
