/** The words of 1835: its rule options (1835-17 and the variance boxes), its sizes and its terms, in English and German; in Dutch in a file of their own. */
import { commonWords } from "../common-words.ts";
import type { TitleVocabulary, TitleWords } from "../title-words.ts";
import { nl } from "./words-nl.ts";

const en: TitleWords = {
  trains: {},
  terms: { company: "private company", companies: "private companies", president: "director" },
  sizes: {
    minor: { alone: "minor", before: "minor" },
    major: { alone: "major", before: "major" },
    prussian: { alone: "Prussian", before: "Prussian" },
  },
  options: {
    start: {
      label: "Sale of the start packet",
      explanation:
        "Which papers of the start packet can be bought, and in which order the players take turns at first.",
      values: {
        standard: "row by row, clockwise",
        snake: "row by row, the second lap of the first round backwards",
        clemens: "any paper at any time, the first lap backwards; minors wait until Bavaria has floated",
      },
    },
    minorsWait: {
      label: "Begin of the minors",
      explanation: "When minors that have been bought take their first turn. Private companies pay in any case.",
      values: {
        no: "in the next operating round",
        byFloated: "once Bavaria has floated",
        packetSold: "once the start packet is sold out",
      },
    },
    ldIncome: {
      label: "Income of the Leipzig-Dresden",
      explanation: "What LD pays its owner in each operating round.",
      values: { "20": "20 M", "30": "30 M" },
    },
    discountPrivates: {
      label: "Unsold private companies",
      explanation:
        "Whether a private company that nobody bought gets cheaper by its income in each new round of the packet.",
      values: { no: "the price stays", yes: "the price falls" },
    },
    byFloatsAt: {
      label: "Floating of Bavaria",
      explanation: "How much of BY must have been sold before it floats.",
      values: { "50": "50%", "20": "20%" },
    },
    level3NeedsPrussia: {
      label: "Mecklenburg and Oldenburg",
      explanation: "Whether the four shares of Prussia must be sold, too, before MS and OL come for sale.",
      values: { no: "no", yes: "yes" },
    },
    nationaliseRounding: {
      label: "Rounding when nationalising",
      explanation:
        "A nationalised share costs one and a half times its price. For 5% of Prussia that may leave half a Mark.",
      values: { down: "it is dropped", up: "it is rounded up" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Several sales in a turn",
      explanation: "What a second sale of the same corporation in one stock turn brings.",
      values: { no: "the price after the first sale", yes: "the price of the first sale, and no further drop" },
    },
    swapChoice: {
      label: "Certificates for the director's",
      explanation:
        "A new director hands the old one certificates worth the director's certificate. This says who chooses them.",
      values: {
        oldDirector: "the old director",
        fewest: "nobody: as few certificates as possible",
        inOrder: "nobody: as they lie in the stack",
      },
    },
    upgradeReach: {
      label: "Reach of an upgrade",
      explanation: "Which track of the new tile a corporation's station must be able to reach.",
      values: { permissive: "any of it, old or new", semiRestrictive: "some of the new track" },
    },
    unlimitedTiles: {
      label: "Number of tiles",
      explanation: "Whether tiles can run out.",
      values: {
        no: "every tile can run out",
        plainYellow: "yellow tiles without towns never do",
        yes: "no tile runs out",
      },
    },
    badenChoice: {
      label: "Baden's city",
      explanation: "When Baden chooses its city in L6, if there is a tile already as it floats.",
      values: { flotation: "at once", firstTurn: "in its first turn" },
    },
    forcedTrain: {
      label: "Obligatory train",
      explanation: "Which train a director may choose if he has to add money.",
      values: { any: "any on sale in bank or pool", cheapestNewOrUsed: "the cheapest new one, or any from the pool" },
    },
    laterAsk: {
      label: "Later exchanges into Prussia",
      explanation: "With whom the question begins who exchanges papers into Prussia, after its founding.",
      values: { markerHolder: "whoever has priority", opener: "whoever founded Prussia" },
    },
    prussiaSameOr: {
      label: "Prussia's first turn",
      explanation:
        "What happens if Prussia is founded within an operating round, before Berlin-Potsdam has had its turn, and papers are exchanged that have earned already.",
      values: {
        wait: "Prussia waits for the next round",
        denyDividend: "Prussia operates, but pays nothing on shares received for such papers",
      },
    },
    privatesCount: {
      label: "Private companies at the end",
      explanation: "Whether private companies still open count with their price in the result.",
      values: { no: "no", yes: "yes" },
    },
    powerMarkersOnlyInMarkerStep: {
      label: "Free stations of private companies",
      explanation: "When the free stations of NF and PfB may be placed in a corporation's turn.",
      values: { no: "while laying track or with the stations", yes: "with the stations only" },
    },
    pfbCloses: {
      label: "End of the Pfalzbahnen",
      explanation: "When PfB closes before the first 5-train.",
      values: { marker: "with its station", both: "when its tile and its station have both been laid" },
    },
    consent: {
      label: "Consent to the sale of a train",
      explanation: "How the other side agrees to sell a train. Settle it beforehand at the table if it is implied.",
      values: { asked: "the other side is asked", implied: "taken as given" },
    },
    recordedRevenue: commonWords.en.recordedRevenue,
    recordedLays: commonWords.en.recordedLays,
    stops: commonWords.en.stops,
  },
};

const de: TitleWords = {
  trains: {},
  terms: { company: "Privatbahn", companies: "Privatbahnen", president: "Direktor" },
  sizes: {
    minor: { alone: "vorpreußisch", before: "vorpreußische" },
    major: { alone: "groß", before: "große" },
    prussian: { alone: "Preußen", before: "preußische" },
  },
  options: {
    start: {
      label: "Verkauf des Startpakets",
      explanation: "Welche Papiere des Startpakets zu haben sind, und in welcher Folge anfangs gekauft wird.",
      values: {
        standard: "Reihe für Reihe, im Uhrzeigersinn",
        snake: "Reihe für Reihe, der zweite Umlauf der ersten Runde rückwärts",
        clemens: "jedes Papier jederzeit, der erste Umlauf rückwärts; Vorpreußische warten auf Bayern",
      },
    },
    minorsWait: {
      label: "Beginn der Vorpreußischen",
      explanation: "Wann gekaufte Vorpreußische zum ersten Mal an die Reihe kommen. Privatbahnen zahlen immer.",
      values: {
        no: "in der nächsten Betriebsrunde",
        byFloated: "sobald Bayern in Betrieb ist",
        packetSold: "sobald das Startpaket verkauft ist",
      },
    },
    ldIncome: {
      label: "Einnahme der Leipzig-Dresdner Bahn",
      explanation: "Was LD ihrem Besitzer in jeder Betriebsrunde zahlt.",
      values: { "20": "20 M", "30": "30 M" },
    },
    discountPrivates: {
      label: "Unverkaufte Privatbahnen",
      explanation: "Ob eine Privatbahn, die niemand kauft, in jeder neuen Runde um ihre Einnahme billiger wird.",
      values: { no: "der Preis bleibt", yes: "der Preis fällt" },
    },
    byFloatsAt: {
      label: "Betriebsaufnahme der Bayerischen",
      explanation: "Wie viel von BY verkauft sein muss, bevor sie in Betrieb geht.",
      values: { "50": "50 Prozent", "20": "20 Prozent" },
    },
    level3NeedsPrussia: {
      label: "Mecklenburg und Oldenburg",
      explanation: "Ob auch die vier Aktien Preußens verkauft sein müssen, bevor MS und OL zu haben sind.",
      values: { no: "nein", yes: "ja" },
    },
    nationaliseRounding: {
      label: "Rundung bei der Verstaatlichung",
      explanation:
        "Eine verstaatlichte Aktie kostet das Anderthalbfache ihres Kurses. Bei 5 % Preußen kann eine halbe Mark übrig bleiben.",
      values: { down: "sie entfällt", up: "es wird aufgerundet" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Mehrere Verkäufe in einem Zug",
      explanation: "Was ein zweiter Verkauf derselben Gesellschaft in einem Aktienzug bringt.",
      values: { no: "den Kurs nach dem ersten Verkauf", yes: "den Kurs des ersten Verkaufs, ohne weiteren Kursfall" },
    },
    swapChoice: {
      label: "Zertifikate für die Direktoraktie",
      explanation:
        "Der neue Direktor gibt dem alten Zertifikate im Wert der Direktoraktie. Diese Regel sagt, wer sie aussucht.",
      values: {
        oldDirector: "der alte Direktor",
        fewest: "niemand: so wenige wie möglich",
        inOrder: "niemand: wie sie im Stapel liegen",
      },
    },
    upgradeReach: {
      label: "Reichweite einer Aufwertung",
      explanation: "Welches Gleis des neuen Plättchens ein Bahnhof der Gesellschaft erreichen muss.",
      values: { permissive: "irgendeines, alt oder neu", semiRestrictive: "ein neues" },
    },
    unlimitedTiles: {
      label: "Zahl der Plättchen",
      explanation: "Ob Plättchen ausgehen können.",
      values: {
        no: "alle können ausgehen",
        plainYellow: "gelbe ohne Orte gehen nie aus",
        yes: "keines geht aus",
      },
    },
    badenChoice: {
      label: "Stadt der Badischen",
      explanation: "Wann BA ihre Stadt in L6 wählt, wenn dort bei der Betriebsaufnahme schon ein Plättchen liegt.",
      values: { flotation: "sofort", firstTurn: "in ihrem ersten Zug" },
    },
    forcedTrain: {
      label: "Pflichtlok",
      explanation: "Welche Lok ein Direktor wählen darf, der zuschießen muss.",
      values: {
        any: "jede, die Bank oder Bankpool anbieten",
        cheapestNewOrUsed: "die billigste neue oder eine aus dem Bankpool",
      },
    },
    laterAsk: {
      label: "Späterer Umtausch in Preußen",
      explanation: "Bei wem nach der Gründung die Frage beginnt, wer Papiere in Preußen umtauscht.",
      values: { markerHolder: "beim Besitzer des Erstkaufsrechts", opener: "beim Gründer Preußens" },
    },
    prussiaSameOr: {
      label: "Erster Zug Preußens",
      explanation:
        "Was gilt, wenn Preußen mitten in einer Betriebsrunde entsteht, bevor Berlin-Potsdam an der Reihe war, und Papiere umgetauscht werden, die schon verdient haben.",
      values: {
        wait: "Preußen wartet auf die nächste Runde",
        denyDividend: "Preußen fährt, zahlt aber nichts auf Aktien für solche Papiere",
      },
    },
    privatesCount: {
      label: "Privatbahnen am Ende",
      explanation: "Ob Privatbahnen, die noch offen sind, mit ihrem Preis zum Ergebnis zählen.",
      values: { no: "nein", yes: "ja" },
    },
    powerMarkersOnlyInMarkerStep: {
      label: "Freie Bahnhöfe der Privatbahnen",
      explanation: "Wann im Zug einer Gesellschaft die freien Bahnhöfe von NF und PfB gebaut werden dürfen.",
      values: { no: "beim Streckenbau oder bei den Bahnhöfen", yes: "nur bei den Bahnhöfen" },
    },
    pfbCloses: {
      label: "Ende der Pfalzbahnen",
      explanation: "Wann PfB vor der ersten 5er-Lok geschlossen wird.",
      values: { marker: "mit ihrem Bahnhof", both: "wenn ihr Plättchen und ihr Bahnhof gelegt sind" },
    },
    consent: {
      label: "Zustimmung zum Verkauf einer Lok",
      explanation:
        "Wie die andere Seite dem Verkauf einer Lok zustimmt. Gilt die Zustimmung als erteilt, sprecht euch vorher am Tisch ab.",
      values: { asked: "die andere Seite wird gefragt", implied: "gilt als erteilt" },
    },
    recordedRevenue: commonWords.de.recordedRevenue,
    recordedLays: commonWords.de.recordedLays,
    stops: commonWords.de.stops,
  },
};

export const words1835: TitleVocabulary = { en, de, nl };
