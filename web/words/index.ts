/** Words by language, and the language of somebody who has not said it. */
import { LANGUAGES, type Language } from "../../lambdas/service/api.ts";
import { de } from "./de.ts";
import { en, type Words } from "./en.ts";
import { nl } from "./nl.ts";

export type { Words } from "./en.ts";

const CATALOGUES: Readonly<Record<Language, Words>> = { en, de, nl };

export const wordsIn = (language: Language): Words => CATALOGUES[language];

/** The best known language of an Accept-Language header, English if there is none. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: tag.split("-")[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const known = wishes.flatMap((wish) => LANGUAGES.filter((language) => language === wish.language));
  return known[0] ?? "en";
}
