/** Promise 9 against somebody who can write to the table: taking out, swapping, adding and rewriting whole entries. */
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { type Entry, entryItem, seal } from "../../../lambdas/store/entry.ts";
import { entryKey } from "../../../lambdas/store/keys.ts";
import { askedNow, startService, TABLE, type TestService } from "../../support/service.ts";

let service: TestService;
let table: DynamoDBDocumentClient;
let people: Person[];
let game: string;
let entries: Entry[];
beforeAll(async () => {
  service = await startService();
  table = DynamoDBDocumentClient.from(service.client);
  people = [await service.signIn("Anna"), await service.signIn("Bert")];
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  ({ id: game } = await service.startGame(people));
  for (let n = 0; n < 3; n++) {
    const asked = await askedNow(service.services, game);
    await service.services.games.submit({ ...asked, submission: `form-${game}-${n}`, moves: [{ type: "pass" }] });
  }
  entries = await service.deps.store.log.entries(game, 1, 99);
});
afterAll(() => service.stop());

const at = (version: number): Entry => entries[version - 1] ?? expect.fail(`no entry ${version}`);
const overwrite = (entry: Entry, more: object = {}) =>
  table.send(new PutCommand({ TableName: TABLE, Item: { ...entryItem(entry), ...more } }));
const takeOut = (version: number) => table.send(new DeleteCommand({ TableName: TABLE, Key: entryKey(game, version) }));
const verdict = () => verifyGame(service.deps, game);

describe("verifying a game finds", () => {
  it("nothing in a log that nobody touched", async () => {
    expect(await verdict()).toMatchObject({ ok: true, entries: entries.length, hash: at(entries.length).hash });
  });

  it("an entry rewritten with a right hash of its own, at the one that follows it", async () => {
    const version = entries.length - 1;
    const { hash: _, previous, shape: __, ...draft } = at(version);
    await overwrite(seal({ ...draft, by: at(1).by === draft.by ? "somebody" : at(1).by }, previous));
    expect(await verdict()).toMatchObject({ ok: false, version: version + 1 });
  });

  it("two entries that have changed places", async () => {
    const [one, other] = [at(entries.length - 1), at(entries.length - 2)];
    await overwrite({ ...one, version: other.version });
    await overwrite({ ...other, version: one.version });
    expect(await verdict()).toMatchObject({ ok: false, version: other.version });
  });

  it("the first entry taken out", async () => {
    await takeOut(1);
    expect(await verdict()).toMatchObject({ ok: false, version: 1 });
  });

  it("the last entry taken out, while HEAD remembers it", async () => {
    await takeOut(entries.length);
    expect(await verdict()).toMatchObject({ ok: false, version: entries.length - 1 });
  });

  it("an entry added beyond the end", async () => {
    const last = at(entries.length);
    await overwrite({ ...last, version: last.version + 2 });
    expect(await verdict()).toMatchObject({ ok: false, version: last.version + 1 });
  });

  it("an attribute added to an entry", async () => {
    await overwrite(at(3), { note: "from elsewhere" });
    expect(await verdict()).toMatchObject({ ok: false, version: 3 });
  });

  it("an entry of a shape that cannot be read", async () => {
    await overwrite(at(2), { shape: 99 });
    expect(await verdict()).toMatchObject({ ok: false, version: 2 });
  });

  it("an entry whose content is no text", async () => {
    await overwrite(at(2), { fact: "{" });
    expect(await verdict()).toMatchObject({ ok: false, version: 2 });
  });

  it("an entry without content", async () => {
    await overwrite(at(2), { fact: 7 });
    expect(await verdict()).toMatchObject({ ok: false, version: 2 });
  });
});
