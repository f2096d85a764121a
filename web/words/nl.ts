/** The Dutch catalogue. */
import type { Words } from "./en.ts";
import { game } from "./nl/game.ts";
import { history } from "./nl/history.ts";
import { moves } from "./nl/moves.ts";
import { reasons } from "./nl/reasons.ts";
import { site } from "./nl/site.ts";
import { time } from "./nl/time.ts";
import { turns } from "./nl/turns.ts";
import { whatif } from "./nl/whatif.ts";

export const nl: Words = { ...site, ...game, ...moves, ...turns, ...history, ...whatif, ...time, reasons };
