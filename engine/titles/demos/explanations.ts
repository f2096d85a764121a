/** What is said in the demo games: each in every language, found again by the English text that stands in the log. */
import { explanations as of18cz } from "../18cz/demo-words.ts";
import { explanations as of1830 } from "../1830/demo-words.ts";
import { explanations as of1835 } from "../1835/demo-words.ts";
import type { Explanation } from "./text.ts";

const ALL: ReadonlyMap<string, Explanation> = new Map(
  [of1830, of18cz, of1835].flatMap((one) => Object.values(one)).map((one) => [one.en, one]),
);

/** The text in this language if it is one of the demo games', else as it is. */
export const explained = (text: string, language: keyof Explanation): string => ALL.get(text)?.[language] ?? text;
