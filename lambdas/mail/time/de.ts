/** Deutsch: Mails über die Zeit. */
import type { TimeTexts } from "./en.ts";

export const de: TimeTexts = {
  sinceBy: (since, by) => `seit ${since}, bitte zieh bis ${by}`,
  reminder: {
    subject: (game, headline) => `[${game}] Erinnerung: ${headline}`,
    before: (by) => `Der Tisch wartet auf dich. Bitte zieh bis ${by}.`,
    after: (by) => `Der Tisch wartet immer noch auf dich. Dein Zug war am ${by} fällig.`,
    needTime:
      "Wenn du mehr Zeit brauchst, sag es dem Tisch, oder melde dich auf deiner Kontoseite ab: Dann steht deine Uhr still.",
  },
  overdue: {
    subject: (game, who) => `[${game}] Die Zeit von ${who} ist um`,
    heading: (who) => `Die Zeit von ${who} ist um`,
    text: (who, by) => `Der Zug von ${who} war am ${by} fällig.`,
    pass: (who, needed) =>
      `Der Tisch hat vereinbart, dass die anderen ${who} dann passen lassen dürfen. Dazu ${needed === 1 ? "genügt eine Stimme" : `braucht es ${needed} Stimmen`}; von allein geschieht nichts.`,
    button: "Zur Partie",
  },
  sought: {
    subject: (game, who) => `[${game}] Für den Platz von ${who} wird jemand gesucht`,
    heading: (who) => `Für den Platz von ${who} wird jemand gesucht`,
    text: (who) =>
      `Der Tisch hat vereinbart, jemand anderen zu suchen, wenn die Zeit eines Spielers um ist. Bis jemand den Platz übernommen hat, darf ${who} noch ziehen.`,
  },
  paced: {
    subject: (game) => `[${game}] Das Tempo am Tisch hat sich geändert`,
    heading: "Das Tempo am Tisch hat sich geändert",
    by: (host) => `${host} hat geändert, wie lange ein Zug dauern darf. Für alle beginnt die Zeit jetzt neu.`,
    none: "Es gibt keine Uhr mehr.",
  },
};
