/**
 * A game as an 18xx.games file. Every action is read back at once; where that would not give the very move, the action carries it in a
 * field of our own, which that site does not know.
 */
import { decide } from "../game.ts";
import type { GameState } from "../model/state.ts";
import { readAction, type SeatMove } from "./actions.ts";
import { type BaseAction, type FileAction, fileTitleOf, type GameFile } from "./gamefile.ts";
import { firstNames, type Names, namesAfter } from "./names.ts";
import type { ToldBack } from "./story.ts";
import { type Step, writeAction } from "./writing.ts";

/** A move that was made; `at` in seconds since 1970. */
export type MadeStep = Step & { readonly at?: number };

export interface Exported {
  readonly id: string;
  readonly name: string;
  /** Names of the players, by seat. */
  readonly players: readonly string[];
  /** What the game draws from; left out it cannot be foretold, nor drawn again. */
  readonly seed?: number;
  readonly initial: GameState;
  /** In order, those included that were taken back later. */
  readonly steps: readonly (MadeStep | ToldBack)[];
  /** First and last step, counted from 1, of moves that were sent together. */
  readonly together?: readonly (readonly [number, number])[];
}

/** The file, or null if games of this title have no such form. */
export function makeGameFile({ id, name, players, seed, initial, steps, together = [] }: Exported): GameFile | null {
  const title = fileTitleOf(initial.title);
  if (title === undefined) return null;
  const ids = players.map((_, seat) => seat + 1);
  const rules = Object.entries(initial.options).flatMap(([option, value]) => (value === "on" ? [option] : []));
  const [first] = steps;
  return {
    ...{ id, description: name, title, players: players.map((one, seat) => ({ id: ids[seat] ?? 0, name: one })) },
    ...{ settings: { optional_rules: rules, ...(seed === undefined ? {} : { seed }) } },
    ...(first?.at === undefined ? {} : { created_at: first.at }),
    bahnpost: {
      options: { ...initial.options },
      ...(together.length === 0 ? {} : { together: together.map(([one, other]): [number, number] => [one, other]) }),
    },
    actions: writeActions(initial, ids, steps),
  };
}

/** What names refer to after an action that counts. */
interface Frame {
  readonly id: number;
  readonly names: Names;
}

function writeActions(initial: GameState, players: readonly number[], steps: Exported["steps"]): FileAction[] {
  const first: Frame = { id: 0, names: firstNames(initial) };
  const frames: Frame[] = [];
  return steps.map((step, index) => {
    const stamp = { id: index + 1, ...(step.at === undefined ? {} : { created_at: step.at }) };
    if ("keeps" in step) {
      frames.length = frames.findLastIndex(({ id }) => id <= step.keeps) + 1;
      const target = frames.at(-1) ?? first;
      return { type: "undo", entity: players[step.seat], entity_type: "player", action_id: target.id, ...stamp };
    }
    const { names } = frames.at(-1) ?? first;
    const action = actionFor(step, names, players);
    frames.push({ id: stamp.id, names: namesAfter(names, action) });
    return { ...action, ...stamp };
  });
}

function actionFor(step: Step, names: Names, players: readonly number[]): BaseAction {
  const written = writeAction({ ...made(step), names, players });
  const own = { seat: step.seat, move: step.move };
  if (!written) {
    const message = step.move.type;
    return { type: "message", entity: players[step.seat], entity_type: "player", message, bahnpost: own };
  }
  return saysThat(written, step, names, players) ? written : { ...written, bahnpost: own };
}

/** An offer that is accepted is the purchase that was offered; one that is only made changes nothing in such files. */
function made(step: Step): Step {
  const { before, move, events } = step;
  const isAccepted = move.type === "answer" && move.accept;
  if (isAccepted && before.offer) return { ...step, seat: before.offer.from, move: before.offer.move };
  return events.some(({ type }) => type === "offerMade") ? { ...step, move: { type: "withdraw" } } : step;
}

function saysThat(action: BaseAction, { before, seat, move }: Step, names: Names, players: readonly number[]): boolean {
  const seats = new Map(players.map((id, at) => [id, at]));
  const read = attempted(() => readAction({ state: before, names, seats }, action));
  if (!read || read.seat !== seat) return false;
  return same(read.move, move) || same(stateAfter(before, read), stateAfter(before, { seat, move }));
}

function stateAfter(state: GameState, { seat, move }: SeatMove): GameState | null {
  const decided = decide(state, seat, move);
  return decided.accepted ? decided.state : null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function attempted(read: () => SeatMove): SeatMove | null {
  try {
    return read();
  } catch {
    return null;
  }
}
