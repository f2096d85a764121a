/** The English catalogue, which the others are typed by. */
import { access } from "./en/access.ts";
import { exchange } from "./en/exchange.ts";
import { finance } from "./en/finance.ts";
import { game } from "./en/game.ts";
import { history } from "./en/history.ts";
import { keys } from "./en/keys.ts";
import { live } from "./en/live.ts";
import { map } from "./en/map.ts";
import { moves } from "./en/moves.ts";
import { newcomers } from "./en/newcomers.ts";
import { panel } from "./en/panel.ts";
import { people } from "./en/people.ts";
import { reasons } from "./en/reasons.ts";
import { scoring } from "./en/scoring.ts";
import { site } from "./en/site.ts";
import { time } from "./en/time.ts";
import { turns } from "./en/turns.ts";
import { undo } from "./en/undo.ts";
import { whatif } from "./en/whatif.ts";

export const en = {
  ...access,
  ...exchange,
  ...finance,
  ...game,
  ...history,
  ...keys,
  ...live,
  ...map,
  ...moves,
  ...newcomers,
  ...panel,
  ...people,
  ...scoring,
  ...site,
  ...time,
  ...turns,
  ...undo,
  ...whatif,
  reasons,
};

/** All words of the pages in one language. */
export type Words = typeof en;
