/** Single words and short names in Dutch. */
import type { Person } from "../context.ts";
import { type enWords, type Place, upper } from "../en/words.ts";

/** A person as the subject at the beginning of a sentence. */
export const subject = (who: Person): string => (who.you ? "Je" : who.name);

/** A person after a verb or a preposition. */
export const object = (who: Person): string => (who.you ? "jou" : who.name);

/** Where shares lie, after `uit`. */
export const PLACE: Readonly<Record<Place, string>> = { offering: "de bank", pool: "de pool", bank: "de bank" };

export const nlWords: typeof enWords = {
  colours: { white: "wit", yellow: "geel", green: "groen", brown: "bruin", gray: "grijs", red: "rood" },
  tileColours: {
    white: "witte",
    yellow: "gele",
    green: "groene",
    brown: "bruine",
    gray: "grijze",
    red: "rode",
  },
  steps: ({ companies }) => ({
    auction: "Veiling",
    contest: "Bieden",
    grantedPar: "Uitgiftekoers",
    draft: "Voorronde",
    packet: "Startpakket",
    swap: "Keuze van certificaten",
    formation: "Oprichting",
    merger: "Omruilen",
    stock: "Aandelenbeurt",
    homeTile: "Thuistegel",
    homeToken: "Thuisstation",
    track: "Spoor",
    stationChoice: "Stad van een station",
    grantedToken: "Gratis station",
    token: "Station",
    routes: "Rijden",
    dividend: "Dividend",
    takeover: "Overname",
    stationDrop: "Twee stations op één plek",
    acquired: "Overgenomen treinen",
    trains: "Treinen",
    discard: "Treinen afstaan",
    companies: upper(companies),
    consent: "Toestemming",
    over: "Einde van het spel",
  }),
  awaited: ({ companies }) => ({
    auction: "een aankoop, een bod of passen in de veiling",
    contest: "een hoger bod of afhaken",
    grantedPar: "een uitgiftekoers",
    draft: "een aankoop of passen in de voorronde",
    packet: "een aankoop of passen bij de verkoop van het startpakket",
    swap: "de keuze van certificaten voor het directeursaandeel",
    formation: "het antwoord of de maatschappij nu wordt opgericht",
    merger: "de keuze van de papieren om te ruilen",
    stock: "een beurt in de aandelenronde",
    homeTile: "de thuistegel",
    homeToken: "de stad van een thuisstation",
    track: "een tegel",
    stationChoice: "de stad van een station",
    grantedToken: "het gratis station",
    token: "een station",
    routes: "de routes van de treinen",
    dividend: "het dividend",
    takeover: "een overname, of geen",
    stationDrop: "de keuze van het station dat verdwijnt",
    acquired: "wat er met de overgenomen treinen gebeurt",
    trains: "de aankoop van treinen",
    discard: "het afstaan van treinen",
    companies: `de aankoop van ${companies} of het einde van de beurt`,
    consent: "het antwoord op een bod",
    over: "niets meer",
  }),
  terms: { company: "particuliere maatschappij", companies: "particuliere maatschappijen", president: "directeur" },
  terrains: { water: "rivieren", hill: "heuvels", mountain: "bergen" },
  bank: "de bank",
  neutral: "De neutrale eigenaar",
  you: "jij",
  train: ({ rank }) => `${rank}-trein`,
  trains: ({ train }) => (train.endsWith("trein") ? `${train}en` : `${train}s`),
  city: ({ place, number }) => `${place} (stad ${number})`,
  endReasons: {
    bank: "de bank is gesprongen",
    bankrupt: "een speler is failliet",
    rounds: "alle rondes zijn gespeeld",
  },
  unknownEnd: "het spel is afgelopen",
};
