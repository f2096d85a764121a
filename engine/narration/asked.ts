/** What is asked, of whom, and where; looked at by the makers of questions. */
import type { Decision, Option, OptionOf, OptionType } from "../model/decision.ts";
import type { Corporation, GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { Context } from "./context.ts";

export interface Asked {
  readonly decision: Decision;
  readonly state: GameState;
  readonly seat: Seat;
  readonly context: Context;
  /** The seat's options that answer the question, without side moves. */
  readonly options: readonly Option[];
}

/** The first of the options of a type. */
export function optionOf<T extends OptionType>(options: readonly Option[], type: T): OptionOf<T> | undefined {
  return options.find((option): option is OptionOf<T> => option.type === type);
}

export const hasOption = ({ options }: Asked, type: OptionType): boolean =>
  options.some((option) => option.type === type);

/** Symbol of the corporation whose turn it is; empty in a player's decision. */
export const turnSymbol = ({ decision }: Asked): string => decision.corporation ?? "";

export const turnCorporation = (asked: Asked): Corporation | undefined => asked.state.corporations[turnSymbol(asked)];

/** A corporation's size; null where the title knows one only. */
export const sizeOf = (symbol: string, { context }: Asked): string | null =>
  context.title.corporations.find((one) => one.symbol === symbol)?.size ?? null;

/** Trains that a corporation may hold in the current phase. */
export function trainLimit(symbol: string, asked: Asked): number {
  const { state, context } = asked;
  const limit = context.title.phases.find((phase) => phase.name === state.phase)?.trainLimit ?? 0;
  return typeof limit === "number" ? limit : (limit[sizeOf(symbol, asked) ?? ""] ?? 0);
}

/** The seat's side moves besides the options that answer the question. */
export const sideOptions = ({ decision, seat }: Asked): readonly Option[] =>
  decision.options.filter((option) => option.seat === seat && option.side);
