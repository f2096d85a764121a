/** The map's own page: every hex as a row, last runs with their dashes, and places that only their cost keeps away. */
import { describe, expect, it } from "vitest";
import { decision as asked, decide, type GameState, hexView, titleOf, tooDearHexes } from "../../../engine/index.ts";
import { BoardDefinitions, boardPicture } from "../../../web/board/map.tsx";
import { TrackForms } from "../../../web/forms/track.tsx";
import { MapPage } from "../../../web/game/mapPage.tsx";
import type { Run } from "../../../web/game/runs.tsx";
import { optionsOf } from "../../../web/game/scene.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { game1835 } from "../../support/positions.ts";
import { sceneFor } from "../support/scenes.ts";

const played = [...playRandomly(3, 4, 420)];

/** The first run of a game and the position after it. */
function firstRun(): { run: Run; state: GameState } {
  for (const { state, seat, move, events } of played) {
    const run = events.find((event) => event.type === "routesRun");
    const decided = decide(state, seat, move);
    if (run?.type === "routesRun" && decided.accepted) return { run, state: decided.state };
  }
  throw new Error("nobody has run");
}

const { run, state } = firstRun();
const page = (shown: Run | null, runner: string | null): string =>
  String(<MapPage scene={sceneFor(state, 0)} person={null} runner={runner} run={shown} />);

describe("the map's page", () => {
  it("lists every hex once, in reading order", () => {
    const rows = [...page(null, null).matchAll(/<tr id="hex-(\w+)"/g)].map(([, hex]) => hex);
    expect(rows).toEqual([...boardPicture(titleOf(state), state).hexes]);
  });

  it("draws each route of a run in the dash that stands beside it in the list", () => {
    const html = page(run, run.corporation);
    const dashes = [...html.matchAll(/class="run-line run-(\d)"/g)].map(([, dash]) => Number(dash));
    const each = run.routes.map((_, index) => index);
    const views = html.split('class="board').length - 1;
    expect(dashes).toEqual([...Array.from({ length: views }, () => each).flat(), ...each]);
  });

  it("says so where no run is known", () => {
    expect(page(null, "PRR")).toContain("No run of PRR is known");
  });
});

describe("values that rise with the phases", () => {
  it("frame the present one alone, even where another phase has the same value", () => {
    const start = game1835(3);
    const html = String(<BoardDefinitions board={boardPicture(titleOf(start), start)} />);
    const title = titleOf(start);
    const rows = Object.keys(title.map).filter(
      (hex) =>
        title.map[hex]?.showRevenue !== false &&
        hexView(title, start, hex).nodes.some(({ revenue }) => typeof revenue !== "number"),
    );
    expect(html.split('class="offv now"').length - 1).toBe(rows.length);
  });
});

describe("places that are too dear", () => {
  /** A position at a lay in which the treasury is emptied; then terrain in reach costs too much. */
  const poor = played.flatMap(({ state: at, decision, seat }) => {
    const own = at.corporations[decision.corporation ?? ""];
    if (decision.step !== "track" || !own) return [];
    const broke = { ...at, corporations: { ...at.corporations, [own.symbol]: { ...own, cash: 0 } } };
    const isDue = asked(broke).options.some(({ type, side }) => type === "layTile" && !side);
    return isDue && tooDearHexes(titleOf(at), broke).length > 0 ? [{ broke, seat, own }] : [];
  })[0];

  it("are those that open with more money, named with their cost and dotted on the map", () => {
    if (!poor) throw new Error("no terrain in reach");
    const { broke, seat, own } = poor;
    const title = titleOf(broke);
    const dear = tooDearHexes(title, broke);
    const rich = { ...broke, corporations: { ...broke.corporations, [own.symbol]: { ...own, cash: 5000 } } };
    const laysIn = (at: GameState) =>
      optionsOf(sceneFor(at, seat), false).flatMap((option) => (option.type === "layTile" ? [option] : []));
    const [before, after] = [broke, rich].map((at) => laysIn(at).map(({ hex }) => hex));
    for (const { hex, cost } of dear) {
      expect(cost).toBe(title.map[hex]?.terrain?.cost);
      expect(before).not.toContain(hex);
      expect(after).toContain(hex);
    }
    expect(String(<TrackForms scene={sceneFor(broke, seat)} options={laysIn(broke)} />)).toContain("Too dear now");
    expect(tooDearHexes(title, rich)).toEqual([]);
  });
});
