/** Everything the engine says to people, in their language: what happened, what is possible, what is asked, why not. */

export type { Context, Names, NarrationLanguage, Person } from "./context.ts";
export { NARRATION_LANGUAGES } from "./context.ts";
export { figure, money, percent } from "./figures.ts";
export { headline, phaseName, roundName } from "./headline.ts";
export { describeMove } from "./moves.ts";
export { cityName, neutralName, placeName, rustedNames, trainName } from "./names.ts";
export { describeOption, describeOptions } from "./options.ts";
export { question } from "./question.ts";
export { refusalSentence } from "./refusals.ts";
export { routeFaultSentence } from "./route-faults.ts";
export { narrateEvent, narrateEvents } from "./tell.ts";
export { endReason, sizesBefore, sizeWords, stepName, termsOf, trainLimits } from "./terms.ts";
export type { OptionName } from "./title-options.ts";
export { optionName } from "./title-options.ts";
