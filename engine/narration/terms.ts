/** Terms of the game that several kinds of sentences use. */
import type { Colour, StepName } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd } from "./figures.ts";

/** Why the game ended, as part of a sentence. */
export function endReason(reason: string, context: Context): string {
  const { endReasons, unknownEnd } = catalogueOf(context).words;
  return reason === "bank" || reason === "bankrupt" ? endReasons[reason] : unknownEnd;
}

/** A step's short name, for headings and for the stops of a turn. */
export const stepName = (step: StepName, context: Context): string => catalogueOf(context).words.steps[step];

/** `yellow and green`, to stand before `tiles`. */
export function tileColours(colours: readonly Colour[], context: Context): string {
  const { words } = catalogueOf(context);
  return listAnd(
    colours.map((colour) => words.tileColours[colour]),
    context,
  );
}
