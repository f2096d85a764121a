/** English: the map's own page, the map as a list, and routes shown on it. */
import type { Colour } from "../../../engine/index.ts";

const TERRAINS: Readonly<Record<string, string>> = { mountain: "mountain", hill: "hills", water: "water" };

const PRINTED: Readonly<Record<Colour, string>> = {
  white: "open",
  yellow: "yellow, printed",
  green: "green, printed",
  brown: "brown, printed",
  gray: "gray, never replaced",
  red: "off the board",
};

const LAID: Readonly<Record<Colour, string>> = {
  white: "white",
  yellow: "yellow",
  green: "green",
  brown: "brown",
  gray: "gray",
  red: "red",
};

export const map = {
  largeMap: "Large map and list of all hexes",
  mapOf: (game: string) => `Map of ${game}`,
  mapAsList: "Map as a list",
  mapAsListRemark: "every hex, row by row",
  mapListScrolls: "Map as a list, scrolls sideways",
  hexHead: "Hex",
  placeHead: "Place",
  tileHead: "Tile",
  stationsHead: "Stations",
  valueHead: "Value",
  terrainHead: "Terrain",
  noteHead: "Notes",
  printedHex: (colour: Colour) => PRINTED[colour],
  laidTile: (colour: Colour, tile: string, rotation: number) => `${LAID[colour]}, tile ${tile} r${rotation}`,
  terrainWith: (kind: string, cost: string) => `${TERRAINS[kind] ?? kind}, ${cost}`,
  freeStations: (count: number) => `${count} free`,
  keptFor: (corporation: string) => `kept for ${corporation}`,
  siteOf: (corporation: string) => `${corporation} may build its home here`,
  blockedBy: (company: string) => `closed as long as a player owns ${company}`,
  labelled: (label: string) => `marked ${label}`,
  wallsAt: (sides: readonly string[]) => (sides.length === 1 ? "one side closed" : `${sides.length} sides closed`),
  towns: (count: number) => (count === 1 ? "town" : `${count} towns`),
  mayChoose: "Track can be laid here",
  lastRunOf: (corporation: string, amount: string) => `Last run of ${corporation}: ${amount}`,
  noRunYet: (corporation: string) => `No run of ${corporation} is known up to this version.`,
  showRoutes: (corporation: string, amount: string) => `${amount}: show the routes of ${corporation} on the map`,
  tooDearPlaces: (places: string) => `Too dear now: ${places}.`,
  showOnMap: "See it on the map",
};
