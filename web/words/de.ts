/** Der deutsche Katalog; seine Form gibt der englische vor. */
import { access } from "./de/access.ts";
import { exchange } from "./de/exchange.ts";
import { finance } from "./de/finance.ts";
import { game } from "./de/game.ts";
import { history } from "./de/history.ts";
import { keys } from "./de/keys.ts";
import { live } from "./de/live.ts";
import { map } from "./de/map.ts";
import { moves } from "./de/moves.ts";
import { newcomers } from "./de/newcomers.ts";
import { panel } from "./de/panel.ts";
import { people } from "./de/people.ts";
import { reasons } from "./de/reasons.ts";
import { scoring } from "./de/scoring.ts";
import { site } from "./de/site.ts";
import { time } from "./de/time.ts";
import { turns } from "./de/turns.ts";
import { undo } from "./de/undo.ts";
import { whatif } from "./de/whatif.ts";
import type { Words } from "./en.ts";

export const de: Words = {
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
