/** Readers for the tests: the same table in both languages, seen from a seat or by nobody at it. */
import { type Seat, titleById } from "../../../engine/index.ts";
import { type Context, NARRATION_LANGUAGES, type NarrationLanguage } from "../../../engine/narration/index.ts";

const PEOPLE = ["Anna", "Bert", "Cleo", "Dirk", "Eva", "Finn"];

export const TITLE = titleById("1830");

export function reader(language: NarrationLanguage, you?: Seat): Context {
  return {
    title: TITLE,
    language,
    names: { seat: (seat) => PEOPLE[seat] ?? "nobody" },
    ...(you === undefined ? {} : { you }),
  };
}

/** Every reader that a sentence about seats 0 and 1 may distinguish. */
export const READERS: readonly Context[] = NARRATION_LANGUAGES.flatMap((language) => [
  reader(language),
  reader(language, 0),
  reader(language, 1),
]);

/** Traces of a missing value, or of a gap where one belonged. */
const FAULTS = /undefined|NaN|null|\[object|Infinity|\$\{|(^|\s)[,;.](\s|$)|^\s|\s$| {2}|^$/;

/** Of texts that a player may see, those that he should not. */
export const faulty = (texts: Iterable<string | null>): (string | null)[] =>
  [...texts].filter((text) => text === null || FAULTS.test(text));
