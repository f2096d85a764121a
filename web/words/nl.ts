/** The Dutch catalogue. */
import type { Words } from "./en.ts";
import { game } from "./nl/game.ts";
import { history } from "./nl/history.ts";
import { map } from "./nl/map.ts";
import { moves } from "./nl/moves.ts";
import { reasons } from "./nl/reasons.ts";
import { site } from "./nl/site.ts";
import { turns } from "./nl/turns.ts";
import { whatif } from "./nl/whatif.ts";

export const nl: Words = { ...site, ...game, ...moves, ...map, ...turns, ...history, ...whatif, reasons };
