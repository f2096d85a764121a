/** Many writers at many games: the one write that matters, and what loading costs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { genesis, seal } from "../../../lambdas/store/entry.ts";
import { startService, type TestService } from "../../support/service.ts";

const KEYS = 1000;
const WRITERS = 2;
const AT_ONCE = 50;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

function first(game: string, name: string) {
  const fact = { kind: "created", title: "1830", name, options: {}, seatCount: 2 } as const;
  const draft = {
    game,
    version: 1,
    at: "2026-11-30T08:00:00.000Z",
    by: "anna",
    seat: null,
    submission: null,
    waiting: [],
  };
  return seal({ ...draft, fact }, genesis(game));
}

/** The calls to the table that `act` makes, with what they were given. */
async function callsOf(act: () => Promise<unknown>): Promise<{ name: string; input: object }[]> {
  const calls: { name: string; input: object }[] = [];
  service.client.middlewareStack.add(
    (next, context) => (args) => {
      calls.push({ name: String(context.commandName), input: args.input });
      return next(args);
    },
    { step: "initialize", name: "record", override: true },
  );
  await act();
  service.client.middlewareStack.remove("record");
  return calls;
}

describe("an append", () => {
  it(`has one winner at each of ${KEYS} keys that ${WRITERS} write at the same time`, async () => {
    const games = Array.from({ length: KEYS }, (_, n) => `race${n}`);
    for (let from = 0; from < KEYS; from += AT_ONCE) {
      const tries = games.slice(from, from + AT_ONCE).map(async (game) => {
        const entries = Array.from({ length: WRITERS }, (_, writer) => first(game, `by ${writer}`));
        const taken = await Promise.all(entries.map((entry) => service.deps.store.log.append(entry)));
        expect(taken.filter(Boolean)).toHaveLength(1);
        expect(await service.deps.store.log.entries(game, 1, 9)).toEqual([entries[taken.indexOf(true)]]);
      });
      await Promise.all(tries);
    }
  });

  it("is one conditional put of one item", async () => {
    const calls = await callsOf(() => service.deps.store.log.append(first("single", "Sunday")));
    expect(calls).toEqual([
      {
        name: "PutItemCommand",
        input: expect.objectContaining({ ConditionExpression: "attribute_not_exists(pk)" }),
      },
    ]);
  });
});

describe("loading", () => {
  it("is one query, with a snapshot and without", async () => {
    const entry = first("loaded", "Sunday");
    await service.deps.store.log.append(entry);
    const load = () => service.deps.store.log.load("loaded", 1);
    expect((await callsOf(load)).map(({ name }) => name)).toEqual(["QueryCommand"]);
    await service.deps.store.snapshots.put("loaded", { version: 1, hash: entry.hash, revision: 1, body: {} });
    expect((await callsOf(load)).map(({ name }) => name)).toEqual(["QueryCommand"]);
    expect((await load()).snapshot?.version).toBe(1);
  });
});
