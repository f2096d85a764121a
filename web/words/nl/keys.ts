/** Nederlands: toetsen. */
import type { keys as en } from "../en/keys.ts";

export const keys: typeof en = {
  keys: "Toetsen",
  keysLead:
    "Met script werken deze toetsen op elke pagina, zolang je niet in een veld schrijft. Nodig zijn ze nergens: elke toets doet wat ook een link doet.",
  keysOn: "Toetsen werken op dit apparaat",
  keysClose: "Sluiten",
  keyHead: "Toets",
  keyDoes: "Wat hij doet",
  keysFor: {
    "?": "Toont deze hulp",
    "j, n": "Naar de volgende stand",
    "k, p": "Naar de vorige stand",
    "g t": "Naar de zet",
    "g n": "Naar het nieuws",
    "g m": "Naar de kaart",
    "g c": "Naar maatschappijen en geld",
    "g l": "Naar het verslag",
    "g h": "Naar mijn spellen",
  },
};
