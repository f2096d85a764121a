/** Words of rule options that several titles have. */
import type { OptionWords } from "./title-words.ts";

type Common = Readonly<Record<"recordedRevenue" | "recordedLays" | "stops", OptionWords>>;

const en: Common = {
  recordedRevenue: {
    label: "Recorded revenue",
    explanation: "What happens if a game file records another revenue than its routes bring.",
    values: { checked: "the run is refused", trusted: "the recorded figure counts" },
  },
  recordedLays: {
    label: "Recorded lays",
    explanation: "What happens if a game file records a tile that no station of its corporation can reach.",
    values: { checked: "the lay is refused", trusted: "the recorded lay counts" },
  },
  stops: {
    label: "Turns without a choice",
    explanation: "Whether the game also stops where going on is all a player could do.",
    values: { lean: "the game moves on by itself", all: "the player is asked to go on" },
  },
};

const de: Common = {
  recordedRevenue: {
    label: "Aufgezeichnete Einnahmen",
    explanation: "Was geschieht, wenn eine Spieldatei andere Einnahmen nennt, als ihre Strecken bringen.",
    values: { checked: "die Fahrt wird abgelehnt", trusted: "die aufgezeichnete Zahl gilt" },
  },
  recordedLays: {
    label: "Aufgezeichnete Plättchen",
    explanation: "Was geschieht, wenn eine Spieldatei ein Plättchen nennt, das kein Bahnhof der Gesellschaft erreicht.",
    values: { checked: "es wird abgelehnt", trusted: "es gilt, wie aufgezeichnet" },
  },
  stops: {
    label: "Züge ohne Wahl",
    explanation: "Ob das Spiel auch dort anhält, wo man nur weitergehen kann.",
    values: { lean: "es geht von selbst weiter", all: "man muss selbst weitergehen" },
  },
};

const nl: Common = {
  recordedRevenue: {
    label: "Vastgelegde opbrengst",
    explanation: "Wat er gebeurt als een spelbestand een andere opbrengst noemt dan de routes opbrengen.",
    values: { checked: "de rit wordt geweigerd", trusted: "het vastgelegde bedrag geldt" },
  },
  recordedLays: {
    label: "Vastgelegde tegels",
    explanation: "Wat er gebeurt als een spelbestand een tegel noemt die geen station van de maatschappij bereikt.",
    values: { checked: "de tegel wordt geweigerd", trusted: "de tegel geldt zoals vastgelegd" },
  },
  stops: {
    label: "Beurten zonder keus",
    explanation: "Of het spel ook stopt waar een speler alleen maar verder kan gaan.",
    values: { lean: "het spel gaat vanzelf verder", all: "de speler moet zelf verder gaan" },
  },
};

export const commonWords = { en, de, nl };
