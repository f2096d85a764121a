/** The German catalogue. It says du, and uses the terms of the German rulebooks. */
import { deEvents } from "./de/events.ts";
import { deHeadings } from "./de/headings.ts";
import { deOptions } from "./de/options.ts";
import { deQuestions } from "./de/questions.ts";
import { deRefusals } from "./de/refusals.ts";
import { deWords } from "./de/words.ts";
import type { Catalogue } from "./en.ts";

export const de: Catalogue = {
  words: deWords,
  events: deEvents,
  options: deOptions,
  headings: deHeadings,
  questions: deQuestions,
  refusals: deRefusals,
};
