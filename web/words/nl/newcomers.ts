/** Nederlands: de eerste pagina, uitleg, regels en wat je met je account kunt doen. */
import type { newcomers as english } from "../en/newcomers.ts";

export const newcomers: typeof english = {
  about: "Over Bahnpost",
  aboutHeading: "Wat er van je wordt bewaard en hoe je het verwijdert",
  aboutSections: {
    kept: {
      heading: "Wat er wordt bewaard",
      lines: [
        "Van jou: je naam, je mailadres, je taal, aan welke tafels je zit en van welke spellen je geen mail wilt.",
        "Van een spel: elke zet met tijd en persoon, en wat er aan tafel is gezegd. Dat is het logboek van het spel; daarin verandert nooit iets.",
        "Van het aanmelden: welke browsers aangemeld zijn en welke links zijn verstuurd, allebei alleen als vingerafdruk die niet terug te rekenen is.",
        "Tellers tegen misbruik, onder een vingerafdruk van je adres of van het netwerk waar je vandaan komt.",
        "Er is geen volgen, geen reclame en geen wachtwoord. De enige cookie houdt je aangemeld.",
      ],
    },
    "how-long": {
      heading: "Hoe lang",
      lines: [
        "Naam, adres en instellingen: tot je het account verwijdert. Spellen: zolang deze dienst bestaat.",
        "Aangemeld: 60 dagen. Een link om aan te melden: 30 minuten, een uitnodiging: 14 dagen. Tellers: hoogstens een dag.",
        "Aantekeningen welke mail is verstuurd: 90 dagen. Mails die je hierheen stuurt: een week. Technische logboeken, zonder adressen: een maand.",
      ],
    },
    who: {
      heading: "Wie het ziet",
      lines: [
        "Wie aan je tafels zit of de link heeft om mee te kijken, ziet je naam, je zetten en wat je zegt.",
        "Je adres ziet de gastheer die het in een uitnodiging heeft getypt, tot je de plaats neemt, en verder niemand aan tafel.",
        "Wie deze dienst draait, kan de tabel lezen. Er wordt niets doorgegeven.",
      ],
    },
    where: {
      heading: "Waar het ligt",
      lines: [
        "Op één machine als jullie groep de dienst zelf draait, anders bij Amazon Web Services, in de regio die de beheerder heeft gekozen. Mails gaan uit via de maildienst van de beheerder.",
      ],
    },
    take: {
      heading: "Meenemen en verwijderen",
      lines: [
        "Je pagina, achter je naam bovenaan, toont en verandert wat er van je wordt bewaard. De zetten van elk spel kun je op zijn pagina als tekst kopiëren, onder transcript.",
        "Daar kun je ook het account verwijderen. Naam en adres zijn dan meteen weg, mails stoppen, en je bent overal afgemeld.",
        "Spellen blijven zoals ze zijn, want ze zijn van iedereen die ze speelt; jouw plaats draagt dan een naam die van niemand is.",
      ],
    },
  },
  rules: "Regels",

  howHeading: "Zo gaat een spel per mail",
  howSteps: [
    ["Open een tafel", "Kies de titel en de regelopties, en nodig de anderen uit per mail of met een link."],
    [
      "Ben je aan de beurt, dan komt er een mail",
      "Daarin staat wat er is gebeurd, wat je moet beslissen en wat er kan, met een afbeelding van de kaart.",
    ],
    [
      "Doe je zet",
      "In het formulier achter de link, of antwoord op de mail met een regel als “koop PRR”. Elke regel wordt gecontroleerd, en je ziet eerst wat eruit komt.",
    ],
    [
      "Leef verder",
      "Wie daarna aan de beurt is, krijgt de volgende mail. Een spel duurt een paar weken, telkens een paar minuten.",
    ],
  ],
  titlesHeading: "Drie spoorwegspellen",
  playersFor: (min, max) => `${min} tot ${max} spelers`,
  rulesOf: (title) => `Regels van ${title}`,
  demoOf: (title) => `Bekijk een spel ${title}`,
  demoHeading: "Bekijk hoe het eruitziet",
  demoLead:
    "Deze spellen van verzonnen spelers staan midden in het verloop. Wat zij zeggen, legt uit wat er gebeurde en waarom; je kunt door elke zet bladeren.",
  noGamesYet: "Je hebt nog geen spel. Begin er een en nodig anderen uit, of bekijk hoe het gaat:",

  invitationsHeading: "Uitnodigingen",
  invitationTo: (seats) => `Er is een plaats voor je vrij: ${seats}.`,
  openTablesHeading: "Je tafels die nog zoeken",
  hostedBy: (name) => `${name} nodigt je uit`,

  optionDefault: "gebruikelijk",
  profileLabel: "Gespeeld volgens",
  ofPlay: "Over het spel",
  ofRecords: "Voor spelbestanden van andere programma's",
  ofRecordsLead: "Laat deze zoals ze zijn, tenzij je zo'n bestand hebt.",

  rulesHeading: (title) => `De regels van ${title} in het kort`,
  rulesLead: "Een samenvatting in eigen woorden, op de nummers die weigeringen noemen. Ze vervangt het regelboek niet.",
  rulesIndex: "Regels en woordenlijst",
  ownRules: "Regels van deze titel",
  sharedRules: "Regels die alle titels delen",
  optionsHeading: "Regelopties",
  optionsLead: "Ze worden gekozen als een tafel wordt geopend. De eerste waarde is de gebruikelijke.",
  figures: "Getallen",
  playersHead: "Spelers",
  cashHead: "Geld per speler",
  limitHead: "Certificaten",
  countHead: "Aantal",
  priceHead: "Prijs",
  rustHead: "Roest door",
  noLimit: "onbeperkt",
  glossary: "Woordenlijst",
  ruleLink: (number) => `Regel ${number}`,
  contents: "Inhoud",

  addressHeading: "Mailadres",
  newAddress: "Nieuw mailadres",
  newAddressLead:
    "Naar het nieuwe adres gaat een link; voordat je hem daar bevestigt, verandert er niets. Het oude adres krijgt bericht.",
  newAddressButton: "Link sturen",
  newAddressSent: (address) =>
    `Er is een link onderweg naar ${address}. Tot die bevestigd is, blijft alles zoals het is.`,
  confirmAddressHeading: "Bevestig het nieuwe adres",
  confirmAddressLead: (name, address) => `Voortaan moeten de mails voor ${name} naar ${address} gaan.`,
  confirmAddressButton: "Ja, dit adres",
  addressChanged: (address) => `Klaar. Mails gaan voortaan naar ${address}.`,

  deleteHeading: "Account verwijderen",
  deleteLink: "Account verwijderen …",
  deleteLead: "Dit kun je niet terugdraaien. Meteen:",
  deleteWhat: [
    "komt er een neutrale naam in plaats van je naam, in alle spellen, ook in vorige",
    "zijn je adres en je instellingen verwijderd, en krijg je geen mail meer",
    "ben je overal afgemeld, en werken links uit mails aan jou niet meer",
    "blijft wat je hebt gezet en gezegd in de logboeken van je spellen, die niemand kan veranderen",
  ],
  deleteSeats: (count) =>
    count === 1
      ? "Je zit aan één tafel die niet klaar is. Je plaats blijft daar; laat het de anderen weten of verlaat haar eerst:"
      : `Je zit aan ${count} tafels die niet klaar zijn. Je plaatsen blijven daar; laat het de anderen weten of verlaat ze eerst:`,
  deleteSure: "Ik wil mijn account verwijderen",
  deleteNotSure: "Zet het vinkje als je het zeker weet. Er is niets verwijderd.",
  deleteButton: "Mijn account voorgoed verwijderen",
  deleteCancel: "Behouden",
  deleted: "Je account is verwijderd",
  deletedLead: "Bedankt dat je hebt meegespeeld. Kom je terug, dan begin je als iemand nieuws.",
};
