import { DeleteItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreError } from "../../../lambdas/store/database.ts";
import { type Entry, genesis, seal } from "../../../lambdas/store/entry.ts";
import { createStore, dynamoClient, type Store } from "../../../lambdas/store/store.ts";
import { startService, TABLE, type TestService } from "../../support/service.ts";

const REVISION = 7;
const BIG = "x".repeat(60_000);

let service: TestService;
let store: Store;
beforeAll(async () => {
  service = await startService();
  store = service.deps.store;
});
afterAll(() => service.stop());

function chain(game: string, length: number, name = "Sunday"): Entry[] {
  const entries: Entry[] = [];
  for (let version = 1; version <= length; version++) {
    const draft = {
      ...{ game, version, at: "2026-11-30T08:00:00.000Z", by: "anna", seat: null, submission: null, waiting: [] },
      fact: { kind: "created", title: "1830", name, options: {}, seatCount: 2 } as const,
    };
    entries.push(seal(draft, entries.at(-1)?.hash ?? genesis(game)));
  }
  return entries;
}

async function written(game: string, length: number, name?: string): Promise<Entry[]> {
  const entries = chain(game, length, name);
  for (const entry of entries) expect(await store.log.append(entry)).toBe(true);
  return entries;
}

const versions = (entries: readonly Entry[]): number[] => entries.map(({ version }) => version);
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const snapshotOf = (entries: readonly Entry[], version: number) => ({
  ...{ version, hash: entries[version - 1]?.hash ?? "", revision: REVISION },
  body: { folded: version },
});

describe("appending", () => {
  it("takes each version once: of 50 at a time one is written, and it is the one that stays", async () => {
    const entries = Array.from({ length: 50 }, (_, at) => chain("race", 1, `name ${at}`)[0]).filter((one) => !!one);
    const taken = await Promise.all(entries.map((entry) => store.log.append(entry)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await store.log.entries("race", 1, 9)).map(({ hash }) => hash)).toEqual([
      entries[taken.indexOf(true)]?.hash,
    ]);
  });

  it("never replaces an entry", async () => {
    const [first] = await written("kept", 1);
    expect(await store.log.append(chain("kept", 1, "other")[0] ?? expect.fail())).toBe(false);
    expect(await store.log.entries("kept", 1, 1)).toEqual([first]);
  });
});

describe("loading", () => {
  it("gives nothing for a game that does not exist", async () => {
    expect(await store.log.load("none", REVISION)).toEqual({ head: null, snapshot: null, entries: [] });
  });

  it("gives all entries in order where there is no snapshot", async () => {
    await written("plain", 120);
    expect(versions((await store.log.load("plain", REVISION)).entries)).toEqual(upTo(120));
  });

  it("gives the snapshot and only the newest entries", async () => {
    const entries = await written("snapped", 60);
    await store.snapshots.put("snapped", snapshotOf(entries, 55));
    const loaded = await store.log.load("snapped", REVISION);
    expect(loaded.snapshot).toEqual(snapshotOf(entries, 55));
    expect(versions(loaded.entries)).toEqual(upTo(60, 60 - loaded.entries.length + 1));
    expect(loaded.entries.length).toBeLessThan(30);
  });

  it("has every entry after a snapshot that is far behind", async () => {
    const entries = await written("behind", 70);
    await store.snapshots.put("behind", snapshotOf(entries, 3));
    expect(versions((await store.log.load("behind", REVISION)).entries)).toEqual(expect.arrayContaining(upTo(70, 4)));
  });

  it("goes on over the pages of 1 MB that DynamoDB cuts", async () => {
    await written("large", 45, BIG);
    expect(versions((await store.log.load("large", REVISION)).entries)).toEqual(upTo(45));
    expect(await store.log.raw("large")).toHaveLength(45);
    expect(versions(await store.log.entries("large", 2, 44))).toEqual(upTo(44, 2));
  });

  it("passes over a snapshot of another revision of the code", async () => {
    const entries = await written("revised", 40);
    await store.snapshots.put("revised", snapshotOf(entries, 38));
    const loaded = await store.log.load("revised", REVISION + 1);
    expect(loaded.snapshot).toBeNull();
    expect(versions(loaded.entries)).toEqual(upTo(40));
  });

  it.each([38, 40])("passes over a snapshot of version %i from which the log does not continue", async (version) => {
    const game = `forged${version}`;
    const entries = await written(game, 40);
    await store.snapshots.put(game, { ...snapshotOf(entries, version), hash: genesis("other") });
    const loaded = await store.log.load(game, REVISION);
    expect(loaded.snapshot).toBeNull();
    expect(versions(loaded.entries)).toEqual(upTo(40));
  });
});

describe("a snapshot", () => {
  it("is not replaced by an older one, but by any of another revision", async () => {
    const entries = await written("older", 10);
    await store.snapshots.put("older", snapshotOf(entries, 9));
    await store.snapshots.put("older", snapshotOf(entries, 5));
    expect((await store.log.load("older", REVISION)).snapshot?.version).toBe(9);
    await store.snapshots.put("older", { ...snapshotOf(entries, 5), revision: REVISION + 1 });
    expect((await store.log.load("older", REVISION + 1)).snapshot?.version).toBe(5);
  });

  it("may be dropped at any time", async () => {
    const entries = await written("dropped", 40);
    await store.snapshots.put("dropped", snapshotOf(entries, 39));
    await store.snapshots.drop("dropped");
    expect(versions((await store.log.load("dropped", REVISION)).entries)).toEqual(upTo(40));
  });
});

describe("the games of the log", () => {
  it("are listed with their latest versions, whether or not they have a HEAD", async () => {
    await written("listed", 3);
    expect((await store.log.games()).get("listed")).toBe(3);
  });
});

describe("trouble with the table", () => {
  it("shows as a StoreError, not as an exception of the SDK", async () => {
    const elsewhere = createStore(service.client, "no-such-table");
    await expect(elsewhere.log.load("any", REVISION)).rejects.toBeInstanceOf(StoreError);
    await expect(elsewhere.log.append(chain("any", 1)[0] ?? expect.fail())).rejects.toBeInstanceOf(StoreError);
    await expect(createStore(dynamoClient("http://127.0.0.1:9"), TABLE).heads.many(["any"])).rejects.toBeInstanceOf(
      StoreError,
    );
  });

  it("a hole in the log is not hidden", async () => {
    await written("holed", 5);
    const Key = { pk: { S: "GAME#holed" }, sk: { S: "ENTRY#000003" } };
    await service.client.send(new DeleteItemCommand({ TableName: TABLE, Key }));
    expect(versions(await store.log.entries("holed", 1, 5))).toEqual([1, 2, 4, 5]);
  });
});
