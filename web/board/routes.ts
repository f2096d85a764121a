/** Routes as lines over the map: from stop to stop along the track of every hex on the way. */
import { type Route, sideTowards, type Title } from "../../engine/index.ts";
import { add, centreOf, type Point, pair, sideMiddle } from "./geometry.ts";
import type { HexPicture } from "./hex.tsx";
import { between } from "./track.ts";

/** Path data of a whole route on the map. */
export function routeData(title: Title, route: Route, pictureOf: (hex: string) => HexPicture | null): string {
  return route.stretches
    .map((hexes, index) => stretchData(title, hexes, [route.stops[index], route.stops[index + 1]], pictureOf))
    .join("");
}

function stretchData(
  title: Title,
  hexes: readonly string[],
  stops: readonly (string | undefined)[],
  pictureOf: (hex: string) => HexPicture | null,
): string {
  const points = hexes.map((hex, index) => {
    const before = hexes[index - 1];
    const after = hexes[index + 1];
    const entry = before === undefined ? null : sideTowards(title, hex, before);
    const exit = after === undefined ? null : sideTowards(title, hex, after);
    const stop = before === undefined ? stops[0] : after === undefined ? stops[1] : undefined;
    return through(hex, entry, exit, stopPoint(pictureOf(hex), stop));
  });
  const end = hexes.length === 1 ? stopOnMap(hexes[0], stops[1], pictureOf) : "";
  return points.join("") + end;
}

/** The piece inside one hex: out of a stop, straight through, or into a stop. */
function through(hex: string, entry: number | null, exit: number | null, stop: Point): string {
  const centre = centreOf(hex);
  const on = (point: Point): string => pair(add(centre, point));
  if (entry === null) return exit === null ? `M${on(stop)}` : `M${on(stop)}L${on(sideMiddle(exit))}`;
  if (exit === null) return `L${on(stop)}`;
  const curve = between(entry, exit);
  return [0.25, 0.5, 0.75, 1].map((part) => `L${on(curve.at(part))}`).join("");
}

function stopPoint(picture: HexPicture | null, stop: string | undefined): Point {
  const node = stop?.split(".")[1];
  return picture?.layout.places.find((place) => place.node.id === node)?.at ?? [0, 0];
}

function stopOnMap(hex: string | undefined, stop: string | undefined, of: (hex: string) => HexPicture | null): string {
  return hex === undefined ? "" : `L${pair(add(centreOf(hex), stopPoint(of(hex), stop)))}`;
}
