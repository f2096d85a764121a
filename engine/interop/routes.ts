/** Routes of an 18xx.games file: stretches of hexes in no fixed direction, as routes with named stops. */
import { FIRST_NODE, isNodeEnd, otherEnd, viewOf } from "../board/track.ts";
import type { Route } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { titleOf } from "../titles/registry.ts";
import type { FileRoute } from "./gamefile.ts";

interface Piece {
  readonly hexes: readonly string[];
  readonly from: string;
  readonly to: string;
}

export function readRoutes(state: GameState, routes: readonly FileRoute[]): Route[] {
  return routes.map((route) => readRoute(state, route));
}

function readRoute(state: GameState, route: FileRoute): Route {
  const pieces = (route.connections ?? []).map((hexes) =>
    pieceOf(
      state,
      hexes.map((hex) => hex.split(" ")[0] ?? ""),
    ),
  );
  const [first, second] = pieces;
  const turned = first && second && !touches(second, first.to) ? flip(first) : first;
  const chain = turned ? [turned] : [];
  for (const piece of pieces.slice(1)) {
    const end = chain.at(-1)?.to;
    chain.push(piece.from === end ? piece : flip(piece));
  }
  const stops = [chain[0]?.from ?? "", ...chain.map((piece) => piece.to)];
  return { train: route.train, stops, stretches: chain.map((piece) => [...piece.hexes]) };
}

const touches = (piece: Piece, stop: string): boolean => piece.from === stop || piece.to === stop;

const flip = ({ hexes, from, to }: Piece): Piece => ({ hexes: hexes.toReversed(), from: to, to: from });

function pieceOf(state: GameState, hexes: readonly string[]): Piece {
  return {
    hexes,
    from: stopAt(state, hexes[0] ?? "", hexes[1] ?? ""),
    to: stopAt(state, hexes.at(-1) ?? "", hexes.at(-2) ?? ""),
  };
}

/** The stop on a hex that track leads to from the side of a neighbour. */
function stopAt(state: GameState, hex: string, neighbour: string): string {
  const view = viewOf(titleOf(state), state.board);
  const index = view.terrain.index.get(hex) ?? -1;
  const side = view.terrain.neighbours[index]?.indexOf(view.terrain.index.get(neighbour) ?? -2) ?? -1;
  const track = view.tracks[index];
  for (const number of track?.byEnd[side] ?? []) {
    const end = otherEnd(track?.segments[number] ?? [side, side], side);
    if (isNodeEnd(end)) return `${hex}.${track?.nodes[end - FIRST_NODE]?.id}`;
  }
  return `${hex}.?`;
}
