/** People at one screen play a round of a recorded game, each move on the page of whoever makes it. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "../browser.ts";
import { askedAt } from "./asked.ts";
import type { Turn } from "./controls.ts";
import type { Hand } from "./hands.ts";
import { prepare } from "./moves.ts";
import { beginning, endOf, type Game, type Member, moveAt, recorded, skipTo, stateAt } from "./recorded.ts";

/** A round of a recorded game. */
export interface Round {
  readonly name: string;
  readonly game: string;
  /** Number of its first move. */
  readonly from: number;
}

/** In CSS pixels. */
const WIDTH = 1100;
/** Milliseconds within which a control must be found. */
const PATIENCE = 60_000;

/** A page in which people play by a hand, one after the other. */
export async function screenFor(site: Site, { script }: Hand): Promise<Page> {
  const page = await site.open(WIDTH, undefined, script);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Who plays where. */
export interface Players {
  readonly site: Site;
  readonly members: readonly Member[];
  readonly hand: Hand;
  readonly page: Page;
}

/** Plays a whole round by hand and what lies before it without a browser; in the end the game stands as it did. */
export async function play(players: Players, { game: name, from }: Round): Promise<void> {
  const { site, members, page } = players;
  const line = recorded(name);
  const game = await beginning(site, line, members);
  const version = await skipTo(site, game, from);
  const to = endOf(line, from);
  let shown: Member | null = null;
  for (let at = from; at < to; at++) {
    const { seat } = moveAt(line, at);
    const member = game.members[seat];
    if (!member) throw new Error(`nobody has seat ${seat}`);
    if (member !== shown) await enter(players, game, member);
    shown = member;
    await makeMove(players, game, at);
    expect((await site.services.games.head(game.id)).version, `move ${at}`).toBe(version + at - from + 1);
  }
  await page.goto("about:blank");
  expect((await site.services.games.load(game.id)).state).toEqual(stateAt(line, to));
  expect(site.faults).toEqual([]);
}

/** Somebody comes to the screen and opens the game. */
async function enter({ site, page }: Players, { id }: Game, { session }: Member): Promise<void> {
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "session", value: session, url: site.local.origin }]);
  await page.goto(`${site.local.origin}/games/${id}`, { waitUntil: "domcontentloaded" });
}

async function makeMove({ page, hand }: Players, { line }: Game, at: number): Promise<void> {
  const { seat, move } = moveAt(line, at);
  const turn = { ...askedAt(stateAt(line, at), seat), page, hand };
  const button = await prepare(turn, move);
  await send(turn, move.type === "dividend" ? await preview(turn, button) : button);
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
