/** Pictures of the map for turn mails. A picture that cannot be drawn is left out: the mail is complete without it. */
import type { GameState } from "../../engine/index.ts";
import type { MapMarks, MapPicture } from "../mail/picture.ts";
import type { Deps } from "./deps.ts";

/** Pictures of a state while it is at hand, so that readers who see the same share one. */
const drawn = new WeakMap<GameState, Map<string, Promise<MapPicture | null>>>();

/** The map of a state with these marks; null where nothing draws, or the drawing failed, which is logged. */
export function mapPicture(deps: Deps, game: string, state: GameState, marks: MapMarks): Promise<MapPicture | null> {
  const known = drawn.get(state) ?? new Map<string, Promise<MapPicture | null>>();
  drawn.set(state, known);
  const key = JSON.stringify(marks);
  const picture = known.get(key) ?? draw(deps, game, state, marks);
  known.set(key, picture);
  return picture;
}

async function draw(deps: Deps, game: string, state: GameState, marks: MapMarks): Promise<MapPicture | null> {
  try {
    return deps.drawMap ? { png: await deps.drawMap(state, marks), marks } : null;
  } catch (error) {
    deps.log.error("map not drawn", { game, error: String(error) });
    return null;
  }
}
