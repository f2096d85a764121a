/** What stands on a hex: stops clear of each other and on their track, texts that cover neither stops nor values. */
import { describe, expect, it } from "vitest";
import { type HexView, hexView, newGame, TITLES, type Title, tileView } from "../../../engine/index.ts";
import { type Box, boxAround, distance, RADIUS } from "../../../web/board/geometry.ts";
import { type HexPicture, picture } from "../../../web/board/hex.tsx";
import { VALUE_RADIUS } from "../../../web/board/labels.ts";
import { pictureOn } from "../../../web/board/map.tsx";
import { sample } from "../../../web/board/track.ts";

const bare = (view: HexView): HexPicture => picture({ view, name: null, terrain: false, company: null });

interface Laid {
  readonly tile: string;
  readonly rotation: number;
  readonly drawing: HexPicture;
}

const tilesOf = (title: Title): Laid[] =>
  Object.keys(title.tiles).flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].map((rotation) => ({ tile, rotation, drawing: bare(tileView(title, tile, rotation)) })),
  );

interface Hex {
  readonly hex: string;
  readonly view: HexView;
  readonly drawing: HexPicture;
}

/** Every hex as printed, and with each tile of its kind in every rotation. */
function hexesOf(title: Title): Hex[] {
  const state = newGame({ title: title.id, players: 3 });
  return Object.keys(title.map).flatMap((hex) => {
    const printed = hexView(title, state, hex);
    const fitting = Object.keys(title.tiles).filter((tile) => fits(title, printed, tile));
    const laid = fitting.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => tileView(title, tile, rotation)));
    return [printed, ...laid].map((view) => ({ hex, view, drawing: pictureOn(title, state, hex, view) }));
  });
}

function fits(title: Title, printed: HexView, tile: string): boolean {
  const fact = title.tiles[tile];
  return (
    fact !== undefined && !printed.fixed && fact.nodes.length === printed.nodes.length && fact.label === printed.label
  );
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

describe.each(TITLES)("stops of $name", (title) => {
  const tiles = tilesOf(title);

  it("do not cover each other on any tile in any rotation", () => {
    for (const { tile, rotation, drawing } of tiles) {
      const circles = drawing.layout.places.map(({ slots, at }) => (slots.length > 0 ? slots : [at]));
      circles.forEach((own, index) => {
        const others = circles.filter((_, other) => other !== index).flat();
        for (const circle of own) {
          const nearest = Math.min(...others.map((other) => distance(circle, other)), 99);
          expect(nearest, `tile ${tile} r${rotation}`).toBeGreaterThan(18);
        }
      });
    }
  });

  it("stand on track if they have any", () => {
    for (const { tile, rotation, drawing } of tiles) {
      const points = drawing.layout.tracks.flatMap((track) => sample(track, 41));
      for (const { at, node } of drawing.layout.places) {
        const nearest = Math.min(...points.map((point) => distance(point, at)));
        expect(nearest, `${node.id} of tile ${tile} r${rotation}`).toBeLessThan(3);
      }
    }
  });

  it("have one circle for each place of a city", () => {
    for (const { drawing } of tiles) {
      for (const { node, slots } of drawing.layout.places) {
        expect(slots.length).toBe(node.kind === "city" ? (node.slots ?? 1) : 0);
      }
    }
  });
});

describe.each(TITLES)("texts of $name", (title) => {
  const hexes = hexesOf(title);

  const stations = ({ layout }: HexPicture): Box[] =>
    layout.places.flatMap(({ slots, slotRadius }) =>
      slots.map((at) => boxAround(at, slotRadius * 1.4, slotRadius * 1.4)),
    );
  const discs = ({ labels }: HexPicture): Box[] =>
    labels.values.map(({ at }) => boxAround(at, VALUE_RADIUS * 1.4, VALUE_RADIUS * 1.4));

  it("never cover a station or a value with a name", () => {
    for (const { hex, view, drawing } of hexes) {
      for (const name of drawing.labels.names) {
        const covered = [...stations(drawing), ...discs(drawing)].map((box) => overlap(name.box, box));
        expect(Math.max(0, ...covered), `${name.text} on ${hex}, tile ${view.tile} r${view.rotation}`).toBeLessThan(30);
      }
    }
  });

  it("keep values that rise with the phases off the stations, whichever way the tile lies", () => {
    for (const { tile, rotation, drawing } of tilesOf(title)) {
      const row = drawing.labels.offboard;
      if (!row) continue;
      const covered = stations(drawing).map((box) => overlap(boxAround(row, 72, 18), box));
      expect(Math.max(0, ...covered), `tile ${tile} r${rotation}`).toBeLessThan(30);
    }
  });

  it("keep the names of a hex apart", () => {
    for (const { hex, view, drawing } of hexes) {
      const [first, second] = drawing.labels.names;
      if (!first || !second) continue;
      expect(overlap(first.box, second.box), `${hex}, tile ${view.tile} r${view.rotation}`).toBeLessThan(60);
    }
  });

  it("stay near their hex", () => {
    for (const { drawing } of hexes) {
      for (const { at } of [...drawing.labels.names, ...drawing.labels.values]) {
        expect(distance(at, [0, 0])).toBeLessThan(RADIUS + 3);
      }
    }
  });

  it("give every named hex its name and every value its disc", () => {
    for (const { hex, drawing } of hexes) {
      const name = title.map[hex]?.name;
      if (name) expect(drawing.labels.names.length).toBeGreaterThan(0);
      const values = new Set(
        drawing.view.nodes.map(({ revenue }) => revenue).filter((one) => typeof one === "number" && one > 0),
      );
      expect(drawing.labels.values.length).toBe(values.size);
    }
  });
});
