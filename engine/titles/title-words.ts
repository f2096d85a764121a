/**
 * The words that only a title knows: its rule options, trains that players call by another name than their rank, its sizes of
 * corporations, and what it calls things that every title has.
 */

export interface OptionWords {
  readonly label: string;
  /** One or two sentences: what the option changes. */
  readonly explanation: string;
  /** What each value of the option means, in a few words. */
  readonly values: Readonly<Record<string, string>>;
}

/** What titles call by different names, as it stands within a sentence. */
export interface Terms {
  /** A private company. */
  readonly company: string;
  readonly companies: string;
  /** Who holds the president's certificate. */
  readonly president: string;
}

export interface SizeWords {
  /** `BCB is small`. */
  readonly alone: string;
  /** Before a noun in the plural: `small corporations`. */
  readonly before: string;
}

export interface TitleWords {
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By rank; ranks that are absent are called by their rank. */
  readonly trains: Readonly<Record<string, string>>;
  /** Terms of the title's own; the usual ones for the rest. */
  readonly terms?: Partial<Terms>;
  /** By size, where corporations differ in it. */
  readonly sizes?: Readonly<Record<string, SizeWords>>;
}

/** A title's words in every language of the narration. */
export interface TitleVocabulary {
  readonly en: TitleWords;
  readonly de: TitleWords;
  readonly nl: TitleWords;
}
