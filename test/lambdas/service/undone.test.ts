/** Random games with random undos: the position is always the fold of the moves that count; and what an undo of a long game reads. */
import { describe, expect, it } from "vitest";
import { decide, decision, fold, type GameState, type Move, newGame } from "../../../engine/index.ts";
import { gameFile } from "../../../engine/interop/gamefile.ts";
import { isBack } from "../../../engine/interop/story.ts";
import { surveyText } from "../../../engine/interop/survey.ts";
import { append, keep, type NewEntry, openBook } from "../../../lambdas/service/book.ts";
import { type Deps, systemChance, systemClock } from "../../../lambdas/service/deps.ts";
import { exportFile } from "../../../lambdas/service/exchanging.ts";
import type { Ledger } from "../../../lambdas/service/ledger.ts";
import { rebuildGame } from "../../../lambdas/service/rebuilding.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { exportGame, importGame } from "../../../lambdas/service/transfer.ts";
import { firstWaiting } from "../../../lambdas/service/turns.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import type { Database } from "../../../lambdas/store/database.ts";
import type { Entry } from "../../../lambdas/store/entry.ts";
import { storeOn } from "../../../lambdas/store/store.ts";
import { positionsOf } from "../../../web/game/chapters.ts";
import { dice } from "../../support/legal.ts";
import { createMemoryDatabase } from "../../support/memory-database.ts";
import { randomMove } from "../../support/random-moves.ts";

const GAME = "game";
const PLAYERS = 3;
const persons = Array.from({ length: PLAYERS }, (_, seat) => `person${seat}`);

function depsOn(database: Database): Deps {
  const log = { info: () => undefined, error: () => undefined };
  const plain = { clock: systemClock, chance: systemChance, secret: "a secret of the tests, long enough", log };
  return { ...plain, store: storeOn(database), mail: { send: async () => "none" }, origin: "https://bahnpost.test" };
}

/** A started game, without the lobby; answers its first position and version. */
async function begun(deps: Deps, title: string): Promise<{ initial: GameState; start: number }> {
  for (const id of persons) {
    await deps.store.people.create({ id, name: id, address: `${id}@example.org`, language: "en", createdAt: "now" });
  }
  const initial = newGame({ title, players: PLAYERS, seed: 7 });
  const host = persons[0] ?? "";
  const joined = persons.map((person, seat) => ({ by: person, seat, fact: { kind: "joined" as const, person } }));
  const facts: NewEntry[] = [
    { by: host, seat: null, fact: { kind: "created", title, name: "Any", options: {}, seatCount: PLAYERS } },
    ...joined,
    {
      ...{ by: host, seat: null, waiting: firstWaiting(initial) },
      fact: { kind: "started", seats: persons, seed: 7, initial },
    },
  ];
  let ledger: Ledger | null = null;
  for (const fact of facts) ledger = (await append(deps, GAME, ledger, fact))?.ledger ?? expect.fail("not written");
  return { initial, start: facts.length };
}

/** The fold of the moves that count, told as simply as can be: an undo drops the moves behind the version that it names. */
function naively(initial: GameState, entries: readonly Entry[]): GameState {
  let counting: Entry[] = [];
  for (const entry of entries) {
    const { fact } = entry;
    if (fact.kind === "moved") counting.push(entry);
    if (fact.kind === "undone") counting = counting.filter(({ version }) => version <= fact.to);
  }
  const events = counting.flatMap(({ fact }) => (fact.kind === "moved" ? fact.events : []));
  return events.length > 0 ? fold(initial, events) : initial;
}

let named = 0;
const submission = () => `random-undo-${++named}`;

/** A wish of a random seat, and the answers of those who are asked: most accept. */
async function undoAtRandom(deps: Deps, roll: (below: number) => number, start: number): Promise<void> {
  const { undo, games } = createServices(deps);
  const { head, version } = await games.load(GAME);
  const to = Math.max(start, version - 1 - roll(roll(4) === 0 ? 60 : 6));
  const seat = roll(PLAYERS);
  const envelope = (one: number) => ({
    game: GAME,
    seat: one,
    person: head.seats[one]?.person ?? "",
    submission: submission(),
  });
  const wish = undo.takeBack({ ...envelope(seat), version, to });
  const done = await wish.catch((error: { situation?: string }) => expect(error.situation).toBe("conflict"));
  if (!done || !("entry" in done) || done.entry.kind !== "undoAsked") return;
  const asked = (await games.load(GAME)).head.undo;
  for (const one of asked?.answering ?? []) {
    const now = await games.head(GAME);
    if (!now.undo) return;
    const answer = roll(8) === 0 ? "declined" : "accepted";
    await undo.answer({ ...envelope(one), version: now.version, request: now.undo.version, answer });
  }
}

/** Of the seats that are asked once more some make two moves in one entry. */
function secondMove(state: GameState, seat: number, move: Move, roll: (below: number) => number): Move[] {
  const decided = decide(state, seat, move);
  if (!decided.accepted || decided.state.result || roll(2) === 0) return [];
  const next = randomMove(decision(decided.state), roll);
  return next.seat === seat ? [next.move] : [];
}

async function moveAtRandom(deps: Deps, roll: (below: number) => number): Promise<boolean> {
  const { games } = createServices(deps);
  const { state, version, head } = await games.load(GAME);
  if (!state || state.result) return false;
  const { seat, move } = randomMove(decision(state), roll);
  const person = head.seats[seat]?.person ?? "";
  const moves = [move, ...secondMove(state, seat, move, roll)];
  const answer = await games.submit({ game: GAME, seat, person, version, submission: submission(), moves });
  expect(answer.outcome).toBe("accepted");
  return true;
}

describe.each(["1830", "18cz", "1835"])("%s played with undos at random", (title) => {
  it("stands where the moves that count lead, at every version, and proves itself", async () => {
    const roll = dice(11);
    const deps = depsOn(createMemoryDatabase());
    const { initial, start } = await begun(deps, title);
    for (let n = 0; n < 60; n++) {
      if (!(await moveAtRandom(deps, roll))) break;
      if (roll(4) === 0) await undoAtRandom(deps, roll, start);
    }
    const { games } = createServices(deps);
    const entries = await deps.store.log.entries(GAME, 1, Number.POSITIVE_INFINITY);
    expect(entries.filter(({ fact }) => fact.kind === "undone").length).toBeGreaterThan(5);
    const now = await games.load(GAME);
    expect(now.state).toEqual(naively(initial, entries));
    const story = await games.story(GAME);
    for (const { version, state } of positionsOf(story)) {
      if (roll(6) === 0) expect(state, `version ${version}`).toEqual(naively(initial, entries.slice(0, version)));
    }
    const past = start + roll(entries.length - start);
    expect((await games.loadAt(GAME, past)).state).toEqual(naively(initial, entries.slice(0, past)));
    expect((await games.history(GAME)).view.state).toEqual(now.state);
    const moved = entries.filter(({ fact }) => fact.kind === "moved").length;
    expect(await verifyGame(deps, GAME)).toMatchObject({ ok: true, moved, redecided: moved });
    await rebuildGame(deps, GAME);
    expect(await games.load(GAME)).toEqual(now);
    const elsewhere = depsOn(createMemoryDatabase());
    expect(await importGame(elsewhere, await exportGame(deps, GAME))).toMatchObject({ ok: true });
    expect((await createServices(elsewhere).games.load(GAME)).state).toEqual(now.state);
  });
});

it.each(["1830", "18cz"])("%s with undos and several moves at once is the same game again as a file", async (title) => {
  const roll = dice(23);
  const deps = depsOn(createMemoryDatabase());
  const { start } = await begun(deps, title);
  for (let n = 0; n < 50; n++) {
    if (!(await moveAtRandom(deps, roll))) break;
    if (roll(4) === 0) await undoAtRandom(deps, roll, start);
  }
  const entries = await deps.store.log.entries(GAME, 1, Number.POSITIVE_INFINITY);
  const several = entries.filter(({ fact }) => fact.kind === "moved" && fact.moves.length > 1);
  expect(several.length).toBeGreaterThan(3);
  const text = await exportFile(deps, GAME, true);
  const { actions } = gameFile.parse(JSON.parse(text));
  const undone = entries.filter(({ fact }) => fact.kind === "undone").length;
  expect(actions.filter(({ type }) => type === "undo").length).toBe(undone);
  expect(undone).toBeGreaterThan(2);
  const now = await createServices(deps).games.load(GAME);
  const survey = surveyText(text);
  expect(survey).toMatchObject({ trouble: null, state: now.state });
  expect(typeof survey === "string" ? [] : survey.story.filter(isBack)).toHaveLength(undone);
});

/** Counts queries and single reads. */
function counting(base: Database): { database: Database; reads: () => number } {
  let reads = 0;
  const database: Database = {
    ...base,
    get: (key) => {
      reads += 1;
      return base.get(key);
    },
    getMany: (keys) => {
      reads += 1;
      return base.getMany(keys);
    },
    async *pages(query) {
      for await (const page of base.pages(query)) {
        reads += 1;
        yield page;
      }
    },
  };
  return { database, reads: () => reads };
}

describe("a game of nine hundred entries", () => {
  /** Pages as DynamoDB makes them of entries of a kilobyte. */
  const PAGE = 1000;

  it("takes back and is opened again with a handful of reads, however far back it goes", async () => {
    const { database, reads } = counting(createMemoryDatabase(PAGE));
    const deps = depsOn(database);
    const { start } = await begun(deps, "1830");
    const roll = dice(3);
    for (let n = 0; n < 6; n++) await moveAtRandom(deps, roll);
    const { games, undo } = createServices(deps);
    const opened = (await games.load(GAME)).head;
    let { ledger } = await openBook(deps, GAME);
    for (let n = opened.version; n < 900; n++) {
      const waiting = opened.waiting.map(({ seat }) => seat);
      const said: NewEntry = { by: persons[0] ?? "", seat: 0, waiting, fact: { kind: "said", message: "so be it" } };
      const written = (await append(deps, GAME, ledger, said)) ?? expect.fail("not written");
      ledger = written.ledger;
      if (n % 40 === 0) await keep(deps, written, 0);
    }
    await moveAtRandom(deps, roll);
    const measured = async (act: () => Promise<unknown>): Promise<number> => {
      const before = reads();
      await act();
      return reads() - before;
    };
    const head = await games.head(GAME);
    const [last] = (await games.entries(GAME, head.version)).slice(-1);
    const seat = last?.seat ?? 0;
    const wish = (to: number, version: number) => ({
      ...{ game: GAME, seat, person: persons[seat] ?? "", version, submission: submission(), to },
    });
    expect(await measured(() => undo.takeBack(wish(head.version - 1, head.version)))).toBeLessThanOrEqual(4);
    expect(await measured(() => games.load(GAME))).toBeLessThanOrEqual(3);
    const far = await games.head(GAME);
    expect(await measured(() => undo.takeBack(wish(start, far.version)))).toBeLessThanOrEqual(6);
    for (;;) {
      const now = await games.head(GAME);
      const [one] = now.undo?.answering ?? [];
      if (!now.undo || one === undefined) break;
      const answer = {
        game: GAME,
        seat: one,
        person: persons[one] ?? "",
        version: now.version,
        submission: submission(),
      };
      const request = now.undo.version;
      const cost = await measured(() => undo.answer({ ...answer, request, answer: "accepted" }));
      expect(cost).toBeLessThanOrEqual(6);
    }
    expect((await games.load(GAME)).state).toEqual((await games.loadAt(GAME, start)).state);
    expect(await measured(() => games.load(GAME))).toBeLessThanOrEqual(3);
    expect(await verifyGame(deps, GAME)).toMatchObject({ ok: true });
  });
});
