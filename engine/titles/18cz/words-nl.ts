/** The words of 18CZ in Dutch. */
import { commonWords } from "../common-words.ts";
import type { TitleWords } from "../title-words.ts";

export const nl: TitleWords = {
  trains: {},
  terms: { company: "lokaalspoorweg", companies: "lokaalspoorwegen", president: "directeur" },
  sizes: {
    small: { alone: "klein", before: "kleine" },
    medium: { alone: "middelgroot", before: "middelgrote" },
    large: { alone: "groot", before: "grote" },
  },
  options: {
    chartStep: {
      label: "Stappen op het koersbord",
      explanation:
        "Hoe ver een dividend, of het ontbreken ervan, de koers verplaatst. Verkopen en uitverkochte aandelen verplaatsen hem altijd één vak.",
      values: { paired: "naar het volgende vak van dezelfde rij", adjacent: "naar de volgende koers van de lijst" },
    },
    stockOrder: {
      label: "Volgorde van de spelers",
      explanation: "Wie een aandelenronde begint. In de eerste is dat altijd wie het minste geld heeft.",
      values: {
        leastThenMost: "vanaf de tweede wie aan het einde van de vorige het meeste geld had",
        alwaysLeast: "wie bij het begin het minste geld heeft",
      },
    },
    trainTrade: {
      label: "Treinen tussen maatschappijen",
      explanation: "Vanaf wanneer maatschappijen elkaars treinen mogen kopen.",
      values: { fromPhaseB: "vanaf fase b", always: "vanaf het begin" },
    },
    usableTrain: {
      label: "Treinen van de verkeerde grootte",
      explanation:
        "Aan het einde van haar beurt moet een maatschappij een trein van haar eigen grootte hebben. Deze regel zegt wat geldt als zij haar laatste geld aan een kleinere trein heeft uitgegeven.",
      values: {
        strict: "zij moet er toch een van haar grootte kopen",
        lenient: "zij mag haar beurt zonder zo'n trein beëindigen",
      },
    },
    consent: {
      label: "Toestemming voor verkoop of overname",
      explanation:
        "Hoe de andere kant toestemt in een overname of in de verkoop van een trein of lokaalspoorweg. Geldt de toestemming als gegeven, spreek dat dan vooraf aan tafel af.",
      values: { explicit: "de andere kant krijgt de vraag", implied: "geldt als gegeven" },
    },
    expressTowns: {
      label: "Dorpen van E-treinen",
      explanation: "Welke dorpen onderweg voor een E-trein tellen, naast alle steden die hij aandoet.",
      values: {
        free: "de beste, zoveel als hij nog haltes over heeft",
        max3: "hoogstens drie, en van alle haltes betalen de beste",
      },
    },
    tradedTrainSide: {
      label: "Kant van een trein die van een maatschappij wordt gekocht",
      explanation:
        "Of de kaart van een trein op een andere kant mag worden gedraaid als een andere maatschappij hem koopt.",
      values: { kept: "hij houdt zijn kant", free: "de koper kiest de kant" },
    },
    recordedRevenue: commonWords.nl.recordedRevenue,
    freeTerrainUpgrade: {
      label: "Vervanging op gratis terrein",
      explanation:
        "In haar eerste beurt legt een maatschappij twee gele tegels of vervangt zij er één. Deze regel zegt als wat een vervanging telt waarvan het terrein dankzij een lokaalspoorweg gratis is.",
      values: { countsAsUpgrade: "als vervanging", countsAsLay: "als gele tegel" },
    },
    prices: {
      label: "Vaste prijzen",
      explanation:
        "Of de gedrukte prijzen ook een spelbestand binden: die van de voorronde, van verkopen aan de bank en van uitgegeven aandelen.",
      values: {
        enforced: "ja, een andere prijs wordt geweigerd",
        trusted: "nee, de vastgelegde prijs geldt",
      },
    },
    emergencyChoice: {
      label: "Trein met hulp",
      explanation:
        "Wanneer een directeur een trein van de grootte van de maatschappij mag kiezen die de kas alleen niet kan betalen.",
      values: {
        any: "altijd als de maatschappij er een moet kopen",
        ifNoneAffordable: "alleen als de kas geen enkele zulke trein kan betalen",
      },
    },
    stops: commonWords.nl.stops,
  },
};
