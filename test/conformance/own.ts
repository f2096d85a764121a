/** Games that the engine has played by itself, written down with what came of every move, and replayed. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import {
  decide,
  decision,
  type GameEvent,
  type GameState,
  moveSchema,
  newGame,
  stacksOf,
  tileSupply,
  titleOf,
} from "../../engine/index.ts";
import { dice } from "../support/legal.ts";
import { randomMove } from "../support/random-moves.ts";
import type { Difference } from "./oracle.ts";

/** So many moves lie between two whole states of a file. */
const APART = 50;
const MOST_MOVES = 5000;
const FOLDER = new URL("own/", import.meta.url).pathname;

const json = z.record(z.string(), z.unknown());

export const ownGame = z.object({
  format: z.literal("bahnpost-own"),
  title: z.string(),
  players: z.int(),
  options: z.record(z.string(), z.string()),
  seed: z.int(),
  moves: z.array(z.object({ seat: z.int(), move: moveSchema })),
  /** After each move, the beginning of the hash of the state in canonical form. */
  hashes: z.array(z.string()),
  /** Whole states, by the number of moves made. */
  states: z.array(z.object({ after: z.int(), state: json })),
  result: z.object({ reason: z.string(), worth: z.array(z.int()) }),
});

export type OwnGame = z.infer<typeof ownGame>;

/** What a game is made from: the same table gives the same file. */
export interface Table {
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
}

const of1835 = (start: string, seeds: Readonly<Record<number, number>>): Table[] =>
  Object.entries(seeds).map(([players, seed]) => ({
    title: "1835",
    players: Number(players),
    options: { start, consent: seed % 2 === 0 ? "implied" : "asked" },
    seed,
  }));

/** Seeds so chosen that Prussia is formed in all its ways and every kind of move is made. */
export const TABLES: readonly Table[] = [
  ...of1835("standard", { 3: 2, 4: 2, 5: 1, 6: 2, 7: 2 }),
  ...of1835("snake", { 3: 2, 4: 2, 5: 3, 6: 2, 7: 2 }),
  ...of1835("clemens", { 3: 3, 4: 2, 5: 2, 6: 2, 7: 2 }),
];

export const fileOf = ({ title, players, options, seed }: Table): string =>
  `${FOLDER}${title}-${players}-${options.start}-${seed}.json.gz`;

export const ownFiles = (title: string): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${title}-`))
    .map((name) => FOLDER + name);

export const isOwnFile = (path: string): boolean => path.startsWith(FOLDER);

export const readOwn = (path: string): OwnGame =>
  ownGame.parse(JSON.parse(gunzipSync(readFileSync(path)).toString("utf8")));

export const packed = (game: OwnGame): Buffer => gzipSync(JSON.stringify(game), { level: 9 });

const texts = new WeakMap<object, string>();

/** A value as text that does not depend on the order of keys; parts that a move leaves alone are known already. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value)
    ? `[${value.map(canonical)}]`
    : `{${Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)}}`;
  texts.set(value, text);
  return text;
}

/** A state with what follows from the rest of it, as files have it: tiles left, and the stacks of the chart. */
const whole = (state: GameState) => ({
  ...state,
  market: { stacks: stacksOf(state) },
  board: { ...state.board, supply: tileSupply(titleOf(state), state) },
});

const hashOf = (state: GameState): string =>
  createHash("sha256")
    .update(canonical(whole(state)))
    .digest("hex")
    .slice(0, 6);

const plain = (value: unknown): Record<string, unknown> => JSON.parse(canonical(value));

export const firstState = ({ title, players, options, seed }: Table): GameState =>
  newGame({ title, players, options: { ...options }, seed });

/** Plays a game to its end with dice. */
export function playOwn(table: Table): OwnGame {
  const roll = dice(table.seed);
  const played: Pick<OwnGame, "moves" | "hashes" | "states"> = { moves: [], hashes: [], states: [] };
  const { moves, hashes, states } = played;
  let state = firstState(table);
  while (!state.result && moves.length < MOST_MOVES) {
    const { seat, move } = randomMove(decision(state), roll);
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(`${JSON.stringify(move)} is listed but refused: ${decided.refusal.code}`);
    state = decided.state;
    moves.push({ seat, move });
    hashes.push(hashOf(state));
    if (moves.length % APART === 0 || state.result) states.push({ after: moves.length, state: plain(whole(state)) });
  }
  if (!state.result) throw new Error(`not over after ${MOST_MOVES} moves`);
  return ownGame.parse({ format: "bahnpost-own", ...tableOf(table), ...played, result: plain(state.result) });
}

const tableOf = ({ title, players, options, seed }: Table) => ({ title, players, options: { ...options }, seed });

/** A move of a game as it is replayed. */
export interface Step {
  readonly before: GameState;
  readonly events: readonly GameEvent[];
}

export interface OwnFailure extends Difference {
  /** Index of the first move after which something differs. */
  readonly at: number;
  /** Moves made when the difference was seen in a whole state. */
  readonly seenAfter: number;
}

/** Replays a file; answers the first move that differs and what differs, or nothing. `watch` sees every step. */
export function replayOwn(game: OwnGame, watch: (step: Step) => void = () => undefined): OwnFailure | undefined {
  let state = firstState(game);
  let changed: number | undefined;
  for (const [at, { seat, move }] of game.moves.entries()) {
    const decided = decide(state, seat, move);
    if (!decided.accepted) {
      const got = `${decided.refusal.code} (${decided.refusal.rule})`;
      return { at: changed ?? at, seenAfter: at, path: `(move ${move.type})`, expected: "accepted", got };
    }
    watch({ before: state, events: decided.events });
    state = decided.state;
    if (game.hashes[at] !== hashOf(state)) changed ??= at;
    const difference = compare(game, at + 1, state);
    if (difference) return { at: changed ?? at, seenAfter: at + 1, ...difference };
  }
  const after = game.moves.length;
  const result = differenceOf(game.result, plain(state.result ?? {}), "result");
  if (result) return { at: changed ?? after - 1, seenAfter: after, ...result };
  if (changed === undefined) return undefined;
  return { at: changed, seenAfter: after, path: "(hash)", expected: game.hashes[changed], got: "another" };
}

function compare({ states }: OwnGame, after: number, state: GameState): Difference | undefined {
  const recorded = states.find((one) => one.after === after);
  return recorded && differenceOf(recorded.state, plain(whole(state)), "");
}

const isParted = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The first place where two values of JSON differ. */
function differenceOf(expected: unknown, got: unknown, path: string): Difference | undefined {
  if (!isParted(expected) || !isParted(got)) return expected === got ? undefined : { path, expected, got };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const difference = differenceOf(expected[key], got[key], path ? `${path}.${key}` : key);
    if (difference) return difference;
  }
  return undefined;
}
