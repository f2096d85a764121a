/**
 * The database in memory, on which simulations run, answers as DynamoDB does: the same calls, chosen by chance, are put to it and to
 * the embedded DynamoDB, and every answer and the tables at the end are compared. All calls of the store are among them.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase, type Database, type Expression, type Item } from "../../../lambdas/store/database.ts";
import { genesis, seal } from "../../../lambdas/store/entry.ts";
import type { HeadRecord } from "../../../lambdas/store/heads.ts";
import type { Key } from "../../../lambdas/store/keys.ts";
import { NO_MATTERS } from "../../../lambdas/store/matters.ts";
import { type Store, storeOn } from "../../../lambdas/store/store.ts";
import { ensureTable } from "../../../lambdas/store/table.ts";
import { dice, pick } from "../../support/legal.ts";
import { createMemoryDatabase } from "../../support/memory-database.ts";
import { startService, type TestService } from "../../support/service.ts";

const CALLS = 300;
const SEEDS = [1, 2];

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function freshTable(name: string): Promise<Database> {
  await ensureTable(service.client, name);
  return createDatabase(service.client, name);
}

type Roll = (below: number) => number;
type Call<T> = (on: T) => Promise<unknown>;

const WORDS = ["a", "b", "é", "Z", "A1", "a1"];
const keyOf = (roll: Roll): Key => ({ pk: pick(["p", "q"], roll), sk: pick(WORDS, roll) });
const timeOf = (roll: Roll): Date => new Date(Date.UTC(2026, 0, 1) + roll(10) * 60_000);

const CONDITIONS: readonly Expression[] = [
  { text: "attribute_not_exists(pk)" },
  { text: "attribute_exists(pk)" },
  { text: "attribute_not_exists(pk) OR #n < :n", names: { "#n": "n" }, values: { ":n": 4 } },
  { text: "n <> :n", values: { ":n": 2 } },
  { text: "word <> :word AND n >= :n", values: { ":word": "é", ":n": 3 } },
  { text: "(word IN (:a, :b) AND n <= :n) OR NOT n > :n", values: { ":a": "a", ":b": "Z", ":n": 5 } },
  { text: "begins_with(word, :a)", values: { ":a": "a" } },
  { text: "n BETWEEN :a AND :b", values: { ":a": 2, ":b": 4 } },
];

const CHANGES: readonly Expression[] = [
  { text: "SET #n = :n, word = :word", names: { "#n": "n" }, values: { ":n": 3, ":word": "Z" } },
  { text: "ADD n :one SET word = :word", values: { ":one": 1, ":word": "a1" } },
  { text: "SET word = :word REMOVE n, gone", values: { ":word": "b" } },
  { text: "ADD many :set", values: { ":set": new Set(["x", "y"]) } },
  { text: "DELETE many :set", values: { ":set": new Set(["x"]) } },
  { text: "SET n = if_not_exists(n, :zero) + :one", values: { ":zero": 0, ":one": 1 } },
];

const QUERIES = [
  { KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": "p" } },
  { KeyConditionExpression: "pk = :pk AND sk < :s", ExpressionAttributeValues: { ":pk": "p", ":s": "a1" } },
  {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :a AND :b",
    ExpressionAttributeValues: { ":pk": "q", ":a": "A", ":b": "b" },
  },
  {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :a)",
    ExpressionAttributeValues: { ":pk": "q", ":a": "a" },
  },
];

async function all(pages: AsyncGenerator<Item[]>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

function lowCall(roll: Roll): Call<Database> {
  const key = keyOf(roll);
  const condition = roll(3) > 0 ? pick(CONDITIONS, roll) : undefined;
  const item = { ...key, n: roll(6), word: pick(WORDS, roll), none: undefined, deep: { list: [roll(3), null] } };
  const change = pick(CHANGES, roll);
  const query = { ...pick(QUERIES, roll), ScanIndexForward: roll(2) === 0, ...(roll(2) > 0 ? { Limit: 2 } : {}) };
  const mayChange = ["attribute_exists(pk)", "attribute_not_exists(pk)", undefined][roll(3)];
  return pick<Call<Database>>(
    [
      (on) => on.get(key),
      async (on) =>
        new Set((await on.getMany([key, { pk: "p", sk: "a" }, key])).map((one) => JSON.stringify(one))).size,
      (on) => on.put(item, condition),
      (on) => on.put({ ...key, bytes: Uint8Array.from([1, 2]), many: new Set(["y"]) }),
      (on) => on.update(key, change, mayChange),
      (on) => on.remove(key, condition),
      (on) => all(on.pages(query)),
    ],
    roll,
  );
}

/** Every call that the store has, with few enough names to meet often. */
function storeCall(roll: Roll): Call<Store> {
  const [person, game] = [pick(["anna", "bert"], roll), pick(["g1", "g2"], roll)];
  const mail = { game, version: roll(3), person, kind: "turn" };
  const id = pick(["c1", "c2"], roll);
  const terms = { now: timeOf(roll), id, lease: timeOf(roll), dueBy: timeOf(roll), eagerAttempts: roll(4) };
  const claim = { mail, id, attempt: 1 };
  const settled = { at: timeOf(roll), expires: timeOf(roll), note: "noted" };
  const [now, version] = [timeOf(roll), 1 + roll(4)];
  const fact = { kind: "created", title: "any", name: "Any", options: {}, seatCount: 2 } as const;
  const draft = { game, version, at: now.toISOString(), by: person, seat: null, submission: null, waiting: [], fact };
  const head = { id: game, title: "any", name: "Any", options: {}, host: person, seatCount: 0, seats: [], version };
  const told: HeadRecord = {
    ...head,
    status: "gathering",
    waiting: [],
    pace: null,
    clocks: [],
    undo: null,
    matters: NO_MATTERS,
    createdAt: "",
    updatedAt: "",
  };
  const snapshot = { version, hash: "h", revision: roll(2), body: { version } };
  const profile = { id: person, name: null, address: "a@b.cd", language: "en", createdAt: "now" };
  return pick<Call<Store>>(
    [
      ({ log }) => log.append(seal(draft, genesis(game))),
      ({ log }) => log.load(game, roll(2)),
      ({ log }) => log.entries(game, version, version + 1),
      async ({ log }) => [...(await log.games())].sort(),
      ({ heads }) => heads.put(told),
      ({ heads }) => heads.many(["g1"]),
      ({ heads }) => heads.drop(game),
      ({ snapshots }) => snapshots.put(game, snapshot),
      ({ snapshots }) => snapshots.drop(game),
      ({ people }) => people.create(profile),
      ({ people }) => people.get(person),
      ({ people }) => people.update(person, { name: "Anna", language: "de" }),
      ({ people }) => people.claimAddress("hash", person, now),
      ({ people }) => people.takeAddress("hash", person, `${person}-2`, timeOf(roll)),
      ({ people }) => people.releaseAddress("hash", person),
      ({ people }) => people.moveAddress(person, "a@b.cd", "e@f.gh", now),
      ({ people }) => people.erase(person, "e@f.gh", { name: "N. N.", addressHash: "hash" }, now),
      ({ people }) => people.settleErasure(person),
      ({ people }) => people.byAddress("hash"),
      ({ people }) => people.setMailWish(person, game, pick(["all", "digest", "nothing", null] as const, roll)),
      ({ people }) => people.addGame(person, game),
      ({ people }) => people.removeGame(person, game),
      ({ people }) => people.games(person),
      ({ access }) =>
        access.putLink("t", { purpose: "signIn", address: "a@b.cd", language: "en" }, timeOf(roll), [
          { addressHash: "hash" },
        ]),
      ({ access }) => access.link("t", now),
      ({ access }) => access.useLink("t", now),
      ({ access }) => access.putSession(person, "s", timeOf(roll)),
      ({ access }) => access.session(person, "s", now),
      ({ access }) => access.dropSession(person, "s"),
      ({ access }) => access.dropSessions(person),
      ({ access }) => access.dropLinks({ addressHash: "hash" }),
      ({ access }) => access.count(person, 120, now),
      ({ outbox }) => outbox.claim(mail, terms),
      ({ outbox }) => outbox.sent(claim, settled),
      ({ outbox }) => outbox.failed(claim, now),
      ({ outbox }) => outbox.givenUp(claim, settled),
      ({ outbox }) => outbox.state(mail),
      async ({ outbox }) => (await outbox.due(now, 50)).map((one) => JSON.stringify(one)).sort(),
      ({ outbox }) => outbox.oldest(),
      ({ cursors }) => cursors.put(game, version),
      async ({ cursors }) => [...(await cursors.all())].sort(),
    ],
    roll,
  );
}

/** Puts the same calls to both, each drawing its dice alike. */
async function compare<T>(call: (roll: Roll) => Call<T>, seed: number, real: T, memory: T): Promise<void> {
  for (let n = 0; n < CALLS; n++) {
    const [expected, got] = await Promise.all(
      [real, memory].map(async (on) => plain(await call(dice(seed * 100_003 + n * 7919))(on))),
    );
    expect(got, `call ${n} of seed ${seed}`).toEqual(expected);
  }
}

/** Bytes are a Buffer on one side and an array on the other. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Set || value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

async function allItems(database: Database): Promise<unknown[]> {
  const attributes = ["pk", "sk", "n", "word", "many", "due", "version", "state", "attempts"];
  const names = Object.fromEntries(attributes.map((name) => [`#${name}`, name]));
  const found = await all(database.scan({ text: "attribute_exists(#pk)", names }, Object.keys(names)));
  return found.map(plain).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

describe.each(SEEDS)("the database in memory, seed %i", (seed) => {
  it("gives DynamoDB's answer to every call of the port", async () => {
    const [real, memory] = [await freshTable(`calls${seed}`), createMemoryDatabase(2)];
    await compare(lowCall, seed, real, memory);
    expect(await allItems(memory)).toEqual(await allItems(real));
  });

  it("gives DynamoDB's answer to every call of the store", async () => {
    const [real, memory] = [await freshTable(`stores${seed}`), createMemoryDatabase(2)];
    await compare(storeCall, seed, storeOn(real), storeOn(memory));
    expect(await allItems(memory)).toEqual(await allItems(real));
  });
});
