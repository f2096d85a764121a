/** Texts of the mails about time, by language. */
import type { Language } from "../../service/api.ts";
import { de } from "./de.ts";
import { en, type TimeTexts } from "./en.ts";
import { nl } from "./nl.ts";

export const TIME_TEXTS: Readonly<Record<Language, TimeTexts>> = { en, de, nl };
