/** The catalogue of the reader's language. */
import type { Context, NarrationLanguage } from "./context.ts";
import { de } from "./de.ts";
import { type Catalogue, en } from "./en.ts";
import { nl } from "./nl.ts";

const CATALOGUES: Readonly<Record<NarrationLanguage, Catalogue>> = { en, de, nl };

export const catalogueOf = ({ language }: Context): Catalogue => CATALOGUES[language];
