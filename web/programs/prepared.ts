/** A turn that may be kept as prepared: on the what-if board, after nothing but the passes of everybody before the reader. */
import { type Seat, wayToTurn, writeMove } from "../../engine/index.ts";
import type { GameHead, Language, Person } from "../../lambdas/service/api.ts";
import type { Draft } from "../game/draft.ts";

export interface PreparedTurn {
  readonly seat: Seat;
  /** Moves as lines; none yet while the board has only come to the reader's turn. */
  readonly lines: readonly string[];
}

/** The reader's first seat, null without one. */
export const ownSeat = ({ seats }: Pick<GameHead, "seats">, person: Person | null): Seat | null =>
  seats.find((place) => person !== null && place.person === person.id)?.seat ?? null;

/** What a what-if holds of it; null if others did anything but pass before, or if the seat is asked already. */
export function preparedOf({ before, steps }: Draft, seat: Seat, language: Language): PreparedTurn | null {
  const way = steps.length > 0 ? wayToTurn(before, seat) : null;
  if (!way || way.passes.length === 0 || steps.length < way.passes.length) return null;
  const isWay = way.passes.every((pass, at) => {
    const step = steps[at];
    return step?.seat === pass.seat && step.move.type === pass.move.type;
  });
  const own = steps.slice(way.passes.length);
  if (!isWay || own.some((step) => step.seat !== seat)) return null;
  return { seat, lines: own.map(({ move, state, decision }) => writeMove(move, { state, decision, seat }, language)) };
}
