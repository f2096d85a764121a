/** The Dutch catalogue. It says je, and uses the terms of Dutch players. */
import type { Catalogue } from "./en.ts";
import { nlEvents } from "./nl/events.ts";
import { nlHeadings } from "./nl/headings.ts";
import { nlOptions } from "./nl/options.ts";
import { nlQuestions } from "./nl/questions.ts";
import { nlRefusals } from "./nl/refusals.ts";
import { nlWords } from "./nl/words.ts";

export const nl: Catalogue = {
  words: nlWords,
  events: nlEvents,
  options: nlOptions,
  headings: nlHeadings,
  questions: nlQuestions,
  refusals: nlRefusals,
};
