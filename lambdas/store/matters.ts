/** What the table is about besides the game: seats that may pass to somebody else, a proposal to end, how it was closed. Part of HEAD. */
import * as z from "zod";

const seat = z.int().min(0).max(20);

/** How a table may decide to end its game: the standing counts, or the game is broken off. */
export const ENDING_AIMS = ["agreed", "abandoned"] as const;
export type EndingAim = (typeof ENDING_AIMS)[number];
/** `cancelled`: it never began. */
export const CLOSINGS = [...ENDING_AIMS, "cancelled"] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Days for which a player keeps the others waiting before they may look for somebody else. */
export const PATIENCE_DAYS = 14;
export const PATIENCE = { least: 3, most: 60 } as const;

const soughtSchema = z.object({
  seat,
  /** The entry with which it began. */
  version: z.int(),
  /** The player's own wish, else the others'. */
  self: z.boolean(),
  /** Anybody at the read-only link may take the seat; else whoever has the player's own link, or the others still vote. */
  open: z.boolean(),
  /** Seats that have voted for it. */
  votes: z.array(seat),
});

export const mattersSchema = z.object({
  patience: z.int(),
  sought: z.array(soughtSchema),
  /** Seats that have passed, in order. */
  passed: z.array(z.object({ seat, version: z.int(), from: z.string(), to: z.string() })),
  ending: z.object({ aim: z.enum(ENDING_AIMS), version: z.int(), yes: z.array(seat), no: z.array(seat) }).nullable(),
  closed: z.enum(CLOSINGS).nullable(),
});

export type Matters = z.infer<typeof mattersSchema>;
export type SoughtSeat = Matters["sought"][number];

/** Of a table at which all is as it should be. */
export const NO_MATTERS: Matters = { patience: PATIENCE_DAYS, sought: [], passed: [], ending: null, closed: null };
