/** Deutsch: die Seite der Karte, die Karte als Liste, und Routen darauf. */
import type { map as english } from "../en/map.ts";

const TERRAINS: Readonly<Record<string, string>> = { mountain: "Gebirge", hill: "Hügel", water: "Wasser" };

export const map: typeof english = {
  largeMap: "Große Karte und Liste aller Felder",
  mapOf: (game) => `Karte von ${game}`,
  mapAsList: "Karte als Liste",
  mapAsListRemark: "alle Felder, Reihe für Reihe",
  mapListScrolls: "Karte als Liste, seitlich verschiebbar",
  hexHead: "Feld",
  placeHead: "Ort",
  tileHead: "Plättchen",
  stationsHead: "Bahnhöfe",
  valueHead: "Wert",
  terrainHead: "Gelände",
  noteHead: "Anmerkungen",
  printedHex: (colour) =>
    ({
      white: "frei",
      yellow: "gelb, gedruckt",
      green: "grün, gedruckt",
      brown: "braun, gedruckt",
      gray: "grau, wird nie ersetzt",
      red: "außerhalb des Plans",
    })[colour],
  laidTile: (colour, tile, rotation) =>
    `${{ white: "weiß", yellow: "gelb", green: "grün", brown: "braun", gray: "grau", red: "rot" }[colour]}, Plättchen ${tile} r${rotation}`,
  terrainWith: (kind, cost) => `${TERRAINS[kind] ?? kind}, ${cost}`,
  freeStations: (count) => `${count} frei`,
  keptFor: (corporation) => `frei gehalten für ${corporation}`,
  siteOf: (corporation) => `${corporation} darf hier ihre Heimat bauen`,
  blockedBy: (company) => `gesperrt, solange ${company} einem Spieler gehört`,
  labelled: (label) => `Kennzeichen ${label}`,
  wallsAt: (sides) => (sides.length === 1 ? "eine Seite geschlossen" : `${sides.length} Seiten geschlossen`),
  towns: (count) => (count === 1 ? "Kleinstadt" : `${count} Kleinstädte`),
  mayChoose: "Hier kann gebaut werden",
  lastRunOf: (corporation, amount) => `Letzte Fahrt der ${corporation}: ${amount}`,
  noRunYet: (corporation) => `Bis zu diesem Stand ist keine Fahrt der ${corporation} bekannt.`,
  showRoutes: (corporation, amount) => `${amount}: die Routen der ${corporation} auf der Karte zeigen`,
  tooDearPlaces: (places) => `Jetzt zu teuer: ${places}.`,
  showOnMap: "Auf der Karte ansehen",
};
