/** English: the pace of a table in words. The other catalogues are typed by this one. */
import type { AtTimeout } from "../../api.ts";

export const en = {
  hours: (hours: number) => (hours % 24 === 0 ? days(hours / 24) : hours === 1 ? "1 hour" : `${hours} hours`),
  move: (time: string) => `A move may take ${time}.`,
  days: (names: string) => `Time counts on ${names}.`,
  everyDay: "Time counts on every day of the week.",
  quiet: (from: number, to: number) =>
    `Nothing falls due from ${clock(from)} to ${clock(to)} of the player's own time, and nobody is reminded then.`,
  grace: (time: string) => `After that there is a grace of ${time}.`,
  atTimeout: {
    wait: "When the time is up, the table waits.",
    remind: "When the time is up, the player is reminded.",
    pass: "When the time is up, the others may have the player pass, by a majority of their seats.",
    replace: "When the time is up, somebody else is sought for the seat.",
  } satisfies Readonly<Record<AtTimeout, string>>,
  weekdays: ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"],
};

const days = (count: number): string => (count === 1 ? "24 hours" : `${count} days`);
const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export type PaceTexts = typeof en;
