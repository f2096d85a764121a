/** The English catalogue, which the others are typed by. */
import { game } from "./en/game.ts";
import { moves } from "./en/moves.ts";
import { reasons } from "./en/reasons.ts";
import { site } from "./en/site.ts";

export const en = { ...site, ...game, ...moves, reasons };

/** All words of the pages in one language. */
export type Words = typeof en;
