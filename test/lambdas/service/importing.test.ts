/** Games of another site taken over: whole or not at all, once, playable, and given out again as a file and as a log. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision, titleOf } from "../../../engine/index.ts";
import type { ImportAsked, Person } from "../../../lambdas/service/api.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { importGame } from "../../../lambdas/service/transfer.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { storeOn } from "../../../lambdas/store/store.ts";
import { dice } from "../../support/legal.ts";
import { createMemoryDatabase } from "../../support/memory-database.ts";
import { randomMove } from "../../support/random-moves.ts";
import { startService, type TestService } from "../../support/service.ts";

const FILES = { "1830": "1830-2p-rush-1008", "18cz": "18cz-2p-20103" } as const;
type Title = keyof typeof FILES;

interface Whole {
  readonly players: readonly { readonly name: string }[];
  readonly actions: readonly object[];
}

/** A file as that site gives it, its first moves only if so wished. */
function fileOf(title: Title, count?: number): string {
  const path = new URL(`../../conformance/games/${FILES[title]}.json.gz`, import.meta.url).pathname;
  const { players, actions, ...more }: Whole & { deltas?: unknown; initial?: unknown; legal?: unknown } = JSON.parse(
    gunzipSync(readFileSync(path)).toString("utf8"),
  );
  const timed = actions.slice(0, count).map((one, at) => ({ ...one, created_at: 1_700_000_000 + 60 * at }));
  return JSON.stringify({ ...more, deltas: [], initial: {}, legal: [], routes: [], players, actions: timed });
}

/** The same, but after ten moves four are taken back, made again, and taken back once more. */
function withUndone(text: string): string {
  const file: Whole & { actions: { id?: number }[] } = JSON.parse(text);
  const undo = { type: "undo", entity: 1, entity_type: "player", action_id: file.actions[5]?.id };
  const again = { type: "redo", entity: 1, entity_type: "player" };
  const actions = [...file.actions.slice(0, 10), undo, again, undo, ...file.actions.slice(6)];
  return JSON.stringify({ ...file, actions });
}

let here: TestService;
let anna: Person;
beforeAll(async () => {
  here = await startService();
  anna = await here.signIn("Anna");
  await here.signIn("Bert");
}, 60_000);
afterAll(() => here.stop());

const asked = (text: string, more: Partial<ImportAsked> = {}): ImportAsked => ({
  ...{ text, name: "Taken over", seats: ["host", { address: "bert@example.org" }], language: "en", partial: false },
  ...more,
});

describe.each(["1830", "18cz"] as const)("a running game of %s", (title) => {
  const text = fileOf(title, 120);

  it("becomes one that is played on, proves itself, keeps the times, and is the same game the second time", async () => {
    const { games, exchange } = here.services;
    const head = await exchange.importFile(anna, asked(text));
    const survey = exchange.survey(text);
    const { state } = await games.load(head.id);
    expect({ ...state }).toEqual({ ...survey.state });
    expect(await exchange.importFile(anna, asked(text))).toEqual(head);
    await expect(exchange.importFile(anna, asked(text, { name: "Other" }))).rejects.toMatchObject({
      reason: "importedAlready",
    });
    const moved = await games.entries(head.id, head.version);
    expect(moved[0]).toMatchObject({ imported: true, at: expect.stringMatching(/^2023-11-1/) });
    expect((await games.listFor(anna)).map(({ id }) => id)).toContain(head.id);

    if (!state) throw new Error("no state");
    const { seat, move } = randomMove(decision(state), dice(7));
    const answer = await games.submit({
      ...{ game: head.id, seat, person: head.seats[seat]?.person ?? "", version: head.version },
      ...{ submission: "played-on", moves: [move] },
    });
    expect(answer.outcome).toBe("accepted");
    expect(await verifyGame(here.deps, head.id)).toMatchObject({ ok: true, entries: head.version + 1 });
  }, 60_000);

  it("is given out as a file that is the same position again, unless that would tell what will be drawn", async () => {
    const head = await here.services.exchange.importFile(anna, asked(text));
    const { state } = await here.services.games.load(head.id);
    if (!state) throw new Error("no state");
    const file = here.services.exchange.exportFile(head.id);
    if (titleOf(state).neutral) return expect(file).rejects.toMatchObject({ reason: "seedHidden" });
    const found = here.services.exchange.survey(await file);
    expect({ ...found.state, seed: 0 }).toEqual({ ...state, seed: 0 });
    await expect(here.services.exchange.exportLog(head.id)).rejects.toMatchObject({ reason: "notFinished" });
  }, 60_000);
});

describe("a game that is over", () => {
  it.each(["1830", "18cz"] as const)(
    "of %s is taken over with nobody in a seat, and its log proves itself elsewhere",
    async (title) => {
      const [deps, other] = [here.deps, here.deps].map((one) => ({ ...one, store: storeOn(createMemoryDatabase()) }));
      if (!deps || !other) throw new Error("no deps");
      await deps.store.people.create({ ...anna, address: "anna@example.org", createdAt: "now" });
      const { exchange, games } = createServices(deps);
      const head = await exchange.importFile(anna, asked(fileOf(title), { seats: ["host", "nobody"] }));
      expect(head.status).toBe("finished");
      expect(head.seats[1]?.name).toBe("P2");
      const lines = (await exchange.exportLog(head.id)).trimEnd().split("\n");
      expect(await importGame(other, lines)).toEqual(await verifyGame(deps, head.id));
      const again = exchange.survey(await exchange.exportFile(head.id));
      expect(again.state).toEqual((await games.load(head.id)).state);
    },
    120_000,
  );
});

describe("what is cut short", () => {
  it("is nowhere to be seen until the same import has finished it, and mails nobody before", async () => {
    const text = withUndone(fileOf("1830", 30));
    const { log } = here.deps.store;
    let left = 19;
    const failing = {
      ...log,
      append: (entry: Parameters<typeof log.append>[0]) =>
        left-- > 0 ? log.append(entry) : Promise.reject(new Error("killed")),
    };
    const { importFile } = await import("../../../lambdas/service/importing.ts");
    const deps = { ...here.deps, store: { ...here.deps.store, log: failing } };
    const before = new Set((await log.games()).keys());
    await expect(importFile(deps, anna, asked(text))).rejects.toThrow("killed");
    const game = [...(await log.games()).keys()].find((one) => !before.has(one)) ?? "";
    await expect(here.services.games.load(game)).rejects.toMatchObject({ situation: "notFound" });
    await expect(here.services.games.pulse(game)).rejects.toMatchObject({ situation: "notFound" });
    expect(await here.notify(game)).toEqual([]);
    expect((await here.services.games.listFor(anna)).map(({ id }) => id)).not.toContain(game);
    const mails = here.mailsTo("bert@example.org").length;
    expect((await here.services.exchange.importFile(anna, asked(text))).id).toBe(game);
    const entries = await here.services.games.entries(game, 1);
    expect(entries.flatMap(({ undone, version }) => (undone === undefined ? [] : version))).toEqual([
      ...[11, 12, 13, 14, 16, 17, 18, 19],
    ]);
    expect(entries.flatMap(({ undo, version }) => (undo ? [[version, undo.to]] : []))).toEqual([
      [15, 10],
      [20, 10],
    ]);
    expect(await verifyGame(here.deps, game)).toMatchObject({ ok: true });
    const plain = here.services.exchange.survey(fileOf("1830", 30));
    expect((await here.services.games.load(game)).state).toEqual(plain.state);
    await here.notify(game);
    const told = here.mailsTo("bert@example.org").slice(mails);
    expect(told.length).toBeGreaterThanOrEqual(1);
    expect(told.length).toBeLessThanOrEqual(2);
  }, 60_000);

  it("by a move that breaks a rule is taken over up to there only if so wished", async () => {
    const file: Whole = JSON.parse(fileOf("1830", 20));
    const text = JSON.stringify({
      ...file,
      actions: [...file.actions, { type: "dividend", kind: "payout", entity: "PRR", entity_type: "corporation" }],
    });
    const { exchange } = here.services;
    await expect(exchange.importFile(anna, asked(text))).rejects.toMatchObject({
      reason: "fileTrouble",
      details: { action: 21 },
    });
    const head = await exchange.importFile(anna, asked(text, { partial: true }));
    expect(head.version).toBe(4 + exchange.survey(text).line.length);
  }, 60_000);
});

it("seats are taken by persons, each by one, and all of a running game", async () => {
  const text = fileOf("1830", 10);
  const refuse = (seats: ImportAsked["seats"]) => here.services.exchange.importFile(anna, asked(text, { seats }));
  await expect(refuse(["host", "host"])).rejects.toMatchObject({ reason: "seatTwice" });
  await expect(refuse(["host", "nobody"])).rejects.toMatchObject({ reason: "seatMissing" });
  await expect(refuse(["host"])).rejects.toMatchObject({ reason: "seatMissing" });
  await expect(refuse(["host", { address: "none" }])).rejects.toMatchObject({ reason: "address" });
});

interface Claimed {
  readonly type: string;
  readonly routes?: readonly object[];
}

it("what a file of a running game claims to have earned is not believed", () => {
  const file: { readonly actions: readonly Claimed[] } = JSON.parse(fileOf("1830", 200));
  const claims = file.actions.map((one) =>
    one.routes ? { ...one, routes: one.routes.map((route) => ({ ...route, revenue: 5000 })) } : one,
  );
  expect(claims.filter(({ routes }) => routes && routes.length > 0).length).toBeGreaterThan(3);
  const { survey } = here.services.exchange;
  const claimed = survey(JSON.stringify({ ...file, actions: claims }));
  expect(claimed).toMatchObject({ believed: false, state: survey(JSON.stringify(file)).state });
});
