/** The rules summaries by title. Nothing of their texts is loaded before somebody asks for them. */
import type { Term } from "./glossary.ts";
import type { RulesSource, RulesText } from "./text.ts";

export { GLOSSARY, type Term } from "./glossary.ts";
export type { Article, Chapter, RulesSource, RulesText } from "./text.ts";

const SHARED: RulesSource = {
  en: async () => (await import("./en.ts")).rules,
  de: async () => (await import("./de.ts")).rules,
  nl: async () => (await import("./nl.ts")).rules,
};

const SOURCES: Readonly<Record<string, RulesSource>> = {
  "1830": {
    en: async () => (await import("../1830/rules/en.ts")).rules,
    de: async () => (await import("../1830/rules/de.ts")).rules,
    nl: async () => (await import("../1830/rules/nl.ts")).rules,
  },
  "1835": {
    en: async () => (await import("../1835/rules/en.ts")).rules,
    de: async () => (await import("../1835/rules/de.ts")).rules,
    nl: async () => (await import("../1835/rules/nl.ts")).rules,
  },
  "18cz": {
    en: async () => (await import("../18cz/rules/en.ts")).rules,
    de: async () => (await import("../18cz/rules/de.ts")).rules,
    nl: async () => (await import("../18cz/rules/nl.ts")).rules,
  },
};

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

/** The languages in which summaries are written. */
export type RulesLanguage = keyof RulesSource;

/** A title's own rules and those that it shares with the others; throws for a title without a summary. */
export async function rulesOf(title: string, language: RulesLanguage): Promise<{ own: RulesText; shared: RulesText }> {
  const source = SOURCES[title];
  if (!source) throw new Error(`no summary of ${title}`);
  const [own, shared] = await Promise.all([source[language](), SHARED[language]()]);
  return { own, shared };
}

/** The rules that all titles share. */
export const sharedRules = (language: RulesLanguage): Promise<RulesText> => SHARED[language]();

/** The terms that a title's players need besides the common ones. */
export const termsOf = (title: string): readonly Term[] => TERMS[title] ?? [];

/** The article that covers a rule as refusals cite it: `C-5.2a` stands in `C-5.2`. It is the article's id on the page. */
export const articleOf = (rule: string): string => rule.replace(/[a-z]+$/, "");
