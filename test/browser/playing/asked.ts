/** What somebody who is asked sees before him: the words of the page, and the option that a recorded move takes. */
import {
  decision,
  type GameState,
  type Move,
  type MoveOf,
  type Option,
  type OptionOf,
  type Seat,
} from "../../../engine/index.ts";
import type { Scene } from "../../../web/game/scene.ts";
import { sceneFor } from "../../web/support/scenes.ts";

export interface Asked {
  readonly scene: Scene;
  readonly seat: Seat;
}

export const askedAt = (state: GameState, seat: Seat): Asked => ({ scene: sceneFor(state, seat), seat });

/** Properties that tell the options of one type apart. */
const TELLING = ["company", "corporation", "hex", "tile", "city", "from", "train", "rank", "tradeIn"] as const;

/** The option that a move takes. */
export function optionFor<T extends Option["type"] & Move["type"]>(
  { scene, seat }: Asked,
  move: MoveOf<T>,
): OptionOf<T> {
  const found = decision(scene.state).options.find(
    (option): option is OptionOf<T> => option.seat === seat && option.type === move.type && isMeant(option, move),
  );
  if (!found) throw new Error(`nothing offers ${JSON.stringify(move)}`);
  return found;
}

const isMeant = (option: object, move: object): boolean =>
  TELLING.every((key) => {
    const wanted: unknown = Reflect.get(move, key);
    const offered: unknown = Reflect.get(option, key);
    return wanted === undefined || offered === undefined || Array.isArray(offered) || offered === wanted;
  });
