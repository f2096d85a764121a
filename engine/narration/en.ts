/** The English catalogue: the master that the other languages are typed by, so that a missing message fails the compiler. */
import { enEvents } from "./en/events.ts";
import { enHeadings } from "./en/headings.ts";
import { enOptions } from "./en/options.ts";
import { enQuestions } from "./en/questions.ts";
import { enRefusals } from "./en/refusals.ts";
import { enWords } from "./en/words.ts";

export const en = {
  words: enWords,
  events: enEvents,
  options: enOptions,
  headings: enHeadings,
  questions: enQuestions,
  refusals: enRefusals,
};

export type Catalogue = typeof en;
