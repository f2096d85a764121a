/** German: mails about who plays, and the daily mail. */
import type { PeopleTexts } from "./en.ts";

export const de: PeopleTexts = {
  digest: {
    subject: (waiting, games) =>
      waiting > 0
        ? `Bahnpost heute: ${waiting === 1 ? "Eine Partie wartet" : `${waiting} Partien warten`} auf dich`
        : `Bahnpost heute: Neues aus ${games === 1 ? "einer Partie" : `${games} Partien`}`,
    place: "deine Partien heute",
    button: "Zu deinem Zug",
    game: "Zur Partie",
    more: (games, waiting) =>
      `${games === 1 ? "Eine weitere Partie hat" : `${games} weitere Partien haben`} in dieser Mail keinen Platz; davon warten auf dich: ${waiting}.`,
    games: "Zu allen deinen Partien",
    since: "Seit der letzten Mail",
    settings: "Auswählen, welche Mails kommen",
    stop: "Diese tägliche Mail abstellen",
  },
  news: {
    subject: (game, who) => `[${game}] ${who} hat gezogen`,
    subjectSaid: (game, who) => `[${game}] ${who} sagt etwas`,
    subjectUndone: (game, who) => `[${game}] ${who} hat Züge zurückgenommen`,
    heading: (who) => `${who} hat gezogen`,
    headingSaid: (who) => `${who} sagt etwas an den Tisch`,
    headingUndone: (who) => `${who} hat Züge zurückgenommen`,
    title: "Das ist geschehen",
    waiting: (names) => `Gewartet wird auf ${names}.`,
  },
  joined: {
    subject: (game, who) => `[${game}] ${who} hat einen Platz genommen`,
    heading: (who) => `${who} hat einen Platz genommen`,
    free: (free) => (free === 1 ? "Ein Platz ist noch frei." : `${free} Plätze sind noch frei.`),
    full: "Jetzt sind alle Plätze besetzt. Die Partie beginnt, sobald du es sagst.",
  },
  left: {
    subject: (game, who) => `[${game}] ${who} hat den Tisch verlassen`,
    heading: (who) => `${who} hat den Tisch verlassen`,
    text: "Der Platz ist wieder frei. Wer den Link des Tisches hat, kann ihn nehmen.",
  },
  idle: {
    subject: (game) => `[${game}] Wird aus dieser Partie noch etwas?`,
    heading: "Wird aus dieser Partie noch etwas?",
    text: (days) =>
      `An diesem Tisch ist seit zwei Wochen nichts geschehen. Bleibt es dabei, wird er in ${days} Tagen geschlossen. Jede Änderung am Tisch, ein Platz oder eine Einladung, hält ihn offen.`,
  },
  cancelled: {
    subject: (game) => `[${game}] Der Tisch ist geschlossen`,
    heading: "Der Tisch ist geschlossen",
    text: "Die Partie hat nicht begonnen, und am Tisch ist seit vier Wochen nichts geschehen. Ein neuer Tisch lässt sich jederzeit eröffnen.",
  },
  offered: {
    subject: (game, who) => `[${game}] ${who} sucht jemanden, der weiterspielt`,
    heading: (who) => `${who} sucht jemanden, der weiterspielt`,
    text: (who) => `${who} möchte den Platz abgeben. Bis ihn jemand genommen hat, spielt ${who} weiter.`,
    link: "Wer diesen Link hat, kann den Platz nehmen; gib ihn weiter:",
  },
  wanted: {
    subject: (game, who) => `[${game}] Für den Platz von ${who} wird jemand gesucht`,
    heading: (who) => `Für den Platz von ${who} wird jemand gesucht`,
    text: (who) =>
      `Die anderen haben dafür gestimmt, weil ${who} lange nicht gezogen hat. Mit einem Zug oder einem Wort auf der Seite der Partie behält ${who} den Platz, bis ihn jemand genommen hat.`,
  },
  absent: {
    subject: (game, who) => `[${game}] Soll jemand anders für ${who} spielen?`,
    heading: (who) => `Soll jemand anders für ${who} spielen?`,
    text: (by, who, needed) =>
      `${by} möchte jemanden suchen, der den Platz von ${who} übernimmt, weil der Tisch schon lange wartet. Dazu ${needed === 1 ? "braucht es eine Stimme" : `braucht es ${needed} Stimmen`} der anderen.`,
    you: (by) =>
      `${by} möchte jemanden suchen, der deinen Platz übernimmt, weil der Tisch schon lange auf dich wartet. Ein Zug von dir, oder der Knopf auf der Seite der Partie, beendet das.`,
  },
  passed: {
    subject: (game, to, from) => `[${game}] ${to} spielt für ${from} weiter`,
    heading: (to, from) => `${to} spielt für ${from} weiter`,
    text: (to, from) => `${to} hat den Platz von ${from} übernommen und spielt vom jetzigen Stand aus weiter.`,
    you: (from) =>
      `Du spielst für ${from} weiter. Wenn du am Zug bist, kommt eine eigene Mail mit dem Link zu deinem Zug.`,
    former: (to) =>
      `${to} hat deinen Platz übernommen. Links und Antworten auf frühere Mails dieser Partie bewegen nichts mehr.`,
  },
  ending: {
    subject: (game, who) => `[${game}] ${who} schlägt vor, die Partie zu beenden`,
    heading: (who) => `${who} schlägt vor, die Partie zu beenden`,
    agreed: (who, needed) =>
      `${who} schlägt vor, die Partie hier zu beenden; der jetzige Stand gilt als Ergebnis. Dazu braucht es ${needed} Stimmen am Tisch.`,
    abandoned: (who, needed) =>
      `${who} schlägt vor, die Partie ohne Sieger abzubrechen. Dazu braucht es ${needed} Stimmen am Tisch.`,
  },
  closed: {
    subject: (game) => `[${game}] Die Partie ist zu Ende`,
    heading: "Die Partie ist zu Ende",
    agreed: "Der Tisch hat beschlossen, die Partie hier zu beenden. Der jetzige Stand gilt als Ergebnis.",
    abandoned: "Der Tisch hat beschlossen, die Partie abzubrechen. Es gibt keinen Sieger; so stand es.",
    standing: "So stand es",
  },
  button: "Zur Partie",
  table: "Zum Tisch",
};
