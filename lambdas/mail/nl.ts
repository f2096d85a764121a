/** The mails' texts in Dutch. */
import type { MailTexts } from "./en.ts";

export const nl: MailTexts = {
  signIn: {
    subject: "Bahnpost: inloggen",
    place: "inloggen",
    heading: "Inloggen bij Bahnpost",
    text: (minutes) =>
      `Open de link en druk daar op de knop. Hij werkt één keer, en ${minutes} minuten lang. Heb je er niet om gevraagd, laat hem dan liggen: er gebeurt niets.`,
    button: "Inloggen",
    foot: "Je krijgt deze mail omdat iemand je adres op de inlogpagina heeft ingevuld.",
  },
  addressChange: {
    subject: "Bahnpost: je nieuwe adres",
    place: "nieuw adres",
    heading: "Bevestig je nieuwe adres",
    text: (name, minutes) =>
      `${name} wil de mails van Bahnpost op dit adres krijgen. Open de link en druk daar op de knop. Hij werkt één keer en ${minutes} minuten lang. Ben jij dat niet, laat hem dan liggen: er gebeurt niets.`,
    button: "Bekijken en bevestigen",
    foot: "Je krijgt deze mail omdat iemand jouw adres heeft opgegeven als nieuw adres van een account.",
  },
  addressChanged: {
    subject: "Bahnpost: voortaan een ander adres",
    place: "nieuw adres",
    heading: "Je adres is veranderd",
    text: (name) =>
      `Voortaan gaan de mails voor ${name} naar een ander adres, dat bevestigd is. Met dit adres meldt niemand zich meer aan; het kan opnieuw beginnen. Was jij het niet, dan is er iemand in je account geweest: laat het de gastheren van je spellen weten.`,
    foot: "Dit is de laatste mail van dat account naar dit adres.",
  },
  invitation: {
    subject: (game, host) => `[${game}] ${host} nodigt je uit om te spelen`,
    place: (game) => game,
    heading: (host) => `${host} nodigt je uit om te spelen`,
    text: (host, title, subtitle) =>
      `${host} heeft een plaats voor je vrijgehouden in een spel ${title} (${subtitle}), dat dagen en weken lang per mail wordt gespeeld. Telkens als je aan de beurt bent, krijg je een mail met een link naar je zet.`,
    options: (options) => `Afgesproken opties: ${options}.`,
    seated: (names) => `Aan tafel zitten tot nu toe: ${names}.`,
    take: (days) =>
      `Open de link en druk daar op de knop om de plaats in te nemen. De link werkt één keer, binnen ${days} dagen.`,
    button: "Plaats innemen",
    foot: "Wil je niet meespelen, laat deze mail dan liggen: er gebeurt niets.",
  },
  started: {
    subject: (game) => `[${game}] Het spel is begonnen`,
    heading: "Het spel is begonnen",
    order: (names) => `De volgorde aan tafel is: ${names}.`,
    first: (names) => `Aan de beurt: ${names}. Je krijgt een mail als jij aan de beurt bent.`,
    you: "Jij bent als eerste aan de beurt; een aparte mail zegt wat je moet beslissen.",
    options: (options) => `Opties: ${options}.`,
    button: "Spel bekijken",
  },
  turn: {
    subject: (game, headline) => `[${game}] ${headline}`,
    since: (time) => `sinds ${time}`,
    possible: "Nu mogelijk:",
    more: (count) => `... en nog ${count} in het formulier`,
    form: "Formulier",
    game: "Spel",
    news: "Sinds je laatste zet",
    newsFirst: "Tot nu toe",
    nothing: "Er is sindsdien niets gebeurd.",
    earlier: (count) =>
      count === 1 ? "Eén eerdere zet staat in het logboek." : `${count} eerdere zetten staan in het logboek.`,
    preview: (question) => question,
    foot: (version) =>
      `Versie ${version}. De link leidt alleen naar deze ene beurt van jou; hij vervalt zodra het spel verder is. Stuur hem niet door.`,
  },
  map: {
    caption: "De kaart zoals zij nu is.",
    legal: "Blauwe streepjes: hier mag je bouwen.",
    fresh: "Gele rand: sinds je laatste zet gebouwd.",
    alt: (round: string, legal: string, fresh: string) =>
      `Kaart, ${round}.${legal ? ` Je mag bouwen op ${legal}.` : ""}${fresh ? ` Sinds je laatste zet gebouwd: ${fresh}.` : ""}`,
  },
  reply: {
    above: "schrijf je zetten boven deze regel",
    how: "Om per mail een zet te doen, antwoord je met één regel per zet, bijvoorbeeld een van deze; andere prijzen of tegels die ernaast staan, kunnen ook:",
    besides: "Een regel “zeg: ...” vertelt de tafel iets. Onder een regel “einde” wordt niets meer gelezen.",
  },
  answer: {
    headings: {
      booked: "Geboekt",
      past: "Niets geboekt: het spel is verder",
      unread: "Niets geboekt",
      confirm: "Bevestig je zet",
      tooLarge: "Niets geboekt: de mail is te groot",
      absence: "Je afwezigheid",
      programs: "Je geprogrammeerde zetten",
      messageTooLong: "Niets geboekt: het bericht is te lang",
      situation: "Niets geboekt",
    },
    booked: "Je mail is aangekomen, en dit is geboekt:",
    past: "Je hebt geantwoord op een mail over een eerdere beurt. Er is niets geboekt.",
    since: "Wat er sindsdien is gebeurd",
    line: (said) => `Deze regel van je mail: “${said}”`,
    refused: (sentence, rule) => `${sentence} (regel ${rule})`,
    problems: {
      empty: "Er staat geen zet in je mail.",
      tooLong: "Dat is te lang om als zetten te lezen.",
      unknown: "Dit is niet als zet te lezen.",
      incomplete: "Er ontbreekt iets in deze regel, bijvoorbeeld een prijs.",
      ambiguous: "Deze regel kan meer dan één zet betekenen. Zeg welke:",
      mismatch:
        "Deze zet is mogelijk, maar niet zoals het er staat: een prijs, een eigenaar of iets anders in de regel klopt niet.",
      route: "Deze routes zijn niet te lezen.",
      notNow: "Dat is nu niet mogelijk.",
      drawn: "Vóór deze regel wordt iets geloot. Stuur eerst de regels erboven; dan zie je wat er is getrokken.",
    },
    nearest: "Dit komt er het dichtst bij:",
    nothingBooked: "Van je mail is niets geboekt. Antwoord nog een keer met al je zetten.",
    now: "Nu te beslissen",
    confirm:
      "Het was niet te bewijzen dat je mail van jou komt, dus er is nog niets geboekt. Heb jij dit geschreven, bevestig het dan:",
    confirmButton: "Bekijken en bevestigen",
    tooLarge: (megabytes) =>
      `Mails mogen hoogstens ${megabytes} MB groot zijn. Laat plaatjes en bijlagen weg en antwoord nog een keer.`,
    messageTooLong: (max) =>
      `Wat je de tafel vertelt, mag hoogstens ${max} letters hebben. Van je mail is niets geboekt. Antwoord nog een keer met al je zetten.`,
    told: "Je bericht is aan de tafel verteld.",
    untold: "Je bericht kon niet aan de tafel worden verteld; zeg het op de pagina van het spel.",
    waiting: (names) => `Nu aan de beurt: ${names}. Je krijgt een mail als jij aan de beurt bent.`,
    over: "Het spel is afgelopen.",
    situations: {
      invalid: "Je mail was zo niet te gebruiken. Er is niets geboekt.",
      unauthenticated: "Daarvoor moet je op de site inloggen. Er is niets geboekt.",
      forbidden: "Deze plaats is niet meer van jou. Er is niets geboekt.",
      notFound: "Dit spel bestaat niet meer. Er is niets geboekt.",
      gone: "Het adres waaraan je schreef, is verlopen. Er is niets geboekt.",
      conflict: "Iemand anders deed op hetzelfde moment een zet. Er is niets geboekt; antwoord nog een keer.",
      tooMany: "Er zijn binnen een uur te veel mails van je gekomen. Er is niets geboekt; probeer het later nog eens.",
    },
  },
  ended: {
    subject: (game, winner) => `[${game}] Spel afgelopen: ${winner} wint`,
    subjectTied: (game) => `[${game}] Spel afgelopen`,
    heading: (winner) => `Spel afgelopen: ${winner} wint`,
    headingTied: (winners) => `Spel afgelopen: ${winners} delen de eerste plaats`,
    standing: "Eindstand",
    button: "Spel bekijken",
  },
  unreachable: {
    subject: (game, who) => `[${game}] Geen mail bereikt ${who}`,
    heading: (who) => `Geen mail bereikt ${who}`,
    bounce: (who) =>
      `De mailserver van ${who} heeft onze mail definitief teruggestuurd. Daarom sturen we daar niets meer heen.`,
    complaint: (who) => `Een mail van ons aan ${who} is als ongewenst gemeld. Daarom sturen we daar niets meer heen.`,
    gone: (who) => `Iemand aan deze tafel heeft het account verwijderd en heet voortaan ${who}.`,
    seatStays: (who) =>
      `Het spel is zoals het was, en de plaats van ${who} blijft. Er gaat geen mail meer heen; spreek aan tafel af hoe het verder gaat.`,
    invited: "Was het adres verkeerd gespeld, trek de uitnodiging dan aan de tafel in en nodig het juiste adres uit.",
    seated: (who) =>
      `Mails over beurten komen niet aan; laat het ${who} op een andere manier weten. Zodra ${who} met een nieuwe link van de inlogpagina heeft ingelogd, gaan onze mails weer de deur uit.`,
    button: "Naar het spel",
    foot: "Je krijgt deze mail omdat jij het spel hebt opgezet. Hij komt maar één keer.",
  },
  table: {
    standing: "De stand",
    player: "speler",
    cash: "geld",
    worth: "vermogen",
    certificates: "certificaten",
    of: (held, limit) => `${held} van ${limit}`,
    you: (name) => `${name} (jij)`,
    order: "beurt",
    price: "koers",
    treasury: "kas",
    trains: "treinen",
    lastRun: "laatste rit",
    debt: "schuld",
    penalty: "toeslag",
    size: "grootte",
    owes: (corporation, debt) =>
      `${corporation} is de bank ${debt} schuldig en lost dat eerst af uit haar opbrengsten.`,
    none: "-",
    place: "plaats",
  },
  outlook: {
    companies: (companies, price, left) =>
      `${companies} zijn elk ${price} waard; er ${left === 1 ? "komt nog 1 operatieronde" : `komen nog ${left} operatierondes`}.`,
    lastRound: (companies, price) => `${companies} zijn elk ${price} waard; er komt geen operatieronde meer.`,
    limits: (limits) => `Zoveel treinen mag een maatschappij bezitten: ${limits}.`,
    cards: "De volgende treinen",
    card: (phase, left, sides) => `${phase}, ${left === null ? "onbeperkt" : `nog ${left}`}: ${sides}`,
    train: (train, left, price) => `${train}, ${left === null ? "onbeperkt" : `nog ${left}`}: ${price}`,
    trainRusts: (train, left, price, rusted) =>
      `${train}, ${left === null ? "onbeperkt" : `nog ${left}`}: ${price}, laat ${rusted} wegroesten`,
    side: (rank, price) => `${rank} voor ${price}`,
    sideRusts: (rank, price, rusted) => `${rank} voor ${price}, laat ${rusted} wegroesten`,
    exports: "Na de operatierondes van een reeks verlaat de bovenste kaart het spel.",
  },
  said: (message) => `“${message}”`,
  foot: {
    times: (zone) => `Alle tijden in ${zone}.`,
    stop: "Geen mails meer van dit spel",
  },
  someone: "Iemand",
  list: (names) => new Intl.ListFormat("nl").format(names),
};
