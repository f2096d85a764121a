/** The titles that can be played. */
import type { Title } from "../model/title.ts";
import { title1830 } from "./1830/index.ts";

export const TITLES: readonly Title[] = [title1830];

/** The title with this id; throws on an unknown one. */
export function titleById(id: string): Title {
  const title = TITLES.find((one) => one.id === id);
  if (!title) throw new Error(`unknown title ${id}`);
  return title;
}
