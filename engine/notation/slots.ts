/** The places of a line that hold something: each reads what it can at a word, in every way that is possible. */
import { type Found, type Names, namesAt, type TitleNames, withoutZeros } from "./names.ts";
import type { Said } from "./said.ts";
import { fold, type Word } from "./text.ts";
import {
  ALL_WORDS,
  AMOUNT_WORDS,
  BANK_WORDS,
  CITY_WORDS,
  COUNT_WORDS,
  FILLERS,
  FROM_WORDS,
  NO_WORDS,
  NONE_WORDS,
  OFFERING_WORDS,
  POOL_WORDS,
  POWER_WORDS,
  ROTATION_WORDS,
  SEAT_WORDS,
  TRADE_WORDS,
  YES_WORDS,
} from "./vocabulary.ts";

/** What words are read against. */
export interface Terms {
  readonly names: TitleNames;
  /** Ids of the trains that exist, by their small letters. */
  readonly trains: ReadonlyMap<string, string>;
  /** Seats by names of the people at them. */
  readonly seats: Names;
}

export interface Step {
  /** So many words were read. */
  readonly length: number;
  readonly said: Said;
  readonly exact?: boolean;
}

interface Line {
  readonly words: readonly Word[];
  readonly terms: Terms;
}

type Slot = (line: Line, at: number, said: Said) => readonly Step[];

const keyAt = ({ words }: Line, at: number): string => words[at]?.key ?? "";
const textAt = ({ words }: Line, at: number): string => words[at]?.text ?? "";
const isAt = (line: Line, at: number, keys: ReadonlySet<string>): boolean => keys.has(keyAt(line, at));

const named = (found: readonly Found[], say: (value: string) => Said): Step[] =>
  found.map(({ value, exact, length }) => ({ length, exact, said: say(value) }));

/** What follows a preposition, articles between them passed over; nothing where none stands. */
function after(line: Line, at: number, keys: ReadonlySet<string>, read: (from: number) => readonly Step[]): Step[] {
  if (!isAt(line, at, keys)) return [];
  const steps: Step[] = [];
  for (let from = at + 1; from <= at + 3; from += 1) {
    steps.push(...read(from).map((step) => ({ ...step, length: step.length + from - at })));
    if (!isAt(line, from, FILLERS)) break;
  }
  return steps;
}

const corporation: Slot = ({ words, terms }, at) =>
  named(namesAt(terms.names.corporations, words, at), (value) => ({ corporation: value }));

const company: Slot = ({ words, terms }, at) =>
  named(namesAt(terms.names.companies, words, at), (value) => ({ company: value }));

const powerNamed = ({ words, terms }: Line, at: number): Step[] =>
  named(namesAt(terms.names.companies, words, at), (value) => ({ power: value }));

const power: Slot = (line, at) => [
  ...after(line, at, POWER_WORDS, (from) => powerNamed(line, from)),
  ...powerNamed(line, at),
];

const hex: Slot = ({ words, terms }, at) =>
  named(
    namesAt(
      terms.names.hexes,
      words.map((word) => ({ ...word, key: withoutZeros(word.key) })),
      at,
    ),
    (value) => ({ hex: value }),
  );

const tile: Slot = (line, at) => {
  const text = textAt(line, at).replace(/^#/, "");
  const value = line.terms.names.tiles.get(text);
  return value === undefined ? [] : [{ length: 1, said: { tile: value } }];
};

const ROTATION = /^([a-z]+)([0-5])$/;

const rotation: Slot = (line, at, { tile: before }) => {
  const [, word = "", turned] = ROTATION.exec(keyAt(line, at)) ?? [];
  if (turned !== undefined && ROTATION_WORDS.has(word)) return [{ length: 1, said: { rotation: Number(turned) } }];
  const digit = (from: number): Step[] =>
    /^[0-5]$/.test(textAt(line, from)) ? [{ length: 1, said: { rotation: Number(textAt(line, from)) } }] : [];
  return [...after(line, at, ROTATION_WORDS, digit), ...(before === undefined ? [] : digit(at))];
};

const CITY = /^([a-z]+)([1-6])$/;

const city: Slot = (line, at) => {
  const [, word = "", number] = CITY.exec(keyAt(line, at)) ?? [];
  if (number !== undefined && CITY_WORDS.has(word)) return [{ length: 1, said: { city: Number(number) - 1 } }];
  return after(line, at, CITY_WORDS, (from) =>
    /^[1-6]$/.test(textAt(line, from)) ? [{ length: 1, said: { city: Number(textAt(line, from)) - 1 } }] : [],
  );
};

/** A sum, its unit maybe in a word of its own. */
function sum(line: Line, at: number): Step[] {
  const amount = line.words[at]?.amount;
  if (amount === undefined || amount === null) return [];
  const unit = keyAt(line, at + 1) === fold(line.terms.names.unit) && line.terms.names.unit !== "" ? 2 : 1;
  return [1, unit].slice(0, unit).map((length) => ({ length, said: { amount } }));
}

const cost: Slot = (line, at) => after(line, at, AMOUNT_WORDS, (from) => sum(line, from));

const amount: Slot = (line, at) => [...cost(line, at, {}), ...sum(line, at)];

/** A sum after a train: a bare number before it would be its rank. */
const price: Slot = (line, at, { rank, train: id }) =>
  rank === undefined && id === undefined ? cost(line, at, {}) : amount(line, at, {});

const count: Slot = (line, at) => {
  const number =
    COUNT_WORDS.get(keyAt(line, at)) ??
    (/^\d{1,2}x?$/.test(textAt(line, at)) ? Number.parseInt(textAt(line, at), 10) : 0);
  return number > 0 ? [{ length: 1, said: { count: number } }] : [];
};

const PERCENTS = /^\d{1,3}%?(?:\+\d{1,3}%?){0,19}$/;

const percents: Slot = (line, at) => {
  const text = textAt(line, at);
  if (!PERCENTS.test(text) || !/[%+]/.test(text)) return [];
  return [{ length: 1, said: { percents: text.split("+").map((one) => Number.parseInt(one, 10)) } }];
};

/** Sizes of certificates, of which a single one needs no sign. */
const sizes: Slot = (line, at) => {
  const text = textAt(line, at);
  if (!PERCENTS.test(text)) return [];
  return [{ length: 1, said: { percents: text.split("+").map((one) => Number.parseInt(one, 10)) } }];
};

function placeNamed(line: Line, at: number): Step[] {
  const pool = isAt(line, at, BANK_WORDS) && isAt(line, at + 1, POOL_WORDS) ? 2 : isAt(line, at, POOL_WORDS) ? 1 : 0;
  if (pool > 0) return [{ length: pool, said: { place: "pool" } }];
  return isAt(line, at, OFFERING_WORDS) ? [{ length: 1, said: { place: "offering" } }] : [];
}

const place: Slot = (line, at) => [
  ...after(line, at, FROM_WORDS, (from) => placeNamed(line, from)),
  ...placeNamed(line, at),
];

function sourceNamed(line: Line, at: number): Step[] {
  const [first] = placeNamed(line, at);
  const bank = first ? [{ length: first.length, said: { source: first.said.place === "pool" ? "pool" : "bank" } }] : [];
  const sellers = named(namesAt(line.terms.names.corporations, line.words, at), (value) => ({ source: value }));
  return [...bank, ...sellers];
}

const source: Slot = (line, at) => [
  ...after(line, at, FROM_WORDS, (from) => sourceNamed(line, from)),
  ...sourceNamed(line, at),
];

function seatNamed(line: Line, at: number): Step[] {
  const numbered = /^p([1-9])$/.exec(keyAt(line, at));
  if (numbered) return [{ length: 1, said: { from: Number(numbered[1]) - 1 } }];
  const people = named(namesAt(line.terms.seats, line.words, at), (value) => ({ from: Number(value) }));
  const places = after(line, at, SEAT_WORDS, (from) =>
    /^[1-9]$/.test(textAt(line, from)) ? [{ length: 1, said: { from: Number(textAt(line, from)) - 1 } }] : [],
  );
  return [...people, ...places];
}

const seat: Slot = (line, at) => [
  ...after(line, at, FROM_WORDS, (from) => seatNamed(line, from)),
  ...seatNamed(line, at),
];

const TRAIN_NOUN = /-?(?:train|lok|er-?lok|er|loco|trein)$/;

/** A rank or an id, as the name of a new train or of an old one. */
function trainNamed({ words, terms }: Line, at: number): { rank?: string; id?: string } | undefined {
  const text = words[at]?.text ?? "";
  const id = terms.trains.get(text);
  if (id !== undefined) return { id };
  const rank = terms.names.ranks.get(text) ?? terms.names.ranks.get(text.replace(TRAIN_NOUN, ""));
  return rank === undefined ? undefined : { rank };
}

const train: Slot = (line, at) => {
  const { rank, id } = trainNamed(line, at) ?? {};
  if (id !== undefined) return [{ length: 1, said: { train: id } }];
  return rank === undefined ? [] : [{ length: 1, said: { rank } }];
};

const old: Slot = (line, at, said) => {
  const read = (from: number): Step[] => {
    const { rank, id } = trainNamed(line, from) ?? {};
    if (id !== undefined) return [{ length: 1, said: { oldTrain: id } }];
    return rank === undefined ? [] : [{ length: 1, said: { oldRank: rank } }];
  };
  return [...after(line, at, TRADE_WORDS, read), ...(said.oldRank === undefined ? [] : read(at))];
};

const yesNo: Slot = (line, at) => {
  if (isAt(line, at, YES_WORDS)) return [{ length: 1, said: { accept: true } }];
  return isAt(line, at, NO_WORDS) ? [{ length: 1, said: { accept: false } }] : [];
};

const papers: Slot = (line, at, said) => {
  if (isAt(line, at, ALL_WORDS)) return [{ length: 1, said: { all: true } }];
  if (isAt(line, at, NONE_WORDS)) return [{ length: 1, said: { all: false } }];
  const { corporations, companies } = line.terms.names;
  const found = [...namesAt(corporations, line.words, at), ...namesAt(companies, line.words, at)];
  return named(found, (value) => ({ papers: [...new Set([...(said.papers ?? []), value])] }));
};

export const SLOTS = {
  corporation,
  company,
  power,
  hex,
  tile,
  rotation,
  city,
  cost,
  amount,
  price,
  count,
  percents,
  sizes,
  place,
  source,
  seat,
  train,
  old,
  yesNo,
  papers,
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof SLOTS;
