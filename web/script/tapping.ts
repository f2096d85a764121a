/** Routes as they are tapped: hexes go to the end of the line that is being written. Pure. */

/** What the server says about written routes; it says the same whoever asks. */
export interface Score {
  /** What they earn, or why they cannot be run. */
  readonly says: string;
  readonly valid: boolean;
  /** The hex at the tapped point, null for none. */
  readonly hex: string | null;
}

/** The text with a hex at the end of the line in which the caret stands, and where the caret stands then. A last hex tapped again is taken back. */
export function withHex(text: string, caret: number, hex: string): { text: string; caret: number } {
  const start = text.lastIndexOf("\n", caret - 1) + 1;
  const found = text.indexOf("\n", caret);
  const end = found < 0 ? text.length : found;
  const line = text.slice(start, end).trimEnd();
  const taken = new RegExp(`\\s\\(?${hex}(\\.[a-z]\\d)?\\)?$`);
  const changed = taken.test(line) ? line.replace(taken, "") : `${line} ${hex}`;
  return { text: text.slice(0, start) + changed + text.slice(end), caret: start + changed.length };
}

/** The text with the line of a train, and the caret at the line's end: its own line if it has one, else a new one. */
export function atTrain(text: string, train: string): { text: string; caret: number } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const known = lines.findIndex((line) => line.trimStart().startsWith(`${train}:`));
  const all = known >= 0 ? lines : [...lines, `${train}:`];
  const index = known >= 0 ? known : all.length - 1;
  return { text: all.join("\n"), caret: all.slice(0, index + 1).join("\n").length };
}
