/** Where the texts of the rules summaries lie, and reading them: each once, when somebody first asks for it. */
import { readFileSync } from "node:fs";
import { type RulesText, rulesSchema } from "../../engine/titles/rules/index.ts";
import type { Language } from "../../lambdas/service/api.ts";

/** The file of a title's own rules, or of the shared ones for null. */
export type RulesFile = (title: string | null, language: Language) => URL;

/** Where they lie in the project. */
export const projectRules: RulesFile = (title, language) =>
  new URL(`../../engine/titles/${title === null ? "" : `${title}/`}rules/${language}.json`, import.meta.url);

/** What the file is called beside a bundle. */
export const bundledName = (title: string | null, language: Language): string =>
  `rules-${title ?? "shared"}-${language}.json`;

const READ = new Map<string, RulesText>();

/** The summary in a file; throws if it holds none. */
export function readRules(file: URL): RulesText {
  const text = READ.get(file.href) ?? rulesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  READ.set(file.href, text);
  return text;
}
