/** The words of each title, by the title's id. */

import { words18cz } from "./18cz/words.ts";
import { words1830 } from "./1830/words.ts";
import { words1835 } from "./1835/words.ts";
import type { TitleVocabulary, TitleWords } from "./title-words.ts";

const NOTHING: TitleWords = { options: {}, trains: {} };
const NONE: TitleVocabulary = { en: NOTHING, de: NOTHING, nl: NOTHING };

const VOCABULARIES: Readonly<Record<string, TitleVocabulary>> = {
  "1830": words1830,
  "1835": words1835,
  "18cz": words18cz,
};

/** What a title adds to the vocabulary; nothing for one that adds none. */
export const vocabularyOf = (title: string): TitleVocabulary => VOCABULARIES[title] ?? NONE;
