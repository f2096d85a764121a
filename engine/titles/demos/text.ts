/** The shape of what is said in a demo game. */

export interface Explanation {
  readonly en: string;
  readonly de: string;
  readonly nl: string;
}

/** By the number of the move that it comes with. */
export type Explanations = Readonly<Record<number, Explanation>>;
