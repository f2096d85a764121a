/** Terms of the game that several kinds of sentences use. */
import type { PhaseFact } from "../model/title.ts";
import type { Colour, StepName } from "../model/words.ts";
import type { SizeWords, Terms } from "../titles/title-words.ts";
import { vocabularyOf } from "../titles/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { figure, listAnd } from "./figures.ts";

/** What the title calls private companies and presidents. */
export const termsOf = (context: Context): Terms => ({
  ...catalogueOf(context).words.terms,
  ...vocabularyOf(context.title.id)[context.language].terms,
});

/** Why the game ended, as part of a sentence. */
export function endReason(reason: string, context: Context): string {
  const { endReasons, unknownEnd } = catalogueOf(context).words;
  return reason === "bank" || reason === "bankrupt" || reason === "rounds" ? endReasons[reason] : unknownEnd;
}

/** A step's short name, for headings and for the stops of a turn. */
export const stepName = (step: StepName, context: Context): string =>
  catalogueOf(context).words.steps(termsOf(context))[step];

/** `yellow and green`, to stand before `tiles`. */
export function tileColours(colours: readonly Colour[], context: Context): string {
  const { words } = catalogueOf(context);
  return listAnd(
    colours.map((colour) => words.tileColours[colour]),
    context,
  );
}

/** A size of corporations, trains or private companies in words; as it stands if the title has none for it. */
export const sizeWords = (size: string, { title, language }: Context): SizeWords =>
  vocabularyOf(title.id)[language].sizes?.[size] ?? { alone: size, before: size };

/** Sizes before a noun in the plural: `small and medium`. */
export const sizesBefore = (sizes: readonly string[], context: Context): string =>
  listAnd(
    sizes.map((size) => sizeWords(size, context).before),
    context,
  );

/** How many trains a corporation may hold: `4`, or by size `2 (small), 3 (medium) and 3 (large)`. */
export function trainLimits({ trainLimit }: Pick<PhaseFact, "trainLimit">, context: Context): string {
  if (typeof trainLimit === "number") return figure(trainLimit, context);
  const limits = Object.entries(trainLimit).map(
    ([size, limit]) => `${figure(limit, context)} (${sizeWords(size, context).alone})`,
  );
  return listAnd(limits, context);
}
