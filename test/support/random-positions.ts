/** Positions of games played by chance, the same for a seed: what rules must hold in, wherever a game goes. */
import { decide, decision, type GameState, type Option } from "../../engine/index.ts";
import { bodies, dice, frozen, pick } from "./legal.ts";
import { changed, corporation, game1830, phase, stock, tile } from "./positions.ts";

/** Moves that get on with the game are taken more often, so that all phases are seen. */
const WEIGHTS: Readonly<Partial<Record<Option["type"], number>>> = {
  pass: 1,
  done: 1,
  sellShares: 1,
  layTile: 2,
  placeToken: 4,
  buyTrain: 12,
  buyShare: 6,
  par: 6,
};

/** Every position of a game in which each move is drawn from the listed ones; ends with the game or after `most` moves. */
export function* positionsFrom(start: GameState, seed: number, most: number): Generator<GameState> {
  const roll = dice(seed);
  let state = frozen(start);
  for (let n = 0; n < most && !state.result; n++) {
    yield state;
    const list = decision(state).options.flatMap((one) => Array.from({ length: WEIGHTS[one.type] ?? 3 }, () => one));
    const option = pick(list, roll);
    const move = option.type === "run" ? ({ type: "run", routes: "best" } as const) : pick(bodies(option), roll);
    const decided = decide(state, option.seat, move);
    if (!decided.accepted) throw new Error(`${JSON.stringify(move)} is listed, but ${decided.refusal.code}`);
    state = frozen(decided.state);
  }
  yield state;
}

/** A position of 1830 with some track, late enough that chance alone would seldom lead there. */
export function lateGame(players: number, name: string, options: Record<string, string> = {}): GameState {
  const seat = (n: number) => n % players;
  const share = (own: number, other: number) => ({ [seat(own)]: 50, [seat(other)]: 30, pool: 20 });
  const later = name === "D" ? ["D"] : [name];
  return changed(game1830(players, options), [
    phase(name),
    ...[...Array(4).keys()].map((n) =>
      tile(["H10", "H16", "F16", "E19"][n] ?? "", n < 2 ? "57" : "15", [1, 1, 0, 3][n] ?? 0),
    ),
    tile("H14", "9", 1),
    tile("H8", "9", 1),
    tile("H6", "9", 1),
    tile("H4", "57", 1),
    tile("F18", "8", 1),
    corporation("PRR", { president: seat(0), shares: share(0, 1), par: 100, cash: 600, trains: later }),
    corporation("NYC", { president: seat(1), shares: share(1, 2), par: 90, cash: 1200, trains: later }),
    corporation("B&O", { president: seat(2), shares: share(2, 0), at: [6, 1], cash: 900 }),
    corporation("C&O", { president: seat(3), shares: { [seat(3)]: 60 }, at: [6, 3], cash: 300 }),
    stock(seat(1)),
  ]);
}
