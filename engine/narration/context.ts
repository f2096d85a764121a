/**
 * What a sentence depends on besides its subject: the title's facts, the reader's language, the names of the people, and
 * which of them reads.
 */
import type { Title } from "../model/title.ts";
import type { Seat } from "../model/words.ts";

export const NARRATION_LANGUAGES = ["en", "de", "nl"] as const;
export type NarrationLanguage = (typeof NARRATION_LANGUAGES)[number];

export interface Names {
  /** Display name of the person at a seat. */
  seat(seat: Seat): string;
}

export interface Context {
  readonly title: Title;
  readonly language: NarrationLanguage;
  readonly names: Names;
  /** The reader's seat, who is addressed as you. */
  readonly you?: Seat;
}

/** Somebody in a sentence: named, or addressed. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}
