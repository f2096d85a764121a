/** Nederlands: het tempo van een tafel in woorden. */
import type { PaceTexts } from "./en.ts";

export const nl: PaceTexts = {
  hours: (hours) => (hours % 24 === 0 ? days(hours / 24) : `${hours} uur`),
  move: (time) => `Een zet mag ${time} duren.`,
  days: (names) => `De tijd telt op ${names}.`,
  everyDay: "De tijd telt op alle dagen van de week.",
  quiet: (from, to) =>
    `Van ${from} tot ${to} uur in de eigen tijd van de speler verloopt er niets en wordt niemand herinnerd.`,
  grace: (time) => `Daarna is er nog ${time} respijt.`,
  atTimeout: {
    wait: "Is de tijd om, dan wacht de tafel.",
    remind: "Is de tijd om, dan wordt de speler herinnerd.",
    pass: "Is de tijd om, dan mogen de anderen de speler laten passen, met een meerderheid van hun plaatsen.",
    replace: "Is de tijd om, dan wordt iemand anders voor de plaats gezocht.",
  },
  weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
};

const days = (count: number): string => (count === 1 ? "24 uur" : `${count} dagen`);
