/** The network of a corporation: everything a walk from one of its stations reaches (C-4.1), kept as long as nothing on it changes. */
import type { Board, Corporation } from "../model/state.ts";
import type { Position } from "../position.ts";
import { explore, type Network } from "./explore.ts";
import { type BoardView, type Terrain, type Track, viewOf } from "./track.ts";

export { type Network, nodeKey, reachesNode, reachesSegment } from "./explore.ts";

/** A network with all that it was made from: while that is the same on another board, so is the network. */
interface Known {
  readonly network: Network;
  readonly own: Corporation["stations"];
  /** Hexes that the network touches, with what lay and stood there. */
  readonly hexes: readonly number[];
  readonly tracks: readonly Track[];
  readonly stations: Board["stations"];
}

const networks = new WeakMap<BoardView, Map<string, Network>>();
/** The last network of each corporation of a title, of whichever game. */
const latest = new WeakMap<Terrain, Map<string, Known>>();

/** The corporation's network on the board as it is; computed once per board. */
export function networkOf(at: Position, symbol: string): Network {
  const view = viewOf(at.title, at.state.board);
  const known = mapIn(networks, view);
  let network = known.get(symbol);
  if (!network) {
    network = unchanged(view, symbol, at) ?? exploreAnew(view, symbol, at);
    known.set(symbol, network);
  }
  return network;
}

function mapIn<K extends object, V>(maps: WeakMap<K, Map<string, V>>, key: K): Map<string, V> {
  const known = maps.get(key);
  if (known) return known;
  const map = new Map<string, V>();
  maps.set(key, map);
  return map;
}

const stationsOf = ({ state }: Position, symbol: string) => state.corporations[symbol]?.stations ?? [];

/** The latest network, if track and stations on all of its hexes are still the same. */
function unchanged({ terrain, tracks, board }: BoardView, symbol: string, at: Position): Network | undefined {
  const known = latest.get(terrain)?.get(symbol);
  if (!known || !isSame(known.own, stationsOf(at, symbol))) return undefined;
  for (const hex of known.hexes) {
    const name = terrain.hexes[hex] ?? "";
    if (tracks[hex] !== known.tracks[hex] || !isSame(board.stations[name], known.stations[name])) return undefined;
  }
  return known.network;
}

interface Standing {
  readonly corporation?: string;
  readonly hex?: string;
  readonly city: number;
}

/** The same stations, in order. */
function isSame(these: readonly Standing[] = [], those: readonly Standing[] = []): boolean {
  if (these === those) return true;
  return (
    these.length === those.length &&
    these.every(({ corporation, hex, city }, i) => {
      const other = those[i];
      return corporation === other?.corporation && hex === other?.hex && city === other?.city;
    })
  );
}

function exploreAnew(view: BoardView, symbol: string, at: Position): Network {
  const { terrain, tracks, board } = view;
  const own = stationsOf(at, symbol);
  const network = explore(view, symbol, own);
  const hexes: number[] = [];
  for (let hex = 0; hex < tracks.length; hex++) if (network.sides[hex]) hexes.push(hex);
  mapIn(latest, terrain).set(symbol, { network, own, hexes, tracks, stations: board.stations });
  return network;
}
