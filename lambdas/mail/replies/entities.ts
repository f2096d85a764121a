/** Characters that HTML writes as names or numbers: as many names as mail programs use. */

const LATIN: readonly (readonly [number, string])[] = [
  [0xa0, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"],
  [0xb0, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"],
  [0xc0, "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml"],
  [0xd0, "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig"],
  [0xe0, "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml"],
  [0xf0, "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["zwnj", ""],
    ["zwj", ""],
  ] as const),
  ...([
    ["ndash", "–"],
    ["mdash", "—"],
    ["lsquo", "‘"],
    ["rsquo", "’"],
    ["ldquo", "“"],
    ["rdquo", "”"],
  ] as const),
  ...([
    ["bdquo", "„"],
    ["sbquo", "‚"],
    ["hellip", "…"],
    ["bull", "•"],
    ["euro", "€"],
    ["rarr", "→"],
  ] as const),
  ...([
    ["ensp", " "],
    ["emsp", " "],
    ["thinsp", " "],
    ["scaron", "š"],
    ["Scaron", "Š"],
    ["zcaron", "ž"],
  ] as const),
  ...([
    ["Zcaron", "Ž"],
    ["ccaron", "č"],
    ["Ccaron", "Č"],
    ["rcaron", "ř"],
    ["Rcaron", "Ř"],
    ["ecaron", "ě"],
  ] as const),
];

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.flatMap(([first, names]) =>
    names.split(" ").map((name, index) => [name, String.fromCodePoint(first + index)] as const),
  ),
  ...OTHERS,
]);

/** Text with its entities decoded; what is none stays as it is. */
export function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,9}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole;
    },
  );
}

function character(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
