/** 1830 played in a browser: the auction, a stock round and an operating round, each hand a stretch of them. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { hasBrowser, type Site, startSite } from "./browser.ts";
import { keyboard, mouse, scriptless } from "./playing/hands.ts";
import { type Playing, play } from "./playing/play.ts";
import { beginning, type Member, membersFor, recorded } from "./playing/recorded.ts";

const PLAYING: readonly Playing[] = [
  {
    hand: mouse,
    stretches: [
      [0, 7],
      [17, 20],
      [78, 83],
    ],
  },
  {
    hand: keyboard,
    stretches: [
      [7, 12],
      [20, 23],
      [83, 87],
    ],
  },
  {
    hand: scriptless,
    stretches: [
      [12, 17],
      [23, 26],
      [87, 91],
    ],
  },
];

describe.skipIf(!hasBrowser())("1830", () => {
  const line = recorded("games/1830-3p-rush-1020");
  let site: Site;
  let members: readonly Member[];
  beforeAll(async () => {
    site = await startSite();
    members = await membersFor(site, line);
  });
  afterAll(() => site.stop());

  for (const { hand, stretches } of PLAYING) {
    it(`is played by ${hand.name}`, async () => {
      await play(site, await beginning(site, line, members), hand, stretches);
    }, 300_000);
  }
});
