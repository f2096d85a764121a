/**
 * A mail before it is set: one list of blocks from which the text part and the HTML part are made, so that both say the same in the
 * same order.
 */

export interface Letter {
  /** BCP 47 code of the language it is written in. */
  readonly language: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  /** The line above which an answer is written, if one is expected. */
  readonly marker?: string;
  /** Where it comes from: game, round, phase. */
  readonly place: string;
  readonly heading: string;
  /** A line under the heading. */
  readonly note?: string;
  /** Yellow: the reader must do something. */
  readonly tone: "yellow" | "white";
  readonly blocks: readonly Block[];
  readonly foot: readonly FootLine[];
}

export type Block =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly label: string; readonly url: string; readonly isMain: boolean }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "choices"; readonly items: readonly Choice[] }
  | { readonly kind: "news"; readonly items: readonly News[] }
  | { readonly kind: "picture"; readonly contentId: string; readonly alt: string; readonly caption: string }
  | { readonly kind: "table"; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** A line to answer with, and what it does; in words nothing if the line says it all. */
export interface Choice {
  readonly line: string;
  readonly does: string;
}

/** What somebody did, and when. */
export interface News {
  readonly at: string;
  readonly who: string;
  readonly lines: readonly string[];
}

export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

export interface Row {
  readonly cells: readonly string[];
  /** The reader's own, or what the decision is about. */
  readonly isMarked: boolean;
}

/** A line at the end, with or without an address to go to. */
export interface FootLine {
  readonly text: string;
  readonly url?: string;
}
