/** Deutsch: Tasten. */
import type { keys as en } from "../en/keys.ts";

export const keys: typeof en = {
  keys: "Tasten",
  keysLead:
    "Mit Skript wirken diese Tasten auf jeder Seite, solange du nicht in ein Feld schreibst. Nichts braucht sie: jede tut, was auch ein Link tut.",
  keysOn: "Tasten wirken auf diesem Gerät",
  keysClose: "Schließen",
  keyHead: "Taste",
  keyDoes: "Was sie tut",
  keysFor: {
    "?": "Zeigt diese Hilfe",
    "j, n": "Zum nächsten Stand",
    "k, p": "Zum vorigen Stand",
    "g t": "Zum Zug",
    "g n": "Zu den Neuigkeiten",
    "g m": "Zur Karte",
    "g c": "Zu Gesellschaften und Geld",
    "g l": "Zum Protokoll",
    "g h": "Zu meinen Spielen",
  },
};
