/** In which order corporations come for sale (1835-5). */
import { percentHeld } from "../finance/shares.ts";
import type { Release } from "../model/parameters.ts";
import { corporation, type Position, type Working } from "../position.ts";

/** Percent that has left the initial stack (1835-1.7); what is only exchanged does not count. */
const soldOf = (at: Position, symbol: string): number => {
  const one = corporation(at, symbol);
  const reserve = percentHeld(one, "reserve");
  return 100 - percentHeld(one, "offering") - reserve;
};

/** 1835-4.9, 5.2, 5.3: the start packet is sold, and so is enough of what comes before. */
export function isReleased(at: Position, symbol: string): boolean {
  if (at.state.packet.length > 0) return false;
  const release = at.title.parameters.releases.find((one) => one.corporation === symbol);
  const needs = release?.sold ?? [];
  const isThere = needs.every((need) => soldOf(at, need.corporation) >= need.percent);
  return isThere && (!isHeldBack(at, release) || isFounderSold(at));
}

/** 1835-5.3: some tables want the shares of the corporation that is formed sold before the last ones come up. */
const isHeldBack = (at: Position, release: Release | undefined): boolean =>
  release?.last === true && at.state.options["level3NeedsPrussia"] === "yes";

const isFounderSold = (at: Position): boolean => {
  const symbol = at.title.parameters.formation?.corporation;
  return symbol === undefined || percentHeld(corporation(at, symbol), "offering") === 0;
};

/** Corporations that have come for sale after the first ones. */
export const releasedOf = (at: Position): string[] =>
  at.title.parameters.releases.map((one) => one.corporation).filter((symbol) => isReleased(at, symbol));

/** Tells what has come for sale by a purchase (1835-5.4); `before` is what was for sale already. */
export function tellReleases(work: Working, before: readonly string[]): void {
  for (const symbol of releasedOf(work)) {
    if (!before.includes(symbol)) work.emit({ type: "released", corporation: symbol });
  }
}
