/** Plays an 18xx.games file action by action: undo, redo, messages, standing orders and their automatic actions included. */
import { decide, decision } from "../game.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { type NewGameInput, newGame } from "../setup.ts";
import { type Place, readAction, type SeatMove, UnreadableAction } from "./actions.ts";
import { type BaseAction, beginningOf, type FileAction, type GameFile } from "./gamefile.ts";
import { firstNames, type Names, namesAfter } from "./names.ts";
import { Story, type ToldStep } from "./story.ts";

/** A moment of the game that an undo may return to. */
interface Frame {
  readonly id: number;
  readonly state: GameState;
  readonly names: Names;
  /** Moves that led here from the frame before, and when, in seconds since 1970. */
  readonly moves: readonly SeatMove[];
  readonly at?: number;
  /** Steps of the story with which the game stood here. */
  readonly steps: number;
  /** First action of those that were sent together with the one that led here. */
  readonly group?: number | undefined;
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
  private readonly told = new Story();
  private readonly groups: ReadonlyMap<number, number>;

  /** Throws if there is no such game; `beginning` says how it begins, if otherwise than the file does. */
  constructor(file: GameFile, beginning: NewGameInput = beginningOf(file)) {
    this.seats = new Map(file.players.map((player, seat) => [player.id, seat]));
    const state = newGame(beginning);
    this.frames = [{ id: 0, state, names: firstNames(state), moves: [], steps: 0 }];
    this.groups = groupsOf(file);
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

  /** All that has happened, in order. */
  get story(): readonly ToldStep[] {
    return this.told.steps;
  }

  private get top(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new UnreadableAction("everything has been undone");
    return frame;
  }

  /** Plays the next action; a refusal leaves everything as it was. `place` says where a place_token points. */
  play(action: FileAction, place?: Place): Replayed {
    if (action.type === "message" && !action.bahnpost) return { ok: true, state: this.state, moves: [] };
    if (action.type === "undo") return this.undo(action);
    if (action.type === "redo") return this.redo(action);
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
    const id = action.id ?? this.top.id + 1;
    this.push({ id, state, names, moves, ...timeOf(action), group: this.groups.get(id) });
    this.undone = [];
    return { ok: true, state, moves };
  }

  private push(frame: Omit<Frame, "steps">): void {
    let { steps } = this.top;
    const { group, at } = frame;
    for (const move of frame.moves) steps = this.told.moved(move, { group, ...(at === undefined ? {} : { at }) });
    this.frames.push({ ...frame, steps });
  }

  private undo(action: FileAction): Replayed {
    const target = action.action_id;
    const keep =
      target === undefined ? this.frames.length - 1 : this.frames.findLastIndex((frame) => frame.id <= target) + 1;
    if (keep < 1) throw new UnreadableAction("there is nothing to undo");
    const gone = this.frames.slice(keep);
    const kept = this.frames.slice(0, keep);
    const group = kept.at(-1)?.group;
    if (group !== undefined && gone[0]?.group === group) throw new UnreadableAction("moves made together go together");
    this.undone.push(gone);
    this.frames = kept;
    const [first] = gone.flatMap(({ moves }) => moves);
    const seat = this.seats.get(action.entity ?? "") ?? first?.seat;
    if (first && seat !== undefined) this.told.back({ seat, keeps: this.top.steps, ...timeOf(action) });
    return { ok: true, state: this.state, moves: [] };
  }

  /** Moves are made again: in the story they are new ones. */
  private redo(action: FileAction): Replayed {
    for (const { group: _, ...frame } of this.undone.pop() ?? []) this.push({ ...frame, ...timeOf(action) });
    return { ok: true, state: this.state, moves: [] };
  }
}

const timeOf = ({ created_at: at }: FileAction): { readonly at?: number } => (at === undefined ? {} : { at });

/** The most actions that are sent together. */
const LARGEST_GROUP = 40;

/** Of each action that was sent together with others, the first of them. */
function groupsOf({ bahnpost }: GameFile): ReadonlyMap<number, number> {
  const groups = new Map<number, number>();
  for (const [first, last] of bahnpost?.together ?? []) {
    const end = Math.min(last, first + LARGEST_GROUP - 1);
    for (let id = first; id <= end; id++) groups.set(id, first);
  }
  return groups;
}
