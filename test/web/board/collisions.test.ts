/** Texts of a whole board: at fifty pixels a hex no name covers a value, a station, a label or another name, on its hex or beside it. */
import { describe, expect, it } from "vitest";
import { type GameState, type HexView, hexView, newGame, TITLES, type Title, titleOf } from "../../../engine/index.ts";
import { add, type Box, boxAround, centreOf } from "../../../web/board/geometry.ts";
import type { HexPicture } from "../../../web/board/hex.tsx";
import { VALUE_RADIUS } from "../../../web/board/labels.ts";
import { boardPicture } from "../../../web/board/map.tsx";
import { dice } from "../../support/legal.ts";

/** Boards on which about half of the hexes bear some tile of their kind, turned anyhow: denser than games get. */
function boards(title: Title): GameState[] {
  const start = newGame({ title: title.id, players: 4, seed: 3 });
  const laid = Array.from({ length: BOARDS }, (_, number) => builtOver(title, start, dice(number + 1)));
  return [start, ...laid];
}

const BOARDS = 14;

function builtOver(title: Title, start: GameState, roll: (sides: number) => number): GameState {
  const tiles = { ...start.board.tiles };
  for (const hex of Object.keys(title.map)) {
    const fitting = tilesFor(title, hexView(title, start, hex));
    const tile = fitting[roll(fitting.length * 2)];
    if (tile !== undefined) tiles[hex] = { tile, rotation: roll(6) };
  }
  return { ...start, board: { ...start.board, tiles } };
}

const tilesFor = (title: Title, { fixed, label, nodes }: HexView): string[] =>
  fixed
    ? []
    : Object.entries(title.tiles).flatMap(([tile, fact]) =>
        fact.label === label && fact.nodes.length === nodes.length && fact.nodes[0]?.kind === nodes[0]?.kind
          ? [tile]
          : [],
      );

interface Thing {
  readonly what: string;
  readonly hex: string;
  readonly box: Box;
}

const square = (at: readonly [number, number], radius: number): Box => boxAround(at, radius * 1.5, radius * 1.5);

/** What a name must not cover, and the names themselves, in units of the map. */
function thingsOn(hex: string, { layout, labels }: HexPicture): { names: Thing[]; others: Thing[] } {
  const middle = centreOf(hex);
  const on = (what: string, box: Box): Thing => {
    const [x, y] = add(middle, [box.x, box.y]);
    return { what: `${what} on ${hex}`, hex, box: { ...box, x, y } };
  };
  const stations = layout.places.flatMap(({ slots, slotRadius }) =>
    slots.map((at) => on("station", square(at, slotRadius))),
  );
  const values = labels.values.map(({ value, at }) => on(String(value), square(at, VALUE_RADIUS)));
  const row = labels.offboard ? [on("values", boxAround(labels.offboard, 66, 16))] : [];
  const coordinate = on("coordinate", boxAround(labels.coordinate, 20, 10));
  const label = labels.label ? [on(labels.label.text, labels.label.box)] : [];
  return {
    names: labels.names.map((name) => on(name.text, name.box)),
    others: [...stations, ...values, ...row, ...label, coordinate],
  };
}

const shared = (a: Box, b: Box): readonly [number, number] => [
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
];

/** Boxes overlap by more than the hairs that their white space leaves. */
const collide = (a: Box, b: Box): boolean => {
  const [width, height] = shared(a, b);
  return width > 3 && height > 3;
};

function collisions(state: GameState): string[] {
  const board = boardPicture(titleOf(state), state);
  const all = board.hexes.flatMap((hex) => {
    const picture = board.pictureOf(hex);
    return picture ? [thingsOn(hex, picture)] : [];
  });
  const names = all.flatMap((one) => one.names);
  const others = all.flatMap((one) => one.others);
  return names.flatMap((name, index) =>
    [...others, ...names.slice(index + 1)]
      .filter((other) => collide(name.box, other.box))
      .map((other) => `${name.what} and ${other.what}, ${state.board.tiles[name.hex]?.tile ?? "printed"}`),
  );
}

describe.each(TITLES)("names on the map of $name", (title) => {
  it("cover nothing however it is built over", () => {
    expect([...new Set(boards(title).flatMap(collisions))]).toEqual([]);
  });
});
