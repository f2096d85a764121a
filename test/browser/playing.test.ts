/**
 * Every title played in a browser: the whole opening, a whole stock round and a whole operating round, each by every hand; for a
 * change that is tested on the way, one round of each title. The rounds are those of recorded games; what lies before them is made without a browser.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { hasBrowser, isWhole, type Site, startSite } from "./browser.ts";
import { keyboard, mouse, scriptless } from "./playing/hands.ts";
import { play, type Round, screenFor } from "./playing/play.ts";
import { type Member, membersFor } from "./playing/recorded.ts";

const ROUNDS: readonly Round[] = [
  { name: "1830, private auction", game: "games/1830-5p-rush-1050", from: 0 },
  { name: "1830, stock round 2", game: "games/1830-3p-rush-1020", from: 49 },
  { name: "1830, operating round 2.1", game: "games/1830-3p-crash-1024", from: 115 },
  { name: "18CZ, draft", game: "games/18cz-2p-20105", from: 0 },
  { name: "18CZ, stock round 4", game: "games/18cz-2p-20105", from: 47 },
  { name: "18CZ, operating round 3.1", game: "games/18cz-2p-20105", from: 37 },
  { name: "1835, start packet", game: "own/1835-3-standard-2", from: 0 },
  { name: "1835, stock round 2", game: "own/1835-5-standard-1", from: 35 },
  { name: "1835, operating round 4.1", game: "own/1835-5-standard-1", from: 108 },
];

const HANDS = [mouse, keyboard, scriptless];
/** Whose turn a round is if it is played once: three rounds of each title stand in a row. */
const handOf = (round: number): number => (Math.floor(round / 3) + (round % 3)) % HANDS.length;

/** One round of each title, each of another kind and by another hand. */
const isSample = (round: number): boolean => round % 4 === 0;

/** Milliseconds; on a machine with nothing else to do it takes a tenth of it. */
const LONGEST = 300_000;

describe.skipIf(!hasBrowser())("a whole round is played", () => {
  let site: Site;
  let members: readonly Member[];
  beforeAll(async () => {
    site = await startSite();
    members = await membersFor(site);
  });
  afterAll(() => site.stop());

  for (const [turn, hand] of HANDS.entries())
    describe(`by ${hand.name}`, () => {
      let page: Page;
      beforeAll(async () => {
        page = await screenFor(site, hand);
      });
      afterAll(() => page.context().close());

      for (const round of isWhole() ? ROUNDS : ROUNDS.filter((_, at) => isSample(at) && handOf(at) === turn))
        it(round.name, () => play({ site, members, hand, page }, round), LONGEST);
    });
});
