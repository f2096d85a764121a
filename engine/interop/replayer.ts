/** Plays an 18xx.games file action by action: undo, redo, messages, standing orders and their automatic actions included. */
import { decide, decision } from "../game.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { type NewGameInput, newGame } from "../setup.ts";
import { type Place, readAction, type SeatMove, UnreadableAction } from "./actions.ts";
import { type BaseAction, beginningOf, type FileAction, type GameFile } from "./gamefile.ts";
import { firstNames, type Names, namesAfter } from "./names.ts";

/** A moment of the game that an undo may return to. */
interface Frame {
  readonly id: number;
  readonly state: GameState;
  readonly names: Names;
  /** Moves that led here from the frame before, and when, in seconds since 1970. */
  readonly moves: readonly SeatMove[];
  readonly at?: number;
}

/** A move that counts, and when it was made, in seconds since 1970 if the file says so. */
export interface TimedMove extends SeatMove {
  readonly at?: number;
}

export type Replayed =
  | { readonly ok: true; readonly state: GameState; readonly moves: readonly SeatMove[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly attempted: SeatMove };

/** Actions that change nothing on the table. */
const SILENT = new Set(["message", "program_disable", "program_buy_shares", "program_share_pass", "program_enable"]);

/** An empty run where no route exists and so nothing is asked (C-8.5). */
const isIdleRun = (state: GameState, action: BaseAction): boolean =>
  action.type === "run_routes" && action.routes?.length === 0 && decision(state).step !== "routes";

const isSilent = (type: string): boolean => SILENT.has(type) || type.startsWith("program_");

export class Replayer {
  private readonly seats: ReadonlyMap<string | number, number>;
  private frames: Frame[];
  private undone: Frame[][] = [];

  /** Throws if there is no such game; `beginning` says how it begins, if otherwise than the file does. */
  constructor(file: GameFile, beginning: NewGameInput = beginningOf(file)) {
    this.seats = new Map(file.players.map((player, seat) => [player.id, seat]));
    const state = newGame(beginning);
    this.frames = [{ id: 0, state, names: firstNames(state), moves: [] }];
  }

  get state(): GameState {
    return this.top.state;
  }

  /** The moves played and not taken back. */
  get line(): readonly SeatMove[] {
    return this.frames.flatMap((frame) => frame.moves);
  }

  /** The same moves with their times. */
  get timedLine(): readonly TimedMove[] {
    return this.frames.flatMap(({ moves, at }) => moves.map((one) => (at === undefined ? one : { ...one, at })));
  }

  private get top(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new UnreadableAction("everything has been undone");
    return frame;
  }

  /** Plays the next action; a refusal leaves everything as it was. `place` says where a place_token points. */
  play(action: FileAction, place?: Place): Replayed {
    if (action.type === "message" && !action.bahnpost) return { ok: true, state: this.state, moves: [] };
    if (action.type === "undo") return this.undo(action.action_id);
    if (action.type === "redo") return this.redo();
    return this.playForward(action, place);
  }

  private playForward(action: FileAction, place: Place | undefined): Replayed {
    let { state, names } = this.top;
    const moves: SeatMove[] = [];
    for (const each of [action, ...(action.auto_actions ?? [])]) {
      if ((isSilent(each.type) && !each.bahnpost) || isIdleRun(state, each)) continue;
      const attempted = readAction(
        { state, names, seats: this.seats, ...(place && each === action ? { place } : {}) },
        each,
      );
      const decided = decide(state, attempted.seat, attempted.move);
      if (!decided.accepted) return { ok: false, refusal: decided.refusal, attempted };
      state = decided.state;
      names = namesAfter(names, each);
      moves.push(attempted);
    }
    const at = action.created_at === undefined ? {} : { at: action.created_at };
    this.frames.push({ id: action.id ?? this.top.id + 1, state, names, moves, ...at });
    this.undone = [];
    return { ok: true, state, moves };
  }

  private undo(target: number | undefined): Replayed {
    const keep =
      target === undefined ? this.frames.length - 1 : this.frames.findLastIndex((frame) => frame.id <= target) + 1;
    if (keep < 1) throw new UnreadableAction("there is nothing to undo");
    this.undone.push(this.frames.slice(keep));
    this.frames = this.frames.slice(0, keep);
    return { ok: true, state: this.state, moves: [] };
  }

  private redo(): Replayed {
    this.frames.push(...(this.undone.pop() ?? []));
    return { ok: true, state: this.state, moves: [] };
  }
}
