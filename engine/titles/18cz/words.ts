/** The words of 18CZ: its rule options (18CZ-0.6), its sizes, and what it calls private companies, in English and German; in Dutch in a file of their own. */
import { commonWords } from "../common-words.ts";
import type { TitleVocabulary, TitleWords } from "../title-words.ts";
import { nl } from "./words-nl.ts";

const en: TitleWords = {
  trains: {},
  terms: { company: "local railway", companies: "local railways", president: "director" },
  sizes: {
    small: { alone: "small", before: "small" },
    medium: { alone: "medium", before: "medium" },
    large: { alone: "large", before: "large" },
  },
  options: {
    chartStep: {
      label: "Steps on the stock chart",
      explanation:
        "How far a dividend or its lack moves a share price. Sales and sold-out shares move it one space in any case.",
      values: { paired: "to the next space of the same row", adjacent: "to the next price of the list" },
    },
    stockOrder: {
      label: "Order of players",
      explanation: "Who begins a stock round. In the first one it is always whoever has the least cash.",
      values: {
        leastThenMost: "from the second on whoever had most cash when the one before it ended",
        alwaysLeast: "whoever has the least cash when it begins",
      },
    },
    trainTrade: {
      label: "Trains between corporations",
      explanation: "From when on corporations may buy trains from each other.",
      values: { fromPhaseB: "from phase b on", always: "from the beginning" },
    },
    usableTrain: {
      label: "Trains of the wrong size",
      explanation:
        "At the end of its turn a corporation must own a train of its own size. This says what holds for one that has spent its last money on a smaller train.",
      values: { strict: "it must still buy one of its size", lenient: "it may end its turn without one" },
    },
    consent: {
      label: "Consent to a sale or take-over",
      explanation:
        "How the other side agrees to a take-over or to the sale of a train or local railway. Settle it beforehand at the table if it is implied.",
      values: { explicit: "the other side is asked", implied: "taken as given" },
    },
    expressTowns: {
      label: "Towns of express trains",
      explanation: "Which towns on its way count for an express train, besides all cities it calls at.",
      values: {
        free: "the best ones, as many as it has stops left",
        max3: "at most three, and the best stops of all are paid",
      },
    },
    tradedTrainSide: {
      label: "Side of a train bought from a corporation",
      explanation: "Whether a train card may be turned to another side when another corporation buys it.",
      values: { kept: "it keeps its side", free: "the buyer chooses the side" },
    },
    recordedRevenue: commonWords.en.recordedRevenue,
    freeTerrainUpgrade: {
      label: "Upgrade on free terrain",
      explanation:
        "In its first turn a corporation lays two yellow tiles or makes one upgrade. This says what an upgrade counts as whose terrain is free thanks to a local railway.",
      values: { countsAsUpgrade: "an upgrade", countsAsLay: "a yellow tile" },
    },
    prices: {
      label: "Fixed prices",
      explanation:
        "Whether the printed prices bind a game file: those of the draft, of sales to the bank and of issued shares.",
      values: { enforced: "yes, another price is refused", trusted: "no, the recorded price counts" },
    },
    emergencyChoice: {
      label: "Train bought with help",
      explanation: "When a director may choose a train of the corporation's size that the treasury cannot pay alone.",
      values: {
        any: "always when the corporation must buy one",
        ifNoneAffordable: "only if the treasury cannot pay for any such train",
      },
    },
    stops: commonWords.en.stops,
  },
};

const de: TitleWords = {
  trains: {},
  terms: { company: "Lokalbahn", companies: "Lokalbahnen", president: "Direktor" },
  sizes: {
    small: { alone: "klein", before: "kleine" },
    medium: { alone: "mittelgroß", before: "mittlere" },
    large: { alone: "groß", before: "große" },
  },
  options: {
    chartStep: {
      label: "Schritte auf der Kurstafel",
      explanation:
        "Wie weit eine Dividende oder ihr Ausbleiben den Kurs bewegt. Verkäufe und der Ausverkauf bewegen ihn immer um ein Feld.",
      values: { paired: "zum nächsten Feld derselben Reihe", adjacent: "zum nächsten Kurs der Liste" },
    },
    stockOrder: {
      label: "Reihenfolge der Spieler",
      explanation: "Wer eine Aktienrunde beginnt. In der ersten ist es immer, wer am wenigsten Geld hat.",
      values: {
        leastThenMost: "ab der zweiten, wer am Ende der vorigen am meisten hatte",
        alwaysLeast: "wer bei ihrem Beginn am wenigsten hat",
      },
    },
    trainTrade: {
      label: "Loks zwischen Gesellschaften",
      explanation: "Ab wann Gesellschaften einander Loks abkaufen dürfen.",
      values: { fromPhaseB: "ab Phase b", always: "von Anfang an" },
    },
    usableTrain: {
      label: "Loks der falschen Größe",
      explanation:
        "Am Ende ihres Zuges braucht eine Gesellschaft eine Lok ihrer Größe. Diese Regel sagt, was für eine gilt, die ihr letztes Geld für eine kleinere Lok ausgegeben hat.",
      values: { strict: "sie muss trotzdem eine ihrer Größe kaufen", lenient: "sie darf ihren Zug ohne beenden" },
    },
    consent: {
      label: "Zustimmung zu Verkauf und Übernahme",
      explanation:
        "Wie die andere Seite einer Übernahme oder dem Verkauf einer Lok oder Lokalbahn zustimmt. Gilt die Zustimmung als erteilt, sprecht euch vorher am Tisch ab.",
      values: { explicit: "die andere Seite wird gefragt", implied: "gilt als erteilt" },
    },
    expressTowns: {
      label: "Orte der E-Loks",
      explanation: "Welche Orte am Weg für eine E-Lok zählen, neben allen Städten, die sie anfährt.",
      values: {
        free: "die besten, so viele noch Halte frei sind",
        max3: "höchstens drei, und von allen Halten zahlen die besten",
      },
    },
    tradedTrainSide: {
      label: "Seite einer Lok beim Kauf von einer Gesellschaft",
      explanation:
        "Ob die Karte einer Lok auf eine andere Seite gedreht werden darf, wenn eine andere Gesellschaft sie kauft.",
      values: { kept: "sie behält ihre Seite", free: "die Käuferin wählt die Seite" },
    },
    recordedRevenue: commonWords.de.recordedRevenue,
    freeTerrainUpgrade: {
      label: "Aufwertung auf kostenlosem Gelände",
      explanation:
        "In ihrem ersten Zug legt eine Gesellschaft zwei gelbe Plättchen oder wertet eines auf. Diese Regel sagt, als was eine Aufwertung zählt, deren Gelände dank einer Lokalbahn nichts kostet.",
      values: { countsAsUpgrade: "als Aufwertung", countsAsLay: "als gelbes Plättchen" },
    },
    prices: {
      label: "Feste Preise",
      explanation:
        "Ob die aufgedruckten Preise auch eine Spieldatei binden: die der Vorrunde, der Verkäufe an die Bank und der Ausgabekurse.",
      values: { enforced: "ja, ein anderer Preis wird abgelehnt", trusted: "nein, der aufgezeichnete Preis gilt" },
    },
    emergencyChoice: {
      label: "Lok mit Zuschuss",
      explanation: "Wann ein Direktor eine Lok passender Größe wählen darf, die die Kasse allein nicht bezahlen kann.",
      values: {
        any: "immer, wenn die Gesellschaft eine kaufen muss",
        ifNoneAffordable: "nur wenn die Kasse keine solche Lok bezahlen kann",
      },
    },
    stops: commonWords.de.stops,
  },
};

export const words18cz: TitleVocabulary = { en, de, nl };
