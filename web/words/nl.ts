/** The Dutch catalogue. */
import type { Words } from "./en.ts";
import { game } from "./nl/game.ts";
import { moves } from "./nl/moves.ts";
import { reasons } from "./nl/reasons.ts";
import { site } from "./nl/site.ts";
import { time } from "./nl/time.ts";
import { turns } from "./nl/turns.ts";

export const nl: Words = { ...site, ...game, ...moves, ...turns, ...time, reasons };
