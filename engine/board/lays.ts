/** Legal tile lays: the checks of C-5.2 in their order, and the list of all lays that pass them. */
import { mustCover } from "../finance/money.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { COLOURS, type Colour, seatOf } from "../model/words.ts";
import { companyFact, isTrusted, type Position, payerOf, phaseFact, ruleOf } from "../position.ts";
import { networkOf, reachesSegment } from "./network.ts";
import { tilesLeft } from "./supply.ts";
import { hexIndex, type Track, trackAt, viewOf } from "./track.ts";
import { isNextColour, keptSegments, misfit, nodeMap, type Placing, type Upgrade, upgradesOf } from "./upgrades.ts";

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/** What a lay would do, once it is found legal. */
export interface LegalLay extends Lay {
  readonly cost: number;
  readonly replaced: string | null;
  readonly cities: readonly number[];
}

export type LayKind = "lay" | "upgrade";

export interface LayTerms {
  readonly corporation: string;
  /** False for a private company's power that needs no connection. */
  readonly connected: boolean;
  /** False where a private company's power lays without paying for terrain (1830-3.4). */
  readonly paysTerrain: boolean;
  /** A power that lays on these terrains, and only there, without paying (18CZ-9.4a). */
  readonly covers?: readonly string[];
  /** A power that lays these tiles, and only these (18CZ-9.4b). */
  readonly tiles?: readonly string[];
  /** What is still allowed in this turn; both if absent. */
  readonly kinds?: readonly LayKind[];
}

/** C-3.5: a yellow tile is a lay, any other an upgrade. */
export const layKind = (colour: Colour): LayKind => (colour === "yellow" ? "lay" : "upgrade");

/** C-16.4: the company that blocks the hex, while a player owns it. */
export function blockingCompany(at: Position, hex: string): string | undefined {
  return at.title.companies.find(
    (fact) => fact.blocks.includes(hex) && seatOf(at.state.companies[fact.symbol]?.owner) !== undefined,
  )?.symbol;
}

/** C-2.5: paid by the first tile on the hex. */
export function terrainCost(at: Position, hex: string): number {
  return at.state.board.tiles[hex] ? 0 : (at.title.map[hex]?.terrain?.cost ?? 0);
}

/** Checks C-5.2b to l for one lay; answers what it would do, or why it is refused. */
export function checkLay(at: Position, lay: Lay, terms: LayTerms): LegalLay | Refusal {
  const fact = at.title.map[lay.hex];
  if (!fact) return refuse("HEX_FIXED", "C-5.2b", { hex: lay.hex, kind: "outside" });
  const terrain = viewOf(at.title, at.state.board).terrain;
  const hex = hexIndex(terrain, lay.hex);
  const from = trackAt(viewOf(at.title, at.state.board), hex);
  const to = terrain.tiles.get(lay.tile)?.[lay.rotation];
  const refusal = checkHex(at, lay, from) ?? checkTile(at, lay, from, to) ?? checkTerms(at, lay, to, terms);
  if (refusal) return refusal;
  const cities = to && nodeMap(from, to);
  if (!to || !cities) return refuse("TILE_TRACK_LOST", "C-5.2i", { hex: lay.hex });
  return checkPlace(at, lay, { rotation: lay.rotation, track: to, cities }, hex, terms);
}

function checkHex(at: Position, lay: Lay, from: Track): Refusal | undefined {
  if (from.fixed) return refuse("HEX_FIXED", "C-5.2b", { hex: lay.hex, kind: from.colour });
  const blocker = blockingCompany(at, lay.hex);
  if (blocker) return refuse("HEX_BLOCKED", "C-16.4", { hex: lay.hex, private: companyFact(at.title, blocker).name });
  return undefined;
}

/** What a power may lay and where, and what is left of the turn's lays (18CZ-8.1, 18CZ-8.7, 18CZ-9.4). */
function checkTerms(at: Position, { hex, tile }: Lay, to: Track | undefined, terms: LayTerms): Refusal | undefined {
  if (!to) return undefined;
  if (to.powerOnly && !terms.tiles) return refuse("TILE_POWER_ONLY", ruleOf(at, "powerOnlyTile"), { tile });
  if (terms.tiles && !terms.tiles.includes(tile)) return refuse("POWER_TILE", ruleOf(at, "oncePower"), { tile });
  if (terms.covers && !isCovered(at, hex, terms.covers)) {
    return refuse("POWER_TERRAIN", ruleOf(at, "oncePower"), { hex, list: [...terms.covers] });
  }
  if (terms.kinds && !terms.kinds.includes(layKind(to.colour))) {
    return refuse("TRACK_MIXED", ruleOf(at, "lays"), { corp: terms.corporation });
  }
  return undefined;
}

/** 18CZ-9.4a: the hex still costs something, for a terrain that the power covers. */
const isCovered = (at: Position, hex: string, covers: readonly string[]): boolean =>
  terrainCost(at, hex) > 0 && covers.includes(at.title.map[hex]?.terrain?.kind ?? "");

function checkTile(at: Position, lay: Lay, from: Track, to: Track | undefined): Refusal | undefined {
  const { hex, tile } = lay;
  if (!to) return refuse("TILE_NONE_LEFT", "C-5.2g", { tile });
  if (!phaseFact(at).tiles.includes(to.colour)) return refuse("TILE_COLOUR_PHASE", "C-5.2d", colourDetails(at, to));
  if (!isNextColour(from, to)) {
    const next = COLOURS[COLOURS.indexOf(from.colour) + 1] ?? "";
    return refuse("TILE_COLOUR_STEP", "C-5.2e", { hex, colour: from.colour, next });
  }
  const what = misfit(at.title, from, to);
  if (what) return refuse("TILE_MISFIT", "C-5.2f", { tile, hex, what });
  if (tilesLeft(at, tile) <= 0) return refuse("TILE_NONE_LEFT", "C-5.2g", { tile });
  return undefined;
}

function colourDetails(at: Position, to: Track) {
  const phase = at.title.phases.find((one) => one.tiles.includes(to.colour));
  return { colour: to.colour, n: phase?.name ?? "" };
}

/** C-5.2h to l: sides, connection and money. */
function checkPlace(at: Position, lay: Lay, placing: Placing, hex: number, terms: LayTerms): LegalLay | Refusal {
  const { terrain } = viewOf(at.title, at.state.board);
  const against = placing.track.sideMask & (terrain.closed[hex] ?? 0);
  if (against) return refuse("TILE_CLOSED_SIDE", "C-5.2h", { hex: lay.hex, e: Math.log2(against & -against) });
  const stub = at.title.map[lay.hex]?.mustConnect?.find((side) => !(placing.track.sideMask & (1 << Number(side))));
  if (stub !== undefined) return refuse("TILE_STUB", ruleOf(at, "stub"), { hex: lay.hex, e: stub });
  if (terms.connected && !isTrusted(at, "recordedLays") && !reaches(at, placing, hex, terms)) {
    return refuse("TILE_NOT_CONNECTED", "C-5.2j", { hex: lay.hex, corp: terms.corporation });
  }
  const cost = terms.paysTerrain && !terms.covers ? terrainCost(at, lay.hex) : 0;
  const short = mustCover(at, payerOf(at, terms.corporation), cost, "C-5.2l");
  if (short) return short;
  return { ...lay, cost, replaced: at.state.board.tiles[lay.hex]?.tile ?? null, cities: placing.cities };
}

function reaches(at: Position, placing: Placing, hex: number, terms: LayTerms): boolean {
  if ((placing.track.sideMask & (networkOf(at, terms.corporation).sides[hex] ?? 0)) === 0) return false;
  return at.state.options["upgradeReach"] !== "semiRestrictive" || reachesAdded(at, placing, hex, terms.corporation);
}

/** 1835-9.4, the stricter reading: new track lies on a way of the corporation, or its own station on the hex. */
function reachesAdded(at: Position, placing: Placing, hex: number, symbol: string): boolean {
  const view = viewOf(at.title, at.state.board);
  const name = view.terrain.hexes[hex] ?? "";
  const from = trackAt(view, hex);
  const { corporations, board } = at.state;
  const own = corporations[symbol];
  if (!own || from.segments.length === 0 || own.stations.some((one) => one.hex === name)) return true;
  const kept = keptSegments(from, placing);
  const tile = placing.track.of.slice("tile ".length);
  const moved = (board.stations[name] ?? []).map((one) => ({ ...one, city: placing.cities[one.city] ?? one.city }));
  const laid = {
    ...board,
    tiles: { ...board.tiles, [name]: { tile, rotation: placing.rotation } },
    stations: { ...board.stations, [name]: moved },
  };
  const network = networkOf({ title: at.title, state: { ...at.state, board: laid } }, symbol);
  return placing.track.segments.some((_, number) => !kept.has(number) && reachesSegment(network, hex, number));
}

export const isRefusal = (answer: object): answer is Refusal => "code" in answer;

export interface TileChoice {
  readonly hex: string;
  readonly tile: string;
  readonly rotations: readonly number[];
  readonly cost: number;
}

/** Every legal lay of the corporation, by hex and tile; `within` narrows it to some hexes and tiles. */
export function legalLays(
  at: Position,
  terms: LayTerms,
  within?: { hex: string; tiles: readonly string[] },
): TileChoice[] {
  const { terrain } = viewOf(at.title, at.state.board);
  const reached = terms.connected ? networkOf(at, terms.corporation).sides : undefined;
  return terrain.hexes.flatMap((name, hex) => {
    if (within ? name !== within.hex : !reached?.[hex]) return [];
    return laysOn(at, name, hex, terms, within?.tiles);
  });
}

/** True if `legalLays` has anything for terms with connection; stops at the first lay that is legal. */
export function hasLegalLay(at: Position, terms: LayTerms): boolean {
  const { terrain } = viewOf(at.title, at.state.board);
  const { sides } = networkOf(at, terms.corporation);
  return terrain.hexes.some(
    (hex, index) =>
      sides[index] !== 0 &&
      upgradesOn(at, hex, index, terms).some(({ tile, placings }) =>
        placings.some((placing) => isLegal(at, { hex, tile }, placing, index, terms)),
      ),
  );
}

const isLegal = (
  at: Position,
  { hex, tile }: { readonly hex: string; readonly tile: string },
  placing: Placing,
  index: number,
  terms: LayTerms,
): boolean => !isRefusal(checkPlace(at, { hex, tile, rotation: placing.rotation }, placing, index, terms));

/** Tiles that may come on the hex by phase, supply and terms, wherever their track goes. */
function upgradesOn(at: Position, name: string, hex: number, terms: LayTerms): Upgrade[] {
  const view = viewOf(at.title, at.state.board);
  const from = trackAt(view, hex);
  if (from.fixed || blockingCompany(at, name)) return [];
  if (terms.covers && !isCovered(at, name, terms.covers)) return [];
  const colours = phaseFact(at).tiles;
  return upgradesOf(view.terrain, from).filter(({ tile, placings: [first] }) => {
    if (!first || !colours.includes(first.track.colour) || tilesLeft(at, tile) <= 0) return false;
    return checkTerms(at, { hex: name, tile, rotation: 0 }, first.track, terms) === undefined;
  });
}

function laysOn(
  at: Position,
  name: string,
  hex: number,
  terms: LayTerms,
  tiles: readonly string[] | undefined,
): TileChoice[] {
  return upgradesOn(at, name, hex, terms).flatMap(({ tile, placings }) => {
    if (tiles && !tiles.includes(tile)) return [];
    const legal = placings
      .map((placing) => checkPlace(at, { hex: name, tile, rotation: placing.rotation }, placing, hex, terms))
      .filter((one): one is LegalLay => !isRefusal(one));
    return legal[0] ? [{ hex: name, tile, rotations: legal.map((one) => one.rotation), cost: legal[0].cost }] : [];
  });
}
