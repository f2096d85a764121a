/** German: which mails come, who plays on, ending a game, notes. */
import type { people as en } from "../en/people.ts";

export const people: typeof en = {
  mailsHeading: "Deine Mails",
  mailsLink: "Welche Mails ich bekomme",
  mailsLead: "Das gilt für alle Partien, für die du nichts Eigenes gewählt hast.",
  mailsGameLead: "Für diese Partie:",
  mailWishes: {
    turns: "wenn ich am Zug bin, am Anfang und am Ende",
    all: "auch jeden Zug und jede Nachricht",
    digest: "eine Mail am Tag: was wartet und was geschehen ist",
    nothing: "keine Mails",
  },
  mailsAsAll: (wish) => `wie für alle meine Partien (${wish})`,
  digestHour: (zone) => `Die tägliche Mail kommt um (${zone})`,
  mailsOwn: "Einladungen und Links zum Anmelden kommen immer.",
  unreachable: (address) =>
    `Deine Adresse ${address} erreicht keine Mail: Mails kamen zurück, oder eine wurde als unerwünscht gemeldet. Melde dich ab und mit einem frischen Link wieder an, oder bestätige auf deiner Seite eine andere Adresse.`,

  stopLead: (game) =>
    game === "" ? "Welche Mails sollen enden?" : `Welche Mails sollen enden? Der Link kommt aus der Partie ${game}.`,
  stopScopes: {
    game: "alle Mails zu dieser Partie",
    besides: "alle Mails aller Partien außer denen zu meinen Zügen, zu Anfang und Ende",
    digest: "die tägliche Mail",
    everything: "alle Mails aller Partien",
  },
  stopButton: "Abstellen",
  stopped: {
    game: (game) => `Du bekommst keine Mails mehr zur Partie ${game}. Auf ihrer Seite lässt sich das ändern.`,
    besides: () => "Du bekommst jetzt nur noch Mails, wenn du am Zug bist, und zu Anfang und Ende deiner Partien.",
    digest: () => "Die tägliche Mail kommt nicht mehr. Auf deiner Seite lässt sich das ändern.",
    everything: () => "Du bekommst keine Mails mehr zu deinen Partien. Auf deiner Seite lässt sich das ändern.",
  },

  tableHeading: "Plätze, Abstimmungen und Notizen",
  seatsNow: "Plätze",
  seatYours: "dein Platz",
  seatOfferedLine: (name) => `${name} möchte den Platz abgeben; jeder kann ihn nehmen.`,
  seatOfferedPrivate: "Du bietest deinen Platz über einen eigenen Link an.",
  seatWantedLine: (name) => `Die anderen suchen jemanden anstelle von ${name}.`,
  seatVotesLine: (name, votes, needed) => `Jemand anders für ${name}? Bisher ${votes} von ${needed} Stimmen.`,
  seatTake: (name) => `Für ${name} weiterspielen`,
  seatTakeLead: (name, seat) =>
    `Du übernimmst Platz ${seat} von ${name} und spielst vom jetzigen Stand aus weiter. Die Mails zu seinen Zügen gehen dann an dich.`,
  seatTakeSignIn: "Anmelden, um den Platz zu nehmen",
  seatGoneLead:
    "Der Platz ist an jemand anderen gegangen, seit diese Mail geschickt wurde. Ihre Links bewegen nichts mehr.",
  seatOffering: "Meinen Platz abgeben",
  seatOfferingLead: "Du spielst weiter, bis jemand deinen Platz genommen hat. Deine Notizen bleiben bei dir.",
  seatOfferLink: "Über einen Link, den ich jemandem gebe",
  seatOfferOpen: "An jeden, der den Link zum Zuschauen hat",
  seatLinkIs:
    "Wer diesen Link öffnet, sich anmeldet und bestätigt, übernimmt deinen Platz. Er gilt, bis du das Angebot zurücknimmst:",
  seatKeep: "Meinen Platz behalten",
  seatKeepHere: "Ich bin da und behalte meinen Platz",
  seatVote: (name) => `Jemanden anstelle von ${name} suchen`,
  seatVoteLead: (days) =>
    `Lässt jemand den Tisch ${days} Tage warten, können die anderen mit der Mehrheit ihrer Plätze jemand anderen suchen.`,
  seatVoted: "Du hast dafür gestimmt.",
  patience: "Tage, die auf einen Spieler gewartet wird, ehe die anderen jemand anderen suchen können",

  endingHeading: "Die Partie beenden",
  endingLead: "Mehr als die Hälfte aller Plätze kann die Partie beenden, bevor die Regeln es tun.",
  endingPropose: {
    agreed: "Vorschlagen, hier zu enden: der Stand zählt",
    abandoned: "Vorschlagen, ohne Sieger abzubrechen",
  },
  endingOpen: {
    agreed: (yes, needed) =>
      `Vorgeschlagen ist, die Partie hier zu beenden, der Stand zählt. Stimmen dafür: ${yes} von ${needed} nötigen.`,
    abandoned: (yes, needed) =>
      `Vorgeschlagen ist, die Partie ohne Sieger abzubrechen. Stimmen dafür: ${yes} von ${needed} nötigen.`,
  },
  endingYes: "Ich bin dafür",
  endingNo: "Ich bin dagegen",
  endingSaid: { yes: "Du hast dafür gestimmt.", no: "Du hast dagegen gestimmt." },
  closedBy: {
    agreed: "Der Tisch hat beschlossen, die Partie hier zu beenden. Der Stand zählt.",
    abandoned: "Der Tisch hat die Partie abgebrochen. Es gibt keinen Sieger.",
    cancelled: "Die Partie hat nie begonnen; der Tisch wurde nach vier Wochen ohne Änderung geschlossen.",
  },

  seatPassedLine: (to, from) => `${to} spielt für ${from} weiter.`,
  endingWhat: { agreed: "die Partie hier beenden, der Stand zählt", abandoned: "die Partie abbrechen" },
  endingVote: { yes: (what) => `Dafür: ${what}.`, no: (what) => `Dagegen: ${what}.` },

  notesHeading: "Meine Notizen",
  notesLead: "Das siehst nur du. Es steht in keiner Mail, keinem Protokoll und keinem Export.",
  notesLabel: "Notizen zu dieser Partie",
  notesSave: "Notizen speichern",
  notesConflict:
    "Diese Notizen wurden inzwischen anderswo gespeichert. Unten steht, was du geschrieben hast, darüber, was gespeichert ist. Speichere noch einmal, um es zu ersetzen.",
  notesSaved: "Gespeichert ist:",
  sayHeading: "Etwas an den Tisch sagen",
  sayWithMove: "Dem Tisch etwas dazu sagen",
  sayLabel: "Nachricht, für alle am Tisch und alle, die zuschauen",
  sayButton: "Sagen",
};
