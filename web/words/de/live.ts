/** Deutsch: was eine offene Seite sagt, wenn das Spiel weitergegangen ist. */
import type { live as en } from "../en/live.ts";

const list = (names: readonly string[]): string => new Intl.ListFormat("de").format(names);

export const live: typeof en = {
  hasMoved: (names) => (names.length === 1 ? `${names[0]} hat gezogen.` : `${list(names)} haben gezogen.`),
  hasWritten: (names) =>
    names.length === 1 ? `${names[0]} hat an den Tisch geschrieben.` : `${list(names)} haben an den Tisch geschrieben.`,
  tableChanged: "An diesem Tisch hat sich etwas geändert.",
  listChanged: "Deine Spiele sind weitergegangen.",
  yourTurnNow: "Du bist am Zug.",
  gamesWait: (count) => (count === 1 ? "Ein Spiel wartet auf dich." : `${count} Spiele warten auf dich.`),
  showIt: "Anzeigen",
  reload: "Neu laden",
};
