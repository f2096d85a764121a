/**
 * The board of a game as SVG. It is drawn once per page in a hidden picture; every view of it (whole map, surroundings,
 * tile pictures) refers to that and adds its own highlights.
 */

import type { Child } from "hono/jsx";
import {
  type GameState,
  type HexView,
  hexView,
  type NodeFact,
  type Route,
  seatOf,
  type Title,
} from "../../engine/index.ts";
import {
  add,
  type Box,
  boxAround,
  centreOf,
  frame,
  gridOf,
  inReadingOrder,
  outline,
  pair,
  RADIUS,
  ROW,
  short,
  viewBox,
} from "./geometry.ts";
import { HexGround, type HexPicture, type HexSigns, HexSignsView, NEWS_SPOT, picture } from "./hex.tsx";
import { routeData } from "./routes.ts";

/** Everything the drawing knows about the board of one state. */
export interface BoardPicture {
  readonly title: Title;
  readonly hexes: readonly string[];
  readonly pictureOf: (hex: string) => HexPicture | null;
  readonly signsOf: (hex: string) => HexSigns;
}

/** Prepares the board of a state for drawing. */
export function boardPicture(title: Title, state: GameState): BoardPicture {
  const hexes = inReadingOrder(Object.keys(title.map));
  const pictures = new Map(hexes.map((hex) => [hex, pictureOn(title, state, hex, hexView(title, state, hex))]));
  return {
    title,
    hexes,
    pictureOf: (hex) => pictures.get(hex) ?? null,
    signsOf: (hex) => signsOn(title, state, pictures.get(hex)?.view ?? hexView(title, state, hex), true),
  };
}

/** One hex as it would look with another tile, names and terrain as on the map. */
export const pictureOn = (title: Title, state: GameState, hex: string, view: HexView): HexPicture =>
  picture({
    view: { ...view, hex },
    name: title.map[hex]?.name ?? null,
    terrain: view.tile === null && title.map[hex]?.terrain !== undefined,
    company: blocker(title, state, hex),
    power: isPowerTile(title, view),
    site: isSite(title, hex, view),
  });

const isPowerTile = (title: Title, { tile }: HexView): boolean =>
  tile !== null && title.tiles[tile]?.powerOnly === true;

/** A place kept for a home tile, as long as none lies there. */
const isSite = (title: Title, hex: string, { tile }: HexView): boolean =>
  tile === null && title.map[hex]?.homeSite === true;

/** The corporation that may still choose a place for its home tile, null where it has chosen or is gone. */
function siteOwner(title: Title, state: GameState, view: HexView): string | null {
  if (!isSite(title, view.hex, view)) return null;
  const owner = title.corporations.find(({ homeTile }) => homeTile?.hexes.includes(view.hex));
  const isBuilt = owner?.homeTile?.hexes.some((hex) => state.board.tiles[hex]) ?? true;
  return !owner || isBuilt || state.corporations[owner.symbol]?.closed ? null : owner.symbol;
}

/** The private company that keeps everybody off a hex while a player owns it (C-16.4). */
function blocker(title: Title, state: GameState, hex: string): string | null {
  const found = title.companies.find(({ symbol, blocks }) => {
    const company = state.companies[symbol];
    return (
      blocks.includes(hex) &&
      company &&
      !company.closed &&
      (company.owner === null || seatOf(company.owner) !== undefined)
    );
  });
  return found?.symbol ?? null;
}

/** What stands on a hex besides track. */
export function signsOn(title: Title, state: GameState, view: HexView, coordinate: boolean): HexSigns {
  const { hex } = view;
  const fact = title.map[hex];
  return {
    stations: state.board.stations[hex] ?? [],
    reserved: Object.entries(state.board.homes)
      .filter(([, home]) => home.hex === hex)
      .map(([corporation, home]) => ({ corporation, city: home.city })),
    terrain: fact?.terrain ?? null,
    site: siteOwner(title, state, view),
    offboard: fact?.showRevenue === false ? [] : view.nodes.flatMap((node) => risingValues(title, state.phase, node)),
    coordinate: coordinate ? hex : null,
  };
}

/** Values that rise with the phases; a value that stays the same is shown once. */
function risingValues(title: Title, phase: string | null, { revenue }: NodeFact): HexSigns["offboard"] {
  if (typeof revenue === "number") return [];
  const column = title.phases.find(({ name }) => name === phase)?.offboard;
  const entries = Object.entries(revenue);
  return entries
    .filter(([, value], index) => index === 0 || entries[index - 1]?.[1] !== value)
    .map(([colour, value]) => ({ value, colour, now: column !== undefined && value === revenue[column] }));
}

/** The hidden picture that all views refer to: patterns and the two layers. */
export const BoardDefinitions = ({ board }: { board: BoardPicture }) => (
  <svg class="defs" aria-hidden="true">
    <defs>
      <Patterns />
      <g id="low">
        {board.hexes.map((hex) => (
          <g transform={`translate(${pair(centreOf(hex))})`}>
            <Ground board={board} hex={hex} />
          </g>
        ))}
      </g>
      <g id="high">
        {board.hexes.map((hex) => (
          <g transform={`translate(${pair(centreOf(hex))})`}>
            <Signs board={board} hex={hex} />
          </g>
        ))}
      </g>
    </defs>
  </svg>
);

const Ground = ({ board, hex }: { board: BoardPicture; hex: string }) => {
  const picture = board.pictureOf(hex);
  return picture && <HexGround picture={picture} walls={board.title.map[hex]?.walls ?? []} />;
};

const Signs = ({ board, hex }: { board: BoardPicture; hex: string }) => {
  const picture = board.pictureOf(hex);
  return picture && <HexSignsView picture={picture} signs={board.signsOf(hex)} />;
};

/** Patterns by tile class: the sign of the class besides its colour. */
/** The patterns of the tiles' colours alone, for pages that show tiles without the board. */
export const TilePatterns = () => (
  <svg class="defs" aria-hidden="true">
    <defs>
      <Patterns />
    </defs>
  </svg>
);

const Patterns = () => (
  <>
    <pattern id="p-green" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pl" d="M0 0V9" />
    </pattern>
    <pattern id="p-brown" width="8" height="8" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 0H8" />
    </pattern>
    <pattern id="p-gray" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle class="pd" cx="2" cy="2" r="1.1" />
      <circle class="pd" cx="6" cy="6" r="1.1" />
    </pattern>
    <pattern id="p-red" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="pl2" d="M0 0V11" />
    </pattern>
    <pattern id="p-site" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="pl" d="M0 0V9" />
    </pattern>
    <pattern id="p-fixed" width="10" height="10" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 0H10M0 0V10" />
    </pattern>
  </>
);

export interface LegalPlace {
  readonly hex: string;
  readonly href: string | null;
  readonly label: string;
}

export interface Highlights {
  /** Hexes one can choose now, each with its link (null where they are only shown) and what a screen reader says. */
  readonly legal: readonly LegalPlace[];
  readonly chosen: string | null;
  /** Hexes that changed, with the number of the news. */
  readonly changed: ReadonlyMap<string, number>;
  readonly routes: readonly Route[];
}

export const NO_HIGHLIGHTS: Highlights = { legal: [], chosen: null, changed: new Map(), routes: [] };

interface ViewProps {
  readonly board: BoardPicture;
  readonly box: Box;
  readonly highlights: Highlights;
  readonly class: string;
  readonly label: string;
  readonly children?: Child;
}

/** A view of the board, the whole or a part. */
export const BoardView = ({ board, box, highlights, class: name, label, children }: ViewProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no other element can group links inside a drawing
  <svg class={`board ${name}`} viewBox={viewBox(box)} role="group" aria-label={label}>
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus; the links come after it */}
    <g aria-hidden="true">
      {children}
      <use href="#low" />
      {highlights.routes.map((route, index) => (
        <RouteLine data={routeData(board.title, route, board.pictureOf)} index={index} />
      ))}
      <use href="#high" />
      {[...highlights.changed].map(([hex, number]) => (
        <g class="flag" transform={`translate(${pair(add(centreOf(hex), NEWS_SPOT))})`}>
          <circle r="11" />
          <text y="5">{number}</text>
        </g>
      ))}
      {highlights.chosen && <Chosen hex={highlights.chosen} />}
      {highlights.legal
        .filter(({ href }) => href === null)
        .map(({ hex }) => (
          <g transform={`translate(${pair(centreOf(hex))})`}>
            <LegalSigns hex={hex} />
          </g>
        ))}
    </g>
    {inReadingOrder(highlights.legal.map(({ hex }) => hex)).map((hex) => {
      const link = highlights.legal.find((one) => one.hex === hex);
      return link && link.href !== null && <LegalLink {...link} href={link.href} />;
    })}
  </svg>
);

const RouteLine = ({ data, index }: { data: string; index: number }) => (
  <>
    <path class="run" d={data} />
    <path class={`run-line run-${index % 4}`} d={data} />
  </>
);

export const Chosen = ({ hex }: { hex: string }) => (
  <g transform={`translate(${pair(centreOf(hex))})`}>
    <path class="sel" d={outline(4)} />
    <path class="selin" d={outline(4)} />
  </g>
);

const LegalLink = ({ hex, href, label }: LegalPlace & { href: string }) => (
  <a class="hexlink" href={href} aria-label={label} transform={`translate(${pair(centreOf(hex))})`}>
    <LegalSigns hex={hex} />
    <path class="hit" d={outline()} />
  </a>
);

const LegalSigns = ({ hex }: { hex: string }) => (
  <>
    <LegalOutline />
    <LegalName hex={hex} />
  </>
);

/** The outline of a hex that one can choose, around the middle of the drawing. */
export const LegalOutline = () => (
  <>
    <path class="canhalo" d={outline(5)} />
    <path class="can" d={outline(5)} />
  </>
);

export const LegalName = ({ hex }: { hex: string }) => (
  <text class="ccrd" x="0" y="-33">
    {hex}
  </text>
);

/** The frame of the whole board with room for the letters and numbers along the margin. */
export const wholeBoard = (board: BoardPicture): Box => frame(board.hexes, 26);

/** The frame of one hex and a little of its neighbours. */
export const hexFrame = (hex: string, reach = 62): Box => boxAround(centreOf(hex), reach * 2, reach * 2);

/** Letters and numbers along the margin. */
export const Margins = ({ board }: { board: BoardPicture }) => {
  const box = wholeBoard(board);
  const rows = [...new Set(board.hexes.map((hex) => gridOf(hex).row))];
  const columns = [...new Set(board.hexes.map((hex) => gridOf(hex).column))];
  return (
    <>
      {rows.map((row) => (
        <text class="ax" x={short(box.x + 14)} y={short(row * ROW + 5)}>
          {String.fromCharCode(65 + row)}
        </text>
      ))}
      {columns.map((column) => (
        <text class="ax" x={column * 50} y={short(box.y + 18)}>
          {column}
        </text>
      ))}
    </>
  );
};

/** A single tile outside the map, for lists of tiles. */
export const TilePicture = ({ title, view, label }: { title: Title; view: HexView; label: string }) => {
  const drawing = picture({ view, name: null, terrain: false, company: null, power: isPowerTile(title, view) });
  const offboard = view.nodes.flatMap((node) => risingValues(title, null, node));
  const owner = title.tiles[view.tile ?? ""]?.homeBonus?.corporation;
  const reserved = owner === undefined ? [] : [{ corporation: owner, city: null }];
  const signs: HexSigns = { stations: [], reserved, terrain: null, site: null, offboard, coordinate: null };
  return (
    <svg class="tile" viewBox={viewBox(boxAround([0, 0], 104, RADIUS * 2 + 4))} role="img" aria-label={label}>
      <HexGround picture={drawing} walls={[]} />
      <HexSignsView picture={drawing} signs={signs} />
    </svg>
  );
};
