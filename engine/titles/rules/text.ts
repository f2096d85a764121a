/**
 * The shape of a rules summary: chapters of short articles, each under the numbers that refusals cite. The texts are data beside the
 * titles, one file for each language, and are loaded only when somebody reads them.
 */

/** Numbers without the prefix, separated by blanks, and the text that covers them. */
export type Article = readonly [numbers: string, text: string];

export interface Chapter {
  /** Its number without the prefix. */
  readonly number: string;
  readonly heading: string;
  readonly articles: readonly Article[];
}

export interface RulesText {
  /** What stands before a number: `C` for the shared rules. */
  readonly prefix: string;
  /** What the game is about, in a few sentences. */
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

/** How a summary is loaded, by language. */
export interface RulesSource {
  en(): Promise<RulesText>;
  de(): Promise<RulesText>;
  nl(): Promise<RulesText>;
}
