/** What a file tells, in order: moves, those included that were taken back later, and the taking back itself. */
import type { Move } from "../model/move.ts";
import type { Seat } from "../model/words.ts";
import type { SeatMove } from "./actions.ts";

/** When it happened, in seconds since 1970, if the file says so. */
interface Timed {
  readonly at?: number;
}

/** Moves of a seat that were made together: one, unless the file says otherwise. */
export interface ToldMoves extends Timed {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Moves taken back by a seat: the game goes on as it stood after the first `keeps` steps. */
export interface ToldBack extends Timed {
  readonly seat: Seat;
  readonly keeps: number;
}

export type ToldStep = ToldMoves | ToldBack;

export const isBack = (step: ToldStep): step is ToldBack => "keeps" in step;

/** The steps of a story, as it is told. */
export class Story {
  readonly steps: ToldStep[] = [];
  private group: number | undefined;

  /** Tells of a move; one of the same seat and group as the move before is part of the same step. Answers how many steps there are then. */
  moved({ seat, move }: SeatMove, { group, ...at }: Timed & { readonly group?: number | undefined }): number {
    const last = this.steps.at(-1);
    const isOneStep = group !== undefined && group === this.group && last && !isBack(last) && last.seat === seat;
    if (isOneStep) this.steps[this.steps.length - 1] = { ...last, moves: [...last.moves, move] };
    else this.steps.push({ seat, moves: [move], ...at });
    this.group = group;
    return this.steps.length;
  }

  back(step: ToldBack): void {
    this.steps.push(step);
    this.group = undefined;
  }
}
