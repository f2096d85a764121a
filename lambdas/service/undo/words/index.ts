/** What entries about taking back say, by language: for mails and pages alike. */
import type { Language, LogEntry } from "../../api.ts";
import { de } from "./de.ts";
import { en, type UndoTexts } from "./en.ts";
import { nl } from "./nl.ts";

export const UNDO_TEXTS: Readonly<Record<Language, UndoTexts>> = { en, de, nl };

/** The sentence of an entry about taking back, null for any other. `who` is the name of its seat. */
export function undoSentence({ kind, undo }: LogEntry, who: string, language: Language): string | null {
  const texts = UNDO_TEXTS[language];
  if (!undo) return null;
  if (kind === "undoAnswered") return texts[undo.answer ?? "declined"](who);
  const to = undo.to ?? 0;
  if (kind === "undoAsked") return texts.asked(who, to);
  return undo.request === undefined ? texts.undone(who, to) : texts.agreed(who, to);
}
