/** The map's sheet: the surroundings of the legal places on narrow screens, the whole board, and the key of its colours. */
import type { RouteSet, Title } from "../../engine/index.ts";
import { phaseName } from "../../engine/narration/index.ts";
import { type Box, boxAround, frame, outline } from "../board/geometry.ts";
import { PowerBorder } from "../board/hex.tsx";
import { type BoardPicture, BoardView, type Highlights, Margins, wholeBoard } from "../board/map.tsx";
import { layPlaces, placeHref, placeLabel } from "../forms/track.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { HexKind } from "../words/en/game.ts";
import { optionsOf, type Scene } from "./scene.ts";

/** What is highlighted on the map of this page. */
export function highlightsOf(scene: Scene, changed: ReadonlyMap<string, number>, best: RouteSet | null): Highlights {
  const lays = [false, true]
    .flatMap((side) => optionsOf(scene, side))
    .flatMap((option) => (option.type === "layTile" ? [option] : []));
  const places = layPlaces(lays);
  const { round } = scene.state;
  const turn = round.kind === "operating" ? round.turn : null;
  return {
    legal: places
      .filter(({ hex }, index) => places.findIndex((other) => other.hex === hex) === index)
      .map((place) => ({
        hex: place.hex,
        href: scene.draft ? null : placeHref(scene, place),
        label: placeLabel(scene, place),
      })),
    chosen: scene.past
      ? shownOn(scene.title, scene.choice.at)
      : places.some(({ hex }) => hex === scene.choice.at)
        ? scene.choice.at
        : null,
    changed,
    routes: best?.routes ?? (turn?.step === "dividend" ? turn.routes : []),
  };
}

/** On an earlier version the address may point at any hex. */
const shownOn = ({ map }: Title, hex: string | null): string | null => (hex !== null && hex in map ? hex : null);

interface Props {
  readonly scene: Scene;
  readonly board: BoardPicture;
  readonly highlights: Highlights;
  readonly class?: string;
}

/** The sheet with the map. */
export const MapSheet = ({ scene, board, highlights, class: name }: Props) => {
  const { words } = scene;
  const near = nearby(highlights);
  return (
    <Sheet id="map" heading={words.map} remark={phaseName(scene.state, scene.context)} class={name}>
      <figure>
        {near.length > 0 && (
          <BoardView
            board={board}
            box={surroundings(near)}
            highlights={highlights}
            class="near"
            label={words.mapNear}
          />
        )}
        <section class="map-scroll" tabindex={0} aria-label={words.mapScrolls}>
          <BoardView board={board} box={wholeBoard(board)} highlights={highlights} class="whole" label={words.mapWhole}>
            <Margins board={board} />
          </BoardView>
        </section>
        <Key scene={scene} />
      </figure>
    </Sheet>
  );
};

/** A part of the map around some hexes, large enough to know where one is. */
function surroundings(hexes: readonly string[]): Box {
  const box = frame(hexes, 30);
  const width = Math.max(box.width, 380);
  const height = Math.max(box.height, 300);
  return boxAround([box.x + box.width / 2, box.y + box.height / 2], width, height);
}

/** The hexes that matter now: legal ones, or those of the routes. */
function nearby({ legal, chosen, routes }: Highlights): string[] {
  if (chosen !== null) return [chosen];
  if (legal.length > 0) return legal.map(({ hex }) => hex);
  return routes.flatMap(({ stretches }) => stretches.flat());
}

interface KeyEntry {
  readonly kind: HexKind;
  /** Class of the ground, where it is not the kind's own. */
  readonly ground?: string;
  readonly pattern: boolean;
  readonly border?: boolean;
}

/** The kinds of hexes that a title's map and tiles have. */
function keyOf({ map, tiles }: Title): KeyEntry[] {
  const hexes = Object.values(map);
  const all = Object.values(tiles);
  const laid = (colour: string): boolean => all.some((tile) => tile.colour === colour && !tile.powerOnly);
  const entries: (KeyEntry & { readonly isThere: boolean })[] = [
    { kind: "white", pattern: false, isThere: true },
    { kind: "yellow", pattern: false, isThere: true },
    { kind: "green", pattern: true, isThere: true },
    { kind: "brown", pattern: true, isThere: true },
    { kind: "gray", pattern: true, isThere: laid("gray") },
    { kind: "fixed", pattern: true, isThere: hexes.some(({ fixed }) => fixed) },
    { kind: "red", pattern: true, isThere: hexes.some(({ colour, homeSite }) => colour === "red" && !homeSite) },
    { kind: "site", pattern: true, isThere: hexes.some(({ homeSite }) => homeSite) },
    { kind: "homeTile", ground: "red", pattern: true, isThere: all.some(({ terminal }) => terminal) },
    { kind: "power", ground: "green", pattern: true, border: true, isThere: all.some(({ powerOnly }) => powerOnly) },
  ];
  return entries.filter(({ isThere }) => isThere);
}

const Key = ({ scene }: { scene: Scene }) => (
  <ul class="key">
    {keyOf(scene.title).map(({ kind, ground = kind, pattern, border }) => (
      <li>
        <svg viewBox="-52 -60 104 120" aria-hidden="true">
          <path class={`hx hx-${ground}`} d={outline()} />
          {pattern && <path d={outline()} fill={`url(#p-${ground})`} />}
          {border && <PowerBorder />}
        </svg>
        {scene.words.hexKind(kind)}
      </li>
    ))}
  </ul>
);
