/** Decisions made up for tests of notation: some options of one seat in the first state of a title. */
import {
  decision,
  type GameState,
  type NotationAt,
  newGame,
  type Option,
  type OptionBody,
  type Title,
  titleOf,
} from "../../../engine/index.ts";

export const start = (title: string, players = 3): GameState => newGame({ title, players, seed: 7 });

const STARTS: Readonly<Record<string, GameState>> = {
  "1830": start("1830"),
  "1835": start("1835"),
  "18cz": start("18cz"),
};

/** A decision with these options and no others, in a state that may be another one than the options'. */
export function offered(title: string, ...bodies: readonly OptionBody[]): NotationAt {
  const state = STARTS[title] ?? start(title);
  const options = bodies.map((body): Option => ({ ...body, seat: 0, side: false }));
  return { state, seat: 0, decision: { step: "stock", corporation: null, deciders: [0], options } };
}

/** The decision that a state waits for, as its first decider sees it. */
export function asked(state: GameState, seat?: number): NotationAt {
  const waiting = decision(state);
  return { state, decision: waiting, seat: seat ?? waiting.deciders[0] ?? 0 };
}

export const titleAt = ({ state }: NotationAt): Title => titleOf(state);
