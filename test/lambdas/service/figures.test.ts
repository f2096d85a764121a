/** The figures of a game over its rounds: they are those of the states themselves, and the log is read once. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { figuresOf, fold, type GameState, roundLabel, TITLES, titleOf } from "../../../engine/index.ts";
import type { GameHead, Services } from "../../../lambdas/service/api.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { startTestApp, type TestApp } from "../../web/support/app.ts";
import { playOn } from "../../web/support/played.ts";

let test: TestApp;
const games = new Map<string, GameHead>();
beforeAll(async () => {
  test = await startTestApp();
  const people = [await test.signIn("Anna"), await test.signIn("Bert"), await test.signIn("Cleo")];
  for (const { id } of TITLES) {
    const game = await test.startGame(people, id, 4);
    await playOn(test.services, game, 4, 110);
    games.set(id, game);
  }
}, 120_000);
afterAll(() => test.stop());

/** The same services, and how often each way of reading the log has been used. */
function counted(): { services: Services; reads: string[] } {
  const reads: string[] = [];
  const { log } = test.local.deps.store;
  const counting: typeof log = {
    ...log,
    load: (...input) => {
      reads.push("load");
      return log.load(...input);
    },
    entries: (...input) => {
      reads.push("entries");
      return log.entries(...input);
    },
  };
  const deps = { ...test.local.deps, store: { ...test.local.deps.store, log: counting } };
  return { services: createServices(deps), reads };
}

/** The states of a game by version, folded from its entries. */
async function statesOf(game: string): Promise<ReadonlyMap<number, GameState>> {
  const { games: use } = test.services;
  const moved = (await use.entries(game, 1)).filter(({ kind }) => kind === "moved");
  const start = (moved[0]?.version ?? 1) - 1;
  let { state } = await use.loadAt(game, start);
  if (!state) throw new Error("not started");
  const states = new Map([[start, state]]);
  for (const { version, events } of moved) {
    state = fold(state, events);
    states.set(version, state);
  }
  expect(state).toEqual((await use.load(game)).state);
  return states;
}

const nameOf = (state: GameState | undefined): string => JSON.stringify(state && roundLabel(state));

describe.each(TITLES.map(({ id }) => id))("the history of a game of %s", (title) => {
  const id = (): string => games.get(title)?.id ?? "";

  it("has the figures of the states at the start, after every round, and now", async () => {
    const states = await statesOf(id());
    const { samples, view } = await test.services.games.history(id());
    const [first, last] = [samples[0], samples.at(-1)];
    expect([first?.round, last?.version]).toEqual([null, view.version]);
    for (const { version, figures } of samples) {
      const state = states.get(version);
      expect(figures).toEqual(state && figuresOf(titleOf(state), state));
    }
    const ends = [...states.keys()].filter((version) => version > (first?.version ?? 0) && version < view.version);
    const ended = ends.filter((version) => nameOf(states.get(version - 1)) !== nameOf(states.get(version)));
    expect(ended.length).toBeGreaterThan(1);
    expect(samples.slice(1, -1).map(({ version, round }) => [version, JSON.stringify(round)])).toEqual(
      ended.map((version) => [version, nameOf(states.get(version - 1))]),
    );
  });

  it("up to a version is the beginning of the whole one", async () => {
    const { games: use } = test.services;
    const { samples } = await use.history(id());
    const middle = samples[Math.floor(samples.length / 2)]?.version ?? 0;
    const then = await use.history(id(), middle);
    expect(then.samples).toEqual(samples.filter(({ version }) => version <= middle));
    expect(then.view.state).toEqual((await use.loadAt(id(), middle)).state);
    expect(then.view.head.version).toBeGreaterThan(middle);
  });

  it("reads the log once, now and for a version", async () => {
    const { services, reads } = counted();
    await services.games.history(id());
    await services.games.history(id(), 20);
    expect(reads).toEqual(["entries", "entries"]);
  });
});

describe("a history", () => {
  it.each([0, -1, 1.5, 9999])("has no version %d", async (version) => {
    const game = games.get("1830")?.id ?? "";
    await expect(test.services.games.history(game, version)).rejects.toMatchObject({ situation: "notFound" });
  });

  it("of no game there is none", async () => {
    await expect(test.services.games.history("nothing")).rejects.toMatchObject({ situation: "notFound" });
  });

  it("of a table that gathers is empty", async () => {
    const host = await test.signIn("Dora");
    const input = { title: "1830", name: "Later", seatCount: 3, options: {} };
    const { id } = await test.services.games.create(host.person, input);
    expect(await test.services.games.history(id)).toMatchObject({ samples: [], view: { state: null } });
  });
});
