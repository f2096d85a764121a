/** The figures of a position that tables and plots show over a game: small, plain, and all from the state. */
import { countedCertificates, limitOf } from "./finance/limits.ts";
import { priceOf } from "./finance/market.ts";
import { netWorth } from "./finance/worth.ts";
import type { Corporation, GameState } from "./model/state.ts";
import type { Title } from "./model/title.ts";
import type { Position } from "./position.ts";
import { liquidity } from "./rounds/liquidity.ts";

/** Of one player; money in the title's currency unit. */
export interface PlayerFigures {
  readonly cash: number;
  /** Cash and what shares would bring if a stock turn began now. */
  readonly liquid: number;
  readonly worth: number;
  readonly certificates: number;
  /** Certificates that he may hold. */
  readonly limit: number;
}

/** Of one corporation; null where it has none yet, or is gone. */
export interface CorporationFigures {
  readonly price: number | null;
  readonly treasury: number | null;
  /** Total of its latest run. */
  readonly revenue: number | null;
}

export interface Figures {
  /** By seat. */
  readonly players: readonly PlayerFigures[];
  readonly corporations: Readonly<Record<string, CorporationFigures>>;
}

/** A round by what it is called by, without what happens in it. */
export type RoundLabel =
  | { readonly kind: "auction" | "draft" | "ended" }
  | { readonly kind: "stock"; readonly number: number }
  | { readonly kind: "operating"; readonly set: number; readonly number: number };

/** All figures of a position. */
export function figuresOf(title: Title, state: GameState): Figures {
  const at = { title, state };
  return {
    players: state.players.map((_, seat) => playerFigures(at, seat)),
    corporations: Object.fromEntries(
      Object.values(state.corporations).map((one) => [one.symbol, corporationFigures(title, one)]),
    ),
  };
}

function playerFigures(at: Position, seat: number): PlayerFigures {
  return {
    cash: at.state.players[seat]?.cash ?? 0,
    liquid: liquidity(at, seat),
    worth: netWorth(at, seat),
    certificates: countedCertificates(at, seat),
    limit: limitOf(at, seat),
  };
}

function corporationFigures(title: Title, one: Corporation): CorporationFigures {
  if (one.closed) return { price: null, treasury: null, revenue: null };
  return { price: priceOf(title, one), treasury: one.floated ? one.cash : null, revenue: one.lastRevenue };
}

/** The label of the present round. */
export function roundLabel({ round }: GameState): RoundLabel {
  if (round.kind === "stock") return { kind: round.kind, number: round.number };
  if (round.kind === "operating") return { kind: round.kind, set: round.set, number: round.number };
  return { kind: round.kind };
}

/** Is it one and the same round? */
export const isSameRound = (a: RoundLabel, b: RoundLabel): boolean => JSON.stringify(a) === JSON.stringify(b);
