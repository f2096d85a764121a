/** A line of text as words: case, spaces, umlauts, signs of currency and what mail programs do to them make no difference. */

/** Longer lines and more of them are not read; only runs may be long. */
export const LONGEST_LINE = 300;
export const LONGEST_RUN = 4_000;
export const MOST_LINES = 40;
export const LONGEST_TEXT = 16_000;

export interface Word {
  /** As written, in small letters, without signs around it. */
  readonly text: string;
  /** Letters and digits alone, umlauts and accents folded; empty for `&`. */
  readonly key: string;
  /** A sum of money, if the word is one. */
  readonly amount: number | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  nbsp: " ",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  szlig: "ß",
  ndash: "-",
  mdash: "-",
  shy: "",
};

const HIGHEST_CODE = 0x10ffff;

function entity(whole: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (name.startsWith("#")) return code <= HIGHEST_CODE ? String.fromCodePoint(code) : whole;
  return ENTITIES[name.toLowerCase()] ?? whole;
}

/** The text with plain spaces, quotation marks and dashes, and without what HTML puts in their place. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, entity)
    .replace(/(\d)[\u2009\u202f](?=\d{3}(?!\d))/g, "$1")
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u201a\u2032`´]/g, "'")
    .replace(/[\u201c-\u201e\u2033«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[^\S\n]+/g, " ");

/** Letters and digits by which names are compared: `Württemberg`, `Wuerttemberg` and `WURTTEMBERG` have the same. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/([aou])e/g, "$1")
    .replace(/[^a-z0-9]/g, "");

/** `1,100`, `1.100` and `1'100` are one number where nothing else touches them. */
const withoutThousands = (text: string): string =>
  text.replace(/(?<![\w.,'])(\p{Sc}?\d{1,3})[.,'](?=\d{3}(?!\w))/gu, "$1").replace(/[.,]-(?= |$)/g, "");

/** `20 % + 10 %` as one word. */
const joined = (text: string): string =>
  text.replace(/(\d) ?(?:%|percent\b|prozent\b)/gi, "$1%").replace(/(\d%?) ?\+ ?(?=\d)/g, "$1+");

/** A plain line without what lists put before it: `- sell`, `2. sell`. */
export const withoutBullet = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}]*(?:\d{1,2}[.)] )?[^\p{L}\p{N}]*/u, "");

/** The words of a plain line. `unit` is the title's currency, as in `75 M`. */
export function wordsOf(line: string, unit: string): Word[] {
  const words = joined(withoutThousands(line))
    .split(/[\s,:;/|=@]+/)
    .map((word) => word.toLowerCase().replace(/^["'([{<*_.]+|["')\]}>*_.!?]+$/g, ""));
  return words.filter((word) => /[\p{L}\p{N}&]/u.test(word)).map((text) => wordOf(text, unit.toLowerCase()));
}

const wordOf = (text: string, unit: string): Word => ({ text, key: fold(text), amount: amountOf(text, unit) });

function amountOf(text: string, unit: string): number | null {
  const bare = text.replace(/^\p{Sc}|\p{Sc}$/gu, "");
  const figure = unit !== "" && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare;
  return /^\d{1,6}$/.test(figure) ? Number(figure) : null;
}
