/** Texts of the mails about taking moves back, by language. */
import type { Language } from "../../service/api.ts";
import { de } from "./de.ts";
import { en, type UndoMailTexts } from "./en.ts";
import { nl } from "./nl.ts";

export const UNDO_MAIL_TEXTS: Readonly<Record<Language, UndoMailTexts>> = { en, de, nl };
