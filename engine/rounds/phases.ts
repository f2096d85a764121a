/** Phases, rusting and discards (C-7.7, C-7.9, C-10, 18CZ-15). */
import type { Train } from "../model/state.ts";
import { corporation, type Position, phaseIndex, trainFact, type Working } from "../position.ts";
import { sidesOf, trainLimit } from "./depot.ts";

/** Index of the phase before, if a phase starts; null otherwise. */
export function startPhase(work: Working, rank: string): number | null {
  const { card } = trainFact(work, rank);
  const index = work.title.phases.findIndex((phase) => phase.train === card);
  const before = phaseIndex(work);
  if (index <= before) return null;
  work.emit({ type: "phaseStarted", phase: work.title.phases[index]?.name ?? rank });
  return before;
}

/** C-7.7 3: trains rusted by these ranks leave the game wherever they are. Sides of cards can then never be had again (18CZ-15.4). */
export function rust(work: Working, by: readonly string[]): void {
  const gone = work.title.trains.filter(({ rustedBy }) => rustedBy.some((rank) => by.includes(rank)));
  for (const { rank } of gone) {
    const trains = whereTrainsAre(work).filter(({ train }) => train.rank === rank);
    if (trains.length) work.emit({ type: "trainsRusted", rank, trains });
  }
  const ranks = gone.map(({ rank }) => rank).filter((rank) => !work.state.depot.rusted.includes(rank));
  if (ranks.length) work.emit({ type: "ranksRusted", ranks });
}

function whereTrainsAre(at: Position): { train: Train; owner: string }[] {
  const { queue, pool } = at.state.depot;
  const hasSides = (train: Train) => sidesOf(at, train.rank).length > 1;
  const owned = at.title.corporations.flatMap(({ symbol }) =>
    corporation(at, symbol).trains.map((train) => ({ train, owner: symbol })),
  );
  const inBank = queue.filter((train) => !hasSides(train)).map((train) => ({ train, owner: "bank" }));
  return [...owned, ...pool.map((train) => ({ train, owner: "pool" })), ...inBank];
}

/** C-7.9: corporations above the limit, as they stand now. */
function overLimit(at: Position): string[] {
  return at.title.corporations
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(at, symbol).trains.length > trainLimit(at, symbol) && !isBeingFormed(at, symbol));
}

/** 1835-14.9: it may be above the limit until all questions about it are answered. */
const isBeingFormed = ({ title, state }: Position, symbol: string): boolean =>
  title.parameters.formation?.corporation === symbol && (state.formation !== null || state.formationDue !== null);

export function askForDiscards(work: Working): void {
  const corporations = overLimit(work);
  if (corporations.join() !== work.state.discarding.join()) work.emit({ type: "discardsAwaited", corporations });
}
