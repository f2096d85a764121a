/** Dutch: mails about who plays, and the daily mail. */
import type { PeopleTexts } from "./en.ts";

export const nl: PeopleTexts = {
  digest: {
    subject: (waiting, games) =>
      waiting > 0
        ? `Bahnpost vandaag: ${waiting === 1 ? "een spel wacht" : `${waiting} spellen wachten`} op je`
        : `Bahnpost vandaag: nieuws uit ${games === 1 ? "één spel" : `${games} spellen`}`,
    place: "je spellen vandaag",
    button: "Naar je zet",
    game: "Naar het spel",
    more: (games, waiting) =>
      `Voor ${games === 1 ? "nog één spel" : `nog ${games} spellen`} is in deze mail geen plaats; daarvan wachten op je: ${waiting}.`,
    games: "Naar al je spellen",
    since: "Sinds de vorige mail",
    settings: "Kiezen welke mails je krijgt",
    stop: "Deze dagelijkse mail stopzetten",
  },
  news: {
    subject: (game, who) => `[${game}] ${who} heeft gezet`,
    subjectSaid: (game, who) => `[${game}] ${who} zegt iets`,
    subjectUndone: (game, who) => `[${game}] ${who} heeft zetten teruggenomen`,
    heading: (who) => `${who} heeft gezet`,
    headingSaid: (who) => `${who} zegt iets tegen de tafel`,
    headingUndone: (who) => `${who} heeft zetten teruggenomen`,
    title: "Dit is er gebeurd",
    waiting: (names) => `Er wordt gewacht op ${names}.`,
  },
  joined: {
    subject: (game, who) => `[${game}] ${who} heeft een plaats genomen`,
    heading: (who) => `${who} heeft een plaats genomen`,
    free: (free) => (free === 1 ? "Er is nog één plaats vrij." : `Er zijn nog ${free} plaatsen vrij.`),
    full: "Alle plaatsen zijn nu bezet. Het spel begint zodra jij het zegt.",
  },
  left: {
    subject: (game, who) => `[${game}] ${who} heeft de tafel verlaten`,
    heading: (who) => `${who} heeft de tafel verlaten`,
    text: "De plaats is weer vrij. Wie de link van de tafel heeft, kan hem nemen.",
  },
  idle: {
    subject: (game) => `[${game}] Gaat dit spel nog beginnen?`,
    heading: "Gaat dit spel nog beginnen?",
    text: (days) =>
      `Aan deze tafel is twee weken niets gebeurd. Blijft dat zo, dan wordt ze over ${days} dagen gesloten. Elke verandering aan de tafel, een plaats of een uitnodiging, houdt haar open.`,
  },
  cancelled: {
    subject: (game) => `[${game}] De tafel is gesloten`,
    heading: "De tafel is gesloten",
    text: "Het spel is niet begonnen en aan de tafel is vier weken niets gebeurd. Een nieuwe tafel kan altijd worden geopend.",
  },
  offered: {
    subject: (game, who) => `[${game}] ${who} zoekt iemand die verder speelt`,
    heading: (who) => `${who} zoekt iemand die verder speelt`,
    text: (who) => `${who} wil de plaats overdragen. Tot iemand hem heeft genomen, speelt ${who} verder.`,
    link: "Wie deze link heeft, kan de plaats nemen; geef hem door:",
  },
  wanted: {
    subject: (game, who) => `[${game}] Voor de plaats van ${who} wordt iemand gezocht`,
    heading: (who) => `Voor de plaats van ${who} wordt iemand gezocht`,
    text: (who) =>
      `De anderen hebben ervoor gestemd, omdat ${who} lang niet heeft gezet. Met een zet of een woord op de pagina van het spel behoudt ${who} de plaats, tot iemand hem heeft genomen.`,
  },
  absent: {
    subject: (game, who) => `[${game}] Moet iemand anders voor ${who} spelen?`,
    heading: (who) => `Moet iemand anders voor ${who} spelen?`,
    text: (by, who, needed) =>
      `${by} wil iemand zoeken die de plaats van ${who} overneemt, omdat de tafel al lang wacht. Daarvoor ${needed === 1 ? "is één stem" : `zijn ${needed} stemmen`} van de anderen nodig.`,
    you: (by) =>
      `${by} wil iemand zoeken die jouw plaats overneemt, omdat de tafel al lang op je wacht. Een zet van jou, of de knop op de pagina van het spel, maakt daar een eind aan.`,
  },
  passed: {
    subject: (game, to, from) => `[${game}] ${to} speelt verder voor ${from}`,
    heading: (to, from) => `${to} speelt verder voor ${from}`,
    text: (to, from) => `${to} heeft de plaats van ${from} overgenomen en speelt verder vanaf de huidige stand.`,
    you: (from) =>
      `Je speelt verder voor ${from}. Als je aan de beurt bent, krijg je een eigen mail met de link naar je zet.`,
    former: (to) =>
      `${to} heeft je plaats overgenomen. Links en antwoorden op eerdere mails van dit spel doen niets meer.`,
  },
  ending: {
    subject: (game, who) => `[${game}] ${who} stelt voor het spel te beëindigen`,
    heading: (who) => `${who} stelt voor het spel te beëindigen`,
    agreed: (who, needed) =>
      `${who} stelt voor het spel hier te beëindigen; de huidige stand geldt als uitslag. Daarvoor zijn ${needed} stemmen aan tafel nodig.`,
    abandoned: (who, needed) =>
      `${who} stelt voor het spel zonder winnaar af te breken. Daarvoor zijn ${needed} stemmen aan tafel nodig.`,
  },
  closed: {
    subject: (game) => `[${game}] Het spel is afgelopen`,
    heading: "Het spel is afgelopen",
    agreed: "De tafel heeft besloten het spel hier te beëindigen. De huidige stand geldt als uitslag.",
    abandoned: "De tafel heeft besloten het spel af te breken. Er is geen winnaar; zo stond het ervoor.",
    standing: "Zo stond het ervoor",
  },
  button: "Naar het spel",
  table: "Naar de tafel",
};
