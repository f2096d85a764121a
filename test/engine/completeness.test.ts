/** The options are complete: of moves made without looking at them, exactly those are accepted that some option stands for. */
import { describe, expect, it } from "vitest";
import { decide, decision, type GameState, STEPS, type StepName, titleOf } from "../../engine/index.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { readGame } from "../conformance/oracle.ts";
import { dice, listing } from "../support/legal.ts";
import { lay, pass } from "../support/moves.ts";
import { movesToTry } from "../support/neighbouring.ts";
import {
  corporation,
  game18cz,
  game1830,
  game1835,
  operating,
  owns,
  P1,
  P2,
  P3,
  phase,
  stock,
  tile,
} from "../support/positions.ts";
import { lateGame, positionsFrom } from "../support/random-positions.ts";
import { given } from "../support/scene.ts";
import { seldom1835 } from "../support/seldom1835.ts";

/** So many positions are looked at for each step, be it common or rare. */
const PER_STEP = 10;

/** Tries the moves by each seat that has an option, and by another one. */
function compare(state: GameState, roll: (below: number) => number): void {
  const asked = decision(state);
  const seats = new Set([...asked.options.map((one) => one.seat), roll(state.players.length)]);
  const isListed = listing(asked);
  for (const move of movesToTry(titleOf(state), state, roll)) {
    for (const seat of seats) {
      const isAccepted = decide(state, seat, move).accepted;
      if (isAccepted === isListed(seat, move)) continue;
      const what = isAccepted ? "accepted, but not listed" : "listed, but refused";
      expect.fail(`${asked.step}, seat ${seat}, ${JSON.stringify(move)}: ${what}`);
    }
  }
}

function start1830(game: number): GameState {
  const tables: Record<string, string>[] = [
    {},
    { multiple_brown_from_ipo: "on", emergency_certificate: "whole", consent: "implied", stops: "all" },
  ];
  const options = tables[game % 2] ?? {};
  const players = 2 + (game % 5);
  return game % 3 === 0 ? lateGame(players, game % 4 < 2 ? "5" : "6", options) : game1830(players, options);
}

/** Steps to which chance hardly leads: a station granted by DH, and the ERIE's choice of its home. */
const RARE_1830 = () => [
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

function start18cz(game: number): GameState {
  const site = {
    consent: "implied",
    stops: "all",
    usableTrain: "lenient",
    tradedTrainSide: "free",
    trainTrade: "always",
  };
  return game18cz(2 + (game % 5), game % 2 === 0 ? site : {}, game);
}

/** Positions of generated games before somebody drops a station, or chooses a city for one. */
function rare18cz(): { state: GameState }[] {
  const path = new URL("../conformance/games/18cz-3p-30180.json.gz", import.meta.url).pathname;
  const file = readGame(path);
  const replayer = new Replayer(file);
  const found: { state: GameState }[] = [];
  for (const [at, action] of file.actions.entries()) {
    const { state } = replayer;
    if (["stationDrop", "stationChoice"].includes(decision(state).step)) found.push({ state: unsuspecting(state) });
    replayer.play(action, file.resolved?.[String(at)]);
  }
  return found;
}

/** A table that takes no figure unseen. */
const unsuspecting = (state: GameState): GameState => ({
  ...state,
  options: { ...state.options, prices: "enforced", recordedRevenue: "checked" },
});

function start1835(game: number): GameState {
  const tables: Record<string, string>[] = [
    {},
    { start: "snake", powerMarkersOnlyInMarkerStep: "yes", pfbCloses: "both", discountPrivates: "yes" },
    { start: "clemens", consent: "implied", forcedTrain: "cheapestNewOrUsed", badenChoice: "firstTurn" },
    { salesOfOneTurnAtOnePrice: "yes", nationaliseRounding: "up", swapChoice: "inOrder", stops: "all" },
  ];
  return game1835(3 + (game % 5), tables[game % 4]);
}

/** It has no step for companies: its powers belong to track and stations alone (1835-18.1). */
const rare1835 = () => seldom1835.map((state) => ({ state }));

const ONLY_1830: readonly StepName[] = ["auction", "contest", "grantedPar", "grantedToken"];
const ONLY_18CZ: readonly StepName[] = ["draft", "homeTile", "takeover", "stationDrop", "acquired"];
const ONLY_1835: readonly StepName[] = ["packet", "swap", "formation", "merger"];
const without = (...others: StepName[]) => STEPS.filter((step) => !others.includes(step));

describe.each([
  { name: "1830", start: start1830, games: 40, most: 700, rare: RARE_1830, steps: without(...ONLY_18CZ, ...ONLY_1835) },
  { name: "18CZ", start: start18cz, games: 12, most: 1000, rare: rare18cz, steps: without(...ONLY_1830, ...ONLY_1835) },
  {
    name: "1835",
    start: start1835,
    games: 4,
    most: 1600,
    rare: rare1835,
    steps: without("companies", ...ONLY_1830, ...ONLY_18CZ),
  },
])("$name", ({ start, games, most, rare, steps }) => {
  it("C-20.1, C-20.3: a move is accepted exactly if an option stands for it, in every step", () => {
    const seen = new Map<StepName, number>();
    for (let game = 1; game <= games; game++) {
      const roll = dice(game);
      for (const state of positionsFrom(start(game), game, most)) {
        const { step } = decision(state);
        const count = seen.get(step) ?? 0;
        if (count >= PER_STEP || roll(4) > 0) continue;
        compare(state, roll);
        seen.set(step, count + 1);
      }
    }
    for (const { state } of rare()) {
      compare(state, dice(1));
      seen.set(decision(state).step, 1);
    }
    expect(new Set(seen.keys())).toEqual(new Set(steps));
  }, 120_000);
});
