/** The words of 1830 in Dutch. */
import { commonWords } from "../common-words.ts";
import type { TitleWords } from "../title-words.ts";

export const nl: TitleWords = {
  trains: { D: "dieseltrein" },
  options: {
    multiple_brown_from_ipo: {
      label: "Meer bruine aandelen uit de bank",
      explanation:
        "In één beurt mag je meer dan één aandeel kopen van een maatschappij in de bruine zone. Deze regel zegt of dat ook kan met aandelen die nog in de bank liggen.",
      values: { off: "alleen uit de pool", on: "ook uit de bank" },
    },
    optional_6_train: {
      label: "Derde 6-trein",
      explanation: "Met een derde 6-trein blijven de zessen wat langer te koop.",
      values: { off: "twee 6-treinen", on: "drie 6-treinen" },
    },
    bank_breaks: {
      label: "Wanneer de bank springt",
      explanation: "Als de bank springt, loopt het spel ten einde. Deze regel zegt welke betaling dat doet.",
      values: {
        below_zero: "als zij een betaling niet kan dekken",
        at_zero: "als zij haar laatste dollar uitbetaalt",
      },
    },
    mh_exchange: {
      label: "Ruil van de Mohawk & Hudson",
      explanation: "Wanneer de eigenaar MH in een aandelen- of operatieronde voor een aandeel NYC mag ruilen.",
      values: { any: "op elk moment", between_turns: "in de eigen beurt van de aandelenronde of tussen twee beurten" },
    },
    diesels: {
      label: "Aantal dieseltreinen",
      explanation:
        "Hoeveel dieseltreinen de bank verkoopt. Heeft zij er geen meer, dan hoeft niemand er een van haar te kopen.",
      values: { unlimited: "zoveel als er gevraagd worden", "6": "zes" },
    },
    forced_cheapest: {
      label: "Verplichte aankoop",
      explanation: "Wanneer een maatschappij die een trein moet kopen aan de goedkoopste gebonden is.",
      values: { president_only: "alleen als de directeur geld bijlegt", always: "altijd" },
    },
    cross_buy_help: {
      label: "Hulp bij kopen van een andere maatschappij",
      explanation:
        "Wanneer de directeur tot de gedrukte prijs geld mag bijleggen, zodat een maatschappij haar verplichte trein van een andere kan kopen.",
      values: {
        obligation: "zolang zij verplicht is te kopen",
        need: "alleen als zij geen trein van de bank of uit de pool kan betalen",
      },
    },
    player_private_trade: {
      label: "Particuliere maatschappijen tussen spelers",
      explanation: "Of spelers elkaar vanaf de tweede aandelenronde particuliere maatschappijen mogen verkopen.",
      values: {
        purchase: "ja, als de ene aankoop van de beurt",
        lenient: "ja, ook op de certificatenlimiet, en daarna mogen er nog bruine aandelen uit de pool worden gekocht",
        off: "nee",
      },
    },
    consent: {
      label: "Toestemming voor een verkoop",
      explanation:
        "Hoe de eigenaar van een trein of particuliere maatschappij toestemt als iemand anders die wil kopen. Geldt de toestemming als gegeven, spreek dat dan vooraf aan tafel af.",
      values: { asked: "de eigenaar krijgt de vraag", implied: "geldt als gegeven" },
    },
    emergency_certificate: {
      label: "Directeursaandeel bij een noodverkoop",
      explanation:
        "Of het directeursaandeel bij een noodverkoop in zijn geheel weg mag, als dat alles is wat je van de maatschappij hebt en één aandeel genoeg zou zijn.",
      values: { split: "nee, alleen zoveel als nodig", whole: "ja, in zijn geheel" },
    },
    gulf: {
      label: "De Golf",
      explanation: "Of een route beide velden van de Golf mag aandoen.",
      values: { one_area: "nee, ze zijn één buitengebied", two_areas: "ja, ze zijn twee buitengebieden" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Meer dan één verkoop in een beurt",
      explanation: "Wat een tweede verkoop van dezelfde maatschappij in één aandelenbeurt opbrengt.",
      values: { no: "de koers na de eerste verkoop", yes: "de koers van de eerste verkoop" },
    },
    recordedRevenue: commonWords.nl.recordedRevenue,
    recordedLays: commonWords.nl.recordedLays,
    stops: commonWords.nl.stops,
  },
};
