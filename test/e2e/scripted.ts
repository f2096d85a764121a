/**
 * A player's script: it knows nothing but what the API tells it, and chooses its moves from the options alone. It plays to come to an end, not to
 * win: one corporation of its own, track and trains where they are to be had cheaply, else it passes.
 */
import * as z from "zod";

const textual = z.string();
const listed = z.looseObject({ type: z.string(), seat: z.int(), side: z.boolean() });
export const decisionShape = z.object({
  version: z.int(),
  deciders: z.array(z.int()),
  options: z.array(listed),
});
export const gameShape = z.object({
  table: z.object({
    status: z.string(),
    seats: z.array(z.object({ seat: z.int(), you: z.boolean() })),
    waiting: z.array(z.object({ seat: z.int(), since: z.int() })),
  }),
  version: z.int(),
  state: z.object({ result: z.object({ worth: z.array(z.int()) }).nullable(), seed: z.int().optional() }),
});
export type Asked = z.infer<typeof decisionShape>;
type Offered = z.infer<typeof listed>;
type Chosen = Readonly<Record<string, unknown>> & { readonly type: string };

const first = (list: unknown): unknown => z.array(z.unknown()).parse(list)[0];
const amount = (bundle: unknown): number => z.looseObject({ count: z.int() }).parse(bundle).count;
const chosen = ({ type }: Offered, rest: Readonly<Record<string, unknown>>): Chosen => ({ type, ...rest });

export class Script {
  private own: string | null = null;
  private trains = 0;
  private lays = 0;
  private readonly seat: number;

  private readonly founds: boolean;

  /** Who founds wants a corporation of his own. */
  constructor(seat: number, founds: boolean) {
    this.seat = seat;
    this.founds = founds;
  }

  /** A move out of what the seat may choose from. */
  choose({ options }: Asked): Chosen {
    const mine = options.filter(({ seat, side }) => seat === this.seat && !side);
    const canWait = mine.some(({ type }) => type === "pass" || type === "done");
    for (const type of [...WANTED, ...(canWait ? [] : FORCED), "done", "pass"]) {
      for (const option of mine.filter((one) => one.type === type)) {
        const move = this.moveOf(option, !canWait);
        if (move) return move;
      }
    }
    throw new Error(`the script knows no move among ${mine.map(({ type }) => type).join(", ")}`);
  }

  /** The move that an option becomes; null if the script does not want it. */
  private moveOf(option: Offered, isForced: boolean): Chosen | null {
    switch (option.type) {
      case "buyPrivate":
        return chosen(option, { company: option.company });
      case "par":
        return this.found(option);
      case "buyShare":
        return option.corporation === this.own ? chosen(option, { corporation: this.own, from: option.from }) : null;
      case "layTile":
        return option.cost === 0 && option.company === null && (++this.lays <= MOST_LAYS || isForced)
          ? chosen(option, { hex: option.hex, tile: option.tile, rotation: first(option.rotations) })
          : null;
      case "placeToken":
        return chosen(option, { hex: option.hex, city: option.city });
      case "run":
        return chosen(option, { routes: "best" });
      case "dividend":
        return chosen(option, { kind: z.looseObject({ kind: textual }).parse(first(option.kinds)).kind });
      case "buyTrain":
        return option.from === "bank" && option.tradeIn === null && (++this.trains <= 1 || isForced)
          ? chosen(option, { from: "bank", train: option.train, rank: option.rank, price: option.min })
          : null;
      case "discardTrain":
        return chosen(option, { corporation: option.corporation, train: option.train });
      case "sellShares":
        return chosen(option, { corporation: option.corporation, count: amount(first(option.bundles)) });
      default:
        return chosen(option, {});
    }
  }

  /** One corporation is enough. */
  private found(option: Offered): Chosen | null {
    if (this.own !== null || !this.founds) return null;
    this.own = textual.parse(option.corporation);
    return chosen(option, { corporation: this.own, price: first(option.prices) });
  }
}

const MOST_LAYS = 4;

const WANTED = ["run", "dividend", "layTile", "buyPrivate", "par", "buyShare", "buyTrain"];
/** Only where there is no way around it. */
const FORCED = ["placeToken", "discardTrain", "sellShares"];
