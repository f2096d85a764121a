/** Dutch: which mails come, who plays on, ending a game, notes. */
import type { people as en } from "../en/people.ts";

export const people: typeof en = {
  mailsHeading: "Je mails",
  mailsLink: "Welke mails ik krijg",
  mailsLead: "Dit geldt voor alle spellen waarvoor je niets eigens hebt gekozen.",
  mailsGameLead: "Voor dit spel:",
  mailWishes: {
    turns: "als ik aan de beurt ben, bij het begin en aan het eind",
    all: "ook elke zet en elk bericht",
    digest: "één mail per dag: wat er wacht en wat er is gebeurd",
    nothing: "geen mails",
  },
  mailsAsAll: (wish) => `zoals voor al mijn spellen (${wish})`,
  digestHour: (zone) => `De dagelijkse mail komt om (${zone})`,
  mailsOwn: "Uitnodigingen en links om je aan te melden komen altijd.",
  unreachable: (address) =>
    `Geen mail bereikt je adres ${address}: mails kwamen terug, of er is een als ongewenst gemeld. Meld je af en met een verse link weer aan, of bevestig op je pagina een ander adres.`,

  stopLead: (game) =>
    game === "" ? "Welke mails moeten stoppen?" : `Welke mails moeten stoppen? De link komt uit het spel ${game}.`,
  stopScopes: {
    game: "alle mails van dit spel",
    besides: "alle mails van alle spellen, behalve die over mijn beurten, begin en eind",
    digest: "de dagelijkse mail",
    everything: "alle mails van alle spellen",
  },
  stopButton: "Stopzetten",
  stopped: {
    game: (game) => `Je krijgt geen mails meer van het spel ${game}. Op de pagina ervan kun je dat wijzigen.`,
    besides: () => "Je krijgt nu alleen nog mails als je aan de beurt bent, en bij begin en eind van je spellen.",
    digest: () => "De dagelijkse mail komt niet meer. Op je pagina kun je dat wijzigen.",
    everything: () => "Je krijgt geen mails meer van je spellen. Op je pagina kun je dat wijzigen.",
  },

  tableHeading: "Plaatsen, stemmingen en notities",
  seatsNow: "Plaatsen",
  seatYours: "jouw plaats",
  seatOfferedLine: (name) => `${name} wil de plaats overdragen; iedereen mag hem nemen.`,
  seatOfferedPrivate: "Je biedt je plaats aan met een eigen link.",
  seatWantedLine: (name) => `De anderen zoeken iemand in de plaats van ${name}.`,
  seatVotesLine: (name, votes, needed) => `Iemand anders voor ${name}? Tot nu toe ${votes} van ${needed} stemmen.`,
  seatTake: (name) => `Verder spelen voor ${name}`,
  seatTakeLead: (name, seat) =>
    `Je neemt plaats ${seat} van ${name} over en speelt verder vanaf de huidige stand. De mails over de beurten gaan dan naar jou.`,
  seatTakeSignIn: "Aanmelden om de plaats te nemen",
  seatGoneLead: "De plaats is naar iemand anders gegaan sinds deze mail is verstuurd. De links erin doen niets meer.",
  seatOffering: "Mijn plaats overdragen",
  seatOfferingLead: "Je speelt verder tot iemand je plaats heeft genomen. Je notities blijven bij jou.",
  seatOfferLink: "Met een link die ik aan iemand geef",
  seatOfferOpen: "Aan iedereen die de link om te kijken heeft",
  seatLinkIs:
    "Wie deze link opent, zich aanmeldt en bevestigt, neemt je plaats over. Hij geldt tot je het aanbod terugneemt:",
  seatKeep: "Mijn plaats houden",
  seatKeepHere: "Ik ben er en houd mijn plaats",
  seatVote: (name) => `Iemand in de plaats van ${name} zoeken`,
  seatVoteLead: (days) =>
    `Laat iemand de tafel ${days} dagen wachten, dan kunnen de anderen met een meerderheid van hun plaatsen iemand anders zoeken.`,
  seatVoted: "Je hebt ervoor gestemd.",
  patience: "Dagen wachten op een speler voordat de anderen iemand anders mogen zoeken",

  endingHeading: "Het spel beëindigen",
  endingLead: "Meer dan de helft van alle plaatsen kan het spel beëindigen voordat de regels dat doen.",
  endingPropose: {
    agreed: "Voorstellen hier te eindigen: de stand telt",
    abandoned: "Voorstellen zonder winnaar af te breken",
  },
  endingOpen: {
    agreed: (yes, needed) =>
      `Er is voorgesteld het spel hier te beëindigen, de stand telt. Stemmen ervoor: ${yes} van ${needed} nodig.`,
    abandoned: (yes, needed) =>
      `Er is voorgesteld het spel zonder winnaar af te breken. Stemmen ervoor: ${yes} van ${needed} nodig.`,
  },
  endingYes: "Ik ben ervoor",
  endingNo: "Ik ben ertegen",
  endingSaid: { yes: "Je hebt ervoor gestemd.", no: "Je hebt ertegen gestemd." },
  closedBy: {
    agreed: "De tafel heeft besloten het spel hier te beëindigen. De stand telt.",
    abandoned: "De tafel heeft het spel afgebroken. Er is geen winnaar.",
    cancelled: "Het spel is nooit begonnen; de tafel is na vier weken zonder wijziging gesloten.",
  },

  seatPassedLine: (to, from) => `${to} speelt verder voor ${from}.`,
  endingWhat: { agreed: "het spel hier beëindigen, de stand telt", abandoned: "het spel afbreken" },
  endingVote: { yes: (what) => `Voor: ${what}.`, no: (what) => `Tegen: ${what}.` },

  notesHeading: "Mijn notities",
  notesLead: "Alleen jij ziet dit. Het staat in geen mail, geen logboek en geen export.",
  notesLabel: "Notities bij dit spel",
  notesSave: "Notities bewaren",
  notesConflict:
    "Deze notities zijn intussen elders bewaard. Onderaan staat wat jij hebt geschreven, daarboven wat bewaard is. Bewaar nog eens om het te vervangen.",
  notesSaved: "Bewaard is:",
  sayHeading: "Iets tegen de tafel zeggen",
  sayWithMove: "Er iets bij zeggen tegen de tafel",
  sayLabel: "Bericht, voor iedereen aan tafel en allen die kijken",
  sayButton: "Zeggen",
};
