/** Home sites, home tiles, purple-bordered tiles and kinds of terrain on the map. */
import { describe, expect, it } from "vitest";
import { type GameState, tileView, titleOf } from "../../../engine/index.ts";
import { BoardDefinitions, boardPicture, TilePicture } from "../../../web/board/map.tsx";
import { changed, game18cz, tile } from "../../support/positions.ts";
import { phase18cz, railway } from "../../support/positions18cz.ts";

const start = game18cz(3);
const boardOf = (state: GameState): string => String(<BoardDefinitions board={boardPicture(titleOf(state), state)} />);
const sitesOf = (html: string): string[] =>
  [...html.matchAll(/class="site"[^>]*>([^<]+)</g)].map(([, symbol = ""]) => symbol);
const count = (html: string, part: string): number => html.split(part).length - 1;

describe("home sites", () => {
  it("bear the symbol of the corporation that may build there, two each", () => {
    expect(sitesOf(boardOf(start)).sort()).toEqual(["BY", "BY", "PR", "PR", "SX", "SX", "Ug", "Ug", "kk", "kk"]);
  });

  it("lose it, both of them, once the home tile lies", () => {
    const built = changed(start, [phase18cz("d"), railway("SX", { director: 0, home: { hex: "A8", rotation: 4 } })]);
    const html = boardOf(built);
    expect(sitesOf(html)).not.toContain("SX");
    expect(count(html, 'class="hx hx-site"')).toBe(9);
    expect(count(html, 'class="hx hx-red"')).toBe(1);
  });

  it("lose it when their corporation has been taken over", () => {
    const gone = changed(start, [(draft) => Object.assign(draft.corporations.SX ?? {}, { closed: true })]);
    expect(sitesOf(boardOf(gone))).not.toContain("SX");
  });
});

describe("a home tile", () => {
  const html = (phase: string): string =>
    boardOf(changed(start, [phase18cz(phase), railway("SX", { director: 0, home: { hex: "A8", rotation: 4 } })]));

  it.each([
    ["d", "30"],
    ["g", "40"],
    ["i", "50"],
  ])("shows all its values, in phase %s %s as the present one", (phase, value) => {
    const row = [...html(phase).matchAll(/class="offv( now)?"><rect[^>]*><\/rect><text[^>]*>(\d+)</g)];
    expect(row.map(([, , shown]) => shown)).toEqual(["30", "40", "50"]);
    expect(row.filter(([, now]) => now).map(([, , shown]) => shown)).toEqual([value]);
  });
});

describe("a tile that only a power lays", () => {
  const title = titleOf(start);

  it("has a border of its own on the map and in the supply", () => {
    expect(count(boardOf(changed(start, [tile("D3", "14", 0)])), 'class="pwr"')).toBe(0);
    expect(count(boardOf(changed(start, [tile("D3", "14p", 0)])), 'class="pwr"')).toBe(1);
    for (const [name, { powerOnly }] of Object.entries(title.tiles)) {
      const picture = String(<TilePicture title={title} view={tileView(title, name, 0)} label={name} />);
      expect(picture.includes('class="pwr"'), name).toBe(powerOnly === true);
    }
  });
});

describe("terrain", () => {
  it("has a shape for each kind", () => {
    const html = boardOf(start);
    const kinds = Object.values(titleOf(start).map).flatMap(({ terrain }) => (terrain ? [terrain.kind] : []));
    const shapes = [...html.matchAll(/class="ter-[mw]" d="([^"]+)"/g)].map(([, shape]) => shape);
    expect(shapes.length).toBe(kinds.length);
    expect(new Set(shapes).size).toBe(new Set(kinds).size);
    expect(new Set(kinds)).toEqual(new Set(["water", "hill", "mountain"]));
  });
});
