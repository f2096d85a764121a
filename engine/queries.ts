/** Questions about a state that pages, mails and rules ask alike. */
import type { Cell, Corporation, GameState } from "./model/state.ts";
import type { NodeFact, Title } from "./model/title.ts";
import type { Route } from "./model/move.ts";
import type { Colour, Holder, Seat } from "./model/words.ts";

/** Market price of a share, null before par. */
export declare function priceOf(title: Title, corporation: Corporation): number | null;
export declare function percentHeld(corporation: Corporation, holder: Holder): number;
/** Certificates that count for the limit (C-12.9). */
export declare function countedCertificates(title: Title, state: GameState, seat: Seat): number;
export declare function certificateLimit(title: Title, state: GameState): number;
export declare function netWorth(title: Title, state: GameState, seat: Seat): number;
/** Floated corporations in the order in which they operate (C-11.6). */
export declare function operatingOrder(title: Title, state: GameState): string[];
export declare function zoneOf(title: Title, cell: Cell | null): string | null;
export interface TrainForSale { readonly id: string; readonly rank: string; readonly price: number; readonly from: "bank" | "pool" }
export declare function trainsForSale(title: Title, state: GameState): TrainForSale[];
/** Trains left in the bank by rank; null: unlimited. */
export declare function trainsLeft(title: Title, state: GameState): { readonly rank: string; readonly left: number | null }[];
/** What lies on a hex now, sides turned into place: for drawing. */
export interface HexView {
  readonly hex: string;
  readonly colour: Colour;
  readonly tile: string | null;
  readonly rotation: number;
  readonly fixed: boolean;
  readonly label: string | null;
  readonly nodes: readonly NodeFact[];
  /** Pairs of ends: a side `0`..`5` or a node id, sides as on the map. */
  readonly paths: readonly (readonly [string, string])[];
}
export declare function hexView(title: Title, state: GameState, hex: string): HexView;
/** The same for a tile as it would lie on a hex. */
export declare function tileView(title: Title, tile: string, rotation: number): HexView;
export interface RouteSet { readonly routes: readonly Route[]; readonly sums: readonly number[]; readonly revenue: number; readonly proven: boolean }
/** The routes with the greatest total revenue for the corporation's trains as they stand (C-8), proven unless it says otherwise. */
export declare function bestRoutes(state: GameState, corporation: string): RouteSet;
/** Revenue of a node in the current phase. */
export declare function nodeRevenue(title: Title, state: GameState, node: NodeFact): number;
