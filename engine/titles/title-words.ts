/** The words that only a title knows: its rule options, and trains that players call by another name than their rank. */

export interface OptionWords {
  readonly label: string;
  /** One or two sentences: what the option changes. */
  readonly explanation: string;
  /** What each value of the option means, in a few words. */
  readonly values: Readonly<Record<string, string>>;
}

export interface TitleWords {
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By rank; ranks that are absent are called by their rank. */
  readonly trains: Readonly<Record<string, string>>;
}

/** A title's words in every language of the narration. */
export interface TitleVocabulary {
  readonly en: TitleWords;
  readonly de: TitleWords;
}
