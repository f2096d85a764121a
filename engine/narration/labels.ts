/** Labels of lays and stations, which options and moves share. */
import type { Decision, Option, OptionOf, OptionType } from "../model/decision.ts";
import type { StepName } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { money } from "./figures.ts";

/** The first option of a type that fits. */
export function optionFor<T extends OptionType>(
  decision: Decision | undefined,
  type: T,
  fits: (option: OptionOf<T>) => boolean,
): OptionOf<T> | undefined {
  const isOne = (option: Option): option is OptionOf<T> => option.type === type;
  return decision?.options.filter(isOne).find(fits);
}

interface Terms {
  /** The private company whose power is used. */
  readonly company: string | null;
  readonly cost: number;
}

/** Lays on one hex, by what they cost and whose power they need. */
export function layLabel(lay: { place: string; tiles: string }, { company, cost }: Terms, context: Context): string {
  const { ranges } = catalogueOf(context).options;
  if (company && cost > 0) return ranges.layWithFor({ ...lay, company, cost: money(cost, context) });
  if (company) return ranges.layWith({ ...lay, company });
  return cost > 0 ? ranges.layFor({ ...lay, cost: money(cost, context) }) : ranges.lay(lay);
}

/** One settled lay. */
export function laidLabel(
  lay: { place: string; tile: string; rotation: number },
  { company, cost }: Terms,
  context: Context,
): string {
  const { moves } = catalogueOf(context).options;
  if (company && cost > 0) return moves.layTileWithFor({ ...lay, company, cost: money(cost, context) });
  if (company) return moves.layTileWith({ ...lay, company });
  return cost > 0 ? moves.layTileFor({ ...lay, cost: money(cost, context) }) : moves.layTile(lay);
}

interface TokenTerms {
  readonly corporation: string;
  readonly price: number;
  readonly company: string | null;
}

export function tokenLabel(token: TokenTerms, place: string, context: Context, step?: StepName): string {
  const { moves } = catalogueOf(context).options;
  const { corporation, company, price } = token;
  if (step === "homeToken") return moves.homeStation({ corporation, place });
  if (step === "stationChoice") return moves.stationCity({ corporation, place });
  if (company) return moves.placeTokenWith({ place, company });
  return price > 0 ? moves.placeTokenFor({ place, price: money(price, context) }) : moves.placeTokenFree({ place });
}
