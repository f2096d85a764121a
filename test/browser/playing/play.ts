/** People at their screens play stretches of a recorded game, each move on the page of whoever makes it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "../browser.ts";
import { askedAt } from "./asked.ts";
import type { Hand } from "./hands.ts";
import { prepare } from "./moves.ts";
import { type Game, moveAt, skipTo, stateAt } from "./recorded.ts";

/** Moves of a game by number, the last not among them. */
export type Stretch = readonly [from: number, to: number];

const WIDTH = 1100;
/** Milliseconds within which a control must be found. */
const PATIENCE = 15_000;

/** Plays the stretches by hand and what lies between them without a browser; in the end the game stands as it did. */
export async function play(site: Site, game: Game, hand: Hand, stretches: readonly Stretch[]): Promise<void> {
  const pages = await Promise.all(game.members.map(({ session }) => site.open(WIDTH, session, hand.script)));
  for (const page of pages) page.setDefaultTimeout(PATIENCE);
  let made = 0;
  for (const [from, to] of stretches) {
    await skipTo(site, game, made, from);
    for (made = from; made < to; made++) await makeMove(site, game, hand, { pages, at: made });
    const { state, version } = await site.services.games.load(game.id);
    expect(version).toBe(game.version + made);
    expect(state).toEqual(stateAt(game.line, made));
  }
  for (const page of pages) await page.context().close();
  expect(site.faults).toEqual([]);
}

interface Next {
  readonly pages: readonly Page[];
  readonly at: number;
}

async function makeMove(site: Site, { id, version, line }: Game, hand: Hand, { pages, at }: Next): Promise<void> {
  const { seat, move } = moveAt(line, at);
  const page = pages[seat];
  if (!page) throw new Error(`nobody has seat ${seat}`);
  const address = `${site.local.origin}/games/${id}`;
  await page.goto(address);
  const button = await prepare({ ...askedAt(stateAt(line, at), seat), page, hand }, move);
  await Promise.all([page.waitForEvent("domcontentloaded"), hand.press(button)]);
  expect((await site.services.games.head(id)).version, JSON.stringify(move)).toBe(version + at + 1);
  await page.goto("about:blank");
}
