/** The catalogue of the reader's language. */
import type { Context, NarrationLanguage } from "./context.ts";
import { de } from "./de.ts";
import { type Catalogue, en } from "./en.ts";

const CATALOGUES: Readonly<Record<NarrationLanguage, Catalogue>> = { en, de };

export const catalogueOf = ({ language }: Context): Catalogue => CATALOGUES[language];
