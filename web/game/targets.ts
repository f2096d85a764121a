/** Where the places and companies that sentences name can be looked at. */
import type { Title } from "../../engine/index.ts";
import type { Targets } from "../parts/linked.tsx";

/** The map of a version, on a page of its own, with one hex framed. */
export const hexHref = (history: string, version: number, hex: string): string =>
  `${history}/v/${version}/map?at=${hex}#map`;

/** Hexes lie on the map of that version; a company's link leads to everything that the log says about it. */
export const targetsOf = (title: Title, history: string, version: number): Targets => ({
  title,
  hexHref: (hex) => hexHref(history, version, hex),
  companyHref: (symbol) => `${history}/log?about=${encodeURIComponent(symbol)}`,
});
