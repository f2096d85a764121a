/** Readers for the tests: the same table in every language, seen from a seat or by nobody at it. */
import { type Seat, type Title, titleById, titleFor } from "../../../engine/index.ts";
import { type Context, NARRATION_LANGUAGES, type NarrationLanguage } from "../../../engine/narration/index.ts";

const PEOPLE = ["Anna", "Bert", "Cleo", "Dirk", "Eva", "Finn"];

export const TITLE = titleById("1830");

/** Played by two, so that nothing of the title is missing. */
export const TITLE_18CZ = titleFor("18cz", 2);

export const TITLE_1835 = titleById("1835");

export function reader(language: NarrationLanguage, you?: Seat, title: Title = TITLE): Context {
  return {
    title,
    language,
    names: { seat: (seat) => PEOPLE[seat] ?? "nobody" },
    ...(you === undefined ? {} : { you }),
  };
}

/** Every reader that a sentence about seats 0 and 1 may distinguish. */
export const READERS: readonly Context[] = [TITLE, TITLE_18CZ, TITLE_1835].flatMap((title) =>
  NARRATION_LANGUAGES.flatMap((language) => [
    reader(language, undefined, title),
    reader(language, 0, title),
    reader(language, 1, title),
  ]),
);

/** Traces of a missing value, or of a gap where one belonged. */
const FAULTS = /undefined|NaN|null|\[object|Infinity|\$\{|(^|\s)[,;.](\s|$)|^\s|\s$| {2}|^$/;

/** Of texts that a player may see, those that he should not. */
export const faulty = (texts: Iterable<string | null>): (string | null)[] =>
  [...texts].filter((text) => text === null || FAULTS.test(text));
