/**
 * What somebody says in a reply: the lines of his own, without quotations, signatures, greetings. Lines that are no moves stay: whoever
 * reads them must answer them.
 */
import { endsReply, introLength, isBlank, isQuoted, isQuotedNext } from "./quotes.ts";
import { CLOSINGS, COMPANY, END_WORDS, GREETINGS, SAY_WORDS } from "./words.ts";

/** Longer texts, and more lines, are not looked at beyond this. */
const MOST_TEXT = 64 * 1024;
const MOST_LINES = 1500;

export interface Said {
  /** One move a line, as written; empty if there is none. */
  readonly moves: string;
  /** What is to be told to the table, of any length; null if nothing is. */
  readonly message: string | null;
}

/** What a reply's text says. `names` of people at the table may stand alone under a letter. */
export function saidIn(text: string, names: readonly string[] = []): Said {
  const own = untilEnd(ownLines(tidy(text).split("\n").slice(0, MOST_LINES)));
  const at = own.findIndex((line) => sayStart(line) !== null);
  const moves = at < 0 ? own : own.slice(0, at);
  const message = at < 0 ? null : messageOf(own.slice(at));
  return { moves: withoutManners(moves.map(bare), names).join("\n"), message };
}

/** Plain letters and blanks: no invisible ones, no odd spaces, one kind of line end. */
function tidy(text: string): string {
  return text
    .slice(0, MOST_TEXT)
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[^\P{C}\n]/gu, "");
}

/** Above a quotation, or below and between quoted lines if nothing stands above. */
function ownLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const intro = introLength(lines, at);
    if (intro > 0) {
      const isOver = hasWords(own) || !isQuotedNext(lines, at + intro);
      if (isOver) return own;
      at += intro;
    } else {
      if (!isQuoted(line) && endsReply(lines, at)) return own;
      if (!isQuoted(line)) own.push(line);
      at += 1;
    }
  }
  return own;
}

const hasWords = (lines: readonly string[]): boolean => withoutManners(lines, []).length > 0;

function untilEnd(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => END_WORDS.some((word) => wordsOf(line).join(" ") === word));
  return at < 0 ? lines : lines.slice(0, at);
}

/** What follows `say:` on its line; null if the line does not begin a message. */
function sayStart(line: string): string | null {
  const colon = line.indexOf(":");
  if (colon < 0 || colon > 10) return null;
  const word = line.slice(0, colon).trim().toLowerCase();
  return SAY_WORDS.some((one) => one === word) ? line.slice(colon + 1) : null;
}

function messageOf([first = "", ...rest]: readonly string[]): string | null {
  const lines = [sayStart(first) ?? "", ...rest].map((line) => line.trim());
  const message = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return message === "" ? null : message;
}

/** Without the sign of a list or of bold letters, which programs put around a copied line. */
function bare(line: string): string {
  const text = line.trim().replace(/^[-*•·]\s+/, "");
  return /^\*[^*]+\*$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** Leaves out blank lines, greetings, closings, and a name below a closing. */
function withoutManners(lines: readonly string[], names: readonly string[]): string[] {
  const left = lines.filter((line) => !isBlank(line) && !isMannerly(line, names));
  const last = left.at(-1);
  return last !== undefined && isName(last, names) ? left.slice(0, -1) : left;
}

function isMannerly(line: string, names: readonly string[]): boolean {
  const words = wordsOf(line);
  if (words.length > 7) return false;
  const phrase = [...GREETINGS, ...CLOSINGS].find((one) => {
    const parts = one.split(" ");
    return parts.every((part, index) => words[index] === part);
  });
  if (phrase === undefined) return false;
  const written = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  return written.slice(phrase.split(" ").length).every((word) => isCompany(word, names));
}

/** A word that may follow a greeting: it is written like a name, or is one. */
function isCompany(word: string, names: readonly string[]): boolean {
  const low = word.toLowerCase();
  const isNamed = names.some((name) => wordsOf(name).includes(low));
  return isNamed || COMPANY.some((one) => one === low) || /^\p{Lu}\p{Ll}+$/u.test(word);
}

const isName = (line: string, names: readonly string[]): boolean => {
  const words = wordsOf(line);
  return words.length > 0 && names.some((name) => words.every((word) => wordsOf(name).includes(word)));
};

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
