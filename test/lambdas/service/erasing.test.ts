/** Deleting an account: nothing of the person is left in the table, and no game notices. */
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { hashed } from "../../../lambdas/service/checks.ts";
import type { Deps } from "../../../lambdas/service/deps.ts";
import { erase } from "../../../lambdas/service/erasing.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { startService, TABLE, type TestService, tokenIn } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Every row of the table, one line each. */
async function rows(): Promise<string[]> {
  const documents = DynamoDBDocumentClient.from(service.client);
  const { Items } = await documents.send(new ScanCommand({ TableName: TABLE, ConsistentRead: true }));
  const plain = (_key: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);
  return (Items ?? []).map((item) => JSON.stringify(item, plain));
}

/** Rows that tell of the address or name; counters, which end within a day, hold only the hash. */
const traces = async ({ address, name }: Person): Promise<string[]> =>
  (await rows()).filter(
    (row) =>
      row.includes(address) || row.includes(name) || (row.includes(hashed(address)) && !row.includes('"pk":"RATE#')),
  );

async function signInLink(address: string): Promise<string> {
  await service.services.people.requestSignIn({ address, language: "en" });
  return tokenIn(service.mailsTo(address).at(-1));
}

/** A person with all that can be kept of one: sessions, open links of every kind, a muted game, an invitation. */
async function settled(name: string): Promise<{ person: Person & { session: string }; host: Person; links: string[] }> {
  const { games, people } = service.services;
  const [person, host] = [await service.signIn(name), await service.signIn(`Host${name.length}${name.at(-1)}`)];
  const table = await games.create(host, { title: "1830", name: "Table", seatCount: 3, options: {} });
  await games.invite(host, table.id, { address: person.address, language: "en" });
  await service.notify(table.id);
  const invitation = tokenIn(service.mailsTo(person.address).at(-1));
  const links = [invitation, await signInLink(person.address), await signInLink(person.address)];
  await people.requestAddressChange(person, `new-${person.address}`);
  await people.setMailWish(person.id, table.id, "nothing");
  return { person, host, links };
}

/** The store as it is when the process dies after so many more writes. */
function dyingAfter(deps: Deps, writes: number): Deps {
  let left = writes;
  const dying = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== "function" || !/^(erase|release|drop|settle|told)/.test(String(name))) return own;
        return (...given: unknown[]) => {
          if (left === 0) throw new Error("the process has died");
          left -= 1;
          return Reflect.apply(own, target, given);
        };
      },
    });
  const { store } = deps;
  return { ...deps, store: { ...store, people: dying(store.people), access: dying(store.access) } };
}

describe("a deleted account", () => {
  it("leaves no trace of address and name in any row of the table", async () => {
    const { person, links } = await settled("Tilda");
    expect((await traces(person)).length).toBeGreaterThan(5);
    await service.services.people.erase(person);
    expect(await traces(person)).toEqual([]);
    expect((await rows()).filter((row) => row.includes("new-tilda"))).toEqual([]);
    for (const link of links)
      await expect(service.services.people.confirmSignIn(link, {})).rejects.toMatchObject({ situation: "gone" });
  });

  it("is signed out everywhere, and cannot be changed any more", async () => {
    const { people } = service.services;
    const person = await service.signIn("Vera");
    const { session } = await people.confirmSignIn(await signInLink(person.address), {});
    await people.erase(person);
    for (const one of [session, person.session]) expect(await people.personOfSession(one)).toBeNull();
    await expect(people.update(person.id, { name: "Vera" })).rejects.toMatchObject({ situation: "unauthenticated" });
    expect(await traces(person)).toEqual([]);
  });

  it("keeps its place at a running table: the log is the same, replays and verifies, under a name that is nobody's", async () => {
    const [host, guest] = [await service.signIn("Hella"), await service.signIn("Gerda")];
    const head = await service.startGame([host, guest]);
    const before = await service.deps.store.log.raw(head.id);
    await service.services.people.erase(guest);
    expect(await service.deps.store.log.raw(head.id)).toEqual(before);
    expect(await verifyGame(service.deps, head.id)).toMatchObject({ ok: true });
    const seat = (await service.services.games.head(head.id)).seats.find((one) => one.person === guest.id);
    expect(seat).toMatchObject({ status: "seated", name: `N. N. ${guest.id.slice(-3)}` });
  });

  it("gets no mail any more, and the host of its table is told once", async () => {
    const [host, guest] = [await service.signIn("Hugo"), await service.signIn("Greta")];
    const head = await service.startGame([host, guest]);
    await service.services.people.erase(guest);
    const count = service.mailsTo(guest.address).length;
    await service.notify(head.id);
    await service.services.people.erase(guest);
    expect(service.mailsTo(guest.address)).toHaveLength(count);
    expect(service.mailsTo("")).toEqual([]);
    const told = service.mailsTo(host.address).filter(({ subject }) => subject.includes("N. N."));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("has deleted the account");
  });

  it("frees its address: whoever has it begins as somebody new", async () => {
    const person = await service.signIn("Nadja");
    await service.services.people.erase(person);
    const again = await service.signIn("Nadja");
    expect(again.id).not.toBe(person.id);
    await service.services.people.erase(person);
    expect(await service.services.people.personOfSession(again.session)).toMatchObject({ id: again.id });
  });

  it.each([0, 1, 2, 4, 5])(
    "is deleted to the end by trying again, though the process died after %i writes",
    async (writes) => {
      const { person } = await settled(`Dora${writes}`);
      const outcome = await erase(dyingAfter(service.deps, writes), person.id).then(
        () => "done",
        () => "died",
      );
      const isShown = (row: string): boolean =>
        row.includes(person.name) || row.includes(`"address":"${person.address}`);
      if (writes > 0)
        expect((await rows()).filter((row) => row.includes('"sk":"PROFILE"') && isShown(row))).toEqual([]);
      if (writes < 5) expect(outcome).toBe("died");
      if (writes === 0) await service.services.people.erase(person);
      else expect(await service.services.people.personOfSession(person.session)).toBeNull();
      expect(await traces(person)).toEqual([]);
      expect((await rows()).filter((row) => row.includes(`"pk":"USER#${person.id}","sk":"SESSION#`))).toEqual([]);
    },
  );

  it("does not come back because the address changes or a link is used at the same moment", async () => {
    const { people } = service.services;
    const person = await service.signIn("Rasa");
    await people.requestAddressChange(person, "rasa-2@example.org");
    const change = /address\/([\w-]+)/.exec(service.mailsTo("rasa-2@example.org").at(-1)?.text ?? "")?.[1] ?? "";
    const link = await signInLink(person.address);
    await Promise.allSettled([
      people.confirmAddressChange(change),
      people.erase(person),
      people.confirmSignIn(link, {}),
      people.update(person.id, { name: "Rasa" }),
    ]);
    await people.erase(person);
    const left = (await rows()).filter((row) => row.includes(person.id) && /rasa/i.test(row));
    expect(left).toEqual([]);
    expect(await people.personOfSession(person.session)).toBeNull();
  });
});
