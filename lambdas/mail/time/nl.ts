/** Nederlands: mails over de tijd. */
import type { TimeTexts } from "./en.ts";

export const nl: TimeTexts = {
  sinceBy: (since, by) => `sinds ${since}, doe je zet vóór ${by}`,
  reminder: {
    subject: (game, headline) => `[${game}] Herinnering: ${headline}`,
    before: (by) => `De tafel wacht op je. Doe je zet vóór ${by}.`,
    after: (by) => `De tafel wacht nog steeds op je. Je had tot ${by}.`,
    needTime:
      "Heb je meer tijd nodig, zeg het dan tegen de tafel, of meld je afwezig op je accountpagina: dan staat je klok stil.",
  },
  overdue: {
    subject: (game, who) => `[${game}] De tijd van ${who} is om`,
    heading: (who) => `De tijd van ${who} is om`,
    text: (who, by) => `${who} had tot ${by}.`,
    pass: (who, needed) =>
      `De tafel heeft afgesproken dat de anderen ${who} dan mogen laten passen. Daarvoor ${needed === 1 ? "is één stem genoeg" : `zijn ${needed} stemmen nodig`}; vanzelf gebeurt er niets.`,
    button: "Naar het spel",
  },
  sought: {
    subject: (game, who) => `[${game}] Iemand gezocht voor de plaats van ${who}`,
    heading: (who) => `Iemand gezocht voor de plaats van ${who}`,
    text: (who) =>
      `De tafel heeft afgesproken iemand anders te zoeken als de tijd van een speler om is. Tot iemand de plaats heeft overgenomen, mag ${who} nog zetten doen.`,
  },
  paced: {
    subject: (game) => `[${game}] Het tempo van de tafel is veranderd`,
    heading: "Het tempo van de tafel is veranderd",
    by: (host) => `${host} heeft veranderd hoe lang een zet mag duren. Voor iedereen begint de tijd nu opnieuw.`,
    none: "Er is geen klok meer.",
  },
};
