/**
 * Random games of all titles in which seats have random programs: what they want is legal, costs no more than they name, and a pass comes
 * from nothing but a program that says so.
 */
import { describe, expect, it } from "vitest";
import {
  type Counsel,
  counsel,
  decideAll,
  decision,
  type GameState,
  type Happening,
  newGame,
  type Program,
  type ProgramWish,
  programFor,
  TITLES,
  titleOf,
  wishFault,
} from "../../../engine/index.ts";
import { faultsOf } from "../../support/invariants.ts";
import { randomMove } from "../../support/random-moves.ts";

const MOVES = 260;

/** Dice that fall the same for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Kept {
  readonly program: Program;
  readonly from: number;
}

function randomWish(state: GameState, roll: (below: number) => number): ProgramWish {
  const pick = (names: readonly string[]): string => names[roll(names.length)] ?? "";
  const corporation = pick(Object.keys(state.corporations));
  const wishes: ProgramWish[] = [
    { kind: "pass" },
    { kind: "buy", corporation, percent: 10 + 10 * roll(6), price: 40 + roll(120) },
    { kind: "bid", company: pick([...Object.keys(state.companies), ...state.packet]), max: 20 + roll(250) },
    { kind: "run", corporation, dividend: roll(2) ? "pay" : "withhold", rest: roll(2) ? "ask" : "decline" },
  ];
  const wish = wishes[roll(wishes.length)];
  if (!wish) throw new Error("no wish");
  return wish;
}

/** Money of the seat and of the corporations that it directs. */
const purse = ({ players, corporations }: GameState, seat: number, owned: readonly string[]): number =>
  (players[seat]?.cash ?? 0) + owned.reduce((sum, symbol) => sum + (corporations[symbol]?.cash ?? 0), 0);

function heard(state: GameState, seat: number, own: readonly Kept[], past: readonly Happening[]): Counsel {
  const asked = decision(state);
  return counsel(
    own.map(({ program, from }, index) => ({
      id: String(index),
      program,
      asking: {
        ...{ state, decision: asked, seat, position: "", begun: past.at(-1)?.seat === seat },
        ...{ since: past.slice(from), unclear: false, fired: false },
      },
    })),
  );
}

function checkPlay(state: GameState, seat: number, program: Program, moves: Counsel["play"]): GameState {
  const decided = decideAll(state, seat, moves?.moves ?? []);
  if (!decided.accepted) throw new Error(`${program.kind} is refused: ${decided.refusal.code}`);
  expect(faultsOf(titleOf(state), decided.state)).toEqual([]);
  const owned = Object.values(state.corporations).flatMap((one) => (one.president === seat ? one.symbol : []));
  const most = program.kind === "buy" ? program.price : program.kind === "bid" ? program.max : 0;
  expect(purse(state, seat, owned) - purse(decided.state, seat, owned)).toBeLessThanOrEqual(most);
  const passes = (moves?.moves ?? []).some(({ type }) => type === "pass");
  if (passes) expect(program.kind === "buy" || program.kind === "turn").toBe(false);
  return decided.state;
}

describe.each(TITLES.map(({ id }) => id))("%s", (title) => {
  it.each([1, 2])("programs of seed %i are legal and keep to what they name", (seed) => {
    const roll = dice(seed);
    let state = newGame({ title, players: 3, seed });
    const kept = new Map<number, Kept[]>([0, 1, 2].map((seat) => [seat, []]));
    const past: Happening[] = [];
    let played = 0;
    for (let moves = 0; moves < MOVES && !state.result; moves++) {
      const seat = decision(state).deciders[0] ?? 0;
      const wish = randomWish(state, roll);
      const own = kept.get(seat) ?? [];
      if (wishFault(wish, state, seat) === null) own.push({ program: programFor(wish, state), from: past.length });
      const said = heard(state, seat, own, past);
      const program = said.play && own[Number(said.play.id)]?.program;
      kept.set(seat, own.filter((_, index) => !said.ended.has(String(index))).slice(-3));
      if (program) {
        const decided = decideAll(state, seat, said.play?.moves ?? []);
        state = checkPlay(state, seat, program, said.play);
        past.push({ seat, events: decided.accepted ? decided.events : [] });
        played += 1;
      } else {
        const { seat: by, move } = randomMove(decision(state), roll);
        const decided = decideAll(state, by, [move]);
        if (!decided.accepted) throw new Error(decided.refusal.code);
        state = decided.state;
        past.push({ seat: by, events: decided.events });
      }
    }
    expect(played).toBeGreaterThan(5);
  });
});
