/** Personal tokens: made, shown once, used, revoked, gone with the account. */
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOfToken } from "../../../../lambdas/service/access/tokens.ts";
import { RATES } from "../../../../lambdas/service/rates.ts";
import { startService, TABLE, type TestService } from "../../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function tableText(): Promise<string> {
  const { Items = [] } = await DynamoDBDocumentClient.from(service.client).send(new ScanCommand({ TableName: TABLE }));
  return JSON.stringify(Items);
}

const access = () => service.services.access;

describe("a personal token", () => {
  it("tells whose it is, and the table does not hold it", async () => {
    const anna = await service.signIn("Anna");
    const { token, view } = await access().createToken(anna.id, "  my   script ");
    expect(view).toMatchObject({ name: "my script", usedOn: null });
    expect(await service.services.people.personOfToken(token)).toMatchObject({
      id: anna.id,
      name: "Anna",
      language: "en",
    });
    const secret = token.split(".").at(-1) ?? "";
    expect(secret.length).toBe(43);
    expect(await tableText()).not.toContain(secret);
  });

  it("remembers the day of its last use", async () => {
    const bert = await service.signIn("Bert");
    const { token } = await access().createToken(bert.id, "script");
    await service.services.people.personOfToken(token);
    const day = service.clock.now().toISOString().slice(0, 10);
    expect(await access().tokens(bert.id)).toMatchObject([{ name: "script", usedOn: day }]);
    service.clock.advance(2 * 24 * 3600);
    await service.services.people.personOfToken(token);
    const later = service.clock.now().toISOString().slice(0, 10);
    expect(later).not.toBe(day);
    expect(await access().tokens(bert.id)).toMatchObject([{ usedOn: later }]);
  });

  it("that is bent, of another person or no token at all opens nothing", async () => {
    const [carl, dora] = [await service.signIn("Carl"), await service.signIn("Dora")];
    const { token, view } = await access().createToken(carl.id, "script");
    const other = await access().createToken(dora.id, "script");
    const secret = token.split(".").at(-1) ?? "";
    const bent = [
      token.slice(0, -1) + (token.endsWith("A") ? "B" : "A"),
      token.replace(carl.id, dora.id),
      `bahnpost.${dora.id}.${other.view.id}.${secret}`,
      `bahnpost.${carl.id}.${view.id}.`,
      carl.session,
      "",
    ];
    for (const text of bent) expect(await service.services.people.personOfToken(text), text).toBeNull();
    expect(await service.services.people.personOfToken(token)).not.toBeNull();
  });

  it("opens nothing once it is revoked, and others stay", async () => {
    const emil = await service.signIn("Emil");
    const [first, second] = [await access().createToken(emil.id, "one"), await access().createToken(emil.id, "two")];
    const stranger = await service.signIn("Franz");
    await access().revokeToken(stranger.id, first.view.id);
    expect(await service.services.people.personOfToken(first.token)).not.toBeNull();
    for (const _ of [1, 2]) await access().revokeToken(emil.id, first.view.id);
    expect(await service.services.people.personOfToken(first.token)).toBeNull();
    expect(await service.services.people.personOfToken(second.token)).not.toBeNull();
    expect((await access().tokens(emil.id)).map(({ name }) => name)).toEqual(["two"]);
  });

  it("that may only look does not act, and one with an end opens nothing after it", async () => {
    const fritz = await service.signIn("Fritz");
    const { token } = await access().createToken(fritz.id, "widget", { looksOnly: true, days: 30 });
    const { people } = service.services;
    expect(await people.personOfToken(token)).toMatchObject({ name: "Fritz" });
    await expect(people.personOfToken(token, true)).rejects.toMatchObject({
      situation: "forbidden",
      reason: "tokenLooks",
    });
    service.clock.advance(30 * 24 * 3600 - 60);
    expect(await people.personOfToken(token)).not.toBeNull();
    service.clock.advance(61);
    expect(await people.personOfToken(token)).toBeNull();
  });

  it("goes with the account, name and all", async () => {
    const gerda = await service.signIn("Gerda");
    const { token } = await access().createToken(gerda.id, "the laptop of Gerda");
    await service.services.people.erase(gerda);
    expect(await service.services.people.personOfToken(token)).toBeNull();
    expect(await tableText()).not.toContain("laptop of Gerda");
  });

  it("of a deletion that was cut short opens nothing, and finishes the deletion", async () => {
    const heinz = await service.signIn("Heinz");
    const { token } = await access().createToken(heinz.id, "script");
    const { store } = service.deps;
    const wiped = { name: "N. N.", addressHash: "0".repeat(64) };
    await store.people.erase(heinz.id, heinz.address, wiped, service.clock.now());
    expect(await service.services.people.personOfToken(token)).toBeNull();
    expect(await store.personalTokens.list(heinz.id)).toEqual([]);
  });
});

describe("tokens without end", () => {
  it("are not to be had", async () => {
    const ida = await service.signIn("Ida");
    for (let n = 0; n < 10; n++) await access().createToken(ida.id, `script ${n}`);
    await expect(access().createToken(ida.id, "one more")).rejects.toMatchObject({ reason: "tokensMany" });
    await expect(access().createToken(ida.id, " ")).rejects.toMatchObject({ situation: "invalid", reason: "name" });
  });

  it("nor are calls", async () => {
    const jan = await service.signIn("Jan");
    const { token } = await access().createToken(jan.id, "script");
    const { limit } = RATES.callsPerPerson;
    const { access: counters } = service.deps.store;
    expect(await service.services.people.personOfToken(token)).not.toBeNull();
    const full = { ...service.deps.store, access: { ...counters, count: async () => limit + 1 } };
    await expect(personOfToken({ ...service.deps, store: full }, token)).rejects.toMatchObject({
      situation: "tooMany",
      reason: "tooManyCalls",
    });
  });
});
