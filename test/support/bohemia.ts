/** The game for two with Václav (18CZ-18): how he comes to his corporations, by real moves. */
import type { GameState } from "../../engine/index.ts";
import { buySide } from "./moves18cz.ts";
import { game18cz, operating, P1 } from "./positions.ts";
import { localPrice, railway, stackAt } from "./positions18cz.ts";
import { given, type Scene } from "./scene.ts";

/** With this seed he receives BCB, then BTE, then SX. */
export const bohemia = (seed = 1616278041): GameState => game18cz(2, {}, seed);

/** A corporation of P1, new in the game, buys the first card of a letter with this side. */
export function firstCard(start: GameState, buyer: string, rank: string, price: number): Scene {
  const standing = railway(buyer, { director: P1, cash: price });
  const turn = given(start, standing, stackAt(rank.at(-1) ?? ""), localPrice(45), operating(buyer, "trains"));
  return turn.when(P1, buySide("bank", turn.state.depot.queue[0]?.id ?? "", rank, price));
}

/** EKJ has just bought the first b card: he has received a medium corporation. */
export const withMedium = (seed?: number): Scene => firstCard(bohemia(seed), "EKJ", "2b", 70);

/** Then VBW has bought the first d card: he has received a large one. */
export const withLarge = (): Scene => firstCard(withMedium().state, "VBW", "3d", 120);
