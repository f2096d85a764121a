/** The titles that can be played. */
import type { GameState } from "../model/state.ts";
import type { Title } from "../model/title.ts";
import { title18cz } from "./18cz/index.ts";
import { title1830 } from "./1830/index.ts";
import { title1835 } from "./1835/index.ts";

export const TITLES: readonly Title[] = [title1830, title18cz, title1835];

/** The title with this id; throws on an unknown one. */
export function titleById(id: string): Title {
  const title = TITLES.find((one) => one.id === id);
  if (!title) throw new Error(`unknown title ${id}`);
  return title;
}

/** The title as so many people play it. */
export function titleFor(id: string, players: number): Title {
  const title = titleById(id);
  return title.variants[String(players)] ?? title;
}

/** The title as it is played in a game. */
export const titleOf = ({ title, players }: Pick<GameState, "title" | "players">): Title =>
  titleFor(title, players.length);
