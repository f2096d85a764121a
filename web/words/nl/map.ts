/** Nederlands: de pagina van de kaart, de kaart als lijst, en routes daarop. */
import type { map as english } from "../en/map.ts";

const TERRAINS: Readonly<Record<string, string>> = { mountain: "bergen", hill: "heuvels", water: "water" };

export const map: typeof english = {
  largeMap: "Grote kaart en lijst van alle vakken",
  mapOf: (game) => `Kaart van ${game}`,
  mapAsList: "Kaart als lijst",
  mapAsListRemark: "alle vakken, rij voor rij",
  mapListScrolls: "Kaart als lijst, schuift opzij",
  hexHead: "Vak",
  placeHead: "Plaats",
  tileHead: "Tegel",
  stationsHead: "Stations en plaatsen",
  valueHead: "Waarde",
  terrainHead: "Terrein",
  noteHead: "Opmerkingen",
  printedHex: (colour) =>
    ({
      white: "leeg",
      yellow: "geel, gedrukt",
      green: "groen, gedrukt",
      brown: "bruin, gedrukt",
      gray: "grijs, wordt nooit vervangen",
      red: "buiten de kaart",
    })[colour],
  laidTile: (colour, tile, rotation) =>
    `${{ white: "wit", yellow: "geel", green: "groen", brown: "bruin", gray: "grijs", red: "rood" }[colour]}, tegel ${tile} r${rotation}`,
  terrainWith: (kind, cost) => `${TERRAINS[kind] ?? kind}, ${cost}`,
  freeStations: (count) => `${count} vrij`,
  keptFor: (corporation) => `vrijgehouden voor ${corporation}`,
  siteOf: (corporation) => `${corporation} mag hier haar thuisbasis bouwen`,
  blockedBy: (company) => `gesloten zolang ${company} van een speler is`,
  labelled: (label) => `teken ${label}`,
  wallsAt: (sides) => (sides.length === 1 ? "één zijde gesloten" : `${sides.length} zijden gesloten`),
  towns: (count) => (count === 1 ? "stadje" : `${count} stadjes`),
  mayChoose: "Hier kan spoor komen",
  lastRunOf: (corporation, amount) => `Laatste rit van ${corporation}: ${amount}`,
  noRunYet: (corporation) => `Tot deze stand is geen rit van ${corporation} bekend.`,
  showRoutes: (corporation, amount) => `${amount}: de routes van ${corporation} op de kaart tonen`,
  tooDearPlaces: (places) => `Nu te duur: ${places}.`,
  showOnMap: "Op de kaart bekijken",
};
