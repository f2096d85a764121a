/** The rules summaries as files to lie beside the web handler's bundle: their names there, and where to take them from. */
import { fileURLToPath } from "node:url";
import { TITLES } from "../engine/index.ts";
import { LANGUAGES } from "../lambdas/service/api.ts";
import { bundledName, projectRules } from "../web/rules/source.ts";

const PAGES = [null, ...TITLES.map(({ id }) => id)];

export const RULES_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap((title) =>
    LANGUAGES.map((language) => [bundledName(title, language), fileURLToPath(projectRules(title, language))]),
  ),
);
