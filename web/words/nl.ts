/** The Dutch catalogue. */
import type { Words } from "./en.ts";
import { access } from "./nl/access.ts";
import { exchange } from "./nl/exchange.ts";
import { finance } from "./nl/finance.ts";
import { game } from "./nl/game.ts";
import { history } from "./nl/history.ts";
import { keys } from "./nl/keys.ts";
import { live } from "./nl/live.ts";
import { map } from "./nl/map.ts";
import { moves } from "./nl/moves.ts";
import { newcomers } from "./nl/newcomers.ts";
import { panel } from "./nl/panel.ts";
import { people } from "./nl/people.ts";
import { reasons } from "./nl/reasons.ts";
import { scoring } from "./nl/scoring.ts";
import { site } from "./nl/site.ts";
import { time } from "./nl/time.ts";
import { turns } from "./nl/turns.ts";
import { undo } from "./nl/undo.ts";
import { whatif } from "./nl/whatif.ts";

export const nl: Words = {
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
