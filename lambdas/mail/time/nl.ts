/** Nederlands: mails over de tijd. */
import type { TimeTexts } from "./en.ts";

export const nl: TimeTexts = {
  sinceBy: (since, by) => `sinds ${since}, doe je zet vóór ${by}`,
  reminder: {
    subject: (game, headline) => `[${game}] Herinnering: ${headline}`,
    before: (by) => `De tafel wacht op je. Doe je zet vóór ${by}.`,
    after: (by) => `De tafel wacht nog steeds op je. Je had tot ${by}.`,
    needTime:
      "Heb je meer tijd nodig, zeg het dan tegen de tafel, of meld je afwezig op je accountpagina of met een regel als “afwezig tot 14 aug”: dan staat je klok stil.",
  },
  absence: {
    added: (from, to) =>
      `Je bent afwezig van ${from} tot en met ${to}. In al je spellen staat je klok dan stil, er komt geen herinnering, en de anderen zien tot wanneer je weg bent. Zetten doen kun je nog steeds.`,
    back: "Je bent er weer, en je klokken lopen weer.",
    notAway: "Je bent nu niet afwezig; je klokken lopen.",
    none: "Je hebt geen afwezigheid aangekondigd.",
    line: (from, to) => `Afwezig van ${from} tot en met ${to}.`,
    mixed:
      "Zet de regel over je afwezigheid in een aparte mail; er mag alleen een bericht aan de tafel op volgen. Er is niets gewijzigd.",
    unread: "Uit je regel blijkt niet welke dagen je bedoelt. Er is niets gewijzigd.",
    over: "Een afwezigheid heeft een eerste en een laatste dag nodig die nog niet voorbij zijn. Er is niets gewijzigd.",
    long: (max) => `Een afwezigheid mag ${max} dagen duren, samen met die waaraan ze grenst. Er is niets gewijzigd.`,
    many: (max) => `Je kunt hoogstens ${max} afwezigheden aankondigen. Er is niets gewijzigd.`,
    busy: "Op hetzelfde moment zijn je afwezigheden elders gewijzigd. Er is niets gewijzigd; antwoord nog een keer.",
    unproved:
      "Wie deze mail heeft geschreven, kon niet worden aangetoond, dus er is niets gewijzigd. Kondig je afwezigheid aan op deze pagina:",
    how: "Regels om mee te antwoorden:",
    lines: [
      "afwezig van 3 aug tot 14 aug",
      "afwezig tot 14 augustus",
      "afwezig op 3-8-2027",
      "weer terug",
      "afwezigheden",
    ],
    button: "Tijd en afwezigheid",
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
