/** The mails' texts by language. */
import type { Language } from "../service/api.ts";
import { de } from "./de.ts";
import { en, type MailTexts } from "./en.ts";
import { nl } from "./nl.ts";

export type { MailTexts } from "./en.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl };
