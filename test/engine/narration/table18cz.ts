/** A game of 18CZ for the tests of narration: readers at its table, and positions with chosen figures. */
import {
  type Decision,
  type GameEvent,
  type GameState,
  newGame,
  type OperatingTurn,
  type Option,
  type StepName,
  type Title,
  titleFor,
} from "../../../engine/index.ts";
import { freshOperatingRound, freshTurn } from "../../../engine/model/fresh.ts";
import { type Context, type NarrationLanguage, narrateEvents, question } from "../../../engine/narration/index.ts";
import { reader as readerOf } from "./contexts.ts";

export const TITLE = titleFor("18cz", 3);

export const reader = (language: NarrationLanguage, you?: number, title: Title = TITLE): Context =>
  readerOf(language, you, title);

/** No-break spaces as plain ones, so that expectations can be typed. */
export const plain = (text: string): string => text.replaceAll("\u00a0", " ");

export const english = (events: readonly GameEvent[], you?: number): string[] =>
  narrateEvents(events, reader("en", you)).map(plain);

export const german = (events: readonly GameEvent[], you?: number): string[] =>
  narrateEvents(events, reader("de", you)).map(plain);

export const pay = (from: string, to: string, amount: number, reason: string) =>
  ({ type: "moneyPaid", from, to, amount, reason }) as GameEvent;

export const START = newGame({ title: "18cz", players: 3, seed: 7 });

/** An option of Anna's. */
export const own = { seat: 0, side: false } as const;

/** What Anna is asked in a step. */
export const asked = (step: StepName, options: readonly Option[] = [], symbol: string | null = "NWB"): Decision => ({
  step,
  corporation: symbol,
  deciders: [0],
  options,
});

export const ask = (to: Decision, state: GameState, language: NarrationLanguage = "en", you = 0): string =>
  plain(question(to, state, you, reader(language, you)));

/** START with some figures of a corporation, and of Anna. */
export function withFigures(
  symbol: string,
  part: Partial<GameState["corporations"][string]>,
  anna: Partial<GameState["players"][number]> = {},
): GameState {
  const corporation = { ...START.corporations[symbol], ...part } as GameState["corporations"][string];
  const players = START.players.map((player, seat) => (seat === 0 ? { ...player, ...anna } : player));
  return { ...START, players, corporations: { ...START.corporations, [symbol]: corporation } };
}

/** An operating round in which the corporation is in turn. */
export function turnOf(
  corporation: string,
  step: OperatingTurn["step"],
  part: Partial<OperatingTurn> = {},
): GameState["round"] {
  const turn: OperatingTurn = { ...freshTurn(corporation, step), ...part };
  return { ...freshOperatingRound({ set: 4, number: 1, of: 1, order: [corporation] }), turn };
}
