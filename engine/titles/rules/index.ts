/** What rules summaries are made of: their shape, the glossary, and where a rule is explained. */
import type { Term } from "./glossary.ts";

export { GLOSSARY, type Term } from "./glossary.ts";
export { type Chapter, type RulesText, rulesSchema } from "./text.ts";

/** Terms that only one title has, by its id. */
const TERMS: Readonly<Record<string, readonly Term[]>> = {
  "1835": [
    { en: "minor", de: "Vorpreußische", nl: "minor" },
    { en: "start packet", de: "Startpaket", nl: "startpakket" },
    { en: "to nationalise", de: "verstaatlichen", nl: "nationaliseren" },
  ],
  "18cz": [
    { en: "draft", de: "Auswahl", nl: "voorronde" },
    { en: "local railway", de: "Lokalbahn", nl: "lokaalspoorweg" },
    { en: "take-over", de: "Übernahme", nl: "overname" },
  ],
};

/** The terms that a title's players need besides the common ones. */
export const termsOf = (title: string): readonly Term[] => TERMS[title] ?? [];

/** The article that covers a rule as refusals cite it: `C-5.2a` stands in `C-5.2`. It is the article's id on the page. */
export const articleOf = (rule: string): string => rule.replace(/[a-z]+$/, "");
