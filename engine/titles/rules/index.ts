/** What rules summaries are made of: their shape, the glossary, and where a rule is explained. */
import { glossary as of18cz } from "../18cz/glossary.ts";
import { glossary as of1835 } from "../1835/glossary.ts";
import type { Term } from "./glossary.ts";

export { GLOSSARY, type Term } from "./glossary.ts";
export { type Chapter, type RulesText, rulesSchema } from "./text.ts";

/** By id of the title. */
const TERMS: Readonly<Record<string, readonly Term[]>> = { "1835": of1835, "18cz": of18cz };

/** The terms that a title's players need besides the common ones. */
export const termsOf = (title: string): readonly Term[] => TERMS[title] ?? [];

/** The article that covers a rule as refusals cite it: `C-5.2a` stands in `C-5.2`. It is the article's id on the page. */
export const articleOf = (rule: string): string => rule.replace(/[a-z]+$/, "");
