/** Die Texte der Mails auf Deutsch. */
import type { MailTexts } from "./en.ts";

export const de: MailTexts = {
  signIn: {
    subject: "Bahnpost: Anmeldung",
    place: "Anmeldung",
    heading: "Bei Bahnpost anmelden",
    text: (minutes) =>
      `Öffne den Link und drücke dort den Knopf. Er gilt einmal und ${minutes} Minuten lang. Wenn du ihn nicht angefordert hast, lass ihn liegen: Dann geschieht nichts.`,
    button: "Anmelden",
    foot: "Du bekommst diese Mail, weil jemand deine Adresse auf der Anmeldeseite eingegeben hat.",
  },
  addressChange: {
    subject: "Bahnpost: deine neue Adresse",
    place: "neue Adresse",
    heading: "Bestätige deine neue Adresse",
    text: (name, minutes) =>
      `${name} möchte die Mails von Bahnpost an diese Adresse bekommen. Öffne den Link und drücke dort den Knopf. Er gilt einmal und ${minutes} Minuten lang. Wenn du das nicht bist, lass ihn liegen: Dann geschieht nichts.`,
    button: "Ansehen und bestätigen",
    foot: "Du bekommst diese Mail, weil jemand deine Adresse als neue Adresse eines Kontos angegeben hat.",
  },
  addressChanged: {
    subject: "Bahnpost: ab jetzt eine andere Adresse",
    place: "neue Adresse",
    heading: "Deine Adresse hat sich geändert",
    text: (name) =>
      `Ab jetzt gehen die Mails für ${name} an eine andere Adresse, die bestätigt ist. Mit dieser Adresse meldet sich niemand mehr an; sie kann neu beginnen. Wenn du es nicht warst, war jemand an deinem Konto: Sag den Gastgebern deiner Partien Bescheid.`,
    foot: "Das ist die letzte Mail zu diesem Konto an diese Adresse.",
  },
  invitation: {
    subject: (game, host) => `[${game}] ${host} lädt dich zum Spielen ein`,
    place: (game) => game,
    heading: (host) => `${host} lädt dich zum Spielen ein`,
    text: (host, title, subtitle) =>
      `${host} hat dir einen Platz in einer Partie ${title} (${subtitle}) freigehalten, gespielt per Mail über Tage und Wochen. Jedes Mal, wenn du am Zug bist, bekommst du eine Mail mit einem Link zu deinem Zug.`,
    options: (options) => `Vereinbarte Optionen: ${options}.`,
    seated: (names) => `Am Tisch sitzen bisher: ${names}.`,
    take: (days) =>
      `Öffne den Link und drücke dort den Knopf, um den Platz einzunehmen. Der Link gilt einmal, innerhalb von ${days} Tagen.`,
    button: "Platz einnehmen",
    foot: "Wenn du nicht mitspielen willst, lass diese Mail liegen: Dann geschieht nichts.",
  },
  started: {
    subject: (game) => `[${game}] Die Partie hat begonnen`,
    heading: "Die Partie hat begonnen",
    order: (names) => `Die Reihenfolge am Tisch ist: ${names}.`,
    first: (names) => `Am Zug: ${names}. Du bekommst eine Mail, wenn du am Zug bist.`,
    you: "Du bist als Erstes am Zug; eine eigene Mail sagt, was zu entscheiden ist.",
    options: (options) => `Optionen: ${options}.`,
    button: "Partie ansehen",
  },
  turn: {
    subject: (game, headline) => `[${game}] ${headline}`,
    since: (time) => `seit ${time}`,
    possible: "Jetzt möglich:",
    more: (count) => `... und ${count} weitere im Formular`,
    form: "Formular",
    game: "Partie",
    news: "Seit deinem letzten Zug",
    newsFirst: "Bisher",
    nothing: "Seitdem ist nichts geschehen.",
    earlier: (count) =>
      count === 1 ? "Ein früherer Zug steht im Verlauf." : `${count} frühere Züge stehen im Verlauf.`,
    preview: (question) => question,
    foot: (version) =>
      `Version ${version}. Der Link führt nur zu diesem einen Zug von dir; er endet, sobald die Partie weitergegangen ist. Gib ihn nicht weiter.`,
  },
  map: {
    caption: "Die Karte, wie sie jetzt aussieht.",
    legal: "Blau gestrichelt: Hier darfst du bauen.",
    fresh: "Gelb umrandet: seit deinem letzten Zug gebaut.",
    alt: (round: string, legal: string, fresh: string) =>
      `Karte, ${round}.${legal ? ` Du darfst bauen auf ${legal}.` : ""}${fresh ? ` Seit deinem letzten Zug gebaut: ${fresh}.` : ""}`,
  },
  reply: {
    above: "schreib deine Züge über diese Zeile",
    how: "Zum Ziehen per Mail antworte mit einer Zeile je Zug, etwa einer von diesen; auch andere Preise oder Plättchen, die daneben stehen, gehen:",
    besides: "Eine Zeile „sage: ...“ sagt dem Tisch etwas. Unter einer Zeile „ende“ wird nichts mehr gelesen.",
  },
  answer: {
    headings: {
      booked: "Gebucht",
      past: "Nichts gebucht: Die Partie ist weitergegangen",
      unread: "Nichts gebucht",
      confirm: "Bitte bestätige deinen Zug",
      tooLarge: "Nichts gebucht: Die Mail ist zu umfangreich",
      absence: "Deine Abwesenheit",
      programs: "Deine programmierten Züge",
      messageTooLong: "Nichts gebucht: Die Nachricht ist zu lang",
      situation: "Nichts gebucht",
    },
    booked: "Deine Mail ist da, und das ist gebucht:",
    past: "Du hast auf eine Mail zu einem früheren Zug geantwortet. Nichts wurde gebucht.",
    since: "Was seitdem geschehen ist",
    line: (said) => `Diese Zeile deiner Mail: „${said}“`,
    refused: (sentence, rule) => `${sentence} (Regel ${rule})`,
    problems: {
      empty: "In deiner Mail steht kein Zug.",
      tooLong: "Das ist zu lang, um als Züge gelesen zu werden.",
      unknown: "Das lässt sich nicht als Zug lesen.",
      incomplete: "In dieser Zeile fehlt etwas, zum Beispiel ein Preis.",
      ambiguous: "Diese Zeile kann mehrere Züge bedeuten. Sag welchen:",
      mismatch:
        "Dieser Zug ist möglich, aber nicht so: Ein Preis, ein Besitzer oder etwas anderes in der Zeile stimmt nicht.",
      route: "Diese Strecken lassen sich nicht lesen.",
      notNow: "Das geht jetzt nicht.",
      drawn:
        "Vor dieser Zeile wird etwas ausgelost. Schick zuerst die Zeilen darüber; dann siehst du, was gezogen wurde.",
    },
    nearest: "Am nächsten kämen:",
    nothingBooked: "Von deiner Mail wurde nichts gebucht. Antworte noch einmal mit all deinen Zügen.",
    now: "Jetzt zu entscheiden",
    confirm:
      "Dass deine Mail von dir kommt, ließ sich nicht nachweisen; deshalb ist noch nichts gebucht. Wenn du das geschrieben hast, bestätige es:",
    confirmButton: "Ansehen und bestätigen",
    tooLarge: (megabytes) =>
      `Mails dürfen bis zu ${megabytes} MB groß sein. Lass Bilder und Anhänge weg und antworte noch einmal.`,
    messageTooLong: (max) =>
      `Was du dem Tisch sagst, darf bis zu ${max} Buchstaben haben. Von deiner Mail wurde nichts gebucht. Antworte noch einmal mit all deinen Zügen.`,
    told: "Deine Nachricht steht jetzt am Tisch.",
    untold: "Deine Nachricht konnte dem Tisch nicht weitergegeben werden; sag es auf der Seite der Partie.",
    waiting: (names) => `Jetzt am Zug: ${names}. Du bekommst eine Mail, wenn du am Zug bist.`,
    over: "Die Partie ist zu Ende.",
    situations: {
      invalid: "Deine Mail ließ sich so nicht verwenden. Nichts wurde gebucht.",
      unauthenticated: "Dafür musst du dich auf der Seite anmelden. Nichts wurde gebucht.",
      forbidden: "Dieser Platz gehört dir nicht mehr. Nichts wurde gebucht.",
      notFound: "Diese Partie gibt es nicht mehr. Nichts wurde gebucht.",
      gone: "Die Adresse, an die du geschrieben hast, ist abgelaufen. Nichts wurde gebucht.",
      conflict: "Jemand anders hat im selben Augenblick gezogen. Nichts wurde gebucht; antworte noch einmal.",
      tooMany:
        "Von dir sind in einer Stunde zu viele Mails gekommen. Nichts wurde gebucht; versuch es später noch einmal.",
    },
  },
  ended: {
    subject: (game, winner) => `[${game}] Partie zu Ende: ${winner} gewinnt`,
    subjectTied: (game) => `[${game}] Partie zu Ende`,
    heading: (winner) => `Partie zu Ende: ${winner} gewinnt`,
    headingTied: (winners) => `Partie zu Ende: ${winners} teilen sich den ersten Platz`,
    standing: "Endstand",
    button: "Partie ansehen",
  },
  unreachable: {
    subject: (game, who) => `[${game}] Keine Mail erreicht ${who}`,
    heading: (who) => `Keine Mail erreicht ${who}`,
    bounce: (who) =>
      `Der Mailserver von ${who} hat unsere Mail endgültig zurückgewiesen. Wir schicken deshalb nichts mehr dorthin.`,
    complaint: (who) =>
      `Eine Mail von uns an ${who} wurde als unerwünscht gemeldet. Wir schicken deshalb nichts mehr dorthin.`,
    gone: (who) => `Jemand an diesem Tisch hat das Konto gelöscht und heißt ab jetzt ${who}.`,
    seatStays: (who) =>
      `Die Partie ist, wie sie war, und der Platz von ${who} bleibt. Mails gehen keine mehr dorthin; sprecht am Tisch ab, wie es weitergeht.`,
    invited:
      "Falls die Adresse falsch geschrieben war, zieh die Einladung am Tisch zurück und lade die richtige Adresse ein.",
    seated: (who) =>
      `Mails zum Zug kommen nicht an; sag ${who} bitte auf anderem Weg Bescheid. Sobald sich ${who} mit einem neuen Link von der Anmeldeseite angemeldet hat, gehen unsere Mails wieder hinaus.`,
    button: "Zur Partie",
    foot: "Du bekommst diese Mail, weil du die Partie eröffnet hast. Sie kommt nur einmal.",
  },
  table: {
    standing: "Der Stand",
    player: "Spieler",
    cash: "Bargeld",
    worth: "Vermögen",
    certificates: "Zertifikate",
    of: (held, limit) => `${held} von ${limit}`,
    you: (name) => `${name} (du)`,
    order: "Folge",
    price: "Kurs",
    treasury: "Kasse",
    trains: "Loks",
    lastRun: "letzte Fahrt",
    debt: "Schulden",
    penalty: "Aufschlag",
    size: "Größe",
    owes: (corporation, debt) => `${corporation} schuldet der Bank ${debt} und tilgt das zuerst aus ihren Einnahmen.`,
    none: "-",
    place: "Platz",
  },
  outlook: {
    companies: (companies, price, left) =>
      `${companies} sind je ${price} wert; ${left === 1 ? "es kommt noch 1 Betriebsrunde" : `es kommen noch ${left} Betriebsrunden`}.`,
    lastRound: (companies, price) => `${companies} sind je ${price} wert; es kommt keine Betriebsrunde mehr.`,
    limits: (limits) => `So viele Loks darf eine Gesellschaft besitzen: ${limits}.`,
    cards: "Die nächsten Loks",
    card: (phase, left, sides) => `${phase}, ${left === null ? "beliebig viele" : `noch ${left}`}: ${sides}`,
    train: (train, left, price) => `${train}, ${left === null ? "beliebig viele" : `noch ${left}`}: ${price}`,
    trainRusts: (train, left, price, rusted) =>
      `${train}, ${left === null ? "beliebig viele" : `noch ${left}`}: ${price}, verrostet ${rusted}`,
    side: (rank, price) => `${rank} für ${price}`,
    sideRusts: (rank, price, rusted) => `${rank} für ${price}, verrostet ${rusted}`,
    exports: "Nach den Betriebsrunden eines Satzes verlässt die oberste Karte das Spiel.",
  },
  said: (message) => `„${message}“`,
  foot: {
    times: (zone) => `Alle Zeiten in ${zone}.`,
    stop: "Keine Mails dieser Partie mehr",
  },
  someone: "Jemand",
  list: (names) => new Intl.ListFormat("de").format(names),
};
