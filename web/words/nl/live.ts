/** Nederlands: wat een open pagina zegt als het spel is verdergegaan. */
import type { live as en } from "../en/live.ts";

const list = (names: readonly string[]): string => new Intl.ListFormat("nl").format(names);

export const live: typeof en = {
  hasMoved: (names) => (names.length === 1 ? `${names[0]} heeft gezet.` : `${list(names)} hebben gezet.`),
  hasWritten: (names) =>
    names.length === 1
      ? `${names[0]} heeft aan de tafel geschreven.`
      : `${list(names)} hebben aan de tafel geschreven.`,
  tableChanged: "Er is iets veranderd aan deze tafel.",
  listChanged: "Je spellen zijn verdergegaan.",
  yourTurnNow: "Je bent aan de beurt.",
  gamesWait: (count) => (count === 1 ? "Eén spel wacht op jou." : `${count} spellen wachten op jou.`),
  showIt: "Tonen",
  reload: "Opnieuw laden",
};
