/** Plays an 18xx.games file action by action: undo, redo, messages, standing orders and their automatic actions included. */
import { decide, decision } from "../game.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { newGame } from "../setup.ts";
import { titleOf } from "../titles/registry.ts";
import { type Names, type Place, readAction, type SeatMove } from "./actions.ts";
import { type BaseAction, beginningOf, type FileAction, type GameFile } from "./gamefile.ts";

/** A moment of the game that an undo may return to. */
interface Frame {
  readonly id: number;
  readonly state: GameState;
  readonly names: Names;
  /** Moves that led here from the frame before. */
  readonly moves: readonly SeatMove[];
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

  constructor(file: GameFile) {
    this.seats = new Map(file.players.map((player, seat) => [player.id, seat]));
    const state = newGame(beginningOf(file));
    this.frames = [{ id: 0, state, names: { issued: grantedCertificates(state), tiles: new Map() }, moves: [] }];
  }

  get state(): GameState {
    return this.top.state;
  }

  /** The moves played and not taken back. */
  get line(): readonly SeatMove[] {
    return this.frames.flatMap((frame) => frame.moves);
  }

  private get top(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new Error("everything has been undone");
    return frame;
  }

  /** Plays the next action; a refusal leaves everything as it was. `place` says where a place_token points. */
  play(action: FileAction, place?: Place): Replayed {
    if (action.type === "message") return { ok: true, state: this.state, moves: [] };
    if (action.type === "undo") return this.undo(action.action_id);
    if (action.type === "redo") return this.redo();
    return this.playForward(action, place);
  }

  private playForward(action: FileAction, place: Place | undefined): Replayed {
    let { state, names } = this.top;
    const moves: SeatMove[] = [];
    for (const each of [action, ...(action.auto_actions ?? [])]) {
      if (isSilent(each.type) || isIdleRun(state, each)) continue;
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
    this.frames.push({ id: action.id ?? this.top.id + 1, state, names, moves });
    this.undone = [];
    return { ok: true, state, moves };
  }

  private undo(target: number | undefined): Replayed {
    const keep =
      target === undefined ? this.frames.length - 1 : this.frames.findLastIndex((frame) => frame.id <= target) + 1;
    this.undone.push(this.frames.slice(keep));
    this.frames = this.frames.slice(0, keep);
    return { ok: true, state: this.state, moves: [] };
  }

  private redo(): Replayed {
    this.frames.push(...(this.undone.pop() ?? []));
    return { ok: true, state: this.state, moves: [] };
  }
}

/** Certificates that private companies grant leave the offering without being named in the file. */
function grantedCertificates(state: GameState): Set<string> {
  const granted = titleOf(state).companies.flatMap(({ grant }) => (grant ? [grant] : []));
  return new Set(granted.map((one) => `${one.corporation}_${one.president ? 0 : 1}`));
}

function namesAfter(names: Names, action: BaseAction): Names {
  if (action.type === "buy_shares") return { ...names, issued: new Set([...names.issued, ...(action.shares ?? [])]) };
  if (action.type !== "lay_tile" || !action.tile || !action.hex) return names;
  const others = [...names.tiles].filter(([, hex]) => hex !== action.hex);
  return { ...names, tiles: new Map([...others, [action.tile, action.hex]]) };
}
