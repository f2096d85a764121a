/** Terms that players of 18CZ need besides the common ones. */
import { type Term, term } from "../rules/glossary.ts";

export const glossary: readonly Term[] = [
  term("draft", "Auswahl", "voorronde"),
  term("local railway", "Lokalbahn", "lokaalspoorweg"),
  term("take-over", "Übernahme", "overname"),
];
