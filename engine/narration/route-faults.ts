/** What is wrong with routes written as text, as a sentence. */
import type { RouteFault } from "../notation/routes.ts";
import type { NarrationLanguage } from "./context.ts";
import { routeFault as de } from "./de/route-faults.ts";
import { routeFault as en } from "./en/route-faults.ts";
import { routeFault as nl } from "./nl/route-faults.ts";

const SENTENCES = { en, de, nl } as const;

/** The sentence of a fault in a language. */
export const routeFaultSentence = (fault: RouteFault, language: NarrationLanguage): string =>
  SENTENCES[language](fault);
