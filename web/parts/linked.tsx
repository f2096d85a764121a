/** Sentences in which the places and companies of a title are links. */
import type { Title } from "../../engine/index.ts";

export interface Targets {
  readonly title: Title;
  /** Where a hex, and a corporation or private company, can be looked at. */
  readonly hexHref: (hex: string) => string;
  readonly companyHref: (symbol: string) => string;
}

const patterns = new WeakMap<Title, RegExp>();

const symbolsOf = ({ corporations, companies }: Title): string[] =>
  [...corporations, ...companies].map((one) => one.symbol);

/** Symbols and hexes of the title that stand as words of their own. */
function patternOf(title: Title): RegExp {
  const known = patterns.get(title);
  if (known) return known;
  const names = [...symbolsOf(title), ...Object.keys(title.map)].sort((a, b) => b.length - a.length);
  const escaped = [...new Set(names)].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const made = new RegExp(`(?<![\\p{L}\\p{N}&-])(${escaped.join("|")})(?![\\p{L}\\p{N}&-])`, "gu");
  patterns.set(title, made);
  return made;
}

/** The sentence; a name that both a company and a hex have means the company. */
export const Linked = ({ text, to }: { text: string; to: Targets }) => {
  const symbols = new Set(symbolsOf(to.title));
  return (
    <>
      {text
        .split(patternOf(to.title))
        .map((part, index) =>
          index % 2 === 0 ? part : <a href={symbols.has(part) ? to.companyHref(part) : to.hexHref(part)}>{part}</a>,
        )}
    </>
  );
};
