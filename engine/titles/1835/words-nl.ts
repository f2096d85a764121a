/** The words of 1835 in Dutch. */
import { commonWords } from "../common-words.ts";
import type { TitleWords } from "../title-words.ts";

export const nl: TitleWords = {
  trains: {},
  terms: { company: "particuliere maatschappij", companies: "particuliere maatschappijen", president: "directeur" },
  sizes: {
    minor: { alone: "minor", before: "kleine" },
    major: { alone: "groot", before: "grote" },
    prussian: { alone: "Pruisisch", before: "Pruisische" },
  },
  options: {
    start: {
      label: "Verkoop van het startpakket",
      explanation: "Welke papieren van het startpakket te koop zijn, en in welke volgorde er eerst wordt gekocht.",
      values: {
        standard: "rij voor rij, met de klok mee",
        snake: "rij voor rij, de tweede omloop van de eerste ronde achterstevoren",
        clemens: "elk papier op elk moment, de eerste omloop achterstevoren; minors wachten tot Beieren in bedrijf is",
      },
    },
    minorsWait: {
      label: "Begin van de minors",
      explanation:
        "Wanneer gekochte minors voor het eerst aan de beurt zijn. Particuliere maatschappijen betalen altijd.",
      values: {
        no: "in de volgende operatieronde",
        byFloated: "zodra Beieren in bedrijf is",
        packetSold: "zodra het startpakket is uitverkocht",
      },
    },
    ldIncome: {
      label: "Inkomsten van Leipzig-Dresden",
      explanation: "Wat LD in elke operatieronde aan de eigenaar betaalt.",
      values: { "20": "20 M", "30": "30 M" },
    },
    discountPrivates: {
      label: "Onverkochte particuliere maatschappijen",
      explanation:
        "Of een particuliere maatschappij die niemand kocht in elke nieuwe ronde van het pakket goedkoper wordt, met het bedrag van haar inkomsten.",
      values: { no: "de prijs blijft", yes: "de prijs daalt" },
    },
    byFloatsAt: {
      label: "Wanneer Beieren in bedrijf gaat",
      explanation: "Hoeveel van BY verkocht moet zijn voordat zij in bedrijf gaat.",
      values: { "50": "50 procent", "20": "20 procent" },
    },
    level3NeedsPrussia: {
      label: "Mecklenburg en Oldenburg",
      explanation: "Of ook de vier aandelen van Pruisen verkocht moeten zijn voordat MS en OL te koop komen.",
      values: { no: "nee", yes: "ja" },
    },
    nationaliseRounding: {
      label: "Afronding bij nationaliseren",
      explanation:
        "Een genationaliseerd aandeel kost anderhalf keer zijn koers. Bij 5% van Pruisen kan een halve mark overblijven.",
      values: { down: "die vervalt", up: "er wordt naar boven afgerond" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Meer dan één verkoop in een beurt",
      explanation: "Wat een tweede verkoop van dezelfde maatschappij in één aandelenbeurt opbrengt.",
      values: {
        no: "de koers na de eerste verkoop",
        yes: "de koers van de eerste verkoop, en de koers daalt niet verder",
      },
    },
    swapChoice: {
      label: "Certificaten voor het directeursaandeel",
      explanation:
        "Een nieuwe directeur geeft de oude certificaten ter waarde van het directeursaandeel. Deze regel zegt wie ze kiest.",
      values: {
        oldDirector: "de oude directeur",
        fewest: "niemand: zo weinig certificaten als kan",
        inOrder: "niemand: zoals ze op de stapel liggen",
      },
    },
    upgradeReach: {
      label: "Bereik van een vervanging",
      explanation: "Welk spoor van de nieuwe tegel een station van de maatschappij moet kunnen bereiken.",
      values: { permissive: "willekeurig welk, oud of nieuw", semiRestrictive: "een deel van het nieuwe spoor" },
    },
    unlimitedTiles: {
      label: "Aantal tegels",
      explanation: "Of tegels op kunnen raken.",
      values: {
        no: "elke tegel kan op raken",
        plainYellow: "gele zonder dorpen raken nooit op",
        yes: "geen enkele tegel raakt op",
      },
    },
    badenChoice: {
      label: "Stad van Baden",
      explanation:
        "Wanneer Baden haar stad in L6 kiest, als daar al een tegel ligt op het moment dat zij in bedrijf gaat.",
      values: { flotation: "meteen", firstTurn: "in haar eerste beurt" },
    },
    forcedTrain: {
      label: "Verplichte trein",
      explanation: "Welke trein een directeur mag kiezen die geld moet bijleggen.",
      values: {
        any: "elke die bij de bank of in de pool te koop is",
        cheapestNewOrUsed: "de goedkoopste nieuwe, of een uit de pool",
      },
    },
    laterAsk: {
      label: "Later omruilen voor Pruisen",
      explanation: "Bij wie na de oprichting de vraag begint wie papieren voor Pruisen omruilt.",
      values: { markerHolder: "bij wie voorrang heeft", opener: "bij wie Pruisen heeft opgericht" },
    },
    prussiaSameOr: {
      label: "Eerste beurt van Pruisen",
      explanation:
        "Wat er gebeurt als Pruisen midden in een operatieronde wordt opgericht, voordat Berlijn-Potsdam aan de beurt was, en er papieren worden omgeruild die al hebben verdiend.",
      values: {
        wait: "Pruisen wacht op de volgende ronde",
        denyDividend: "Pruisen rijdt, maar betaalt niets op aandelen voor zulke papieren",
      },
    },
    privatesCount: {
      label: "Particuliere maatschappijen aan het einde",
      explanation: "Of particuliere maatschappijen die nog open zijn met hun prijs voor de uitslag meetellen.",
      values: { no: "nee", yes: "ja" },
    },
    powerMarkersOnlyInMarkerStep: {
      label: "Gratis stations van particuliere maatschappijen",
      explanation: "Wanneer in de beurt van een maatschappij de gratis stations van NF en PfB mogen worden gebouwd.",
      values: { no: "bij het leggen van spoor of bij de stations", yes: "alleen bij de stations" },
    },
    pfbCloses: {
      label: "Einde van de Pfalzbahnen",
      explanation: "Wanneer PfB vóór de eerste 5-trein sluit.",
      values: { marker: "bij haar station", both: "als haar tegel en haar station allebei zijn geplaatst" },
    },
    consent: {
      label: "Toestemming voor de verkoop van een trein",
      explanation:
        "Hoe de andere kant in de verkoop van een trein toestemt. Geldt de toestemming als gegeven, spreek dat dan vooraf aan tafel af.",
      values: { asked: "de andere kant krijgt de vraag", implied: "geldt als gegeven" },
    },
    recordedRevenue: commonWords.nl.recordedRevenue,
    recordedLays: commonWords.nl.recordedLays,
    stops: commonWords.nl.stops,
  },
};
