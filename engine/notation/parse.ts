/** Words after a verb as what they may say about a move of some type: every way to read all of them. */
import type { MoveType } from "../model/move.ts";
import type { Reading, Said } from "./said.ts";
import { SLOTS, type SlotName, type Terms } from "./slots.ts";
import type { Word } from "./text.ts";
import { FILLERS, POLITE_WORDS, VERBS, type Verb } from "./vocabulary.ts";

/** What a line may hold besides its verb, by the move that it stands for. */
const SLOTS_OF: Readonly<Record<MoveType, readonly SlotName[]>> = {
  pass: [],
  done: [],
  buyPrivate: ["company", "amount"],
  bid: ["company", "amount"],
  par: ["corporation", "amount"],
  buyShare: ["corporation", "percents", "place", "amount"],
  nationalise: ["corporation", "percents", "seat", "amount"],
  sellShares: ["corporation", "percents", "count", "cost"],
  buyPrivateFrom: ["company", "seat", "amount"],
  exchange: ["company", "corporation", "place"],
  buyCompany: ["company", "seat", "amount"],
  layTile: ["hex", "tile", "rotation", "power", "cost"],
  placeToken: ["hex", "city", "power", "corporation", "cost"],
  run: [],
  dividend: [],
  buyTrain: ["train", "old", "source", "price"],
  discardTrain: ["corporation", "train"],
  sellCompany: ["company", "amount"],
  takeOver: ["corporation", "amount"],
  dropStation: ["hex", "city", "corporation"],
  convertTrain: ["train", "cost"],
  scrapTrain: ["train"],
  repayLoan: ["amount"],
  swap: ["corporation", "sizes"],
  found: ["yesNo", "corporation"],
  join: ["papers"],
  declareBankruptcy: [],
  answer: [],
  withdraw: [],
};

/** So many words a line may have after its verb, and so many steps a reading may take. */
const MOST_WORDS = 24;
const MOST_STEPS = 4000;
const LONGEST_VERB = 3;

/** A move with something to name must name some of it: nobody buys by the word `buy` alone. */
export const namesEnough = (type: MoveType, { said }: Reading): boolean =>
  SLOTS_OF[type].length === 0 || UNNAMED.has(type) || Object.keys(said).length > 0;

const UNNAMED: ReadonlySet<MoveType> = new Set(["repayLoan", "found"]);

export interface Spoken extends Verb {
  readonly rest: readonly Word[];
}

/** The verb of a line: its first words, or its last as in `DH kaufen`, or any. `before` counts the words that stand before it. */
export function verbOf(words: readonly Word[]): (Spoken & { readonly before: number; readonly length: number }) | null {
  const polite = words.findIndex(({ key }) => !POLITE_WORDS.has(key));
  const first = Math.max(0, polite);
  const others = words.length > MOST_WORDS ? [] : words.map((_, at) => at).filter((at) => at > first);
  for (const before of [first, ...others.reverse()]) {
    for (let length = Math.min(LONGEST_VERB, words.length - before); length > 0; length -= 1) {
      const verb = verbIn(words.slice(before, before + length));
      if (!verb) continue;
      const rest = [...words.slice(first, before), ...words.slice(before + length)];
      return { ...verb, rest, before, length };
    }
  }
  return null;
}

const verbIn = (words: readonly Word[]): Verb | undefined => VERBS.get(words.map(({ key }) => key).join(""));

export interface Readings {
  readonly type: MoveType;
  /** None if some word means nothing in such a move. */
  readonly all: readonly Reading[];
  /** So many words could be read. */
  readonly reached: number;
}

/** Every way to read the words as details of a move of the type. */
export function readingsOf(type: MoveType, { rest, said }: Spoken, terms: Terms): Readings {
  const search = new Search(rest, terms, SLOTS_OF[type]);
  if (rest.length <= MOST_WORDS) search.from(0, { said, exact: true });
  return { type, all: search.found, reached: search.reached };
}

class Search {
  readonly found: Reading[] = [];
  reached = 0;
  readonly #words: readonly Word[];
  readonly #terms: Terms;
  readonly #slots: readonly SlotName[];
  readonly #seen = new Set<string>();
  #steps = 0;

  constructor(words: readonly Word[], terms: Terms, slots: readonly SlotName[]) {
    this.#words = words;
    this.#terms = terms;
    this.#slots = slots;
  }

  /** Reads on at a word; the same place with the same details is looked at once. */
  from(at: number, reading: Reading): void {
    const mark = `${at} ${reading.exact} ${JSON.stringify(reading.said)}`;
    if (this.#steps >= MOST_STEPS || this.#seen.has(mark)) return;
    this.#seen.add(mark);
    this.#steps += 1;
    this.reached = Math.max(this.reached, at);
    if (at >= this.#words.length) {
      this.found.push(reading);
      return;
    }
    let isRead = false;
    for (const name of this.#slots) {
      for (const step of SLOTS[name]({ words: this.#words, terms: this.#terms }, at, reading.said)) {
        const said = merged(reading.said, step.said);
        if (!said) continue;
        isRead = true;
        this.from(at + step.length, { said, exact: reading.exact && (step.exact ?? true) });
      }
    }
    if (!isRead && isFiller(this.#words[at])) this.from(at + 1, reading);
  }
}

const isFiller = (word: Word | undefined): boolean => word !== undefined && (word.key === "" || FILLERS.has(word.key));

/** Both together; null if they contradict each other. Papers add up, and a word of agreement gives way to a plain yes or no. */
function merged(before: Said, more: Said): Said | null {
  const entries = Object.entries(before).filter(([key]) => key !== "papers" && key !== "accept");
  const later = new Map<string, unknown>(Object.entries(more));
  if (entries.some(([key, value]) => later.has(key) && later.get(key) !== value)) return null;
  return { ...before, ...more };
}
