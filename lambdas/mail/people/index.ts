/** Texts of the mails about who plays and which mails come, by language. */
import type { Language } from "../../service/api.ts";
import { de } from "./de.ts";
import { en, type PeopleTexts } from "./en.ts";
import { nl } from "./nl.ts";

export const PEOPLE_TEXTS: Readonly<Record<Language, PeopleTexts>> = { en, de, nl };
