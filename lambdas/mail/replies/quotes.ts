/** Recognising what is not the writer's own in a reply: quotations, the lines over them, signatures. Each looks at lines, one by one. */
import { isMarker } from "../marker.ts";
import { FORWARDED, HEADER_LABELS, INTRO_STARTS, PROGRAM_SIGNATURES, WROTE } from "./words.ts";

const LONGEST_INTRO = 400;
const MOST_INTRO_LINES = 4;
/** A quoted header has its second line within this many. */
const HEADER_REACH = 3;

/** Quoted with the mark of all plain text. */
export const isQuoted = (line: string): boolean => line.trimStart().startsWith(">");

export const isBlank = (line: string): boolean => line.trim() === "";

/** Number of lines from `at` on that say who wrote what is quoted below them; 0 for none. */
export function introLength(lines: readonly string[], at: number): number {
  let joined = "";
  for (let count = 1; count <= MOST_INTRO_LINES; count++) {
    const line = lines[at + count - 1];
    if (line === undefined || isBlank(line) || isQuoted(line)) return 0;
    joined = `${joined} ${line.trim()}`.trim();
    if (joined.length > LONGEST_INTRO) return 0;
    if (/[:：]$/.test(joined))
      return isIntro(joined, lines, at + count) && (count === 1 || mayWrap(lines[at] ?? "")) ? count : 0;
  }
  return 0;
}

/** Does the reply end here, with something that is never followed by own words? */
export function endsReply(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  const low = line.toLowerCase();
  return (
    isMarker(line) ||
    /^(--|—|–)$/.test(line) ||
    /^(_{5,}|-{5,})/.test(line) ||
    /^-{2,}\s?[^-].{0,80}-{2,}$/.test(line) ||
    FORWARDED.some((words) => low === words) ||
    PROGRAM_SIGNATURES.some((words) => low.startsWith(words)) ||
    beginsHeader(lines, at)
  );
}

/** Is the next line that is not blank a quoted one, or the marker? */
export function isQuotedNext(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 6).find((line) => !isBlank(line));
  return next !== undefined && (isQuoted(next) || isMarker(next));
}

/** A date or an address and a word for writing; in any other language the quotation must follow at once. */
function isIntro(text: string, lines: readonly string[], after: number): boolean {
  if (!/[\d@]/.test(text)) return false;
  const words = text.toLowerCase().split(/[\s:：]+/);
  const says = WROTE.some((verb) => words.includes(verb) || (verb > "一" && text.includes(verb)));
  return says || (text.includes("@") && isQuotedNext(lines, after));
}

/** Does an intro of several lines begin so? Else the line above the last one is what the writer says. */
function mayWrap(first: string): boolean {
  const word = /^\p{L}+/u.exec(first.trim().toLowerCase())?.[0] ?? "";
  return first.includes("@") || INTRO_STARTS.some((start) => start === word);
}

/** Two lines of a mail's header close to each other, or a sender with an address. */
function beginsHeader(lines: readonly string[], at: number): boolean {
  const first = labelOf(lines[at] ?? "");
  if (first === null) return false;
  const following = lines.slice(at + 1).filter((line) => !isBlank(line));
  return following.slice(0, HEADER_REACH).some((line) => labelOf(line) !== null);
}

/** `From: X`, `*Von:* X`: the label of a header line. */
function labelOf(line: string): string | null {
  const colon = line.indexOf(":");
  if (colon < 2 || colon > 16) return null;
  const label = line.slice(0, colon).replaceAll(/[*_]/g, "").trim().toLowerCase();
  return HEADER_LABELS.find((one) => one === label) ?? null;
}
