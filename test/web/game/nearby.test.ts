/** Where the map opens on a narrow screen while nothing is to be chosen. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../engine/index.ts";
import { type Box, centreOf } from "../../../web/board/geometry.ts";
import { boardPicture, wholeBoard } from "../../../web/board/map.tsx";
import { nearby } from "../../../web/game/nearby.ts";
import { type Change, changed, game1835, operating, station, stock, tile } from "../../support/positions.ts";
import { sceneFor } from "../support/scenes.ts";

const NOTHING = { legal: [], chosen: null, trial: null, near: [], changed: new Map(), routes: [] };

const ledBy =
  (symbol: string, seat: number): Change =>
  ({ corporations }) => {
    const one = corporations[symbol];
    if (one) one.president = seat;
  };

function opened(state: GameState): Box | null {
  const scene = sceneFor(state, 0);
  return nearby(scene, boardPicture(scene.title, state), NOTHING);
}

function shows(box: Box | null, hex: string): boolean {
  const [x, y] = centreOf(hex);
  return box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

describe("the map of a position in which nothing is to be chosen", () => {
  it("opens nowhere before anything is built", () => {
    expect(opened(game1835(4))).toBeNull();
  });

  it("opens where the company in turn stands", () => {
    const box = opened(
      changed(game1835(4), [tile("H2", "8", 0), ledBy("BA", 0), station("BA", "L6", 0), operating("BA", "trains")]),
    );
    expect(shows(box, "L6")).toBe(true);
    expect(shows(box, "H2")).toBe(false);
  });

  it("opens where most track lies, and shows nothing beyond the board", () => {
    const state = changed(game1835(4), [tile("C11", "5", 0), tile("O5", "5", 0), tile("N4", "8", 0), stock(0)]);
    const box = opened(state);
    expect(shows(box, "O5") && shows(box, "N4")).toBe(true);
    const whole = wholeBoard(boardPicture(sceneFor(state, 0).title, state));
    expect(box && box.y + box.height <= whole.y + whole.height && box.x >= whole.x).toBe(true);
  });
});
