/** 1835 played in a browser: the start packet, a stock round and an operating round, each hand a stretch of them. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { hasBrowser, type Site, startSite } from "./browser.ts";
import { keyboard, mouse, scriptless } from "./playing/hands.ts";
import { type Playing, play } from "./playing/play.ts";
import { beginning, type Member, membersFor, recorded } from "./playing/recorded.ts";

const PLAYING: readonly Playing[] = [
  {
    hand: mouse,
    stretches: [
      [0, 5],
      [34, 36],
      [40, 43],
    ],
  },
  {
    hand: keyboard,
    stretches: [
      [5, 10],
      [36, 38],
      [43, 46],
    ],
  },
  {
    hand: scriptless,
    stretches: [
      [10, 14],
      [38, 40],
      [46, 48],
    ],
  },
];

describe.skipIf(!hasBrowser())("1835", () => {
  const line = recorded("own/1835-3-standard-2");
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
