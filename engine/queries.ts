/** Questions about a state that pages, mails and tests ask. */

import { nodeRevenue as revenueOfNode } from "./board/revenue.ts";
import { bestRoutesOf, type RouteSet } from "./board/router.ts";
import { tilesLeft } from "./board/supply.ts";
import { FIRST_NODE, hexIndex, isNodeEnd, type Track, terrainOf, trackAt, viewOf } from "./board/track.ts";
import { upgradesOf } from "./board/upgrades.ts";
import { countedCertificates as counted, certificateLimit as limitFor, limitOf } from "./finance/limits.ts";
import { byMarketOrder } from "./finance/market.ts";
import { missingForFloating } from "./finance/shares.ts";
import { netWorth as worth } from "./finance/worth.ts";
import type { GameState } from "./model/state.ts";
import type { CompanyFact, NodeFact, PacketItem, Title } from "./model/title.ts";
import type { Colour, Seat } from "./model/words.ts";
import { comingSeats as seatsToCome } from "./rounds/coming.ts";
import { incomeOf } from "./rounds/companies.ts";
import { trainsForSale as forSale, trainsLeft as left, type TrainForSale } from "./rounds/depot.ts";
import { formedTurn as turnOfFormed } from "./rounds/formation.ts";
import { liquidity } from "./rounds/liquidity.ts";
import { obligationOf } from "./rounds/obligation.ts";
import { type MarkerOutlook, markerOutlook } from "./rounds/outlook.ts";
import { itemPrice } from "./rounds/packet.ts";
import { tooDear } from "./rounds/trackstep.ts";
import { titleOf } from "./titles/registry.ts";

export { tilesInAll, tilesLeft } from "./board/supply.ts";
export { cellAfter, type Direction, priceAt, priceOf, stackAt, stacksOf, zoneOf } from "./finance/market.ts";
export { certificatesHeld, percentHeld } from "./finance/shares.ts";
export { spending } from "./finance/spending.ts";
export type { MarkerOutlook, RouteSet, TrainForSale };

/** Certificates that count for the limit (C-12.9). */
export const countedCertificates = (title: Title, state: GameState, seat: Seat): number =>
  counted({ title, state }, seat);

/** Certificates a player may hold. */
export const certificateLimit = (title: Title, state: GameState): number => limitFor(title, state.players.length);

/** Certificates this seat may hold: more than others where it holds most of a corporation (1835-6.9). */
export const certificateLimitOf = (title: Title, state: GameState, seat: Seat): number =>
  limitOf({ title, state }, seat);

/** Net worth of a seat (C-17.4), in the title's currency unit. */
export const netWorth = (title: Title, state: GameState, seat: Seat): number => worth({ title, state }, seat);

/** What a seat could have in cash if a stock turn of its own began now and it sold what it may (C-13.3). */
export const liquidOf = (title: Title, state: GameState, seat: Seat): number => liquidity({ title, state }, seat);

/** Prices that may follow on a corporation's present one, case by case (C-11.5); null without a marker. */
export const priceOutlook = (title: Title, state: GameState, symbol: string): MarkerOutlook | null =>
  markerOutlook({ title, state }, symbol);

/** Floated corporations in the order in which they operate as prices stand (C-11.6). */
export function operatingOrder(title: Title, state: GameState): string[] {
  const floated = title.corporations
    .map((one) => one.symbol)
    .filter((symbol) => state.corporations[symbol]?.floated && !state.corporations[symbol]?.closed);
  const minors = floated.filter((symbol) =>
    title.corporations.some((one) => one.symbol === symbol && one.minor !== null),
  );
  return [...minors, ...byMarketOrder({ title, state }, floated)];
}

/** Seats whose turns come next, the one in turn first: once round the table, or so many turns where the order bends. */
export const comingSeats = (title: Title, state: GameState, turns: number): Seat[] =>
  seatsToCome({ title, state }, turns);

/** What a paper of the start packet costs in the present round (1835-17.4). */
export const packetPrice = (title: Title, state: GameState, item: PacketItem): number =>
  itemPrice({ title, state }, item);

/** What a private company brings in an operating round at this table (1835-17.3). */
export const companyIncome = (title: Title, state: GameState, fact: CompanyFact): number =>
  incomeOf({ title, state }, fact);

/** Percent of a corporation that must still be sold until it floats (C-12.4); the president's certificate counts once somebody has it. */
export const percentToFloat = (title: Title, state: GameState, symbol: string): number =>
  missingForFloating({ title, state }, symbol);

/** When the corporation that is being formed has its first turn (1835-14.10); null where it goes without saying. */
export const formedTurn = (title: Title, state: GameState) =>
  title.parameters.formation === null ? null : turnOfFormed({ title, state });

/** Hexes where only the treasury is short for a lay that is due, with what their terrain costs (C-5.2l); none at other times. */
export const tooDearHexes = (title: Title, state: GameState) =>
  state.round.kind === "operating" && state.round.turn?.step === "track"
    ? tooDear({ title, state }, state.round.turn.corporation)
    : [];

/** Trains for sale in bank and pool at their face prices. */
export const trainsForSale = (title: Title, state: GameState): readonly TrainForSale[] => forSale({ title, state });

/** Price of the train that the corporation in turn must buy: the one it has chosen (1835-13.8), else the cheapest that would do (C-15.1); null without the duty. */
export function priceOfDueTrain(title: Title, state: GameState): number | null {
  const turn = state.round.kind === "operating" ? state.round.turn : null;
  if (turn?.step !== "trains") return null;
  return turn.wanted?.price ?? obligationOf({ title, state }, turn.corporation)?.cheapest ?? null;
}

/** Trains left in the bank by rank; null: unlimited. */
export const trainsLeft = (title: Title, state: GameState) => left({ title, state });

/** What lies on a hex, sides turned into place: for drawing. */
export interface HexView {
  readonly hex: string;
  readonly colour: Colour;
  /** Null where the printed hex shows. */
  readonly tile: string | null;
  readonly rotation: number;
  readonly fixed: boolean;
  readonly label: string | null;
  readonly nodes: readonly NodeFact[];
  /** Pairs of ends: a side `0`..`5` or a node id. */
  readonly paths: readonly (readonly [string, string])[];
}

export function hexView(title: Title, state: GameState, hex: string): HexView {
  const view = viewOf(title, state.board);
  const laid = state.board.tiles[hex];
  return toHexView(hex, trackAt(view, hexIndex(view.terrain, hex)), laid?.tile ?? null, laid?.rotation ?? 0);
}

/** A tile as it would lie with a rotation; throws on an unknown tile. */
export function tileView(title: Title, tile: string, rotation: number): HexView {
  const track = terrainOf(title).tiles.get(tile)?.[rotation];
  if (!track) throw new Error(`unknown tile ${tile} with rotation ${rotation}`);
  return toHexView("", track, tile, rotation);
}

/** Tiles that fit on a tile by colour, label, stations and old track (C-3.5 to C-3.7), whatever lies around it. */
export function tileUpgrades(title: Title, tile: string): string[] {
  const terrain = terrainOf(title);
  const track = terrain.tiles.get(tile)?.[0];
  return track ? upgradesOf(terrain, track).map((upgrade) => upgrade.tile) : [];
}

/** Copies of each tile that are left. */
export function tileSupply(title: Title, state: GameState): Record<string, number> {
  return Object.fromEntries(Object.keys(title.tileCounts).map((tile) => [tile, tilesLeft({ title, state }, tile)]));
}

/** The side of a hex at which a neighbour lies, null if they do not touch. */
export function sideTowards(title: Title, from: string, to: string): number | null {
  const found = Object.entries(title.map[from]?.neighbours ?? {}).find(([, hex]) => hex === to);
  return found ? Number(found[0]) : null;
}

function toHexView(hex: string, track: Track, tile: string | null, rotation: number): HexView {
  const name = (end: number): string => (isNodeEnd(end) ? (track.nodes[end - FIRST_NODE]?.id ?? "") : String(end));
  const { colour, fixed, label, nodes } = track;
  const paths = track.segments.map(([a, b]) => [name(a), name(b)] as const);
  return { hex, colour, tile, rotation, fixed, label, nodes, paths };
}

/** The routes with the greatest total revenue for the corporation's trains as they stand (C-8), proven unless it says otherwise. */
export const bestRoutes = (state: GameState, corporation: string): RouteSet =>
  bestRoutesOf({ title: titleOf(state), state }, corporation);

/** Revenue of a node in the current phase. */
export const nodeRevenue = (title: Title, state: GameState, node: NodeFact): number =>
  revenueOfNode({ title, state }, node);
