/** What depends on the size of a corporation: names, train limits, who takes over whom. Titles that know one size have none of it. */
import type { CorporationFact, PhaseFact, Title } from "../../engine/index.ts";
import { sizesBefore, sizeWords } from "../../engine/narration/index.ts";
import type { Scene } from "./scene.ts";

/** Sizes of corporations, smallest first; empty where the title knows one size. */
export const sizesOf = (title: Title): readonly string[] => title.phases.at(-1)?.sizes ?? [];

export const factOf = (title: Title, symbol: string): CorporationFact | undefined =>
  title.corporations.find((one) => one.symbol === symbol);

export const sizeOf = (title: Title, symbol: string): string | null => factOf(title, symbol)?.size ?? null;

export const phaseOf = ({ title, state }: Pick<Scene, "title" | "state">): PhaseFact | undefined =>
  title.phases.find(({ name }) => name === state.phase);

/** Trains a corporation may own in the present phase. */
export function trainLimitOf(scene: Pick<Scene, "title" | "state">, symbol: string): number {
  const limit = phaseOf(scene)?.trainLimit ?? 0;
  return typeof limit === "number" ? limit : (limit[sizeOf(scene.title, symbol) ?? ""] ?? 0);
}

/** Train limits by size, in the order of sizes, or as the phase lists them; sizes that are not open, or gone, are absent. */
export function limitsBySize(title: Title, { trainLimit }: PhaseFact): { size: string; limit: number }[] {
  if (typeof trainLimit === "number") return [];
  const sizes = sizesOf(title).length > 0 ? sizesOf(title) : Object.keys(trainLimit);
  return sizes.flatMap((size) => {
    const limit = trainLimit[size];
    return limit === undefined ? [] : [{ size, limit }];
  });
}

/** Which sizes take over which, in words, in the order of sizes. */
export function takeoversIn({
  title,
  context,
}: Pick<Scene, "title" | "context">): { buyer: string; targets: string }[] {
  const { takeovers } = title.parameters;
  return sizesOf(title)
    .map((buyer) => ({ buyer, targets: takeovers?.[buyer] ?? [] }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ buyer, targets }) => ({
      buyer: sizesBefore([buyer], context),
      targets: sizesBefore(targets, context),
    }));
}

/** A size as it stands alone: `small`. */
export const sizeName = (size: string, { context }: Pick<Scene, "context">): string => sizeWords(size, context).alone;

/** The letter by which a size is known: that of its private companies. */
export const sizeLetter = (size: string, title: Title): string =>
  title.companies.find((fact) => fact.size === size)?.symbol.charAt(0) ?? size;
