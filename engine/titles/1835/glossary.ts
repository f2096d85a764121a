/** Terms that players of 1835 need besides the common ones. */
import { type Term, term } from "../rules/glossary.ts";

export const glossary: readonly Term[] = [
  term("minor", "Vorpreußische", "minor"),
  term("start packet", "Startpaket", "startpakket"),
  term("to nationalise", "verstaatlichen", "nationaliseren"),
];
