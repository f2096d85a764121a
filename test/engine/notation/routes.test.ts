/** Routes as text: what is written reads back as the same route, and what cannot be read is said in words. */
import { describe, expect, it } from "vitest";
import {
  bestRoutes,
  decide,
  type GameState,
  newGame,
  type Route,
  type RouteFault,
  readRoutes,
  titleById,
  writeRoute,
} from "../../../engine/index.ts";
import { wordsIn } from "../../../web/words/index.ts";
import { playRandomly } from "../narration/random-game.ts";

const start = newGame({ title: "1830", players: 3 });
const title = titleById("1830");
const trains = [
  { id: "2-0", rank: "2" },
  { id: "2-1", rank: "2" },
  { id: "3-0", rank: "3" },
];

/** PRR's surroundings: Pittsburgh and the track to Altoona and beyond. */
const state: GameState = {
  ...start,
  board: {
    ...start.board,
    tiles: {
      H10: { tile: "57", rotation: 1 },
      H14: { tile: "9", rotation: 1 },
      H16: { tile: "57", rotation: 1 },
      F20: { tile: "1", rotation: 0 },
    },
  },
};

const read = (text: string) => readRoutes(text, { title, state }, trains);
const faultOf = (text: string): RouteFault => {
  const answer = read(text);
  if (answer.ok) throw new Error(`${text} was read`);
  return answer.fault;
};

describe("routes as text", () => {
  it("name the train and the hexes in order, those without a stop too", () => {
    expect(read("2-0: H10 H12\n3-0: H12 H14 H16")).toEqual({
      ok: true,
      routes: [
        { train: "2-0", stops: ["H10.c0", "H12.c0"], stretches: [["H10", "H12"]] },
        { train: "3-0", stops: ["H12.c0", "H16.c0"], stretches: [["H12", "H14", "H16"]] },
      ],
    });
  });

  it("may run past a stop where track leads around it", () => {
    expect(read("2-0: H10 (H12) H14 H16")).toEqual({
      ok: true,
      routes: [{ train: "2-0", stops: ["H10.c0", "H16.c0"], stretches: [["H10", "H12", "H14", "H16"]] }],
    });
  });

  it("may name trains by rank, use commas and small letters", () => {
    const answer = read("2: h10, h12\n2: h12 , h14 h16");
    expect(answer.ok && answer.routes.map(({ train }) => train)).toEqual(["2-0", "2-1"]);
  });

  it("are none if no line is written", () => {
    expect(read(" \n\n")).toEqual({ ok: true, routes: [] });
  });

  it.each([
    ["H10 H12", { kind: "line" }],
    ["5-0: H10 H12", { kind: "train", train: "5-0" }],
    ["2-0: H10 H12\n2-0: H12 H14 H16", { kind: "train", train: "2-0" }],
    ["2-0: H10 Z99", { kind: "hex", hex: "Z99" }],
    ["2-0: H10 <b", { kind: "hex", hex: "<b" }],
    ["2-0: H10 H16", { kind: "apart", from: "H10", to: "H16" }],
    ["2-0: H12 H14 G15", { kind: "track", hex: "H14" }],
    ["2-0: H12 H14", { kind: "end", hex: "H14" }],
    ["2-0: H10", { kind: "short" }],
    ["2-0: H10 H12.c5", { kind: "track", hex: "H12" }],
  ] as const)("%s cannot be read", (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  it("have a sentence for each fault in each language", () => {
    const faults = [
      "H10",
      "9-9: H10 H12",
      "2-0: H10 Q1",
      "2-0: H10 H16",
      "2-0: H12 H14 G15",
      "2-0: H12 H14",
      "2-0: H10",
    ].map(faultOf);
    for (const fault of faults) {
      expect(wordsIn("en").routeFault(fault)).toMatch(/\.$/);
      expect(wordsIn("de").routeFault(fault)).not.toBe(wordsIn("en").routeFault(fault));
    }
  });

  it("written for the best run of any position read back as the same routes", () => {
    let compared = 0;
    for (const { state: at, decision, seat } of [3, 4, 8].flatMap((seed) => [...playRandomly(seed, 4, 900)])) {
      if (decision.step !== "routes" || decision.corporation === null) continue;
      const { routes } = bestRoutes(at, decision.corporation);
      const text = routes.map((route: Route) => writeRoute(route, { title, state: at })).join("\n");
      const answer = readRoutes(text, { title, state: at }, at.corporations[decision.corporation]?.trains ?? []);
      expect(answer, text).toEqual({ ok: true, routes });
      expect(decide(at, seat, { type: "run", routes: [...routes] }).accepted).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
