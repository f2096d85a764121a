/** 18CZ played in a browser: the draft, a stock round and operating rounds. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { hasBrowser, type Site, startSite } from "./browser.ts";
import { keyboard, mouse, scriptless } from "./playing/hands.ts";
import { play } from "./playing/play.ts";
import { beginning, type Member, membersFor, recorded } from "./playing/recorded.ts";

describe.skipIf(!hasBrowser())("18CZ", () => {
  const line = recorded("games/18cz-2p-20105");
  let site: Site;
  let members: readonly Member[];
  beforeAll(async () => {
    site = await startSite();
    members = await membersFor(site, line);
  });
  afterAll(() => site.stop());

  for (const hand of [mouse, keyboard, scriptless]) {
    it(`is played by ${hand.name}`, async () => {
      await play(site, await beginning(site, line, members), hand, [
        [0, 24],
        [37, 47],
      ]);
    });
  }
});
