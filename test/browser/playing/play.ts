/** People at their screens play stretches of a recorded game, each move on the page of whoever makes it. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "../browser.ts";
import { askedAt } from "./asked.ts";
import type { Hand } from "./hands.ts";
import { prepare, type Turn } from "./moves.ts";
import { type Game, moveAt, skipTo, stateAt } from "./recorded.ts";

/** Moves of a game by number, the last not among them. */
export type Stretch = readonly [from: number, to: number];

/** Who plays how, and what. */
export interface Playing {
  readonly hand: Hand;
  readonly stretches: readonly Stretch[];
}

const WIDTH = 1100;
/** Milliseconds within which a control must be found. */
const PATIENCE = 60_000;

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
  const turn = { ...askedAt(stateAt(line, at), seat), page, hand };
  const button = await prepare(turn, move);
  await send(turn, move.type === "dividend" ? await preview(turn, button) : button);
  expect((await site.services.games.head(id)).version, JSON.stringify(move)).toBe(version + at + 1);
  await page.goto("about:blank");
}

/** Presses what leads to another page. */
async function send({ page, hand }: Turn, button: Locator): Promise<void> {
  await hand.approach(button);
  await Promise.all([page.waitForEvent("domcontentloaded"), hand.press(button)]);
}

/** Looks first at what would follow; the focus then stands at the head of the preview. Answers the button that commits it. */
async function preview(turn: Turn, button: Locator): Promise<Locator> {
  await send(turn, button.locator("xpath=following-sibling::button"));
  const sheet = turn.page.locator("#move");
  const heading = sheet.getByRole("heading", { name: turn.scene.words.draftHeading });
  const hasFocus = (): Promise<boolean> => heading.evaluate((one) => one === one.ownerDocument.activeElement);
  await expect.poll(hasFocus, { timeout: PATIENCE }).toBe(true);
  return sheet.getByRole("button", { name: /^Commit/ });
}
