/** What the first purchase of a train changes: rusting, tiles, limits, rounds, sizes, private companies. */
import type { PhaseFact, TrainFact } from "../../engine/index.ts";
import { sizesBefore, termsOf } from "../../engine/narration/index.ts";
import type { Scene } from "./scene.ts";
import { limitsBySize } from "./sizes.ts";

/** What a purchase of this rank from the bank changes, in words. */
export const trainEffects = (scene: Scene, rank: string): string[] => [
  ...rustEffects(scene, rank),
  ...phaseEffects(scene, rank),
];

/** Ranks that a purchase of this rank rusts, as far as they have not rusted yet. */
export const rustedWith = ({ title, state }: Pick<Scene, "title" | "state">, rank: string): string[] =>
  title.trains
    .filter((train) => train.rustedBy.includes(rank) && !state.depot.rusted.includes(train.rank))
    .map((train) => train.rank);

/** Rusting alone: a side that is turned up opens no phase. */
export function rustEffects(scene: Scene, rank: string): string[] {
  const ranks = rustedWith(scene, rank);
  return ranks.length === 0 ? [] : [scene.words.rusts(ranks)];
}

/** What the phase of a rank's card changes against the one before it; nothing if it has begun already. */
export function phaseEffects(scene: Scene, rank: string): string[] {
  const { title, state } = scene;
  const card = title.trains.find((train) => train.rank === rank)?.card;
  const now = title.phases.findIndex(({ name }) => name === state.phase);
  const next = title.phases.findIndex(({ train }) => train === card);
  const before = title.phases[next - 1];
  const after = title.phases[next];
  if (!before || !after || next <= now) return [];
  return phaseChanges(scene, before, after);
}

function phaseChanges(scene: Scene, before: PhaseFact, after: PhaseFact): string[] {
  const { words, context } = scene;
  const tiles = after.tiles.filter((colour) => !before.tiles.includes(colour));
  const sizes = (after.sizes ?? []).filter((size) => !before.sizes?.includes(size));
  return [
    ...tiles.map((colour) => words.tilesOf(colour)),
    ...limitChanges(scene, before, after),
    ...(after.operatingRounds > before.operatingRounds ? [words.operatingRounds(after.operatingRounds)] : []),
    ...sizes.map((size) => words.sizeOpens(sizesBefore([size], context))),
    ...formationChange(scene, after),
    ...(after.closesCompanies ? [words.companiesClose(termsOf(context).companies)] : []),
    ...(after.corporationsBuyCompanies && !before.corporationsBuyCompanies
      ? [words.companiesForSale(termsOf(context).companies)]
      : []),
    ...(after.trainTrade && !before.trainTrade ? [words.trainTrade] : []),
  ];
}

/** What the phase means for the corporation that is formed out of others. */
function formationChange({ title, state, words, context }: Scene, { name }: PhaseFact): string[] {
  const { formation } = title.parameters;
  if (!formation) return [];
  const { corporation, may, must, all } = formation;
  if (name === all) return [words.allJoin(corporation, termsOf(context).companies)];
  if (state.corporations[corporation]?.floated) return [];
  return name === may ? [words.mayForm(corporation)] : name === must ? [words.mustForm(corporation)] : [];
}

/** Limits that become lower: one for all, or by size. */
function limitChanges({ title, words, context }: Scene, before: PhaseFact, after: PhaseFact): string[] {
  if (typeof after.trainLimit === "number" && typeof before.trainLimit === "number") {
    return after.trainLimit < before.trainLimit ? [words.trainLimit(after.trainLimit)] : [];
  }
  const old = new Map(limitsBySize(title, before).map(({ size, limit }) => [size, limit]));
  return limitsBySize(title, after)
    .filter(({ size, limit }) => limit < (old.get(size) ?? 0))
    .map(({ size, limit }) => words.trainLimitOf(sizesBefore([size], context), limit));
}

/** What rusts next in each family of trains: the first rank still to come that rusts anything. */
export function nextToRust(scene: Pick<Scene, "title" | "state">): { by: TrainFact; ranks: string[] }[] {
  const coming = scene.title.trains
    .filter(({ rank, card }) => isToCome(scene, card) && !scene.state.depot.rusted.includes(rank))
    .map((by) => ({ by, ranks: rustedWith(scene, by.rank) }))
    .filter(({ ranks }) => ranks.length > 0);
  return coming.filter(({ by }, index) => coming.findIndex((one) => one.by.family === by.family) === index);
}

/** True if cards of this kind are left in the bank. */
const isToCome = ({ state }: Pick<Scene, "state">, card: string): boolean =>
  card in state.depot.soldUnlimited || state.depot.queue.some(({ rank }) => rank === card);
