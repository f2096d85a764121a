/**
 * What holds for every catalogue of words: the same keys in each language, the same details named under each key, nothing left in
 * English. Messages are called with marks in place of their details, which do for a text, a number, a list or an object.
 */

type Message = (...details: readonly unknown[]) => unknown;

/** What a catalogue says under each key, with the keys on the way; messages as functions. */
export type Leaves = ReadonlyMap<string, string | Message>;

const isMessage = (value: unknown): value is Message => typeof value === "function";

export function leavesOf(catalogue: unknown, path = ""): Leaves {
  if (typeof catalogue === "string" || isMessage(catalogue)) return new Map([[path, catalogue]]);
  const inner = Object.entries(catalogue ?? {}).map(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key));
  return new Map(inner.flatMap((leaves) => [...leaves]));
}

/** A detail that shows as its own name; `you` tells whether a person is the reader. */
function mark(name: string, you: boolean): object {
  const shown = `‹${name}›`;
  const special = new Map<string | symbol, unknown>([
    ["you", you],
    ["map", (made: (one: unknown) => unknown) => [String(made(mark(name, you)))]],
    ["join", () => shown],
    [Symbol.iterator, () => [shown].values()],
    [Symbol.toPrimitive, () => shown],
  ]);
  return new Proxy(Object(shown), {
    get(_, key) {
      if (special.has(key) || typeof key === "symbol") return special.get(key);
      const own: unknown = Reflect.get(Object(shown), key, shown);
      if (typeof own === "function") return own.bind(shown);
      return own ?? mark(key, you);
    },
  });
}

const MOST_DETAILS = 6;

/** Everything that a message may say, its details as marks: one text, or several by key. */
function said(leaf: string | Message | undefined): readonly string[] {
  if (leaf === undefined) return [];
  if (typeof leaf === "string") return [leaf];
  return [true, false].flatMap((you) => {
    const details = Array.from({ length: MOST_DETAILS }, (_, at) => mark(`${at}`, you));
    return textsIn(leaf(...details));
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null || value instanceof String) return [String(value)];
  return Object.values(value).flatMap(textsIn);
}

/** Every text of a catalogue, details as marks. */
export const textsOf = (leaves: Leaves): string[] => [...leaves.values()].flatMap(said);

/** The president is part of a compound in some languages; `from` is a person, or a place that has a name in each language. */
const ELSEWHERE = ["‹president›", "‹from›"];

/** The details that texts name, in no order, each once. */
const named = (texts: readonly string[]): string[] =>
  [...new Set(texts.join(" ").match(/‹[^›]+›/g) ?? [])].filter((one) => !ELSEWHERE.includes(one)).toSorted();

/** Keys whose messages name other details than the original's, with both. */
export const differing = (original: Leaves, translation: Leaves): string[] =>
  [...original].flatMap(([key, leaf]) => {
    const [ours, theirs] = [named(said(leaf)), named(said(translation.get(key)))];
    return ours.join() === theirs.join() ? [] : [`${key}: ${ours.join(" ")} / ${theirs.join(" ")}`];
  });

/** What the languages have in common: names, words that are spelt alike, and what a message without a case for marks says. */
const COMMON =
  /^(undefined|Bahnpost|Version|Name|Link|Bank|Pool|Station|Dividend|Share|minor|English|Deutsch|Nederlands)$/;

function hasWords(text: string): boolean {
  const words = text.replace(/‹[^›]+›/g, "").trim();
  return /\p{L}{3}/u.test(words) && !COMMON.test(words);
}

/** Texts that a translation has from the original though they are made of words. */
export const untranslated = (original: Leaves, translation: Leaves): string[] =>
  [...original].flatMap(([key, leaf]) => {
    const texts = said(translation.get(key));
    return said(leaf).filter((text, at) => hasWords(text) && texts[at] === text);
  });
