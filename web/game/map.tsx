/** The map's sheet: the surroundings of the legal places on narrow screens, the whole board, and the key of its colours. */
import type { Child } from "hono/jsx";
import { type Option, type RouteSet, type Title, tooDearHexes } from "../../engine/index.ts";
import { phaseName } from "../../engine/narration/index.ts";
import { outline } from "../board/geometry.ts";
import { PowerBorder } from "../board/hex.tsx";
import { type BoardPicture, BoardView, type Highlights, type LegalPlace, Margins, wholeBoard } from "../board/map.tsx";
import { tokenId } from "../forms/tokens.tsx";
import { type LayPlace, layPlaces, placeHref, placeLabel, shownLay, trialOf } from "../forms/track.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { HexKind } from "../words/en/game.ts";
import { nearby } from "./nearby.ts";
import { optionsOf, type Scene } from "./scene.ts";

/** What is highlighted on the map of this page. */
export function highlightsOf(scene: Scene, changed: ReadonlyMap<string, number>, best: RouteSet | null): Highlights {
  const options = [false, true].flatMap((side) => optionsOf(scene, side));
  const lays = options.flatMap((option) => (option.type === "layTile" ? [option] : []));
  const places = layPlaces(lays);
  const shown = shownLay(scene, lays);
  const { round } = scene.state;
  const turn = round.kind === "operating" ? round.turn : null;
  return {
    legal: onePerHex([...trackLinks(scene, places), ...tokenLinks(scene, options)]),
    chosen: scene.past
      ? shownOn(scene.title, scene.choice.at)
      : places.some(({ hex }) => hex === scene.choice.at)
        ? scene.choice.at
        : null,
    trial: shown && trialOf(scene, shown),
    near: lays.length > 0 ? tooDearHexes(scene.title, scene.state).map(({ hex }) => hex) : [],
    changed,
    routes: best?.routes ?? (turn?.step === "dividend" ? turn.routes : []),
  };
}

const trackLinks = (scene: Scene, places: readonly LayPlace[]): LegalPlace[] =>
  places.map((place) => ({
    hex: place.hex,
    href: scene.draft ? null : placeHref(scene, place),
    label: placeLabel(scene, place),
  }));

/** Places for stations lead to their pictures in the form. */
const tokenLinks = ({ words, title }: Scene, options: readonly Option[]): LegalPlace[] =>
  options.flatMap((option) =>
    option.type === "placeToken"
      ? [
          {
            hex: option.hex,
            href: `#${tokenId(option)}`,
            label: words.chooseHex(option.hex, title.map[option.hex]?.name ?? null, option.company),
          },
        ]
      : [],
  );

const onePerHex = (places: readonly LegalPlace[]): LegalPlace[] =>
  places.filter(({ hex }, index) => places.findIndex((other) => other.hex === hex) === index);

/** On an earlier version the address may point at any hex. */
const shownOn = ({ map }: Title, hex: string | null): string | null => (hex !== null && hex in map ? hex : null);

interface Props {
  readonly scene: Scene;
  readonly board: BoardPicture;
  readonly highlights: Highlights;
  readonly class?: string;
  /** What stands below the map. */
  readonly children?: Child;
}

/** Where the map of this position has a page of its own; a draft has none. */
export const mapPath = ({ draft, past, paths, version }: Scene): string | null =>
  draft ? null : past ? `${paths.history}/v/${version}/map` : `${paths.page}/map`;

/** The sheet with the map. */
export const MapSheet = ({ scene, board, highlights, class: name, children }: Props) => {
  const { words } = scene;
  const near = nearby(scene, board, highlights);
  const large = name === "large" ? null : mapPath(scene);
  return (
    <Sheet
      id="map"
      heading={words.map}
      remark={phaseName(scene.state, scene.context)}
      end={large && <a href={large}>{words.largeMap}</a>}
      class={name}
    >
      <figure
        {...(large === null
          ? {}
          : { "data-map": "", "data-leave": scene.paths.page, "data-chosen": highlights.chosen ?? undefined })}
      >
        {near && <BoardView board={board} box={near} highlights={highlights} class="near" label={words.mapNear} />}
        <section class="map-scroll" tabindex={0} aria-label={words.mapScrolls}>
          <BoardView board={board} box={wholeBoard(board)} highlights={highlights} class="whole" label={words.mapWhole}>
            <Margins board={board} />
          </BoardView>
        </section>
        {children}
        <Key scene={scene} />
      </figure>
    </Sheet>
  );
};

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
