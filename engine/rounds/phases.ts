/** What the purchase of a train sets off: phases, rusting, closing, discards (C-7.7, C-10). */
import type { Train } from "../model/state.ts";
import { company, corporation, type Position, phaseFact, phaseIndex, type Working } from "../position.ts";
import { closeCompany } from "./companies.ts";
import { trainLimit } from "./depot.ts";

/** C-7.7 after payment and transfer. `fromBank`: only new trains start phases (C-10.3). */
export function afterPurchase(work: Working, buyer: string, rank: string, fromBank: boolean): void {
  for (const fact of work.title.companies) {
    if (fact.closesWithTrainOf === buyer && company(work, fact.symbol).owner) closeCompany(work, fact.symbol);
  }
  if (fromBank) startPhase(work, rank);
}

function startPhase(work: Working, rank: string): void {
  const index = work.title.phases.findIndex((phase) => phase.train === rank);
  if (index <= phaseIndex(work)) return;
  work.emit({ type: "phaseStarted", phase: work.title.phases[index]?.name ?? rank });
  rust(work, rank);
  if (phaseFact(work).closesCompanies) for (const fact of work.title.companies) closeCompany(work, fact.symbol);
  askForDiscards(work);
}

/** C-7.7 3: trains rusted by this rank leave the game wherever they are. */
function rust(work: Working, by: string): void {
  for (const { rank, rustedBy } of work.title.trains) {
    if (rustedBy !== by) continue;
    const trains = whereTrainsAre(work).filter(({ train }) => train.rank === rank);
    if (trains.length) work.emit({ type: "trainsRusted", rank, trains });
  }
}

function whereTrainsAre(at: Position): { train: Train; owner: string }[] {
  const { queue, pool } = at.state.depot;
  const owned = at.title.corporations.flatMap(({ symbol }) =>
    corporation(at, symbol).trains.map((train) => ({ train, owner: symbol })),
  );
  const inBank = queue.map((train) => ({ train, owner: "bank" }));
  return [...owned, ...pool.map((train) => ({ train, owner: "pool" })), ...inBank];
}

/** C-7.9: corporations above the limit, as they stand now. */
function overLimit(at: Position): string[] {
  return at.title.corporations
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(at, symbol).trains.length > trainLimit(at));
}

export function askForDiscards(work: Working): void {
  const corporations = overLimit(work);
  if (corporations.join() !== work.state.discarding.join()) work.emit({ type: "discardsAwaited", corporations });
}
