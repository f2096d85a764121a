/** What holds whatever is played: games of random legal moves, at every number of players and under every option. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decide,
  decision,
  evolve,
  fold,
  type GameState,
  type Move,
  newGame,
  TITLES,
  type Title,
  titleById,
  titleFor,
} from "../../engine/index.ts";
import { faultsOf } from "../support/invariants.ts";
import { bodies, dice, frozen, isListed, pick } from "../support/legal.ts";
import { randomMove } from "../support/random-moves.ts";
import { lateGame } from "../support/random-positions.ts";

const RUNS = 12;
const MOVES = 1000;

/** A table that trusts its files takes other list prices than those it offers (18CZ-V10). */
const isTaken = (move: Move, { prices }: GameState["options"]): boolean =>
  prices === "trusted" && move.type === "buyTrain" && ["bank", "pool"].includes(move.from);

/** The move with something changed: another seat, amount, place or kind. */
function altered(
  move: Move,
  seat: number,
  { players: { length: players }, options }: GameState,
  roll: (below: number) => number,
): { seat: number; move: Move } {
  const change = roll(4);
  if (change === 0 || isTaken(move, options)) return { seat: (seat + 1 + roll(players - 1)) % players, move };
  if (move.type === "bid") return { seat, move: { ...move, amount: Math.max(0, move.amount + roll(7) - 3) } };
  if ("price" in move && move.price !== undefined)
    return { seat, move: { ...move, price: Math.max(0, move.price + roll(7) - 3) } };
  if (move.type === "layTile")
    return {
      seat,
      move: { ...move, rotation: roll(6), tile: pick(["57", "9", "8", "7", "14", "63", move.tile], roll) },
    };
  if (move.type === "sellShares") return { seat, move: { ...move, count: 1 + roll(6) } };
  if (move.type === "placeToken" && roll(2) === 0)
    return { seat, move: { ...move, company: pick(["CS", "DH"], roll) } };
  if (move.type === "placeToken") return { seat, move: { ...move, city: roll(3) } };
  if (move.type === "buyShare") return { seat, move: { ...move, from: move.from === "pool" ? "offering" : "pool" } };
  return {
    seat,
    move: pick<Move>([{ type: "pass" }, { type: "done" }, { type: "declareBankruptcy" }, { type: "withdraw" }], roll),
  };
}

function checkEvents(title: Title, before: GameState, events: Parameters<typeof fold>[1], after: GameState): void {
  let state = before;
  for (const event of events) {
    state = evolve(state, event);
    const faults = faultsOf(title, state).filter((fault) => !isWithinOneMove(fault));
    expect(faults, JSON.stringify(event)).toEqual([]);
  }
  expect(faultsOf(title, after)).toEqual([]);
  expect(state).toEqual(after);
}

/** Between two events of one move certificates may be on their way, and rust or discards be due. */
const isWithinOneMove = (fault: string): boolean => /president|holds more|train limit|pool above/.test(fault);

/** Plays random moves; every state is frozen, so that deciding cannot change it. */
function playOn(title: Title, start: GameState, seed: number): GameState {
  const roll = dice(seed);
  let state = frozen(start);
  for (let n = 0; n < MOVES && !state.result; n++) {
    const asked = decision(state);
    expect(asked.deciders.length).toBeGreaterThan(0);
    for (const seat of asked.deciders) expect(asked.options.some((one) => one.seat === seat && !one.side)).toBe(true);
    const { seat, move } = randomMove(asked, roll);
    const other = altered(move, seat, state, roll);
    const isAccepted = decide(state, other.seat, other.move).accepted;
    expect({ ...other, isAccepted }).toEqual({ ...other, isAccepted: isListed(asked, other.seat, other.move) });
    const decided = decide(state, seat, move);
    if (!decided.accepted)
      throw new Error(`${JSON.stringify(move)} is listed but refused: ${JSON.stringify(decided.refusal)}`);
    if (n % 5 === 0) checkEvents(title, state, decided.events, decided.state);
    expect(faultsOf(title, decided.state)).toEqual([]);
    state = frozen(decided.state);
  }
  return state;
}

/** Every listed move of a decision, ends of ranges included, is accepted. */
function checkSoundness(state: GameState): void {
  for (const option of decision(state).options) {
    for (const move of bodies(option)) {
      const decided = decide(state, option.seat, move);
      expect({ move, refusal: decided.accepted ? null : decided.refusal }).toEqual({ move, refusal: null });
    }
  }
}

/** Tables that trust their files take figures that no list of legal moves names. */
const isPlayed = (value: string): boolean => value !== "trusted";

function checkAll(title: Title, start: GameState, seed: number): void {
  const state = playOn(title, start, seed);
  checkSoundness(state);
  const copy: GameState = JSON.parse(JSON.stringify(state));
  expect(copy).toEqual(state);
  expect(decision(copy)).toEqual(decision(state));
}

describe.each(TITLES)("$name, whatever is played", (title) => {
  const optionSets = fc.record(
    Object.fromEntries(title.options.map(({ id, values }) => [id, fc.constantFrom(...values.filter(isPlayed))])),
  );
  const { min, max } = title.players;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);

  it.each(counts)(
    "with %i players money, shares and everything else is conserved, and decisions are sound and complete",
    (players) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 }), optionSets, (seed, options) => {
          checkAll(titleFor(title.id, players), newGame({ title: title.id, players, options, seed }), seed);
        }),
        { numRuns: RUNS, seed: 1000 + players, endOnFailure: true },
      );
    },
  );

  it("gives the same state when a whole game's events are folded from its beginning", () => {
    const roll = dice(4711);
    const first = newGame({ title: title.id, players: max });
    const events: Parameters<typeof fold>[1][number][] = [];
    let state = first;
    for (let n = 0; n < MOVES && !state.result; n++) {
      const { seat, move } = randomMove(decision(state), roll);
      const decided = decide(state, seat, move);
      if (!decided.accepted) throw new Error("a listed move was refused");
      events.push(...decided.events);
      state = decided.state;
    }
    expect(fold(first, events)).toEqual(state);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });
});

describe("1835 to the end", () => {
  const tables = ["standard", "snake", "clemens"].flatMap((start) =>
    [3, 4, 5, 6, 7].map((players) => ({ start, players })),
  );

  it.each(tables)(
    "ends with the bank, Prussia formed out of all its papers: $start, $players players",
    ({ start, players }) => {
      const title = titleFor("1835", players);
      const roll = dice(players);
      let state = newGame({ title: title.id, players, options: { start, consent: "implied" }, seed: players });
      for (let n = 0; n < 5000 && !state.result; n++) {
        const { seat, move } = randomMove(decision(state), roll);
        const decided = decide(state, seat, move);
        if (!decided.accepted)
          throw new Error(`${JSON.stringify(move)} is listed but refused: ${decided.refusal.code}`);
        state = decided.state;
        expect(faultsOf(title, state)).toEqual([]);
      }
      const minors = title.corporations.filter(({ minor }) => minor !== null).map(({ symbol }) => symbol);
      expect(state.result?.reason).toBe("bank");
      expect(state.corporations.PR?.floated).toBe(true);
      expect(minors.filter((symbol) => !state.corporations[symbol]?.closed)).toEqual([]);
    },
    30_000,
  );
});

describe("1830 from late positions", () => {
  it.each(["5", "6", "D"])("keeps to all of this from phase %s to the end of the game", (phase) => {
    const seeds = fc.record({ seed: fc.integer({ min: 1, max: 2 ** 31 }), players: fc.integer({ min: 2, max: 6 }) });
    fc.assert(
      fc.property(seeds, ({ seed, players }) => checkAll(titleById("1830"), lateGame(players, phase), seed)),
      { numRuns: RUNS, seed: 2000, endOnFailure: true },
    );
  });
});
