/** The English catalogue, which the others are typed by. */
import { game } from "./en/game.ts";
import { history } from "./en/history.ts";
import { moves } from "./en/moves.ts";
import { reasons } from "./en/reasons.ts";
import { site } from "./en/site.ts";
import { time } from "./en/time.ts";
import { turns } from "./en/turns.ts";
import { whatif } from "./en/whatif.ts";

export const en = { ...site, ...game, ...moves, ...turns, ...history, ...whatif, ...time, reasons };

/** All words of the pages in one language. */
export type Words = typeof en;
