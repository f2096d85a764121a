/** A title's rule options in words. */
import { vocabularyOf } from "../titles/words.ts";
import type { Context } from "./context.ts";

export interface OptionName {
  readonly label: string;
  readonly explanation: string;
  /** What each value means. */
  readonly values: Readonly<Record<string, string>>;
}

/** A rule option by its id; an option without words is called by its id and values. */
export function optionName(optionId: string, { title, language }: Context): OptionName {
  const words = vocabularyOf(title.id)[language].options[optionId];
  if (words) return words;
  const values = title.options.find((option) => option.id === optionId)?.values ?? [];
  return { label: optionId, explanation: "", values: Object.fromEntries(values.map((value) => [value, value])) };
}
