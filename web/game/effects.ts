/** What the first purchase of a train changes: rusting, tiles, limits, rounds, private companies. */
import type { PhaseFact } from "../../engine/index.ts";
import type { Scene } from "./scene.ts";

/** What the phase of a rank changes against the one before it, in words; nothing if it has begun already. */
export function trainEffects({ title, state, words }: Scene, rank: string): string[] {
  const now = title.phases.findIndex(({ name }) => name === state.phase);
  const next = title.phases.findIndex(({ train }) => train === rank);
  const before = title.phases[next - 1];
  const after = title.phases[next];
  if (!before || !after || next <= now) return [];
  return phaseChanges(before, after, words);
}

function phaseChanges(before: PhaseFact, after: PhaseFact, words: Scene["words"]): string[] {
  const tiles = after.tiles.filter((colour) => !before.tiles.includes(colour));
  return [
    ...after.rusts.map((rank) => words.rusts(rank)),
    ...tiles.map((colour) => words.tilesOf(colour)),
    ...(after.trainLimit < before.trainLimit ? [words.trainLimit(after.trainLimit)] : []),
    ...(after.operatingRounds > before.operatingRounds ? [words.operatingRounds(after.operatingRounds)] : []),
    ...(after.closesCompanies ? [words.companiesClose] : []),
    ...(after.corporationsBuyCompanies && !before.corporationsBuyCompanies ? [words.companiesForSale] : []),
  ];
}
