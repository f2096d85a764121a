/** The options are complete: of moves made without looking at them, exactly those are accepted that some option stands for. */
import { describe, expect, it } from "vitest";
import { decide, decision, type GameState, STEPS, type StepName, titleById } from "../../engine/index.ts";
import { dice, isListed } from "../support/legal.ts";
import { lay, pass } from "../support/moves.ts";
import { movesToTry } from "../support/neighbouring.ts";
import { corporation, game1830, operating, owns, P1, P2, P3, phase, stock, tile } from "../support/positions.ts";
import { lateGame, positionsFrom } from "../support/random-positions.ts";
import { given } from "../support/scene.ts";

const title = titleById("1830");
const GAMES = 40;
/** So many positions are looked at for each step, be it common or rare. */
const PER_STEP = 10;

/** Tries the moves by each seat that has an option, and by another one. */
function compare(state: GameState, roll: (below: number) => number): void {
  const asked = decision(state);
  const seats = new Set([...asked.options.map((one) => one.seat), roll(state.players.length)]);
  for (const move of movesToTry(title, state, roll)) {
    for (const seat of seats) {
      const isAccepted = decide(state, seat, move).accepted;
      if (isAccepted === isListed(asked, seat, move)) continue;
      const what = isAccepted ? "accepted, but not listed" : "listed, but refused";
      expect.fail(`${asked.step}, seat ${seat}, ${JSON.stringify(move)}: ${what}`);
    }
  }
}

function start(game: number): GameState {
  const tables: Record<string, string>[] = [
    {},
    { multiple_brown_from_ipo: "on", emergency_certificate: "whole", consent: "implied", stops: "all" },
  ];
  const options = tables[game % 2] ?? {};
  const players = 2 + (game % 5);
  return game % 3 === 0 ? lateGame(players, game % 4 < 2 ? "5" : "6", options) : game1830(players, options);
}

/** Steps to which chance hardly leads: a station granted by DH, and the ERIE's choice of its home. */
const RARE = [
  given(
    game1830(3),
    phase("3"),
    corporation("B&O", { president: P1, cash: 900 }),
    owns("B&O", "DH"),
    owns(P2, "SV"),
    operating("B&O", "track"),
  ).when(P1, lay("F16", "57", 0, "DH")),
  given(
    game1830(3),
    phase("3"),
    tile("E11", "59", 4),
    corporation("ERIE", { president: P2, home: false, cash: 900 }),
    owns("ERIE", "CS"),
    stock(P3, { passes: 2 }),
  ).when(P3, pass),
];

describe("1830", () => {
  it("C-20.1, C-20.3: a move is accepted exactly if an option stands for it, in every step", () => {
    const seen = new Map<StepName, number>();
    for (let game = 1; game <= GAMES; game++) {
      const roll = dice(game);
      for (const state of positionsFrom(start(game), game, 700)) {
        const { step } = decision(state);
        const count = seen.get(step) ?? 0;
        if (count >= PER_STEP || roll(4) > 0) continue;
        compare(state, roll);
        seen.set(step, count + 1);
      }
    }
    for (const { state } of RARE) {
      compare(state, dice(1));
      seen.set(decision(state).step, 1);
    }
    expect(new Set(seen.keys())).toEqual(new Set(STEPS));
  });
});
