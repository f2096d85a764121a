/** The words of 1830: its rule options (1830-14, 1830-16) and its last train, in English and German; in Dutch in a file of their own. */
import { commonWords } from "../common-words.ts";
import type { TitleVocabulary, TitleWords } from "../title-words.ts";
import { nl } from "./words-nl.ts";

const en: TitleWords = {
  trains: { D: "diesel" },
  options: {
    multiple_brown_from_ipo: {
      label: "Several brown shares from the offering",
      explanation:
        "In one turn a player may buy several shares of one corporation in the brown zone. This says whether they may also come from the initial offering.",
      values: { off: "from the pool only", on: "from the offering too" },
    },
    optional_6_train: {
      label: "Third 6-train",
      explanation: "A third 6-train keeps the 6s on sale a little longer.",
      values: { off: "two 6-trains", on: "three 6-trains" },
    },
    bank_breaks: {
      label: "When the bank is broken",
      explanation: "A broken bank brings the end of the game. This says which payment breaks it.",
      values: { below_zero: "when it cannot cover a payment", at_zero: "when it pays out its last dollar" },
    },
    mh_exchange: {
      label: "Exchange of the Mohawk & Hudson",
      explanation: "When the owner of MH may exchange it for a share of NYC in a stock or operating round.",
      values: { any: "at any moment", between_turns: "in one's own stock turn or between two turns" },
    },
    diesels: {
      label: "Number of diesels",
      explanation: "How many diesels the bank sells. Once it has none left, nobody is obliged to buy one from it.",
      values: { unlimited: "as many as are wanted", "6": "six" },
    },
    forced_cheapest: {
      label: "Obligatory train",
      explanation: "When a corporation that has to buy a train is bound to the cheapest one.",
      values: { president_only: "only if its president adds money", always: "always" },
    },
    cross_buy_help: {
      label: "Help to buy from another corporation",
      explanation:
        "When a president may add money, up to the face value, so that an obliged corporation can buy a train from another one.",
      values: {
        obligation: "as long as it is obliged to buy",
        need: "only if it cannot pay for a train of the bank or the pool",
      },
    },
    player_private_trade: {
      label: "Private companies between players",
      explanation: "Whether players may sell private companies to each other from the second stock round on.",
      values: {
        purchase: "yes, as the buyer's one purchase of the turn",
        lenient: "yes, even at the certificate limit, and brown shares may still be bought from the pool afterwards",
        off: "no",
      },
    },
    consent: {
      label: "Consent to a sale",
      explanation:
        "How the owner of a train or a private company agrees when somebody else wants to buy it. Settle it beforehand at the table if it is implied.",
      values: { asked: "the owner is asked", implied: "taken as given" },
    },
    emergency_certificate: {
      label: "President's certificate in an emergency",
      explanation:
        "Whether an emergency sale may take the president's certificate whole, if it is all one holds of the corporation, where one share would do.",
      values: { split: "no, only as much as is needed", whole: "yes, as a whole" },
    },
    gulf: {
      label: "The Gulf",
      explanation: "Whether a route may use both hexes of the Gulf.",
      values: { one_area: "no, they are one area", two_areas: "yes, they are two areas" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Several sales in a turn",
      explanation: "What a second sale of the same corporation in one stock turn brings.",
      values: { no: "the price after the first sale", yes: "the price of the first sale" },
    },
    recordedRevenue: commonWords.en.recordedRevenue,
    recordedLays: commonWords.en.recordedLays,
    stops: commonWords.en.stops,
  },
};

const de: TitleWords = {
  trains: { D: "Diesellok" },
  options: {
    multiple_brown_from_ipo: {
      label: "Mehrere braune Aktien aus der Bank",
      explanation:
        "In einem Zug darf man mehrere Aktien einer Gesellschaft im braunen Kursbereich kaufen. Diese Regel sagt, ob auch solche, die noch in der Bank liegen.",
      values: { off: "nur aus dem Bankpool", on: "auch aus der Bank" },
    },
    optional_6_train: {
      label: "Dritte 6er-Lok",
      explanation: "Mit einer dritten 6er-Lok bleiben die 6er etwas länger im Verkauf.",
      values: { off: "zwei 6er-Loks", on: "drei 6er-Loks" },
    },
    bank_breaks: {
      label: "Wann die Bank pleite ist",
      explanation: "Ist die Bank pleite, endet das Spiel. Diese Regel sagt, welche Zahlung dazu führt.",
      values: {
        below_zero: "wenn sie eine Zahlung nicht decken kann",
        at_zero: "wenn sie ihren letzten Dollar auszahlt",
      },
    },
    mh_exchange: {
      label: "Tausch der Mohawk & Hudson",
      explanation:
        "Wann der Besitzer die MH in einer Aktien- oder Betriebsrunde gegen eine Aktie der NYC tauschen darf.",
      values: { any: "jederzeit", between_turns: "im eigenen Zug der Aktienrunde oder zwischen zwei Zügen" },
    },
    diesels: {
      label: "Zahl der Dieselloks",
      explanation: "Wie viele Dieselloks die Bank verkauft. Hat sie keine mehr, muss niemand eine von ihr kaufen.",
      values: { unlimited: "beliebig viele", "6": "sechs" },
    },
    forced_cheapest: {
      label: "Zwangskauf",
      explanation: "Wann eine Gesellschaft, die eine Lok kaufen muss, an die billigste gebunden ist.",
      values: { president_only: "nur wenn der Direktor Geld zuschießt", always: "immer" },
    },
    cross_buy_help: {
      label: "Zuschuss beim Kauf von einer anderen Gesellschaft",
      explanation:
        "Wann der Direktor bis zum aufgedruckten Preis Geld zuschießen darf, damit eine Gesellschaft ihre Pflichtlok von einer anderen kaufen kann.",
      values: {
        obligation: "solange die Kaufpflicht besteht",
        need: "nur wenn sie keine Lok aus Bank oder Bankpool bezahlen kann",
      },
    },
    player_private_trade: {
      label: "Privatgesellschaften zwischen Spielern",
      explanation: "Ob Spieler einander ab der zweiten Aktienrunde Privatgesellschaften verkaufen dürfen.",
      values: {
        purchase: "ja, als der eine Kauf des Zuges",
        lenient: "ja, auch am Zertifikatslimit, und danach darf man noch braune Aktien aus dem Bankpool kaufen",
        off: "nein",
      },
    },
    consent: {
      label: "Zustimmung zum Verkauf",
      explanation:
        "Wie der Besitzer zustimmt, wenn jemand anders eine Lok oder Privatgesellschaft von ihm kaufen will. Gilt sie als erteilt, sprecht euch vorher am Tisch ab.",
      values: { asked: "er wird gefragt", implied: "gilt als erteilt" },
    },
    emergency_certificate: {
      label: "Direktoraktie im Notverkauf",
      explanation:
        "Ob man im Notverkauf die Direktoraktie, wenn man sonst nichts von der Gesellschaft hält, auch ganz verkaufen darf, wo ein Anteil reichte.",
      values: { split: "nein, nur so viel wie nötig", whole: "ja, im Ganzen" },
    },
    gulf: {
      label: "Golf",
      explanation: "Ob eine Strecke beide Felder des Golfs anfahren darf.",
      values: { one_area: "nein, sie sind eine Fernverbindung", two_areas: "ja, sie sind zwei Fernverbindungen" },
    },
    salesOfOneTurnAtOnePrice: {
      label: "Mehrere Verkäufe in einem Zug",
      explanation: "Was ein zweiter Verkauf derselben Gesellschaft in einem Aktienzug bringt.",
      values: { no: "den Kurs nach dem ersten Verkauf", yes: "den Kurs des ersten Verkaufs" },
    },
    recordedRevenue: commonWords.de.recordedRevenue,
    recordedLays: commonWords.de.recordedLays,
    stops: commonWords.de.stops,
  },
};

export const words1830: TitleVocabulary = { en, de, nl };
