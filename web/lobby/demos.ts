/** Where the demo games can be looked at. */
import type { Ctx } from "../http.ts";

export interface DemoLink {
  /** Id of its title. */
  readonly title: string;
  readonly path: string;
}

/** One for each title that has one. */
export async function demoLinks(c: Ctx): Promise<DemoLink[]> {
  const { games, links } = c.get("input").services;
  return (await games.demos()).map(({ title, game }) => ({ title, path: links.watch(game) }));
}
