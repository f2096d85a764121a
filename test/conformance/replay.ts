/** Replays one game file through the engine and compares every state, legal sample, best run and result that it holds. */
import { bestRoutes, decision, type GameState, titleOf } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { compareLegal } from "./legal.ts";
import { applyDelta, type Difference, firstDifference, type Json, type OracleFile } from "./oracle.ts";
import { type Memory, picture } from "./picture.ts";

export interface ReplayReport {
  readonly ok: boolean;
  readonly actions: number;
  readonly states: number;
  readonly legal: number;
  readonly routes: number;
  readonly result: "match" | "none";
  readonly failure?: Difference & { readonly at: number };
}

export interface ReplayChoice {
  /** Compares every n-th legal sample; 0: none. */
  readonly legalEvery: number;
  readonly legalOffset?: number;
}

class Fault extends Error {
  readonly at: number;
  readonly difference: Difference;

  constructor(at: number, difference: Difference) {
    super(difference.path);
    this.at = at;
    this.difference = difference;
  }
}

export function replayGame(file: OracleFile, choice: ReplayChoice): ReplayReport {
  const run = new Run(file, choice);
  try {
    run.all();
    return run.report(true);
  } catch (error) {
    if (error instanceof Fault) return { ...run.report(false), failure: { at: error.at, ...error.difference } };
    const got = error instanceof Error ? `${error.message}` : String(error);
    return { ...run.report(false), failure: { at: run.at, path: "(engine)", expected: "no error", got } };
  }
}

class Run {
  at = 0;
  private readonly file: OracleFile;
  private readonly choice: ReplayChoice;
  private readonly replayer: Replayer;
  private readonly expected: Json;
  private readonly legalAt = new Map<number, Json>();
  private readonly routesAt = new Map<number, NonNullable<OracleFile["routes"]>[number]>();
  private readonly memories = new Map<GameState, Memory>();
  private counts = { actions: 0, states: 0, legal: 0, routes: 0 };
  private result: "match" | "none" = "none";

  constructor(file: OracleFile, choice: ReplayChoice) {
    this.file = file;
    this.choice = choice;
    this.replayer = new Replayer(file);
    this.expected = structuredClone(file.initial ?? {});
    for (const one of file.legal ?? []) this.legalAt.set(one.at, one.legal);
    for (const one of file.routes ?? []) this.routesAt.set(one.at, one);
    this.memories.set(this.replayer.state, {
      order: file.players.map((_, seat) => seat),
      lastRevenue: null,
      priority: 0,
      unsold: [],
    });
  }

  report(ok: boolean): ReplayReport {
    return { ok, ...this.counts, result: this.result };
  }

  all(): void {
    if (this.file.initial) this.compareState(-1);
    for (const [at, action] of this.file.actions.entries()) {
      this.at = at;
      this.compareDecision(at);
      const before = this.replayer.state;
      const played = this.replayer.play(action, this.file.resolved?.[String(at)]);
      if (!played.ok) {
        const got = `${played.refusal.code} ${played.refusal.rule} ${JSON.stringify(played.attempted)}`;
        throw new Fault(at, { path: "(move)", expected: "accepted", got });
      }
      this.remember(before, played.moves);
      if (this.isIdleStop(at)) this.noteIdleRun();
      this.counts.actions += 1;
      const delta = this.file.deltas?.[at];
      if (!delta) continue;
      applyDelta(this.expected, delta);
      if (!this.isIdleStop(at + 1)) this.compareState(at);
    }
    this.compareResult();
  }

  private compareState(at: number): void {
    const memory = this.memories.get(this.replayer.state);
    if (!memory) throw new Error("a state without a past");
    const difference = firstDifference(this.expected, picture(this.replayer.state, memory));
    if (difference) throw new Fault(at, difference);
    this.counts.states += 1;
  }

  private compareDecision(at: number): void {
    const legal = this.legalAt.get(at);
    const { legalEvery, legalOffset = 0 } = this.choice;
    if (legal && !this.isIdleStop(at) && legalEvery > 0 && at % legalEvery === legalOffset % legalEvery) {
      const difference = compareLegal(legal, this.replayer.state, decision(this.replayer.state));
      if (difference) throw new Fault(at, { ...difference, path: `legal.${difference.path}` });
      this.counts.legal += 1;
    }
    const run = this.routesAt.get(at);
    if (run) this.compareRun(at, run);
  }

  private compareRun(at: number, run: NonNullable<OracleFile["routes"]>[number]): void {
    const { revenue } = bestRoutes(this.replayer.state, run.corporation);
    const isRight = run.bestIsLowerBound ? revenue >= run.best : revenue === run.best;
    if (!isRight) throw new Fault(at, { path: "routes.best", expected: run.best, got: revenue });
    this.counts.routes += 1;
  }

  /** Keeps what the recorded states show of the past, for every state an undo may come back to. */
  private remember(before: GameState, moves: readonly SeatMove[]): void {
    const after = this.replayer.state;
    if (this.memories.has(after)) return;
    const memory = this.memories.get(before);
    if (!memory) throw new Error("a state without a past");
    const turned = isNewOrder(before, after);
    this.memories.set(after, {
      unsold: before.round.kind === "draft" ? closedIn(after) : memory.unsold,
      order: turned ? orderShown(after) : memory.order,
      lastRevenue: lastRun(before, after, moves) ?? memory.lastRevenue,
      priority: turned ? after.priority : priorityShown(before, after, moves, memory.priority),
    });
  }

  /** The file waits for a run though no route exists, where C-8.5 has no stop; the states agree again after it. */
  private isIdleStop(at: number): boolean {
    const action = this.file.actions[at];
    return action?.type === "run_routes" && action.routes?.length === 0 && this.routesAt.get(at)?.best === 0;
  }

  private noteIdleRun(): void {
    const memory = this.memories.get(this.replayer.state);
    if (memory) memory.lastRevenue = 0;
  }

  private compareResult(): void {
    if (!this.file.result) return;
    const worth = this.replayer.state.result?.worth ?? [];
    const got = Object.fromEntries(this.file.players.map((player, seat) => [String(player.id), worth[seat]]));
    const difference = firstDifference(this.file.result, got, "result");
    if (difference) throw new Fault(this.file.actions.length, difference);
    this.result = "match";
  }
}

const SHOWS_PRIORITY = new Set(["par", "buyShare", "sellShares", "buyPrivate"]);

/** Seats as the recorded states list them: from the priority holder on, or where cash decides in that order. */
function orderShown(state: GameState): number[] {
  if (titleOf(state).parameters.seatOrder === "cash") return [...state.order];
  return state.players.map((_, step) => (state.priority + step) % state.players.length);
}

const closedIn = (state: GameState): string[] =>
  Object.values(state.companies).flatMap((one) => (one.closed ? [one.symbol] : []));

/** After an action priority goes to the left; the owner at whom nobody sits comes last in the recorded order. */
function priorityShown(before: GameState, after: GameState, moves: readonly SeatMove[], shown: number): number {
  const acting = moves.findLast(({ move }) => SHOWS_PRIORITY.has(move.type));
  if (!acting || after.round.kind === "draft" || before.round.kind === "draft") return shown;
  return after.neutral && acting.seat === before.order.at(-1) ? -1 : after.priority;
}

/** The first stock round begins, or a stock round has ended (maybe with a whole set of empty operating rounds behind it). */
function isNewOrder({ round: before }: GameState, { round: after }: GameState): boolean {
  if (before.kind === "auction" || before.kind === "draft") return after.kind !== before.kind;
  return before.kind === "stock" && (after.kind !== "stock" || after.number !== before.number);
}

/** Revenue of a run that happened between two states. */
function lastRun({ round: before }: GameState, after: GameState, moves: readonly SeatMove[]): number | undefined {
  if (before.kind !== "operating" || !before.turn || !moves.some(({ move }) => move.type === "run")) return undefined;
  return after.corporations[before.turn.corporation]?.lastRevenue ?? undefined;
}
