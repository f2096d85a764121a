/** Deutsch: das Tempo eines Tisches in Worten. */
import type { PaceTexts } from "./en.ts";

export const de: PaceTexts = {
  hours: (hours) => (hours % 24 === 0 ? days(hours / 24) : hours === 1 ? "1 Stunde" : `${hours} Stunden`),
  move: (time) => `Ein Zug darf ${time} dauern.`,
  days: (names) => `Die Zeit zählt ${names}.`,
  everyDay: "Die Zeit zählt an allen Wochentagen.",
  quiet: (from, to) =>
    `Von ${from} bis ${to} Uhr in der eigenen Zeit des Spielers wird nichts fällig und niemand erinnert.`,
  grace: (time) => `Nachfrist danach: ${time}.`,
  atTimeout: {
    wait: "Ist die Zeit um, wartet der Tisch.",
    remind: "Ist die Zeit um, wird der Spieler erinnert.",
    pass: "Ist die Zeit um, dürfen die anderen den Spieler passen lassen, mit der Mehrheit ihrer Plätze.",
    replace: "Ist die Zeit um, wird jemand anders für den Platz gesucht.",
  },
  weekdays: ["montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags", "sonntags"],
};

const days = (count: number): string => (count === 1 ? "24 Stunden" : `${count} Tage`);
