/** The board as a whole: everything that lies on it is drawn, and legal hexes are links. */
import { describe, expect, it } from "vitest";
import { type GameState, hexView, titleById } from "../../../engine/index.ts";
import { BoardDefinitions, BoardView, boardPicture, NO_HIGHLIGHTS, wholeBoard } from "../../../web/board/map.tsx";
import { playRandomly } from "../../engine/narration/random-game.ts";

/** A position in which much has been built. */
function lateState(): GameState {
  let found: GameState | null = null;
  for (const { state } of playRandomly(3, 4, 500)) found = state;
  if (!found) throw new Error("nothing was played");
  return found;
}

const state = lateState();
const title = titleById(state.title);
const board = boardPicture(title, state);
const html = String(<BoardDefinitions board={board} />).replaceAll("&amp;", "&");

describe("the board", () => {
  it("names every hex by its coordinate", () => {
    for (const hex of Object.keys(title.map)) expect(html).toContain(`>${hex}</text>`);
  });

  it("shows every name", () => {
    for (const { name } of Object.values(title.map)) {
      if (name && name.length < 11) expect(html).toContain(`>${name}</text>`);
    }
  });

  it("shows every station that stands and every home that is kept", () => {
    const count = (symbol: string, pattern: string) => html.split(pattern.replace("@", symbol)).length - 1;
    for (const { symbol, stations } of Object.values(state.corporations)) {
      const name = symbol.replace(/[^A-Za-z0-9]/g, "-");
      expect(count(name, 'class="tok t-@"'), symbol).toBe(stations.length);
    }
    for (const symbol of Object.keys(state.board.homes)) expect(html).toMatch(new RegExp(`class="res[^>]*>${symbol}<`));
  });

  it("shows terrain with its cost exactly where no tile lies yet", () => {
    const costs = Object.entries(title.map).filter(
      ([hex, { terrain }]) => terrain && hexView(title, state, hex).tile === null,
    );
    expect(html.split('class="terc"').length - 1).toBe(costs.length);
  });

  it("colours each hex by what lies on it", () => {
    for (const colour of ["yellow", "green", "brown"] as const) {
      const hexes = Object.keys(title.map).filter((hex) => {
        const view = hexView(title, state, hex);
        return view.colour === colour && !(view.fixed && colour === "yellow");
      });
      expect(html.split(`class="hx hx-${colour}"`).length - 1, colour).toBe(hexes.length);
    }
  });

  it("makes a legal hex a link that says what it does", () => {
    const view = String(
      <BoardView
        board={board}
        box={wholeBoard(board)}
        class="whole"
        label="Map"
        highlights={{ ...NO_HIGHLIGHTS, legal: [{ hex: "D10", href: "/games/g?at=D10#move", label: "Choose D10" }] }}
      />,
    );
    expect(view).toContain('<a class="hexlink" href="/games/g?at=D10#move" aria-label="Choose D10"');
  });
});
