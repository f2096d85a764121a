/** The English catalogue, which the others are typed by. */
import { game } from "./en/game.ts";
import { history } from "./en/history.ts";
import { keys } from "./en/keys.ts";
import { live } from "./en/live.ts";
import { map } from "./en/map.ts";
import { moves } from "./en/moves.ts";
import { reasons } from "./en/reasons.ts";
import { scoring } from "./en/scoring.ts";
import { site } from "./en/site.ts";
import { turns } from "./en/turns.ts";
import { whatif } from "./en/whatif.ts";

export const en = {
  ...game,
  ...history,
  ...keys,
  ...live,
  ...map,
  ...moves,
  ...scoring,
  ...site,
  ...turns,
  ...whatif,
  reasons,
};

/** All words of the pages in one language. */
export type Words = typeof en;
