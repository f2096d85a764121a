/** Single words and short names in German. */
import type { Person } from "../context.ts";
import type { enWords } from "../en/words.ts";

/** A person as the subject at the beginning of a sentence. */
export const subject = (who: Person): string => (who.you ? "Du" : who.name);

export const dative = (who: Person): string => (who.you ? "dir" : who.name);

export const accusative = (who: Person): string => (who.you ? "dich" : who.name);

export const deWords: typeof enWords = {
  colours: { white: "weiß", yellow: "gelb", green: "grün", brown: "braun", gray: "grau", red: "rot" },
  tileColours: {
    white: "weiße",
    yellow: "gelbe",
    green: "grüne",
    brown: "braune",
    gray: "graue",
    red: "rote",
  },
  steps: {
    auction: "Versteigerung",
    contest: "Bieten",
    grantedPar: "Ausgabekurs",
    stock: "Aktienzug",
    homeToken: "Heimatbahnhof",
    track: "Strecke",
    stationChoice: "Stadt eines Bahnhofs",
    grantedToken: "Freier Bahnhof",
    token: "Bahnhof",
    routes: "Fahrt",
    dividend: "Dividende",
    trains: "Loks",
    discard: "Abgabe",
    companies: "Privatgesellschaften",
    consent: "Zustimmung",
    over: "Spielende",
  },
  awaited: {
    auction: "ein Kauf, ein Gebot oder Passen in der Versteigerung",
    contest: "ein höheres Gebot oder der Ausstieg",
    grantedPar: "ein Ausgabekurs",
    stock: "ein Zug der Aktienrunde",
    homeToken: "die Stadt eines Heimatbahnhofs",
    track: "ein Plättchen",
    stationChoice: "die Stadt eines Bahnhofs",
    grantedToken: "der freie Bahnhof",
    token: "ein Bahnhof",
    routes: "die Strecken der Loks",
    dividend: "die Dividende",
    trains: "der Kauf von Loks",
    discard: "die Abgabe von Loks",
    companies: "der Kauf von Privatgesellschaften oder das Ende des Zuges",
    consent: "die Antwort auf ein Angebot",
    over: "nichts mehr",
  },
  bank: "die Bank",
  you: "du",
  train: ({ rank }) => (/^\d/.test(rank) ? `${rank}er-Lok` : `${rank}-Lok`),
  trains: ({ train }) => `${train}s`,
  city: ({ place, number }) => `${place} (Stadt ${number})`,
  endReasons: { bank: "die Bank ist pleite", bankrupt: "ein Spieler ist bankrott" },
  unknownEnd: "die Partie ist zu Ende",
};
