/** The one word with which a reply takes moves back, or answers a request to do so. In any of the languages, whichever the reader has. */

export type UndoReply = "undo" | "accept" | "decline";

const WORDS: Readonly<Record<UndoReply, readonly string[]>> = {
  undo: [
    ...["undo", "take back", "zurück", "zurueck", "zurücknehmen", "zuruecknehmen", "nimm zurück"],
    ...["ongedaan", "ongedaan maken", "terug", "terugnemen", "neem terug"],
  ],
  accept: ["accept", "annehmen", "aannemen"],
  decline: ["decline", "ablehnen", "afwijzen"],
};
const REPLIES = ["undo", "accept", "decline"] as const;

/** What a reply says that holds one such word and nothing else; null for any other. */
export function undoWordIn(text: string): UndoReply | null {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
  return REPLIES.find((one) => WORDS[one].includes(words)) ?? null;
}
