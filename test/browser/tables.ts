/** Tables at a certain point of a game, with the page of whoever is asked. */
import type { Page } from "playwright-core";
import type { Move } from "../../engine/index.ts";
import type { Language } from "../../lambdas/service/api.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { seeded } from "../web/support/app.ts";
import { askedOf, playOn } from "../web/support/played.ts";
import type { Site } from "./browser.ts";

/** A game whose first operating round comes early. */
const SEED = 65;

export interface Table {
  readonly page: Page;
  readonly game: string;
  /** What has been booked since. */
  readonly moves: () => Promise<readonly Move[]>;
}

export interface TableInput {
  readonly names: readonly string[];
  readonly language: Language;
  readonly width: number;
}

/** A game of two in which a corporation with a train and money is to lay track; the page of its president. */
export async function trackStep(site: Site, { names, language, width }: TableInput): Promise<Table> {
  const members = await Promise.all(names.map((name) => site.member(name, language)));
  const [host, ...guests] = members.map(({ person }) => person);
  if (!host) throw new Error("a game needs a host");
  const { games } = createServices(seeded(site.local.deps, SEED));
  const table = await games.create(host, { title: "18cz", name: "Branch line", seatCount: 2, options: {} });
  for (const guest of guests) await games.join(guest, table.id);
  const game = await games.start(host, table.id);
  await playOn(site.services, game, SEED, 22);
  const { session } = await askedOf(site.services, game, members);
  const { version } = await games.head(game.id);
  const moves = async () => (await games.entries(game.id, version + 1)).flatMap((entry) => entry.moves);
  return { page: await site.open(width, session), game: game.id, moves };
}
