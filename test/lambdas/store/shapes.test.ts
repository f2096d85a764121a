/**
 * Logs as every shape of entries so far has written them, kept as exported files: each is opened, proves itself, keeps what must be
 * conserved, and is played on with today's code. Whoever raises the shape adds files of it (a game exported by the code as it is).
 */
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fold, type GameState, titleOf } from "../../../engine/index.ts";
import { systemChance, systemClock } from "../../../lambdas/service/deps.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { importGame } from "../../../lambdas/service/transfer.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { type Entry, SHAPE } from "../../../lambdas/store/entry.ts";
import { storeOn } from "../../../lambdas/store/store.ts";
import { UPCASTS } from "../../../lambdas/store/upcasts.ts";
import { faultsOf } from "../../support/invariants.ts";
import { dice } from "../../support/legal.ts";
import { createMemoryDatabase } from "../../support/memory-database.ts";
import { randomMove } from "../../support/random-moves.ts";

const FOLDER = new URL("shapes/", import.meta.url).pathname;
const FILES = readdirSync(FOLDER).sort();
const MOVES = 15;

const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(FOLDER + file))
    .toString("utf8")
    .trimEnd()
    .split("\n");
const shapeOf = (file: string): number => Number(file.split("-")[1]);

function openStore() {
  const log = { info: () => undefined, error: () => undefined };
  const store = storeOn(createMemoryDatabase());
  const plain = { clock: systemClock, chance: systemChance, secret: "a secret of the tests, long enough", log };
  return { ...plain, store, mail: { send: async () => "none" }, origin: "https://bahnpost.test" };
}

/** The state after each entry from the start on: moves lead on, and what takes them back leads to where it says. */
function statesOf(entries: readonly Entry[]): GameState[] {
  const states = new Map<number, GameState>();
  let state: GameState | undefined;
  for (const { fact, version } of entries) {
    if (fact.kind === "started") state = fact.initial;
    if (fact.kind === "moved" && state) state = fold(state, fact.events);
    if (fact.kind === "undone") state = states.get(fact.to);
    if (state) states.set(version, state);
  }
  return [...states.values()];
}

it("there are logs of every shape so far, and a step from each to the next", () => {
  const shapes = Array.from({ length: SHAPE }, (_, at) => at + 1);
  expect([...new Set(FILES.map(shapeOf))].sort()).toEqual(shapes);
  expect(Object.keys(UPCASTS).map(Number)).toEqual(shapes.slice(0, -1));
});

describe.each(FILES)("%s", (file) => {
  it("is of the shape that it says, opens, proves itself, and conserves money and shares", async () => {
    const lines = linesOf(file);
    for (const line of lines.slice(1)) expect(JSON.parse(line).shape).toBe(shapeOf(file));
    const deps = openStore();
    expect(await importGame(deps, lines)).toMatchObject({ ok: true, entries: lines.length - 1 });
    const { game } = JSON.parse(lines[0] ?? "");
    const states = statesOf(await deps.store.log.entries(game, 1, 9999));
    expect(states.length).toBeGreaterThan(300);
    for (const state of states) expect(faultsOf(titleOf(state), state)).toEqual([]);
  });

  it("is played on with the code of today", async () => {
    const deps = openStore();
    const lines = linesOf(file);
    const { game } = JSON.parse(lines[0] ?? "");
    await importGame(deps, lines);
    const { games } = createServices(deps);
    const roll = dice(shapeOf(file));
    for (let n = 0; n < MOVES; n++) {
      const { head, decision, version } = await games.load(game);
      if (!decision) throw new Error("the game is over");
      const { seat, move } = randomMove(decision, roll);
      const person = head.seats[seat]?.person ?? "";
      const answer = await games.submit({
        game,
        seat,
        person,
        version,
        submission: `today-${n}-${file}`.slice(0, 30).replaceAll(".", "-"),
        moves: [move],
      });
      expect(answer.outcome).toBe("accepted");
    }
    expect(await verifyGame(deps, game)).toMatchObject({ ok: true, entries: lines.length - 1 + MOVES });
  });
});
