/** Promises 9 and 10: the log proves itself, and what is kept beside it comes back from it. */
import { DeleteItemCommand, PutItemCommand, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Person } from "../../../lambdas/service/api.ts";
import { LEDGER_REVISION, readLedger } from "../../../lambdas/service/ledger.ts";
import { rebuildAll } from "../../../lambdas/service/rebuilding.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { entryKey, headKey, type Key, personGameKey, snapshotKey } from "../../../lambdas/store/keys.ts";
import { askedNow, startService, TABLE, type TestService } from "../../support/service.ts";

let service: TestService;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert")];
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  game = await service.startGame(people);
  for (let n = 0; n < 10; n++) {
    const asked = await askedNow(service.services, game.id);
    await service.services.games.submit({ ...asked, submission: `form-${game.id}-${n}`, moves: [{ type: "pass" }] });
  }
  await service.notify(game.id);
});
afterAll(() => service.stop());

const keyOf = ({ pk, sk }: Key) => ({ pk: { S: pk }, sk: { S: sk } });
const remove = (key: Key) => service.client.send(new DeleteItemCommand({ TableName: TABLE, Key: keyOf(key) }));
const alter = (key: Key, attribute: string, value: string) =>
  service.client.send(
    new UpdateItemCommand({
      ...{ TableName: TABLE, Key: keyOf(key), UpdateExpression: "SET #name = :value" },
      ExpressionAttributeNames: { "#name": attribute },
      ExpressionAttributeValues: { ":value": { S: value } },
    }),
  );
const verified = () => verifyGame(service.deps, game.id);

describe("verifying a game", () => {
  it("says how long its log is and that the rules of today decide it just so", async () => {
    const version = game.version + 10;
    expect(await verified()).toMatchObject({ ok: true, entries: version, moved: 10, redecided: 10 });
  });

  it.each([
    ["what happened", "fact", '{"moves":[{"type":"pass"}],"events":[]}'],
    ["when", "at", "2020-01-01T00:00:00.000Z"],
    ["the submission", "submission", "another-form"],
    ["its hash", "hash", "0".repeat(64)],
    ["the hash of the one before", "previous", "0".repeat(64)],
  ])("finds an entry in which %s was altered", async (_, attribute, value) => {
    await alter(entryKey(game.id, 7), attribute, value);
    expect(await verified()).toMatchObject({ ok: false, version: 7 });
  });

  it("finds an entry that belongs to another game", async () => {
    const other = await service.startGame(people);
    const [entry] = await service.deps.store.log.raw(other.id);
    const Item = { ...keyOf(entryKey(game.id, 1)), game: { S: other.id }, version: { N: "1" }, kind: { S: "created" } };
    const { fact: _, ...envelope } = { ...entry, fact: null };
    const texts = Object.fromEntries(
      Object.entries(envelope).flatMap(([k, v]) => (typeof v === "string" ? [[k, { S: v }]] : [])),
    );
    await service.client.send(new PutItemCommand({ TableName: TABLE, Item: { ...Item, ...texts, fact: { S: "{}" } } }));
    expect(await verified()).toMatchObject({ ok: false, version: 1 });
  });

  it("finds a snapshot that is not the fold of its entries", async () => {
    const { snapshot } = await service.deps.store.log.load(game.id, LEDGER_REVISION);
    const ledger = readLedger(snapshot?.body) ?? expect.fail("no snapshot");
    const body = { ...ledger, state: ledger.state && { ...ledger.state, bank: { ...ledger.state.bank, cash: 1 } } };
    await service.deps.store.snapshots.drop(game.id);
    await service.deps.store.snapshots.put(game.id, { ...(snapshot ?? expect.fail()), body });
    expect(await verified()).toMatchObject({ ok: false, fault: expect.stringContaining("snapshot") });
  });

  it("finds a HEAD that says something else", async () => {
    await alter(
      headKey(game.id),
      "head",
      JSON.stringify({ ...(await service.deps.store.heads.many([game.id]))[0], name: "Monday" }),
    );
    expect(await verified()).toMatchObject({ ok: false, fault: expect.stringContaining("HEAD") });
  });

  it("does not find what does not exist", async () => {
    expect(await verifyGame(service.deps, "nothing")).toMatchObject({ ok: false, version: 0 });
  });
});

describe("read models", () => {
  const all = () => [headKey(game.id), snapshotKey(game.id), ...people.map(({ id }) => personGameKey(id, game.id))];

  it("that are deleted are not missed by the game itself", async () => {
    const before = await service.services.games.load(game.id);
    for (const key of all()) await remove(key);
    expect(await service.services.games.load(game.id)).toEqual(before);
  });

  it("come back from the log alone, equal to what they were", async () => {
    const lists = async () => {
      const all = await Promise.all(people.map((person) => service.services.games.listFor(person)));
      return all.map((heads) => heads.filter(({ id }) => id === game.id));
    };
    const before = await lists();
    for (const key of all()) await remove(key);
    expect((await lists()).flat()).toEqual([]);
    expect((await rebuildAll(service.deps)).rebuilt).toContain(game.id);
    expect(await lists()).toEqual(before);
    expect(await verified()).toMatchObject({ ok: true });
  });

  it("of a game whose log cannot be read stay, and keep no other game back", async () => {
    const broken = await service.startGame(people);
    await alter(entryKey(broken.id, 2), "fact", "{}");
    const { rebuilt, failed } = await rebuildAll(service.deps);
    expect(failed).toContain(broken.id);
    expect(rebuilt).toContain(game.id);
    expect((await service.deps.store.heads.many([broken.id])).map(({ version }) => version)).toEqual([broken.version]);
  });

  it("rebuilt lose a person who has left", async () => {
    const [host, guest] = people;
    if (!host || !guest) throw new Error("nobody");
    const lobby = await service.services.games.create(host, { title: "1830", name: "Coal", seatCount: 2, options: {} });
    await service.services.games.join(guest, lobby.id);
    await service.services.games.leave(guest, lobby.id);
    await rebuildAll(service.deps);
    expect(await service.deps.store.people.games(guest.id)).not.toContain(lobby.id);
    expect(await service.deps.store.people.games(host.id)).toContain(lobby.id);
  });

  it("in a HEAD that cannot be read, or is gone from under a list, are made anew", async () => {
    await alter(headKey(game.id), "head", "{");
    const [host] = people;
    expect((await service.services.games.listFor(host ?? expect.fail())).map(({ id }) => id)).toContain(game.id);
  });
});
