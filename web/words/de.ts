/** Der deutsche Katalog; seine Form gibt der englische vor. */
import { game } from "./de/game.ts";
import { history } from "./de/history.ts";
import { moves } from "./de/moves.ts";
import { reasons } from "./de/reasons.ts";
import { site } from "./de/site.ts";
import { time } from "./de/time.ts";
import { turns } from "./de/turns.ts";
import { whatif } from "./de/whatif.ts";
import type { Words } from "./en.ts";

export const de: Words = { ...site, ...game, ...moves, ...turns, ...history, ...whatif, ...time, reasons };
