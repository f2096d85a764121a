/** Positions for rule tests: a new game, changed by events or by moves, and what a move leads to. */
import {
  type Decided,
  decide,
  decision,
  fold,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
} from "../../engine/index.ts";

export class Given {
  readonly state: GameState;

  constructor(state: GameState) {
    this.state = state;
  }

  /** The position after these facts. */
  and(...events: GameEvent[]): Given {
    return new Given(fold(this.state, events));
  }

  /** The position after these legal moves, each of whoever is asked. */
  after(...moves: Move[]): Given {
    return moves.reduce<Given>((given, move) => given.by(given.asked, move), this);
  }

  /** The position after a legal move of a seat. */
  by(seat: number, move: Move): Given {
    const decided = decide(this.state, seat, move);
    if (!decided.accepted) throw new Error(`${JSON.stringify(move)}: ${decided.refusal.code}`);
    return new Given(decided.state);
  }

  /** The seat that is asked. */
  get asked(): number {
    return decision(this.state).deciders[0] ?? -1;
  }

  when(move: Move, seat = this.asked): Decided {
    return decide(this.state, seat, move);
  }

  /** Code and rule of the refusal of a move. */
  refusal(move: Move, seat = this.asked): string {
    const decided = this.when(move, seat);
    return decided.accepted ? "accepted" : `${decided.refusal.code} ${decided.refusal.rule}`;
  }

  cash(seat: number): number | undefined {
    return this.state.players[seat]?.cash;
  }
}

export const given1830 = (players: number, options: Record<string, string> = {}): Given =>
  new Given(newGame({ title: "1830", players, options }));

export const paid = (
  from: "bank" | `seat:${number}`,
  to: `seat:${number}` | `corporation:${string}` | "bank",
  amount: number,
): GameEvent => ({
  type: "moneyPaid",
  from,
  to,
  amount,
  reason: "help",
});

/** A corporation with par and president, and shares bought by seats: percent by seat, the president's first. */
export function parred(
  corporation: string,
  price: number,
  cell: [number, number],
  holdings: readonly (readonly [number, number])[],
): GameEvent[] {
  const president = holdings[0]?.[0] ?? 0;
  let next = 1;
  const moved = holdings.flatMap(([seat, percent], index): GameEvent[] => {
    const ordinary = (index === 0 ? percent - 20 : percent) / 10;
    const certificates = [...(index === 0 ? [0] : []), ...Array.from({ length: ordinary }, () => next++)];
    return [
      {
        type: "certificatesMoved",
        corporation,
        certificates,
        percent,
        from: "offering",
        to: `seat:${seat}`,
        reason: "bought",
      },
    ];
  });
  return [
    { type: "parSet", corporation, seat: president, price, cell },
    { type: "presidentChanged", corporation, from: null, to: president },
    ...moved,
  ];
}

/** Shares of a corporation laid into the pool out of the offering, for positions. */
export const pooled = (corporation: string, certificates: number[]): GameEvent => ({
  type: "certificatesMoved",
  corporation,
  certificates,
  percent: certificates.length * 10,
  from: "offering",
  to: "pool",
  reason: "sold",
});

export const stockRound = (number: number, seat: number): GameEvent => ({ type: "stockRoundStarted", number, seat });
