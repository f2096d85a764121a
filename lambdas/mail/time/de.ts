/** Deutsch: Mails über die Zeit. */
import type { TimeTexts } from "./en.ts";

export const de: TimeTexts = {
  sinceBy: (since, by) => `seit ${since}, bitte zieh bis ${by}`,
  reminder: {
    subject: (game, headline) => `[${game}] Erinnerung: ${headline}`,
    before: (by) => `Der Tisch wartet auf dich. Bitte zieh bis ${by}.`,
    after: (by) => `Der Tisch wartet immer noch auf dich. Dein Zug war am ${by} fällig.`,
    needTime:
      "Wenn du mehr Zeit brauchst, sag es dem Tisch, oder melde dich auf deiner Kontoseite oder mit einer Zeile wie „abwesend bis 14.8.“ ab: Dann steht deine Uhr still.",
  },
  absence: {
    added: (from, to) =>
      `Du bist vom ${from} bis zum ${to} abwesend, beide Tage eingeschlossen. In allen deinen Partien steht deine Uhr dann still, keine Erinnerung kommt, und die anderen sehen, bis wann du weg bist. Ziehen kannst du trotzdem.`,
    back: "Du bist wieder da, und deine Uhren laufen wieder.",
    notAway: "Du bist zurzeit nicht abwesend; deine Uhren laufen.",
    none: "Du hast keine Abwesenheit angekündigt.",
    line: (from, to) => `Abwesend vom ${from} bis zum ${to}.`,
    mixed:
      "Schreib die Zeile über deine Abwesenheit in eine eigene Mail; nur eine Nachricht an den Tisch darf ihr folgen. Nichts wurde geändert.",
    unread: "Aus deiner Zeile geht nicht hervor, welche Tage du meinst. Nichts wurde geändert.",
    over: "Eine Abwesenheit braucht einen ersten und einen letzten Tag, die noch nicht vorbei sind. Nichts wurde geändert.",
    long: (max) =>
      `Eine Abwesenheit darf ${max} Tage dauern, zusammen mit denen, an die sie grenzt. Nichts wurde geändert.`,
    many: (max) => `Du kannst höchstens ${max} Abwesenheiten ankündigen. Nichts wurde geändert.`,
    busy: "Im selben Moment hat sich an deinen Abwesenheiten anderswo etwas geändert, und von deiner Mail wurde nichts übernommen; antworte noch einmal.",
    unproved:
      "Wer diese Mail geschrieben hat, ließ sich nicht nachweisen, deshalb wurde nichts geändert. Kündige deine Abwesenheit auf dieser Seite an:",
    how: "Zeilen, mit denen du antworten kannst:",
    lines: [
      "abwesend vom 3.8. bis 14.8.",
      "abwesend bis 14. August",
      "abwesend am 3.8.2027",
      "wieder da",
      "Abwesenheiten",
    ],
    button: "Zeit und Abwesenheiten",
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
