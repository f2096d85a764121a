/** What a title's things are called: symbols and names of corporations, companies, places, trains and tiles, by folded letters. */
import type { Title } from "../model/title.ts";
import { NARRATION_LANGUAGES } from "../narration/context.ts";
import { vocabularyOf } from "../titles/words.ts";
import { fold, type Word } from "./text.ts";

export interface Named {
  readonly value: string;
  /** Exactly its symbol or its full name, not something that merely has the same letters. */
  readonly exact: boolean;
}

export interface Found extends Named {
  /** So many words were read. */
  readonly length: number;
}

/** Things by folded letters. */
export type Names = ReadonlyMap<string, readonly Named[]>;

export interface TitleNames {
  readonly corporations: Names;
  /** Private companies, and papers of the start packet. */
  readonly companies: Names;
  readonly hexes: Names;
  /** Ranks by their small letters. */
  readonly ranks: ReadonlyMap<string, string>;
  readonly tiles: ReadonlyMap<string, string>;
  /** The unit of currency, as in `75 M`; empty if there is none. */
  readonly unit: string;
}

const MOST_WORDS = 8;
const known = new WeakMap<Title, TitleNames>();

export function namesOf(title: Title): TitleNames {
  const before = known.get(title);
  if (before) return before;
  const corporations = title.corporations.map(({ symbol, name }) => ({ value: symbol, names: namesFor(symbol, name) }));
  const companies = title.companies.map(({ symbol, name }) => ({ value: symbol, names: namesFor(symbol, name) }));
  const packet = new Set(title.packet.flat().map(({ id }) => id));
  const papers = corporations.filter(({ value }) => packet.has(value));
  const names: TitleNames = {
    corporations: dictionary(corporations),
    companies: dictionary([...companies, ...papers]),
    hexes: dictionary(
      Object.entries(title.map).map(([hex, { name }]) => ({ value: hex, names: placeNames(hex, name) })),
    ),
    ranks: rankNames(title),
    tiles: new Map(Object.keys(title.tiles).map((tile) => [tile.toLowerCase(), tile])),
    unit: title.currency.replace("{amount}", "").trim(),
  };
  known.set(title, names);
  return names;
}

interface Listed {
  readonly value: string;
  /** By folded letters; true for a name of its own. */
  readonly names: ReadonlyMap<string, boolean>;
}

const GENERIC = /\s+(?:railroad|railway|eisenbahn|staatsbahn|bahn|bahnen)$/i;

/** The symbol, the full name, and the name without the word that says that it is a railway. */
const namesFor = (symbol: string, name: string): Map<string, boolean> =>
  new Map([
    [fold(withoutGlue(name.replace(GENERIC, ""))), false],
    [fold(withoutGlue(name)), true],
    [fold(symbol), true],
  ]);

const withoutGlue = (name: string): string => name.replace(/\s(?:and|und|&)\s/gi, " ");

/** The coordinate, the name, and each part of `Dunkirk & Buffalo`. */
function placeNames(hex: string, name: string | undefined): Map<string, boolean> {
  const parts = name ? [name, ...name.split(" & ")] : [];
  return new Map([...parts.map((part): [string, boolean] => [fold(withoutGlue(part)), false]), [fold(hex), true]]);
}

function dictionary(things: readonly Listed[]): Names {
  const all = new Map<string, Named[]>();
  for (const { value, names } of things) {
    for (const [key, exact] of names) {
      if (key !== "") all.set(key, [...(all.get(key) ?? []), { value, exact }]);
    }
  }
  return all;
}

function rankNames(title: Title): Map<string, string> {
  const words = NARRATION_LANGUAGES.map((language) => vocabularyOf(title.id)[language].trains);
  const special = words.flatMap((trains) =>
    Object.entries(trains).map(([rank, word]): [string, string] => [word.toLowerCase(), rank]),
  );
  return new Map([...special, ...title.trains.map(({ rank }): [string, string] => [rank.toLowerCase(), rank])]);
}

const GLUE = new Set(["", "and", "und", "en"]);

/** Every name that begins at a word, longest first. */
export function namesAt(names: Names, words: readonly Word[], from: number): Found[] {
  const found: Found[] = [];
  let key = "";
  let text = "";
  for (let at = from; at < words.length && at < from + MOST_WORDS; at += 1) {
    const word = words[at];
    if (!word || (at === from && GLUE.has(word.key))) break;
    text += word.text;
    if (GLUE.has(word.key)) continue;
    key += word.key;
    for (const { value, exact } of names.get(key) ?? []) {
      found.push({ value, exact: exact && (isSymbol(value, text) || key !== fold(value)), length: at + 1 - from });
    }
  }
  return found.reverse();
}

/** `B&O` is not `BO`, though both have the same letters. */
const isSymbol = (symbol: string, text: string): boolean => symbol.toLowerCase() === text;

/** A coordinate as the map writes it: `f-10` and `F010` are `F10`; other words as they stand. */
export const withoutZeros = (key: string): string => key.replace(/^([a-z])0+(?=\d)/, "$1");
