/** In which order corporations come for sale (1835-5). */
import { percentHeld } from "../finance/shares.ts";
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
  return isThere && (!needsFounder(at, symbol) || isFounderSold(at));
}

/** 1835-5.3: some tables want Prussia's shares sold before the last corporations come up. */
function needsFounder(at: Position, symbol: string): boolean {
  if (at.state.options["level3NeedsPrussia"] !== "yes") return false;
  const { releases, formation } = at.title.parameters;
  const late = releases.findIndex((one) => one.corporation === formation?.corporation);
  return releases.findIndex((one) => one.corporation === symbol) >= late + 3;
}

const isFounderSold = (at: Position): boolean => {
  const symbol = at.title.parameters.formation?.corporation;
  return symbol === undefined || percentHeld(corporation(at, symbol), "offering") === 0;
};

/** Tells what has become available by the last purchase (1835-5.4). */
export function releaseNow(work: Working, before: readonly string[] = []): void {
  for (const { symbol } of work.title.corporations) {
    if (!before.includes(symbol) && isReleased(work, symbol)) continue;
  }
}
