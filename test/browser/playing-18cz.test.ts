/** 18CZ played in a browser: the draft, a stock round and an operating round, each hand a stretch of them. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { hasBrowser, type Site, startSite } from "./browser.ts";
import { keyboard, mouse, scriptless } from "./playing/hands.ts";
import { type Playing, play } from "./playing/play.ts";
import { beginning, type Member, membersFor, recorded } from "./playing/recorded.ts";

const PLAYING: readonly Playing[] = [
  {
    hand: mouse,
    stretches: [
      [0, 4],
      [12, 15],
      [28, 34],
    ],
  },
  {
    hand: keyboard,
    stretches: [
      [4, 8],
      [12, 15],
      [37, 42],
    ],
  },
  {
    hand: scriptless,
    stretches: [
      [8, 18],
      [42, 47],
    ],
  },
];

describe.skipIf(!hasBrowser())("18CZ", () => {
  const line = recorded("games/18cz-2p-20105");
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
