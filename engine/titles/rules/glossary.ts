/** Terms of these games side by side, as players of each language say them. A term that is some titles' only stands with those. */

export interface Term {
  readonly en: string;
  readonly de: string;
  readonly nl: string;
}

/** A term as it is called in each language. */
export const term = (en: string, de: string, nl: string): Term => ({ en, de, nl });

/** What all titles have. */
export const GLOSSARY: readonly Term[] = [
  term("bank", "Bank", "bank"),
  term("certificate", "Zertifikat", "certificaat"),
  term("certificate limit", "Zertifikatslimit", "certificaatlimiet"),
  term("city", "Stadt", "stad"),
  term("corporation", "Gesellschaft", "maatschappij"),
  term("dividend", "Ausschüttung", "dividend"),
  term("off-board area", "Gebiet am Kartenrand", "gebied aan de rand"),
  term("offering", "Aktien in der Bank", "aandelen in de bank"),
  term("operating round (OR)", "Betriebsrunde (BR)", "operatieronde (OR)"),
  term("pass", "passen", "passen"),
  term("pool", "Bankpool", "pool"),
  term("president, director", "Direktor", "directeur"),
  term("president's certificate", "Direktorenaktie", "directeurscertificaat"),
  term("priority", "Vorrang", "voorrang"),
  term("private company", "Privatgesellschaft", "particuliere maatschappij"),
  term("revenue", "Einnahmen", "opbrengst"),
  term("route", "Strecke", "route"),
  term("run", "fahren", "rijden"),
  term("rust", "wegrosten", "wegroesten"),
  term("share", "Aktie", "aandeel"),
  term("starting price, par", "Ausgabekurs", "uitgiftekoers"),
  term("station, token", "Bahnhof", "station"),
  term("stock round (SR)", "Aktienrunde (AR)", "aandelenronde (AR)"),
  term("stop", "Halt", "stop"),
  term("terrain", "Gelände", "terrein"),
  term("tile", "Plättchen", "tegel"),
  term("to float", "in Betrieb gehen", "in bedrijf gaan"),
  term("town", "Ort", "dorp"),
  term("track", "Gleis, Strecke", "spoor"),
  term("train", "Lok", "trein"),
  term("train limit", "Limit der Loks", "treinlimiet"),
  term("treasury", "Kasse", "kas"),
  term("upgrade", "Aufwertung", "upgrade"),
  term("withhold", "einbehalten", "inhouden"),
];
