/** Single words and short names in German. */
import type { Person } from "../context.ts";
import type { enWords, Place } from "../en/words.ts";

/** A person as the subject at the beginning of a sentence. */
export const subject = (who: Person): string => (who.you ? "Du" : who.name);

export const dative = (who: Person): string => (who.you ? "dir" : who.name);

export const accusative = (who: Person): string => (who.you ? "dich" : who.name);

/** Where shares lie, after `aus`. */
export const PLACE: Readonly<Record<Place, string>> = { offering: "der Bank", pool: "dem Bankpool", bank: "der Bank" };

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
  steps: ({ companies }) => ({
    auction: "Versteigerung",
    contest: "Bieten",
    grantedPar: "Ausgabekurs",
    draft: "Vorrunde",
    packet: "Startpaket",
    swap: "Wahl der Zertifikate",
    formation: "Gründung",
    merger: "Umtausch",
    stock: "Aktienzug",
    homeTile: "Heimatplättchen",
    homeToken: "Heimatbahnhof",
    track: "Strecke",
    stationChoice: "Stadt eines Bahnhofs",
    grantedToken: "Freier Bahnhof",
    token: "Bahnhof",
    routes: "Fahrt",
    dividend: "Dividende",
    takeover: "Übernahme",
    stationDrop: "Zwei Bahnhöfe an einem Ort",
    acquired: "Übernommene Loks",
    trains: "Loks",
    discard: "Abgabe",
    companies,
    consent: "Zustimmung",
    over: "Spielende",
  }),
  awaited: ({ companies }) => ({
    auction: "ein Kauf, ein Gebot oder Passen in der Versteigerung",
    contest: "ein höheres Gebot oder der Ausstieg",
    grantedPar: "ein Ausgabekurs",
    draft: "ein Kauf oder Passen in der Vorrunde",
    packet: "ein Kauf oder Passen beim Verkauf des Startpakets",
    swap: "die Wahl der Zertifikate für die Direktoraktie",
    formation: "die Antwort, ob die Gesellschaft jetzt gegründet wird",
    merger: "die Wahl der Papiere zum Umtausch",
    stock: "ein Zug der Aktienrunde",
    homeTile: "das Heimatplättchen",
    homeToken: "die Stadt eines Heimatbahnhofs",
    track: "ein Plättchen",
    stationChoice: "die Stadt eines Bahnhofs",
    grantedToken: "der freie Bahnhof",
    token: "ein Bahnhof",
    routes: "die Strecken der Loks",
    dividend: "die Dividende",
    takeover: "eine Übernahme oder der Verzicht darauf",
    stationDrop: "die Wahl des Bahnhofs, der weicht",
    acquired: "was aus den übernommenen Loks wird",
    trains: "der Kauf von Loks",
    discard: "die Abgabe von Loks",
    companies: `der Kauf von ${companies} oder das Ende des Zuges`,
    consent: "die Antwort auf ein Angebot",
    over: "nichts mehr",
  }),
  terms: { company: "Privatgesellschaft", companies: "Privatgesellschaften", president: "Direktor" },
  terrains: { water: "Flüsse", hill: "Hügel", mountain: "Gebirge" },
  bank: "die Bank",
  neutral: "Der neutrale Besitzer",
  you: "du",
  train: ({ rank }) => (/^\d+$/.test(rank) ? `${rank}er-Lok` : `${rank}-Lok`),
  trains: ({ train }) => `${train}s`,
  city: ({ place, number }) => `${place} (Stadt ${number})`,
  endReasons: {
    bank: "die Bank ist pleite",
    bankrupt: "ein Spieler ist bankrott",
    rounds: "alle Runden sind gespielt",
  },
  unknownEnd: "die Partie ist zu Ende",
};
