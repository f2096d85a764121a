/** The English catalogue, which the others are typed by. */
import { game } from "./en/game.ts";
import { keys } from "./en/keys.ts";
import { live } from "./en/live.ts";
import { moves } from "./en/moves.ts";
import { reasons } from "./en/reasons.ts";
import { scoring } from "./en/scoring.ts";
import { site } from "./en/site.ts";
import { turns } from "./en/turns.ts";

export const en = { ...site, ...game, ...live, ...keys, ...scoring, ...moves, ...turns, reasons };

/** All words of the pages in one language. */
export type Words = typeof en;
