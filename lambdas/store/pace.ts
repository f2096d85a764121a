/** The pace of a game: how long a move may take, when the time counts, and what the table wants when it is up. Stored with the log. */
import * as z from "zod";

/** What the table wants when a player's time is up. `pass`: the others may pass for the seat. `replace`: somebody else is sought for it. */
export const AT_TIMEOUT = ["wait", "remind", "pass", "replace"] as const;
export type AtTimeout = (typeof AT_TIMEOUT)[number];

/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

export const LONGEST_PACE = 672;
export const LONGEST_GRACE = 168;
/** Reminders before, and after, at most. */
export const MOST_REMINDERS = 4;

const hour = z.int().min(0).max(23);
const hoursAround = (least: number) => z.array(z.int().min(least).max(LONGEST_PACE)).max(MOST_REMINDERS);

/** Hours of playing time before a move is due, and after, at which a player is reminded. */
export const remindersSchema = z.object({ before: hoursAround(1), after: hoursAround(0) });
export type Reminders = z.infer<typeof remindersSchema>;

export const paceSchema = z.object({
  /** Hours for a move, counted on playing days. */
  hours: z.int().min(1).max(LONGEST_PACE),
  /** Days of the week on which time counts, in the player's own zone. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** Hours of the day, from the first up to the last, in which nothing falls due and nobody is reminded. */
  quiet: z
    .object({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to)
    .nullable(),
  /** Hours from the time at which a move is due to the time at which the table acts. */
  grace: z.int().min(0).max(LONGEST_GRACE),
  atTimeout: z.enum(AT_TIMEOUT),
  reminders: remindersSchema,
});
export type Pace = z.infer<typeof paceSchema>;
