/**
 * How a move travels in a form: a control carries the move as compact JSON; an amount still to be chosen stands in a field
 * of its own, named after that JSON. `parse.ts` puts the two together again.
 */
import type { Move, MoveOf } from "../../engine/index.ts";

/** The property of a move that a number field of its own may fill. */
export const AMOUNT_PROPERTY: ReadonlyMap<unknown, string> = new Map([
  ["bid", "amount"],
  ["par", "price"],
  ["buyPrivateFrom", "price"],
  ["buyCompany", "price"],
  ["buyTrain", "price"],
  ["takeOver", "price"],
]);

/** A move that still lacks its amount. */
export type OpenMove =
  | { readonly type: "bid" | "buyPrivateFrom" | "buyCompany"; readonly company: string }
  | { readonly type: "par" | "takeOver"; readonly corporation: string }
  | Omit<MoveOf<"buyTrain">, "price">
  | { readonly type: "join" };

/** Name of the ticks that stand for the papers of an exchange. */
export const PAPER_FIELD = "paper";

/** Name of the hidden field that holds the moves composed so far, as JSON. */
export const DRAFT_FIELD = "draft";

/** Name of the buttons that choose a place for track while a turn is being composed. */
export const PLACE_FIELD = "place";

/** A place in one value: the hex, and the private company whose power is used. */
export const placeValue = ({ hex, company }: { readonly hex: string; readonly company: string | null }): string =>
  company === null ? hex : `${hex} ${company}`;

/** Name of the buttons that do something to the draft instead of adding to it. */
export const DRAFT_STEP_FIELD = "step";

/** Take the last move back; ask once more before a bankruptcy; try the draft again as it is; add the chosen sales alone. */
export const DRAFT_STEPS = ["back", "bankruptcy", "again", "sell"] as const;
export type DraftStepName = (typeof DRAFT_STEPS)[number];

/** Name of the text box for what a player says to the table with a move. */
export const MESSAGE_FIELD = "message";

/** Name of the text box for written moves. */
export const LINES_FIELD = "lines";

export const encode = (move: Move | OpenMove): string => JSON.stringify(move);

/** Name of the number field that belongs to an open move: `amount.bid.MH`. */
export function amountField(open: Readonly<Record<string, unknown>>): string {
  const { type, ...rest } = open;
  return ["amount", type, ...Object.values(rest)].map(String).join(".");
}

/** What was posted, so that a refused form comes back filled in. */
export class Kept {
  readonly #fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    this.#fields = fields;
  }

  /** Was this value chosen under this name? */
  has(name: string, value: string): boolean {
    return this.#fields[name]?.includes(value) ?? false;
  }

  /** The text that was typed, or what to show otherwise. */
  text(name: string, otherwise: string): string {
    return this.#fields[name]?.[0] ?? otherwise;
  }

  /** Types of the moves that were chosen; of what is no move of ours, none. */
  get moveTypes(): string[] {
    return [...(this.#fields.sell ?? []), ...(this.#fields.move ?? [])].flatMap((text) => {
      const type = /^\{"type":"(\w{1,20})"/.exec(text)?.[1];
      return type === undefined ? [] : [type];
    });
  }

  get isEmpty(): boolean {
    return Object.keys(this.#fields).length === 0;
  }
}

export const NOTHING_KEPT = new Kept({});
