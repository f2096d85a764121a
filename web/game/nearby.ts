/** The part of the map that narrow screens show: what can be chosen, the routes, else where the company in turn or most track lies. */
import type { GameState } from "../../engine/index.ts";
import { type Box, boxAround, centreOf, frame } from "../board/geometry.ts";
import { type BoardPicture, type Highlights, wholeBoard } from "../board/map.tsx";
import type { Scene } from "./scene.ts";

/** Width and height of the part where nothing is to be chosen: some five hexes by four. */
const VIEW: readonly [width: number, height: number] = [500, 420];

/** The frame of that part; null before anything is built and while nothing can be chosen: then no place counts more than others. */
export function nearby({ state }: Pick<Scene, "state">, board: BoardPicture, highlights: Highlights): Box | null {
  const hexes = mattering(highlights);
  if (hexes.length > 0) return surroundings(hexes);
  const middle = densest(inTurn(state)) ?? densest(built(state));
  return middle === null ? null : within(wholeBoard(board), boxAround(centreOf(middle), ...VIEW));
}

/** The hexes that matter now: legal ones, or those of the routes. */
function mattering({ legal, chosen, routes }: Highlights): string[] {
  if (chosen !== null) return [chosen];
  if (legal.length > 0) return legal.map(({ hex }) => hex);
  return routes.flatMap(({ stretches }) => stretches.flat());
}

/** A part of the map around some hexes, large enough to know where one is. */
function surroundings(hexes: readonly string[]): Box {
  const box = frame(hexes, 30);
  const width = Math.max(box.width, 380);
  const height = Math.max(box.height, 300);
  return boxAround([box.x + box.width / 2, box.y + box.height / 2], width, height);
}

/** Where the company in turn stands, or will stand. */
function inTurn({ round, corporations, board }: GameState): string[] {
  const symbol = round.kind === "operating" ? round.turn?.corporation : undefined;
  if (symbol === undefined) return [];
  const stations = corporations[symbol]?.stations ?? [];
  const home = board.homes[symbol];
  return stations.length > 0 ? stations.map(({ hex }) => hex) : home ? [home.hex] : [];
}

const built = ({ board }: GameState): string[] => Object.keys(board.tiles);

/** The hex around which most of them lie in view; the first of several. */
function densest(hexes: readonly string[]): string | null {
  const centres = hexes.map(centreOf);
  const seen = centres.map(([x, y]) => {
    const inView = ([otherX, otherY]: readonly [number, number]): boolean =>
      Math.abs(otherX - x) <= VIEW[0] / 2 && Math.abs(otherY - y) <= VIEW[1] / 2;
    return centres.filter(inView).length;
  });
  return hexes[seen.indexOf(Math.max(...seen))] ?? null;
}

/** The frame, moved so that it shows nothing beyond the board. */
const within = (whole: Box, { x, y, width, height }: Box): Box => ({
  x: Math.max(whole.x, Math.min(x, whole.x + whole.width - width)),
  y: Math.max(whole.y, Math.min(y, whole.y + whole.height - height)),
  width,
  height,
});
